"""The games as PettingZoo environments: turn by turn (AEC), or all seats at once (parallel).

env = openoutcry.env.aec("acquire", players=4)
env = openoutcry.env.acquire_v0.env(players=4)      # the same
"""

from collections.abc import Callable, Mapping
from operator import index
from typing import Any

import numpy as np

from openoutcry.env.observations import bounds
from openoutcry.env.render import Rendering
from openoutcry.env.seats import Seats, changed, check_reward
from openoutcry.errors import BadMove, BadOption, IllegalMove
from openoutcry.extras import need
from openoutcry.games import games
from openoutcry.kernel.chance import RAW_KEY, new_seed
from openoutcry.kernel.choices import checked_flag
from openoutcry.kernel.contract import Game
from openoutcry.kernel.seeds import checked_seed

need("pettingzoo", "env")
need("gymnasium", "env")

from gymnasium import spaces  # noqa: E402  # after a word about the extra, if it is missing
from gymnasium.utils import EzPickle  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec_wrapper  # noqa: E402
from pettingzoo.utils.env import AECIterable, AECIterator  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

VERSION = "v0"
NOTHING = -1  # no action
ILLEGAL = -1  # what an illegal action costs who plays it; the game ends, as in PettingZoo's classic games

Observation = dict[str, np.ndarray]


def agent_name(seat: int) -> str:
    """'player_0'."""
    return f"player_{seat}"


