"""Gymnasium: one learning seat against bots. Importing this registers openoutcry/<game>-v0 for every game.

>>> import gymnasium, openoutcry.env.gym
>>> env = gymnasium.make("openoutcry/money-v0", players=4, bots="house")
>>> many = gymnasium.make_vec("openoutcry/money-v0", num_envs=1024, players=4, bots="house")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np

from openoutcry.env.observations import bounds
from openoutcry.env.vector import LEARNER, VectorEnv, checked_places
from openoutcry.errors import BadMove, BadOption, BadSeat, GameOver, IllegalMove, NotAvailable
from openoutcry.games import games, load_game
from openoutcry.kernel.contract import Game

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise NotAvailable("error-extra", package="gymnasium", extra="env") from missing

ILLEGAL = ("lose", "error")
LOST = -1.0  # the last place by rank


class GymVectorEnv(gymnasium.vector.VectorEnv):
    """`num_envs` games, one learning seat in each; the bots play inside the step.

    `bots` is the name of one bot for all other seats, or a name for every seat but the learner's, from its left
    around the table. `seat` is the learner's; without it the learner moves one seat on from game to game.
    `info["action_mask"]` says which actions are allowed; one that is not is an error, and nothing is played.
    A game that ended is replaced in the same step: the last sight of it is in `info["final_obs"]`.
    With copy=False the arrays returned are the environment's own, filled anew by every step.
    """

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
    ) -> None:
        self.num_envs, self._copy, self._begun = num_envs, copy, False
        self._games = _against(game, num_envs, players, bots, seat, options, numbers, reward, threads, True)
        self.single_observation_space, self.single_action_space = _spaces(self._games.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """New games: of the seeds given (one seed counts on from place to place), else the next ones.

        `options={"reset_mask": mask}` starts only the games marked there; all others go on.
        """
        mask = (options or {}).get("reset_mask")
        places = checked_places(mask, self.num_envs)
        if not self._begun and len(places) != self.num_envs:
            raise BadOption("reset_mask", mask, f"{self.num_envs} × True")
        super().reset(seed=seed if isinstance(seed, int) else None)
        fresh = None if seed is None and self._begun else self._seeds_of(places, seed)
        self._games.reset(fresh, places)
        self._begun = True
        return self._out(self._games.observations), {"action_mask": self._out(self._games.masks)}

    def _seeds_of(self, places: np.ndarray, seed: int | Sequence[int | None] | None) -> list[int]:
        """A seed for each of the places: counted on from one, as listed, or drawn."""
        if isinstance(seed, int):
            return [seed + int(i) for i in places]
        listed = [None] * self.num_envs if seed is None else list(seed)
        if len(listed) != self.num_envs:
            raise BadOption("seed", listed[:8], f"{self.num_envs} seeds")
        chosen = [listed[i] for i in places]
        return [int(self.np_random.integers(2**63)) if each is None else each for each in chosen]

    def action_masks(self) -> np.ndarray:
        """Which actions are allowed in each game, for learners that ask for it."""
        return self._out(self._games.masks)

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One action of the learner in every game, and all bots' until the learner is asked again."""
        before, held = self._games.to_move.copy(), self._games
        held.step(actions)
        done = held.done.copy()
        info: dict[str, Any] = {"action_mask": self._out(held.masks)}
        if done.any():
            ended = np.flatnonzero(done)
            last = np.full(self.num_envs, None, object)
            for i in ended:
                last[i] = held.finals[i].copy()
            info |= {"final_obs": last, "_final_obs": done.copy()}
            info |= {"final_info": {"length": held.lengths.copy(), "points": held.points.copy()}, "_final_info": done}
        rewards = held.rewards[np.arange(self.num_envs), before]
        return self._out(held.observations), rewards, done, np.zeros(self.num_envs, np.bool_), info

    def _out(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self._copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self._games.close()


class GymEnv(gymnasium.Env):
    """One game, one learning seat. Arguments as for GymVectorEnv.

    Gymnasium's tools draw actions without a look at the mask. An action that is not allowed ends the game with the
    reward of the last place, as the classic games of PettingZoo do, and `info["illegal"]` says why it is not; with
    illegal="error" it raises and nothing is played.
    """

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
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption("illegal", illegal, ", ".join(ILLEGAL))
        if render_mode is not None:
            raise BadOption("render_mode", render_mode, "None")
        self._illegal, self._over = illegal, True
        self._games = _against(game, 1, players, bots, seat, options, numbers, reward, 1, False)
        self.observation_space, self.action_space = _spaces(self._games.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """A new game: the first of the seed if one is given, else the next one."""
        unseeded = self._np_random is None
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
            held.step(np.asarray([action]))
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
        return held.observations[0].copy(), {"action_mask": held.masks[0].copy(), "seat": int(held.to_move[0])}

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
) -> VectorEnv:
    """The games behind both: the learner's seat among the bots'."""
    game = load_game(name)
    players = game.check_players(min(4, game.edition.most_players) if players is None else players)
    if seat is not None and seat not in range(players):
        raise BadSeat(seat, players)
    others = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    around = [LEARNER, *others]
    first = seat or 0
    seated = around[-first:] + around[:-first] if first else around
    return VectorEnv(
        game, players, count, 0, options, numbers, reward, threads, seated, seat is None, renew, finals=renew
    )


def _spaces(game: Game) -> tuple[spaces.Box, spaces.Discrete]:
    least, most = bounds(game)
    return spaces.Box(least, most, dtype=np.float32), spaces.Discrete(game.n_actions)


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
