cli-compile-about = Compile the rules of all games now, or of those named; otherwise it happens at need.
cli-compiled = All rules are compiled.
cli-doctor-about = Look at what is installed, compiled and reachable, and say what to do.
cli-completion-about = Print a script that completes commands in your shell, e.g. outcry completion bash > ~/.local/share/bash-completion/completions/outcry
cli-arg-url = address of the site to look for (default http://127.0.0.1:8000)
cli-arg-shell = the shell: bash, zsh, fish, powershell

doctor-well = All that is needed is there.
doctor-sick = Something needed is missing: see the lines with ✗.
doctor-missing = missing
doctor-not-installed = not installed
doctor-reinstall = Install the package anew: pip install --force-reinstall openoutcry
doctor-extra = extra { $extra }
doctor-extra-env = PettingZoo and Gymnasium environments: { $command }
doctor-extra-openspiel = OpenSpiel: { $command }
doctor-extra-data = Parquet datasets: { $command }
doctor-extra-ray = Tournaments on many machines: { $command }
doctor-extra-learn = Learning by self-play: { $command }
doctor-extra-cuda = Games on an NVIDIA GPU: { $command }
doctor-site = the site's files
doctor-site-remedy = In a checkout, build them: make start. An installed package should have them: install it anew.
doctor-rules = rules pages
doctor-folder-data = folder of matches
doctor-folder-data-remedy = Choose another folder with OPENOUTCRY_DATA, or outcry serve --data FOLDER.
doctor-folder-cache = folder of compiled rules
doctor-folder-cache-remedy = Choose another folder with OPENOUTCRY_CACHE.
doctor-unwritable = { $folder } can't be written
doctor-full = { $folder }: only { $mb } MB free
doctor-free = { $folder }, { $mb } MB free
doctor-compiled = compiled rules of { $game }
doctor-ready = ready
doctor-not-compiled = { $done } of { $total } parts
doctor-compiled-remedy = They are compiled at the first game, or all at once: outcry compile
doctor-running = a site at { $url }
doctor-answers = answers, version { $version }
doctor-silent = none
doctor-start = Start it: outcry
doctor-somebody-else = something else answers there
doctor-other-port = Start the site on another port: outcry serve --port 8001

cli-train-about = Let a network learn a game by playing it; --judge measures one that has.
cli-arg-minutes = how long, in minutes
cli-arg-train-out = folder for checkpoints, weights and the page of progress; a training found there goes on (default trained/GAME)
cli-arg-train-start = weights to begin with
cli-arg-train-tables = games side by side (default: what suits the device)
cli-arg-train-every = seconds of learning between two judgements
cli-arg-train-rate = how big the steps are, at first and at last
cli-arg-train-entropy = how much trying things out is worth, at first and at last
cli-arg-train-decay = how far ahead a decision is judged (0 to 1)
cli-arg-train-judge = only measure weights: those of a file, or, with no file, those of the package
cli-train-point = { $minutes } min, { $millions } million decisions: wins { $drawn } drawing moves, { $likeliest } with the likeliest (alone against { $bot })
cli-train-judged = { $players } players, { $games } games alone against { $bot }, { $how ->
    [likeliest] likeliest move
   *[drawn] moves drawn
 }: wins { $won } ± { $within }
