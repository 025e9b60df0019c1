"""Exchange Watch («Биржевой дозор»): 3 to 6 players buy shares, bet on them and play cards against each other."""

from openoutcry.games.watch import house, moves, notation, rules, rules_books, secrets, state, words
from openoutcry.games.watch.view import view
from openoutcry.kernel.contract import Game

GAME = Game(
    name="watch",
    clauses="WAT",
    edition=state.EDITION,
    layout=state.LAYOUT,
    n_actions=moves.N_ACTIONS,
    setup=rules.setup,
    pending=rules.pending,
    optional=rules.optional,
    legal=rules.legal,
    refusal=rules.refusal,
    apply=rules.apply,
    over=rules.over,
    scores=rules.scores,
    winners=rules.winners,
    hide=secrets.hide,
    deal_unknown=secrets.deal_unknown,
    observe=secrets.observe,
    audit=rules_books.audit,
    reasons=rules.REASONS,
    events=state.EVENTS,
    observation=secrets.OBSERVATION,
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
