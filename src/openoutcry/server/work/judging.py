"""Reviews in the making: whose decision is judged next.

Those who look come before those who left, in turn, one decision each; of one guest's reviews the one looked at last is
judged, and in it first the seats that the guest asked for. All answers are kept as they come, in that order.
"""

import asyncio
import itertools
import os
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from openoutcry.bots.review import Question, Review, judge
from openoutcry.server.errors import Busy
from openoutcry.server.work.brains import Away
from openoutcry.server.work.pace import Pace
from openoutcry.table import Log
from openoutcry.workers import new_pool, stop_at_once

MOST = 64  # reviews in the making
LOOKING_S = 10.0  # who has asked within this time still looks
LEVEL: str | None = None  # who judges; None: who usually judges the game


class Making:
    """One review, as far as it has come."""

    def __init__(self, owner: str, log: Log) -> None:
        self.owner, self.log = owner, log
        self.seats: Sequence[int] = ()  # judged first
        self.looked_at = time.monotonic()
        self.review: Review | None = None
        self.answers: list[dict[str, Any]] = []  # as they came
        self.at_work = 0  # decisions that are being judged, or the match that is being laid out
        self.begun: dict[int, float] = {}  # when those decisions were, by their numbers
        self.ended: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._left: list[Question] = []

    @property
    def of(self) -> int:
        return len(self.review.questions) if self.review else 0

    @property
    def left(self) -> int:
        """Decisions that are not judged yet, as far as it is known how many there are."""
        return self.of - len(self.answers)

    @property
    def at_work_s(self) -> list[float]:
        """How long each decision that is being judged is at work already."""
        now = time.monotonic()
        return [now - begun for begun in self.begun.values()]

    @property
    def waits(self) -> bool:
        """Is there something to do that nobody does?"""
        return not self.ended.done() and (bool(self._left) if self.review else not self.at_work)

    @property
    def failed(self) -> bool:
        return self.ended.done() and not self.ended.cancelled() and self.ended.exception() is not None

    def look(self, seats: Sequence[int]) -> None:
        """Somebody looks at it, who wants to see these seats first."""
        self.looked_at, self.seats = time.monotonic(), seats

    def begin(self, review: Review) -> None:
        self.review, self._left = review, list(review.questions)
        self._end_if_done()

    def take(self) -> Question:
        """The next decision, in the order of the game, of the seats that are wanted."""
        wanted = next((question for question in self._left if question.seat in self.seats), self._left[0])
        self._left.remove(wanted)
        return wanted

    def note(self, answer: dict[str, Any]) -> None:
        assert self.review is not None
        self.review.note(answer)
        self.answers.append(answer)
        self._end_if_done()

    def fail(self, why: BaseException) -> None:
        if not self.ended.done():
            self.ended.set_exception(why)

    def _end_if_done(self) -> None:
        assert self.review is not None
        if not self.ended.done() and self.review.judged == self.of:
            self.ended.set_result(self.review.as_json())


