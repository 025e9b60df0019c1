"""Learning from what a search thought: to choose as it did after thinking, and to tell who won."""

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from openoutcry.bots.network import weights_of
from openoutcry.errors import NotAvailable
from openoutcry.folders import only_writer
from openoutcry.games import load_game
from openoutcry.learn.company import HOUSE, RANDOM
from openoutcry.learn.judge import judge
from openoutcry.learn.network import Network, no_seat
from openoutcry.learn.rollout import half
from openoutcry.learn.saving import CHECKPOINT, card_of, earlier_card, hardware, network_from, save_curve
from openoutcry.learn.thoughts import Thoughts, joined, read_all, settings
from openoutcry.learn.training import ON_CPU, ON_GPU, Say, finished, silent
from openoutcry.learn.variants import usual

HELD_OUT = 16  # every such game is not learnt from, but shows what was learnt
NO_NUMBER = 1e-9


@dataclass
class StudyAsked:
    """What to learn from, and how."""

    game: str
    out: Path
    thoughts: Path
    start: Path | None = None  # weights to begin with; the package's if nothing is said
    device: str = "cpu"
    passes: int = 2
    part: int = 1024
    rate: tuple[float, float] = (1e-4, 1e-5)
    outlook: float = 0.3  # weight of telling who won
    longest_step: float = 0.5  # norm of a gradient
    judged: int = 0
    seed: int = 0

    def __post_init__(self) -> None:
        self.judged = self.judged or (ON_GPU if self.device == "cuda" else ON_CPU)["judged"]

    def told(self) -> dict[str, Any]:
        held = asdict(self)
        del held["out"], held["start"], held["thoughts"]
        return held


class Study:
    """A network, and the decisions it learns from."""

    def __init__(self, request: StudyAsked, say: Say = silent) -> None:
        torch.manual_seed(request.seed)
        self.asked, self.say, self.game = request, say, load_game(request.game)
        self.by = settings(request.thoughts)
        self._check()
        if (request.out / CHECKPOINT).exists():
            raise NotAvailable("error-folder-taken", folder=request.out)
        self.network: Network = network_from(request.start, self.game).to(request.device)
        self.earlier = earlier_card(request.start or weights_of(self.game))
        self.optimiser = torch.optim.Adam(self.network.parameters(), request.rate[0], eps=1e-5)
        thoughts = joined(list(read_all(request.thoughts)))
        shown = thoughts.games % HELD_OUT == HELD_OUT - 1
        self.learnt, self.held_out = thoughts.part(np.flatnonzero(~shown)), thoughts.part(np.flatnonzero(shown))
        self.drawn = np.random.default_rng(request.seed)
        self.seconds, self.decisions = 0.0, 0
        self.curve: list[dict[str, Any]] = []
        request.out.mkdir(parents=True, exist_ok=True)

    def _check(self) -> None:
        own = {
            "game": self.game.name,
            "rules": self.game.edition.digest,
            "observation": self.game.observation_version,
        }
        other = [f"{name}: {self.by.get(name)} ≠ {value}" for name, value in own.items() if self.by.get(name) != value]
        if other:
            raise NotAvailable("error-thoughts", file=self.asked.thoughts.name, why=", ".join(other))

    def run(self) -> dict[str, Any]:
        """All passes; leaves weights, card and curve, and returns the card."""
        with only_writer(self.asked.out):
            self._note()
            for number in range(self.asked.passes):
                self._pass(number)
                self._note()
            return self.finish()

    def _pass(self, number: int) -> None:
        started = time.perf_counter()
        rows = self.drawn.permutation(len(self.learnt.counts))
        first, last = self.asked.rate
        for done, part in self._parts(self.learnt, rows):
            progress = (number + done / len(rows)) / self.asked.passes
            for group in self.optimiser.param_groups:
                group["lr"] = first + (last - first) * progress
            choice, outlook = self._errors(part)
            self.optimiser.zero_grad(set_to_none=True)
            (choice.mean() + self.asked.outlook * outlook.mean()).backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), self.asked.longest_step)
            self.optimiser.step()
        self.seconds += time.perf_counter() - started
        self.decisions += len(rows)

    def _parts(self, thoughts: Thoughts, rows: np.ndarray) -> Iterator[tuple[int, Thoughts]]:
        """Some rows at a time, with how many came before."""
        for first in range(0, len(rows), self.asked.part):
            yield first, thoughts.part(rows[first : first + self.asked.part])

    def _errors(self, part: Thoughts) -> tuple[Tensor, Tensor]:
        """How far the network is from what the search chose (a divergence) and from who won, decision by decision.

        Who won counts half, what the search said of it the other half: there are many decisions in a game, and but one
        end, which would be learnt by heart.
        """
        device = self.asked.device
        masks, chances = (torch.from_numpy(array).to(device) for array in part.choices(self.game.n_actions))
        seen = torch.from_numpy(part.seen).view(torch.bfloat16).to(device)
        ends = torch.from_numpy((part.shares + part.chances) / 2).to(device)
        with half(device):
            opinion = self.network(seen, masks)
        choice = (chances * (chances.clamp_min(NO_NUMBER).log() - opinion.logs)).sum(-1)
        empty = no_seat(torch.from_numpy(part.players).to(device), ends.shape[1])
        outlook = -(ends * opinion.outlook.masked_fill(empty, -1e9).log_softmax(-1)).sum(-1)
        return choice, outlook

    @torch.no_grad()
    def shown(self) -> dict[str, float]:
        """The errors in games that were not learnt from."""
        rows = np.arange(len(self.held_out.counts))
        parts = [torch.stack(self._errors(part), 1) for _, part in self._parts(self.held_out, rows)]
        if not parts:
            return {}
        choice, outlook = torch.cat(parts).mean(0).tolist()
        return {"choice_error": round(choice, 4), "outlook_error": round(outlook, 4)}

    def _note(self) -> None:
        """A point of the curve: against bots, drawing actions and taking the likeliest, and what was learnt."""
        point: dict[str, Any] = {"seconds": round(self.seconds, 1), "decisions": self.decisions, **self.shown()}
        name, other = ("house", HOUSE) if self.game.house else ("random", RANDOM)
        asked = self.asked
        for greedy in (False, True):
            told = judge(self.network, self.game, usual(self.game), other, asked.judged, asked.device, greedy)
            point[f"{name}_greedy" if greedy else name] = told["won"]
        self.curve.append(point)
        self.say(point)
        save_curve(asked.out, self.game, self.curve)

    def close(self) -> None:
        """Nothing is held open."""

    def finish(self) -> dict[str, Any]:
        """Save the weights as they are put into the package, and judge those."""
        asked = self.asked
        card = card_of(
            self.game,
            self.network,
            asked.told(),
            hardware=hardware(asked.device),
            seconds=round(self.seconds, 1),
            decisions=self.decisions,
            curve=self.curve,
            thoughts={**self.by, "decisions": len(self.learnt.counts), "held_out": len(self.held_out.counts)},
            earlier=self.earlier,
        )
        return finished(self.network, self.game, card, asked.out, asked.judged, asked.device)
