"""N games stepped together for learners: arrays that are allocated once and filled in place by compiled code.

>>> env = VectorEnv("money", players=4, games=4096, seed=1)
>>> env.reset()
>>> env.step(actions)  # one action for env.to_move[i] in every game i
"""

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import TracebackType
from typing import Any, Literal, Self, TypeGuard

import numpy as np

from openoutcry.env.deeds import Window
from openoutcry.env.seats import NOBODY, REWARDS, changed, check_reward
from openoutcry.env.shortening import KINDS, packed_size
from openoutcry.errors import BadMove, BadOption, BadSeed, IllegalMove
from openoutcry.games import load_game
from openoutcry.kernel.batch import DEVICES, MOST_GAMES, STRATEGIES, master_key
from openoutcry.kernel.chance import BOT_STREAM, CHANCE, RAW_KEY, derive_key
from openoutcry.kernel.choices import checked_flag, checked_name
from openoutcry.kernel.compiling import straight
from openoutcry.kernel.contract import Game
from openoutcry.kernel.record import quietened
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.kernel.seeds import checked_seed
from openoutcry.kernel.stream import line_up

LEARNER = "learner"
LEARNER_CODE = len(STRATEGIES)  # as compiled code knows it
ORDERS = ("C", "F")
ENVIRONMENT = "openoutcry.env.generic.environment"
NEAR = 2**21  # bytes of observations up to which they may well be read before they leave the caches
OWN = 7  # eighths of the games that are always worked on by the same threads
ALONE = 256  # fewer games than this are not worth handing to another thread
OWN_SEEDS = "a seed for every place"  # the master seed while places are seeded one by one

Seed = int | str


