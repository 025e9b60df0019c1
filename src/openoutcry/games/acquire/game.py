"""Acquire (Sid Sackson): 2 to 6 players found, grow and merge corporations and trade in their shares."""

from openoutcry.games.acquire import moves, notation, words
from openoutcry.games.acquire.rules import (
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
from openoutcry.games.acquire.view import view
from openoutcry.kernel.contract import Game, Priced, Public

# The names of a corporation, of which an option chooses one.
BOTH_NAMES = ["/".join(names) for names in zip(*state.CORPORATIONS, strict=True)]

GAME = Game(
    name="acquire",
    package=__package__,
    clauses="ACQ",
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
    public=(
        Public("turn"),
        Public("phase", state.PHASES),
        Public(
            "board",
            note="-2 tile laid aside, -1 dead, 0 empty, 1 unincorporated, 2 + corporation; 12 a row, then the edge",
        ),
        Public("tiles", BOTH_NAMES),
        Public("price"),
        Public("left"),
        Public("active"),
        Public("safe"),
        Public("cash"),
        Public("shares"),
        Public("n_hand"),
        Public("n_bag"),
        Public("at", note="its space on the board, from 0"),
        Public("bought"),
        Public("announced"),
        Public("survivor", BOTH_NAMES),
        Public("defunct"),
    ),
    priced=Priced("corporations", "corporation"),
)
