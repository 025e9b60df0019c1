### Testi del client nel browser.

ui-name = Open Outcry
ui-home = Open Outcry, pagina iniziale
ui-main = Menu principale
list-two = { $rest } e { $last }
list-more = { $rest } e { $last }
ui-skip = Vai al contenuto
ui-dark = Tema scuro
ui-sound = Suono
ui-keys = Tastiera
ui-menu = Menu
ui-close = Chiudi
ui-language = Lingua
ui-phases = Fasi
ui-tape = Nastro delle quotazioni
save = Salva
you = tu
bot = bot
total = Totale
loading = Si prepara il tavolo

title-home = Open Outcry: giochi di borsa
title-table = { $game } · Open Outcry
title-turn = Tocca a te: { $game }
title-rules = Regole: { $game } · Open Outcry

nav-play = Gioca
nav-games = Le mie partite
nav-learn = Regole

## Pagina iniziale
home-title = Quattro giochi di borsa, un tavolo rumoroso
home-about = Offri, fondi, scambia e scommetti contro amici o bot. Nessun account: siediti e chiama.
home-play = Gioca ora
home-invite = Invita amici
home-games = Giochi
home-game-stockpile-meta = { $least }–{ $most } giocatori · 45 min
home-game-stockpile-about = Ognuno conosce un segreto sui prezzi di domani. Riempi i pacchetti, poi supera le offerte degli altri.
home-game-acquire-meta = { $least }–{ $most } giocatori · 60 min
home-game-acquire-about = Fonda catene, compra presto e sii il maggiore azionista il giorno in cui vengono inghiottite.
home-game-money-meta = { $least }–{ $most } giocatori · 20 min
home-game-money-about = Offerte segrete in banconote. Scambiale con il lotto che ti serve prima che ti portino via il tuo.
home-game-watch-meta = { $least }–{ $most } giocatori · 60 min
home-game-watch-about = Metti in gioco un’azione, senti la voce, scegli da che parte stare e il moltiplicatore. Decidono le notizie.
home-game-meta = { $least }–{ $most } giocatori
home-learn = Impara in { $minutes } minuti
home-learn-at = Impara in { $minutes } minuti: { $game }
home-play-bots = Contro i bot
home-play-bots-at = Gioca contro i bot: { $game }
home-invite-short = Invita
home-invite-to = Invita amici: { $game }
home-laying = Si prepara il tavolo…
home-not-yet = Non ancora giocabile nel browser
home-mine = Le tue partite
home-mine-none = Nessuna partita in corso. Un clic qui sopra e si comincia.
home-your-move = Tocca a te
home-open = Apri
home-tables = Tavoli aperti
home-tables-none = Nessun tavolo aperto.
home-open-table = Apri un tavolo
home-sit = Siediti
home-watch = Da guardare
home-watch-none = Ora nessuno gioca in pubblico.
home-watch-one = Guarda
tape-quiet = In sala c’è silenzio. Siediti e chiama.
tape-open = { $game }: { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }
tape-your-move = Tocca a te: { $game }
table-gathering = In attesa di giocatori
table-clock = { $minutes } min a testa
table-no-clock = senza orologio
table-options = { $count ->
        [one] 1 opzione
       *[other] { $count } opzioni
    }
