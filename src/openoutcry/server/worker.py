"""A worker: a process that does searches and reviews for all nodes of a site, in as many processes as it has places.

It takes jobs from the database one by one, keeps its lease, and gives back what it can't finish. With more than one
place, one is kept for searches: somebody's game waits for them.
"""

import asyncio
import contextlib
import logging
import os
import signal
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from openoutcry.bots import LONGEST_THOUGHT
from openoutcry.language import text
from openoutcry.server.bus import WORKERS_HEAR
from openoutcry.server.errors import Busy
from openoutcry.server.hall.games import load_search
from openoutcry.server.settings import Settings
from openoutcry.server.store import jobs
from openoutcry.server.store.connections import Connections
from openoutcry.server.store.jobs import DONE, FAILED, REVIEW, SEARCH
from openoutcry.server.work.errands import do, skill_of
from openoutcry.server.work.workers import Threads
from openoutcry.workers import new_pool, stop_at_once

log = logging.getLogger("openoutcry.server")
T = TypeVar("T")
LOOK_S = 1.0  # a call that was missed is made up for after this
AGAIN_S = 0.5  # while the database is away
LONGEST_S = LONGEST_THOUGHT + 60  # of one job; then its process is ended
UNWANTED_S = 5.0  # what nobody wants any more may still end by itself within this: a new process costs as much
STOPPING_S = 5.0


class Desk(Connections):
    """A worker's way to the database."""

    channel = WORKERS_HEAR


class Worker:
    """All places of one process, and its lease."""

    def __init__(self, settings: Settings, places: int, games: Sequence[str]) -> None:
        self._games = games
        self._desk = Desk(settings.database, settings.redis)
        self._lease_ms = round(settings.lease_s * 1000)
        self._places = places
        self._name = f"{socket.gethostname()}:{os.getpid()}"
        self._skills: list[str] = []
        self._compiling = Threads(1, "compiling")
        self._done = 0
        self._called = asyncio.Event()
        self._stopping = asyncio.Event()
        self._at: dict[str, asyncio.Event] = {}  # jobs under way; set where one is wanted no more

    def stop(self) -> None:
        """Take nothing more."""
        self._stopping.set()
        self._called.set()

    async def run(self) -> None:
        """Work until told to stop."""
        self._desk.open()
        self._desk.id = await self._desk.transact(self._join)
        self._listen()
        beating = asyncio.create_task(self._beat())
        learning = asyncio.create_task(self._learn())
        kinds = [(SEARCH,) if place == 0 < self._places - 1 else (SEARCH, REVIEW) for place in range(self._places)]
        working = [asyncio.create_task(self._work(each)) for each in kinds]
        print(text("server-working", places=self._places), flush=True)
        await self._stopping.wait()
        await asyncio.wait(working, timeout=STOPPING_S)
        for task in (beating, learning, *working):
            task.cancel()
        await asyncio.gather(beating, learning, *working, return_exceptions=True)
        with contextlib.suppress(Busy):  # then the lease runs out
            await self._desk.transact(lambda t: jobs.leave(t, self._desk.id))
        self._compiling.close()
        self._desk.close()

    def _join(self, t: Any) -> str:
        return jobs.join(t, self._name, self._places, self._lease_ms)

    def _listen(self) -> None:
        loop = asyncio.get_running_loop()

        def hear(news: dict[str, Any] | None) -> None:
            loop.call_soon_threadsafe(self._called.set)

        self._desk.listen(hear)

    async def _learn(self) -> None:
        """Compile and load what searches need, game by game; then jobs about it can be taken."""
        for game in self._games:
            try:
                await self._compiling.do(load_search, game)
            except Exception:
                log.exception("rules not ready", extra={"game": game})
                continue
            self._skills.append(skill_of(game))
            with contextlib.suppress(Busy):
                await self._renew()
            self._called.set()

    # --- the lease -------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._lease_ms / 3000)
            with contextlib.suppress(Busy):
                await self._renew()
                await self._desk.transact(jobs.sweep)

    async def _renew(self) -> None:
        """Go on; one that stood still for too long begins anew, as another worker."""
        worker, skills = self._desk.id, list(self._skills)
        wanted = await self._desk.transact(lambda t: jobs.renew(t, worker, skills, self._done, self._lease_ms))
        if wanted is None:
            self._desk.id = await self._desk.transact(self._join)
        for job, unwanted in self._at.items():
            if job not in (wanted or ()):
                unwanted.set()

    # --- the work --------------------------------------------------------------------------------------

    async def _work(self, kinds: tuple[str, ...]) -> None:
        """One place: a process of its own, one job after the other."""
        pool = new_pool(1, yielding=True)
        try:
            while not self._stopping.is_set():
                self._called.clear()
                worker, skills = self._desk.id, list(self._skills)
                job = await self._surely(partial(jobs.take, worker=worker, skills=skills, kinds=kinds))
                if job is not None:
                    self._called.set()  # there may be more, and this place has heard the call
                    pool = await self._do(pool, worker, job)
                else:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._called.wait(), LOOK_S)
        finally:
            stop_at_once(pool)

    async def _do(self, pool: ProcessPoolExecutor, worker: str, job: Any) -> ProcessPoolExecutor:
        """One job; the pool for the next."""
        unwanted = self._at[job["id"]] = asyncio.Event()
        doing = asyncio.get_running_loop().run_in_executor(pool, do, job["kind"], job["question"])
        try:
            state, answer = DONE, await _patiently(doing, unwanted)
        except BrokenProcessPool:
            await self._surely(lambda t: jobs.give_back(t, worker, job["id"]))
            return new_pool(1, yielding=True)
        except TimeoutError:
            stop_at_once(pool)
            pool = new_pool(1, yielding=True)
            state, answer = FAILED, "took too long"
        except Exception as broken:
            log.exception("a job failed", extra={"job": job["id"], "kind": job["kind"]})
            state, answer = FAILED, type(broken).__name__
        finally:
            del self._at[job["id"]]
        self._done += await self._surely(lambda t: jobs.finish(t, worker, job["id"], state, answer))
        return pool

    async def _surely(self, transaction: Callable[[Any], T]) -> T:
        """As soon as the database is there."""
        while True:
            try:
                return await self._desk.transact(transaction)
            except Busy:
                await asyncio.sleep(AGAIN_S)


async def _patiently(doing: asyncio.Future[str], unwanted: asyncio.Event) -> str:
    """What comes of it, unless it takes too long, or goes on too long after nobody wants it."""
    given_up: asyncio.Future[Any] = asyncio.ensure_future(unwanted.wait())
    try:
        await asyncio.wait([doing, given_up], timeout=LONGEST_S, return_when=asyncio.FIRST_COMPLETED)
        return await asyncio.wait_for(doing, UNWANTED_S)
    finally:
        given_up.cancel()


async def _run(settings: Settings, places: int, games: Sequence[str]) -> None:
    worker = Worker(settings, places, games)
    for each in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(each, worker.stop)
    await worker.run()


def run(settings: Settings, places: int, games: Sequence[str]) -> None:
    """Work until stopped by a signal."""
    asyncio.run(_run(settings, places, games))
