"""Bots: players who decide from what their seat knows. One interface: think.

A bot is named by its level: `random`, `house`, `policy` (a trained network alone), or a search with its budget:
`search:200ms` or `search:1000` (playouts), `master:200ms` with the network; what `trader`… are is in `named`.
`policy40` takes the network's move in 40 % of its decisions and the house's in the rest.
`master40:200ms` takes 40 % of the network's word on how a game will end, and the rest from playouts by the house.
`search:200ms+belief` draws its deals as likely as the moves it has witnessed make them, in the same time.
`broker+bold` is a broker with a temper: see `tempers`.
"""

import hashlib
import re
import time
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from openoutcry.bots.belief import Witness, believe_within, can_believe
from openoutcry.bots.declaration import BOTS, declared
from openoutcry.bots.named import FULL_MASTER, MASTER, NAMED, named_levels, spelt_out
from openoutcry.bots.network import is_trained, opinion
from openoutcry.bots.search import Budget, Found
from openoutcry.bots.search import search as search_tree
from openoutcry.bots.tempers import WITHOUT_TEMPER, leaned, near_by_network, near_by_search, parted
from openoutcry.bots.tree import AS_NODES, BY_HOUSE
from openoutcry.errors import BadOption, NotAvailable
from openoutcry.kernel.chance import BOT_STREAM, CHANCE
from openoutcry.kernel.contract import Game

RANDOM = "random"
HOUSE = "house"
SEARCH = "search"
POLICY = "policy"

_BUDGET = re.compile(
    r"(?:search|master(?P<mix>100|[1-9]?[0-9])?):(?P<count>[1-9][0-9]{0,6})(?P<unit>ms|s)?(?P<belief>\+belief)?"
)
_POLICY = re.compile(r"policy(?P<part>[1-9][0-9]?)?")
BELIEF = "+belief"
ALL_DECISIONS = 100  # percent
LONGEST_THOUGHT = 600.0  # seconds
LEAST_SECONDS = 0.001  # left for a search after belief took its share
DRAWN = 256  # deals a search with belief begins its playouts in, in turn


class Candidate(NamedTuple):
    """A move a bot has considered: what it may bring the seat."""

    action: int
    chance: float  # to win; a shared win counts in parts
    money: float  # expected final score
    visits: int  # playouts that tried it


class Thought(NamedTuple):
    """What a bot plays, and why: its candidates, best first (none where it does not compare)."""

    action: int
    candidates: tuple[Candidate, ...] = ()
    chances: tuple[float, ...] = ()  # every seat's chance to win, as far as this seat can tell
    playouts: int = 0
    seconds: float = 0.0  # of processor time


def levels(game: Game) -> list[str]:
    """The bots this game offers people, weakest first."""
    if game.house is None:
        return [RANDOM]
    return [RANDOM, HOUSE, *named_levels(game)]


def usual(game: Game) -> str:
    """Whom people meet if they don't choose, and who takes over for those who leave."""
    return RANDOM if game.house is None else HOUSE


def check_level(game: Game, level: str) -> str:
    """The level, or a typed error."""
    whole, (level, temper) = level, parted(game, level)
    spec = _BUDGET.fullmatch(level)
    known = level in levels(game) or (spec is not None and game.house is not None)
    if level.startswith((POLICY, MASTER)):
        known = (known or policy_part(game, level) is not None) and is_trained(game)
    if spec is not None and spec["belief"]:
        known = known and can_believe(game)
    if temper is not None:
        known = known and level not in WITHOUT_TEMPER
    if not known:
        trained = [POLICY, FULL_MASTER] if is_trained(game) else []
        raise BadOption("level", whole, ", ".join([*levels(game), *trained, "search:200ms", "search:1000"]))
    if level in NAMED:
        _check_meaning(game, level)
    return whole


def _check_meaning(game: Game, level: str) -> None:
    """What a game says a named level is has to be something a bot can be, by itself."""
    budget = budget_of(game, level)
    if policy_part(game, level) is None and (budget is None or budget.belief):
        raise NotAvailable("error-bots", game=game.name, file=BOTS, why=f"{level} = {spelt_out(game, level)}")


def policy_part(game: Game, level: str) -> int | None:
    """In how many of its decisions, in percent, a level takes the network's move and the house's in the rest.

    None where it does something else.
    """
    spec = _POLICY.fullmatch(spelt_out(game, parted(game, level)[0]))
    return spec and int(spec["part"] or ALL_DECISIONS)


