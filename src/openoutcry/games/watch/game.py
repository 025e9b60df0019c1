"""Exchange Watch («Биржевой дозор»): 3 to 6 players buy shares, bet on them and play cards against each other."""

from openoutcry.games.watch import moves, notation, words
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
from openoutcry.kernel.contract import Game

GAME = Game(
    name="watch",
    package=__package__,
    clauses="WAT",
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
    past=("candles", "n_candles"),
    # A pawn crosses the line at least once a round of the circle, so the events bound the turns. In a turn every
    # share can be sold, every card played at a target, and some Debt cards paid back.
    longest=state.SPACES * (state.SEATS + state.EVENT_CARDS) * 1000,
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
    may_change_rule=list,  # WAT-7.4: the holder of the Order; with a shared win, any of them
)
