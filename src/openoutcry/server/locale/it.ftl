server-error = Il server non può farlo.
server-error-guest = Prima dicci un nome.
server-error-not-host = Può farlo solo chi ha aperto il tavolo.
server-error-not-your-seat = Il posto { $seat } non è tuo.
server-error-not-seated = Può farlo solo chi siede al tavolo.
server-error-origin = La richiesta viene da un altro sito.
server-error-no-table = Il tavolo non esiste, oppure è privato e manca l’invito.
server-error-not-found = Qui non c’è nulla.
server-error-state = { $state ->
        [open] La partita non è ancora cominciata
        [running] Al tavolo si gioca già
        [finished] La partita è finita
       *[closed] Il tavolo è chiuso
    }.
server-error-unreadable = Ciò che resta di questo tavolo non può essere letto o rigiocato da questa versione del programma.
server-error-seat-taken = Quel posto è occupato.
server-error-no-free-seat = A questo tavolo non ci sono posti liberi.
server-error-moment = Non c’è una mossa { $number } da cui continuare: si contano da 0 a { $last }.
server-error-open-seats = C’è ancora un posto libero: invita qualcuno o mettici un bot.
server-error-large = È troppo in una volta: si accettano { $most } byte.
server-error-slow = Il resto della richiesta non è arrivato in tempo.
server-error-request = { $where }: { $why }
server-error-rate = Troppo in fretta. Aspetta { $wait ->
        [one] un secondo
       *[other] { $wait } secondi
    }.
server-error-busy = Il server ha troppo da fare in questo momento. Riprova tra poco.
server-error-many = Ce ne sono già troppi: se ne accettano { $most }.
server-error-race = La partita è andata avanti altrove; guarda di nuovo.
server-error-name = Un nome ha da 1 a 24 lettere.
server-error-text = Un messaggio ha da 1 a { $most } caratteri.
server-error-lesson = Qui la lezione chiede un’altra cosa.
server-error-level = In questo gioco non c’è il bot { $level }. Ci sono: { $known }.
server-error-out-of-time = Il tempo di questo posto è scaduto.
server-error-hints-off = A questo tavolo si gioca senza suggerimenti.
server-error-undo-off = A questo tavolo le mosse non si riprendono.
server-error-undo-asked = C’è già una richiesta in attesa di risposta.
server-error-undo-none-asked = Nessuno chiede di riprendere una mossa.
server-error-hello = Il primo messaggio è hello.
server-error-internal = Qualcosa si è rotto da noi. La partita è salva; riprova.
server-error-host = Questo sito non si chiama { $host }. Se è tuo, imposta OPENOUTCRY_HOSTS.
server-error-one-seat = A un tavolo pubblico ognuno ha un solo posto.
server-error-backup-nothing = In { $folder } non c'è un database da copiare.
server-error-backup-exists = { $file } esiste già.
server-error-restore-exists = { $folder } contiene già un database. Con --replace viene messo da parte.
server-error-restore-broken = { $file } non è una copia di riserva di questo programma, oppure è danneggiata o di una versione più recente. Nulla è cambiato.
server-error-days = Almeno un giorno.
server-error-unreachable = Il server { $url } usa la cartella dei dati, ma non risponde.
server-error-said = { $said }
server-error-folder = La cartella dei dati { $folder } non si può usare: { $why }.
server-error-folder-busy = Un altro server (processo { $process }) sta usando la cartella dei dati { $folder }. Fermalo, o scegli un'altra cartella con --data.
server-error-database = Il database { $database } non si può usare: { $why }
server-error-database-newer = Il database ha lo schema { $found }; questo programma conosce il { $known }. L'ha scritto un Open Outcry più recente: usa quello.
server-error-database-used = Il database contiene già ospiti o tavoli. Copia il sito in uno vuoto.
server-error-redis-alone = È indicato Redis ma nessun database: ciò che i nodi di un sito condividono sta in PostgreSQL. Imposta anche OPENOUTCRY_DATABASE.
server-error-other-node = La richiesta è stata inoltrata da un server di un'altra versione ({ $spoken }; qui { $here }): il sito è in aggiornamento. Riprova tra un momento.
server-error-key = La chiave in { $file } ha meno di { $least } byte: chiunque potrebbe spacciarsi per un ospite. Ripristinala da una copia di riserva, o cancella il file: ne viene creata una nuova e tutti gli ospiti ricominciano.
server-no-client = Il client web non è stato costruito. Il server funziona; la sua interfaccia è descritta in /openapi.json.
server-at = Open Outcry è su { $url }
server-working = Al lavoro, { $places } alla volta.

# The people of the exchange: regulars who take the seats of bots.
who-ada = Ada
who-bruno = Bruno
who-dora = Dora
who-emil = Emil
who-flora = Flora
who-greta = Greta
who-kira = Kira
who-leo = Leo
who-otto = Otto
who-prosper = Prospero
who-rosa = Rosa
who-ugo = Ugo
who-vera = Vera
who-zeno = Zeno

server-preview-won = { $count ->
        [one] Vince { $names }
       *[other] Si dividono la vittoria { $names }
    }
server-preview-sum = con { $sum }
server-preview-open = { $game }: { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }
server-preview-running = { $game }: si gioca
server-preview-with = con { $names }
