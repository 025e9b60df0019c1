game-stockpile = Stockpile
stockpile-about = Trade on inside information: fill stockpiles with shares and fees, outbid the others, and sell before the price falls.
stockpile-temper-bold = Bids high.
stockpile-temper-careful = Bids low, and sells.
stockpile-temper-collector = Keeps its shares.

stockpile-company-automotive = American Automotive
stockpile-company-bank = Bottomline Bank
stockpile-company-computers = Cosmic Computers
stockpile-company-epic = Epic Electric
stockpile-company-steel = Stanford Steel
stockpile-company-laboratories = Leading Laboratories
stockpile-card-boom = Boom
stockpile-card-bust = Bust
stockpile-card-fee = fee of ${ $amount }
stockpile-shares = { $ordinary }; split: { $split }
stockpile-unseen-forecast = { $company }
stockpile-unseen-card = Face down in stockpile { $pile }, by { $seat }

stockpile-investor-bill = Bill
stockpile-investor-bernie = Broker Bernie
stockpile-investor-cramer = Cramer
stockpile-investor-donald = Discount Donald
stockpile-investor-deborah = Dividend Deborah
stockpile-investor-graham = Graham
stockpile-investor-mark = Maverick Mark
stockpile-investor-martha = Martha
stockpile-investor-stuart = Secretive Stuart
stockpile-investor-warren = Wise Warren
stockpile-investor-bill-about = Starts rich; no ability.
stockpile-investor-bernie-about = Fees in the stockpiles he buys pay him instead.
stockpile-investor-cramer-about = In his action turn moves one price by one space, before or after his action cards.
stockpile-investor-donald-about = Pays the space below his bid.
stockpile-investor-deborah-about = At the end of a round may declare a small dividend of one company for all.
stockpile-investor-graham-about = Gets $1,000 more for each share he sells.
stockpile-investor-mark-about = Before demand may move one card to another stockpile.
stockpile-investor-martha-about = Once a round, at any moment of demand, looks at a secret pair.
stockpile-investor-stuart-about = May put both supply cards face down.
stockpile-investor-warren-about = Before demand may look at all face-down cards of one stockpile.

stockpile-option-board = Side of the board
stockpile-option-board-basic = basic: all companies alike
stockpile-option-board-advanced = advanced: every company has a track of its own
stockpile-option-investors = Play with investors
stockpile-option-aid = Memory aid: show the forecasts still possible and what is known of each portfolio
stockpile-number-rounds = Rounds with 2, 3, 4 and 5 players
stockpile-number-start_money = Start money with 3 to 5 players
stockpile-number-start_money_two = Start money with 2 players
stockpile-number-boom = Spaces a Boom raises a price
stockpile-number-bust = Spaces a Bust lowers a price
stockpile-number-dividend = Dividend a share
stockpile-number-split_payment = Payment for a split card when its company splits again
stockpile-number-split_pays_shares = Count that payment by shares instead of cards
stockpile-number-majority = Majority bonus
stockpile-number-majority_tied = Majority bonus of each tied player
stockpile-number-steel_payment = Payment a share for a $ space
stockpile-number-cramer = Spaces Cramer moves a price
stockpile-number-deborah = Deborah's dividend a share
stockpile-number-graham = Graham's extra a share sold
stockpile-number-investor_money = Start money of each investor, 3 to 5 players
stockpile-number-investor_money_two = Start money of each investor, 2 players

stockpile-ask-draft = choice of investors
stockpile-ask-information = information
stockpile-ask-supply = supply
stockpile-ask-before = an ability before demand
stockpile-ask-demand = demand
stockpile-ask-window = Martha's last look
stockpile-ask-action = action
stockpile-ask-selling = selling
stockpile-ask-movement = movement
stockpile-ask-extra = Deborah's dividend
stockpile-ask-over = the end
stockpile-ask-show = showing shares
stockpile-ask-show_split = showing split shares

stockpile-move-sell = Sell { $shares }
stockpile-sale-ordinary = { $count } × { $company }
stockpile-sale-split = { $count } × split { $company }
stockpile-sale-half = half of { $count } × split { $company }
stockpile-move-show = { $count ->
        [0] Show no shares
        [one] Show 1 share
       *[other] Show { $count } shares
    }