class VectorEnv:
    """`games` games of one kind. After `reset` and after every `step` its arrays say, for each game i:

    observations[i]  what the seat to move may know, as numbers (float32, described by the game)
    masks[i]         which actions it may take (bool)
    to_move[i]       which seat that is
    rewards[i]       by seat; 0 but where a game has just ended
    done[i]          has a game just ended; the arrays above show the next one, which is in its place already
    decisions[i]     decisions made in the game so far, those of bots included

    and of the last game that ended there: lengths[i] (decisions), points[i] (by seat), won[i] (bit mask of seats).

    By rank a seat gets the number of seats it stands before, less those that stand before it, over the number of
    others; by money its final points. Where a game waits for several seats at once they are asked one after the
    other, the lowest first, none seeing what another chose. Who may act unasked does so at the own decisions.

    `bots` names who plays each seat: "random" and "house" play inside the step, "learner" is asked. With `turning`
    all move one seat on from game to game. `observation` asks for an older version of the observations, which are the
    first numbers of the newest. With `events` = N, `events[i]` holds the last N deeds everybody saw, the newest first
    (see `openoutcry.env.deeds`); with `critic`, `critic_states[i]` holds what every seat would see if nothing were
    hidden, seat by seat: for a centralised critic, never for a seat's policy. `short` writes observations in two bytes
    or one a number (see `openoutcry.env.compact`), with `packed` masks beside. With `finals`, `finals[i]` holds the
    last sight of the last game that ended there, in full. Game number n of a seed is the same whatever the number of
    threads; place i plays the games i, i + games, i + 2 × games…
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        games: int,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
        reward: Literal["rank", "money"] = "rank",
        threads: int | None = None,
        bots: Sequence[str] | None = None,
        turning: bool = False,
        renew: bool = True,
        finals: bool = False,
        observation: int | None = None,
        events: int = 0,
        critic: bool = False,
        *,
        device: Literal["cpu", "cuda"] = "cpu",
        order: Literal["C", "F"] = "C",
        short: Literal["bfloat16", "float8"] | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else load_game(game)
        self.players, self.games, self.renew = players, checked_games(games), checked_flag("renew", renew)
        self.threads = _checked_threads(threads)
        self._by_money = REWARDS.index(check_reward(reward))
        self.model = self.game.blank(players, options, numbers)
        self.model[0].quiet = 1
        self.strategies = strategies(self.game, players, bots)
        self._turning = int(checked_flag("turning", turning))
        self.device, self.order = device, checked_name("order", order, ORDERS)
        self.short = checked_short(short)
        self._observed = self.game.observed_by(observation)
        self.window, self._critic = Window(self.game, events), checked_flag("critic", critic)
        self._pool: ThreadPoolExecutor | None = None
        self.master, self._numbers = np.zeros(CHANCE["key"].shape, np.uint32), np.zeros(self.games, np.int64)
        self._prepare()
        self._allocate(checked_flag("finals", finals))
        self.reseed(seed)
        self._bots = [(*STRATEGIES, LEARNER)[code] for code in self.strategies]
        # What copies are made with: nothing a caller holds, who may go on changing it.
        self._made_with = (
            *(players, games, seed, *changed(self.game, self.model), reward, threads, self._bots),
            *(bool(self._turning), self.renew, len(self.finals) > 0, observation, events, self._critic),
        )

    def __new__(cls, *args: Any, device: str = "cpu", **named: Any) -> "VectorEnv":
        """On a GPU it is another class, of the same use."""
        if checked_name("device", device, DEVICES) == "cuda":
            from openoutcry.env.device import DeviceVectorEnv

            return object.__new__(DeviceVectorEnv)
        return object.__new__(cls)

    def _prepare(self) -> None:
        self._compiled = self.game.algorithm(ENVIRONMENT)
        self._play = straight(self.game, self._compiled.step)

    def _allocate(self, finals: bool) -> None:
        count, size = self.games, self.game.observation_size
        record = self._compiled.QUIET
        self._states = np.zeros(count, record)
        self._raw = self._states.view(np.uint8).reshape(count, record.itemsize)
        self._model = quietened(self.model, record)
        self._chances = np.zeros(count, CHANCE)
        self._seen = self._rows_of_observations()
        self.observations = self._seen[:, : self._observed]
        self._written: Any = self.observations  # where they were last
        self.packed = np.zeros((count if self.short else 0, packed_size(self.game.n_actions)), np.uint8)
        self._allowed = np.zeros((count, self.game.n_actions), np.uint8)
        self._masks = np.zeros((count, self.game.n_actions), np.uint8)
        self.masks = self._masks.view(np.bool_)
        self.to_move = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, self.players), np.float32)
        self._done = np.zeros(count, np.uint8)
        self.done = self._done.view(np.bool_)
        self.decisions = np.zeros(count, np.int64)
        self.lengths = np.zeros(count, np.int64)
        self.points = np.zeros((count, self.players), np.int64)
        self.won = np.zeros(count, np.int64)
        self._finals = np.zeros((count if finals else 0, size), np.float32)
        self.finals = self._finals[:, : self._observed]
        self._restart = np.full(count, -1, np.int64)
        self._deeds, self.events = self.window.blank(count), np.zeros((count, self.window.size), np.float32)
        self.critic_states = np.zeros((count if self._critic else 0, self.players * size), np.float32)
        self._course, self._shown, self._results = self._groups()
        self._benches = [self._bench() for _ in range(self._at_work())]

    def _rows_of_observations(self) -> np.ndarray:
        """In full they hold the numbers of the newest version too, which are made with the others."""
        if self.short:
            return np.zeros((self.games, self._observed), KINDS[self.short])
        return line_up(self.games, self.game.observation_size)

    def reseed(self, seed: Seed) -> None:
        """Start the count of games anew, under another seed; `reset` lays them out."""
        self._reseed(checked_seed(seed))

    def _reseed(self, seed: str) -> None:
        self._master_seed = seed
        self.master[:] = np.frombuffer(master_key(seed), "<u4")
        self._numbers[:] = np.arange(self.games) - self.games
        self._random = np.zeros(self.games, CHANCE)
        key = np.zeros(1, CHANCE)
        derive_key(key, self.master, 2**62)
        self._random["key"] = key["key"]
        self._random["stream"] = BOT_STREAM + 1 + np.arange(self.games)

    def reset(self, seed: Seed | Sequence[Seed] | None = None, places: Any = None) -> None:
        """New games: the first of a seed if one is given, else the next ones.

        `places` (a bool for every game, or their indices) says where; all other games go on untouched. A seed for
        every one of those places deals each of them the game of its own seed, whatever the place; as the games of
        one seed are numbered over all places, one seed alone starts all of them.
        """
        where, room = checked_places(places, self.games), self._room()
        self._number_anew(seed, places, where)
        if len(where) == self.games:
            self._write_into(room)
            self._step(self._restart)
        else:
            self._move_into(room)
            for first, last in runs(where):
                self._step_some(self._restart, 0, first, last)

    def _number_anew(self, seed: Seed | Sequence[Seed] | None, places: Any, where: np.ndarray) -> None:
        """The numbers of the games that are dealt next, as `reset` is asked."""
        if seed is None:
            self._numbers[where] += self.games
        elif is_one_seed(seed):
            if places is not None:
                raise BadOption("seed", seed, f"{len(where)} × seed")
            self.reseed(seed)
            self._numbers += self.games
        else:
            self._seed_places([checked_seed(each) for each in listed(seed, len(where))], where)

    def _seed_places(self, seeds: Sequence[str], where: np.ndarray) -> None:
        """Where all are seeded, all begins anew: what actions are drawn from, too."""
        if len(where) == self.games:
            self._reseed(OWN_SEEDS)
        elif self._master_seed != OWN_SEEDS:
            raise BadOption("seed", seeds[:8], f"{self.games} × seed")
        self._numbers[where] = [number_of_seed(seed) for seed in seeds]

    def step(self, actions: Any) -> None:
        """One action in every game; if one of them is not allowed, an error that says which, and nothing is played."""
        room = self._room()
        actions = checked_actions(actions, self.games)
        self._check(actions)
        self._write_into(room)
        self._step(actions)

    def _room(self) -> Any:
        """Where the user wants observations written, if that has room for them."""
        if self.observations is self._written:
            return self._written
        if self._seen.shape[1] != self._observed:
            raise BadOption("observations", described(self.observations), "observation=None")
        return own_room(self.observations, self._seen)

    def _write_into(self, room: Any) -> None:
        """Write observations there from now on. Nothing may be refused any more: what is there is not filled yet."""
        if room is not self._written:
            self._shown = self._shown._replace(sheets=sheets(self._compiled, room, self.packed))
            self._written = room

    def _move_into(self, room: Any) -> None:
        """The same, with what was written last."""
        if room is not self._written:
            room[:] = self._written
            self._write_into(room)

    def random_actions(self) -> np.ndarray:
        """One of the allowed actions in every game, every one as likely, drawn from the seed."""
        actions = np.empty(self.games, np.int64)
        self._share_out(lambda _, a, b: self._compiled.draw_actions(self._masks, self._random, actions, a, b))
        return actions

    def seed_of(self, i: int) -> str:
        """The seed of the game in place i: a table with it deals the same cards."""
        chance = np.zeros(1, CHANCE)
        derive_key(chance, self.master, int(self._numbers[i]))
        return RAW_KEY + chance["key"].tobytes().hex()

    def _check(self, actions: np.ndarray) -> None:
        where = np.zeros(2, np.int64)
        i = int(self._compiled.first_refused(self._states, self._allowed, actions, where))
        if i >= 0:
            seat = int(where[0]) if self._allowed[i].any() else NOBODY
            raise refused(self.game, i, seat, int(actions[i]), int(where[1]))

    def _step(self, actions: np.ndarray) -> None:
        self._share_out(lambda thread, first, last: self._step_some(actions, thread, first, last))

    def _step_some(self, actions: np.ndarray, thread: int, first: int, last: int) -> None:
        self._play(self._course, self._benches[thread], actions, self._shown, self._results, first, last)
        if self._critic:
            self._compiled.tell_critic(self._states, self.critic_states, first, last)

    def _bench(self) -> Any:
        """Where one thread works."""
        scratch = np.zeros(1, self._compiled.QUIET)
        row = line_up(1, self.game.observation_size)[0]
        far = int(self._seen.nbytes > NEAR)
        return self._compiled.Bench(scratch, scratch.view(np.uint8).reshape(1, -1), row, row.view(np.uint32), far)

    def _groups(self) -> tuple[Any, Any, Any]:
        """The course of the games, what is shown of them and what comes of them."""
        course = self._compiled.Course(
            states=self._states,
            raw=self._raw,
            bots=self._chances,
            decisions=self.decisions,
            numbers=self._numbers,
            ahead=self.games,
            renew=int(self.renew),
            master=self.master,
            model=self._model,
            strategies=self.strategies,
            turning=self._turning,
            deeds=self._deeds,
            faces=self.window.faces,
        )
        where = sheets(self._compiled, self._seen, self.packed)
        shown = self._compiled.Shown(self.to_move, where, allowed=self._allowed, masks=self._masks, events=self.events)
        results = self._compiled.Results(
            rewards=self.rewards,
            by_money=self._by_money,
            done=self._done,
            lengths=self.lengths,
            points=self.points,
            won=self.won,
            finals=self._finals,
        )
        return course, shown, results

    def _at_work(self) -> int:
        """So many threads have games to work on."""
        return 1 if INTERPRETED else min(self.threads, max(1, self.games // ALONE))

    def _share_out(self, work: Callable[[int, int, int], None]) -> None:
        """Share the games out among the threads, this one included.

        Each has games of its own, which lie in its core's cache; who is done with them takes stretches of the rest.
        """
        threads = self._at_work()
        if threads == 1:
            work(0, 0, self.games)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(threads - 1, "openoutcry-env")
        own = self.games * OWN // (8 * threads)
        stretch = ALONE // 2
        rest = iter(range(own * threads, self.games, stretch))

        def go_on(thread: int) -> None:
            work(thread, own * thread, own * (thread + 1))
            for first in rest:
                work(thread, first, min(first + stretch, self.games))

        others = [self._pool.submit(go_on, thread) for thread in range(1, threads)]
        go_on(0)
        for other in others:
            other.result()

    # --- kept and taken up again -------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """Everything the games stand at, in mid-game too: `restore` of an environment of the same make goes on here."""
        kept = {name: array.copy() for name, array in self._kept()}
        return {"make": self._make(), "seed": self._master_seed, **kept}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Go on from a snapshot; one of another make is refused, and nothing is changed."""
        kept = dict(self._kept())
        if not isinstance(snapshot, Mapping):
            raise BadOption("snapshot", snapshot, "VectorEnv.snapshot()")
        self._check_make(snapshot.get("make"))
        seed = checked_seed(snapshot.get("seed"))
        for name, array in kept.items():
            given = snapshot.get(name)
            if not isinstance(given, np.ndarray) or given.shape != array.shape or given.dtype != array.dtype:
                raise BadOption("snapshot", name, f"{array.shape} {array.dtype.name}")
        self._write_into(self._room())
        self._master_seed = seed
        self._take_up(snapshot)

    def _take_up(self, kept: Mapping[str, np.ndarray]) -> None:
        """Stand where these arrays say."""
        for name, array in self._kept():
            array[...] = kept[name]

    def _make(self) -> dict[str, Any]:
        """What sets these games apart from others, in plain values."""
        options, numbers = changed(self.game, self.model)
        return {
            "game": self.game.name,
            "rules": self.game.edition.rules_version,
            "players": self.players,
            "games": self.games,
            "options": options,
            "numbers": numbers,
            "reward": REWARDS[self._by_money],
            "bots": list(self._bots),
            "turning": bool(self._turning),
            "renew": self.renew,
            "finals": len(self.finals) > 0,
            "observation": self._observed,
            "events": self.window.count,
            "critic": self._critic,
            "short": self.short,
        }

    def _check_make(self, make: Any) -> None:
        """Refuse a snapshot of other games, and say what differs."""
        if not isinstance(make, Mapping):
            raise BadOption("snapshot", make, "VectorEnv.snapshot()")
        for name, value in self._make().items():
            if not same(make.get(name), value):
                raise BadOption("snapshot", f"{name}={make.get(name)}", f"{name}={value}")

    def _kept(self) -> Iterator[tuple[str, np.ndarray]]:
        yield "observations", self._written
        for name in (*KEPT, *OF_ALL):
            yield name, getattr(self, name)

    def __reduce__(self) -> Any:
        """Copied, pickled and sent to other processes as it stands."""
        make = partial(type(self), short=self.short, order=self.order)
        return made_again, (make, self.game.name, self._made_with, self.snapshot())

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


