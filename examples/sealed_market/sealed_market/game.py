"""Sealed Market: the one declaration."""

from openoutcry.kernel.contract import Game, Public
from sealed_market import notation, words
from sealed_market.rules import allowed, bidding, codes, house, observe, questions, score, secrets, setup, state
from sealed_market.view import view

GAME = Game(
    name="market",
    package="sealed_market",
    clauses="MKT",
    edition=state.EDITION,
    layout=state.LAYOUT,
    actions=codes.ACTIONS,
    setup=setup.setup,
    pending=allowed.pending,
    optional=allowed.optional,
    legal=allowed.legal,
    refusal=allowed.refusal,
    apply=bidding.apply,
    over=bidding.over,
    scores=score.scores,
    winners=score.winners,
    hide=secrets.hide,
    deal_unknown=secrets.deal_unknown,
    observe=observe.observe,
    audit=score.audit,
    reasons=allowed.REASONS,
    events=state.EVENTS,
    questions=questions.QUESTIONS,
    observation=observe.OBSERVATION,
    longest=state.CARDS * state.SEATS,
    unasked=lambda players, opt: 0,  # nobody
    name_argument=words.name_argument,
    say_argument=words.say_argument,
    view=view,
    position=notation.position,
    place=notation.place,
    house=house.house,
    public=tuple(Public(field) for field in ("round_number", "lot", "coins", "value", "left", "done")),
)
