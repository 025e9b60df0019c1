game-acquire = Acquire
acquire-about = Lay tiles, found corporations, buy their shares, and be the one who profits when they merge.
acquire-temper-bold = Likes the dear chains.
acquire-temper-careful = Likes the cheap chains, and its cash.
acquire-temper-collector = Buys more of what it has most of.

acquire-corporation-sackson = Sackson
acquire-corporation-zeta = Zeta
acquire-corporation-hydra = Hydra
acquire-corporation-fusion = Fusion
acquire-corporation-america = America
acquire-corporation-phoenix = Phoenix
acquire-corporation-quantum = Quantum
acquire-corporation-luxor = Luxor
acquire-corporation-tower = Tower
acquire-corporation-american = American
acquire-corporation-worldwide = Worldwide
acquire-corporation-festival = Festival
acquire-corporation-imperial = Imperial
acquire-corporation-continental = Continental
acquire-class-low = low
acquire-class-middle = middle
acquire-class-high = high
acquire-market = Stock market
acquire-unseen-reach = The most { $seat } can do with a tile
acquire-reach-merge = merge
acquire-reach-found = found
acquire-reach-grow = grow
acquire-reach-lone = lie alone
acquire-reach-none = nothing
acquire-unseen-holder = Merging tile { $tile }: who has it
acquire-holder-bag = in the bag

acquire-option-holdings = Money and shares of the others: displayed or not
acquire-option-holdings-open = Open
acquire-option-holdings-hidden = Hidden
acquire-option-names = Names of the corporations
acquire-option-names-1999 = 1999 line
acquire-option-names-classic = Classic line
acquire-option-market = Two players: the stock market is a third holder
acquire-option-replace = Replacing dead tiles
acquire-option-replace-once = Once a turn
acquire-option-replace-until_none = Until none is dead
acquire-number-start_money = Money at the start
acquire-number-hand_size = Tiles in a hand
acquire-number-shares_each = Shares of each corporation
acquire-number-ladder = Sizes at which a share price begins
acquire-number-prices = Share prices of the low class at those sizes
acquire-number-class_step = What a share costs more from class to class
acquire-number-majority = Majority bonus in share prices
acquire-number-minority = Minority bonus in share prices
acquire-number-rounding = Parts of a bonus are rounded up to multiples of
acquire-number-safe_size = Tiles from which a corporation is safe
acquire-number-end_size = Tiles of one corporation from which the end may be announced
acquire-number-trade_in = Defunct shares given for one of the survivor
acquire-number-buys_a_turn = Shares a player may buy in a turn

acquire-rank-both = both bonuses, as the only holder
acquire-rank-majority = majority bonus
acquire-rank-minority = minority bonus
acquire-rank-split_both = share of both bonuses, tied for most
acquire-rank-split_minority = share of the minority bonus, tied for second
acquire-ending-announced = the end was announced
acquire-ending-no_tiles = there are no tiles left
acquire-ending-no_moves = a whole round passed without a tile played or drawn

acquire-shares-of = { $count } { $corporation }
acquire-move-play = Play { $tile }
acquire-move-found = Found { $corporation }
acquire-move-survivor = Let { $corporation } survive
acquire-move-next = Deal with { $corporation } next
acquire-move-trade-for = { $gets ->
        [0] Trade nothing
        [one] Trade for 1 share of the survivor
       *[other] Trade for { $gets } shares of the survivor
    }
acquire-move-trade = { $shares ->
        [0] Trade nothing
        [one] Trade 1 share
       *[other] Trade { $shares } shares
    }
acquire-move-trade-all = Trade all that can be traded
acquire-move-trade-rest = Trade the rest
acquire-move-sell = { $shares ->
        [0] Sell nothing, keep the rest
        [one] Sell 1 share, keep the rest
       *[other] Sell { $shares } shares, keep the rest
    }
acquire-move-sell-all = Sell all
acquire-move-sell-rest = Sell the rest
acquire-move-keep = { $shares ->
        [0] Keep nothing
        [one] Keep 1 share
       *[other] Keep { $shares } shares
    }
