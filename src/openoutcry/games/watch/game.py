"""Exchange Watch («Биржевой дозор»): 3 to 6 players buy shares, bet on them and play cards against each other."""

from openoutcry.games.watch import moves, notation, words
from openoutcry.games.watch.holdings import holdings
from openoutcry.games.watch.rules import (
    allowed,
    books,
    codes,
    house,
    observe,
    play,
    questions,
    score,
    secrets,
    setup,
    state,
)
from openoutcry.games.watch.view import view
from openoutcry.kernel.actions import Compound
from openoutcry.kernel.contract import Game, Priced, Public

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
    # A pawn crosses the line at least once a round of the circle, so the events bound the turns. In a turn every
    # share can be sold, every card played at a target, and some Debt cards paid back.
    longest=state.SPACES * (state.SEATS + state.EVENT_CARDS) * 1000,
    name_argument=moves.name_argument,
    say_argument=words.say_argument,
    compound=Compound(moves.action_codes, moves.parse_move, moves.write_move, words.say_move),
    view=view,
    position=notation.position,
    place=notation.place,
    house=house.house,
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
)
