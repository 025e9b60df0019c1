"""Sealed Market: the one declaration."""

from openoutcry.kernel.contract import Game, Public
from sealed_market import moves, notation, words
from sealed_market.rules import allowed, bidding, codes, house, observe, questions, score, secrets, setup, state
from sealed_market.view import view

GAME = Game(
    name="market",
    package="sealed_market",
    clauses="MKT",
    edition=state.EDITION,
    layout=state.LAYOUT,
    n_actions=codes.N_ACTIONS,
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
    name_action=moves.name_action,
    action_codes=moves.action_codes,
    parse_move=moves.parse_move,
    write_move=moves.write_move,
    name_argument=moves.name_argument,
    say_argument=words.say_argument,
    say_move=words.say_move,
    view=view,
    position=notation.position,
    place=notation.place,
    house=house.house,
    public=tuple(Public(field) for field in ("round_number", "lot", "coins", "value", "left", "done")),
)