acquire-move-keep-all = Keep all
acquire-move-keep-rest = Keep the rest
acquire-move-buy = Buy 1 share of { $corporation }
acquire-move-purchase = Buy { $shares }
acquire-move-done = Buy no more
acquire-move-end = Announce the end of the game
acquire-move-leave = Play no tile

acquire-event-start_tile = { $seat } draws { $tile } and lays it on the board.
acquire-event-begins = { $seat } has the tile nearest to 1a and begins.
acquire-event-tile_drawn = { $seat } draws { $tile }.
acquire-event-tiles_drawn = { $seat } draws { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }.
acquire-event-turn = { $seat } to move.
acquire-event-tile_played = { $seat } plays { $tile }.
acquire-event-tile_skipped = { $seat } has no tile to play.
acquire-event-tile_left_out = { $seat } leaves the tile out.
acquire-event-founded = { $seat } founds { $corporation } with { $size } tiles.
acquire-event-free_share = { $seat } gets 1 free share of { $corporation }.
acquire-event-no_free_share = The bank has no free share of { $corporation } for { $seat }.
acquire-event-grew = { $corporation } grows to { $size } tiles{ $safe ->
        [yes] {" "}and is safe.
       *[no] .
    }
acquire-event-survives = { $corporation } ({ $size } tiles) survives the merger.
acquire-event-becomes_defunct = { $corporation } ({ $size } tiles) is taken over; its shares are worth ${ $price }.
acquire-event-market_drawn = The stock market draws { $tile } for { $corporation } and holds { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }.
acquire-event-market_counted = The bag is empty: the stock market holds { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } of { $corporation }.
acquire-event-holding_shown = { $seat } shows { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } of { $corporation }.
acquire-event-bonus_paid = { $seat } gets ${ $amount } for { $corporation }: { $rank }.
acquire-event-market_bonus = ${ $amount } for { $corporation } stays in the bank: the stock market has the { $rank }.
acquire-event-traded = { $seat } trades { $shares } shares of { $corporation } for { $survivor }.
acquire-event-not_traded = { $seat } trades no shares of { $corporation }.
acquire-event-sold = { $seat } sells { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } of { $corporation } for ${ $amount }.
acquire-event-kept = { $seat } keeps { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } of { $corporation }.
acquire-event-merged = { $corporation } has { $size } tiles after the merger{ $safe ->
        [yes] {" "}and is safe.
       *[no] .
    }
acquire-event-bought = { $seat } buys 1 share of { $corporation } for ${ $amount }.
acquire-event-end_announced = { $seat } announces the end of the game.
acquire-event-laid_aside = { $seat } lays { $tile } aside: it can never be played.
acquire-event-game_ends = The game is over: { $ending }.
acquire-event-shares_cashed = { $seat } sells all shares for ${ $amount }.
acquire-event-scored = { $seat } ends with ${ $total }.

acquire-refused-no-action = There is no such action.
acquire-refused-ended = The game is over.
acquire-refused-others-turn = Another player has to decide.
acquire-refused-not-playing = A tile is played, and the end announced, only at the right step of one's own turn.
acquire-refused-not-in-hand = That tile is not in your hand.
acquire-refused-dead = That tile would join two safe corporations: it can never be played.
acquire-refused-barred = All seven corporations are active: that tile would found an eighth.
acquire-refused-not-founding = Nothing is being founded now.
acquire-refused-is-active = That corporation is on the board already.
acquire-refused-not-survivor = There is no survivor to choose now.
acquire-refused-not-largest = Only one of the largest merging corporations can survive.
acquire-refused-not-ordering = There is no order of taking over to choose now.
acquire-refused-not-next = The largest corporation left comes next.
acquire-refused-not-trading = Nothing can be traded now.
acquire-refused-too-few-to-trade = You do not hold enough shares of the defunct corporation for that trade.
acquire-refused-bank-short = The bank does not have that many shares of the survivor.
acquire-refused-not-selling = Nothing can be sold now.
acquire-refused-too-few-to-sell = You do not hold that many shares of the defunct corporation.
acquire-refused-not-buying = Shares are bought after the tile, on one's own turn.
acquire-refused-is-inactive = That corporation is not on the board.
acquire-refused-no-shares = The bank has no shares of that corporation left.
acquire-refused-no-money = You do not have the money for that share.
acquire-refused-bought-all = No more shares may be bought this turn.
acquire-refused-cant-announce = The end can be announced only when every active corporation is safe or one has 41 tiles.
acquire-refused-is-announced = The end is announced already.
acquire-refused-not-announced = A tile that can be played has to be played, unless the end is announced.

