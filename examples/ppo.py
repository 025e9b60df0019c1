"""Learn a game by self-play: PPO with a small masked network, on the vector environment.

    python examples/ppo.py money --minutes 5
    python examples/ppo.py acquire --players 4 --minutes 10 --out trained/acquire

Runs on a CUDA GPU where there is one: games, observations and learning then never leave it. Prints a curve of win
shares against random and against house bots (each alone against such opponents, in all seats in turn), and leaves
model.pt and curve.json in the folder named by --out. Needs PyTorch: pip install openoutcry[learn].
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from openoutcry.env.vector import LEARNER, VectorEnv
from openoutcry.errors import NotAvailable, OutcryError

try:
    import torch
except ImportError:
    sys.exit(str(NotAvailable("error-extra", package="torch", extra="learn")))
from torch import Tensor, nn

NEVER = -1e9  # the logit of an action that is not allowed


class Player(nn.Module):
    """What to do, and how it will end for the seat to move (its reward by rank)."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # the first games are uniform

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions, and the value."""
        inside = self.body(seen)
        logits = self.policy(inside).masked_fill(~masks, NEVER)
        return torch.log_softmax(logits, -1), torch.tanh(self.value(inside)).squeeze(-1)


@dataclass
class Rollout:
    """Some steps of all games: rows are steps, columns games."""

    seen: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    done: Tensor
    advantages: Tensor = field(init=False)
    known: Tensor = field(init=False)

    def judge(self, decay: float) -> None:
        """Generalised advantages, seat by seat.

        A decision is judged by the same seat's next one, or by the end of the game. The last decision of a seat in
        an unfinished game only judges those before it: `known` leaves it out.
        """
        steps, games, players = self.rewards.shape
        every = torch.arange(games, device=self.seats.device)
        after = torch.zeros(games, players, device=self.seats.device)  # value of the next decision, by seat
        reward, carried, known = torch.zeros_like(after), torch.zeros_like(after), torch.zeros_like(after)
        self.advantages, self.known = torch.zeros_like(self.values), torch.zeros_like(self.values)
        for t in reversed(range(steps)):
            ended = self.done[t].unsqueeze(1)
            reward = torch.where(ended, self.rewards[t], reward)
            after, carried = after.masked_fill(ended, 0), carried.masked_fill(ended, 0)
            known = known.masked_fill(ended, 1)
            seat = self.seats[t]
            error = reward[every, seat] + after[every, seat] - self.values[t]
            self.known[t] = known[every, seat]
            self.advantages[t] = (error + decay * carried[every, seat]) * self.known[t]
            reward[every, seat] = 0
            after[every, seat] = self.values[t]
            carried[every, seat] = self.advantages[t]
            known[every, seat] = 1


class Arrays:
    """The environment's arrays as tensors of the same memory."""

    def __init__(self, env: VectorEnv) -> None:
        self.env = env
        self.seen, self.masks, self.seats, self.rewards, self.done = (
            torch.as_tensor(array, device=env.device)
            for array in (env.observations, env.masks, env.to_move, env.rewards, env.done)
        )

    def step(self, actions: Tensor) -> None:
        """The actions are drawn from the masks: on the device nobody has to wait for a check."""
        if self.env.device == "cuda":
            self.env.step(actions, check=False)  # type: ignore[call-arg]  # the device's has it
        else:
            self.env.step(actions.numpy())


def play(player: Player, games: Arrays, steps: int) -> Rollout:
    """Let the player play all seats for some steps."""
    parts: dict[str, list[Tensor]] = {name: [] for name in Rollout.__dataclass_fields__}
    for _ in range(steps):
        with torch.no_grad():
            logs, values = player(games.seen, games.masks)
        actions = torch.multinomial(logs.exp(), 1).squeeze(-1)
        now = {"seen": games.seen, "masks": games.masks, "seats": games.seats}
        for name, array in now.items():
            parts[name].append(array.clone())
        games.step(actions)
        made = logs.gather(1, actions.unsqueeze(1)).squeeze(1)
        then = {"actions": actions, "chances": made, "values": values}
        for name, array in {**then, "rewards": games.rewards.clone(), "done": games.done.clone()}.items():
            parts[name].append(array)
    return Rollout(**{name: torch.stack(arrays) for name, arrays in parts.items() if arrays})