stockpile-move-show-split = { $split ->
        [0] Show no split shares
        [one] Show 1 split share
       *[other] Show { $split } split shares
    }
stockpile-move-show-both = Show { $count } ordinary and { $split } split shares
stockpile-move-bid = Bid ${ $amount } on stockpile { $pile }
stockpile-move-boom = Boom: { $company } up
stockpile-move-bust = Bust: { $company } down
stockpile-move-raise = Cramer: { $company } up
stockpile-move-lower = Cramer: { $company } down
stockpile-move-declare = Declare a dividend of { $company }
stockpile-move-put = { $face ->
    [up] Put { $card } face up into stockpile { $pile }.
   *[down] Put { $card } face down into stockpile { $pile }.
}
stockpile-move-keep = Keep { $investor }
stockpile-move-look-pile = Look at the face-down cards of stockpile { $pile }
stockpile-move-look-pair = Look at pair { $pair }
stockpile-move-look-seat = Look at the pair of { $seat }
stockpile-move-move = Move card { $card } to stockpile { $pile }
stockpile-move-done = Done

stockpile-event-begins = { $amount ->
        [0] { $seat } is the first player.
       *[other] Everybody gets ${ $amount }. { $seat } is the first player.
    }
stockpile-event-start_share = { $seat } starts with a share of { $company }.
stockpile-event-investors_dealt = { $seat } chooses from { $investors }.
stockpile-event-investor_kept = { $seat } keeps { $investor }.
stockpile-event-drafted = { $seat } has chosen.
stockpile-event-investor_shown = { $seat } plays { $investor } and gets ${ $amount }.
stockpile-event-round_begins = Round { $round } begins; { $seat } goes first.
stockpile-event-pair_dealt = Pair { $pair }, secret of { $seat }: { $company } { $forecast }.
stockpile-event-pair_shown = Pair { $pair }: { $company } { $forecast }.
stockpile-event-pile_dealt = Stockpile { $pile }: { $card }.
stockpile-event-cards_dealt = { $seat } is dealt { $cards }.
stockpile-event-reshuffled = { $count ->
        [one] One discard is the new deck.
       *[other] { $count } discards are shuffled into a new deck.
    }
stockpile-event-phase_begins = — { $phase } —
stockpile-event-turn = { $seat } to act: { $ask }.
stockpile-event-put_up = { $seat } puts { $card } face up into stockpile { $pile }.
stockpile-event-put_down = { $seat } puts a card face down into stockpile { $pile }.
stockpile-event-put_down_own = { $seat } puts { $card } face down into stockpile { $pile }.
stockpile-event-pile_looked = { $seat } looks at the face-down cards of stockpile { $pile }.
stockpile-event-pile_seen = { $seat } sees: card { $number } is { $card }.
stockpile-event-card_moved = { $seat } moves card { $number } from stockpile { $pile } to stockpile { $into }.
stockpile-event-pair_looked = { $seat } looks at pair { $pair }.
stockpile-event-pair_seen = { $seat } sees pair { $pair }: { $company } { $forecast }.
stockpile-event-bid = { $seat } bids ${ $amount } on stockpile { $pile }.
stockpile-event-outbid = { $other } is outbid on stockpile { $pile }.
stockpile-event-bid_paid = { $seat } pays ${ $amount } for stockpile { $pile }.
stockpile-event-pile_taken = { $count ->
        [0] { $seat } takes stockpile { $pile }, which is empty.
        [one] { $seat } takes stockpile { $pile }: 1 card.
       *[other] { $seat } takes stockpile { $pile }: { $count } cards.
    }
