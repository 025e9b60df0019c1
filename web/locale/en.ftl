### Texts of the browser client.

ui-name = Open Outcry
ui-home = Open Outcry, home
ui-main = Main
list-two = { $rest } and { $last }
list-more = { $rest }, and { $last }
ui-skip = Skip to the content
ui-dark = Dark theme
ui-sound = Sound
ui-keys = Keyboard
ui-menu = Menu
ui-close = Close
ui-language = Language
ui-phases = Phases
ui-tape = Ticker tape
save = Save
you = you
bot = bot
total = Total
loading = The table is being laid

title-home = Open Outcry: market games
title-table = { $game } · Open Outcry
title-turn = Your turn: { $game }
title-rules = Rules of { $game } · Open Outcry

nav-play = Play
nav-games = My games
nav-learn = Rules

## Home
home-title = Four market games, one loud table
home-about = Bid, merge, swap and bet against friends or bots. No account: take a seat and call.
home-play = Play now
home-invite = Invite friends
home-games = Games
home-game-stockpile-meta = { $least }–{ $most } players · 45 min
home-game-stockpile-about = Everyone knows one secret about tomorrow’s prices. Stack the piles, then outbid the table for them.
home-game-acquire-meta = { $least }–{ $most } players · 60 min
home-game-acquire-about = Found chains, buy in early, and be the largest holder on the day they are swallowed.
home-game-money-meta = { $least }–{ $most } players · 20 min
home-game-money-about = Secret bids of real notes. Swap for the lot you need before someone swaps yours away.
home-game-watch-meta = { $least }–{ $most } players · 60 min
home-game-watch-about = Put a share up, hear the rumour, pick a side and a multiplier. The news decides.
home-game-meta = { $least }–{ $most } players
home-learn = Learn in { $minutes } minutes
home-learn-at = Learn in { $minutes } minutes: { $game }
home-play-bots = Play bots
home-play-bots-at = Play bots at { $game }
home-invite-short = Invite
home-invite-to = Invite friends to { $game }
home-laying = Laying the table…
home-not-yet = Not yet playable in the browser
home-mine = Your games
home-mine-none = No game running. One click above starts one.
home-your-move = Your move
home-open = Open
home-tables = Open tables
home-tables-none = No open tables.
home-open-table = Open a table
home-sit = Sit down
home-watch = Watch now
home-watch-none = Nobody is playing in public just now.
home-watch-one = Watch
tape-quiet = The floor is quiet. Take a seat and call.
tape-open = { $game }: { $free ->
        [one] one free seat
       *[other] { $free } free seats
    }
tape-your-move = Your move: { $game }
table-gathering = Gathering players
table-clock = { $minutes } min a player
table-no-clock = no clock
table-options = { $count ->
        [one] 1 option
       *[other] { $count } options
    }
table-seats = { $taken } of { $all } seats taken
table-players = { $game }, { $count ->
        [one] 1 player
       *[other] { $count } players
    }
table-watching = { $count ->
        [0] nobody watching yet
        [one] 1 watching
       *[other] { $count } watching
    }
games-running = Running
games-finished = Finished
games-none = No finished game yet.
games-won = You won
games-winner = Won by { $names }

## Against bots
bots-title = Play bots at { $game }
bots-at = { $game } for { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
    }
bots-strength = How strong
bots-seats = Seats
bots-others = Draw other people
bots-you = You
bots-instead = Someone else instead of { $name }
bots-sit = Sit down
bots-invite = Invite friends instead
bots-kept = Kept in this browser: next time it lies as you leave it.
bot-mixed = Mixed
bot-mixed-about = Every seat is of another strength.

## Names and tables
guest-name = Guest
guest-number = Guest { $number }
name-title = What shall we call you?
name-label = Your name
name-set = Your name
name-change = { $name }: change the name
new-title = Open a table
new-game = Game
new-players = Players
new-here = People at this screen
new-bots = Bots
new-clock = Clock
new-level = Level of the bots
new-minutes = { $minutes } min a player
new-public = Anyone may sit down or watch
new-hints = Hints from a bot allowed
new-options = Rules of this table
new-link = You get a link to send to friends.
new-hot-seat = The screen is passed round: a curtain falls between two players.
new-create = Open the table
seat-open = Free seat
seat-here = Someone at this screen
seat-bot = Bot
seat-free = Free the seat
seat-stand = Stand up
wait-title = { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    }
wait-full = Everyone is here
wait-public = Anyone may sit down. Send the link to those you want.
wait-private = Only those with the link may sit down.
wait-link = Link to this table
wait-clock = { $minutes } min a player, { $seconds } s more a move
wait-share = Share
wait-qr = The link as a QR code
wait-terms = How it is played
wait-is-host = host
wait-another = Somebody else at this device
setting-off = { $name }: no
setting-is = { $name }: { $value }
wait-start = Start the game
wait-close = Close the table
wait-host = The host starts the game.
invite-copied = The link is copied.

## The line
line-down-again = Line down · calling again in { $seconds }
line-down-calling = Line down · calling
line-call-now = Call again now
line-lost = The server did not answer. Nothing was lost; try again.
lost-page = There is no such page
lost-table = There is no such table
lost-closed = This table was closed
lost-hint = The link may be cut short, or the table is private.
lost-unreadable = What was kept of this table can’t be played again
lost-unreadable-hint = The rules have changed since, or the file is damaged. Who sat here can close the table and keep its log.

## Around the table

# How to win
learn-title = How to win { $game }
learn-lesson = Lesson, { $minutes } minutes
learn-rules = All the rules
learn-table = To a table
learn-bid = Bid
learn-gain = Gain
learn-way-now = sell now
learn-way-keep = keep
learn-way-before = before
learn-way-after = after
learn-way-gone = gone
learn-way-shown = shares shown
learn-way-early = early
learn-way-late = late
learn-way-sell = sell all
learn-way-trade = trade all
learn-way-high = own trade
learn-way-low = joining
learn-way-near = in the sector
learn-way-far = three steps away
learn-you = You
learn-player = Player { $number }
learn-price = Price
learn-own = Own trade
learn-join = Joining
learn-loading = The examples are being worked out

# Lessons
lesson-kind-see = Watch
lesson-kind-do = Your move
lesson-kind-else = Try again
lesson-kind-ask = Question
lesson-kind-done = Understood
lesson-back = Back
lesson-play = Play a game
lesson-play-on = Play on from here
lesson-following = Next lesson
lesson-leave = Leave
lesson-of = { $beat } of { $beats }
lesson-beat = Lesson, beat { $beat } of { $beats }

# The slip
slip = Order slip
slip-clear = Clear the slip
slip-line-down = Waiting for the line
slip-watching = You are watching
slip-waiting = { $count ->
        [one] { $names } is thinking
       *[other] Waiting for { $names }
    }
