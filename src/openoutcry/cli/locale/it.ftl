cli-compile-about = Compila adesso le regole di tutti i giochi, o di quelli nominati; altrimenti succede quando serve.
cli-compiled = Tutte le regole sono compilate.
cli-doctor-about = Guarda che cosa è installato, compilato e raggiungibile, e dice che cosa fare.
cli-completion-about = Stampa uno script che completa i comandi nella tua shell, per esempio: outcry completion bash > ~/.local/share/bash-completion/completions/outcry
cli-arg-url = indirizzo del sito da cercare (di solito http://127.0.0.1:8000)
cli-arg-shell = la shell: bash, zsh, fish, powershell

doctor-well = C'è tutto il necessario.
doctor-sick = Manca qualcosa di necessario: vedi le righe con ✗.
doctor-missing = manca
doctor-not-installed = non installato
doctor-reinstall = Reinstalla il pacchetto: pip install --force-reinstall openoutcry
doctor-extra = aggiunta { $extra }
doctor-extra-env = Ambienti PettingZoo e Gymnasium: { $command }
doctor-extra-openspiel = OpenSpiel: { $command }
doctor-extra-data = Insiemi di dati in Parquet: { $command }
doctor-extra-ray = Tornei su molte macchine: { $command }
doctor-extra-learn = Apprendimento giocando contro sé stessi: { $command }
doctor-extra-cuda = Partite su una GPU NVIDIA: { $command }
doctor-site = file del sito
doctor-site-remedy = In una copia di lavoro, costruiscili: make start. Un pacchetto installato dovrebbe averli: reinstallalo.
doctor-rules = pagine delle regole
doctor-folder-data = cartella delle partite
doctor-folder-data-remedy = Scegli un'altra cartella con OPENOUTCRY_DATA, o outcry serve --data FOLDER.
doctor-folder-cache = cartella delle regole compilate
doctor-folder-cache-remedy = Scegli un'altra cartella con OPENOUTCRY_CACHE.
doctor-unwritable = in { $folder } non si può scrivere
doctor-full = { $folder }: solo { $mb } MB liberi
doctor-free = { $folder }, { $mb } MB liberi
doctor-compiled = regole compilate di { $game }
doctor-ready = pronte
doctor-not-compiled = { $done } parti su { $total }
doctor-compiled-remedy = Si compilano alla prima partita; tutte insieme: outcry compile
doctor-running = un sito a { $url }
doctor-answers = risponde, versione { $version }
doctor-silent = nessuno
doctor-start = Avvialo: outcry
doctor-somebody-else = lì risponde qualcos'altro
doctor-other-port = Avvia il sito su un'altra porta: outcry serve --port 8001

cli-train-about = Fai imparare un gioco a una rete giocandolo; --judge misura una rete già addestrata.
cli-arg-minutes = per quanti minuti
cli-arg-train-out = cartella per i punti di ripresa, i pesi e la pagina dei progressi; un addestramento trovato lì continua (predefinita trained/GIOCO)
cli-arg-train-start = pesi da cui cominciare
cli-arg-train-tables = partite affiancate (predefinito: quante vanno bene al dispositivo)
cli-arg-train-every = secondi di apprendimento tra due misure
cli-arg-train-rate = quanto sono grandi i passi, all’inizio e alla fine
cli-arg-train-entropy = quanto vale provare cose nuove, all’inizio e alla fine
cli-arg-train-decay = quanto avanti si giudica una decisione (da 0 a 1)
cli-arg-train-judge = misura soltanto dei pesi: quelli di un file o, senza file, quelli del pacchetto
cli-train-point = { $minutes } min, { $millions } milioni di decisioni: vince { $drawn } con mosse estratte, { $likeliest } con la più probabile (da sola contro { $bot })
cli-train-judged = { $players } giocatori, { $games } partite da sola contro { $bot }, { $how ->
    [likeliest] mossa più probabile
   *[drawn] mosse estratte
 }: vince { $won } ± { $within }