stockpile-event-card_taken = { $seat } finds { $card }.
stockpile-event-fee_drawn = { $seat } has bought a fee of ${ $amount }.
stockpile-event-fee_paid = { $seat } pays a fee of ${ $amount }.
stockpile-event-fee_open = { $seat } can't pay: fees of ${ $amount } stay open.
stockpile-event-fee_gained = { $seat } gets ${ $amount } for a fee.
stockpile-event-card_played = { $seat } plays { $card } on { $company }.
stockpile-event-cramer_moves = { $seat } moves { $company } by { $steps }.
stockpile-event-passed = { $seat } is done: { $ask }.
stockpile-event-sold = { $seat } sells a share of { $company } for ${ $amount }.
stockpile-event-sold_split = { $seat } sells a split share of { $company } for ${ $amount }.
stockpile-event-sold_half = { $seat } sells half of a split share of { $company } for ${ $amount }.
stockpile-event-price = { $company } { $steps }: now ${ $amount } (space { $space }).
stockpile-event-splits = { $company } splits; the price goes to ${ $amount } (space { $space }).
stockpile-event-split_paid = { $count ->
        [one] { $seat } gets ${ $amount } for a card of { $company } that was split before.
       *[other] { $seat } gets ${ $amount } for { $count } cards of { $company } that were split before.
    }
stockpile-event-shares_split = { $count ->
        [one] { $seat } moves 1 share of { $company } to the split portfolio.
       *[other] { $seat } moves { $count } shares of { $company } to the split portfolio.
    }
stockpile-event-bankrupt = { $company } is bankrupt; the price returns to ${ $amount } (space { $space }).
stockpile-event-shares_lost = { $seat } discards { $company }: { $count } ordinary, { $splits } split.
stockpile-event-dividend = { $company } pays a dividend of ${ $amount } a share.
stockpile-event-steel_pays = { $company } reaches space { $space } and pays ${ $amount } a share.
stockpile-event-declared = { $seat } declares a dividend of { $company }: ${ $amount } a share.
stockpile-event-shown = { $count ->
        [0] { $seat } shows no shares of { $company }.
        [one] { $seat } shows 1 share of { $company } and gets ${ $amount }.
       *[other] { $seat } shows { $count } shares of { $company } and gets ${ $amount }.
    }
stockpile-event-shown_split = { $count ->
        [0] { $seat } shows no split shares of { $company }.
        [one] { $seat } shows 1 split share of { $company } and gets ${ $amount }.
       *[other] { $seat } shows { $count } split shares of { $company } and gets ${ $amount }.
    }
stockpile-event-portfolio = { $seat } opens the portfolio: { $shares }.
stockpile-event-majority = { $seat } holds the majority of { $company } ({ $count }) and gets ${ $amount }.
stockpile-event-final_sale = { $seat } sells all shares for ${ $amount }.
stockpile-event-fee_dropped = Open fees of { $seat } (${ $amount }) can't be paid and are dropped.
stockpile-event-scored = { $seat } ends with ${ $amount }.
stockpile-event-game_ends = The game is over.

stockpile-refused-no-action = There is no such action.
stockpile-refused-ended = The game is over.
stockpile-refused-others-turn = Another player is asked now.
stockpile-refused-not-now = That does not belong to this phase.
stockpile-refused-asked-to-show = First say how many shares you show; none is an answer too.
stockpile-refused-not-dealt = That investor was not dealt to you.
stockpile-refused-has-chosen = That choice has been made.
stockpile-refused-no-pile = There is no such stockpile in this game.
stockpile-refused-not-in-hand = You have no such card to put.
stockpile-refused-one-up = Only one of the two cards goes face up.
stockpile-refused-one-down = One of the two cards has to go face up.
stockpile-refused-too-low = The bid has to be higher than the one that stands.
stockpile-refused-track-closed = That track is closed: the highest bid stands on it.
stockpile-refused-own-token = Your own token stands on that track.
stockpile-refused-too-poor = Your bids may not exceed your cash.
stockpile-refused-no-action-card = You have no such action card.
stockpile-refused-must-play = Every action card has to be played.
stockpile-refused-between-cards = Cramer acts before the first or after the last action card.
stockpile-refused-ability-used = That ability has been used.
stockpile-refused-no-such-investor = You do not play the investor who can do that.
stockpile-refused-no-share = You have no ordinary share of that company.
stockpile-refused-no-split-share = You have no split share of that company.
stockpile-refused-not-so-many = You have not so many.
stockpile-refused-nothing-hidden = No card lies face down there.
stockpile-refused-no-such-card = There is no such card in the stockpiles.
stockpile-refused-same-pile = The card lies in that stockpile already.
stockpile-refused-pair-in-sight = You see that pair anyway.