slip-over = The game is over: { $names } won
slip-undo = Take back
kept-step = A bot plays
kept-time-up = Time is up
kept-now = *{ $name }* plays your seat
kept-late = Your time is up: *{ $name }* plays for you
kept-take = Take my seat back
kept-why = What is called stays called. From your next call on the seat is yours.
kept-late-why = What is called stays called. You get a minute for what comes, and your increment for each call.
kept-begins = { $late ->
    [late] { $who ->
        [you] Your time is up: { $bot } plays for you.
       *[other] { $name }’s time is up: { $bot } plays for { $name }.
    }
   *[away] { $who ->
        [you] { $bot } plays for you.
       *[other] { $bot } sits in for { $name }.
    }
}
kept-for = { $who ->
    [you] { $bot } (for you)
   *[other] { $bot } (for { $name })
}
kept-back = { $who ->
    [you] Your seat is your own again.
   *[other] { $name } is back.
}
kept-calls = { $count ->
    [one] { $name } made one call for you
   *[other] { $name } made { $count } calls for you
}
kept-stays = What is called stays called.
kept-on = Play on
turn-yours = Your turn
log = Game log
log-empty = Nothing has happened yet.
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-belief = Tells
chat-new = new message
chat-empty = Say something to the table.
chat-write = Write to the table
chat-send = Send
explain = { $what }: { $value }. Explain
why-not = Not now
refused = The call was refused
rule-open = Rule { $clause } · open the rule
undo-asked = { $name } asks to take a move back.
undo-allow = Allow
undo-deny = No
undo-waiting = The others are asked.
hint-pencil = In pencil
hint-reason = It wins { $chance } of 100 deals played on from here; “{ $next }” { $other }.
hint-reason-only = It wins { $chance } of 100 deals played on from here.
hint-judged = Judged on { $count } deals that fit what you can see.
hint-take = Take it over
hint-keep-mine = Keep mine
menu-hint = Ask for a hint
menu-undo = Take my move back
menu-result = Result
menu-copy = Copy the link
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-drop-calls = Drop: call at once
menu-drop-writes = Drop: write on the slip
menu-guide = Show the guide again
menu-rules = Rules
menu-leave = To the hall
guide = Guide
guide-skip = Skip the guide
guide-next = Got it
curtain-pass = Pass the screen to { $name }
curtain-nothing = Nothing of { $name }’s hand is on this page.
curtain-open = I am { $name }, hold to open
end-title = End of the game
end-of = { $game }, the end
end-winner = { $count ->
        [one] { $names } takes the market
       *[other] { $names } share the market
    }
end-you-first = You win by { $margin }
end-you-first-even = You win on the tie-break
end-you-shared = You share the win
end-you-place = You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] number { $place }
    }{ $even ->
        [true] {""}
       *[other] , { $margin } behind
    }
end-takes = { $count ->
        [one] { $names } takes the market with { $sum }.
       *[other] { $names } share the market with { $sum }.
    }
end-rematch-laid = A rematch is being laid: your seat is kept.
end-rematch-join = Join the rematch
end-share = Share
end-shared = Shared
end-review = Review
end-rematch = Rematch
end-look = Look at the table
end-change = Change one rule
end-order = { $count ->
        [one] { $names } wears the Golden Order and may change one rule for the next game.
       *[other] { $names } wear the Golden Order; one of them may change one rule for the next game.
    }
change-title = The Golden Order
change-about = You have won: one number of the rules is another one in the rematch.
change-rule = Rule
change-entry = Which of them
change-entry-now = No { $number }, now { $value }
change-to = New value, { $least } to { $most }
change-now = It is { $value } now.
change-play = Play the rematch with it
points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
money-amount = ${ $amount }

key-tab = Tab
key-tab-does = next zone: opponents, board, hand, slip, log
key-arrows = Arrows
key-arrows-does = inside a zone
key-space = Space
key-space-does = write it on the slip
key-enter = Enter
key-enter-does = call the slip
key-escape = Esc
key-escape-does = clear the slip, close
key-next = N
key-next-does = next legal target
key-explain = E
key-explain-does = explain what has focus
key-log = L
key-log-does = to the log
key-tape = T
key-tape-does = read the tape aloud
key-undo = U
key-undo-does = ask to take the last move back
key-hint = H
key-hint-does = ask a bot for a hint
key-belief = W
key-belief-does = weigh what the moves tell
key-cards = 1–9
key-cards-does = a card of your hand
key-help = ?
key-help-does = all keys

## Review
review = Replay
review-running = This game is still being played
review-at = move { $at } of { $all }
review-start = The deal
review-move = { $name }: { $move }
review-slider = Move
review-back = One move back
review-forward = One move on
review-play = Play
review-pause = Pause
review-copy = Link
review-copied = The link to this move is copied.
review-as = Seen by
review-onlooker = an onlooker
review-export = Download the log, seed included
review-title = Review
review-to = To the review
review-of = { $at } of { $all }
review-chip = move { $move }
review-copy-move = Copy link to move { $move }
review-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
review-moves = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
review-round = Round { $round }
review-chances = Chance to win
review-chances-about = judged at each move on what was known then
review-chance-of = { $name } ends at { $part }%.
review-winner = { $count ->
        [one] { $names } wins, { $amount }
       *[other] { $names } share the win, { $amount }
    }
review-prices = Prices
review-prices-choose = Which sectors
review-prices-about = after each move
review-prices-thousand = thousand, after each move
review-fortunes = Fortunes
review-fortunes-about = if the game had ended then
review-as-table = In figures
review-turning = Turning points
review-turning-only = Turning points only
review-all = { $count ->
        [one] The only decision
       *[other] All { $count } decisions
    }
review-everybody = Everybody: what decided it
review-decided = { $count ->
    [0] Nothing decided it at one stroke
    [one] One move decided it
   *[other] { $count } moves decided it
}
review-decided-about = The costliest mistakes, and the largest steps of { $name }. Points are chances to win in a hundred.
review-whose = Moves of
review-cost-you = { $count ->
        [0] No clear mistake of yours
        [one] One move cost you { $points } points
       *[other] { $count } moves cost you { $points } points
    }
review-cost = { $count ->
        [0] { $name }: no clear mistake
        [one] One move cost { $name } { $points } points
       *[other] { $count } moves cost { $name } { $points } points
    }
review-found = { $count ->
        [0] Points are chances to win in a hundred.
        [one] One strong move was found where the next best was clearly worse.
       *[other] { $count } strong moves were found where the next best was clearly worse.
    }
