"""Acquire (Sid Sackson): 2 to 6 players found, grow and merge corporations and trade in their shares."""

from openoutcry.games.acquire import allowed, books, house, moves, notation, rules, secrets, state, words
from openoutcry.games.acquire.view import view
from openoutcry.kernel.contract import Game

GAME = Game(
    name="acquire",
    clauses="ACQ",
    edition=state.EDITION,
    layout=state.LAYOUT,
    n_actions=moves.N_ACTIONS,
    setup=rules.setup,
    pending=allowed.pending,
    optional=allowed.optional,
    legal=allowed.legal,
    refusal=allowed.refusal,
    apply=rules.apply,
    over=rules.over,
    scores=rules.scores,
    winners=rules.winners,
    hide=secrets.hide,
    deal_unknown=secrets.deal_unknown,
    observe=secrets.observe,
    audit=books.audit,
    reasons=allowed.REASONS,
    events=state.EVENTS,
    observation=secrets.OBSERVATION,
    # At most 108 turns play a tile and 108 more draw one; the idle turns between them are fewer than the seats.
    # A turn has a tile, an announcement, a founding or a merger (3 choices, 3 × 6 × 2 disposals) and 10 purchases.
    longest=2 * 108 * 6 * 60,
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
    dress_move=moves.dress_move,
    house=house.house,
)