KEPT = (
    *("_states", "_chances", "_random", "_numbers", "_allowed", "_masks", "_done"),
    *("packed", "to_move", "rewards", "decisions", "lengths", "points", "won", "finals"),
    *("_deeds", "events", "critic_states"),
)  # a row for every game, or none
OF_ALL = ("master",)  # kept for all games together


def made_again(
    kind: Callable[..., VectorEnv], game: str, made_with: tuple[Any, ...], snapshot: dict[str, Any]
) -> VectorEnv:
    """A copy of an environment, at the same point."""
    env = kind(game, *made_with)
    env.restore(snapshot)
    return env


def same(given: Any, value: Any) -> bool:
    """Is what somebody gave the same as a plain value? An array is not: it has no one answer."""
    if isinstance(value, dict):
        known = isinstance(given, Mapping) and given.keys() == value.keys()
        return known and all(same(given[name], each) for name, each in value.items())
    if isinstance(value, list | tuple):
        return isinstance(given, list | tuple) and len(given) == len(value) and all(map(same, given, value))
    return isinstance(given, type(value) | np.generic) and bool(given == value)


def sheets(compiled: Any, seen: np.ndarray, packed: np.ndarray) -> Any:
    """The sheets of a compiled environment, with these observations on the one of their kind, and these masks."""
    rooms = {np.dtype(kind): np.zeros((0, 0), kind) for kind in (np.float32, *KINDS.values())}
    return compiled.Sheets(*(rooms | {seen.dtype: seen}).values(), packed)