review-played = Played: { $move }
review-better = Better: { $move }
review-close = Also possible: { $move }
review-swing = { $name }, by rivals and luck: { $before } → { $after }
review-verdict-best = the best there was
review-verdict-good = as good as the best
review-verdict-unclear = not clearly worse than the best
review-verdict-slip = a slip
review-verdict-mistake = a mistake
review-verdict-blunder = a blunder
review-money = It leads to { $played } on average, the better one to { $better }.
review-money-within = The difference is known to ± { $within }.
review-judged = Judged over { $playouts } games played on from deals that fit what was known.
review-judge = { $timed ->
        [1] Judged by { $judge } ({ $level })
       *[other] Judged by { $judge }, { $playouts } playouts a decision
    }, { $fitted ->
        [0] temperature { $temperature }
       *[other] temperature { $temperature } fitted to { $fitted } positions
    }
review-judge-search = the search
review-judge-master = the Master
review-judge-about-search = At every decision the search deals what its player did not know in many ways, plays each on to the end by the house’s rules of thumb, and keeps to the moves that win most.
review-judge-about-master = The Master learned this game by playing it. At every decision it deals what the player did not know in many ways and looks ahead: { $network }% of its word on how the game will end is its network’s, the rest comes from playing on to the end.
review-judge-temperature-about = What it said in finished games was held against who won them. Below 1 it had been too cautious, and its chances are told surer than it says them; above 1 it had been too sure, and they are told more evenly.
review-within = ± { $within }
review-within-about = After ± stands half of a 95% interval, computed from how the playouts scatter: the same judge with endless playouts would be that far off at most, 19 times of 20. The best move and the one played met the same deals, so what a move cost is mostly surer than if each had been judged by itself. A move that may as well have cost nothing is called no mistake. The band along the line is the same interval. How well the judge understands the game is not in it.
review-table = Show the table
review-play-on = Play on from here
review-play-on-about = In this seat, against bots. What this seat could not know is dealt anew.
review-none = No turning point: no move was clearly a mistake.
review-computing = The review is being computed …
review-computing-about = A bot plays the game on from every decision. This takes a while; the page goes on by itself.
review-judged-of = { $done } of { $of } decisions judged
review-left-seconds = { $count ->
    [one] about a second left
   *[other] about { $count } seconds left
}
review-left-minutes = { $count ->
    [one] about a minute left
   *[other] about { $count } minutes left
}
review-beside = { $count ->
    [one] in turn with one other review
   *[other] in turn with { $count } other reviews
}
review-failed = The review could not be computed.
review-again = Try again
belief = What the moves told
belief-now = What the moves tell
belief-changed = The table has changed since.
belief-again = Weigh again
belief-back = Back to the fortunes
belief-about = what { $name } could read after move { $move }
belief-about-you = what you could read after move { $move }
belief-how = How is this computed?
belief-how-deals = { $deals } deals that fit what this player knew are weighed by how likely { $moves ->
        [one] the one move
       *[other] the { $moves } moves
    } of the others that could be seen would have been in each. Nothing else is used.
belief-how-worth = After that they stand for about { $deals } deals drawn at random: the fewer, the rougher the figures.
belief-how-players = Every player is taken to play partly like the house, partly like the trained network and partly by chance; how much of each, that player’s own moves say:
belief-manner = { $name }: house { $house }%, network { $network }%, chance { $chance }%
belief-key = filled: after the moves; stroke: by the bare count of what is unseen; framed: what it was
belief-key-now = filled: after the moves; stroke: by the bare count of what is unseen
belief-value = { $value }: { $believed } after the moves, { $counted } by the count
belief-true = what it was
belief-none = Nothing was hidden here that moves could tell about.
belief-none-now = Nothing is hidden here that moves could tell about.
belief-computing = Weighing …
belief-failed = This could not be computed.
percent = { $part }%

## Rules pages
rules-title = Rules
rules-about = The rules of each game in our words. Every rule has a number; wherever the table says why, it names it.
rules-games = Games
rules-missing = These rules are not written down yet.

## Money
phase-money-bid = Secret bids
phase-money-act = Swap
phase-money-over = Over
corner-deal = Deal { $deal } of { $deals }
corner-round = Round { $round }
zone-opponents = Opponents and their bids
money-known-of = What everybody has seen go to { $name }
money-final-hand = The hand of { $name }
zone-lots = Lots
zone-own = Your bid and hand
note-number = No { $number }
card-name = { $kind } { $face }
lot-left = Left lot
lot-right = Right lot
lot-left-the = left lot
lot-right-the = right lot
lot-empty = empty
lot-shown = { $lot }: { $cards }
swap-for-lot = Swap for the { $lot }: { $cards }
swap-with = Swap with { $name }: { $cards }
bid-shown = { $name } bids { $cards }
bid-of = bid of { $name }
bid-face-down = A bid, face down
bid-none-yet = No bid yet
bid-none = No bid
bid-gone = Nothing left of the bid
bid-lay-here = Tap or drag notes here
your-bid = Your bid
your-hand = Your hand
hand-empty = Your hand is empty
note-to-bid = { $card }, put it in the bid
note-in-bid = { $card }, in the bid; take it back
deck = in the deck
final-round = Last round
plate-has-bid = has bid
plate-bids = bidding
plate-acted = has acted
plate-acts = acts now
plate-waits = waits
plate-clock = time left
plate-away = away
plate-away-until = away, a bot plays in { $time }
plate-stand-in = away, a bot plays
plate-stand-in-by = { $name } plays
cards-in-hand = { $count } in hand
cards-known = { $count } known
tape-bid = { $name } { $sum }
sheet-now = Score sheet, if it ended now
sheet-with-swap = Score sheet, with the swap on the slip
sheet-final = Score sheet
score-out = Out of this deal: { $kinds }
score-earlier = Earlier deals
score-none = none
score-given = given away
score-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
score-bonus = { $bills } + { $bonus }
score-fee = { $bills } − { $fee }
score-no-fee = { $bills }, no fee
score-plus = { $sum } + { $bonus }
score-faces = { $count ->
        [one] 1 card, face value
       *[other] { $count } cards, face values
    }
score-fee-row = Fee, the sum is too small
score-bonus-row = Bonus for three alike
score-why-none = You hold nothing of it, so it counts nothing.
slip-money-bid-empty = Pick the notes you bid
slip-money-bid = Bid *{ $sum }* face down
slip-money-bid-why = The highest bid swaps first (MON-3.2). What you bid is what you swap.
slip-money-bid-call = Lay the bid
slip-money-cards = You lay
slip-money-left = You keep
slip-money-laid = Your bid lies face down. It is final.
slip-money-act = Your *{ $sum }* may be swapped: pick a lot or a bid
slip-money-swap = Swap your *{ $sum }* for the *{ $target }*
slip-money-swap-call = Swap
slip-money-keep = Take back
slip-money-give = You give
slip-money-score = Your score, if it ended here
slip-money-acted = { $count ->
        [one] { $names } has acted, so those cards can’t be taken (MON-3.4).
       *[other] { $names } have acted, so their cards can’t be taken (MON-3.4).
    }