table-seats = { $taken } posti occupati su { $all }
table-players = { $game }, { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
table-watching = { $count ->
        [0] ancora nessuno guarda
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
games-running = In corso
games-finished = Finite
games-none = Ancora nessuna partita finita.
games-won = Hai vinto
games-winner = Vittoria di { $names }

## Contro i bot
bots-title = Gioca contro i bot: { $game }
bots-at = { $game } in { $count ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
    }
bots-strength = Forza
bots-seats = Posti
bots-others = Chiama altri
bots-you = Tu
bots-instead = Qualcun altro al posto di { $name }
bots-sit = Siediti
bots-invite = Invita invece amici
bots-kept = Resta in questo browser: la prossima volta sarà come lo lasci.
bot-mixed = Misti
bot-mixed-about = Ogni posto ha una forza diversa.

## Nomi e tavoli
guest-name = Ospite
guest-number = Ospite { $number }
name-title = Come ti chiami?
name-label = Il tuo nome
name-set = Il tuo nome
name-change = { $name }: cambia nome
new-title = Apri un tavolo
new-game = Gioco
new-players = Giocatori
new-here = Persone a questo schermo
new-bots = Bot
new-clock = Orologio
new-level = Livello dei bot
new-minutes = { $minutes } min a testa
new-public = Chiunque può sedersi o guardare
new-hints = Suggerimenti del bot permessi
new-options = Regole di questo tavolo
new-link = Avrai un link da mandare agli amici.
new-hot-seat = Lo schermo passa di mano: tra un giocatore e l’altro cala il sipario.
new-create = Apri il tavolo
seat-open = Posto libero
seat-here = Qualcuno a questo schermo
seat-bot = Bot
seat-free = Libera il posto
seat-stand = Alzati
wait-title = { $free ->
        [one] È libero un posto
       *[other] Sono liberi { $free } posti
    }
wait-full = Ci siamo tutti
wait-public = Chiunque può sedersi. Manda il link a chi vuoi.
wait-private = Può sedersi solo chi ha il link.
wait-link = Link a questo tavolo
wait-clock = { $minutes } min a testa, { $seconds } s in più a mossa
wait-share = Condividi
wait-qr = Il link come codice QR
wait-terms = Come si gioca
wait-is-host = ospita
wait-another = Qualcun altro su questo dispositivo
setting-off = { $name }: no
setting-is = { $name }: { $value }
wait-start = Comincia la partita
wait-close = Chiudi il tavolo
wait-host = La partita la comincia chi ospita.
invite-copied = Link copiato.

## La linea
line-down-again = Linea interrotta · si richiama tra { $seconds }
line-down-calling = Linea interrotta · si richiama
line-call-now = Richiama ora
line-lost = Il server non ha risposto. Niente è perso: riprova.
lost-page = Questa pagina non esiste
lost-table = Questo tavolo non esiste
lost-closed = Questo tavolo è stato chiuso
lost-hint = Forse il link è tagliato, o il tavolo è privato.
lost-unreadable = Ciò che resta di questo tavolo non si può rigiocare
lost-unreadable-hint = Le regole sono cambiate, o il file è danneggiato. Chi era seduto qui può chiudere il tavolo e salvare la registrazione.

## Intorno al tavolo

# How to win
learn-title = Come si vince a { $game }
learn-lesson = Lezione, { $minutes } minuti
learn-rules = Tutte le regole
learn-table = Al tavolo
learn-bid = Offerta
learn-gain = Guadagno
learn-way-now = vendere ora
learn-way-keep = tenere
learn-way-before = prima
learn-way-after = dopo
learn-way-gone = perso
learn-way-shown = azioni mostrate
learn-way-early = presto
learn-way-late = tardi
learn-way-sell = vendere tutto
learn-way-trade = cambiare tutto
learn-way-high = la tua contrattazione
learn-way-low = partecipando
learn-way-near = nel settore
learn-way-far = a tre passi
learn-you = Tu
learn-player = Giocatore { $number }
learn-price = Prezzo
learn-own = Tua contrattazione
learn-join = Partecipando
learn-loading = Gli esempi si stanno calcolando

# Lessons
lesson-kind-see = Guarda
lesson-kind-do = Tocca a te
lesson-kind-else = Riprova
lesson-kind-ask = Domanda
lesson-kind-done = Capito
lesson-back = Indietro
lesson-play = Gioca una partita
lesson-play-on = Continua da qui
lesson-following = Lezione seguente
lesson-leave = Esci
lesson-of = { $beat } di { $beats }
lesson-beat = Lezione, passo { $beat } di { $beats }

# The slip
slip = Ordine
slip-clear = Cancella l’ordine
slip-line-down = In attesa della linea
slip-watching = Stai guardando
slip-waiting = { $count ->
        [one] Sta pensando { $names }
       *[other] Si aspetta: { $names }
    }
slip-over = Partita finita. Vittoria: { $names }
slip-choose = Scegli tu
slip-call = Chiama
slip-undo = Riprendi
kept-step = Gioca un bot
kept-time-up = Tempo scaduto
kept-now = *{ $name }* gioca al tuo posto
kept-late = Il tuo tempo è scaduto: *{ $name }* gioca per te
kept-take = Riprendo il mio posto
kept-why = Ciò che è chiamato resta. Dalla prossima chiamata il posto è tuo.
kept-late-why = Ciò che è chiamato resta. Hai un minuto per ciò che segue, più l’incremento di ogni chiamata.
kept-begins = { $late ->
    [late] { $who ->
        [you] Il tuo tempo è scaduto: { $bot } gioca per te.
       *[other] Il tempo di { $name } è scaduto: ora gioca { $bot }.
    }
   *[away] { $who ->
        [you] { $bot } gioca per te.
       *[other] { $bot } tiene il posto di { $name }.
    }
}
kept-for = { $who ->
    [you] { $bot } (per te)
   *[other] { $bot } (per { $name })
}
kept-back = { $who ->
    [you] Il posto è di nuovo tuo.
   *[other] { $name } è di nuovo al tavolo.
}
kept-calls = { $count ->
    [one] { $name } ha fatto una chiamata per te
   *[other] { $name } ha fatto { $count } chiamate per te
}
kept-stays = Ciò che è chiamato resta chiamato.
kept-on = Si continua
turn-yours = Tocca a te
log = Diario della partita
log-empty = Non è ancora successo niente.
tab-log = Diario
tab-chat = Chat
tab-rules = Regole
tab-belief = Indizi
chat-new = nuovo messaggio
chat-empty = Di’ qualcosa al tavolo.
chat-write = Scrivi al tavolo
chat-send = Invia
explain = { $what }: { $value }. Spiega
why-not = Ora no
refused = L’ordine è stato respinto
rule-open = Regola { $clause } · apri
undo-asked = { $name } chiede di riprendere una mossa.
undo-allow = Concedi
undo-deny = No
undo-waiting = Lo si chiede agli altri.
hint-pencil = A matita
hint-reason = Da qui vince { $chance } mani su 100; «{ $next }» { $other }.
hint-reason-only = Da qui vince { $chance } mani su 100.
hint-judged = Valutato su { $count } mani compatibili con ciò che vedi.
hint-take = Scrivilo
hint-keep-mine = Tengo il mio
menu-hint = Chiedi un suggerimento
menu-undo = Riprendi la mossa
menu-result = Risultato
menu-copy = Copia il link
menu-sound-on = Suono acceso
menu-sound-off = Suono spento
menu-drop-calls = Trascina: gioca subito
menu-drop-writes = Trascina: scrivi sull’ordine
menu-guide = Mostra di nuovo la guida
menu-rules = Regole
menu-leave = Alla sala
guide = Guida
guide-skip = Salta la guida
guide-next = Capito
curtain-pass = Passa lo schermo a { $name }
curtain-nothing = In questa pagina non c’è niente della mano di { $name }.
curtain-open = Sono { $name }: tieni premuto per aprire
end-title = Fine della partita
end-of = { $game }, la fine
end-winner = { $count ->
        [one] { $names } si prende il mercato
       *[other] { $names } si dividono il mercato
    }
end-you-first = Vinci per { $margin }
end-you-first-even = Vinci allo spareggio
end-you-shared = Dividi la vittoria
end-you-place = Sei { $place }º{ $even ->
        [true] {""}
       *[other] , a { $margin } dal primo
    }
end-takes = { $count ->
        [one] { $names } prende il mercato con { $sum }.
       *[other] { $names } si dividono il mercato con { $sum }.
    }
end-rematch-laid = Si prepara la rivincita: il tuo posto è tenuto.
end-rematch-join = Siediti alla rivincita
end-share = Condividi
end-shared = Fatto
end-review = Rivedi
end-rematch = Rivincita
end-look = Guarda il tavolo
end-change = Cambia una regola
end-order = { $count ->
        [one] L’Ordine d’oro va a { $names }, che può cambiare una regola per la prossima partita.
       *[other] L’Ordine d’oro va a { $names }: uno di loro può cambiare una regola per la prossima partita.
    }
change-title = L’Ordine d’oro
change-about = Hai vinto: nella rivincita un numero delle regole sarà un altro.
change-rule = Regola
change-entry = Quale dei numeri
change-entry-now = N. { $number }, ora { $value }
change-to = Nuovo valore, da { $least } a { $most }
change-now = Ora è { $value }.
change-play = Gioca la rivincita così
points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
money-amount = { $amount } $
fewer = { $what }: di meno
more = { $what }: di più

key-tab = Tab
key-tab-does = zona successiva: avversari, tavola, mano, ordine, diario
key-arrows = Frecce
key-arrows-does = dentro una zona
key-space = Spazio
key-space-does = scrivi sull’ordine
key-enter = Invio
key-enter-does = chiama l’ordine
key-escape = Esc
key-escape-does = cancella l’ordine, chiudi
key-next = N
key-next-does = prossimo bersaglio permesso
key-explain = E
key-explain-does = spiega ciò che è a fuoco
key-log = L
key-log-does = al diario
key-tape = T
key-tape-does = leggi il nastro ad alta voce
key-undo = U
key-undo-does = chiedi di riprendere l’ultima mossa
key-hint = H
key-hint-does = chiedi a un bot
key-belief = W
key-belief-does = pesa che cosa dicono le mosse
key-cards = 1–9
key-cards-does = una carta della mano
key-help = ?
key-help-does = tutti i tasti

## Rivedere
review = Replay
review-running = Questa partita è ancora in corso
review-at = mossa { $at } di { $all }
review-start = La distribuzione
review-move = { $name }: { $move }
review-slider = Mossa
review-back = Una mossa indietro
review-forward = Una mossa avanti
review-play = Avvia
review-pause = Pausa
review-copy = Link
review-copied = Copiato il link a questa mossa.
review-as = Vista da
review-onlooker = uno spettatore
review-export = Scarica il registro, seme compreso
review-title = Analisi
review-to = All’analisi
review-of = { $at } di { $all }
review-chip = mossa { $move }
review-copy-move = Copia il link alla mossa { $move }
review-players = { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
review-moves = { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }
review-round = Round { $round }
review-chances = Probabilità di vittoria
review-chances-about = a ogni mossa, in base a ciò che si sapeva
review-chance-of = { $name } chiude al { $part }%.
review-winner = { $count ->
        [one] Vince { $names }, { $amount }
       *[other] Vincono insieme { $names }, { $amount }
    }
review-prices = Prezzi
review-prices-choose = Quali settori
review-prices-about = dopo ogni mossa
review-prices-thousand = in migliaia, dopo ogni mossa
review-fortunes = Patrimoni
review-fortunes-about = se la partita fosse finita allora
review-as-table = In cifre
review-turning = Mosse decisive
review-turning-only = Solo le mosse decisive
review-all = { $count ->
        [one] L’unica decisione
       *[other] Tutte le { $count } decisioni
    }
review-everybody = Tutti: che cosa ha deciso
review-decided = { $count ->
    [0] Nessuna mossa ha deciso da sola
    [one] Una mossa ha deciso la partita
   *[other] { $count } mosse hanno deciso la partita
}
review-decided-about = Gli errori più cari e i passi più grandi di { $name }. I punti sono probabilità di vincere su cento.
review-whose = Mosse di
review-cost-you = { $count ->
        [0] Nessun tuo errore evidente
        [one] Una mossa ti è costata { $points } punti
       *[other] { $count } mosse ti sono costate { $points } punti
    }
review-cost = { $count ->
        [0] { $name }: nessun errore evidente
        [one] Una mossa è costata { $points } punti a { $name }
       *[other] { $count } mosse sono costate { $points } punti a { $name }
    }
review-found = { $count ->
        [0] I punti sono probabilità di vittoria su cento.
        [one] Trovata una mossa forte: la successiva era nettamente peggiore.
       *[other] Trovate { $count } mosse forti: le successive erano nettamente peggiori.
    }
review-played = Giocata: { $move }
review-better = Meglio: { $move }
review-close = Possibile anche: { $move }
review-swing = { $name }, per i rivali e la fortuna: { $before } → { $after }
review-verdict-best = la migliore
review-verdict-good = alla pari con la migliore
review-verdict-unclear = non chiaramente peggiore della migliore
review-verdict-slip = un’imprecisione
review-verdict-mistake = un errore
review-verdict-blunder = un errore grave
review-money = Porta in media a { $played }, la mossa migliore a { $better }.
review-money-within = La differenza è nota a ± { $within }.
review-judged = Valutata su { $playouts } partite proseguite da distribuzioni compatibili con ciò che si sapeva.
review-judge = { $timed ->
        [1] Giudica { $judge } ({ $level })
       *[other] Giudica { $judge }, { $playouts } simulazioni per decisione
    }, { $fitted ->
        [0] temperatura { $temperature }
       *[other] temperatura { $temperature } tarata su { $fitted } posizioni
    }
review-judge-search = la ricerca
review-judge-master = il Maestro
review-judge-about-search = A ogni decisione la ricerca distribuisce in molti modi ciò che il giocatore non sapeva, prosegue fino in fondo secondo le regole pratiche della casa e si tiene alle mosse che vincono di più.
review-judge-about-master = Il Maestro ha imparato questo gioco giocandolo. A ogni decisione distribuisce in molti modi ciò che il giocatore non sapeva e guarda avanti: il { $network } % del giudizio su come finirà la partita è della sua rete, il resto viene dal proseguirla fino in fondo.
review-judge-temperature-about = Ciò che disse di partite finite è stato confrontato con chi vinse. Sotto 1 era troppo cauto, e le probabilità sono date più nette; sopra 1 era troppo sicuro, e sono date più uniformi.
review-within = ± { $within }
review-within-about = Dopo ± sta metà di un intervallo al 95 %, calcolata da quanto variano le simulazioni: lo stesso giudice, con simulazioni infinite, 19 volte su 20 si scosterebbe al massimo di tanto. La mossa migliore e quella giocata hanno avuto le stesse distribuzioni, perciò il costo di una mossa è di solito più sicuro che se ognuna fosse stata giudicata per conto suo. Una mossa che potrebbe non essere costata nulla non è chiamata errore. La fascia lungo la linea è lo stesso intervallo. Quanto bene il giudice capisca il gioco non vi è compreso.
review-table = Mostra il tavolo
review-play-on = Continua da qui
review-play-on-about = A questo posto, contro i bot. Ciò che da qui non si poteva sapere è distribuito di nuovo.
review-none = Nessuna mossa decisiva: nessuna era chiaramente un errore.
review-computing = L’analisi è in corso …
review-computing-about = Un bot prosegue la partita da ogni decisione. Ci vuole un po’; la pagina si aggiorna da sola.
review-judged-of = { $done } decisioni giudicate su { $of }
review-left-seconds = { $count ->
    [one] manca circa un secondo
   *[other] mancano circa { $count } secondi
}
review-left-minutes = { $count ->
    [one] manca circa un minuto
   *[other] mancano circa { $count } minuti
}
review-beside = { $count ->
    [one] a turno con un’altra analisi
   *[other] a turno con altre { $count } analisi
}
review-failed = Non è stato possibile calcolare l’analisi.
review-again = Riprova
belief = Che cosa dicevano le mosse
belief-now = Che cosa dicono le mosse
belief-changed = Da allora il tavolo è cambiato.
belief-again = Pesa di nuovo
belief-back = Torna ai patrimoni
belief-about = che cosa { $name } poteva leggere dopo la mossa { $move }
belief-about-you = che cosa potevi leggere dopo la mossa { $move }
belief-how = Come si calcola?
belief-how-deals = Si pesano { $deals } distribuzioni compatibili con ciò che questo giocatore sapeva, secondo quanto sarebbe stata probabile in ognuna { $moves ->
        [one] l’unica mossa
       *[other] ciascuna delle { $moves } mosse
    } altrui che si poteva vedere. Non si usa altro.
belief-how-worth = Dopo di che valgono circa { $deals } distribuzioni estratte a caso: meno sono, più le cifre sono approssimative.
belief-how-players = Si suppone che ognuno giochi in parte come la casa, in parte come la rete addestrata e in parte a caso; quanto di ciascuna lo dicono le sue mosse:
belief-manner = { $name }: casa { $house }%, rete { $network }%, caso { $chance }%
belief-key = pieno: dopo le mosse; tratto: dal semplice conteggio di ciò che non si vede; riquadro: che cos’era
belief-key-now = pieno: dopo le mosse; tratto: dal semplice conteggio di ciò che non si vede
belief-value = { $value }: { $believed } dopo le mosse, { $counted } dal conteggio
belief-true = che cos’era
belief-none = Qui non c’era nulla di nascosto di cui le mosse potessero dire qualcosa.
belief-none-now = Qui non c’è nulla di nascosto di cui le mosse possano dire qualcosa.
belief-computing = Si pesa …
belief-failed = Non è stato possibile calcolarlo.
percent = { $part }%

## Pagine delle regole
rules-title = Regole
rules-about = Le regole di ogni gioco con parole nostre. Ogni regola ha un numero: quando il tavolo dice perché no, la nomina.
rules-games = Giochi
rules-missing = Queste regole non sono ancora scritte.

## Money
phase-money-bid = Offerte segrete
phase-money-act = Scambio
phase-money-over = Fine
corner-deal = Mano { $deal } di { $deals }
corner-round = Round { $round }
zone-opponents = Avversari e loro offerte
money-known-of = Le carte viste da tutti in mano a { $name }
money-final-hand = La mano di { $name }
zone-lots = Lotti
zone-own = La tua offerta e la tua mano
note-number = N. { $number }
card-name = { $kind } { $face }
lot-left = Lotto sinistro
lot-right = Lotto destro
lot-left-the = lotto sinistro
lot-right-the = lotto destro
lot-empty = vuoto
lot-shown = { $lot }: { $cards }
swap-for-lot = Scambia, { $lot }: { $cards }
swap-with = Scambia con { $name }: { $cards }
bid-shown = { $name } offre { $cards }
bid-of = l’offerta di { $name }
bid-face-down = Un’offerta, coperta
bid-none-yet = Ancora nessuna offerta
bid-none = Nessuna offerta
bid-gone = Dell’offerta non resta niente
bid-lay-here = Tocca le banconote o trascinale qui
your-bid = La tua offerta
your-hand = La tua mano
hand-empty = La mano è vuota
note-to-bid = { $card }, mettila nell’offerta
note-in-bid = { $card }, nell’offerta; riprendila
deck = nel mazzo
final-round = Ultimo round
plate-has-bid = ha offerto
plate-bids = sta offrendo
plate-acted = ha agito
plate-acts = agisce ora
plate-waits = aspetta
plate-clock = tempo rimasto
plate-away = assente
plate-away-until = assente, un bot gioca tra { $time }
plate-stand-in = assente, gioca un bot
plate-stand-in-by = gioca { $name }
cards-in-hand = { $count } in mano
cards-known = { $count } note
tape-bid = { $name } { $sum }
sheet-now = Punteggio, se finisse ora
sheet-with-swap = Punteggio con lo scambio scritto
sheet-final = Punteggio
score-out = Fuori da questa mano: { $kinds }
score-earlier = Mani precedenti
score-none = nessuna
score-given = ceduta
score-coins = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
score-bonus = { $bills } + { $bonus }
score-fee = { $bills } − { $fee }
score-no-fee = { $bills }, esente
score-plus = { $sum } + { $bonus }
score-faces = { $count ->
        [one] 1 carta, valore
       *[other] { $count } carte, valori
    }
score-fee-row = Tassa: la somma è troppo piccola
score-bonus-row = Premio per tre uguali
score-why-none = Non ne hai, quindi non conta niente.
slip-money-bid-empty = Scegli le banconote da offrire
slip-money-bid = Offri *{ $sum }* a carte coperte
slip-money-bid-why = L’offerta più alta scambia per prima (MON-3.2). Ciò che offri è ciò che scambi.
slip-money-bid-call = Deponi l’offerta
slip-money-cards = Deponi
slip-money-left = Ti restano
slip-money-laid = La tua offerta è coperta. È definitiva.
slip-money-act = I tuoi *{ $sum }* si possono scambiare: scegli un lotto o un’offerta
slip-money-swap = Scambia i tuoi *{ $sum }* con *{ $target }*
slip-money-swap-call = Scambia
slip-money-keep = Riprendi
slip-money-give = Dai
slip-money-score = Il tuo punteggio, se finisse qui
slip-money-acted = { $count ->
        [one] { $names } ha agito: quelle carte non si possono prendere (MON-3.4).
       *[other] { $names } hanno agito: le loro carte non si possono prendere (MON-3.4).
    }
guide-money-hand = Queste banconote sono solo tue
guide-money-hand-do = Pagano le serie: una valuta fino a 200, o tre uguali. Guarda di che cosa hai di più.
guide-money-lots = Due lotti in vista di tutti
guide-money-lots-do = Scambierai la tua offerta con uno di loro o con l’offerta di un altro. Quale vuoi?
guide-money-bid = Fai un’offerta segreta
guide-money-bid-do = Tocca le banconote che puoi cedere. L’offerta più alta sceglie per prima. Poi deponila qui.
guide-money-order = Le offerte sono scoperte
guide-money-order-do = La più alta agisce per prima. A chi non ha ancora agito si può portare via l’offerta.
guide-money-swap = Ora scambia
guide-money-swap-do = Tocca un lotto o un’offerta con il bordo tratteggiato: l’ordine mostra che cosa fa al punteggio.
guide-money-sheet = Ogni numero risponde «perché»
guide-money-sheet-do = Le caselle d’ottone sono ciò che guadagni. Tocca una cifra per vedere la somma, poi chiama lo scambio.

## Acquire
on-acquire-board = Tavola
on-acquire-board-label = Tavola 12 per 9. Le tue tessere sono segnate.
on-acquire-cell-own = { $tile }, tua tessera. { $does }
on-acquire-cell-chain = { $tile }, { $corporation }
on-acquire-cell-lone = { $tile }, tessera isolata
on-acquire-cell-empty = { $tile }, vuota
on-acquire-bag = Sacchetto { $count }
on-acquire-shares = Azioni
on-acquire-corporation = Società
on-acquire-size = Tessere
on-acquire-price = Prezzo
on-acquire-bank = Banca
on-acquire-cash = Denaro
on-acquire-worth = Valore ora
on-acquire-worth-of = { $you ->
        [true] Se la partita finisse ora: tu
       *[other] Se la partita finisse ora: { $name }
    }
on-acquire-worth-no-bonuses = Senza premi: le azioni degli altri sono nascoste.
on-acquire-into = in
on-acquire-turn-asked = La scelta
on-acquire-turn-book = Libro
on-acquire-turn-board = Tabellone
on-acquire-cell-headquarters = { $tile }, sede di { $corporation }, { $size } tessere{ $safe ->
        [true] , al sicuro
       *[other] {""}
    }
on-acquire-market = Mercato
on-acquire-safe = Al sicuro: non può più essere assorbita.
on-acquire-share = Un’azione
on-acquire-majority = Premio di maggioranza
on-acquire-minority = Premio di minoranza
on-acquire-key-majority = maggioranza
on-acquire-key-tied = a pari merito
on-acquire-key-minority = minoranza
on-acquire-price-title = { $corporation }, { $size ->
        [one] 1 tessera
       *[other] { $size } tessere
    }
on-acquire-bonus-row = { $name }, { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }
on-acquire-final-cash = Denaro prima del conteggio
on-acquire-final-row = { $corporation }: { $count } × { $price }{ $bonus ->
        [none] {""}
       *[other] , premio { $bonus }
    }
on-acquire-desk = Effetto della tessera, acquisti, fusioni
on-acquire-card = Tabella dei prezzi
on-acquire-class-low = bassa
on-acquire-class-middle = media
on-acquire-class-high = alta
on-acquire-phase-play = Gioca una tessera
on-acquire-phase-found = Fondazione
on-acquire-phase-survivor = Chi resta
on-acquire-phase-order = Ordine
on-acquire-phase-trade = Fusione
on-acquire-phase-sell = Fusione
on-acquire-phase-buy = Compra azioni
on-acquire-phase-over = Fine
on-acquire-kind-lone = Isolata
on-acquire-kind-found = Fonda
on-acquire-kind-grow = Cresce
on-acquire-kind-merge = Fusione
on-acquire-kind-barred = Ora no
on-acquire-kind-dead = Morta
on-acquire-does-lone = Non tocca niente
on-acquire-does-found = Nuova società di { $size }; un’azione gratis
on-acquire-does-barred = Tutte le società sono in gioco: non se ne può fondare
on-acquire-does-grow = { $corporation } { $from } › { $size }{ $safe ->
        [true] , al sicuro
       *[other] {""}
    }
on-acquire-does-merge = { $gone } in { $survivor }, { $from } › { $size }{ $safe ->
        [true] , al sicuro
       *[other] {""}
    }
on-acquire-does-merge-tie = { $corporations } si fondono in una da { $size }{ $safe ->
        [true] , al sicuro
       *[other] {""}
    }; scegli chi resta
on-acquire-does-dead = Unirebbe società al sicuro: { $corporations }
on-acquire-rule-lone = Una tessera senza vicine resta sola
on-acquire-rule-found = Due tessere fondano una società
on-acquire-rule-grow = Una tessera vicina a una società vi entra
on-acquire-rule-merge = Resta la più grande; la tessera della fusione non conta
on-acquire-why = { $kind } ({ $clause }).
on-acquire-your-tiles = Le tue tessere
on-acquire-tiles-hint = Scegli una tessera per vedere che cosa fa. Invio la gioca.
on-acquire-no-tiles = Tessere finite.
on-acquire-if = Se giochi { $tile }
on-acquire-is-absorbed = viene assorbita
on-acquire-survives = resta
on-acquire-you-choose = pari: scegli tu
on-acquire-pays = { $name }, { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }: { $rank }, { $corporation }
on-acquire-merger = Fusione
on-acquire-merging-choice = Delle società si fondono.
on-acquire-gone = { $corporation } sparisce: che cosa fai { $count ->
        [one] della tua azione
       *[other] delle tue { $count } azioni
    }?
on-acquire-sell = Vendi
on-acquire-trade = Scambia
on-acquire-keep = Tieni
on-acquire-each = { $amount } l’una
on-acquire-trade-for = { $each } per 1 { $corporation }, ne restano { $left }
on-acquire-keep-why = Tornano vive se viene rifondata
on-acquire-sell-sum = { $count }: { $amount }
on-acquire-trade-sum = { $count } per { $got } { $corporation }
on-acquire-settle = Regola
on-acquire-cash-after = Il tuo denaro dopo
on-acquire-your-bonus = Il tuo premio
on-acquire-buy-title = { $count ->
        [one] Puoi comprare 1 azione
       *[other] Puoi comprare { $count } azioni
    }
on-acquire-buy-none = Non puoi comprare niente.
on-acquire-buy-nothing = Non comprare
on-acquire-times = { $count } × { $amount }
on-acquire-end = Finisci la partita
on-acquire-leave = Non giocare tessere
on-acquire-slip-play-empty = Scegli una tessera
on-acquire-slip-no-tile = Nessuna tua tessera si può giocare
on-acquire-slip-play = Gioca *{ $tile }*: { $does }
on-acquire-call-play = Gioca la tessera
on-acquire-slip-found-empty = Scegli la società da fondare
on-acquire-slip-found = Fonda *{ $corporation }*
on-acquire-call-found = Fonda
on-acquire-why-found = Chi fonda riceve un’azione gratis (ACQ-3.3).
on-acquire-slip-survivor-empty = Pari: scegli chi resta
on-acquire-slip-survivor = Resta *{ $corporation }*
on-acquire-call-survivor = Deciso
on-acquire-why-survivor = A pari grandezza sceglie chi ha giocato la tessera (ACQ-4.2).
on-acquire-slip-next-empty = Scegli chi viene assorbita per prima
on-acquire-slip-next = *{ $corporation }* viene assorbita adesso
on-acquire-call-next = Deciso
on-acquire-why-next = A pari grandezza l’ordine lo sceglie chi ha giocato la tessera.
on-acquire-slip-buy-empty = { $count ->
        [one] Compra ancora 1 azione, o niente
       *[other] Compra fino a { $count } azioni, o niente
    }
on-acquire-slip-buy = Compra { $shares }
on-acquire-call-buy = Compra
on-acquire-why-buy = Qualunque società in gioco, finché la banca ha azioni (ACQ-5.1).
on-acquire-slip-dispose = *{ $corporation }* sparisce: regola le tue *{ $count }*
on-acquire-why-dispose = Vendi all’ultimo prezzo, scambia con chi resta, o tieni (ACQ-4.9).
guide-acquire-tiles = Sei tessere, solo tue
guide-acquire-tiles-do = Ognuna dice che cosa farebbe. Scegline una e chiamala sull’ordine.
guide-acquire-board = Tessere vicine sono una società
guide-acquire-board-do = Due isolate la fondano, altre la rendono più cara. Da una certa grandezza è al sicuro.
guide-acquire-found = Hai fondato una società
guide-acquire-found-do = Scegli quale. Quelle in basso costano e pagano di più. Un’azione è gratis.
guide-acquire-buy = Compra azioni
guide-acquire-buy-do = Fino a tre per turno. I due maggiori azionisti ricevono premi quando viene inghiottita.
guide-acquire-book = Chi possiede che cosa
guide-acquire-book-do = Pieno è la maggioranza, contornato la minoranza. Tocca un prezzo per vedere i premi.
guide-acquire-merger = Una fusione
guide-acquire-merger-do = Vendi, scambia due per una, o tieni e spera. Poi regola.

## Stockpile
on-stockpile-players = Giocatori
on-stockpile-board = Tabellone dei prezzi
on-stockpile-board-more = Mostra tutto il tabellone
on-stockpile-board-less = Solo i prezzi
on-stockpile-company = Società
on-stockpile-price = Prezzo, migliaia
on-stockpile-now = Prezzo ora
on-stockpile-now-short = Ora
on-stockpile-since = Dall’inizio del round, caselle
on-stockpile-forecast = Previsione
on-stockpile-forecast-is = Previsione { $forecast }
on-stockpile-public = aperta
on-stockpile-yours = la tua
on-stockpile-seen = vista
on-stockpile-unknown = ignota
on-stockpile-track-why = Oltre il bordo destro l’azione si fraziona, oltre il sinistro la società fallisce.
on-stockpile-k = { $amount }k $
on-stockpile-round = Round { $round } di { $rounds }
on-stockpile-first = apre il round
on-stockpile-bid-on = offerta su { $piles }
on-stockpile-to-act = deve agire
on-stockpile-portfolio = Portafoglio
on-stockpile-split = Frazionate
on-stockpile-fees = Spese
on-stockpile-pairs = Previsioni del round
on-stockpile-secret = segreta
on-stockpile-piles = Pacchetti
on-stockpile-pile = Pacchetto { $pile }
on-stockpile-put-here = Metti la carta nel pacchetto { $pile }
on-stockpile-bids-on = Offerte sul pacchetto { $pile }
on-stockpile-rung-held = { $amount }, di { $name }
on-stockpile-rung-free = { $amount }, puoi offrirlo
on-stockpile-rung-barred = { $amount }, non per te
on-stockpile-card-down = Carta coperta
on-stockpile-card-known = Carta coperta che conosci: { $card }
on-stockpile-share = Azione { $company }
on-stockpile-fee = Spesa
on-stockpile-supply = Le tue carte mercato
on-stockpile-face-up = Scoperta
on-stockpile-face-down = Coperta
on-stockpile-card-first = Prima scegli una delle tue due carte mercato.
on-stockpile-actions = Le tue carte azione
on-stockpile-your-pair = La tua coppia
on-stockpile-no-pair = Nessuna coppia.
on-stockpile-investors = I tuoi investitori: tienine uno
on-stockpile-slip-keep = Scegli l’investitore da tenere
on-stockpile-slip-lift = Scegli la carta da spostare, o lascia tutto com’è
on-stockpile-slip-to = Scegli il pacchetto in cui spostarla
on-stockpile-slip-look-pair = Scegli la coppia segreta da guardare
on-stockpile-slip-look-pile = Scegli il pacchetto da sbirciare
on-stockpile-lift = { $card } nel pacchetto { $pile }, puoi spostarla
on-stockpile-your-portfolio = Il tuo portafoglio
on-stockpile-at-prices = ai prezzi di oggi
on-stockpile-worth = Il tuo portafoglio ai prezzi di oggi
on-stockpile-worth-row = { $count } { $company } × { $price }
on-stockpile-final-cash = Denaro, commissioni pagate
on-stockpile-final-majorities = Maggioranze
on-stockpile-empty = Ancora nessuna azione.
on-stockpile-hold = { $count } { $card }{ $split ->
        [yes] , frazionate
       *[no] {""}
    }
on-stockpile-hold-sell = { $count } { $card }{ $split ->
        [yes] , frazionate
       *[no] {""}
    }, { $marked } da vendere; segnane un’altra
on-stockpile-times = { $count } { $company }
on-stockpile-cash = Il tuo denaro
on-stockpile-cash-of = Denaro di { $name }
on-stockpile-cash-has = In mano
on-stockpile-cash-bid = Offerte
on-stockpile-cash-free = Libero
on-stockpile-cash-after = Il tuo denaro dopo
on-stockpile-pile-holds = In quel pacchetto
on-stockpile-left-if = Ti resta se lo vinci
on-stockpile-done = Fatto
on-stockpile-claim = Dividendo di { $company }
on-stockpile-phase-draft = Investitori
on-stockpile-phase-information = Informazioni
on-stockpile-phase-supply = Offerta
on-stockpile-phase-before = Prima della domanda
on-stockpile-phase-demand = Domanda
on-stockpile-phase-window = Ultimo sguardo
on-stockpile-phase-action = Azione
on-stockpile-phase-selling = Vendita
on-stockpile-phase-movement = Movimento
on-stockpile-phase-extra = Dividendo
on-stockpile-phase-over = Fine
on-stockpile-verb-boom = Boom
on-stockpile-verb-bust = Crollo
on-stockpile-verb-raise = Cramer, su
on-stockpile-verb-lower = Cramer, giù
on-stockpile-verb-declare = Dividendo
on-stockpile-slip-card = Scegli una carta mercato
on-stockpile-slip-pile = *{ $card }*, { $face ->
        [down] coperta
       *[up] scoperta
    }: scegli un pacchetto
on-stockpile-slip-put = Metti *{ $card }* { $face ->
        [down] coperta
       *[up] scoperta
    } su *{ $pile }*
on-stockpile-call-put = Mettila lì
on-stockpile-why-supply = Una carta scoperta, una coperta, su qualunque pacchetto (STK-4.2).
on-stockpile-slip-bid-empty = Scegli un pacchetto e un’offerta
on-stockpile-slip-bid = Offri *{ $amount }* su *{ $pile }*
on-stockpile-slip-outbid = Offri *{ $amount }* su *{ $pile }*, oltre i { $over } di { $name }
on-stockpile-call-bid = Chiama l’offerta
on-stockpile-why-bid = Ogni offerta supera quella che c’è e non il tuo denaro (STK-5.2).
on-stockpile-slip-verb = Scegli una carta azione
on-stockpile-slip-company = { $what }: scegli una società sul tabellone
on-stockpile-slip-play = *{ $what }* su *{ $company }*
on-stockpile-call-play = Giocala
on-stockpile-slip-sell-empty = Segna le azioni da vendere, o tienile
on-stockpile-slip-sell = Vendi { $shares }
on-stockpile-sell-nothing = Non vendere
on-stockpile-call-sell = Vendi
on-stockpile-why-sell = Le azioni si vendono al prezzo corrente; una frazionata conta due (STK-7.2).
on-stockpile-slip-claim = *{ $company }* paga { $amount } per azione mostrata
guide-stockpile-pair = Lo sai solo tu
guide-stockpile-pair-do = Questa società si muoverà come dice la previsione. Quale pacchetto avrà le sue azioni?
guide-stockpile-supply = Riempi i pacchetti
guide-stockpile-supply-do = Una carta scoperta, una coperta. Scegli la carta, poi il pacchetto: addolciscine uno, guastane un altro.
guide-stockpile-bid = Supera il tavolo
guide-stockpile-bid-do = Tocca un gradino accanto al pacchetto che vuoi. Se ti superano, offri di nuovo.
guide-stockpile-action = Boom e crollo
guide-stockpile-action-do = Scegli una società sul tabellone: si muove subito.
guide-stockpile-sell = Vendi prima che scenda
guide-stockpile-sell-do = Tocca le azioni per segnarle, poi chiama la vendita. Ciò che tieni segue il mercato.

## Exchange Watch
on-watch-trails = I prezzi finora
on-watch-chart = Prezzi di 18 società
on-watch-chart-summary = Grafico a candele. La più cara è { $dear } a { $most }, la più economica { $cheap } a { $least }.
on-watch-prices = Prezzi
on-watch-ipo = IPO
on-watch-company = { $company }, prezzo { $price }, ne hai { $own }, { $left } in borsa
on-watch-company-can = { $company }, prezzo { $price }, ne hai { $own }, { $left } in borsa; puoi sceglierla
on-watch-at-price = al prezzo
on-watch-circle = Cerchio
on-watch-circle-who = Cerchio di { $spaces } caselle. { $where }
on-watch-stands = { $name } sulla casella { $space }
on-watch-events = Eventi
on-watch-of = { $count } di { $total }
on-watch-event = Evento del turno
on-watch-no-event = In questo turno nessun evento.
on-watch-trade = Contrattazione
on-watch-trade-by = { $who ->
        [you] L’hai messa in gioco tu
       *[other] In gioco da { $name }
    }. Se scende, l’azione va in borsa.
on-watch-share = Azione { $company }
on-watch-face = { $pile }: tori { $bulls }, orsi { $bears }
on-watch-face-peeked = { $pile }, vista solo da te: tori { $bulls }, orsi { $bears }
on-watch-face-shut = { $pile }: coperta
on-watch-bets = Scommesse
on-watch-no-bets = Ancora nessuna scommessa.
on-watch-your-bet = La tua scommessa
on-watch-limit = fino a ×{ $limit }
on-watch-bet = { $side }, per { $multiplier }
on-watch-pays = Quanto paga la scommessa di { $name }
on-watch-outcome = Differenza { $difference }, { $ways } su { $of }
on-watch-odds = Come può finire
on-watch-odds-say = Verso il ribasso { $fall }, invariato { $even }, verso il rialzo { $rise }
on-watch-hand = Le tue carte
on-watch-hand-none = Nessuna carta in mano.
on-watch-status = Il tuo status
on-watch-players = Giocatori
on-watch-shares = { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }
on-watch-debt = { $count ->
        [one] 1 debito
       *[other] { $count } debiti
    }
on-watch-worth = Che cosa possiede { $name }
on-watch-cash = Denaro
on-watch-cash-of = Denaro di { $name }
on-watch-in-shares = In azioni
on-watch-in-debt = Debito
on-watch-goal = Traguardo { $goal }
on-watch-price = Prezzo
on-watch-surcharge = Sovrapprezzo, { $steps ->
        [one] 1 passo dal dado
       *[other] { $steps } passi dal dado
    }
on-watch-cost = Costo
on-watch-left = In borsa
on-watch-yours = Ne hai
on-watch-cash-after = Il tuo denaro dopo
on-watch-rail-roll = Lancio
on-watch-rail-event = Evento
on-watch-rail-card = Carta
on-watch-rail-purchases = Acquisti
on-watch-rail-trade = Contrattazione
on-watch-done = Fatto
on-watch-pass = Passo
on-watch-orders = Ordini permanenti
on-watch-orders-till = fino al mio turno
on-watch-orders-always = fino alla fine
on-watch-orders-why = Li vedi solo tu. Dove non puoi fare nulla, passi da solo.
on-watch-at-bet = Scambi altrui
on-watch-at-change = Dopo la seconda carta
on-watch-at-dividends = Dividendi
on-watch-at-payout = Una perdita da pagare
on-watch-wish-ask = Chiedi
on-watch-wish-pass = Passa
on-watch-wish-fits = Senza carta adatta
on-watch-passing-nothing = Qui non puoi fare nulla: passi
on-watch-passing-ordered = Passi, come ordinato
on-watch-ask-me = Chiedimelo
on-watch-own-limit = Scambio proprio
on-watch-join-limit = Scambi altrui
on-watch-shares-a-turn = Azioni a turno
on-watch-held = tuo
on-watch-next = *{ $status }*: una vincita di due punti nel tuo scambio paga { $then } invece di { $now }.
on-watch-pays-after = { $count ->
    [one] Si ripaga in una.
   *[other] Si ripaga in { $count }.
}
on-watch-owes = Debito { $amount }:
on-watch-owes-why = niente status, niente vittoria
on-watch-repay-one = Restituisci { $amount }
on-watch-pay = Pagano { $companies }:
on-watch-pay-nobody = nessuno ne ha
on-watch-now-raise_limit = ora ×{ $instead } › ×{ $amount }
on-watch-now-cut_loss = ora { $amount } invece di { $instead }
on-watch-now-free_change = ora risparmia { $amount }
on-watch-now-turn_rumours = somma { $instead } › { $amount }
on-watch-now-fine = { $name } paga { $amount }
on-watch-now-buy = { $company }: risparmia { $amount }
on-watch-now-raid = { $company } di { $name } per { $amount }
on-watch-now-double_dividend = { $company }: { $amount } in più
on-watch-now-strip_dividend = { $amount } di { $name } ({ $company })
on-watch-now-move_price = { $way ->
    [down] { $company }: { $name } perde { $amount }
   *[up] { $company }: le tue azioni salgono di { $amount }
}
on-watch-mute = Non chiedermelo fino al mio turno
on-watch-slip-card = Gioca *{ $card }*
on-watch-call-card = Giocala
on-watch-slip-status = Nuovo status: *{ $status }*
on-watch-call-buy = Compra
on-watch-slip-buy = Compra *{ $company }*
on-watch-slip-take = Prendi *{ $company }*
on-watch-call-take = Prendila
on-watch-slip-offer = Metti in gioco *{ $company }*
on-watch-call-offer = In gioco
on-watch-slip-choose = Che sia *{ $company }*
on-watch-call-choose = Nomina
on-watch-slip-bet = Scommetti: *{ $side } ×{ $multiplier }*
on-watch-call-bet = Scommetti
on-watch-change-cost = Per il cambio, alla banca
on-watch-if = Se la differenza è { $difference }
on-watch-slip-seat = Bersaglio: *{ $name }*
on-watch-pick-seat = Scegli un giocatore
on-watch-pick-take = Prima azione: scegli una società
on-watch-pick-buy = { $left ->
        [0] Niente più azioni in questo turno
        [one] Compra ancora 1 azione, o finisci
       *[other] Compra fino a { $left } azioni, o finisci
    }
on-watch-pick-offer = Scegli una tua azione da mettere in gioco
on-watch-pick-choose = Scegli una società
on-watch-pick-bet = Scegli lato e moltiplicatore{ $pass ->
        [true] , o passa
       *[false] {""}
    }
on-watch-pick-card = Gioca una carta, o passa
on-watch-pick-sell = Scegli sul grafico la società di cui vendere un’azione
on-watch-pick-sector = Scegli un settore sotto il grafico
on-watch-pick-deck = Scegli un mazzo
on-watch-decks = Mazzi
on-watch-sell-instead = Vendi azioni
on-watch-buy-instead = Compra azioni
on-watch-slip-sell = Vendi un’azione di *{ $company }*
on-watch-call-sell = Vendi
guide-watch-draft = Diciotto società, sei settori
guide-watch-draft-do = Scegli una società nella riga sotto le candele e prendi la sua azione.
guide-watch-buy = Acquisti
guide-watch-buy-do = Il dado indica il settore economico; più lontano costa di più. Scegli una società, o finisci.
guide-watch-offer = Metti in gioco un’azione
guide-watch-offer-do = Tutti possono scommetterci. Scegline una tua: se scende, la perdi.
guide-watch-bet = Rialzo o ribasso?
guide-watch-bet-do = Una carta è scoperta, due arrivano; la barra mostra come può finire. Scegli lato e moltiplicatore.
guide-watch-hand = Carte per il momento giusto
guide-watch-hand-do = Ognuna dice quando si gioca; allora ha il bordo tratteggiato.
guide-watch-circle = Intorno al cerchio
guide-watch-circle-do = Ogni lancio muove la pedina; oltre la linea rossa si apre un evento.

# --- the log: one line for one deed ---
log-from-lesson = Si gioca dalla fine della lezione
log-forked = Si gioca dalla mossa { $number } di un’altra partita
log-folded = { $count ->
        [one] 1 riga
       *[other] { $count } righe
    }
log-stockpile-round = Round { $round }, per primo: { $name }
log-stockpile-phase = { $phase }
log-stockpile-pair-yours = La tua coppia: { $company } { $forecast }.
log-stockpile-pair = Coppia { $pair }: { $company } { $forecast }.
log-stockpile-put-up = { $who ->
        [you] Metti
       *[other] { $name } mette
    } { $card } scoperta su { $pile }.
log-stockpile-put-down = { $who ->
        [you] Metti
       *[other] { $name } mette
    } una carta coperta su { $pile }.
log-stockpile-put-own = Metti { $card } coperta su { $pile }.
log-stockpile-bid = { $who ->
        [you] Offri
       *[other] { $name } offre
    } { $amount } per { $pile }.
log-stockpile-outbid = { $who ->
        [you] Offri
       *[other] { $name } offre
    } { $amount } per { $pile }: { $whom ->
        [you] la tua offerta è superata
       *[other] superata l’offerta di { $other }
    }.
log-stockpile-taken = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } { $pile } per { $amount }, { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
log-stockpile-taken-found = Prendi { $pile } per { $amount } e trovi { $cards }.
log-stockpile-fees = { $who ->
        [you] Paghi
       *[other] { $name } paga
    } { $amount } di commissioni.
log-stockpile-fees-open = { $who ->
        [you] Non puoi pagare
       *[other] { $name } non può pagare
    }: { $amount } di commissioni restano aperte.
log-stockpile-played = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } { $card } su { $company }.
log-stockpile-played-moves = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } { $card }: { $company } { $steps }, ora { $amount }.
log-stockpile-sold = { $who ->
        [you] Vendi
       *[other] { $name } vende
    } { $shares } per { $amount }.
log-stockpile-price = { $company } { $steps }, ora { $amount }.
log-stockpile-splits = { $company } si fraziona e riparte da { $amount }.
log-stockpile-split-shares = { $who ->
        [you] Frazioni
       *[other] { $name } fraziona
    } { $count } { $company }.
log-stockpile-split-paid = { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $amount } per { $company } frazionate.
log-stockpile-bankrupt = { $company } fallisce e riparte da { $amount }.
log-stockpile-lost = { $who ->
        [you] Perdi
       *[other] { $name } perde
    } { $count } { $company }.
log-stockpile-dividend = { $company } paga { $amount } per azione.
log-stockpile-shown = { $who ->
        [you] Mostri
       *[other] { $name } mostra
    } { $count } { $company }: { $amount }.
log-stockpile-shown-none = { $who ->
        [you] Non mostri
       *[other] { $name } non mostra
    } { $company }.
log-stockpile-majority = Più { $company }: { $who ->
        [you] ricevi
       *[other] { $name } riceve
    } { $amount }.
log-stockpile-final-sale = { $who ->
        [you] Vendi
       *[other] { $name } vende
    } tutto per { $amount }.
log-stockpile-scored = { $who ->
        [you] Chiudi
       *[other] { $name } chiude
    } con { $amount }.
log-acquire-played = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } { $tile }.
log-acquire-founded = { $who ->
        [you] Fondi
       *[other] { $name } fonda
    } { $company } con { $tile }.
