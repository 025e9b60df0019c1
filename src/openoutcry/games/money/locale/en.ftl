game-money = Money
money-about = Bid notes for notes: sort seven currencies and two metals into sets that pay, before the deck runs out.
money-temper-bold = Lays many cards.
money-temper-careful = Lays few cards.

money-kind-crown = Crown
money-kind-florin = Florin
money-kind-ducat = Ducat
money-kind-thaler = Thaler
money-kind-guilder = Guilder
money-kind-real = Real
money-kind-dirham = Dirham
money-kind-silver = Silver
money-kind-gold = Gold
money-card = { $kind } { $face } №{ $serial }
money-side-left = left
money-side-right = right
money-unseen-kind = Cards of { $seat } not seen yet: { $count }

money-option-deals = Deals in a row
money-option-removed = Currencies left out
money-option-memory = Memory aid: show the cards everybody has seen go into each hand
money-number-hand_size = Cards dealt to each player
money-number-lot_size = Cards a lot is filled up to
money-number-fee = Fee of a currency below the exempt sum
money-number-exempt = Sum from which a currency pays no fee
money-number-triple_bonus = Bonus for three 20s or three 30s
money-number-coin_bonus = Bonus for a set of coins
money-number-coin_set = Coins that make a set
money-number-idle_rounds = Idle rounds before the last one
money-number-take_backs = Times a round an unfinished bid may be taken back

money-move-bid = Bid { $cards }
money-move-add = Add { $card } to the bid
money-move-done = Finish the bid
money-move-keep = Take the bid back
money-move-back = Take back the cards of the bid
money-move-back-card = Take { $card } back into the hand
money-move-swap-lot = Swap the bid for the { $with } lot
money-move-swap-seat = Swap bids with { $with }

money-event-deal_begins = Deal { $deal } begins.
money-event-currency_out = Out of this deal: { $kind }.
money-event-dealt = { $seat } is dealt { $cards }.
money-event-lot_filled = On the { $side }: { $cards }.
money-event-bid_laid = { $seat } adds { $card } to the bid.
money-event-bid_finished = { $seat } has finished a bid.
money-event-bid_shown = { $seat } bids { $cards }.
money-event-turn = { $seat } to act.
money-event-lot_swapped = { $seat } swaps { $gave ->
        [one] 1 card
       *[other] { $gave } cards
    } for the { $got ->
        [one] 1 card
       *[other] { $got } cards
    } on the { $side }.
money-event-bid_swapped = { $seat } swaps bids with { $other }.
money-event-bid_kept = { $seat } takes the bid back.
money-event-round_begins = { $final ->
        [yes] Round { $round } begins, the last of this deal.
       *[no] Round { $round } begins.
    }
money-event-hand_shown = { $seat } ends with { $cards }.
money-event-deal_scored = { $seat } scores { $points }, { $total } in all.
money-event-game_ends = The game is over.
money-event-bid_taken_back = { $seat } takes the cards of the bid back.

money-refused-not-bidding = Bids have been turned up: it is time to act.
money-refused-not-in-hand = That card is not in your hand.
money-refused-out-of-order = As single actions, cards are added in the order of their codes. Name them (add, bid) and any order will do.
money-refused-bid-empty = A bid has at least one card.
money-refused-bid-final = A finished bid is final.
money-refused-not-acting = Bids are still being laid.
money-refused-lot-empty = That lot is empty.
money-refused-own-bid = That is your own bid; keep takes it back.
money-refused-has-acted = That player has already acted this round.
money-refused-no-seat = Nobody sits there.
money-refused-no-action = There is no such action.
money-refused-ended = The game is over.
money-refused-others-turn = Another player's bid goes first.
money-refused-nothing-laid = You have laid no card yet.
money-refused-back-too-often = You have taken your bid back as often as a round allows: add cards, or finish it.

money-error-card = { $card } is no card of this game.
money-error-which-card = { $card }: you hold more than one of these; add the serial number.
money-error-no-cards = A bid has at least one card.
money-error-twice = The same card is named twice.
money-error-not-laid = { $card } is not in your bid.
money-error-swap = { $said }: swap with left, right or a seat.
money-error-verb = { $verb } is no move here. Moves: bid CARDS, add CARD, back CARD, back, done, swap left, swap right, swap SEAT, keep.
money-error-position-missing = { $count } of 75 cards are placed; missing: { $cards }.
money-error-position-twice = Card { $card } is in two places.
money-error-position-seen = Card { $card } is listed as seen but is in no hand.
money-error-position-bids = The bids do not fit the phase of the round.

