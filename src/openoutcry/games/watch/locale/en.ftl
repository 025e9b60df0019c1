game-watch = Exchange Watch
watch-about = Buy shares, climb in status, bet on rise or fall, and strike with Inside and Greenmail cards: the richest trader takes the Golden Order of the Market.
watch-temper-bold = Buys and bets rather than passing.
watch-temper-careful = Buys little and bets low.
watch-temper-collector = Buys more of what it has, and seldom sells.
watch-reconstructed = Company list, cards, pay table and circle are a reconstruction: the rulebook does not print them.
watch-help =
    Purchases: buy signal, sell signal, status advanced, play raid seat 2 company signal, repay; pass when done.
    Trade: offer signal, bet rise x5, bet fall x2; pass, or pass until-turn not to be asked again before your turn.

watch-sector-banks = Banks
watch-sector-oil = Oil
watch-sector-metals = Metals
watch-sector-it = IT
watch-sector-gas = Gas
watch-sector-retail = Retail
watch-company-grandbank = GRANDBANK
watch-company-depozit = DEPOZIT
watch-company-superoil = SUPEROIL
watch-company-neftopt = NEFTOPT
watch-company-stalgrad = STALGRAD
watch-company-medtorg = MEDTORG
watch-company-vectorsoft = VEKTORSOFT
watch-company-signal = SIGNAL
watch-company-megagas = MEGAGAZ
watch-company-fakel = FAKEL
watch-company-univermag = UNIVERMAG
watch-company-lavka = LAVKA
watch-company-ipo-banks = IPO Banks
watch-company-ipo-oil = IPO Oil
watch-company-ipo-metals = IPO Metals
watch-company-ipo-it = IPO IT
watch-company-ipo-gas = IPO Gas
watch-company-ipo-retail = IPO Retail

watch-status-basic = basic
watch-status-advanced = advanced
watch-status-experienced = experienced
watch-status-expert = expert
watch-side-rise = rise
watch-side-fall = fall
watch-deck-inside = Inside
watch-deck-greenmail = Greenmail
watch-pile-rumours = Rumours
watch-pile-analysis = Technical analysis
watch-pile-news = News
watch-unseen-card = { $deck } cards of { $seat }
watch-unseen-net = Next card of { $pile }, bulls less bears
watch-moment-purchases = own purchases
watch-moment-bet = bets
watch-moment-dividends = dividends
watch-moment-analysis = changes after Technical analysis
watch-moment-payout = payout
watch-face = { $pile }: { $kind ->
        [bulls] { $bulls ->
            [one] 1 bull
           *[other] { $bulls } bulls
        }
        [bears] { $bears ->
            [one] 1 bear
           *[other] { $bears } bears
        }
       *[both] { $bulls ->
            [one] 1 bull
           *[other] { $bulls } bulls
        } and { $bears ->
            [one] 1 bear
           *[other] { $bears } bears
        }
    }{ $reshuffle ->
        [yes] , reshuffle
       *[no] { "" }
    }

watch-phase-draft = draft
watch-phase-deal = deal
watch-phase-roll = roll
watch-phase-open = event
watch-phase-text = event
watch-phase-choose = choice of an event
watch-phase-dividends = dividends
watch-phase-take = card
watch-phase-purchases = purchases
watch-phase-offer = putting up a share
watch-phase-bet = bets
watch-phase-change = changes
watch-phase-settle = News
watch-phase-payout = payout
watch-phase-clear = clearing
watch-phase-turn_end = end of the turn
watch-phase-over = over

watch-card-early-print = Early print
watch-card-leaked-report = Leaked report
watch-card-free-hand = Free hand
watch-card-preferred-terms = Preferred terms
watch-card-block-deal = Block deal
watch-card-special-dividend = Special dividend
watch-card-stop-loss = Stop-loss
watch-card-leverage = Leverage
watch-card-support = Support
watch-card-raid = Raid
watch-card-audit = Audit
watch-card-bear-raid = Bear raid
watch-card-frozen-account = Frozen account
watch-card-margin-call = Margin call
watch-card-rumour-mill = Rumour mill
watch-card-shredder = Shredder
watch-card-blackmail = Blackmail
watch-card-dividend-strip = Dividend strip