acquire-error-tile = { $said } is no tile of this game. Tiles go from 1a to 12i.
acquire-error-corporation = { $said } is no corporation of this game.
acquire-error-shares = Name shares by corporation, as in buy 2 hydra, 1 zeta.
acquire-error-trade = Shares are traded { $each } for one; { $shares } can't be.
acquire-error-dispose = You hold { $held } of these shares; your answer speaks of { $named }.
acquire-error-verb = { $verb } is no move here. Moves: play TILE, found NAME, survivor NAME, next NAME, buy 2 NAME, 1 NAME, sell 3, trade 4, keep the rest, done, end, leave.
acquire-error-position-setup = Give either start tiles or a board, not both.
acquire-error-position-row = Row { $row } of the board has to have 12 marks out of { $marks }.
acquire-error-position-tile = { $tile } is named as played but does not lie on the board.
acquire-error-position-corporation = { $corporation } does not hang together, or has a single tile.
acquire-error-position-touch = { $tile } touches a corporation it would have joined.
acquire-error-position-twice = Tile { $tile } is in two places.
acquire-error-position-missing = { $count } of 108 tiles are placed; missing: { $tiles }.
acquire-error-position-shares = More shares of { $corporation } are held than there are.
acquire-error-position-corporations = { $field } names corporations with numbers.
acquire-error-position-merger = The merger does not fit the board and the phase.
acquire-error-position-market = The stock market holds shares only in a two-player game with it, of a corporation on the board.
acquire-error-position-phase = The game can't wait for this now: { $phase }.

acquire-help =
    Moves: play 5c; found hydra (or play 5c, found hydra); survivor hydra; next zeta.
    In a merger: sell 3, trade 4, keep the rest. Traded shares are counted as given: trade 4 gets two. Also: sell all, trade all, keep all.
    Then: buy 2 hydra, 1 zeta, or buy hydra share by share; done ends it (buy hydra, done). The beginning of a name is enough.
    End of the game: end announces it, leave plays no tile after that.

# The table in a terminal.
acquire-table-title = Acquire
acquire-table-corporation = Corporation
acquire-table-size = Size
acquire-table-price = Price
acquire-table-bonus = Bonuses
acquire-table-left = Bank
acquire-table-player = Player
acquire-table-money = Money
acquire-table-tiles = Tiles
acquire-table-shares = Shares
acquire-table-safe = safe
acquire-table-hidden = hidden
acquire-table-bag = { $count ->
        [one] 1 tile in the bag
       *[other] { $count } tiles in the bag
    }
acquire-table-hand = Your tiles
acquire-table-turn = { $seat } to move
acquire-table-over = The game is over: { $ending }
acquire-table-announced = The end is announced: this turn is the last.
acquire-table-end-possible = The end may be announced.
acquire-table-merger = { $defunct } is taken over by { $survivor }
acquire-table-may-buy = May be bought ({ $left } more): { $shares }
acquire-does-lone = stays alone
acquire-does-found = founds a corporation
acquire-does-grow = { $corporations } grows
acquire-does-merge = merges { $corporations } into { $survivor }
acquire-does-merge-tie = merges { $corporations }: you choose the survivor
acquire-does-barred = barred: would found an eighth
acquire-does-dead = dead: between safe { $corporations }
acquire-phase-play = Play a tile.
acquire-phase-found = Choose the corporation to found.
acquire-phase-survivor = Choose the survivor.
acquire-phase-order = Choose which defunct corporation comes next.
acquire-phase-trade = How many shares to trade?
acquire-phase-sell = How many shares to sell? The rest is kept.
acquire-phase-buy = Buy shares, or be done.
acquire-phase-over = Over.
acquire-score-sale = Sale
acquire-score-bonus = Bonus
acquire-score-total = Total
acquire-score-money = Money
acquire-score-sum = Together
acquire-score-hidden = Bonuses are left out: what the others hold is hidden.