guide-money-hand = These notes are yours alone
guide-money-hand-do = Sets pay: collect one currency up to 200, or three alike. Look at what you have most of.
guide-money-lots = Two lots for everyone to see
guide-money-lots-do = You will swap your bid for one of them, or for another player’s bid. Which one do you want?
guide-money-bid = Lay a secret bid
guide-money-bid-do = Tap notes you can spare. The highest bid chooses first. Then lay the bid here.
guide-money-order = The bids are turned up
guide-money-order-do = The highest acts first. Those who have not acted yet can be robbed of their bid.
guide-money-swap = Now swap
guide-money-swap-do = Tap a lot or a bid with a dashed edge: the slip shows what it does to your score.
guide-money-sheet = Every number answers why
guide-money-sheet-do = Brass boxes are what you gain. Tap a figure to see the sum, then call the swap.

fewer = { $what }: one step less
more = { $what }: one step more

## Acquire
on-acquire-board = Board
on-acquire-board-label = Board, 12 by 9. Your tiles are marked.
on-acquire-cell-own = { $tile }, your tile. { $does }
on-acquire-cell-chain = { $tile }, { $corporation }
on-acquire-cell-lone = { $tile }, a lone tile
on-acquire-cell-empty = { $tile }, empty
on-acquire-bag = Bag { $count }
on-acquire-shares = Shares
on-acquire-corporation = Corporation
on-acquire-size = Size
on-acquire-price = Price
on-acquire-bank = Bank
on-acquire-cash = Cash
on-acquire-worth = Worth now
on-acquire-worth-of = { $you ->
        [true] If the game ended now: you
       *[other] If the game ended now: { $name }
    }
on-acquire-worth-no-bonuses = Without bonuses: what the others hold is hidden.
on-acquire-into = into
on-acquire-turn-asked = What is asked
on-acquire-turn-book = Book
on-acquire-turn-board = Board
on-acquire-cell-headquarters = { $tile }, headquarters of { $corporation }, { $size } tiles{ $safe ->
        [true] , safe
       *[other] {""}
    }
on-acquire-market = Stock market
on-acquire-safe = Safe: it can’t be absorbed any more.
on-acquire-share = One share
on-acquire-majority = Majority bonus
on-acquire-minority = Minority bonus
on-acquire-key-majority = majority
on-acquire-key-tied = tied for it
on-acquire-key-minority = minority
on-acquire-price-title = { $corporation }, { $size ->
        [one] 1 tile
       *[other] { $size } tiles
    }
on-acquire-bonus-row = { $name }, { $count ->
        [one] 1 share
       *[other] { $count } shares
    }
on-acquire-final-cash = Cash before the last count
on-acquire-final-row = { $corporation }: { $count } × { $price }{ $bonus ->
        [none] {""}
       *[other] , bonus { $bonus }
    }
on-acquire-desk = What the tile does, purchases, mergers
on-acquire-card = Price card
on-acquire-class-low = low
on-acquire-class-middle = middle
on-acquire-class-high = high
on-acquire-phase-play = Play a tile
on-acquire-phase-found = Found
on-acquire-phase-survivor = Survivor
on-acquire-phase-order = Order
on-acquire-phase-trade = Merger
on-acquire-phase-sell = Merger
on-acquire-phase-buy = Buy shares
on-acquire-phase-over = Over
on-acquire-kind-lone = Lone
on-acquire-kind-found = Found
on-acquire-kind-grow = Grow
on-acquire-kind-merge = Merger
on-acquire-kind-barred = Not now
on-acquire-kind-dead = Dead
on-acquire-does-lone = Next to nothing
on-acquire-does-found = New corporation of { $size }; one free share
on-acquire-does-barred = All corporations are on the board, so none can be founded
on-acquire-does-grow = { $corporation } { $from } › { $size }{ $safe ->
        [true] , safe
       *[other] {""}
    }
on-acquire-does-merge = { $gone } into { $survivor }, { $from } › { $size }{ $safe ->
        [true] , safe
       *[other] {""}
    }
on-acquire-does-merge-tie = { $corporations } merge into one of { $size }{ $safe ->
        [true] , safe
       *[other] {""}
    }; you choose who survives
on-acquire-does-dead = It would join safe corporations: { $corporations }
on-acquire-rule-lone = A tile next to nothing stays alone
on-acquire-rule-found = Two tiles found a corporation
on-acquire-rule-grow = A tile next to a corporation joins it
on-acquire-rule-merge = The larger survives; the merging tile counts for neither
on-acquire-why = { $kind } ({ $clause }).
on-acquire-your-tiles = Your tiles
on-acquire-tiles-hint = Pick a tile to see what it does. Enter plays it.
on-acquire-no-tiles = No tiles left.
on-acquire-if = If you play { $tile }
on-acquire-is-absorbed = is absorbed
on-acquire-survives = survives
on-acquire-you-choose = tied: you choose
on-acquire-pays = { $name }, { $count ->
        [one] 1 share
       *[other] { $count } shares
    }: { $rank }, { $corporation }
on-acquire-merger = Merger
on-acquire-merging-choice = Corporations merge.
on-acquire-gone = { $corporation } is gone: what happens to your { $count ->
        [one] 1 share
       *[other] { $count } shares
    }?
on-acquire-sell = Sell
on-acquire-trade = Trade
on-acquire-keep = Keep
on-acquire-each = { $amount } each
on-acquire-trade-for = { $each } for 1 { $corporation }, { $left } left
on-acquire-keep-why = Live again if it is founded again
on-acquire-sell-sum = { $count }: { $amount }
on-acquire-trade-sum = { $count } for { $got } { $corporation }
on-acquire-settle = Settle
on-acquire-cash-after = Your cash then
on-acquire-your-bonus = Your bonus
on-acquire-buy-title = { $count ->
        [one] You may buy 1 share
       *[other] You may buy { $count } shares
    }
