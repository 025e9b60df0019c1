"""Acquire (Sid Sackson): 2 to 6 players found, grow and merge corporations and trade in their shares."""

from types import SimpleNamespace
from typing import Any

from openoutcry.games.acquire import moves, notation, words
from openoutcry.games.acquire.alike import alike
from openoutcry.games.acquire.holdings import holdings
from openoutcry.games.acquire.rules import (
    allowed,
    books,
    codes,
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
from openoutcry.games.acquire.unseen import unseen
from openoutcry.games.acquire.view import cover, view
from openoutcry.kernel.actions import Compound
from openoutcry.kernel.contract import Game, Priced, Public

# The names of a corporation, of which an option chooses one.
BOTH_NAMES = ["/".join(names) for names in zip(*state.CORPORATIONS, strict=True)]


def longest_with(players: int, opt: Any) -> int:
    """No game has more decisions.

    Every tile is played or laid aside in one turn at most. Between two such turns there are fewer idle ones than seats
    (ACQ-6.4), and none before the board holds seven corporations and a tile beside them: else a tile of a full hand
    can be played or is laid aside, and hands are full until the bag is empty, which takes more tiles yet. Every turn
    may end with purchases and a `done`; the end is announced, and a tile left out, once.

    Every corporation founded takes two tiles that were in none, every merger one more. As one that is taken over was
    founded, that bounds both together. For each taken over at most one choice is made, and each seat trades and sells.
    """
    tiles, early = state.CELLS - players, 2 * state.CHAINS + 1 - players
    turns = tiles + (players - 1) * (tiles + 1 - early) + 1
    takeovers = TAKEN_OVER_AT_ONCE * state.CELLS // FOR_SO_MANY
    founded_and_taken_over = 2 * TAKEN_OVER_AT_ONCE * state.CELLS // FOR_SO_MANY
    return tiles + founded_and_taken_over + takeovers * players * 2 + turns * (int(opt.buys_a_turn) + 1) + 2


TAKEN_OVER_AT_ONCE = state.SIDES - 1
FOR_SO_MANY = 2 * TAKEN_OVER_AT_ONCE + 1  # tiles: two to found each, one to merge them
WIDEST = SimpleNamespace(buys_a_turn=state.EDITION.numbers["buys_a_turn"].most)

GAME = Game(
    name="acquire",
    package=__package__,
    clauses="ACQ",
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
    longest=max(longest_with(players, WIDEST) for players in range(2, state.SEATS + 1)),
    longest_with=longest_with,
    unasked=lambda players, opt: 0,  # nobody
    name_argument=moves.name_argument,
    say_argument=words.say_argument,
    compound=Compound(moves.action_codes, moves.parse_move, moves.write_move, words.say_move),
    readers={"corporation": moves.read_corporation},
    view=view,
    position=notation.position,
    place=notation.place,
    dress_move=moves.dress_move,
    house=house.house,
    recall=recall.recall,
    as_dealt=recall.as_dealt,
    house_looks=8,
    unseen=unseen,
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
    holdings=holdings,
    companies=state.CORPORATIONS[0],
    cards=dict.fromkeys(state.NAMES, 1),
    cover=cover,
    alike=alike,
)