watch-event-card-quiet-session = Quiet session
watch-event-card-bonus-season = Bonus season
watch-event-card-brokerage-fees = Brokerage fees
watch-event-card-licence-renewal = Licence renewal
watch-event-card-stimulus = Stimulus
watch-event-card-windfall-tax = Windfall tax
watch-event-card-rescue = Rescue
watch-event-card-insider-wave = Insider wave
watch-event-card-hostile-season = Hostile season
watch-event-card-clean-desk = Clean desk
watch-event-card-sector-boom = Sector boom
watch-event-card-sector-slump = Sector slump
watch-event-card-ipo-fever = IPO fever
watch-event-card-ipo-hangover = IPO hangover
watch-event-card-flash-crash = Flash crash
watch-event-card-recovery = Recovery
watch-event-card-new-trends = New trends
watch-event-card-open-house = Open house

watch-effect-peek = Look at the top card: { $deck }.
watch-effect-raise_limit = Your largest multiplier is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } higher in this trade.
watch-effect-cap_bet = A player without a bet may bet x{ $multiplier } at most in this trade.
watch-effect-turn_rumours = The open Rumours card is turned round: bulls count as bears, bears as bulls.
watch-effect-free_change = Change your bet or join without paying.
watch-effect-cut_loss = { $part ->
        [2] Your loss of this trade is halved.
       *[other] You pay only 1/{ $part } of your loss of this trade.
    }
watch-effect-double_dividend = Your dividends of one paying company count twice.
watch-effect-strip_dividend = { $part ->
        [2] Half of
       *[other] 1/{ $part } of
    } another player's dividends of one company go to you.
watch-effect-buy = Buy { $shares ->
        [one] one share
       *[other] up to { $shares } shares
    } of { $class ->
        [blue] one blue chip
        [ipo] one IPO
       *[any] one company
    } at { $percent ->
        [100] its price
       *[other] { $percent }% of its price
    }, beside your limit.
