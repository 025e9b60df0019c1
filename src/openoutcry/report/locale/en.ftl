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
report-mixed-headline = { $bot } leads with { $share } of the wins a seat
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
