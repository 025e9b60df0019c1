"""Gymnasium: one learning seat against bots. Importing this registers openoutcry/<game>-v0 for every game.

>>> import gymnasium, openoutcry.env.gym
>>> env = gymnasium.make("openoutcry/money-v0", players=4, bots="house")
>>> many = gymnasium.make_vec("openoutcry/money-v0", num_envs=1024, players=4, bots="house")
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Literal, Self

import numpy as np

from openoutcry.env.compact import shortened
from openoutcry.env.observations import bounds
from openoutcry.env.vector import LEARNER, VectorEnv, known_bots, listed
from openoutcry.errors import BadMove, BadOption, BadSeat, BadSeed, GameOver, IllegalMove, NotAvailable
from openoutcry.games import games, load_game
from openoutcry.kernel.choices import checked_flag, checked_name
from openoutcry.kernel.contract import Game
from openoutcry.kernel.seeds import checked_seed

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise NotAvailable("error-extra", package="gymnasium", extra="env") from missing

ILLEGAL = ("lose", "error")
LOST = -1.0  # the last place by rank
DRAWS = ("PCG64", "PCG64DXSM", "MT19937", "Philox", "SFC64")  # NumPy's ways to draw


class Keeping:
    """What both environments share: copies of their own, and snapshots."""

    OWN: tuple[str, ...] = ()  # where they stand beside their games: yes or no
    _games: VectorEnv
    _np_random: np.random.Generator | None
    _np_random_seed: int | None

    def snapshot(self) -> dict[str, Any]:
        """Everything the environment stands at, in mid-game too: `restore` of another of the same make goes on here."""
        draws = self._np_random
        own = {name: getattr(self, name) for name in self.OWN}
        random = None if draws is None else deepcopy(draws.bit_generator.state)
        return {"games": self._games.snapshot(), **own, "random": random, "random_seed": self._np_random_seed}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Go on from a snapshot; one of another make is refused, and nothing is changed."""
        if not isinstance(snapshot, Mapping):
            raise BadOption("snapshot", snapshot, f"{type(self).__name__}.snapshot()")
        for name in self.OWN:
            if not isinstance(snapshot.get(name), bool):
                raise BadOption("snapshot", f"{name}={snapshot.get(name)}", "True, False")
        draws, seed = _drawing(snapshot.get("random")), snapshot.get("random_seed")
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise BadOption("snapshot", f"random_seed={seed}", "None, 0–")
        self._games.restore(snapshot.get("games", {}))
        for name in self.OWN:
            setattr(self, name, snapshot[name])
        self._np_random, self._np_random_seed = draws, seed

    def __copy__(self) -> Self:
        """Games of its own, as a deep copy's: two that play on in the same ones would be neither."""
        return deepcopy(self)


def _drawing(state: Any) -> np.random.Generator | None:
    """What draws on from a state NumPy told."""
    if state is None:
        return None
    name = state.get("bit_generator") if isinstance(state, Mapping) else None
    if not isinstance(name, str) or name not in DRAWS:
        raise BadOption("snapshot", f"random={name}", ", ".join(DRAWS))
    bits = getattr(np.random, name)()
    try:
        bits.state = deepcopy(dict(state))
    except Exception as wrong:  # whatever NumPy says of it
        raise BadOption("snapshot", f"random={wrong}", f"{name}.state") from wrong
    return np.random.Generator(bits)