on-acquire-buy-none = There is nothing you can buy.
on-acquire-buy-nothing = Buy nothing
on-acquire-times = { $count } × { $amount }
on-acquire-end = End the game
on-acquire-leave = Play no tile
on-acquire-slip-play-empty = Pick a tile to play
on-acquire-slip-no-tile = No tile of yours can be played
on-acquire-slip-play = Play *{ $tile }*: { $does }
on-acquire-call-play = Play the tile
on-acquire-slip-found-empty = Pick the corporation to found
on-acquire-slip-found = Found *{ $corporation }*
on-acquire-call-found = Found it
on-acquire-why-found = The founder gets one free share (ACQ-3.3).
on-acquire-slip-survivor-empty = A tie: pick who survives
on-acquire-slip-survivor = *{ $corporation }* survives
on-acquire-call-survivor = So be it
on-acquire-why-survivor = Equal sizes: the player of the tile chooses (ACQ-4.2).
on-acquire-slip-next-empty = Pick who is absorbed first
on-acquire-slip-next = *{ $corporation }* is absorbed next
on-acquire-call-next = So be it
on-acquire-why-next = Of equal sizes the player of the tile chooses the order.
on-acquire-slip-buy-empty = { $count ->
        [one] Buy 1 more share, or none
       *[other] Buy up to { $count } shares, or none
    }
on-acquire-slip-buy = Buy { $shares }
on-acquire-call-buy = Buy
on-acquire-why-buy = Any corporation on the board, while the bank has shares (ACQ-5.1).
on-acquire-slip-dispose = *{ $corporation }* is gone: settle your *{ $count }*
on-acquire-why-dispose = Sell at the last price, trade for the survivor, or keep (ACQ-4.9).
guide-acquire-tiles = Six tiles, yours alone
guide-acquire-tiles-do = Each says what it would do. Pick one and call it on the slip.
guide-acquire-board = Tiles that touch are a corporation
guide-acquire-board-do = Two lone tiles found one; more make its shares dearer. From a certain size it is safe.
guide-acquire-found = You founded a corporation
guide-acquire-found-do = Pick which. The lower ones in the list cost more and pay more. You get one share free.
guide-acquire-buy = Buy shares
guide-acquire-buy-do = Up to three a turn. The two largest holders get bonuses when a corporation is swallowed.
guide-acquire-book = Who owns what
guide-acquire-book-do = Filled is the majority, outlined the minority. Tap a price to see the bonuses.
guide-acquire-merger = A merger
guide-acquire-merger-do = Sell for cash, trade two for one of the survivor, or keep in hope. Then settle.

slip-choose = Your choice
slip-call = Call it

## Stockpile
on-stockpile-players = Players
on-stockpile-board = Price board
on-stockpile-board-more = Show the whole board
on-stockpile-board-less = Only the prices
on-stockpile-company = Company
on-stockpile-price = Price, thousand
on-stockpile-now = Price now
on-stockpile-now-short = Now
on-stockpile-since = Since the round began, spaces
on-stockpile-forecast = Forecast
on-stockpile-forecast-is = Forecast { $forecast }
on-stockpile-public = open pair
on-stockpile-yours = your pair
on-stockpile-seen = seen
on-stockpile-unknown = unknown
on-stockpile-track-why = Past the right end the share splits; past the left end the company is bankrupt.
on-stockpile-k = ${ $amount }k
on-stockpile-round = Round { $round } of { $rounds }
on-stockpile-first = first this round
on-stockpile-bid-on = bid on { $piles }
on-stockpile-to-act = to act
on-stockpile-portfolio = Portfolio
on-stockpile-split = Split
on-stockpile-fees = Fees
on-stockpile-pairs = Forecasts this round
on-stockpile-secret = secret
on-stockpile-piles = Stockpiles
on-stockpile-pile = Stockpile { $pile }
on-stockpile-put-here = Put the card into stockpile { $pile }
on-stockpile-bids-on = Bids on stockpile { $pile }
on-stockpile-rung-held = { $amount }, held by { $name }
on-stockpile-rung-free = { $amount }, you can bid this
on-stockpile-rung-barred = { $amount }, not open to you
on-stockpile-card-down = Face-down card
on-stockpile-card-known = Face-down card, known to you: { $card }
on-stockpile-share = Share of { $company }
on-stockpile-fee = Fee
on-stockpile-supply = Your market cards
on-stockpile-face-up = Face up
on-stockpile-face-down = Face down
on-stockpile-card-first = Pick one of your two market cards first.
on-stockpile-actions = Your action cards
on-stockpile-your-pair = Your pair
on-stockpile-no-pair = No pair in sight.
on-stockpile-investors = Your investors: keep one
on-stockpile-slip-keep = Pick the investor you keep
on-stockpile-slip-lift = Pick the card to move, or leave all as it is
on-stockpile-slip-to = Pick the stockpile it moves to
on-stockpile-slip-look-pair = Pick the secret pair to look at
on-stockpile-slip-look-pile = Pick the stockpile to look into
on-stockpile-lift = { $card } in stockpile { $pile }, you can move it
on-stockpile-your-portfolio = Your portfolio
on-stockpile-at-prices = at today’s prices
on-stockpile-worth = Your portfolio at today’s prices
on-stockpile-worth-row = { $count } { $company } × { $price }
on-stockpile-final-cash = Cash, fees paid
on-stockpile-final-majorities = Majorities
on-stockpile-empty = No shares yet.
on-stockpile-hold = { $count } { $card }{ $split ->
        [yes] , split
       *[no] {""}
    }
on-stockpile-hold-sell = { $count } { $card }{ $split ->
        [yes] , split
       *[no] {""}
    }, { $marked } marked for sale; mark one more
on-stockpile-times = { $count } { $company }
on-stockpile-cash = Your cash
on-stockpile-cash-of = Money of { $name }
on-stockpile-cash-has = In hand
on-stockpile-cash-bid = Bids
on-stockpile-cash-free = Free
on-stockpile-cash-after = Your cash then
on-stockpile-pile-holds = In that stockpile
on-stockpile-left-if = Left if you win it
on-stockpile-done = Done
on-stockpile-claim = Dividend of { $company }
on-stockpile-phase-draft = Investors
on-stockpile-phase-information = Information
on-stockpile-phase-supply = Supply
on-stockpile-phase-before = Before demand
on-stockpile-phase-demand = Demand
on-stockpile-phase-window = Last look
on-stockpile-phase-action = Action
on-stockpile-phase-selling = Selling
on-stockpile-phase-movement = Movement
on-stockpile-phase-extra = Dividend
on-stockpile-phase-over = Over
on-stockpile-verb-boom = Boom
on-stockpile-verb-bust = Bust
on-stockpile-verb-raise = Cramer, up
on-stockpile-verb-lower = Cramer, down
on-stockpile-verb-declare = Dividend
on-stockpile-slip-card = Pick a market card
on-stockpile-slip-pile = *{ $card }*, face { $face ->
        [down] down
       *[up] up
    }: pick a stockpile
on-stockpile-slip-put = Put *{ $card }* face { $face ->
        [down] down
       *[up] up
    } on *{ $pile }*
