"""Searches and reviews that worker processes of the site do for this node, through the database.

As long as a worker lives that knows a game's rules, its work goes there. What nobody takes any more, because the last
worker is gone, or the database, or the queue is full, is done here after all: nobody waits for ever.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from openoutcry.bots import Thought
from openoutcry.bots.review import Question
from openoutcry.errors import OutcryError
from openoutcry.server.store import jobs
from openoutcry.server.store.jobs import DONE, REVIEW, SEARCH, WAITING, WORKING
from openoutcry.server.work.errands import (
    read_judgement,
    read_thought,
    review_question,
    search_question,
    skill_of,
)

log = logging.getLogger("openoutcry.server")
T = TypeVar("T")
EVERY_S = 1.0  # what news were missed, or who died, is noticed after this
MOST_BYTES = 65_536  # of one question


class Database(Protocol):
    """Where the queue is."""

    id: str  # this node's

    async def transact(self, job: Callable[[Any], T]) -> T:
        """Run a job as one transaction."""


@dataclass
class Asked:
    """A job, while somebody waits for it."""

    skill: str
    sent: bool = False
    answer: asyncio.Future[str | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Jobs:
    """What this node has asked for, and who there is to do it."""

    def __init__(self, database: Database, counters: Counter[str]) -> None:
        self._database, self._counters = database, counters
        self._asked: dict[str, Asked] = {}
        self._withdrawing: set[asyncio.Task[None]] = set()
        self._told = asyncio.Event()
        self._looked_at = 0.0
        self._skills: set[str] = set()
        self.workers, self.places, self.waiting, self.working = 0, 0, 0, 0  # of the whole site, a second ago

    async def search(self, owner: str, game: str, hidden: bytes, seat: int, seed: str, level: str) -> Thought | None:
        """A bot's decision; None where no worker makes it."""
        answer = await self._ask(SEARCH, owner, game, search_question(game, hidden, seat, seed, level))
        return None if answer is None else read_thought(answer)

    async def judge(self, owner: str, question: Question) -> dict[str, Any] | None:
        """One decision of a review; None where no worker makes it."""
        answer = await self._ask(REVIEW, owner, question.game, review_question(question))
        return None if answer is None else read_judgement(answer)

    async def _ask(self, kind: str, owner: str, game: str, question: str) -> str | None:
        skill = skill_of(game)
        if skill not in self._skills or len(question) > MOST_BYTES:
            return None
        asked, node, job = Asked(skill), self._database.id, jobs.new_job()
        self._asked[job] = asked
        try:
            asking = jobs.Job(job, node, kind, owner, skill, question)
            if not await self._database.transact(lambda t: jobs.ask(t, asking)):
                return None
            asked.sent = True
            self._counters["jobs_asked"] += 1
            return await asked.answer
        except OutcryError:  # the database is away
            return None
        finally:
            del self._asked[job]
            if not asked.answer.done() or asked.answer.cancelled():
                self._withdraw(job)

    def _withdraw(self, job: str) -> None:
        """Nobody wants it any more: whoever waited has gone, or does it here."""

        async def withdraw() -> None:
            try:
                await self._database.transact(lambda t: jobs.withdraw(t, job))
            except OutcryError:
                log.info("a job stays for the sweep", extra={"job": job})

        task = asyncio.ensure_future(withdraw())
        self._withdrawing.add(task)
        task.add_done_callback(self._withdrawing.discard)

    async def listed(self, most: int) -> list[dict[str, Any]]:
        """The queue of the whole site."""
        return await self._database.transact(lambda t: jobs.all_jobs(t, most))

    async def all_workers(self, most: int) -> list[dict[str, Any]]:
        """All workers of the site."""
        return await self._database.transact(lambda t: jobs.all_workers(t, most))

    # --- what comes back ---------------------------------------------------------------------------------

    def hear(self, node: str) -> None:
        """Something came of one of that node's jobs."""
        if node == self._database.id:
            self._told.set()

    async def watch(self) -> None:
        """Fetch what came of our jobs as it is told, and look now and then who works at all."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), EVERY_S)
            self._told.clear()
            try:
                await self._look()
                await self._collect()
            except Exception as away:  # the database, mostly: those who wait do it themselves
                log.warning("workers can't be reached", extra={"why": type(away).__name__})
                self._skills = set()
                self._give_up()

    async def _look(self) -> None:
        if time.monotonic() - self._looked_at < EVERY_S:
            return
        workers, states = await self._database.transact(jobs.overview)
        self._looked_at = time.monotonic()
        self._skills = {skill for worker in workers for skill in worker["skills"]}
        self.workers, self.places = len(workers), sum(worker["places"] for worker in workers)
        self.waiting, self.working = states.get(WAITING, 0), states.get(WORKING, 0)
        self._give_up()

    def _give_up(self) -> None:
        """What no living worker can do is done here."""
        for job, asked in list(self._asked.items()):
            if asked.skill not in self._skills and not asked.answer.done():
                asked.answer.set_result(None)
                self._counters["jobs_taken_back"] += 1
                self._withdraw(job)

    async def _collect(self) -> None:
        sent = {job for job, asked in self._asked.items() if asked.sent}
        if not self._asked:
            return
        ended, left = await self._database.transact(lambda t: jobs.collect(t, self._database.id))
        for job, (state, answer) in ended.items():
            if state != DONE:
                log.warning("a job failed", extra={"job": job, "why": answer})
                self._counters["jobs_failed"] += 1
            self._settle(job, answer if state == DONE else None)
        for job in sent - left - set(ended):  # swept away: this node was taken for dead
            self._settle(job, None)

    def _settle(self, job: str, answer: str | None) -> None:
        asked = self._asked.get(job)
        if asked is not None and not asked.answer.done():
            asked.answer.set_result(answer)
