compiling = Preparing the rules of { $game } for this machine (first use only)

error = Something went wrong.
error-unknown-game = There is no game called { $name }. Games: { $known }.
error-players = { $players } players: this game is for { $least } to { $most }.
error-option-name = There is no option or number called { $name }. Known: { $allowed }.
error-option-value = { $name } = { $value } is not possible. Allowed: { $allowed }.
error-seed = A seed is a text of 1 to 200 characters, or key: and 64 hexadecimal digits; this is not: { $seed }.
error-move = { $said } is not a move.
error-move-code = { $code } is not the number of an action (0 to { $most }).
error-move-number = { $what } = { $said } is not possible: { $least } to { $most }.
error-illegal = That is not allowed now.
error-turn = It is not the turn of seat { $seat }; the game waits for: { $pending }.
error-seat = There is no seat { $seat } at a table of { $players }.
error-over = The game is over.
error-not-at-end = The table shows action { $number } of { $last }: go to the end to play on, or branch off.
error-log = This log can't be used.
error-log-json = This log is no JSON: { $why }.
error-log-field = This log has no proper field { $field }.
error-log-format = This log is in the format { $format }, not { $known }.
error-log-cut = This log was cut short or changed: it does not end in its digest ({ $number } actions).
error-log-action = Action { $number } of this log is malformed: it has to be [seat, code, digest].
error-log-file = { $file } can't be read: { $why }
error-log-rules = This was played by version { $written } of the rules; this program has version { $known }.
error-log-edition = This was played with another edition of { $game }: its numbers or components differ.
error-log-no-seed = The seed of this log is withheld: it can't be replayed yet.
error-log-seed = The seed is not the one whose hash was published: { $published } was, { $found } is.
error-log-refused = Action { $number } of this log is not possible: { $why }
error-log-digest = Action { $number } leads to another state than the log says.
error-log-number = There is no action { $number }: the log has { $last }.
error-undo-nothing = There is no move to take back.
error-undo-over = The match is over.
error-undo-chance = Chance has spoken since: this move stays.
error-undo-secret = This move has shown something that was secret: it stays.
error-undo-others = Somebody else has moved since.
error-position = This position is not possible.
error-position-game = A position is an object that names its game.
error-position-json = A position has to be plain JSON: { $why }.
error-position-number = { $field } = { $value } is not possible in a position: { $least } to { $most }.
error-position-word = { $field } = { $value } is not possible in a position. Allowed: { $allowed }.
error-position-list = { $field } has to be a list { $length ->
        [0] { "" }
       *[other] of length { $length }
    } in a position.
error-position-chance = The chance of a position is a key of 64 hexadecimal digits and a count of words drawn.
error-position-audit = Cards or money of this position do not add up (check { $number }).
error-rematch-not-over = A rematch follows a game that is over.
error-rematch-one = Exactly one number may be changed for a rematch; { $count } were named.
error-rematch-who = Seat { $seat } may not change a rule for the next game; those who may: { $allowed }.
error-rematch-same = { $name } is { $value } already.
error-rematch-entry = { $name } is a list: exactly one of its numbers may be changed.
error-rematch-chain = The changes this log lists do not lead to its numbers: { $name }.
error-not-available = This is not available here.
error-no-cuda = No CUDA GPU can be used here: { $why }. Install the extra: pip install openoutcry[cuda].
error-extra = { $package } is needed for this. Install the extra: pip install openoutcry[{ $extra }].
error-weights = The weights in { $file } can't be used: { $why }
error-thoughts = What was thought ({ $file }) can't be used: { $why }
error-checkpoint = The training kept in { $file } can't be gone on with: { $why }
error-cuda-random-only = On a GPU only random bots play.
error-cuda-self-play = On a GPU all seats are asked from outside, and games that ended are renewed: no bots, no renew=False.
error-answer = { $agent } has to answer with the number of an action (0 to { $most }), not with { $said }.
error-actions = One action for each of { $games } games is needed, as whole numbers; this is { $kind } of shape { $shape }.
error-game-over-there = Game { $place }: it is over and has to be reset.
error-action-there = Game { $place }: { $action } is not the number of an action (0 to { $most }).
error-refused-there = Game { $place }: seat { $seat } may not play action { $action }: { $why }
error-compile = The rules of { $game } could not be compiled: { $why }
error-bots = The bots of { $game } can't be read from { $file }: { $why }
error-edition = The edition of { $game } can't be read from { $file }: { $why }
error-review-unfinished = Only a finished game can be reviewed.
error-endless = Game { $game } of the batch did not end.
error-memory = { $games } games do not fit into the memory of this machine: play fewer at a time.
error-usage = { $why }
error-unwritable = { $file } can't be written: { $why }
error-folder-busy = Another run is writing to { $folder }.
error-folder-taken = { $folder } holds a training of its own: take another folder (--out).