on-stockpile-call-put = Put it there
on-stockpile-why-supply = One card goes face up, one face down, on any stockpiles (STK-4.2).
on-stockpile-slip-bid-empty = Pick a stockpile and a bid
on-stockpile-slip-bid = Bid *{ $amount }* on *{ $pile }*
on-stockpile-slip-outbid = Bid *{ $amount }* on *{ $pile }*, over { $name }’s { $over }
on-stockpile-call-bid = Call the bid
on-stockpile-why-bid = Every bid must be higher than the standing one and no more than your cash (STK-5.2).
on-stockpile-slip-verb = Pick an action card
on-stockpile-slip-company = { $what }: pick a company on the board
on-stockpile-slip-play = *{ $what }* on *{ $company }*
on-stockpile-call-play = Play it
on-stockpile-slip-sell-empty = Mark shares to sell, or keep all
on-stockpile-slip-sell = Sell { $shares }
on-stockpile-sell-nothing = Sell nothing
on-stockpile-call-sell = Sell
on-stockpile-why-sell = Shares sell at the current price; a split card counts as two (STK-7.2).
on-stockpile-slip-claim = *{ $company }* pays { $amount } a share you show
guide-stockpile-pair = You know this, nobody else does
guide-stockpile-pair-do = This company will move as the forecast says. Which stockpile will hold its shares?
guide-stockpile-supply = Stock the piles
guide-stockpile-supply-do = One card face up, one face down. Pick a card, then a pile: sweeten one, spoil another.
guide-stockpile-bid = Outbid the table
guide-stockpile-bid-do = Tap a rung beside the pile you want. Outbid later, you bid again.
guide-stockpile-action = Boom and bust
guide-stockpile-action-do = Pick a company on the board: up or down it goes at once.
guide-stockpile-sell = Sell before it falls
guide-stockpile-sell-do = Tap shares to mark them, then call the sale. What you keep moves with the market.

## Exchange Watch
on-watch-trails = Prices so far
on-watch-chart = Prices of 18 companies
on-watch-chart-summary = Candle chart. The dearest is { $dear } at { $most }, the cheapest { $cheap } at { $least }.
on-watch-prices = Prices
on-watch-ipo = IPO
on-watch-company = { $company }, price { $price }, you hold { $own }, { $left } on the exchange
on-watch-company-can = { $company }, price { $price }, you hold { $own }, { $left } on the exchange; you can choose it
on-watch-at-price = at price
on-watch-circle = Circle
on-watch-circle-who = Circle of { $spaces } spaces. { $where }
on-watch-stands = { $name } on space { $space }
on-watch-events = Events
on-watch-of = { $count } of { $total }
on-watch-event = Event of this turn
on-watch-no-event = No event has been opened this turn.
on-watch-trade = Trade
on-watch-trade-by = Put up by { $who ->
        [you] you
       *[other] { $name }
    }. If it falls, the share goes to the exchange.
on-watch-share = Share of { $company }
on-watch-face = { $pile }: bulls { $bulls }, bears { $bears }
on-watch-face-peeked = { $pile }, seen only by you: bulls { $bulls }, bears { $bears }
on-watch-face-shut = { $pile }: face down
on-watch-bets = Bets
on-watch-no-bets = No bets yet.
on-watch-your-bet = Your bet
on-watch-limit = up to ×{ $limit }
on-watch-bet = { $side }, times { $multiplier }
on-watch-pays = What the bet of { $name } pays
on-watch-outcome = Difference { $difference }, { $ways } of { $of }
on-watch-odds = Ways it can end
on-watch-odds-say = Ways to fall { $fall }, to stay { $even }, to rise { $rise }
on-watch-hand = Your cards
on-watch-hand-none = No cards in hand.
on-watch-status = Your status
on-watch-players = Players
on-watch-shares = { $count ->
        [one] 1 share
       *[other] { $count } shares
    }
on-watch-debt = { $count ->
        [one] 1 debt
       *[other] { $count } debts
    }
on-watch-worth = What { $name } owns
on-watch-cash = Cash
on-watch-cash-of = Cash of { $name }
on-watch-in-shares = In shares
on-watch-in-debt = Debt
on-watch-goal = Goal { $goal }
on-watch-price = Price
on-watch-surcharge = Surcharge, { $steps ->
        [one] 1 step from the die
       *[other] { $steps } steps from the die
    }
on-watch-cost = Cost
on-watch-left = On the exchange
on-watch-yours = You hold
on-watch-cash-after = Your cash then
on-watch-rail-roll = Roll
on-watch-rail-event = Event
on-watch-rail-card = Card
on-watch-rail-purchases = Purchases
on-watch-rail-trade = Trade
on-watch-done = Done
on-watch-pass = Pass
on-watch-orders = Standing orders
on-watch-orders-till = till my turn
on-watch-orders-always = till the end
on-watch-orders-why = Only you see them. Where you can do nothing, you pass by yourself.
on-watch-at-bet = Others’ trades
on-watch-at-change = After the second card
on-watch-at-dividends = Dividends
on-watch-at-payout = A loss to pay
on-watch-wish-ask = Ask
on-watch-wish-pass = Pass
on-watch-wish-fits = Unless a card fits
on-watch-passing-nothing = Nothing for you to do here: you pass
on-watch-passing-ordered = You pass, as ordered
on-watch-ask-me = Ask me
on-watch-own-limit = Own trade
on-watch-join-limit = Joining
on-watch-shares-a-turn = Shares a turn
on-watch-held = held
on-watch-next = *{ $status }*: a two-point win in your own trade pays { $then } instead of { $now }.
on-watch-pays-after = { $count ->
    [one] It pays for itself in one.
   *[other] It pays for itself in { $count }.
}
on-watch-owes = Debt { $amount }:
on-watch-owes-why = no status, no win
on-watch-repay-one = Repay { $amount }
on-watch-pay = { $companies } pay:
on-watch-pay-nobody = nobody holds them
on-watch-now-raise_limit = now ×{ $instead } › ×{ $amount }
on-watch-now-cut_loss = now { $amount } instead of { $instead }
on-watch-now-free_change = saves { $amount } now
on-watch-now-turn_rumours = sum { $instead } › { $amount }
on-watch-now-fine = { $name } would pay { $amount }
on-watch-now-buy = { $company }: saves { $amount }
on-watch-now-raid = { $company } of { $name } for { $amount }
on-watch-now-double_dividend = { $company }: { $amount } more
on-watch-now-strip_dividend = { $amount } of { $name } ({ $company })
on-watch-now-move_price = { $way ->
    [down] { $company }: { $name } loses { $amount }
   *[up] { $company }: your shares gain { $amount }
}
on-watch-mute = Don’t ask till my turn
on-watch-slip-card = Play *{ $card }*
on-watch-call-card = Play it
on-watch-slip-status = Become *{ $status }*
on-watch-call-buy = Buy
on-watch-slip-buy = Buy *{ $company }*
on-watch-slip-take = Take *{ $company }*
on-watch-call-take = Take it
on-watch-slip-offer = Put *{ $company }* up for trade
on-watch-call-offer = Put it up
on-watch-slip-choose = *{ $company }* it is
on-watch-call-choose = Name it
on-watch-slip-bet = Bet on *{ $side } ×{ $multiplier }*
on-watch-call-bet = Place the bet
on-watch-change-cost = For the change, to the bank
on-watch-if = If the difference is { $difference }
on-watch-slip-seat = Aim at *{ $name }*
on-watch-pick-seat = Pick a player
on-watch-pick-take = Take a first share: pick a company
on-watch-pick-buy = { $left ->
        [0] No more shares this turn
        [one] Buy one more share, or be done
       *[other] Buy up to { $left } shares, or be done
    }