class Judges:
    """Workers who let everybody's moves come first, and the reviews they are at."""

    def __init__(self, processes: int, away: Away | None = None) -> None:
        self._away = away
        self._threads_only = processes == 0
        self._places = 2 if self._threads_only else max(1, min(4, os.cpu_count() or 1))
        self._laying_out = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._pool: Executor | None = None
        self._makings: list[Making] = []
        self._served: dict[str, int] = {}
        self._turns = itertools.count(1)
        self._workers: set[asyncio.Task[None]] = set()
        self._at_work = 0
        self._paces: dict[str, Pace] = {}

    @property
    def waiting(self) -> int:
        return sum(not making.at_work for making in self._makings)

    @property
    def working(self) -> int:
        return len(self._makings) - self.waiting

    def review(self, owner: str, log: Log) -> Making:
        """Take a match in. Its `ended` has the review in the end, or why there is none."""
        if len(self._makings) >= MOST:
            raise Busy()
        making = Making(owner, log)
        making.ended.add_done_callback(lambda ended: self._forget(making))
        self._makings.append(making)
        self._call_workers()
        return making

    def beside(self, making: Making) -> int:
        """How many other guests look at reviews of theirs, which are judged in turn with this one."""
        return len({other.owner for other in self._makings if self._is_looked_at(other)} - {making.owner})

    def left_s(self, making: Making) -> float | None:
        """About how long it will take, as things are now; None where nobody can tell yet.

        Guests take turns, and one who looks at several reviews divides turns among them; each goes on only as long as
        there is something left of it. It is no less than what is at work is late already: that may take as long again.
        """
        pace_s = self._pace_s(making)
        if making.review is None or pace_s is None:
            return None
        if not making.left:
            return 0.0
        looked_at = [other for other in self._makings if other is not making and self._is_looked_at(other)]
        turns, work_s = making.left, making.left * pace_s
        owners: dict[str, list[Making]] = {}
        for other in looked_at:
            owners.setdefault(other.owner, []).append(other)
        for other in owners.pop(making.owner, []):
            shared = min(making.left, self._left_of(other, making))
            turns, work_s = turns + shared, work_s + shared * (self._pace_s(other) or pace_s)
        for theirs in owners.values():
            lefts = [self._left_of(other, making) for other in theirs]
            whole_s = sum(left * (self._pace_s(other) or pace_s) for left, other in zip(lefts, theirs, strict=True))
            work_s += min(turns, sum(lefts)) * whole_s / max(sum(lefts), 1)
        late_s = max((so_far for so_far in making.at_work_s if so_far > pace_s), default=0.0)
        return max(work_s / self._at_once, pace_s, late_s)

    @staticmethod
    def _left_of(other: Making, making: Making) -> int:
        """What is left of another review; one that is not laid out yet is taken to be as long as this."""
        return other.left if other.review is not None else making.left

    def _pace_s(self, making: Making) -> float | None:
        game = making.log.game
        at_work = (so_far for each in self._makings if each.log.game == game for so_far in each.at_work_s)
        return self.pace_of(game).seconds(at_work)

    def pace_of(self, game: str) -> Pace:
        """How long its decisions take."""
        if game not in self._paces:
            self._paces[game] = Pace(self._at_once)
        return self._paces[game]

    @property
    def _at_once(self) -> int:
        return max(self._places, self._away.places if self._away else 0)

    # --- whose turn it is ------------------------------------------------------------------------------

    def _is_looked_at(self, making: Making) -> bool:
        return time.monotonic() - making.looked_at < LOOKING_S

    def _rank(self, making: Making) -> tuple[bool, int, float]:
        return not self._is_looked_at(making), self._served.get(making.owner, 0), -making.looked_at

    def _next(self) -> Making | None:
        found = min((making for making in self._makings if making.waits), key=self._rank, default=None)
        if found is not None:
            self._served[found.owner] = next(self._turns)
        return found

    def _forget(self, making: Making) -> None:
        self._makings.remove(making)
        if not any(other.owner == making.owner for other in self._makings):
            self._served.pop(making.owner, None)

    # --- the work ----------------------------------------------------------------------------------------

    def _call_workers(self) -> None:
        """As many as there are places; who finds nothing to do goes again."""
        while self._at_work < self._at_once:
            self._at_work += 1
            worker = asyncio.ensure_future(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    async def _work(self) -> None:
        try:
            await self._go_through()
        finally:
            self._at_work -= 1  # here, and not when the task is forgotten: who comes in between would wait for nobody

    async def _go_through(self) -> None:
        while (making := self._next()) is not None:
            making.at_work += 1
            try:
                await self._go_on(making)
            except Exception as broken:
                if isinstance(broken, BrokenProcessPool):
                    self._pool = None  # a worker was killed: the next review gets new ones
                making.fail(broken)
            finally:
                making.at_work -= 1

    async def _go_on(self, making: Making) -> None:
        loop = asyncio.get_running_loop()
        if making.review is None:
            making.begin(await loop.run_in_executor(self._laying_out, Review, making.log, LEVEL))
            self._call_workers()
            return
        started = time.monotonic()
        question = making.take()
        making.begun[question.number] = started
        try:
            judged = await self._away.judge(making.owner, question) if self._away else None
            if judged is None:
                judged = await loop.run_in_executor(self._judges(), judge, question)
        finally:
            del making.begun[question.number]
        making.note(judged)
        self.pace_of(making.log.game).note(time.monotonic() - started)

    def _judges(self) -> Executor:
        if self._pool is None:
            places = self._places
            self._paces.clear()  # new processes load everything anew
            self._pool = ThreadPoolExecutor(places) if self._threads_only else new_pool(places, yielding=True)
        return self._pool

    async def close(self) -> None:
        """Nobody waits for the rest of a review: a server that stops is not held up by it."""
        for worker in list(self._workers):
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for making in list(self._makings):
            making.ended.cancel()
        self._laying_out.shutdown(wait=False, cancel_futures=True)
        if isinstance(self._pool, ThreadPoolExecutor):
            self._pool.shutdown(wait=False, cancel_futures=True)
        elif self._pool is not None:
            stop_at_once(self._pool)  # type: ignore[arg-type]
        self._pool = None
