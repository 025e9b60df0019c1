server-error = The server can't do that.
server-error-guest = Tell us a name first.
server-error-not-host = Only the one who opened this table can do that.
server-error-not-your-seat = Seat { $seat } is not yours.
server-error-not-seated = Only those who sit at this table can do that.
server-error-origin = This request came from another site.
server-error-no-table = There is no such table, or it is private and the invitation is missing.
server-error-not-found = There is nothing here.
server-error-state = The table is { $state ->
        [open] not started yet
        [running] being played
        [finished] finished
       *[closed] closed
    }.
server-error-unreadable = What was kept of this table can’t be read or played again by this version of the program.
server-error-seat-taken = That seat is taken.
server-error-no-free-seat = No seat is free at this table.
server-error-moment = There is no move { $number } to play on from: they are counted from 0 to { $last }.
server-error-open-seats = A seat is still open: invite somebody or seat a bot.
server-error-large = That is too much at once: { $most } bytes are accepted.
server-error-slow = The rest of the request did not come in time.
server-error-request = { $where }: { $why }
server-error-rate = Too fast. Wait { $wait ->
        [one] a second
       *[other] { $wait } seconds
    }.
server-error-busy = The server has more to do than it can do at once. Try again in a little while.
server-error-many = There are too many already: { $most } are accepted.
server-error-race = The match went on elsewhere; look again.
server-error-name = A name has 1 to 24 letters.
server-error-text = A message has 1 to { $most } characters.
server-error-lesson = The lesson asks for something else here.
server-error-level = There is no bot called { $level } for this game. Bots: { $known }.
server-error-out-of-time = The time of this seat has run out.
server-error-hints-off = This table is played without hints.
server-error-undo-off = This table is played without taking back.
server-error-undo-asked = A question to take back is already being answered.
server-error-undo-none-asked = Nobody asks to take a move back.
server-error-hello = The first message is hello.
server-error-internal = Something broke on our side. The match is safe; try again.
server-error-host = This site is not called { $host }. If it is yours, set OPENOUTCRY_HOSTS.
server-error-one-seat = At a public table everybody has one seat.
server-error-backup-nothing = There is no database in { $folder } to back up.
server-error-backup-exists = { $file } is there already.
server-error-restore-exists = { $folder } already holds a database. With --replace it is put aside.
server-error-restore-broken = { $file } is no backup of this program, or it is damaged or of a newer version. Nothing was changed.
server-error-days = At least one day.
server-error-unreachable = The server at { $url } has the data folder, but does not answer.
server-error-said = { $said }
server-error-folder = The data folder { $folder } can't be used: { $why }.
server-error-folder-busy = Another server (process { $process }) is using the data folder { $folder }. Stop it, or choose another folder with --data.
server-error-database = The database { $database } can't be used: { $why }
server-error-database-newer = The database has schema { $found }; this program knows { $known }. A newer Open Outcry has written it: use that one.
server-error-database-used = The database holds guests or tables already. Copy a site into an empty one.
server-error-redis-alone = Redis is named but no database: what nodes of a site share lies in PostgreSQL. Set OPENOUTCRY_DATABASE too.
server-error-other-node = This was passed on by a server of another version ({ $spoken }; here { $here }): the site is being upgraded. Try again in a moment.
server-error-key = The key in { $file } has less than { $least } bytes, so anybody could pass for a guest. Put it back from a backup, or delete the file: a new key is made, and all guests start anew.
server-no-client = The web client is not built. The server is running; its interface is described at /openapi.json.
server-at = Open Outcry is at { $url }
server-working = Working, { $places } at once.

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
who-prosper = Prosper
who-rosa = Rosa
who-ugo = Ugo
who-vera = Vera
who-zeno = Zeno

server-preview-won = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
server-preview-sum = with { $sum }
server-preview-open = { $game }: { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    }
server-preview-running = { $game }: the table is playing
server-preview-with = with { $names }