log-acquire-founded-only = { $who ->
        [you] Fondi
       *[other] { $name } fonda
    } { $company }.
log-acquire-grew = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } { $tile }: { $company } cresce a { $size }{ $safe ->
        [yes] , al sicuro
       *[no] {""}
    }.
log-acquire-drew = Peschi { $tile }.
log-acquire-bought = { $who ->
        [you] Compri
       *[other] { $name } compra
    } { $shares }, { $amount }.
log-acquire-merger = { $company } ({ $size }) passa a { $survivor } ({ $into }).
log-acquire-bonus = { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $amount } per { $company }, { $rank }.
log-acquire-disposed = { $who ->
        [you] Le tue
       *[other] { $name },
    } { $company }: { $parts }.
log-acquire-part-sold = { $count ->
        [one] 1 venduta
       *[other] { $count } vendute
    } per { $amount }
log-acquire-part-traded = { $count ->
        [one] 1 scambiata
       *[other] { $count } scambiate
    } con { $into }
log-acquire-part-kept = { $count ->
        [one] 1 tenuta
       *[other] { $count } tenute
    }
log-acquire-merged = { $company } ha { $size } tessere{ $safe ->
        [yes] , al sicuro
       *[no] {""}
    }.
log-acquire-announced = { $who ->
        [you] Annunci
       *[other] { $name } annuncia
    } la fine.
