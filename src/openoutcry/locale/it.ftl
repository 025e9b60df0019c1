compiling = Preparo le regole di { $game } per questo computer (solo la prima volta)

error = Qualcosa è andato storto.
error-unknown-game = Non c’è un gioco chiamato { $name }. Giochi: { $known }.
error-players = { $players } giocatori: si gioca da { $least } a { $most }.
error-option-name = Non c’è un’opzione o un numero chiamato { $name }. Esistono: { $allowed }.
error-option-value = { $name } = { $value } non è possibile. Ammessi: { $allowed }.
error-seed = Un seme è un testo da 1 a 200 caratteri, oppure key: e 64 cifre esadecimali; questo non lo è: { $seed }.
error-move = { $said } non è una mossa.
error-move-code = { $code } non è il numero di un’azione (da 0 a { $most }).
error-move-number = { $what } = { $said } non è possibile: da { $least } a { $most }.
error-illegal = Adesso non è permesso.
error-turn = Non tocca al posto { $seat }; il gioco aspetta: { $pending }.
error-seat = A un tavolo di { $players } non c’è il posto { $seat }.
error-over = La partita è finita.
error-not-at-end = Il tavolo mostra l’azione { $number } di { $last }: vai alla fine per continuare, oppure apri una variante.
error-log = Questo registro non si può usare.
error-log-json = Questo registro non è JSON: { $why }.
error-log-field = In questo registro manca un campo { $field } corretto.
error-log-format = Questo registro è nel formato { $format }, non { $known }.
error-log-cut = Questo registro è troncato o modificato: non finisce con la sua impronta ({ $number } azioni).
error-log-action = L’azione { $number } del registro è malformata: dev’essere [posto, codice, impronta].
error-log-file = Impossibile leggere { $file }: { $why }
error-log-rules = Giocata con la versione { $written } delle regole; qui c’è la versione { $known }.
error-log-edition = Giocata con un’altra edizione di { $game }: numeri o componenti sono diversi.
error-log-no-seed = Il seme di questo registro non è ancora svelato: non si può rigiocare.
error-log-seed = Il seme non è quello di cui fu pubblicata l’impronta: pubblicata { $published }, trovata { $found }.
error-log-refused = L’azione { $number } del registro non è possibile: { $why }
error-log-digest = L’azione { $number } porta a uno stato diverso da quello del registro.
error-log-number = Non c’è l’azione { $number }: il registro ne ha { $last }.
error-undo-nothing = Non c’è una mossa da riprendere.
error-undo-over = La partita è finita.
error-undo-chance = Il caso ha già deciso: la mossa resta.
error-undo-secret = La mossa ha svelato un segreto: resta.
error-undo-others = Dopo ha mosso qualcun altro.
error-position = Questa posizione non è possibile.
error-position-game = Una posizione è un oggetto che nomina il suo gioco.
error-position-json = Una posizione deve essere semplice JSON: { $why }.
error-position-number = { $field } = { $value } non è possibile in una posizione: da { $least } a { $most }.
error-position-word = { $field } = { $value } non è possibile in una posizione. Ammessi: { $allowed }.
error-position-list = In una posizione { $field } dev’essere una lista { $length ->
        [0] { "" }
       *[other] di lunghezza { $length }
    }.