def is_one_seed(seed: Any) -> TypeGuard[Seed]:
    """Is this one seed for all places, if it is any?"""
    return isinstance(seed, str | int | np.integer)


def listed(seeds: Any, count: int) -> list[Any]:
    """As many seeds as there are places, one by one; whether they are any is not looked at."""
    several = seeds.ndim == 1 if isinstance(seeds, np.ndarray) else isinstance(seeds, Sequence)
    if not several or isinstance(seeds, str | bytes | bytearray | memoryview):
        raise BadSeed(seeds)
    if len(seeds) != count:
        raise BadOption("seed", list(seeds[:8]), f"{count} × seed")
    return list(seeds)


def number_of_seed(seed: str) -> int:
    """The number of the game a place is dealt that has a seed of its own."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big")


def checked_places(places: Any, games: int) -> np.ndarray:
    """The places meant, in order, each once: all, those marked in a mask, or those named."""
    if places is None:
        return np.arange(games)
    given = as_array(places)
    if given.dtype == np.bool_ and given.shape == (games,):
        return np.flatnonzero(given)
    if given.shape == (0,) and given.dtype != np.bool_:
        return np.zeros(0, np.int64)
    if given.dtype.kind in "iu" and given.ndim == 1:
        named = np.unique(given)
        if len(named) == len(given) and named[0] >= 0 and named[-1] < games:
            return given.astype(np.int64)
    raise BadOption("places", places, f"{games} × bool, 0–{games - 1}")


def as_array(given: Any) -> np.ndarray:
    """What somebody gave, whatever it is; lists of several lengths as one thing that is no array of numbers."""
    try:
        return np.asarray(given)
    except ValueError:  # lists of several lengths
        return np.array(None)


def runs(where: np.ndarray) -> Iterator[tuple[int, int]]:
    """Neighbours together: the first of each stretch, and the one after its last."""
    places = np.sort(where)
    for stretch in np.split(places, np.flatnonzero(np.diff(places) > 1) + 1):
        if len(stretch):
            yield int(stretch[0]), int(stretch[-1]) + 1


def checked_games(games: Any) -> int:
    """How many games, if that many can be."""
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
        raise BadOption("games", games, f"1–{MOST_GAMES}")
    return games


def checked_short(short: Any) -> Any:
    """How observations are written if not in full."""
    return None if short is None else checked_name("short", short, KINDS)


def _checked_threads(threads: Any) -> int:
    if threads is None:
        return os.cpu_count() or 1
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise BadOption("threads", threads, "1–")
    return threads


def known_bots(game: Game) -> dict[str, int]:
    """The bots that play a game inside the step, as compiled code knows them."""
    return {name: code for name, code in STRATEGIES.items() if name != "house" or game.house is not None}


def strategies(game: Game, players: int, bots: Sequence[str] | None) -> np.ndarray:
    """Who plays each seat, as compiled code knows them; somebody has to learn."""
    game.check_players(players)
    if bots is None:
        bots = [LEARNER] * players
    known = {**known_bots(game), LEARNER: LEARNER_CODE}
    several = isinstance(bots, Sequence) and not isinstance(bots, str) and len(bots) == players
    for name in bots if several else ():
        if not isinstance(name, str) or name not in known:
            raise BadOption("bots", name, ", ".join(known))
    if not several or LEARNER not in bots:
        raise BadOption("bots", bots, f"{players} × ({', '.join(known)})")
    return np.array([known[name] for name in bots], np.int64)


def checked_actions(actions: Any, games: int) -> np.ndarray:
    """Whole numbers, one for each game."""
    given = as_array(actions)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise BadMove("error-actions", games=games, shape=str(given.shape), kind=str(given.dtype))
    return np.ascontiguousarray(given, np.int64)


def described(given: Any) -> str:
    """What somebody gave for an array, in short."""
    return f"{given.shape} {given.dtype}" if isinstance(given, np.ndarray) else str(type(given))


def own_room(given: Any, like: np.ndarray) -> np.ndarray:
    """A user's own array in place of the environment's: of the same size and kind, and whole."""
    fits = isinstance(given, np.ndarray) and given.shape == like.shape and given.dtype == like.dtype
    if not fits or not given.flags.c_contiguous or not given.flags.writeable:
        raise BadOption("observations", described(given), f"{like.shape} {like.dtype}, C")
    own: np.ndarray = given
    return own


def refused(game: Game, i: int, seat: int, action: int, reason: int) -> BadMove | IllegalMove:
    """Why an action of a game can't be played. Nobody is asked in one that is over, or was not dealt yet."""
    if seat == NOBODY:
        return IllegalMove("error-game-over-there", place=i)
    if not 0 <= action < game.n_actions:
        return BadMove("error-action-there", place=i, action=action, most=game.n_actions - 1)
    why = game.reasons[reason]
    said = IllegalMove(why.message, None, move=game.write_move(game.name_action(action)))
    return IllegalMove(
        "error-refused-there", why.clause, place=i, seat=seat, action=action, why=said.message(), reason=why.message
    )