log-acquire-cashed = { $who ->
        [you] Vendi
       *[other] { $name } vende
    } tutte le azioni per { $amount }.
log-acquire-scored = { $who ->
        [you] Chiudi
       *[other] { $name } chiude
    } con { $amount }.
log-money-round = { $final ->
        [yes] Ultimo round
       *[no] Round { $round }
    }
log-money-bid = { $who ->
        [you] Offri
       *[other] { $name } offre
    } { $sum } con { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
log-money-lot = { $who ->
        [you] Scambi
       *[other] { $name } scambia
    } { $gave } con { $got }: { $lot }.
log-money-swap = { $who ->
        [you] Scambi
       *[other] { $name } scambia
    } { $gave } con { $got } { $whom ->
        [you] tue
       *[other] di { $other }
    }.
log-money-kept = { $who ->
        [you] Tieni la tua
       *[other] { $name } tiene la propria
    } offerta.
log-money-filled = { $count ->
        [one] 1 carta nuova
       *[other] { $count } carte nuove
    }: { $lot }.
log-money-scored = { $who ->
        [you] Segni
       *[other] { $name } segna
    } { $points }, { $total } in tutto.
log-watch-turn = Turno { $turn }: { $who ->
        [you] tu
       *[other] { $name }
    }
log-watch-rolled = { $who ->
        [you] Tiri
       *[other] { $name } tira
    } { $die }{ $crossed ->
        [yes] {" "}oltre la linea degli eventi
       *[no] {""}
    }.
log-watch-took = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } una carta: { $deck }.
log-watch-found = Trovi { $card }.
log-watch-event = Evento: { $card }.
log-watch-bets = Scommesse: { $sums }.
log-watch-sums-event = { $sums }.
log-watch-sums-audit = Verifica: { $sums }.
log-watch-dividends = Dividendi: { $sums }.
log-watch-prices = { $moves }.
log-watch-bought = { $who ->
        [you] Compri
       *[other] { $name } compra
    } { $company }, { $cost }.
