"""Stockpile («Биржа», Seth Van Orden, Brett Sobol): 2 to 5 players put shares into stockpiles and bid for them."""

from openoutcry.games.stockpile import moves, notation, words
from openoutcry.games.stockpile.rules import (
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
from openoutcry.games.stockpile.view import view
from openoutcry.kernel.contract import Game

GAME = Game(
    name="stockpile",
    package=__package__,
    clauses="STK",
    edition=state.EDITION,
    questions=questions.QUESTIONS,
    layout=state.LAYOUT,
    n_actions=codes.N_ACTIONS,
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
    # Of 12 rounds each has at most 40 bids, 10 put cards, 9 action cards with 18 showings of 10 answers,
    # 125 sales and 6 showings: less than 500.
    longest=12 * 500 + 20,
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
)