stockpile-error-company = { $said } is no company of this game. Companies: { $known }.
stockpile-error-investor = { $said } is no investor. Investors: { $known }.
stockpile-error-card = { $said } is no card in your hand.
stockpile-error-which-card = { $said }: you have two of these; name the one you mean.
stockpile-error-face = { $said }: a card is put up or down.
stockpile-error-sale = Name what to sell, e.g. sell 2 epic, 1 split steel.
stockpile-error-show = Say how many you show, e.g. show 2 or show split 1.
stockpile-error-supply = Name the cards, e.g. boom up → pile 2, epic down → pile 4.
stockpile-error-bid = { $said } is no space of the track. Spaces: { $known }.
stockpile-error-which-pair = With two players say which pair: look pair 1 to 6.
stockpile-error-verb = { $verb } is no move here. Moves: bid AMOUNT on PILE, CARD up → pile N, sell, show N, boom, bust, done, keep, look, move, raise, lower, declare.
stockpile-error-position-phase = The phase { $phase } does not go with the round and the options.
stockpile-error-position-investors = The investors do not fit the players, the phase or the options.
stockpile-error-position-bids = The bids do not fit the phase of the round.
stockpile-error-position-cards = There are only { $count } cards of { $card }.
stockpile-error-position-hand = Seat { $seat } has more than two supply cards.
stockpile-error-position-supply = The supply cards in hand do not fit the phase, the turn or the room there is.
stockpile-error-position-fees = Seat { $seat } has the money for a fee that lies open.
stockpile-error-position-piles = Stockpiles hold cards only in supply and demand.
stockpile-error-position-waits = The game would not wait for that player here (phase { $phase }).
stockpile-error-position-actions = Seat { $seat } can't have action cards now.

stockpile-heading = Round { $round } of { $rounds } — { $phase } — { $deck } cards in the deck
stockpile-column-company = Company
stockpile-column-price = Price
stockpile-column-track = Track
stockpile-column-forecast = Forecasts
stockpile-column-own = You
stockpile-column-pile = Stockpile
stockpile-column-cards = Cards
stockpile-column-bid = Bid
stockpile-column-player = Player
stockpile-column-cash = Cash
stockpile-column-portfolio = Portfolio
stockpile-column-split = Split
stockpile-column-fees = Open fees
stockpile-column-investors = Investors
stockpile-column-shares = Shares
stockpile-column-more = Extra
stockpile-column-total = Total
stockpile-column-clause = Clause
stockpile-no-bid = no bid
stockpile-known = known:
stockpile-your-supply = Your supply cards
stockpile-your-portfolio = Your portfolio
stockpile-your-investors = Your investors
stockpile-worth = Your shares would bring ${ $total } now.
stockpile-pairs = Pairs
stockpile-showing = { $company } pays ${ $amount } for each share shown.
stockpile-money = ${ $amount }
stockpile-help =
    bid 10000 on 2 — bid on a stockpile
    boom up → pile 2, epic down → pile 4 — put both supply cards
    sell 2 epic, 1 split steel, done — sell shares and end the turn; half: sell half steel
    show 2 — show shares for a payment; show split 1 for split ones
    boom epic, bust steel — play an action card; raise / lower: Cramer
    keep donald — choose an investor; look pair 3: Martha; look pile 2: Warren; move 7 to 2: Mark
    declare bank — Deborah; done — sell no more, or decline

