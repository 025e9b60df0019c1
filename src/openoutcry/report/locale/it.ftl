report-tournament = Torneo
report-players = { $count } giocatori
report-games = { $count ->
        [one] 1 partita
       *[other] { $shown } partite
    }
report-deals = { $count ->
        [one] 1 distribuzione
       *[other] { $shown } distribuzioni
    }
report-seed = seme { $seed }
report-against-headline = { $bot } vince { $share } delle partite contro { $count ->
        [one] un { $other }
       *[other] { $count } × { $other }
    }
report-mixed-headline = In testa { $bot }, con { $share } di vittorie per posto
report-par-note = La parità è { $par }. Con il 95 % di fiducia la quota vera sta tra { $low } e { $high }.
report-shares = Quota di vittorie
report-shares-note = vittorie per posto; la linea tratteggiata è la parità
report-par = parità { $par }
report-ratings = Elo
report-ratings-note = 400 punti sono dieci a uno; la media di tutti è 0
report-scores = Punteggi finali
report-scores-note = linea: il 90 % delle partite; punto: la mediana
report-length = Durata della partita
report-length-note = decisioni; media { $mean }, metà delle partite tra { $low } e { $high }
report-ahead = Chi è arrivato davanti a chi
report-ahead-note = quante volte il bot della riga ha preceduto quello della colonna
report-table = La tabella
report-bot = Bot
report-wins = Vittorie, 95 %
report-score = Punti, 95 %
report-place = Posto
report-rating = Elo, 95 %
report-seats = Posti
report-time = Per decisione
report-ms = { $ms } ms
report-how = Come si legge
report-how-deals = Ogni distribuzione è stata giocata più volte, spostando ogni volta i bot di un posto: ciascuno si è seduto a ogni posto con le stesse carte. La fortuna delle carte e del posto si annulla.
report-how-intervals = Gli intervalli sono al 95 %. Contano come indipendenti le distribuzioni intere, non le partite, perché le partite di una distribuzione hanno le stesse carte.
report-how-ratings = L’Elo è stimato dagli ordini d’arrivo (Plackett e Luce); un pareggio vale come tutti gli ordini dei pari merito, in parti uguali. Chi non è mai stato preceduto, o non ha mai preceduto nessuno, non ha estremo superiore o inferiore.
report-how-shared = Una vittoria condivisa conta in parti. I vincitori vengono primi anche se un altro ha più denaro; gli altri seguono per punti.
report-between = da { $low } a { $high }
report-unbounded = aperto
