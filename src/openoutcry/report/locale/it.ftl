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

report-review = Analisi
report-review-players = { $count } giocatori
report-review-actions = { $count ->
        [one] 1 mossa
       *[other] { $shown } mosse
    }
report-review-judged = { $count ->
        [0] giudica { $judge }, { $level }
       *[other] giudica { $judge }, { $playouts } simulazioni per decisione
    }
report-review-temperature = { $count ->
        [0] probabilità a temperatura { $temperature }
       *[other] probabilità a temperatura { $temperature }, tarata su { $positions } posizioni di partite finite
    }
report-judge-search = la ricerca
report-judge-master = il maestro
report-how-judge-search = La ricerca prosegue la partita fino in fondo da ognuna di queste distribuzioni, tutti i posti secondo le regole pratiche della casa, e si tiene alle mosse che vincono di più.
report-how-judge-master = Il maestro ha imparato il gioco giocandolo. Guarda avanti con una rete: il { $network } % del giudizio su come finirà la partita è della rete, il resto viene dal proseguirla fino in fondo.
report-how-temperature = Le probabilità sono date a una temperatura: ciò che il giudice disse di partite finite è stato confrontato con chi vinse. Sotto 1 era troppo cauto, e le probabilità sono date più nette; sopra 1 era troppo sicuro, e sono date più uniformi.
report-review-won = { $count ->
        [one] { $names } vince con { $score }
       *[other] { $names } condividono la vittoria con { $score }
    }
report-review-over = La partita non è ancora finita
report-review-always = Dalla prima scelta all’ultima la vittoria di { $name } era più probabile che no.
report-review-likely = Dalla mossa { $number } in poi la vittoria di { $name } è più probabile che no.
report-review-late = Solo alla fine è stato chiaro che la vittoria era di { $name }.
report-review-step = Il passo più grande è cominciato alla mossa { $number } ({ $who }: { $move }): { $before } prima, { $after } dopo.
report-review-gave = Tra gli altri ha perso di più { $name }: { $points } punti di probabilità di vittoria, su tutte le scelte.
report-chances = Probabilità di vittoria
report-chances-note = di ciascuno alle proprie scelte, per quanto poteva giudicare allora; ▼ una mossa costata punti a chi l’ha fatta; la fascia dice quanto è sicura la linea del vincitore
report-chances-label = Probabilità di vittoria di ciascuno nel corso della partita. Alla fine: { $ends }
report-turning = Punti di svolta
report-turning-note = in punti percentuali di probabilità di vittoria; si giudica solo su ciò che il giocatore poteva sapere
report-turning-none = Nessuna mossa da sola ha deciso la partita.
report-turning-cost = { $points } punti persi
report-turning-swing = { $name } tra le mosse { $first } e { $last }, per i rivali e la fortuna: { $before } → { $after }
report-turning-better = Meglio: { $move }
report-turning-played = Giocata: { $move }
report-turning-money = punteggio atteso { $money }
report-fortunes = Patrimoni
report-fortunes-note = quanto avrebbe ciascuno se la partita finisse lì
report-fortunes-label = Patrimonio di ciascuno nel corso della partita. Alla fine: { $ends }
report-accounts = Come ha giocato ciascuno
report-accounts-note = i punti sono di probabilità di vittoria, persi in tutto; dove la mossa giocata è risultata sopra quella del giudice, conta anche questo
report-player = Giocatore
report-final = Punti finali
report-choices = Scelte
report-best = Mossa migliore trovata
report-mistakes = Errori
report-lost = Punti persi
report-verdict-best = mossa migliore
report-verdict-good = buona
report-verdict-unclear = non chiaramente peggiore
report-verdict-slip = imprecisione
report-verdict-mistake = errore
report-verdict-blunder = errore grave
report-all-choices = Tutte le scelte
report-move = Mossa
report-before = Prima
report-after = Dopo
report-verdict = Giudizio
report-how-review = A ogni scelta un bot ha cercato partendo da ciò che quel giocatore sapeva, su molte distribuzioni possibili di ciò che era nascosto. «Prima» è la probabilità con la mossa migliore, i punti persi sono la distanza tra la mossa migliore e quella giocata.
report-how-within = Dopo ± sta metà di un intervallo al 95 %, calcolata da quanto variano i gruppi di simulazioni: lo stesso giudice, con simulazioni infinite, 19 volte su 20 direbbe una cifra lontana al massimo altrettanto. La mossa migliore e quella giocata hanno avuto le stesse distribuzioni, perciò i punti persi sono di solito più sicuri che se ognuna fosse stata giudicata per conto suo. Una mossa che potrebbe non essere costata nulla non è chiamata errore. La fascia lungo la linea del vincitore è lo stesso intervallo. Quanto bene il giudice capisca il gioco non vi è compreso.

cli-review-about = Giudica ogni scelta di una partita finita e disegna una pagina di dove è stata vinta.
cli-arg-review-out = la pagina da scrivere (di norma accanto alla partita, in .html)
cli-arg-review-json = scrive anche i numeri in questo file
cli-arg-level = il bot che giudica: search:300, master50:300 (simulazioni per scelta) o search:200ms
cli-reviewing = Analisi della partita

report-training = Imparare { $game }
report-training-against = Quota di vittorie della rete da sola contro { $bot }, in quattro o quanto più vicino il gioco permette.
report-training-wins = Partite vinte
report-training-wins-note = In orizzontale: milioni di decisioni giocate. Tratteggiata: mosse estratte secondo la probabilità; ottone: sempre la più probabile.
report-training-curve = La curva
report-training-judged = Misurato alla fine
report-training-judged-note = I pesi come vanno nel pacchetto, una partita per tavolo, per ogni numero di giocatori.
report-training-minutes = Minuti
report-training-millions = Milioni di decisioni
report-training-drawn = mosse estratte
report-training-likeliest = mossa più probabile
report-training-entropy = Indecisione (entropia)
report-training-value-error = Errore del valore
report-training-players = Giocatori
report-training-how = Gioca
report-training-games = Partite
report-training-won = Vinte
report-training-within = ±