watch-effect-move_price = One company { $way ->
        [up] rises
       *[down] falls
    } by { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
watch-effect-raid = Take a share of another player for { $percent ->
        [100] its price
       *[other] { $percent }% of its price
    }.
watch-effect-fine = Another player pays the bank 1/{ $part } of the cash.
watch-effect-freeze = Another player buys neither shares nor a status on the next turn.
watch-effect-shred = Every other player discards { $cards ->
        [one] a card
       *[other] { $cards } cards
    } at random.
watch-effect-steal_card = Take a card at random from another player.
watch-effect-nothing = Nothing happens.
watch-effect-gain_per_share = Everyone gets { $amount } for each { $class ->
        [blue] blue-chip share
        [ipo] IPO share
       *[any] share
    }.
watch-effect-pay_per_share = Everyone pays { $amount } for each { $class ->
        [blue] blue-chip share
        [ipo] IPO share
       *[any] share
    }.
watch-effect-pay_per_status = Everyone pays { $amount } for each status step.
watch-effect-gain = Everyone gets { $amount }.
watch-effect-tax_richest = The richest in cash less Debt pay 1/{ $part } of it.
watch-effect-help_poorest = The poorest in cash less Debt get { $amount }.
watch-effect-take_card = Everyone takes a card: { $deck }.
watch-effect-discard_named = The active player names Inside or Greenmail; everyone discards one of these at random.
watch-effect-move_sector = The active player names a sector; its { $class ->
        [blue] blue chips
        [ipo] IPO
       *[any] companies
    } { $way ->
        [up] rise
       *[down] fall
    } by { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
watch-effect-move_class = { $class ->
        [blue] All blue chips
        [ipo] All IPOs
       *[any] All companies
    } { $way ->
        [up] rise
       *[down] fall
    } by { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
watch-effect-move_extreme = The { $which ->
        [dearest] dearest
       *[cheapest] cheapest
    } { $class ->
        [blue] blue chip
        [ipo] IPO
       *[any] company
    } { $way ->
        [up] rises
       *[down] falls
    } by { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
watch-effect-shuffle_decks = The three trading decks are shuffled anew with their discards.
watch-effect-cheap_statuses = Until the active player's next turn statuses cost { $percent }% for all.

watch-number-start_shares = Shares each player takes at the start
watch-number-start_cash = Money at the start
watch-number-start_inside = Inside cards at the start
watch-number-start_greenmail = Greenmail cards at the start
watch-number-event_cards = Events of a game
watch-number-blue_up = Points a blue chip rises by an event
watch-number-blue_down = Points a blue chip falls by an event
watch-number-ipo_up = Points an IPO rises by an event
watch-number-ipo_down = Points an IPO falls by an event
watch-number-surcharge = Surcharge in points for each unit off the die
watch-number-status_price = Prices of the statuses
watch-number-shares_a_turn = Shares bought a turn, by status
watch-number-own_limit = Largest multiplier in the own trade, by status
watch-number-join_limit = Largest multiplier when joining, by status
watch-number-ipo_factor = Points an IPO moves for one bull or bear
watch-number-debt = Sum of a Debt card
watch-number-goal = Money that ends the game, by players

watch-move-pass = Pass
watch-move-pass-on = Pass, and don't ask me at this moment until my next turn
watch-move-repay = Pay back a Debt card
watch-move-bet = Bet on { $side }, x{ $multiplier }
watch-move-play = Play { $card }
watch-move-choose-company = Choose { $company }
watch-move-choose-seat = Choose { $seat }
watch-move-choose-sector = Choose { $sector }
watch-move-choose-deck = Choose { $deck }
watch-move-take = Take a share of { $company }
watch-move-buy = Buy a share of { $company }
watch-move-sell = Sell a share of { $company }
watch-move-offer = Put up a share of { $company }
watch-move-status = Buy the { $status } status

watch-event-first_player = { $seat } goes first.
watch-event-share_taken = { $seat } takes a share of { $company }.
watch-event-card_taken = { $seat } takes a card: { $deck }.
watch-event-card_seen = { $seat } finds { $card }.
watch-event-deck_renewed = The discards are shuffled into a new deck: { $deck }.
watch-event-turn_begins = Turn { $turn }: { $seat }.
watch-event-rolled = { $seat } rolls a { $die }{ $crossed ->
        [0] .
       *[other] {" "}and crosses the event line.
    }
watch-event-event_opened = Event: { $event_card }. { $left ->
        [0] It is the last one.
        [one] 1 more to come.
       *[other] { $left } more to come.
    }
watch-event-got = { $seat } gets { $amount }{ $why ->
        [bet] {" "}for the bet.
       *[event] .
    }
watch-event-paid = { $seat } pays { $amount }{ $why ->
        [bet] {" "}for the bet.
        [audit] {" "}to the auditors.
       *[event] .
    }
watch-event-debt_taken = { $seat } takes { $debts ->
        [one] a Debt card
       *[other] { $debts } Debt cards
    }.
watch-event-debt_repaid = { $seat } pays back { $amount } of Debt; { $debts ->
        [0] none is
        [one] 1 card is
       *[other] { $debts } cards are
    } left.
watch-event-price_moved = { $company } goes from { $before } to { $after }.
watch-event-sector_named = { $seat } names the sector { $sector }.
watch-event-deck_named = { $seat } names { $deck }.
watch-event-company_named = { $seat } names { $company }.
watch-event-card_lost = { $seat } discards { $card } at random.
watch-event-statuses_cheap = Until the next turn of { $seat } statuses cost { $percent }%.
watch-event-reshuffled = { $pile }: the deck is shuffled anew.
watch-event-passed = { $seat } passes ({ $moment }).
watch-event-muted = { $seat } does not wish to be asked until the own next turn ({ $moment }).
watch-event-card_played = { $seat } plays { $card }.
watch-event-aimed = { $seat } aims { $card } at { $other }.
watch-event-dividend_doubled = { $seat }: dividends of { $company } count twice.
watch-event-dividend_stripped = { $seat } strips { $other } of dividends of { $company }.
watch-event-dividends = { $seat } gets { $amount } in dividends: { $companies }.
watch-event-strip_paid = { $seat } gets { $amount } of the dividends of { $other } ({ $company }).
watch-event-share_bought = { $seat } buys { $company } for { $cost }.
watch-event-share_sold = { $seat } sells { $company } for { $cost }.
watch-event-share_raided = { $seat } takes { $company } from { $other } for { $cost }.
watch-event-status_bought = { $seat } buys the { $status } status for { $cost }.
watch-event-account_frozen = { $seat } freezes the account of { $other }.
watch-event-card_stolen = { $seat } takes a card from { $other }: { $deck }.
watch-event-card_stolen_seen = { $seat } has { $card } from { $other }.
watch-event-share_offered = { $seat } puts up a share of { $company }.
watch-event-no_offer = { $seat } has no share to put up.
watch-event-face_opened = { $face }.
watch-event-face_peeked = { $seat } looks at a card. { $face }.
watch-event-rumours_turned = { $seat } turns the Rumours card round.
watch-event-bet_made = { $seat } bets on { $side }, x{ $multiplier }.
watch-event-bet_changed = { $seat } now bets on { $side }, x{ $multiplier }; it costs { $cost }.
watch-event-trade_settled = { $company }: bulls less bears make { $difference }.
watch-event-share_returned = The share of { $company } goes back to { $seat }.
watch-event-share_lost = { $seat } loses the share of { $company } to the exchange.
watch-event-worth = { $seat }: { $cash } in cash, { $value } in shares, { $debts } in Debt.
watch-event-game_ends = { $ending ->
        [money] Somebody has the sum: the game is over.
       *[events] The last event was opened: the game is over.
    }

watch-refused-no-action = There is no such action.
watch-refused-ended = The game is over.
watch-refused-not-asked = It is another player's turn to decide.
watch-refused-no-debt = You have no Debt card.
watch-refused-cant-repay = A Debt card is paid back whole; you do not have the money.
watch-refused-not-drafting = First shares are taken only before the first turn.
watch-refused-not-blue = Only blue chips are taken at the start.
watch-refused-has-one = The first shares are all of different companies.
watch-refused-none-left = No share of this company is left at the exchange.
watch-refused-not-buying = That belongs to the purchases of your own turn.
watch-refused-frozen = Your account is frozen: you can't buy this turn.
watch-refused-limit = Your status allows no more shares this turn.
watch-refused-no-money = You do not have the money.
watch-refused-not-owned = You own no such share.
watch-refused-has-debt = With a Debt card you can't buy a status.
watch-refused-no-step-up = A status is only bought upwards.
watch-refused-not-held = You do not hold this card.
watch-refused-not-its-moment = This card is played at another moment.
watch-refused-changes-nothing = This card would change nothing now.
watch-refused-target-first = The card in play needs its target first.
watch-refused-no-target = Nothing asks for this choice now.
watch-refused-wrong-target = That can't be chosen here.
watch-refused-not-betting = Bets are made only in a trade.
watch-refused-must-bet = The active player must bet.
watch-refused-over-limit = Your largest multiplier is lower.
watch-refused-same-bet = That is the bet you have already.
watch-refused-cant-pass = This choice has to be made.
watch-refused-cant-mute = You can't be left out here.
watch-refused-not-offering = A share is put up when purchases are done.
watch-refused-must-use-card = The card was played: change your bet or join now.

watch-error-verb = { $verb } is no move here. Moves: take, buy, sell, offer COMPANY; status NAME; play CARD; bet rise x5; choose company|seat|sector|deck NAME; repay; pass.
watch-error-side = { $said } is no side. Known: { $known }.
watch-error-multiplier = { $said } is no multiplier. Known: { $known }.
watch-error-card = { $said } is no card. Known: { $known }.
watch-error-company = { $said } is no company. Known: { $known }.
watch-error-status = { $said } is no status. Known: { $known }.
watch-error-sector = { $said } is no sector. Known: { $known }.
watch-error-deck = { $said } is no deck. Known: { $known }.
watch-error-seat = { $said } is no seat. Known: { $known }.
watch-error-shares = { $said } shares can't be bought by this card: 1 to { $most }.
watch-error-until = { $said }: a pass lasts until your turn, or only now.
watch-error-position-map = { $field } has to be an object in a position.
watch-error-position-ending = A game that is over, and only that, has an ending.
watch-error-position-point = A price of { $price } is not on the chart: steps of { $point }.
watch-error-position-copies = { $card }: there are only { $copies } of this card.
watch-error-position-deck = A card of the other kind lies in the { $deck } deck.
watch-error-position-events = Events to come and events opened have to be { $count }, each once.
watch-error-position-pile = A card lies twice in { $pile }.
watch-error-position-offer = A share is put up in a trade and only then, by who owns it.
watch-error-position-faces = The open trading cards do not fit the phase of the turn.
watch-error-position-event = An event is in play at its choice and its dividends, and only then.
watch-error-position-known = What others know of the cards of seat { $seat } must be cards it holds.
watch-error-position-playing = The card in play does not fit the phase of the turn.
watch-error-position-bet = The bets do not fit the phase of the turn.

watch-table-turn = Turn { $turn }, { $phase }
watch-table-die = die { $die }
watch-table-goal = ends at { $goal }
watch-table-events = events to come: { $left }
watch-table-company = company
watch-table-price = price
watch-table-left = left
watch-table-chart = chart
watch-table-cost = today
watch-table-player = player
watch-table-cash = cash
watch-table-debt = Debt
watch-table-status = status
watch-table-cards = Inside/Greenmail
watch-table-shares = shares
watch-table-worth = worth
watch-table-bet = bet
watch-table-trade = Trade: { $company }, put up by { $seat }
watch-table-outcome = bulls less bears
watch-table-ways = chance
watch-table-hand = Your cards
watch-table-frozen = frozen
watch-table-turned = turned round
watch-table-event = Event: { $event }
watch-table-pays = pay
watch-table-up = up
watch-table-down = down
watch-table-limit = your largest multiplier: x{ $limit }
watch-table-change = changing costs { $cost }

# The first lesson; every figure comes from the table it is said at.
lesson-watch = The first trade
lesson-watch-draft = Everyone drafts three first shares. Take your last: { watch-company-lavka }.
lesson-watch-draft-do = Tap its letters under the chart, then call it.
lesson-watch-draft-else = Any would do; the lesson needs { watch-company-lavka }.
lesson-watch-roll = The die shows { $die }: you move to space { $space }, and it sets where shares are cheap.
lesson-watch-inside = An eye on that space: you take an Inside card, { watch-card-leaked-report }.
lesson-watch-surcharge = Sector { $sector } sells at its price; each step away costs { $step } more.
lesson-watch-sell = No cash yet: sell { watch-company-superoil } for { $price }.
lesson-watch-sell-do = Tap its letters, then call it.
lesson-watch-sell-else = { watch-company-superoil } sells dearest.
lesson-watch-buy = Buy a second { watch-company-signal } at { $cost }.
lesson-watch-buy-do = Tap its letters, then call it.
lesson-watch-buy-else = Your { $cash } reach further in the sector of the die.
lesson-watch-enough = That is all you may buy at your status. End your purchases.
lesson-watch-enough-do = Call it on the slip.
lesson-watch-offer = You have { $count } of { watch-company-signal }. Put one up for trade.
lesson-watch-offer-do = Tap its letters, then call it.
lesson-watch-offer-else = You have { $count } of { watch-company-signal }: risk one of those.
lesson-watch-rumours = Rumours: bulls minus bears is { $net }. Three cards decide; more bulls, and it rises.
lesson-watch-bets = The others bet first: { $one } on rise ×{ $onehas }, { $two } on fall ×{ $twohas }.
lesson-watch-peek = Play your { watch-card-leaked-report }: see the next card before you bet.
lesson-watch-peek-do = Tap the card in your hand, then call it.
lesson-watch-peek-else = First look: your other cards have another moment.
lesson-watch-bet = The sum is +{ $net } so far. Bet on rise, as high as you may: ×{ $limit }.
lesson-watch-bet-do = Tap ×{ $limit } beside the bull, then call it.
lesson-watch-bet-else = Against two bulls? And ×{ $limit } is allowed in your own trade.
lesson-watch-keep = The second card was what you saw. A change now would cost { $cost }: keep your bet.
lesson-watch-keep-do = Call it on the slip.
lesson-watch-keep-else = You have { $cash }.
lesson-watch-news = A bull and a bear: the sum stays +{ $sum }. { watch-company-signal } goes from { $before } to { $after }.
lesson-watch-win = { $each } × { $points } points × { $bet }: the bank pays you { $amount }.
lesson-watch-debt = { $two } owed { $lost } and had nothing: a debt. { $loan } taken, { $left } left; no status, no win with it.
lesson-watch-status = At { $cost } the next status lifts your limit from ×{ $now } to ×{ $next }.
lesson-watch-question = Your { watch-company-lavka } is up, you bet on fall ×{ $bet }, and the sum is −{ $sum }. What happens?
lesson-watch-answer-kept = +{ $amount }, share kept
lesson-watch-answer-lost = +{ $amount }, share lost
lesson-watch-answer-nothing = Only the share is lost
lesson-watch-answer-kept-else = A share put up is lost when it falls, whatever you bet.
lesson-watch-answer-nothing-else = The bet is paid all the same: +{ $amount }.
lesson-watch-end = That was a trade. See more cards than the others, and bet as high as you may.

# How to win; every figure comes from a worked example.
howto-watch = Reach the goal first, without a debt. See more cards than the others, bet as high as you may, and buy your status early.
howto-watch-rise = Three cards make the price
howto-watch-rise-why = Bulls minus bears, and the price moves: here from { $now } to { $then }. Two of the three are seen before the bets are final.
howto-watch-bet = Bet as high as you may
howto-watch-bet-why = A bet pays { $each } for each of the { $points } points, times what you bet. In your own trade you may bet more.
howto-watch-lost = What you put up you can lose
howto-watch-lost-why = If it falls, here from { $now } to { $then }, the share put up is gone, whatever you bet. Put up what you have twice.
howto-watch-die = Buy where the die points
howto-watch-die-why = In the sector of the die a share costs its price; each step away { $step } more.
howto-watch-status = Status is leverage
howto-watch-status-why = For { $cost } the next status lifts your limit from ×{ $now } to ×{ $next }: every win doubles.
howto-watch-debt = A debt stops you
howto-watch-debt-why = Who can’t pay { $lost } takes { $loan } from the bank. { $left } are left, but with a debt there is no status and no win.