# The first lesson; every figure comes from the table it is said at.
lesson-stockpile = One round
lesson-stockpile-pair = Only you know this: { stockpile-company-computers } will rise by { $steps }, from { $now } to { $then }.
lesson-stockpile-public = This pair everyone sees: { stockpile-company-bank } will fall by { $steps }.
lesson-stockpile-hide = One of your two cards goes face down. Hide { stockpile-company-computers } on pile I.
lesson-stockpile-hide-do = Tap the card, tap “Face down”, tap pile I, then call it.
lesson-stockpile-hide-else = Face up, or elsewhere, the others would see it and bid for it.
lesson-stockpile-fee = The other card goes face up: whoever buys that pile pays { $fee }.
lesson-stockpile-fee-do = Tap the fee, tap pile III, then call it.
lesson-stockpile-fee-else = Not on the pile you want to buy.
lesson-stockpile-others = { $one } and { $two } do the same. You know { $known } of { $all } hidden cards.
lesson-stockpile-bid = Bid for pile I: start low, with { $bid }.
lesson-stockpile-bid-do = Tap { $bid } on pile I, then call it.
lesson-stockpile-bid-else = Any bid is legal; take { $bid } on pile I here.
lesson-stockpile-outbid = { $one } bids { $bid }. You are outbid and bid again.
lesson-stockpile-worth = To you pile I is worth { $count } × { $then } + { $other } = { $worth }. Bid { $bid }.
lesson-stockpile-worth-do = Tap { $bid } on pile I, then call it.
lesson-stockpile-worth-else = More wins too, but pays more than needed; and your card lies on pile I.
lesson-stockpile-paid = One token on every track: all pay and take their cards. You have { $mine } left.
lesson-stockpile-boom = The hidden card { $one } bought was a Boom: { stockpile-company-epic } rises by { $steps }, to { $price }.
lesson-stockpile-keep = Now you could sell at { $now }. You know better: sell nothing.
lesson-stockpile-keep-do = Call it: sell nothing.
lesson-stockpile-keep-else = It is worth { $now } now and { $then } soon.
lesson-stockpile-forecasts = The forecasts come true, yours first: { stockpile-company-computers } stands at { $computers }.
lesson-stockpile-dividend = A dividend: show your share of { stockpile-company-laboratories } and take { $amount }.
lesson-stockpile-dividend-do = Choose to show it, then call it.
lesson-stockpile-dividend-else = Showing it is free money here.
lesson-stockpile-fortune = { $cash } in cash, { $shares } × { $price } and { $others } × { $other }: { $total }. You began with { $start }.
lesson-stockpile-question = { $count } shares at { $now }, your forecast +{ $steps }, a fee of { $fee }. Which is the highest bid that still gains?
lesson-stockpile-answer-low = { $low }
lesson-stockpile-answer-right = { $right }
lesson-stockpile-answer-high = { $high }
lesson-stockpile-answer-low-else = { $low } gains { $gain-low }, but { $right } gains too.
lesson-stockpile-answer-high-else = { $count } × { $price } − { $fee } is { $worth }: { $high } is a loss.
lesson-stockpile-end = That was a round. Know more, and pay less than it is worth.

# How to win; every figure comes from a worked example.
howto-stockpile = Most money at the end wins. Know a price before it moves, pay less than a pile is worth, let go in time.
howto-stockpile-know = Know what others don’t
howto-stockpile-know-why = Each round you alone see one company’s forecast: today { $now }, after the round { $then }. Buy it or bid others up before it comes true.
howto-stockpile-pay = Pay less than it is worth
howto-stockpile-pay-why = Add up what the pile will be worth to you and take off the fees: { $worth }. The highest bid that still gains is { $best }; a lower one gains more.
howto-stockpile-sell = Sell before the fall
howto-stockpile-sell-why = You sell before prices move. What you know will fall is worth { $now } today and { $then } after; what will rise, keep.
howto-stockpile-split = A split doubles a card
howto-stockpile-split-why = Past the end of the track the price starts again lower and goes on, from { $now } to { $then }; your cards count twice from then on.
howto-stockpile-bankrupt = A bankruptcy takes all
howto-stockpile-bankrupt-why = Below the track every share of it is thrown away; the price starts again at { $again }. Leave while it is at { $now }.
howto-stockpile-dividend = A dividend is quiet money
howto-stockpile-dividend-why = It leaves the price alone and pays { $each } for each share you show. Showing tells the others what you hold.
howto-stockpile-most = Be first in one company
howto-stockpile-most-why = Most shares of a company at the end: { $amount }. A tie pays { $tied } to each. One card more can be worth two piles.