on-watch-pick-offer = Pick a share of yours to put up
on-watch-pick-choose = Pick a company
on-watch-pick-bet = Pick a side and a multiplier{ $pass ->
        [true] , or pass
       *[false] {""}
    }
on-watch-pick-card = Play a card, or pass
on-watch-pick-sell = Pick a company on the chart to sell a share of
on-watch-pick-sector = Pick a sector under the chart
on-watch-pick-deck = Pick a deck
on-watch-decks = Decks
on-watch-sell-instead = Sell shares
on-watch-buy-instead = Buy shares
on-watch-slip-sell = Sell a share of *{ $company }*
on-watch-call-sell = Sell
guide-watch-draft = Eighteen companies, six sectors
guide-watch-draft-do = Pick a company in the row below the candles and take its share.
guide-watch-buy = Purchases
guide-watch-buy-do = The die names the cheap sector; each sector away costs more. Pick a company, or be done.
guide-watch-offer = Put a share up
guide-watch-offer-do = Everyone may bet on it. Pick one of yours: if it falls, you lose it.
guide-watch-bet = Rise or fall?
guide-watch-bet-do = One card is open, two to come; the bar shows how it can end. Pick a side and a multiplier.
guide-watch-hand = Cards for the right moment
guide-watch-hand-do = Each says when it may be played; then it gets a dashed edge.
guide-watch-circle = Round the circle
guide-watch-circle-do = Each roll moves the token; crossing the red line opens an event.

# --- the log: one line for one deed ---
log-from-lesson = Played on from the lesson
log-forked = Played on from move { $number } of another game
log-folded = { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
log-stockpile-round = Round { $round }, first: { $name }
log-stockpile-phase = { $phase }
log-stockpile-pair-yours = Your pair: { $company } { $forecast }.
log-stockpile-pair = Pair { $pair }: { $company } { $forecast }.
log-stockpile-put-up = { $who ->
        [you] You put
       *[other] { $name } puts
    } { $card } face up on { $pile }.
log-stockpile-put-down = { $who ->
        [you] You put
       *[other] { $name } puts
    } a card face down on { $pile }.
log-stockpile-put-own = You put { $card } face down on { $pile }.
log-stockpile-bid = { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $amount } on { $pile }.
log-stockpile-outbid = { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $amount } on { $pile }: { $whom ->
        [you] you are outbid
       *[other] { $other } is outbid
    }.
log-stockpile-taken = { $who ->
        [you] You take
       *[other] { $name } takes
    } { $pile } for { $amount }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
log-stockpile-taken-found = You take { $pile } for { $amount } and find { $cards }.
log-stockpile-fees = { $who ->
        [you] You pay
       *[other] { $name } pays
    } { $amount } in fees.
log-stockpile-fees-open = { $who ->
        [you] You can't pay
       *[other] { $name } can't pay
    }: { $amount } of fees stay open.
log-stockpile-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card } on { $company }.
log-stockpile-played-moves = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card }: { $company } { $steps }, now { $amount }.
log-stockpile-sold = { $who ->
        [you] You sell
       *[other] { $name } sells
    } { $shares } for { $amount }.
log-stockpile-price = { $company } { $steps }, now { $amount }.
log-stockpile-splits = { $company } splits and starts again at { $amount }.
log-stockpile-split-shares = { $who ->
        [you] You split
       *[other] { $name } splits
    } { $count } { $company }.
log-stockpile-split-paid = { $who ->
        [you] You get
       *[other] { $name } gets
    } { $amount } for split { $company }.
log-stockpile-bankrupt = { $company } is bankrupt and starts again at { $amount }.
log-stockpile-lost = { $who ->
        [you] You lose
       *[other] { $name } loses
    } { $count } { $company }.
log-stockpile-dividend = { $company } pays { $amount } a share.
log-stockpile-shown = { $who ->
        [you] You show
       *[other] { $name } shows
    } { $count } { $company }: { $amount }.
log-stockpile-shown-none = { $who ->
        [you] You show
       *[other] { $name } shows
    } no { $company }.
log-stockpile-majority = Most { $company }: { $who ->
        [you] you get
       *[other] { $name } gets
    } { $amount }.
log-stockpile-final-sale = { $who ->
        [you] You sell
       *[other] { $name } sells
    } everything for { $amount }.
log-stockpile-scored = { $who ->
        [you] You end
       *[other] { $name } ends
    } with { $amount }.
log-acquire-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $tile }.
log-acquire-founded = { $who ->
        [you] You found
       *[other] { $name } founds
    } { $company } with { $tile }.
log-acquire-founded-only = { $who ->
        [you] You found
       *[other] { $name } founds
    } { $company }.
log-acquire-grew = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $tile }: { $company } grows to { $size }{ $safe ->
        [yes] , safe
       *[no] {""}
    }.
log-acquire-drew = You draw { $tile }.
log-acquire-bought = { $who ->
        [you] You buy
       *[other] { $name } buys
    } { $shares }, { $amount }.
log-acquire-merger = { $company } ({ $size }) goes to { $survivor } ({ $into }).
log-acquire-bonus = { $who ->
        [you] You get
       *[other] { $name } gets
    } { $amount } for { $company }, { $rank }.
log-acquire-disposed = { $who ->
        [you] Your
       *[other] { $name },
    } { $company }: { $parts }.
log-acquire-part-sold = { $count } sold for { $amount }
log-acquire-part-traded = { $count } traded for { $into }
log-acquire-part-kept = { $count } kept
log-acquire-merged = { $company } has { $size } tiles{ $safe ->
        [yes] , safe
       *[no] {""}
    }.
log-acquire-announced = { $who ->
        [you] You announce
       *[other] { $name } announces
    } the end.
log-acquire-cashed = { $who ->
        [you] You sell
       *[other] { $name } sells
    } all shares for { $amount }.
log-acquire-scored = { $who ->
        [you] You end
       *[other] { $name } ends
    } with { $amount }.