error-position-chance = Il caso di una posizione è una chiave di 64 cifre esadecimali e un conto di parole estratte.
error-position-audit = Carte o denaro di questa posizione non tornano (controllo { $number }).
error-rematch-not-over = La rivincita segue una partita finita.
error-rematch-one = Per una rivincita si cambia esattamente un numero; ne sono stati indicati { $count }.
error-rematch-who = Il posto { $seat } non può cambiare una regola per la prossima partita; possono: { $allowed }.
error-rematch-same = { $name } vale già { $value }.
error-rematch-entry = { $name } è un elenco: se ne cambia esattamente un numero.
error-rematch-chain = I cambiamenti elencati nel registro non portano ai suoi numeri: { $name }.
error-not-available = Qui non è disponibile.
error-no-cuda = Nessuna GPU CUDA utilizzabile: { $why }. Installa l’extra: pip install openoutcry[cuda].
error-extra = Per questo serve { $package }. Installa l'extra: pip install openoutcry[{ $extra }].
error-weights = I pesi in { $file } non si possono usare: { $why }
error-thoughts = I ragionamenti in { $file } non si possono usare: { $why }
error-checkpoint = L’addestramento in { $file } non si può continuare: { $why }
error-cuda-random-only = Su GPU giocano solo bot casuali.
error-cuda-self-play = Su GPU tutti i posti rispondono dall'esterno e le partite finite ricominciano: niente bot, niente renew=False.
error-answer = { $agent } deve rispondere con il numero di un'azione (da 0 a { $most }), non con { $said }.
error-actions = Serve un'azione per ognuna delle { $games } partite, come numeri interi; qui c'è { $kind } di forma { $shape }.
error-game-over-there = Partita { $place }: è finita e va ricominciata.
error-action-there = Partita { $place }: { $action } non è il numero di un'azione (da 0 a { $most }).
error-refused-there = Partita { $place }: il posto { $seat } non può giocare l'azione { $action }: { $why }
error-compile = Impossibile compilare le regole di { $game }: { $why }
error-bots = I bot di { $game } non si possono leggere da { $file }: { $why }
error-edition = L'edizione di { $game } non si può leggere da { $file }: { $why }
error-review-unfinished = Si può analizzare solo una partita finita.
error-endless = La partita { $game } del gruppo non è finita.
error-memory = { $games } partite non entrano nella memoria di questa macchina: giocane meno alla volta.
error-usage = { $why }
error-unwritable = Impossibile scrivere { $file }: { $why }
error-folder-busy = Un’altra esecuzione sta scrivendo in { $folder }.
error-folder-taken = In { $folder } c’è già un addestramento: scegli un’altra cartella (--out).