def observation_space(game: Game, actions: int, events: int = 0, version: int | None = None) -> spaces.Dict:
    """The observation with its bounds, the mask, and so many numbers of the last deeds, if any."""
    least, most = bounds(game, version)
    shown: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(least, most, dtype=np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if events:
        shown["events"] = spaces.Box(0, 1, (events,), np.float32)
    return spaces.Dict(shown)


class Seeds:
    """The seeds of one environment's games: fixed by the last seed given, fresh if there was none."""

    def __init__(self) -> None:
        self.first, self.count = new_seed(), 0

    def next(self, seed: int | str | None) -> str:
        """A seed given deals the game a table deals from it; the games after it follow from it."""
        if seed is not None:
            self.first, self.count = checked_seed(seed), 0
        text = self.first if self.count == 0 else self._after()
        self.count += 1
        return text

    def _after(self) -> str:
        """A key and a number are no key."""
        follows = "after " if self.first.startswith(RAW_KEY) else ""
        return f"{follows}{self.first} {self.count}"


class Environment:
    """What both kinds share: the game, agents, spaces, results, pictures."""

    def __init__(
        self,
        kind: str,
        game: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        numbers: Mapping[str, Any] | None,
        reward: str,
        actions_more: int,
        render_mode: str | None,
        render_seat: int | None,
        events: int = 0,
        observation: int | None = None,
    ) -> None:
        self.seats = Seats(game, players, options, numbers, events, observation)
        self.reward = check_reward(reward)
        self.metadata = {
            "name": f"{game}_{VERSION}",
            "render_modes": list(Rendering.MODES),
            "render_fps": 2,
            "is_parallelizable": kind == "parallel",
        }
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(self.seats.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self._actions = self.seats.game.n_actions + actions_more
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: observation_space(self.seats.game, actions, self.seats.window.size, observation)
            for agent in self.possible_agents
        }
        least, most = (np.tile(bound, self.seats.players) for bound in bounds(self.seats.game))
        self.state_space = spaces.Box(least, most, dtype=np.float32)
        self._rendering = Rendering(self.seats, render_mode, render_seat, self.possible_agents)
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def state(self) -> np.ndarray:
        """For a centralised critic, never for an agent's policy: what all would see if nothing were hidden."""
        return self.seats.critic_state()

    def _seen_by(self, seat: int, mask: np.ndarray) -> Observation:
        shown = {"observation": self.seats.observation(seat), "action_mask": mask}
        return {**shown, "events": self.seats.events(seat)} if self.seats.window.count else shown

    def _read(self, agent: str, answer: Any) -> int:
        """An agent's answer as the number of an action, if it is one."""
        try:
            action = index(answer)
        except TypeError:
            action = NOTHING
        if not 0 <= action < self._actions or isinstance(answer, bool):
            raise BadMove("error-answer", agent=agent, said=answer, most=self._actions - 1)
        return action

    def results(self) -> dict[str, dict[str, Any]]:
        """How the finished game ended, for the agents' infos."""
        scores, winners = self.seats.scores(), self.seats.winners()
        return {
            agent: {"score": int(scores[seat]), "won": bool(winners >> seat & 1)}
            for agent, seat in self.seat_of.items()
        }

    def render(self) -> np.ndarray | str | None:
        """The table as an onlooker, or `render_seat`, may see it."""
        return self._rendering.render()

    def close(self) -> None:
        """Nothing is held open."""


class TurnByTurn(Environment, AECEnv, EzPickle):
    """One seat is asked at a time. Rewards come at the end.

    Where several seats choose in secret at the same time, they are asked one after another, and none sees what the
    others chose. With `ask_optional` seats that may act though nobody waits for them (Martha in Stockpile) are asked
    too, before each decision of another, and may wait; otherwise they act when it is their turn anyway.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
        reward: str = "rank",
        ask_optional: bool = False,
        render_mode: str | None = None,
        render_seat: int | None = None,
        events: int = 0,
        observation: int | None = None,
    ) -> None:
        asks = self.ask_optional = checked_flag("ask_optional", ask_optional)
        rest = (render_mode, render_seat, events, observation)
        Environment.__init__(self, "aec", game, players, options, numbers, reward, int(asks), *rest)
        EzPickle.__init__(self, game, players, *changed(self.seats.game, self.seats.model), reward, asks, *rest)

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.deal(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._declined = 0
        self._ask()
        self._draw()

    def _ask(self) -> None:
        self._asked = self.seats.asked(self._declined if self.ask_optional else None)
        self.agent_selection = self.possible_agents[self._asked]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return self._seen_by(seat, self._mask(seat, agent))

    def _mask(self, seat: int, agent: str) -> np.ndarray:
        if agent != self.agent_selection or agent not in self.terminations or self.terminations[agent]:
            return np.zeros(int(self.action_space(agent).n), np.int8)  # type: ignore[attr-defined]
        return self.seats.mask(seat, self._may_wait(seat) if self.ask_optional else None)

    def _may_wait(self, seat: int) -> bool:
        return not self.seats.waited_for >> seat & 1

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(agent, self._read(agent, action))

    def _play(self, agent: str, action: int) -> None:
        seat = self._asked
        if self.ask_optional and action == self.seats.wait and self._may_wait(seat):
            self._declined |= 1 << seat
        else:
            refused = self.seats.act(seat, action)
            if refused:
                why = self.seats.game.reasons[refused]
                raise IllegalMove(why.message, why.clause)
            self._declined = 0
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.seats.over:
            self._finish()
        else:
            self._ask()
        self._draw()

    def _finish(self) -> None:
        earned = self.seats.rewards(self.reward)
        self.rewards = {agent: float(earned[seat]) for agent, seat in self.seat_of.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = self.results()
        self._accumulate_rewards()
        self._deads_step_first()

    def _draw(self) -> None:
        if self.render_mode == "human":
            self.render()


class Checked(TurnByTurn):
    """Turn by turn, with the checks PettingZoo's wrappers make, made here: the wrappers took most of a step's time.

    An illegal action ends the game at ILLEGAL for who played it; one outside the space, a step before the reset or a
    loop that does not step is an error; a step after the end is warned of.
    """

    has_reset = has_stepped = False

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        seed = None if seed is None else checked_seed(seed)
        self.has_reset = self.has_stepped = True
        super().reset(seed, options)

    def observe(self, agent: str) -> Observation:
        if not self.has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> np.ndarray:
        if not self.has_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> np.ndarray | str | None:
        if not self.has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def step(self, action: Any) -> None:
        if not self.has_reset:
            EnvLogger.error_step_before_reset()
        self.has_stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._action_spaces[agent].contains(action), "action is not in action space"
        action = int(action)
        if self._may_play(self._asked, action):
            self._play(agent, action)
        else:
            self._lose(agent)

    def _may_play(self, seat: int, action: int) -> bool:
        if action == self.seats.wait:
            return self.ask_optional and self._may_wait(seat)
        return self.seats.why_not(seat, action) == 0

    def _lose(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {each: float(ILLEGAL) if each == agent else 0.0 for each in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable:
        if not self.has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return _CheckedIterable(self, max_iter)


class _CheckedIterable(AECIterable):
    def __iter__(self) -> AECIterator:
        return _CheckedIterator(self.env, self.max_iter)


class _CheckedIterator(AECIterator):
    def __next__(self) -> str:
        agent: str = super().__next__()
        assert self.env.has_stepped, "need to call step() or reset() in a loop over `agent_iter`"
        self.env.has_stepped = False
        return agent


class AllAtOnce(Environment, ParallelEnv, EzPickle):
    """Every seat answers in every cycle. Who is not asked waits (the last action); who need not act may.

    The answers of a cycle are played in the order of the seats. One that may not be played (any more) is not; its
    agent's info names the reason, and the seat is asked again. After `max_cycles` cycles the game is cut off.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        render_seat: int | None = None,
        events: int = 0,
        observation: int | None = None,
    ) -> None:
        rest = (render_mode, render_seat, events, observation)
        Environment.__init__(self, "parallel", game, players, options, numbers, reward, 1, *rest)
        EzPickle.__init__(self, game, players, *changed(self.seats.game, self.seats.model), reward, max_cycles, *rest)
        self.max_cycles = _checked_cycles(max_cycles)

    def reset(
        self, seed: int | str | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.deal(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self._draw()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        over = self.seats.over
        waited = 0 if over else self.seats.waited_for
        return {
            agent: self._seen_by(seat, self.seats.mask(seat, not waited >> seat & 1))
            for agent, seat in self.seat_of.items()
        }

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        answers = self._answers(actions)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        waited = self.seats.waited_for
        for agent, action in answers.items():
            seat = self.seat_of[agent]
            if action == self.seats.wait and not waited >> seat & 1:
                continue
            refused = self._play(seat, action)
            if refused:
                infos[agent]["refused"] = refused
        self.cycles += 1
        over = self.seats.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        earned = self.seats.rewards(self.reward) if over else np.zeros(self.seats.players)
        if over:
            infos = {agent: {**infos[agent], **result} for agent, result in self.results().items()}
        answer = (
            self._observations(),
            {agent: float(earned[seat]) for agent, seat in self.seat_of.items()},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        self._draw()
        return answer

    def _answers(self, actions: Mapping[str, Any]) -> dict[str, int]:
        """What every agent answers: read before anything is played."""
        given = actions if isinstance(actions, Mapping) else {}
        return {agent: self._read(agent, given.get(agent)) for agent in self.agents}

    def _play(self, seat: int, action: int) -> str:
        """The id of the reason why the action was not played, nothing if it was."""
        if self.seats.over:
            return "error-over"
        if not (self.seats.waited_for | self.seats.optional) >> seat & 1 or action == self.seats.wait:
            return "error-turn" if action != self.seats.wait else "error-illegal"
        refused = self.seats.act(seat, action)
        return self.seats.game.reasons[refused].message if refused else ""

    def _draw(self) -> None:
        if self.render_mode == "human":
            self.render()


def _checked_cycles(count: Any) -> int | None:
    """After how many cycles a game is cut off, if it is."""
    if count is not None and (isinstance(count, bool) or not isinstance(count, int | np.integer) or count < 1):
        raise BadOption("max_cycles", count, "None, 1–")
    return None if count is None else int(count)


class OneByOne(parallel_to_aec_wrapper):
    """PettingZoo's way to ask the agents of a cycle one after another.

    What is no answer is told to whom it is from: kept until all have answered, it would stop the cycle for good.
    """

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            self.env._read(agent, action)
        super().step(action)


class InCycles(EzPickle, OrderEnforcingWrapper):
    """All seats at once, its agents asked one after another in every cycle. Copies are made as this one was."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        inner = AllAtOnce(*args, **rest)
        EzPickle.__init__(self, *inner._ezpickle_args)
        OrderEnforcingWrapper.__init__(self, OneByOne(inner))

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        OrderEnforcingWrapper.reset(self, None if seed is None else checked_seed(seed), options)


def aec(game: str, players: int | None = None, **rest: Any) -> AECEnv:
    """A game turn by turn, with PettingZoo's usual checks: an illegal action ends the game at -1 for who played it."""
    return Checked(game, players, **rest)


def parallel(game: str, players: int | None = None, **rest: Any) -> ParallelEnv:
    """A game in which every seat answers in every cycle."""
    return AllAtOnce(game, players, **rest)


def cycles(game: str, players: int | None = None, **rest: Any) -> AECEnv:
    """The parallel environment, its agents asked one after another in every cycle."""
    return InCycles(game, players, **rest)


def makers(game: str) -> tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any], Callable[..., Any]]:
    """env, raw_env, parallel_env and cycle_env of one game, as PettingZoo's modules offer them."""

    def env(players: int | None = None, **rest: Any) -> Any:
        return aec(game, players, **rest)

    def raw_env(players: int | None = None, **rest: Any) -> Any:
        return TurnByTurn(game, players, **rest)

    def parallel_env(players: int | None = None, **rest: Any) -> Any:
        return parallel(game, players, **rest)

    def cycle_env(players: int | None = None, **rest: Any) -> Any:
        return cycles(game, players, **rest)

    return env, raw_env, parallel_env, cycle_env


def register() -> None:
    """Name the games in PettingZoo's registry, where this version has one: 'openoutcry/acquire_v0'."""
    try:
        from pettingzoo.env_registry.registration import register as name
    except ImportError:
        return
    for game in games():
        module = f"openoutcry.env.{game}_{VERSION}"
        name("aec", f"openoutcry/{game}_{VERSION}", entry_point=f"{module}:env")
        name("parallel", f"openoutcry/{game}_{VERSION}", entry_point=f"{module}:parallel_env")


register()