log-watch-sold = { $who ->
        [you] Vendi
       *[other] { $name } vende
    } { $company }, { $cost }.
log-watch-offered = { $who ->
        [you] Metti in gioco
       *[other] { $name } mette in gioco
    } { $company }.
log-watch-face = { $pile }: { $net }.
log-watch-bet = { $who ->
        [you] Scommetti
       *[other] { $name } scommette
    } su { $side } ×{ $multiplier }.
log-watch-changed = { $who ->
        [you] Cambi
       *[other] { $name } cambia
    } in { $side } ×{ $multiplier } per { $cost }.
log-watch-worth = { $who ->
        [you] Hai
       *[other] { $name } ha
    } { $total }: contanti { $cash }, azioni { $value }, debito { $debt }.
log-watch-settled = { $company }: somma { $difference }.
log-watch-home = { $company } torna { $who ->
        [you] a te
       *[other] a { $name }
    }.
log-watch-gone = { $who ->
        [you] Perdi
       *[other] { $name } perde
    } { $company }: l’azione va alla borsa.
log-watch-lost = { $who ->
        [you] Scarti
       *[other] { $name } scarta
    } a caso { $card }.
log-watch-played = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } { $card }.
log-watch-share = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } { $company }.
log-watch-repaid = { $who ->
        [you] Restituisci
       *[other] { $name } restituisce
    } { $amount }; carte Debito rimaste: { $debts }.