def learn(player: Player, optimiser: torch.optim.Optimizer, rollout: Rollout, asked: argparse.Namespace) -> None:
    """PPO: a few passes over the rollout, steps clipped."""
    use = rollout.known.flatten().nonzero().squeeze(1)
    flat = {name: getattr(rollout, name).flatten(0, 1) for name in ("seen", "masks", "actions", "chances", "values")}
    advantages = rollout.advantages.flatten()
    aims = advantages + flat["values"]
    mean, spread = advantages[use].mean(), advantages[use].std() + 1e-6
    for _ in range(asked.passes):
        for part in use[torch.randperm(len(use), device=use.device)].split(asked.part):
            logs, values = player(flat["seen"][part], flat["masks"][part])
            ratio = (logs.gather(1, flat["actions"][part].unsqueeze(1)).squeeze(1) - flat["chances"][part]).exp()
            gain = (advantages[part] - mean) / spread
            policy = torch.min(ratio * gain, ratio.clamp(1 - asked.clip, 1 + asked.clip) * gain).mean()
            entropy = -(logs.exp() * logs).sum(-1).mean()
            loss = -policy + 0.5 * (values - aims[part]).square().mean() - asked.entropy * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def win_share(player: Player, asked: argparse.Namespace, bot: str, device: str) -> float:
    """The share of games won against such bots, one player against all others, in all seats in turn."""
    bots = [LEARNER] + [bot] * (asked.players - 1)
    with VectorEnv(asked.game, asked.players, asked.judged, "judged", bots=bots, turning=True) as env:
        env.reset()
        waiting, share = np.ones(asked.judged, bool), 0.0
        while waiting.any():
            with torch.no_grad():
                logs, _ = player(torch.as_tensor(env.observations).to(device), torch.as_tensor(env.masks).to(device))
            seats = env.to_move.copy()
            env.step(torch.multinomial(logs.exp(), 1).squeeze(-1).cpu().numpy())
            for i in np.flatnonzero(env.done & waiting):
                won = int(env.won[i])
                share += (won >> int(seats[i]) & 1) / won.bit_count()
            waiting &= ~env.done
        return share / asked.judged


def main() -> int:
    """Learn for some minutes, judging now and then."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, help="games at once; by default 4096 on a GPU, 256 on a CPU")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two lessons")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--part", type=int, help="decisions a step of learning goes by")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--judged", type=int, default=512, help="games in a judgement")
    parser.add_argument("--every", type=float, default=30, help="seconds of learning between judgements")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    on_gpu = asked.device == "cuda"
    asked.games = asked.games or (4096 if on_gpu else 256)
    asked.part = asked.part or (16384 if on_gpu else 1024)
    asked.out = asked.out or Path("trained") / asked.game
    try:
        train(asked)
    except OutcryError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


def train(asked: argparse.Namespace) -> None:
    """The loop: play, judge each decision, learn; save what came of it."""
    torch.manual_seed(asked.seed)
    asked.out.mkdir(parents=True, exist_ok=True)
    env = VectorEnv(asked.game, asked.players, asked.games, asked.seed, device=asked.device)
    env.reset()
    games = Arrays(env)
    player = Player(env.game.observation_size, env.game.n_actions, asked.width).to(asked.device)
    optimiser = torch.optim.Adam(player.parameters(), asked.rate)
    curve: list[dict[str, Any]] = []
    decisions, spent = 0, 0.0
    while True:
        if spent >= len(curve) * asked.every or spent >= 60 * asked.minutes:
            point: dict[str, Any] = {"seconds": round(spent, 1), "decisions": decisions}
            for bot in ("random", "house") if env.game.house else ("random",):
                point[bot] = round(win_share(player, asked, bot, asked.device), 4)
            curve.append(point)
            print(json.dumps(point), flush=True)
            if spent >= 60 * asked.minutes:
                break
        started = time.perf_counter()
        rollout = play(player, games, asked.steps)
        rollout.judge(asked.decay)
        learn(player, optimiser, rollout, asked)
        if asked.device == "cuda":
            torch.cuda.synchronize()
        spent += time.perf_counter() - started
        decisions += asked.steps * asked.games
    torch.save({"game": asked.game, "width": asked.width, "weights": player.state_dict()}, asked.out / "model.pt")
    told = {"game": asked.game, "players": asked.players, "fair_share": 1 / asked.players, "curve": curve}
    (asked.out / "curve.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
