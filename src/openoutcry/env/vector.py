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
from typing import Any, Literal, Self

import numpy as np

from openoutcry.env.deeds import Window
from openoutcry.env.shortening import KINDS, packed_size
from openoutcry.errors import BadMove, BadOption, BadSeed, IllegalMove
from openoutcry.games import load_game
from openoutcry.kernel.batch import MOST_GAMES, STRATEGIES, master_key
from openoutcry.kernel.chance import BOT_STREAM, CHANCE, RAW_KEY, derive_key
from openoutcry.kernel.compiling import straight
from openoutcry.kernel.contract import Game
from openoutcry.kernel.record import quietened
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.kernel.stream import line_up

LEARNER = "learner"
LEARNER_CODE = len(STRATEGIES)  # as compiled code knows it
DEVICES = ("cpu", "cuda")
ENVIRONMENT = "openoutcry.env.generic.environment"
REWARDS = ("rank", "money")
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
    or one a number (see `openoutcry.env.compact`), with `packed` masks beside. Game number n of a seed is the same
    whatever the number of threads; place i plays the games i, i + games, i + 2 × games…
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
        self.game = load_game(game) if isinstance(game, str) else game
        self._made_with = (
            *(players, games, seed, options, numbers, reward, threads, bots, turning, renew, finals),
            *(observation, events, critic),
        )
        self.players, self.games, self.renew = players, checked_games(games), renew
        self.threads = _checked_threads(threads)
        self._by_money = checked_reward(reward)
        self.model = self.game.blank(players, options, numbers)
        self.model[0].quiet = 1
        self.strategies = strategies(self.game, players, bots)
        self._turning, self.device, self.order = int(turning), device, order
        self.short = checked_short(short, finals)
        self._observed = self.game.observed_by(observation)
        self.window, self._critic = Window(self.game, events), bool(critic)
        self._pool: ThreadPoolExecutor | None = None
        self.master, self._numbers = np.zeros(CHANCE["key"].shape, np.uint32), np.zeros(self.games, np.int64)
        self._prepare()
        self._allocate(finals)
        self.reseed(seed)

    def __new__(cls, *args: Any, device: str = "cpu", **named: Any) -> "VectorEnv":
        """On a GPU it is another class, of the same use."""
        if device not in DEVICES:
            raise BadOption("device", device, ", ".join(DEVICES))
        if device == "cuda":
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
        self._written = self.observations if self._seen.shape[1] == self._observed else self._seen
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
        self._benches = [self._bench() for _ in range(self.threads)]

    def _rows_of_observations(self) -> np.ndarray:
        """In full they hold the numbers of the newest version too, which are made with the others."""
        if self.short:
            return np.zeros((self.games, self._observed), KINDS[self.short])
        return line_up(self.games, self.game.observation_size)

    def reseed(self, seed: int | str) -> None:
        """Start the count of games anew, under another seed; `reset` lays them out."""
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
        where = checked_places(places, self.games)
        if seed is not None and not isinstance(seed, str | int):
            self._seed_places(seed, where)
        else:
            if seed is not None:
                if places is not None:
                    raise BadOption("seed", seed, f"{len(where)} seeds")
                self.reseed(seed)
            self._numbers[where] += self.games
        if len(where) == self.games:
            self._step(self._restart)
        else:
            for first, last in runs(where):
                self._step_some(self._restart, 0, first, last)

    def _seed_places(self, seeds: Sequence[Seed], where: np.ndarray) -> None:
        if len(seeds) != len(where):
            raise BadOption("seed", list(seeds)[:8], f"{len(where)} seeds")
        if self._master_seed != OWN_SEEDS:
            if len(where) != self.games:
                raise BadOption("seed", list(seeds)[:8], f"{self.games} seeds")
            self.reseed(OWN_SEEDS)
        self._numbers[where] = [number_of_seed(seed) for seed in seeds]

    def step(self, actions: Any) -> None:
        """One action in every game; if one of them is not allowed, an error that says which, and nothing is played."""
        actions = checked_actions(actions, self.games)
        self._check(actions)
        self._step(actions)

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
            raise refused(self.game, i, int(where[0]), int(actions[i]), int(where[1]))

    def _step(self, actions: np.ndarray) -> None:
        self._share_out(lambda thread, first, last: self._step_some(actions, thread, first, last))

    def _step_some(self, actions: np.ndarray, thread: int, first: int, last: int) -> None:
        if self.observations is not self._written and self._seen.shape[1] == self._observed:
            own = own_room(self.observations, self._seen)
            self._shown = self._shown._replace(sheets=sheets(self._compiled, own, self.packed))
            self._written = own  # last: other threads look at it
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
        where = sheets(self._compiled, self._written, self.packed)
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

    def _share_out(self, work: Callable[[int, int, int], None]) -> None:
        """Share the games out among the threads, this one included.

        Each has games of its own, which lie in its core's cache; who is done with them takes stretches of the rest.
        """
        threads = 1 if INTERPRETED else min(self.threads, max(1, self.games // ALONE))
        if threads == 1:
            work(0, 0, self.games)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1, "openoutcry-env")
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
        return {"seed": self._master_seed, **{name: array.copy() for name, array in self._kept()}}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Go on from a snapshot; one of another make is refused, and nothing is changed."""
        kept = dict(self._kept())
        for name, array in kept.items():
            given = snapshot.get(name)
            if not isinstance(given, np.ndarray) or given.shape != array.shape or given.dtype != array.dtype:
                raise BadOption("snapshot", name, f"{array.shape} {array.dtype.name}")
        self._master_seed = snapshot["seed"]
        for name, array in kept.items():
            array[...] = snapshot[name]

    def _kept(self) -> Iterator[tuple[str, np.ndarray]]:
        for name in (*KEPT, "master"):
            yield name, getattr(self, name)

    def __reduce__(self) -> Any:
        """Copied, pickled and sent to other processes as it stands."""
        make = partial(type(self), short=self.short)
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
    *("observations", "packed", "to_move", "rewards", "decisions", "lengths", "points", "won", "finals"),
    *("_deeds", "events", "critic_states"),
)


def made_again(
    kind: Callable[..., VectorEnv], game: str, made_with: tuple[Any, ...], snapshot: dict[str, Any]
) -> VectorEnv:
    """A copy of an environment, at the same point."""
    env = kind(game, *made_with)
    env.restore(snapshot)
    return env


def sheets(compiled: Any, seen: np.ndarray, packed: np.ndarray) -> Any:
    """The sheets of a compiled environment, with these observations on the one of their kind, and these masks."""
    rooms = {np.dtype(kind): np.zeros((0, 0), kind) for kind in (np.float32, *KINDS.values())}
    return compiled.Sheets(*(rooms | {seen.dtype: seen}).values(), packed)


def number_of_seed(seed: Seed) -> int:
    """The number of the game a place is dealt that has a seed of its own."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSeed(seed)
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:6], "big")