# The first lesson; every figure comes from the table it is said at.
lesson-acquire = The first merger
lesson-acquire-begin = Your start tile { $tile } lies nearest to { $least }: you begin.
lesson-acquire-play = { $tile } touches a lone tile. Together they found a corporation.
lesson-acquire-play-do = Tap { $tile } in your hand, then play it.
lesson-acquire-play-else = Not yet: play { $tile }. Keep { $other }, it will be worth more.
lesson-acquire-found = Choose { acquire-corporation-sackson }. The founder gets one share for nothing.
lesson-acquire-found-do = Tap it in the list, then call it.
lesson-acquire-found-else = Later any. { acquire-corporation-sackson } is cheap to start with.
lesson-acquire-buy = { $size } tiles: { $price } a share. Buy { $most }.
lesson-acquire-buy-do = Tap plus until { $most } stand there, then call it.
lesson-acquire-buy-else = Up to { $most } a turn: take all { $most }.
lesson-acquire-dear = { $one } founds { acquire-corporation-quantum }, a dear one: { $price } a share.
lesson-acquire-larger = { $two } makes it larger, { $size } tiles. Larger is dearer: { $price }.
lesson-acquire-between = { $tile } touches both corporations. Tap it and read what would happen.
lesson-acquire-between-do = Tap { $tile } in your hand.
lesson-acquire-merge = The larger survives: { acquire-corporation-quantum } { $large }, { acquire-corporation-sackson } { $small }. Play it.
lesson-acquire-merge-do = Call it on the slip.
lesson-acquire-bonus = The absorbed one pays its holders: most shares { $first }, second { $second }.
lesson-acquire-trade = { $each } shares of it sell for { $sold }, or trade for one { acquire-corporation-quantum } worth { $worth }.
lesson-acquire-trade-do = Trade all { $held }, then call it.
lesson-acquire-trade-else = Selling all brings { $all-sold }, trading { $all-traded }.
lesson-acquire-gone = All { $size } tiles belong to { acquire-corporation-quantum } now; { acquire-corporation-sackson } can be founded again.
lesson-acquire-more = You have { $cash }. Buy { $most } more { acquire-corporation-quantum } at { $price }.
lesson-acquire-more-do = Tap plus until { $most } stand there, then call it.
lesson-acquire-more-else = Take { $most }: most shares win its bonus.
lesson-acquire-lead = You hold { $mine }, { $one } { $onehas }, { $two } { $twohas }: its bonus points to you.
lesson-acquire-question = { acquire-corporation-hydra } with { $large } tiles and { acquire-corporation-fusion } with { $small } meet. Whose holders get the bonuses?
lesson-acquire-answer-survivor = { acquire-corporation-hydra }’s
lesson-acquire-answer-absorbed = { acquire-corporation-fusion }’s
lesson-acquire-answer-both = Both
lesson-acquire-answer-survivor-else = Holders of the survivor get none: it goes on.
lesson-acquire-answer-both-else = Only the one that disappears pays.
lesson-acquire-end = That was a merger. Hold the most of what is about to be absorbed.

# How to win; every figure comes from a worked example.
howto-acquire = Most money at the end wins. Buy early and cheap, be first or second in what is about to be absorbed, and turn it into the next one.
howto-acquire-early = Early is cheap
howto-acquire-early-why = The price grows with the tiles. The same { $most } shares of a cheap corporation at { $small } tiles and at { $large }:
howto-acquire-bonus = The absorbed one pays
howto-acquire-bonus-why = When two meet, the smaller goes and pays its holders: { $first } to the first, { $second } to the second, nothing to the third.
howto-acquire-trade = Trade or sell?
howto-acquire-trade-why = { $each } old shares buy one of the survivor. Where the survivor is dear and still has shares, trading is worth more.
howto-acquire-safe = Big is safe
howto-acquire-safe-why = From { $safe } tiles a corporation can’t be absorbed any more: it pays no bonus until the end. At { $end } tiles the game can be ended.