class GymVectorEnv(Keeping, gymnasium.vector.VectorEnv):
    """`num_envs` games, one learning seat in each; the bots play inside the step.

    `bots` is the name of one bot for all other seats, or a name for every seat but the learner's, from its left
    around the table. `seat` is the learner's; without it the learner moves one seat on from game to game.
    `info["action_mask"]` says which actions are allowed; one that is not is an error, and nothing is played.
    A game that ended is replaced in the same step: the last sight of it is in `info["final_obs"]`.
    With copy=False the arrays returned are the environment's own, filled anew by every step.

    `observation`, `events` and `critic` are VectorEnv's: an older version of the observations, the last deeds in
    `info["events"]`, and in `info["critic_state"]` what every seat would see if nothing were hidden, for a critic only.
    So is `short`: observations, the last sights of games too, are the bits of two bytes or one a number.

    `snapshot` and `restore` are VectorEnv's too; copies and pickles stand where the environment does.
    """

    OWN = ("_begun",)
    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (theirs)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
        reward: Literal["rank", "money"] = "rank",
        threads: int | None = None,
        copy: bool = True,
        observation: int | None = None,
        events: int = 0,
        critic: bool = False,
        *,
        short: Literal["bfloat16", "float8"] | None = None,
    ) -> None:
        self.num_envs, self._copy, self._begun = num_envs, checked_flag("copy", copy), False
        shown = {"observation": observation, "events": events, "critic": critic, "short": short}
        self._games = _against(game, num_envs, players, bots, seat, options, numbers, reward, threads, True, shown)
        self.single_observation_space, self.single_action_space = _spaces(self._games.game, observation, short)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | str | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """New games: of the seeds given (one seed counts on from place to place), else the next ones.

        `options={"reset_mask": mask}` starts only the games marked there; all others go on.
        """
        mask = _checked_mask(_checked_options(options).get("reset_mask"), self.num_envs)
        if not self._begun and not mask.all():
            raise BadOption("reset_mask", mask, f"{self.num_envs} × True")
        places = np.flatnonzero(mask)
        named = self._seeds_of(places, seed)
        super().reset(seed=int(seed) if isinstance(seed, int | np.integer) else None)
        fresh = None
        if seed is not None or not self._begun:
            fresh = [int(self.np_random.integers(2**63)) if each is None else each for each in named]
        self._games.reset(fresh, places)
        self._begun = True
        return self._out(self._games.observations), self._info()

    def _seeds_of(self, places: np.ndarray, seed: Any) -> list[Any]:
        """A seed for each of the places: counted on from one, as listed, or None where it is to be drawn."""
        if seed is None:
            return [None] * len(places)
        if isinstance(seed, int | np.integer):
            first = _whole(seed)
            return [checked_seed(first + int(i)) for i in places]
        checked = [None if each is None else checked_seed(each) for each in listed(seed, self.num_envs)]
        return [checked[i] for i in places]

    def _info(self) -> dict[str, Any]:
        """What may be done, and what else was asked for."""
        held = self._games
        info = {"action_mask": self._out(held.masks)}
        if held.events.size:
            info["events"] = self._out(held.events)
        if held.critic_states.size:
            info["critic_state"] = self._out(held.critic_states)
        return info

    def action_masks(self) -> np.ndarray:
        """Which actions are allowed in each game, for learners that ask for it."""
        return self._out(self._games.masks)

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One action of the learner in every game, and all bots' until the learner is asked again."""
        before, held = self._games.to_move.copy(), self._games
        held.step(actions)
        done = held.done.copy()
        info = self._info()
        if done.any():
            ended = np.flatnonzero(done)
            last = np.full(self.num_envs, None, object)
            for i in ended:
                last[i] = shortened(held.finals[i], held.short) if held.short else held.finals[i].copy()
            info |= {"final_obs": last, "_final_obs": done.copy()}
            info |= {"final_info": {"length": held.lengths.copy(), "points": held.points.copy()}, "_final_info": done}
        rewards = held.rewards[np.arange(self.num_envs), before]
        return self._out(held.observations), rewards, done, np.zeros(self.num_envs, np.bool_), info

    def _out(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self._copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self._games.close()


class GymEnv(Keeping, gymnasium.Env):
    """One game, one learning seat. Arguments, copies and snapshots as of GymVectorEnv; the last deeds are in
    `info["events"]`.

    Gymnasium's tools draw actions without a look at the mask. An action that is not allowed ends the game with the
    reward of the last place, as the classic games of PettingZoo do, and `info["illegal"]` says why it is not; with
    illegal="error" it raises and nothing is played.
    """

    OWN = ("_over",)
    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  (theirs)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
        reward: Literal["rank", "money"] = "rank",
        illegal: Literal["lose", "error"] = "lose",
        render_mode: str | None = None,
        observation: int | None = None,
        events: int = 0,
    ) -> None:
        if render_mode is not None:
            raise BadOption("render_mode", render_mode, "None")
        self._illegal, self._over = checked_name("illegal", illegal, ILLEGAL), True
        shown = {"observation": observation, "events": events}
        self._games = _against(game, 1, players, bots, seat, options, numbers, reward, 1, False, shown)
        self.observation_space, self.action_space = _spaces(self._games.game, observation)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """A new game: the first of the seed if one is given, else the next one."""
        _checked_options(options)
        seed, unseeded = None if seed is None else _whole(seed), self._np_random is None
        super().reset(seed=seed)
        if seed is None and unseeded:
            seed = int(self.np_random.integers(2**63))
        self._games.reset(None if seed is None else [seed])
        self._over = False
        return self._seen()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """One action of the learner, and all bots' until the learner is asked again or the game is over."""
        if self._over:
            raise GameOver()
        held = self._games
        seat = int(held.to_move[0])
        try:
            held.step([action])
        except (IllegalMove, BadMove) as refused:
            if self._illegal == "error":
                raise
            self._over = True
            observation, info = self._seen()
            return observation, LOST, True, False, {**info, "illegal": str(refused)}
        observation, info = self._seen()
        self._over = bool(held.done[0])
        if self._over:
            info |= {"length": int(held.lengths[0]), "points": held.points[0].tolist()}
        return observation, float(held.rewards[0, seat]), self._over, False, info

    def action_masks(self) -> np.ndarray:
        """Which actions are allowed now, for learners that ask for it."""
        return self._games.masks[0].copy()

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        held = self._games
        info = {"action_mask": held.masks[0].copy(), "seat": int(held.to_move[0])}
        if held.events.size:
            info["events"] = held.events[0].copy()
        return held.observations[0].copy(), info

    def close(self) -> None:
        self._games.close()