def checked_places(places: Any, games: int) -> np.ndarray:
    """The places meant, in order, each once: all, those marked in a mask, or those named."""
    if places is None:
        return np.arange(games)
    given = np.asarray(places)
    if given.dtype == np.bool_ and given.shape == (games,):
        return np.flatnonzero(given)
    if given.dtype.kind in "iu" and given.ndim == 1:
        named = np.unique(given)
        if len(named) == len(given) and (not len(named) or (named[0] >= 0 and named[-1] < games)):
            return given.astype(np.int64)
    raise BadOption("places", places, f"{games} × bool, 0–{games - 1}")


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


def checked_short(short: Any, finals: bool) -> Any:
    """How observations are written if not in full; then the last sight of games is not kept."""
    if short is not None and short not in KINDS:
        raise BadOption("short", short, ", ".join(KINDS))
    if short is not None and finals:
        raise BadOption("finals", finals, "False")
    return short


def checked_reward(reward: str) -> int:
    """0 by rank, 1 by money."""
    if reward not in REWARDS:
        raise BadOption("reward", reward, ", ".join(REWARDS))
    return REWARDS.index(reward)


def _checked_threads(threads: Any) -> int:
    if threads is None:
        return os.cpu_count() or 1
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise BadOption("threads", threads, "1–")
    return threads


def strategies(game: Game, players: int, bots: Sequence[str] | None) -> np.ndarray:
    """Who plays each seat, as compiled code knows them; somebody has to learn."""
    game.check_players(players)
    if bots is None:
        bots = [LEARNER] * players
    known = {**STRATEGIES, LEARNER: LEARNER_CODE}
    if game.house is None:
        del known["house"]
    if isinstance(bots, str) or len(bots) != players or LEARNER not in bots:
        raise BadOption("bots", bots, f"{players} × ({', '.join(known)})")
    for name in bots:
        if name not in known:
            raise BadOption("bots", name, ", ".join(known))
    return np.array([known[name] for name in bots], np.int64)


def checked_actions(actions: Any, games: int) -> np.ndarray:
    """Whole numbers, one for each game."""
    given = np.asarray(actions)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise BadMove("error-actions", games=games, shape=str(given.shape), kind=str(given.dtype))
    return np.ascontiguousarray(given, np.int64)


def own_room(given: Any, like: np.ndarray) -> np.ndarray:
    """A user's own array in place of the environment's: of the same size and kind, and whole."""
    fits = isinstance(given, np.ndarray) and given.shape == like.shape and given.dtype == like.dtype
    if not fits or not given.flags.c_contiguous or not given.flags.writeable:
        kind = f"{given.shape} {given.dtype}" if isinstance(given, np.ndarray) else str(type(given))
        raise BadOption("observations", kind, f"{like.shape} {like.dtype}, C")
    own: np.ndarray = given
    return own


def refused(game: Game, i: int, seat: int, action: int, reason: int) -> BadMove | IllegalMove:
    """Why an action of a game can't be played."""
    if seat < 0:
        return IllegalMove("error-game-over-there", place=i)
    if not 0 <= action < game.n_actions:
        return BadMove("error-action-there", place=i, action=action, most=game.n_actions - 1)
    why = game.reasons[reason]
    said = IllegalMove(why.message, None, move=game.write_move(game.name_action(action)))
    return IllegalMove(
        "error-refused-there", why.clause, place=i, seat=seat, action=action, why=said.message(), reason=why.message
    )
