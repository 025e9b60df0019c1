"""Games as tasks: here, on processes of this machine, or on Ray. Whatever dies, the games played stay."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from openoutcry.arena.folder import opened, usual_folder
from openoutcry.arena.playing import Row, play_task, prepare, tasks
from openoutcry.arena.results import summarise, written
from openoutcry.arena.schedule import Seating, Tournament, seatings
from openoutcry.errors import BadOption, NotAvailable
from openoutcry.report.tournament import tournament_page
from openoutcry.workers import MOST_WORKERS, new_pool, stop_at_once

MOST_DEATHS = 3  # workers that die one after another without a game ended: it is no accident then

Progress = Callable[[int, int], None]  # games played, games in all


def play(
    tournament: Tournament,
    out: str | Path | None = None,
    workers: int = 0,
    ray: bool = False,
    progress: Progress | None = None,
    language: str | None = None,
) -> dict[str, Any]:
    """Play what is left of a tournament, write the results into its folder, and return them."""
    if isinstance(workers, bool) or not isinstance(workers, int) or not 0 <= workers <= MOST_WORKERS:
        raise BadOption("workers", workers, f"0–{MOST_WORKERS}")
    planned = list(seatings(tournament))
    with opened(Path(out) if out else usual_folder(tournament), tournament, planned) as folder:
        left = [seating for seating in planned if seating.number not in folder.rows]
        tell = progress or (lambda done, total: None)
        done = len(planned) - len(left)
        tell(done, len(planned))
        if left:
            prepare(tournament, left)
            for rows in _run(tournament, tasks(left), workers or os.cpu_count() or 1, ray):
                folder.append(rows)
                done += len(rows)
                tell(done, len(planned))
        results = summarise(tournament, [folder.rows[seating.number] for seating in planned])
        folder.write("results.json", written(results))
        folder.write("index.html", tournament_page(results, language))
    return results


def _run(tournament: Tournament, waiting: list[list[Seating]], workers: int, ray: bool) -> Iterator[list[Row]]:
    if ray:
        return on_ray(tournament, waiting)
    if workers == 1 or len(waiting) == 1:
        return (play_task(tournament, task) for task in waiting)
    return on_processes(tournament, waiting, min(workers, len(waiting)))


def on_processes(tournament: Tournament, todo: Sequence[Sequence[Seating]], workers: int) -> Iterator[list[Row]]:
    """All cores of this machine. A pool that lost a worker is replaced, and its games are played again."""
    waiting = deque(todo)
    deaths = 0
    while waiting:
        pool = new_pool(workers)
        flying: dict[Future[list[Row]], Sequence[Seating]] = {}
        try:
            while waiting or flying:
                while waiting and len(flying) < 2 * workers:
                    future = pool.submit(play_task, tournament, waiting[0])
                    flying[future] = waiting.popleft()
                for future in wait(flying, return_when=FIRST_COMPLETED).done:
                    rows = future.result()
                    del flying[future]
                    deaths = 0
                    yield rows
        except BrokenProcessPool as died:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise NotAvailable("error-arena-workers") from died
            waiting.extendleft(flying.values())
        finally:
            stop_at_once(pool)


def on_ray(tournament: Tournament, todo: Sequence[Sequence[Seating]]) -> Iterator[list[Row]]:
    """The machines of a Ray cluster, or this one if there is none. Ray itself repeats what a dead worker was at."""
    try:
        import ray
    except ImportError as missing:
        raise NotAvailable("error-no-ray") from missing
    own = not ray.is_initialized()
    if own:
        ray.init(log_to_driver=False, include_dashboard=False)
    remote = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_task)
    shared = ray.put(tournament)
    waiting = deque(todo)
    flying: list[Any] = []
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while waiting or flying:
            while waiting and len(flying) < most:
                flying.append(remote.remote(shared, waiting.popleft()))
            done, flying = ray.wait(flying)
            yield from ray.get(done)
    finally:
        for task in flying:
            ray.cancel(task, force=True)
        if own:
            ray.shutdown()
