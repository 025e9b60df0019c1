"""The training: play, learn, now and then judge; go on where an earlier one stopped."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import torch

from openoutcry.bots.network import Written, as_written
from openoutcry.errors import NotAvailable
from openoutcry.folders import only_writer, whole
from openoutcry.games import load_game
from openoutcry.kernel.contract import Game
from openoutcry.learn.company import FORMER, FORMERS, HOUSE, RANDOM, Company, Rivals
from openoutcry.learn.judge import judge
from openoutcry.learn.lesson import Recipe, learn
from openoutcry.learn.network import Network, new_network
from openoutcry.learn.rollout import Rollout
from openoutcry.learn.saving import (
    CHECKPOINT,
    WEIGHTS,
    card_of,
    earlier_card,
    hardware,
    load_weights,
    network_from,
    save_curve,
    save_weights,
)
from openoutcry.learn.sight import FULL
from openoutcry.learn.tables import Tables, make_tables
from openoutcry.learn.variants import Variant, every, mixed, usual

KEEP_EVERY = 40  # lessons between two former selves that are kept
NEW_FORMERS = 8  # lessons the same former selves play for
MOST_FORMERS = 24
AGAINST_HOUSE = "house"
ON_GPU = {"tables": 16384, "judged": 4096}
ON_CPU = {"tables": 256, "judged": 256}
KEPT_AS = {"cuda": "bfloat16", "cpu": FULL}  # observations, where nothing else is asked for
SMALL = Recipe(steps=32, part=2048)  # on a CPU

State = dict[str, Any]  # weights by name, or all that a lesson changes
Say = Callable[[dict[str, Any]], None]


def silent(point: dict[str, Any]) -> None:
    """Nobody wants to hear of a point of the curve."""


@dataclass
class Asked:
    """What to train, and for how long."""

    game: str
    out: Path
    minutes: float = 5.0
    device: str = "cpu"
    tables: int = 0  # by default as many as suit the device
    judged: int = 0
    every: float = 60.0  # seconds of learning between judgements
    seed: int = 0
    width: int | None = None
    start: Path | None = None  # weights to begin with
    against: str = ""  # learn to beat this alone: house, or the weights in a file
    observations: str = ""  # how they are kept, by default as suits the device: one of `sight`'s forms
    recipe: Recipe = field(default_factory=Recipe)
    workers: int = 0  # that learn together through Ray, each at so many tables; 0: here alone

    def __post_init__(self) -> None:
        usual_sizes = ON_GPU if self.device == "cuda" else ON_CPU
        self.tables = self.tables or usual_sizes["tables"]
        self.judged = self.judged or usual_sizes["judged"]
        self.observations = self.observations or KEPT_AS[self.device]
        if self.device != "cuda" and self.recipe == Recipe():
            self.recipe = SMALL

    def told(self) -> dict[str, Any]:
        held = asdict(self)
        del held["out"], held["start"]
        held["against"] = Path(self.against).name
        return held


class Training:
    """All that changes while a network learns."""

    def __init__(self, request: Asked, say: Say = silent) -> None:
        torch.manual_seed(request.seed)
        torch.set_float32_matmul_precision("high")
        self.asked, self.say, self.game = request, say, load_game(request.game)
        self.drawn = random.Random(request.seed)
        self.rival = self._find_rival()
        self.network = new_network(self.game, request.width).to(request.device)
        self.earlier: dict[str, Any] | None = None  # the card of the weights it began with
        if request.start is not None:
            load_weights(request.start, self.network, self.game)
            self.earlier = earlier_card(request.start)
        self.optimiser = torch.optim.Adam(
            self.network.parameters(), request.recipe.rate[0], eps=1e-5, fused=request.device == "cuda"
        )
        self.seconds, self.decisions, self.lessons = 0.0, 0, 0
        self.curve: list[dict[str, Any]] = []
        self.playing, self.inside = 0.0, dict[str, float]()  # of the last lesson
        self.pool = [self._copy()]
        request.out.mkdir(parents=True, exist_ok=True)
        self._resume()
        self._sit_down()

    def _find_rival(self) -> Network | None:
        """The network that is to be beaten, if it is one."""
        if not self.asked.against or self.asked.against == AGAINST_HOUSE:
            return None
        return network_from(Path(self.asked.against), self.game).to(self.asked.device)

    def _company(self, players: list[int], kinds: int) -> Company | Rivals:
        asked, game = self.asked, self.game
        if asked.against:
            return Rivals(np.array(players), HOUSE if self.rival is None else FORMER)
        return Company(np.array(players), game.house is not None, kinds, asked.seed)

    def _sit_down(self) -> None:
        asked, game = self.asked, self.game
        variants = mixed(game)
        players = [variants[i % len(variants)].players for i in range(asked.tables)]
        company = self._company(players, len(variants))
        seed = f"{asked.seed} {self.lessons}"  # one that goes on meets other games than before
        sitters, kept = company.sitters, {"first_bot": company.first_bot, "observations": asked.observations}
        self.tables: Tables = make_tables(asked.device, game, variants, asked.tables, sitters, seed, **kept)
        self.tables.reset()
        self.rollout = Rollout(self.tables, asked.recipe.steps, game.edition.most_players, fixed=bool(asked.against))
        formers = [self.rival or new_network(game, asked.width).to(asked.device) for _ in company.stretches]
        self.formers = list(zip(formers, company.stretches, strict=True))

    def run(self) -> dict[str, Any]:
        """Learn until the time is over; leaves weights, card, curve and checkpoint, and returns the card."""
        with only_writer(self.asked.out):
            if self._kept() != self._met:  # somebody went on from there in the meantime
                raise NotAvailable("error-folder-busy", folder=self.asked.out)
            return self._run()

    def _run(self) -> dict[str, Any]:
        end = 60 * self.asked.minutes
        next_judged = self.seconds
        while self.seconds < end:
            if self.seconds >= next_judged:
                self._note()
                next_judged = self.seconds + self.asked.every
            self._lesson(self.seconds / end)
        self._note()
        return self.finish()

    def _lesson(self, progress: float) -> None:
        if self.lessons % KEEP_EVERY == 0:
            self.pool.append(self._copy())
            if len(self.pool) > MOST_FORMERS:
                del self.pool[self.drawn.randrange(len(self.pool) - 1)]
        anew = self.lessons % NEW_FORMERS == 0 and not self.asked.against
        self.learn_once([self.drawn.choice(self.pool) for _ in range(FORMERS)] if anew else None, progress)

    def learn_once(self, formers: Sequence[State] | None, progress: float) -> None:
        """Play some steps and learn from them; with other former selves from now on, if some are given."""
        started = time.perf_counter()
        for (network, _), weights in zip(self.formers, formers or (), strict=False):
            network.load_state_dict(weights)
        recipe = self.asked.recipe
        self.rollout.play(self.network, self.formers, (recipe.decay, recipe.foresight))
        if self.asked.device == "cuda":
            torch.cuda.synchronize()
        self.playing = time.perf_counter() - started
        self.inside = learn(self.network, self.optimiser, self.rollout, recipe, progress)
        self.seconds += time.perf_counter() - started
        self.decisions += recipe.steps * self.asked.tables
        self.lessons += 1

    def state(self) -> State:
        """All that a lesson changes."""
        return {"network": self.network.state_dict(), "optimiser": self.optimiser.state_dict()}

    def take(self, state: State) -> None:
        """Go on from there."""
        self.network.load_state_dict(state["network"])
        self.optimiser.load_state_dict(state["optimiser"])

    def _copy(self) -> State:
        return {name: weights.detach().clone() for name, weights in self.network.state_dict().items()}

    def _note(self) -> None:
        """A point of the curve: against bots, drawing actions and taking the likeliest."""
        point: dict[str, Any] = {"seconds": round(self.seconds, 1), "decisions": self.decisions}
        if self.inside:
            point |= {"playing": round(self.playing, 3), **self.inside}
        others = {"house": HOUSE} if self.game.house else {"random": RANDOM}
        if self.rival is not None:
            others["rival"] = FORMER
        for name, other in others.items():
            for greedy in (False, True):
                told = self._judged(usual(self.game), other, self.asked.judged, greedy)
                point[f"{name}_greedy" if greedy else name] = told["won"]
        self.curve.append(point)
        self.say(point)
        self._save()
        save_weights(self.asked.out, self.network, self.game, self._card())

    def _judged(self, variant: Variant, other: int, games: int, greedy: bool) -> dict[str, Any]:
        rival = self.rival if other == FORMER else None
        return judge(self.network, self.game, variant, other, games, self.asked.device, greedy, rival=rival)

    def _save(self) -> None:
        held = {
            **self.state(),
            "of": self._of(),
            "earlier": self.earlier,
            "pool": self.pool,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "lessons": self.lessons,
            "curve": self.curve,
        }
        with whole(self.asked.out / CHECKPOINT) as out:
            torch.save(held, out)
        self._met = self._kept()
        save_curve(self.asked.out, self.game, self.curve)

    def _kept(self) -> Written | None:
        """Which checkpoint is there."""
        file = self.asked.out / CHECKPOINT
        return as_written(file) if file.exists() else None

    def _resume(self) -> None:
        file, self._met = self.asked.out / CHECKPOINT, self._kept()
        if self._met is None:
            return
        try:
            held = torch.load(file, map_location=self.asked.device, weights_only=True)
            of, own = held.get("of", {}), self._of()
            if other := [f"{name}: {told} ≠ {own.get(name)}" for name, told in of.items() if told != own.get(name)]:
                raise ValueError(", ".join(other))
            self.take(held)
            self.pool, self.curve, self.earlier = held["pool"], held["curve"], held.get("earlier", self.earlier)
            self.seconds, self.decisions, self.lessons = held["seconds"], held["decisions"], held["lessons"]
        except (OSError, EOFError, UnpicklingError, RuntimeError, ValueError, KeyError, AttributeError) as wrong:
            raise NotAvailable("error-checkpoint", file=file, why=str(wrong)) from wrong

    def _of(self) -> dict[str, Any]:
        """What a training that goes on must not change; how long and how it learns may."""
        return {
            "game": self.game.name,
            "rules": self.game.edition.digest,
            "observation": self.game.observation_version,
            "against": self.asked.told()["against"],
        }

    def _card(self) -> dict[str, Any]:
        return card_of(
            self.game,
            self.network,
            self.asked.told(),
            hardware=hardware(self.asked.device),
            seconds=round(self.seconds, 1),
            decisions=self.decisions,
            curve=self.curve,
            **({} if self.earlier is None else {"earlier": self.earlier}),
        )

    def close(self) -> None:
        """Nothing is held open."""

    def finish(self) -> dict[str, Any]:
        """Save the weights as they are put into the package, and judge those."""
        asked = self.asked
        return finished(self.network, self.game, self._card(), asked.out, asked.judged, asked.device, self.rival)


def finished(
    network: Network,
    game: Game,
    card: dict[str, Any],
    out: Path,
    games: int,
    device: str,
    rival: Network | None = None,
) -> dict[str, Any]:
    """Save the weights as they are put into the package, judge those, and return the card with that."""
    save_weights(out, network, game, card)
    load_weights(out / WEIGHTS, network, game)
    card["judged"] = judged_all(network, game.name, games, device, rival)
    save_weights(out, network, game, card)
    return card


def judged_all(
    network: Network, name: str, games: int, device: str, rival: Network | None = None
) -> list[dict[str, Any]]:
    """One against house bots (random ones where there is no house), or against a rival, for every number of players."""
    game = load_game(name)
    against, other = ("house", HOUSE) if game.house else ("random", RANDOM)
    if rival is not None:
        against, other = "rival", FORMER
    kinds = [usual(game)] + [v for v in every(game) if v.players != usual(game).players and _plain(game.name, v)]
    told = []
    for variant in kinds:
        for greedy in (True, False):
            found = judge(network, game, variant, other, games, device, greedy, rival=rival)
            told.append({"against": against, "greedy": greedy, **found})
    return told


def _plain(game: str, variant: Variant) -> bool:
    """Played with the edition's options."""
    defaults = load_game(game).edition.defaults()
    return all(defaults[name] == value for name, value in variant.options.items())