cli-about = Stock-market table games: play, replay, verify, compute.
cli-play-about = Play in this terminal, with people and bots.
cli-selfplay-about = Let bots play many games and report the result.
cli-replay-about = Show a saved game move by move.
cli-verify-about = Check that a saved game was played by the rules and with the published seed.
cli-rules-about = Read the rules of a game, with clause ids.
cli-bench-about = Measure this machine: decisions and games a second.
cli-games-about = List the games.
cli-arg-game = the game: { $games }
cli-arg-players = number of players
cli-arg-games = how many games
cli-arg-bot = a bot for all seats, or one a seat, with commas: { $bots }
cli-arg-seed = the seed: the same seed gives the same games
cli-arg-json = print one JSON object
cli-arg-threads = threads to use (default 1; 0: one a core)
cli-arg-device = cpu or cuda
cli-arg-people = seats played by people at this keyboard (default 1)
cli-arg-option = an option of the game, NAME=VALUE; may be repeated
cli-arg-number = a changed number of the edition, NAME=VALUE; may be repeated
cli-arg-file = a saved game (JSON)
cli-arg-clause = one clause or the start of its id, e.g. MON-3
cli-arg-lang = language: en, ru, it
cli-arg-save = write the log of the game to this file
cli-arg-step = stop after every action
cli-error = Error: { $message }
cli-playing = Playing { $games } games of { $game }
cli-selfplay-line = { $game }, { $players } players, { $games } games: { $rate } games/s, { $decisions } decisions/s
cli-selfplay-seat = Seat { $seat }: mean score { $score }, wins { $share }
cli-verified = The log is in order: { $actions } actions replayed, every digest agrees.
cli-verified-seed = The seed is the one whose hash was published, if this is the hash you were shown at the start: { $hash }
cli-verified-no-seed = The match started from a position: there is no published seed to check.
cli-result = Result
cli-winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
cli-score-line = { $name }: { $score }
cli-guest = Guest
cli-person = Player { $number }
cli-bot-name = Bot { $number }
cli-prompt = { $name } >{ " " }
cli-hint = A move, a number of the list, or: ? help · moves · why MOVE · log · rules · save FILE · quit
cli-behind-rules = The rules of { $game } are compiled in the background, once; the game is on meanwhile.
cli-behind-bots = Getting ready: { $bots }. Until then { $instead } plays.
cli-behind-ready = From here on the bots you chose play: { $bots }.
cli-behind-failed = Not everything could be compiled: the game goes on as it is. The command that shows why: outcry compile
cli-curtain-away = Hand the keyboard to { $name }, then press Enter.
cli-help-title = What you can say
cli-help-moves = the moves you may play now, numbered
cli-help-why = why a move is not allowed
cli-help-score = the sum behind the numbers on the table
cli-help-log = what has happened, as you saw it
cli-help-rules = the rules; with a clause id only that clause
cli-help-save = save the game
cli-help-quit = leave the game
cli-moves-more = { $count ->
        [one] One more: moves { $next }
       *[other] { $count } more: moves { $next }
    }
cli-why-which = Which move? For example: why { $move }
cli-why-allowed = That move is allowed.
cli-saved = Saved to { $file }.
cli-bye = Until next time.
cli-no-clause = There is no clause { $clause }.
cli-replay-action = { $number }. { $name }: { $move }
cli-bench-title = Uniform random play on this machine
cli-bench-game = Game
cli-bench-players = Players
cli-bench-threads = Threads
cli-bench-rate = Games/s
cli-bench-decisions = Decisions/s
cli-bench-bytes = Bytes a game
cli-seed-hash = The seed of this game is fixed; its SHA-256 is { $hash }.
cli-serve-about = Start the site on this machine (the same as outcry alone).
cli-arg-host = address to listen on (default 127.0.0.1: this machine only)
cli-arg-port = port (default 8000; 0 takes any free one)
cli-arg-data = folder of the database
cli-arg-open = open the site in the browser
cli-rematch-about = Play a saved game once more; its winner may change one rule where the game grants that.
cli-arg-by = the seat that changes a rule
cli-arg-change = the rule that seat changes: one declared number, NAME=VALUE
cli-rule-changed = { $rule }: { $after } instead of { $before }
env-wait = wait
cli-dataset-about = Let bots play and write every decision to Parquet files, with a data card.
cli-arg-dataset-out = the folder to write to
cli-dataset-line = { $games } games, { $moves } decisions written to { $folder }.

# The bots, by level: a name, and a sentence for people.
bot-random = Chance
bot-random-about = Plays any allowed move, like a die.
bot-house = House
bot-rival = The network to beat
bot-house-about = Plays by sound rules of thumb and moves at once.
bot-trader = Trader
bot-trader-about = Chosen to be a step above the house.
bot-broker = Broker
bot-broker-about = Chosen to be two steps above the house.
bot-tycoon = Tycoon
bot-tycoon-about = Chosen to be three steps above the house.
bot-policy = The network alone
bot-master = Master
bot-master-about = Learned the game by playing it, and looks ahead with what it learned.