def budget_of(game: Game, level: str, threads: int = 1) -> Budget | None:
    """What a level of search may spend, and how much it asks the network of the game; None for the others."""
    spec = _BUDGET.fullmatch(spelt_out(game, parted(game, level)[0]))
    if spec is None:
        return None
    mix, others = None, BY_HOUSE
    if spec[0].startswith(MASTER):
        mix, others = declared(game).master
        if spec["mix"]:
            mix = int(spec["mix"])
            others = AS_NODES if others == AS_NODES else BY_HOUSE  # not by the network: that takes longer
    count = int(spec["count"])
    budget = Budget(threads=threads, mix=mix, others=others, belief=spec["belief"] is not None)
    if spec["unit"] is None:
        return replace(budget, playouts=count)
    return replace(budget, seconds=min(LONGEST_THOUGHT, count / 1000 if spec["unit"] == "ms" else count))


def has_belief(level: str) -> bool:
    """Does a bot of this level want to know what moves its seat has witnessed?"""
    return BELIEF in level


def says_chances(game: Game, level: str) -> bool:
    """Does a bot of this level say at every decision who will win? Chance and the house do not."""
    return budget_of(game, level) is not None or policy_part(game, level) == ALL_DECISIONS


def can_judge(game: Game, level: str) -> bool:
    """Does a level say chances of a single position, with all that it is?

    With belief it needs the moves before; a temper only chooses, and what was searched would be as without it.
    """
    return says_chances(game, level) and not has_belief(level) and parted(game, level)[1] is None


def think(
    game: Game,
    hidden: np.ndarray,
    seat: int,
    seed: str,
    level: str = RANDOM,
    threads: int = 1,
    witness: Witness | None = None,
) -> Thought:
    """What a bot plays, given only the seat's hidden record, and for one with belief the moves its seat has seen.

    The same seed gives the same choice, unless the level counts time.
    """
    check_level(game, level)
    if witness is None and has_belief(level):
        raise BadOption("level", level, level.replace(BELIEF, ""))
    level, temper = parted(game, level)
    mask = np.zeros(game.n_actions, np.uint8)
    game.call.legal_mask(hidden, 0, seat, mask)
    allowed = np.flatnonzero(mask)
    if len(allowed) == 1:
        return Thought(int(allowed[0]))
    digest = hashlib.sha256(b"openoutcry bot\0" + seed.encode()).digest()
    if level == RANDOM:
        # 64 bits over at most a few hundred actions: no action is noticeably likelier than another.
        return Thought(int(allowed[int.from_bytes(digest[:8], "little") % len(allowed)]))
    part = policy_part(game, level)
    if part is not None and int.from_bytes(digest[8:16], "little") % ALL_DECISIONS < part:
        return _by_policy(game, hidden, seat, temper)
    budget = budget_of(game, level, threads)
    if budget is None:
        return Thought(_house(game, hidden, seat, mask, allowed, digest))
    clock = time.process_time if threads > 1 else time.thread_time
    started = clock()
    deals = None
    if witness is not None and budget.belief and witness.moves:
        deals = believe_within(witness, hidden, digest, budget.seconds).drawn(DRAWN, digest)
        if budget.seconds is not None:
            budget = replace(budget, seconds=max(budget.seconds - (clock() - started), LEAST_SECONDS))
    found = search_tree(game, hidden, seat, digest, budget, deals=deals)
    thought = _thought(found, clock() - started)
    if temper is None:
        return thought
    return thought._replace(action=leaned(game, temper, hidden, seat, near_by_search(found)))


def _by_policy(game: Game, hidden: np.ndarray, seat: int, temper: str | None) -> Thought:
    """The likeliest action of the trained network, or with a temper one about as likely."""
    started = time.thread_time()
    prior, chances = opinion(game, hidden, seat)
    action = int(prior.argmax()) if temper is None else leaned(game, temper, hidden, seat, near_by_network(prior))
    return Thought(action, (), tuple(map(float, chances)), 0, time.thread_time() - started)


def _house(game: Game, hidden: np.ndarray, seat: int, mask: np.ndarray, allowed: np.ndarray, digest: bytes) -> int:
    chances = np.zeros(1, CHANCE)
    chances["key"][0] = np.frombuffer(digest, "<u4")
    chances["stream"] = BOT_STREAM
    advised = int(game.advice.advise(hidden, 0, seat, mask, chances, 0))
    return advised if 0 <= advised < game.n_actions and mask[advised] else int(allowed[0])


def _thought(outcome: Found, seconds: float) -> Thought:
    candidates = tuple(
        Candidate(int(outcome.actions[i]), float(outcome.chance[i]), float(outcome.money[i]), int(outcome.visits[i]))
        for i in outcome.order()
        if outcome.visits[i]
    )
    return Thought(candidates[0].action, candidates, tuple(map(float, outcome.chances)), outcome.playouts, seconds)


def choose(
    game: Game, hidden: np.ndarray, seat: int, seed: str, level: str = RANDOM, witness: Witness | None = None
) -> int:
    """The action a bot plays: think, without the reasons."""
    return think(game, hidden, seat, seed, level, witness=witness).action