log-watch-named = { $who ->
        [you] Nomini
       *[other] { $name } nomina
    } { $what }.
log-watch-cheap = Fino al { $who ->
        [you] tuo prossimo turno
       *[other] prossimo turno di { $name }
    } i livelli costano il { $percent }%.
log-watch-aimed = { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } { $card } contro { $whom ->
        [you] di te
       *[other] { $other }
    }.
log-watch-doubled = { $who ->
        [you] I tuoi
       *[other] { $name }: i
    } dividendi { $company } valgono il doppio.
log-watch-stripped = { $who ->
        [you] Scippi
       *[other] { $name } scippa
    } { $whom ->
        [you] a te
       *[other] a { $other }
    } dividendi { $company }.
log-watch-strip-paid = { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $amount } { $whom ->
        [you] dei tuoi dividendi
       *[other] dei dividendi di { $other }
    } ({ $company }).
log-watch-raided = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } { $company } { $whom ->
        [you] a te
       *[other] a { $other }
    }, { $cost }.
log-watch-status = { $who ->
        [you] Compri
       *[other] { $name } compra
    } il livello { $status }, { $cost }.
log-watch-frozen = { $who ->
        [you] Blocchi
       *[other] { $name } blocca
    } { $whom ->
        [you] il tuo conto
       *[other] il conto di { $other }
    }.
