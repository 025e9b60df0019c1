"""Exchange Watch («Биржевой дозор»): 3 to 6 players buy shares, bet on them and play cards against each other."""

from types import SimpleNamespace
from typing import Any

from openoutcry.games.watch import moves, notation, words
from openoutcry.games.watch.holdings import holdings
from openoutcry.games.watch.rules import (
    allowed,
    books,
    codes,
    effects,
    house,
    observe,
    play,
    questions,
    recall,
    score,
    secrets,
    setup,
    state,
)
from openoutcry.games.watch.unseen import unseen
from openoutcry.games.watch.view import view
from openoutcry.kernel.actions import Compound
from openoutcry.kernel.contract import Game, OnGpu, Priced, Public


def longest_with(players: int, opt: Any) -> int:
    """No game has more decisions.

    Every crossing of the line opens an event, so the events bound the turns (WAT-7.2). In a turn shares are bought
    up to a limit, one is put up, purchases are ended, and each seat answers at bets, changes and payout; at an event
    somebody chooses and each seat answers. A card is taken once a turn, at the start or by an event, and played once
    with all its aims. No share is sold that was not got before. A status only rises.
    """
    events, cards = int(opt.event_cards), int(opt.start_inside) + int(opt.start_greenmail)
    turns = LONGEST_WAY * (events + players)
    answers = turns * (2 + 3 * players) + events * (1 + players)
    cards = players * cards + turns + events * players
    bought = turns * int(max(opt.shares_a_turn))
    sold = players * int(opt.start_shares) + bought + cards * MOST_BY_CARD
    repaid = most_repaid(players, turns, sold, cards, opt)
    picks = players * int(opt.start_shares)
    return picks + answers + bought + sold + cards * (3 + MOST_BY_CARD) + players * (state.STATUSES - 1) + repaid


def most_repaid(players: int, turns: int, sold: int, cards: int, opt: Any) -> int:
    """No more Debt cards are paid back.

    Neither more than were taken, by losers of bets and by those an event makes pay, nor more than there was money for:
    from bets, shares, dividends, events and raids, and what of its last Debt card a payment leaves. So no more than
    half of both together, and in a trade each seat wins or loses, but not both.
    """
    debt, events, shares = int(opt.debt), int(opt.event_cards), int(state.SHARES.sum())
    blue, ipo = (int(table.max()) for table in state.PAY)
    stake = max(blue, -(-ipo * int(opt.ipo_factor) // state.IPO_FACTOR))
    by_bets = turns * players * (-(-stake // debt) + 1)
    an_event = int(state.EVENT_ARGS[:, 0].max()) * (shares + players * state.STATUSES)
    taken_at_events = events * (players + an_event // debt)
    paying = max(int(state.SHARES[[bool(pays >> c & 1) for c in range(state.COMPANIES)]].sum()) for pays in PAYERS)
    money = players * int(opt.start_cash) + events * (an_event + 3 * paying * state.HIGHEST)  # doubled, and stripped
    money += sold * state.HIGHEST + cards * MOST_BY_RAID
    return (by_bets + taken_at_events + money // debt + events * players + 1) // 2


PAYERS = [int(pays) for pays in state.EVENT_PAYS]  # bit masks of companies
_raids = state.CARD_ARGS[state.CARD_EFFECT == effects.RAID, 0]
MOST_BY_RAID = -(-state.HIGHEST * int(_raids.max(initial=0)) // (100 * state.POINT)) * state.POINT
_lines = [space for space in range(state.SPACES) if state.EVENT_LINE[space]]
LONGEST_WAY = max(
    (later - line for line, later in zip(_lines, [*_lines[1:], _lines[0] + state.SPACES], strict=True)),
)  # spaces from one line to the next: at least so many turns bring a pawn across one
MOST_BY_CARD = int(state.CARD_ARGS[state.CARD_EFFECT == effects.BUY_SHARES, 0].max(initial=1))  # shares got, one by one

# The bounds that make the longest games.
WIDEST = SimpleNamespace(
    **{name: number.most for name, number in state.EDITION.numbers.items()}
    | {"shares_a_turn": [state.EDITION.numbers["shares_a_turn"].most], "debt": state.EDITION.numbers["debt"].least}
)

GAME = Game(
    name="watch",
    package=__package__,
    clauses="WAT",
    edition=state.EDITION,
    questions=questions.QUESTIONS,
    layout=state.LAYOUT,
    actions=codes.ACTIONS,
    setup=setup.setup,
    pending=allowed.pending,
    optional=allowed.optional,
    legal=allowed.legal,
    refusal=allowed.refusal,
    apply=play.apply,
    over=play.over,
    scores=score.scores,
    winners=score.winners,
    hide=secrets.hide,
    deal_unknown=secrets.deal_unknown,
    observe=observe.observe,
    audit=books.audit,
    reasons=allowed.REASONS,
    events=state.EVENTS,
    observation=observe.OBSERVATION,
    past=("candles", "n_candles"),
    longest=longest_with(state.SEATS, WIDEST),
    longest_with=longest_with,
    name_argument=moves.name_argument,
    say_argument=words.say_argument,
    compound=Compound(moves.action_codes, moves.parse_move, moves.write_move, words.say_move),
    view=view,
    position=notation.position,
    place=notation.place,
    house=house.house,
    recall=recall.recall,
    as_dealt=recall.as_dealt,
    house_looks=4,
    unseen=unseen,
    holdings=holdings,
    companies=state.COMPANY_IDS,
    cards={name: int(count) for name, count in zip(state.CARD_IDS, state.COPIES, strict=True)},
    may_change_rule=list,  # WAT-7.4: the holder of the Order; with a shared win, any of them
    public=(
        Public("turn_number"),
        Public("active"),
        Public("asked"),
        Public("phase", state.PHASES),
        Public("price", note="company by company as in `offered`"),
        Public("exchange"),
        Public("shares", note="seats × companies"),
        Public("cash"),
        Public("debts"),
        Public("status", state.STATUS_IDS),
        Public("space"),
        Public("held", note="seats × 2"),
        Public("die"),
        Public("offered", state.COMPANY_IDS),
        Public("bet", note="5 × side (0 rise, 1 fall) + place of the multiplier (2, 5, 10, 20, 30)"),
        Public("face"),
        Public("event", state.EVENT_IDS),
        Public("n_event_deck"),
    ),
    priced=Priced("chart", "company"),
    seat_arguments=("seat", "other", "victim", "target"),
    on_gpu=OnGpu(phases=len(state.PHASES)),
)
