"""How strong a network is: alone against bots of one kind, in all seats in turn, each table one game."""

import math
from typing import Any

import torch

from openoutcry.bots.sureness import LEAST_TRIALS
from openoutcry.errors import NotAvailable
from openoutcry.kernel.contract import Game
from openoutcry.learn.company import FORMER, LEARNER, one_against
from openoutcry.learn.network import Network
from openoutcry.learn.rollout import half, sample
from openoutcry.learn.tables import make_tables
from openoutcry.learn.variants import Variant

LOOK_EVERY = 16  # steps between looks whether all games are over
SURE = 1.96  # standard errors in a 95 % interval


@torch.no_grad()
def judge(
    network: Network,
    game: Game,
    variant: Variant,
    other: int,
    games: int,
    device: str,
    greedy: bool,
    seed: str = "judged",
    rival: Network | None = None,
) -> dict[str, Any]:
    """The share of wins with its interval, and the mean points, beside the others'.

    Where the others are FORMER, they are a `rival` network that plays its likeliest moves.
    """
    sitters = one_against(variant.players, games, other)
    tables = make_tables(device, game, [variant], games, sitters, seed)
    tables.reset()
    learner = torch.as_tensor((sitters == LEARNER).argmax(1), device=device)
    every = torch.arange(games, device=device)
    waiting = torch.ones(games, dtype=torch.bool, device=device)
    share, points = torch.zeros(games, device=device), torch.zeros(games, 2, device=device, dtype=torch.float64)
    for step in range(game.longest + LOOK_EVERY):
        if step % LOOK_EVERY == 0 and not waiting.any():
            break
        with half(device):
            logs = network(tables.seen, tables.masks).logs
            actions = logs.argmax(-1) if greedy else sample(logs)
            if rival is not None:
                theirs = rival(tables.seen, tables.masks).logs.argmax(-1)
                actions = torch.where(tables.asked == FORMER, theirs, actions)
        tables.step(actions)
        ended = tables.done & waiting
        share = torch.where(ended, tables.shares[every, learner], share)
        scored = tables.points[:, : variant.players].double()
        own = scored[every, learner]
        both = torch.stack([own, (scored.sum(1) - own) / (variant.players - 1)], 1)
        points = torch.where(ended.unsqueeze(1), both, points)
        waiting &= ~tables.done
    if waiting.any():
        raise NotAvailable("error-endless", game=int(waiting.nonzero()[0]))
    mean, spread = float(share.mean()), float(share.std()) if games > 1 else 1.0
    within = max(SURE * spread / math.sqrt(games), LEAST_TRIALS / games)  # else it were certain that nobody ever wins
    return {
        "players": variant.players,
        **({"options": variant.options} if variant.options else {}),
        "games": games,
        "won": round(mean, 4),
        "within": round(min(1.0, within), 4),
        "points": round(float(points[:, 0].mean()), 1),
        "others": round(float(points[:, 1].mean()), 1),
    }