money-lot-left = Left lot
money-lot-right = Right lot
money-your-hand = Your hand
money-your-bid = Your bid
money-worth = Your cards are worth { $total } now (score shows the sum).
money-heading = Deal { $deal } of { $deals } · round { $round } · { $deck } in the deck
money-final-round = Last round!
money-removed = Out: { $kinds }
money-known = seen:
money-column-player = Player
money-column-cards = Cards
money-column-bid = Bid
money-column-points = Points
money-column-kind = Kind
money-column-bills = Value
money-column-fee = Fee
money-column-bonus = Bonus
money-column-total = Total
money-column-clause = Rule
money-help =
    A bid names cards by serial number or by kind and value: bid 13 27, bid crown20 gold20#11. A named bid is the whole bid.
    Or card by card: add 13, add 27, back 13 (back alone takes all back), done.
    Then act: swap left, swap right, swap SEAT (seats count from 0), keep.

# The first lesson; every figure comes from the table it is said at.
lesson-money = The first swap
lesson-money-crowns = You hold { $bills } in Crowns. Under { $free } costs { $fee }: they score { $total }.
lesson-money-lot = This lot has { $count } more Crowns: { $now } would become { $then }, and no fee.
lesson-money-lot-do = Tap the left lot.
lesson-money-offer = A bid buys your place in line. Offer what you don’t collect.
lesson-money-offer-do = Tap the { $first } and the { $second } that are no Crowns.
lesson-money-offer-else = You collect Crowns. And more goes sooner: offer both others.
lesson-money-lay = Lay your { $sum } face down. Nobody can change a bid.
lesson-money-lay-do = Call it on the slip.
lesson-money-lay-else = Offer exactly those two, { $sum } in all.
lesson-money-bids = All turn at once: { $mine }, { $onehas }, { $twohas }. The highest acts first: you.
lesson-money-triple = With the left lot you would hold three { $face }s alike: { $bonus } more. Crowns would score { $total }.
lesson-money-swap = Swap for a lot or another bid, or take yours back. Take the left lot.
lesson-money-swap-do = Tap the left lot, then call it.
lesson-money-swap-else = Legal, but the Crowns lie on the left.
lesson-money-lies = Your { $left } lie there now: a bid becomes a lot.
lesson-money-right = { $one } swaps { $bid } for { $lot }.
lesson-money-left = { $two } swaps { $bid } for the { $lot } you left.
lesson-money-deck = Both lots are filled up to { $each } cards; { $deck } are left in the deck.
lesson-money-total = From { $before } to { $now } with one swap: { $crown } Crowns, { $gold } gold, { $silver } silver.
lesson-money-question = You hold { $bills } in Ducats, no three alike. What do they score?
lesson-money-answer-plain = { $plain }
lesson-money-answer-right = { $right }
lesson-money-answer-much = { $much }
lesson-money-answer-plain-else = { $bills } is under { $free }: minus { $fee }. { $missing } more would make { $free }.
lesson-money-answer-much-else = No bonus here: under { $free } a currency pays { $fee }.
lesson-money-end = That was a round. Collect few currencies, and bid with the others.

# How to win; every figure comes from a worked example.
howto-money = The highest total wins. Collect few currencies but those whole, and bid with what you don’t collect.
howto-money-fee = A little of a currency costs
howto-money-fee-why = Under { $free } a currency loses { $fee }. One bill more can be worth more than its face.
howto-money-whole = From a line on it is free
howto-money-whole-why = With { $bills } there is no fee any more: the same bills count whole.
howto-money-triple = Three alike bring more
howto-money-triple-why = All three of the small bills of one currency: { $bonus } more. Look for the third.
howto-money-coins = Coins have no fee
howto-money-coins-why = Each gold coin is { $each }, and every { $count } of them bring { $bonus } more. They also lift a bid.
howto-money-bid = A bid is a place in line
howto-money-bid-why = The highest, here { $first }, swaps first and leaves its bills to the others. Offer what you don’t need, but enough.
