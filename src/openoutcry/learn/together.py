"""Learning on several machines through Ray: every worker plays and learns a lesson of its own, then they agree.

All begin a lesson with the same weights and the same state of the optimiser; what the lesson made of both is averaged.
Some megabytes a worker and lesson are sent, whatever is played. A worker holds nothing but its tables: one that dies is
replaced, and the others' lesson counts.
"""

import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from openoutcry.errors import BadOption, NotAvailable
from openoutcry.learn.training import Asked, Say, State, Training, silent

MOST_WORKERS = 1024
MOST_DEATHS = 3  # lessons in a row that nobody finished: it is no accident then
APART = 1_000_003  # between the seeds of two workers: they play other games, and draw other actions


class Worker:
    """On one of the machines: tables of its own, and the network as it was last told."""

    def __init__(self, asked: Asked, number: int, lessons: int) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="outcry-train-")
        seed = asked.seed + APART * (number + 1) + lessons  # who goes on meets other games than before
        self._training = Training(replace(asked, out=Path(self._folder.name), start=None, seed=seed))

    def lesson(self, state: State, formers: Sequence[State], progress: float) -> tuple[State, dict[str, float]]:
        """One lesson from this state on: what it made of it, and what it looked like from inside."""
        own = self._training
        own.take(state)
        own.learn_once(formers, progress)
        return _on_cpu(own.state()), {"playing": own.playing, **own.inside}


def agreed(states: Sequence[State]) -> State:
    """The mean of what lessons made of the same beginning: weights, and the optimiser's memory of its steps."""
    return {name: _mean([state[name] for state in states]) for name in states[0]}


def _mean(held: Sequence[Any]) -> Any:
    first = held[0]
    if isinstance(first, torch.Tensor):
        return torch.stack([each.float() for each in held]).mean(0).to(first.dtype)
    if isinstance(first, dict):
        return {name: _mean([each[name] for each in held]) for name in first}
    return first  # settings, which are the same everywhere


class TrainingTogether(Training):
    """A training whose lessons are given by workers of a Ray cluster; without an address the one at hand, or here."""

    def __init__(self, request: Asked, address: str = "", say: Say = silent) -> None:
        if not 1 <= request.workers <= MOST_WORKERS:
            raise BadOption("workers", request.workers, f"1–{MOST_WORKERS}")
        self._ray, self._started_here = _ray_at(address)
        self._deaths, self._formers = 0, None
        super().__init__(request, say)

    def _sit_down(self) -> None:
        """Who only averages plays at no table."""
        self._workers = [self._hire(number) for number in range(self.asked.workers)]

    def _hire(self, number: int) -> Any:
        needs = {"num_gpus": 1} if self.asked.device == "cuda" else {"num_cpus": 1}
        return self._ray.remote(**needs)(Worker).remote(self.asked, number, self.lessons)

    def learn_once(self, formers: Sequence[State] | None, progress: float) -> None:
        started = time.perf_counter()
        state = self._ray.put(_on_cpu(self.state()))
        if formers is not None or self._formers is None:  # who comes in later has to have them too
            self._formers = self._ray.put([_on_cpu(each) for each in formers or ()])
        asked = [worker.lesson.remote(state, self._formers, progress) for worker in self._workers]
        done = [found for number, each in enumerate(asked) if (found := self._finished(number, each)) is not None]
        self._deaths = 0 if done else self._deaths + 1
        if self._deaths == MOST_DEATHS:
            raise NotAvailable("error-arena-workers")
        if done:
            self.take(agreed([state for state, _ in done]))
            self.inside = {name: round(sum(seen[name] for _, seen in done) / len(done), 4) for name in done[0][1]}
        self.decisions += self.asked.recipe.steps * self.asked.tables * len(done)
        self.seconds += time.perf_counter() - started
        self.lessons += 1

    def _finished(self, number: int, lesson: Any) -> tuple[State, dict[str, float]] | None:
        """What a worker made of its lesson; None, and another in its place, if it died."""
        try:
            state, inside = self._ray.get(lesson)
        except self._ray.exceptions.RayActorError:
            self._workers[number] = self._hire(number)
            return None
        return state, inside

    def close(self) -> None:
        """Let the workers go, and Ray where it was started for this."""
        for worker in self._workers:
            self._ray.kill(worker)
        if self._started_here:
            self._ray.shutdown()


def _on_cpu(held: Any) -> Any:
    """The same where every machine can read it."""
    if isinstance(held, torch.Tensor):
        return held.detach().cpu()
    if isinstance(held, dict):
        return {name: _on_cpu(each) for name, each in held.items()}
    return held


def _ray_at(address: str) -> tuple[Any, bool]:
    """Ray, and whether it was started for this."""
    try:
        import ray
    except ImportError as missing:
        raise NotAvailable("error-no-ray") from missing
    if ray.is_initialized():
        return ray, False
    try:
        # A cluster has its own dashboard, or none; one that is started for this needs none.
        ray.init(**({"address": address} if address else {"include_dashboard": False}), log_to_driver=False)
    except (ConnectionError, ValueError) as wrong:
        raise BadOption("ray", address, "HOST:PORT, auto") from wrong
    return ray, True