log-money-round = { $final ->
        [yes] Last round
       *[no] Round { $round }
    }
log-money-bid = { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $sum } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
log-money-lot = { $who ->
        [you] You swap
       *[other] { $name } swaps
    } { $gave } for { $got } of the { $lot }.
log-money-swap = { $who ->
        [you] You swap
       *[other] { $name } swaps
    } { $gave } for { $got } of { $whom ->
        [you] yours
       *[other] { $other }’s
    }.
log-money-kept = { $who ->
        [you] You keep your
       *[other] { $name } keeps the
    } bid.
log-money-filled = { $count ->
        [one] 1 new card
       *[other] { $count } new cards
    } in the { $lot }.
log-money-scored = { $who ->
        [you] You score
       *[other] { $name } scores
    } { $points }, { $total } in all.
log-watch-turn = Turn { $turn }: { $who ->
        [you] you
       *[other] { $name }
    }
log-watch-rolled = { $who ->
        [you] You roll
       *[other] { $name } rolls
    } { $die }{ $crossed ->
        [yes] {" "}and cross the event line
       *[no] {""}
    }.
log-watch-took = { $who ->
        [you] You take
       *[other] { $name } takes
    } a card, { $deck }.
log-watch-found = You find { $card }.
log-watch-event = Event: { $card }.
log-watch-bets = Bets: { $sums }.
log-watch-sums-event = { $sums }.
log-watch-sums-audit = Audit: { $sums }.
log-watch-dividends = Dividends: { $sums }.
log-watch-prices = { $moves }.
log-watch-bought = { $who ->
        [you] You buy
       *[other] { $name } buys
    } { $company }, { $cost }.
log-watch-sold = { $who ->
        [you] You sell
       *[other] { $name } sells
    } { $company }, { $cost }.
log-watch-offered = { $who ->
        [you] You put up
       *[other] { $name } puts up
    } { $company }.
log-watch-face = { $pile }: { $net }.
log-watch-bet = { $who ->
        [you] You bet
       *[other] { $name } bets
    } on { $side } ×{ $multiplier }.
log-watch-changed = { $who ->
        [you] You change
       *[other] { $name } changes
    } to { $side } ×{ $multiplier } for { $cost }.
log-watch-worth = { $who ->
        [you] You are worth
       *[other] { $name } is worth
    } { $total }: cash { $cash }, shares { $value }, debt { $debt }.
log-watch-settled = { $company }: sum { $difference }.
log-watch-home = { $company } goes home{ $who ->
        [you] {" "}to you
       *[other] {" "}to { $name }
    }.
log-watch-gone = { $who ->
        [you] You lose
       *[other] { $name } loses
    } { $company } to the exchange.
log-watch-lost = { $who ->
        [you] You discard
       *[other] { $name } discards
    } { $card } at random.
log-watch-played = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card }.
log-watch-share = { $who ->
        [you] You take
       *[other] { $name } takes
    } { $company }.
log-watch-repaid = { $who ->
        [you] You pay back
       *[other] { $name } pays back
    } { $amount }; Debt cards left: { $debts }.
log-watch-named = { $who ->
        [you] You name
       *[other] { $name } names
    } { $what }.
log-watch-cheap = Until { $who ->
        [you] your next turn
       *[other] the next turn of { $name }
    } statuses cost { $percent }%.
log-watch-aimed = { $who ->
        [you] You aim
       *[other] { $name } aims
    } { $card } at { $whom ->
        [you] you
       *[other] { $other }
    }.
log-watch-doubled = { $who ->
        [you] Your
       *[other] { $name }:
    } dividends of { $company } count twice.
log-watch-stripped = { $who ->
        [you] You strip
       *[other] { $name } strips
    } { $whom ->
        [you] you
       *[other] { $other }
    } of dividends of { $company }.
log-watch-strip-paid = { $who ->
        [you] You get
       *[other] { $name } gets
    } { $amount } of { $whom ->
        [you] your dividends
       *[other] the dividends of { $other }
    } ({ $company }).
log-watch-raided = { $who ->
        [you] You take
       *[other] { $name } takes
    } { $company } from { $whom ->
        [you] you
       *[other] { $other }
    }, { $cost }.
log-watch-status = { $who ->
        [you] You buy
       *[other] { $name } buys
    } the { $status } status, { $cost }.
log-watch-frozen = { $who ->
        [you] You freeze
       *[other] { $name } freezes
    } { $whom ->
        [you] your account
       *[other] the account of { $other }
    }.
log-watch-stolen = { $who ->
        [you] You take
       *[other] { $name } takes
    } a card from { $whom ->
        [you] you
       *[other] { $other }
    }: { $deck }.
log-watch-stolen-seen = { $who ->
        [you] You have
       *[other] { $name } has
    } { $card } from { $whom ->
        [you] you
       *[other] { $other }
    }.
log-watch-no-offer = { $who ->
        [you] You have
       *[other] { $name } has
    } no share to put up.
log-watch-peeked = You look at a card. { $pile }: { $net }.
log-watch-rumours = { $who ->
        [you] You turn
       *[other] { $name } turns
    } the Rumours card round.

# --- scenes ---
scene-speed = Scenes
scene-speed-slow = slow
scene-speed-normal = normal
scene-speed-quick = quick
scene-speed-none = none
scene-skip = Skip
scene-next = Next
scene-plays = The table moves
scene-yours = It is your move
scene-to-move = To my move
scene-why = A click ends the step, a second one the scene.
scene-news = News.
scene-safe = { $company } is safe from now on.
scene-stockpile-pair = { $owner ->
        [you] Your pair
        [open] The open pair
        [down] The face-down pair
       *[other] The pair of { $name }
    }: { $company } { $forecast }.
scene-stockpile-bankrupt = bankrupt
scene-acquire-bonus = { $company } pays: { $sums }.
scene-acquire-cash = All shares are sold: { $sums }.
scene-money-open = All bids are turned up.
scene-money-sums = The sums: { $sums }.
scene-money-order = { $who ->
        [you] You have
       *[other] { $name } has
    } the highest bid and the first choice.
scene-money-hand = { $who ->
        [you] Your hand
       *[other] { $name }’s hand
    }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $worth ->
        [parts] { $parts }. In all { $points }.
       *[sum] { $points }.
    }
scene-watch-sum = The sum is { $sum }.
on-watch-sum = Sum
on-watch-sum-of = { $count } of three cards

# The table of a game that has drawn none
plain-table = On the table
plain-players = Players
plain-moves = Your moves
plain-choose = Choose a *move*
plain-why = Every ticket is a move. A hatched one says why it can’t be played now.
plain-call = Call it
plain-round = Round { $round } of { $rounds }
plain-score = Score
plain-you = you
plain-yes = yes
plain-no = no