log-watch-stolen = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } una carta { $whom ->
        [you] a te
       *[other] a { $other }
    }: { $deck }.
log-watch-stolen-seen = { $who ->
        [you] Hai avuto
       *[other] { $name } ha avuto
    } { $card } { $whom ->
        [you] da te
       *[other] da { $other }
    }.
log-watch-no-offer = { $who ->
        [you] Non hai
       *[other] { $name } non ha
    } azioni da mettere in gioco.
log-watch-peeked = Guardi una carta. { $pile }: { $net }.
log-watch-rumours = { $who ->
        [you] Capovolgi
       *[other] { $name } capovolge
    } la carta Voci.

# --- scenes ---
scene-speed = Scene
scene-speed-slow = lente
scene-speed-normal = normali
scene-speed-quick = rapide
scene-speed-none = nessuna
scene-skip = Salta
scene-next = Avanti
scene-plays = Il tavolo si muove
scene-yours = Tocca a te
scene-to-move = Alla mia mossa
scene-why = Un clic chiude il passo, un secondo la scena.
scene-news = Notizie.
scene-safe = { $company } d’ora in poi è al sicuro.
scene-stockpile-pair = { $owner ->
        [you] La tua coppia
        [open] La coppia aperta
        [down] La coppia coperta
       *[other] La coppia di { $name }
    }: { $company } { $forecast }.
scene-stockpile-bankrupt = fallisce
scene-acquire-bonus = { $company } paga: { $sums }.
scene-acquire-cash = Tutte le azioni sono vendute: { $sums }.
scene-money-open = Tutte le offerte si scoprono.
scene-money-sums = Le somme: { $sums }.
scene-money-order = { $who ->
        [you] Hai l’offerta più alta: la prima scelta è tua.
       *[other] { $name } ha l’offerta più alta e la prima scelta.
    }
scene-money-hand = { $who ->
        [you] La tua mano
       *[other] La mano di { $name }
    }, { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }: { $worth ->
        [parts] { $parts }. In tutto { $points }.
       *[sum] { $points }.
    }
scene-watch-sum = La somma è { $sum }.
on-watch-sum = Somma
on-watch-sum-of = { $count } carte su tre

# The table of a game that has drawn none
plain-table = Sul tavolo
plain-players = Giocatori
plain-moves = Le tue mosse
plain-choose = Scegli una *mossa*
plain-why = Ogni biglietto è una mossa. Uno tratteggiato dice perché ora non si può.
plain-call = Dichiara
plain-round = Round { $round } di { $rounds }
plain-score = Punteggio
plain-you = tu
plain-yes = sì
plain-no = no
