"""The network of a game: what to do, what it will bring the seat to move, and who will win."""

from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812  # everybody's name for it

from openoutcry.bots.declaration import declared
from openoutcry.kernel.contract import Game
from openoutcry.learn.sight import in_full

NEVER = -1e9  # the logit of an action that is not allowed
BLOCKS = 2


class Opinion(NamedTuple):
    """What a network thinks of some positions."""

    logs: Tensor  # logarithms of the chances of all actions; NEVER where one is not allowed
    value: Tensor  # the expected reward of the seat to move
    outlook: Tensor  # logits of who will win, the seat to move first, then to its left


class Block(nn.Module):
    """Normed, widened into nothing: two layers whose result is added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.inner, self.outer = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.outer.weight)  # a new block changes nothing

    def forward(self, inside: Tensor) -> Tensor:
        return inside + self.outer(F.relu(self.inner(self.norm(inside))))


class Network(nn.Module):
    """A residual network with layer norms, and three heads."""

    def __init__(self, size: int, actions: int, seats: int, width: int) -> None:
        super().__init__()
        self.enter = nn.Linear(size, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(width)
        self.policy, self.value, self.outlook = nn.Linear(width, actions), nn.Linear(width, 1), nn.Linear(width, seats)
        for head in (self.policy, self.value, self.outlook):
            nn.init.zeros_(head.weight)  # the first games are uniform

    def forward(self, seen: Tensor, masks: Tensor) -> Opinion:
        """Observations and masks in any of the forms of `sight`."""
        seen, masks = in_full(seen, masks, self.policy.out_features)
        inside = self.enter(seen)
        for block in self.blocks:
            inside = block(inside)
        inside = self.norm(inside)
        logits = self.policy(inside).float().masked_fill(~masks, NEVER)
        value = torch.tanh(self.value(inside).float()).squeeze(-1)
        return Opinion(torch.log_softmax(logits, -1), value, self.outlook(inside).float())


def new_network(game: Game, width: int | None = None) -> Network:
    """An untaught network for a game."""
    width = width or declared(game).network.width
    return Network(game.observation_size, game.n_actions, game.edition.most_players, width)


def rounded(network: Network) -> Iterator[tuple[str, Tensor]]:
    """The weights as they are put into the package: two bytes each."""
    for name, weights in network.state_dict().items():
        yield name, weights.detach().half().cpu()


def no_seat(players: Tensor, seats: int) -> Tensor:
    """Where an outlook speaks of seats nobody sits in."""
    return torch.arange(seats, device=players.device) >= players.unsqueeze(-1)
