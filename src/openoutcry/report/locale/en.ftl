report-tournament = Tournament
report-players = { $count } players
report-games = { $count ->
        [one] 1 game
       *[other] { $shown } games
    }
report-deals = { $count ->
        [one] 1 deal
       *[other] { $shown } deals
    }
report-seed = seed { $seed }
report-against-headline = { $bot } wins { $share } of its games against { $count ->
        [one] one { $other }
       *[other] { $count } × { $other }
    }
report-mixed-headline = { $bot } is ahead with { $share } wins a seat
report-par-note = Par is { $par }. With 95 % confidence the true share lies between { $low } and { $high }.
report-shares = Win share
report-shares-note = wins a seat; the dashed line is par
report-par = par { $par }
report-ratings = Rating
report-ratings-note = 400 points are odds of ten to one; the mean of all is 0
report-scores = Final scores
report-scores-note = line: 90 % of the games; dot: the median
report-length = Length of a game
report-length-note = decisions; mean { $mean }, half of the games between { $low } and { $high }
report-ahead = Who came in ahead of whom
report-ahead-note = how often the bot of the row finished before that of the column
report-table = The table
report-bot = Bot
report-wins = Wins, 95 %
report-score = Score, 95 %
report-place = Place
report-rating = Rating, 95 %
report-seats = Seats
report-time = A decision
report-ms = { $ms } ms
report-how = How to read this
report-how-deals = Every deal was played several times with the bots moved on by one seat, so that each of them sat in each seat with the same cards. Luck of the cards and of the seat cancels.
report-how-intervals = The intervals are at 95 %. They treat whole deals, not games, as independent, because games of one deal share their cards.
report-how-ratings = Ratings are fitted to the finishing orders (Plackett and Luce); a tie counts as every order of the tied in equal parts. A bot that was never beaten, or never beat another, has no upper or lower end.
report-how-shared = A shared win counts in parts. Winners come first even if another has more money; the rest are ordered by score.
report-between = { $low } to { $high }
report-unbounded = open

report-review = Review
report-review-players = { $count } players
report-review-actions = { $count ->
        [one] 1 move
       *[other] { $shown } moves
    }
report-review-judged = { $count ->
        [0] judged by { $judge }, { $level }
       *[other] judged by { $judge }, { $playouts } playouts a decision
    }
report-review-temperature = { $count ->
        [0] chances at temperature { $temperature }
       *[other] chances at temperature { $temperature }, fitted to { $positions } positions of finished games
    }
report-judge-search = the search
report-judge-master = the master
report-how-judge-search = The search plays the game on to the end from each of these deals, all seats by the house’s rules of thumb, and keeps to the moves that win most.
report-how-judge-master = The master learned the game by playing it. It looks ahead with a network: { $network }% of its word on how a game will end is the network’s, the rest comes from playing on to the end.
report-how-temperature = Chances are told at a temperature: what the judge said in finished games was held against who won there. Below 1 it had been too cautious, and its chances are told surer than it says them; above 1 it had been too sure, and they are told more evenly.
report-review-won = { $count ->
        [one] { $names } won with { $score }
       *[other] { $names } shared the win with { $score }
    }
report-review-over = The game is not over yet
report-review-always = { $name } was likelier to win than not from the first choice to the last.
report-review-likely = From move { $number } on { $name } was likelier to win than not.
report-review-late = Only the end made it clear that { $name } would win.
report-review-step = The largest step on the way began at move { $number } ({ $who }: { $move }): { $before } before, { $after } after.
report-review-gave = Of the others { $name } gave away most: { $points } points of the chance to win, all choices together.
report-chances = Chance to win
report-chances-note = of each player at own choices, as far as that player could tell then; ▼ a move that cost its player points; the band shows how sure the winner’s line is
report-chances-label = Chance to win of each player over the game. At the end: { $ends }
report-turning = Turning points
report-turning-note = in percentage points of the chance to win; judged only on what the player could know
report-turning-none = No single move decided it.
report-turning-cost = { $points } points given away
report-turning-swing = { $name } between moves { $first } and { $last }, by rivals and luck: { $before } → { $after }
report-turning-better = Better: { $move }
report-turning-played = Played: { $move }
report-turning-money = expected score { $money }
report-fortunes = Fortunes
report-fortunes-note = what each would have if the game ended there
report-fortunes-label = Fortune of each player over the game. At the end: { $ends }
report-accounts = How each played
report-accounts-note = points are of the chance to win, all given away together; where the played move came out above the judge’s, it counts too
report-player = Player
report-final = Final score
report-choices = Choices
report-best = Best move found
report-mistakes = Mistakes
report-lost = Points lost
report-verdict-best = best move
report-verdict-good = good
report-verdict-unclear = not clearly worse
report-verdict-slip = slip
report-verdict-mistake = mistake
report-verdict-blunder = blunder
report-all-choices = All choices
report-move = Move
report-before = Before
report-after = After
report-verdict = Verdict
report-how-review = At every choice a bot searched from what that player knew, over many possible deals of what was hidden. “Before” is the chance to win with the best move, “given away” the distance from the best move to the one played.
report-how-within = After ± stands half of a 95 % interval, computed from how the batches of playouts scatter: the same judge with endless playouts would say a figure that far off at most, 19 times of 20. The best move and the one played met the same deals, so what was given away is mostly surer than if each had been judged by itself. A move that may as well have cost nothing is called no mistake. The band along the winner’s line is the same interval. How well the judge understands the game is not in it.

cli-review-about = Judge every choice of a finished game and draw a page of where it was won.
cli-arg-review-out = the page to write (default: beside the game, as .html)
cli-arg-review-json = write the figures to this file too
cli-arg-level = the bot that judges: search:300, master50:300 (playouts a choice) or search:200ms
cli-reviewing = Looking back

report-training = Learning { $game }
report-training-against = Win share of the network alone against { $bot }, four players or as near to it as the game allows.
report-training-wins = Games won
report-training-wins-note = Across: millions of decisions played. Dashed: moves drawn by their chance; brass: always the likeliest.
report-training-curve = The curve
report-training-judged = Measured at the end
report-training-judged-note = The weights as they are put into the package, one game at each table, for every number of players.
report-training-minutes = Minutes
report-training-millions = Million decisions
report-training-drawn = moves drawn
report-training-likeliest = likeliest move
report-training-entropy = Undecided (entropy)
report-training-value-error = Error of the value
report-training-players = Players
report-training-how = Plays
report-training-games = Games
report-training-won = Won
report-training-within = ±
