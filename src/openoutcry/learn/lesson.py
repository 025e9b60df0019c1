"""A lesson: some passes over a rollout (PPO), in parts."""

from dataclasses import dataclass

import torch
from torch import nn

from openoutcry.learn.network import Network, no_seat
from openoutcry.learn.rollout import Rollout, half

LEAST_KNOWN = 2  # decisions that turned out to be worth something: of one there is no spread
NOTED = ("entropy", "value_error", "outlook_error", "moved")


@dataclass(frozen=True)
class Recipe:
    """How to learn. What changes over time goes from the first number to the second."""

    steps: int = 128
    part: int = 65536
    passes: int = 2
    clip: float = 0.2
    rate: tuple[float, float] = (5e-4, 5e-5)
    entropy: tuple[float, float] = (0.02, 0.002)
    decay: float = 0.95
    foresight: float = 0.98  # the same for who will win, a step of the table at a time
    outlook: float = 0.3  # weight of telling who will win
    longest_step: float = 0.5  # norm of a gradient

    def at(self, name: str, progress: float) -> float:
        """The value of a number that changes, when so much of the time is over."""
        first, last = getattr(self, name)
        return float(first + (last - first) * min(1.0, progress))


def learn(
    network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, recipe: Recipe, progress: float
) -> dict[str, float]:
    """One lesson; returns what it looked like from inside."""
    for group in optimiser.param_groups:
        group["lr"] = recipe.at("rate", progress)
    spare = recipe.at("entropy", progress)
    use = rollout.known.flatten().nonzero().squeeze(1)
    if len(use) < LEAST_KNOWN:
        return dict.fromkeys(NOTED, 0.0)
    tables, device = rollout.tables.tables, rollout.tables.device
    names = ("seen", "masks", "actions", "chances", "values", "advantages", "outlooks")
    flat = {name: getattr(rollout, name).flatten(0, 1) for name in names}
    gains = flat["advantages"][use]
    mean, spread = gains.mean(), gains.std() + 1e-6
    noted = []
    for _ in range(recipe.passes):
        for part in use[torch.randperm(len(use), device=device)].split(recipe.part):
            now = {name: array[part] for name, array in flat.items()}
            with half(device):
                opinion = network(now["seen"], now["masks"])
            moved = opinion.logs.gather(1, now["actions"].unsqueeze(1)).squeeze(1) - now["chances"]
            ratio, gain = moved.exp(), (now["advantages"] - mean) / spread
            policy = torch.min(ratio * gain, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * gain).mean()
            entropy = -(opinion.logs.exp() * opinion.logs).sum(-1).mean()
            value = (opinion.value - now["advantages"] - now["values"]).square().mean()
            empty = no_seat(rollout.players[part % tables], rollout.seats_most)
            told = -(now["outlooks"] * opinion.outlook.masked_fill(empty, -1e9).log_softmax(-1)).sum(-1).mean()
            loss = -policy + 0.5 * value + recipe.outlook * told - spare * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), recipe.longest_step)
            optimiser.step()
            noted.append(torch.stack([entropy.detach(), value.detach(), told.detach(), -moved.detach().mean()]))
    seen = torch.stack(noted).mean(0).tolist()
    return dict(zip(NOTED, (round(x, 4) for x in seen), strict=True))