cli-about = Giochi da tavolo di borsa: giocare, rivedere, verificare, calcolare.
cli-play-about = Gioca in questo terminale, con persone e bot.
cli-selfplay-about = Fai giocare molte partite ai bot e mostra il risultato.
cli-replay-about = Mostra una partita salvata mossa per mossa.
cli-verify-about = Controlla che una partita sia stata giocata secondo le regole e con il seme pubblicato.
cli-rules-about = Leggi le regole di un gioco, con i numeri delle clausole.
cli-bench-about = Misura questo computer: decisioni e partite al secondo.
cli-games-about = Elenca i giochi.
cli-arg-game = il gioco: { $games }
cli-arg-players = numero di giocatori
cli-arg-games = quante partite
cli-arg-bot = un bot per tutti i posti, o uno per posto, con virgole: { $bots }
cli-arg-seed = il seme: lo stesso seme dà le stesse partite
cli-arg-json = stampa un oggetto JSON
cli-arg-threads = thread da usare (normalmente 1; 0: uno per core)
cli-arg-device = cpu o cuda
cli-arg-people = posti giocati da persone a questa tastiera (normalmente 1)
cli-arg-option = un’opzione del gioco, NOME=VALORE; ripetibile
cli-arg-number = un numero cambiato dell’edizione, NOME=VALORE; ripetibile
cli-arg-file = una partita salvata (JSON)
cli-arg-clause = una clausola o l’inizio del suo numero, per esempio MON-3
cli-arg-lang = lingua: en, ru, it
cli-arg-save = scrivi la partita in questo file
cli-arg-step = fermati dopo ogni azione
cli-error = Errore: { $message }
cli-playing = Gioco { $games } partite di { $game }
cli-selfplay-line = { $game }, { $players } giocatori, { $games } partite: { $rate } partite/s, { $decisions } decisioni/s
cli-selfplay-seat = Posto { $seat }: punteggio medio { $score }, vittorie { $share }
cli-verified = Il registro è in ordine: { $actions } azioni rigiocate, tutte le impronte tornano.
cli-verified-seed = Il seme è quello di cui fu pubblicata l’impronta, se all’inizio ti fu mostrata questa: { $hash }
cli-verified-no-seed = La partita è iniziata da una posizione: non c’è un seme pubblicato da controllare.
cli-result = Risultato
cli-winner = { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
cli-score-line = { $name }: { $score }
cli-guest = Ospite
cli-person = Giocatore { $number }
cli-bot-name = Bot { $number }
cli-prompt = { $name } >{ " " }
cli-hint = Una mossa, un numero della lista, oppure: ? aiuto · moves · why MOSSA · log · rules · save FILE · quit
cli-behind-rules = Le regole di { $game } vengono compilate in sottofondo, una volta sola; intanto si gioca.
cli-behind-bots = In preparazione: { $bots }. Fino ad allora gioca { $instead }.
cli-behind-ready = Da qui giocano i bot scelti: { $bots }.
cli-behind-failed = Non tutto si è potuto compilare: la partita continua così. Il comando che mostra perché: outcry compile
cli-curtain-away = Passa la tastiera a { $name }, poi premi Invio.
cli-help-title = Che cosa puoi dire
cli-help-moves = le mosse possibili adesso, numerate
cli-help-why = perché una mossa non è permessa
cli-help-score = il conto dietro i numeri sul tavolo
cli-help-log = che cosa è successo, come l’hai visto tu
cli-help-rules = le regole; con un numero solo quella clausola
cli-help-save = salva la partita
cli-help-quit = lascia la partita
cli-moves-more = { $count ->
        [one] Ancora una: moves { $next }
       *[other] Altre { $count }: moves { $next }
    }
cli-why-which = Quale mossa? Per esempio: why { $move }
cli-why-allowed = Questa mossa è permessa.
cli-saved = Salvata in { $file }.
cli-bye = Alla prossima.
cli-no-clause = Non c’è la clausola { $clause }.
cli-replay-action = { $number }. { $name }: { $move }
cli-bench-title = Gioco casuale su questo computer
cli-bench-game = Gioco
cli-bench-players = Giocatori
cli-bench-threads = Thread
cli-bench-rate = Partite/s
cli-bench-decisions = Decisioni/s
cli-bench-bytes = Byte a partita
cli-seed-hash = Il seme di questa partita è fissato; la sua SHA-256 è { $hash }.
cli-serve-about = Avvia il sito su questo computer (come outcry da solo).
cli-arg-host = indirizzo su cui ascoltare (normalmente 127.0.0.1: solo questo computer)
cli-arg-port = porta (normalmente 8000; 0 ne prende una libera)
cli-arg-data = cartella della base di dati
cli-arg-open = apri il sito nel browser
cli-rematch-about = Rigioca una partita salvata; chi ha vinto può cambiare una regola, se il gioco lo concede.
cli-arg-by = il posto che cambia una regola
cli-arg-change = la regola che cambia: un numero dichiarato, NOME=VALORE
cli-rule-changed = { $rule }: { $after } invece di { $before }
env-wait = aspetta
cli-dataset-about = Fa giocare i bot e scrive ogni decisione in file Parquet, con una scheda dei dati.
cli-arg-dataset-out = la cartella in cui scrivere
cli-dataset-line = { $games } partite, { $moves } decisioni scritte in { $folder }.

# I bot per livello: un nome e una frase per le persone.
bot-random = Caso
bot-random-about = Gioca una mossa qualsiasi tra quelle permesse, come un dado.
bot-house = Banco
bot-rival = La rete da battere
bot-house-about = Gioca con regole di buon senso e muove subito.
bot-trader = Trader
bot-trader-about = Scelto per stare un gradino sopra il Banco.
bot-broker = Broker
bot-broker-about = Scelto per stare due gradini sopra il Banco.
bot-tycoon = Magnate
bot-tycoon-about = Scelto per stare tre gradini sopra il Banco.
bot-policy = La rete da sola
bot-master = Maestro
bot-master-about = Ha imparato il gioco giocandolo, e con ciò guarda avanti.