def _against(
    name: str,
    count: int,
    players: int | None,
    bots: str | Sequence[str],
    seat: int | None,
    options: Mapping[str, Any] | None,
    numbers: Mapping[str, Any] | None,
    reward: Literal["rank", "money"],
    threads: int | None,
    renew: bool,
    shown: Mapping[str, Any],
) -> VectorEnv:
    """The games behind both: the learner's seat among the bots'."""
    game = load_game(name)
    players = game.check_players(min(4, game.edition.most_players) if players is None else players)
    around = [LEARNER, *_checked_bots(game, bots, players - 1)]
    first = 0 if seat is None else _checked_seat(seat, players)
    seated = around[-first:] + around[:-first] if first else around
    return VectorEnv(
        *(game, players, count, 0, options, numbers, reward, threads, seated, seat is None, renew),
        finals=renew,
        **shown,
    )


def _checked_bots(game: Game, bots: Any, others: int) -> list[str]:
    """A bot for each of the other seats: only one seat learns."""
    named = [bots] * others if isinstance(bots, str) else bots
    known = known_bots(game)
    several = isinstance(named, Sequence) and len(named) == others
    if not several or any(not isinstance(each, str) or each not in known for each in named):
        raise BadOption("bots", bots, f"{others} × ({', '.join(known)})")
    return list(named)


def _checked_seat(seat: Any, players: int) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < players:
        raise BadSeat(seat, players)
    return int(seat)


def _whole(seed: Any) -> int:
    """One seed, as Gymnasium draws from it: a whole number that is not negative."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise BadSeed(seed)
    return int(checked_seed(seed))


def _checked_options(options: Any) -> Mapping[str, Any]:
    """What a reset is given beside a seed."""
    if options is not None and not isinstance(options, Mapping):
        raise BadOption("options", options, "{NAME: VALUE}")
    return options or {}


def _checked_mask(mask: Any, games: int) -> np.ndarray:
    """Which games start anew: those marked, without a mask all."""
    if mask is None:
        return np.ones(games, np.bool_)
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (games,):
        raise BadOption("reset_mask", mask, f"{games} × bool (numpy.ndarray)")
    return mask


def _spaces(game: Game, observation: int | None, short: str | None = None) -> tuple[spaces.Box, spaces.Discrete]:
    least, most = bounds(game, observation)
    if (
        short is not None
    ):  # as whole numbers, bits rise with what they stand for, and negative ones are above all others
        least, most = np.zeros_like(shortened(least, short)), np.maximum(*(shortened(b, short) for b in (least, most)))
    return spaces.Box(least, most, dtype=most.dtype.type), spaces.Discrete(game.n_actions)


def register() -> None:
    """Make the games known to Gymnasium, once."""
    for name in games():
        known = f"openoutcry/{name}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="openoutcry.env.gym:GymEnv",
                vector_entry_point="openoutcry.env.gym:GymVectorEnv",
                kwargs={"game": name},
            )


register()
