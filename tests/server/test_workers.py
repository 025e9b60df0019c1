"""Workers of a site: what nodes ask for is done once, fairly, by whoever lives; by the node itself if nobody does."""

import asyncio
import json
import signal
import threading
from collections import Counter

import pytest

from openoutcry import Table, load_game
from openoutcry.bots import think
from openoutcry.bots.review import review
from openoutcry.server import admin
from openoutcry.server.addresses import LOOPBACK, networks
from openoutcry.server.settings import Settings
from openoutcry.server.store import jobs
from openoutcry.server.store.connections import Connections
from openoutcry.server.store.jobs import DONE, FAILED, REVIEW, SEARCH
from openoutcry.server.store.postgresql import PostgresStore
from openoutcry.server.work import errands
from openoutcry.server.work.jobs import Jobs
from openoutcry.server.worker import Worker
from tests.server.people import PATIENCE_S, Site, awaited, play_out, play_to_end
from tests.server.process import WorkerProcess
from tests.server.test_nodes import at

LONG_MS = 600_000


# --- the queue itself -----------------------------------------------------------------------------------


class Queue:
    """The rows, with one node that asks."""

    def __init__(self, url: str, redis: str = "") -> None:
        self.store = PostgresStore(url, 600.0, "http://node", redis)
        self.store.open()

    def do(self, job, *given):
        return self.store._run(lambda t: job(t, *given))

    def ask(self, owner: str, kind: str = SEARCH, skill: str = "money:1") -> str:
        asked = jobs.Job(jobs.new_job(), self.store.id, kind, owner, skill, "[]")
        assert self.do(jobs.ask, asked)
        return asked.id

    def worker(self) -> str:
        return self.do(jobs.join, "here", 1, LONG_MS)

    def take(self, worker: str, *kinds: str, skills: tuple[str, ...] = ("money:1",)):
        return self.do(jobs.take, worker, skills, kinds or (SEARCH, REVIEW))

    def die(self, worker: str) -> None:
        self.do(lambda t: t.execute("UPDATE workers SET until = 0 WHERE id = ?", (worker,)))

    def states(self) -> list[str]:
        return sorted(job["state"] for job in self.do(jobs.all_jobs, 100))


@pytest.fixture
def queue(postgres):
    made = Queue(postgres.database())
    yield made
    made.store.close()


def test_guests_take_turns_however_much_one_of_them_asks_for(queue):
    worker = queue.worker()
    for owner in ("ann", "ann", "ann", "ann", "bob", "cat"):
        queue.ask(owner)
    served = [queue.take(worker)["owner"] for _ in range(6)]
    assert sorted(served[:3]) == ["ann", "bob", "cat"] and served[3:] == ["ann"] * 3  # asked in one moment: any order
    queue.ask("ann")
    queue.ask("dan")
    assert queue.take(worker)["owner"] == "dan", "who was served comes after who was not"


def test_searches_come_before_reviews_and_a_place_may_be_kept_for_them(queue):
    worker = queue.worker()
    review_id, search_id = queue.ask("ann", REVIEW), queue.ask("ann", SEARCH)
    assert queue.take(worker)["id"] == search_id
    assert queue.take(worker, SEARCH) is None
    assert queue.take(worker)["id"] == review_id


def test_a_job_is_taken_by_one_worker_even_while_the_other_is_still_at_it(queue):
    first, second = queue.worker(), queue.worker()
    ids = {queue.ask("ann"), queue.ask("bob")}
    taken, go_on, found = threading.Event(), threading.Event(), []

    def slow(t):
        found.append(jobs.take(t, first, ["money:1"], [SEARCH])["id"])
        taken.set()
        assert go_on.wait(PATIENCE_S)

    thread = threading.Thread(target=lambda: queue.do(slow))
    thread.start()
    assert taken.wait(PATIENCE_S)
    found.append(queue.take(second)["id"])  # it does not wait for the first, and does not get the same
    go_on.set()
    thread.join(PATIENCE_S)
    assert set(found) == ids and queue.take(second) is None


def test_what_a_dead_worker_was_at_is_done_once_by_another_and_given_up_after_that(queue):
    first, second, third = (queue.worker() for _ in range(3))
    job = queue.ask("ann")
    assert queue.take(first)["id"] == job
    queue.do(jobs.sweep)
    assert queue.states() == ["working"]
    queue.die(first)
    queue.do(jobs.sweep)
    assert queue.take(second)["id"] == job
    assert not queue.do(jobs.finish, first, job, DONE, "late"), "the dead one comes back: it is not its job any more"
    queue.die(second)
    queue.do(jobs.sweep)
    assert queue.states() == ["failed"] and queue.take(third) is None
    assert queue.do(jobs.collect, queue.store.id) == ({job: (FAILED, "its workers died")}, set())


def test_a_worker_that_ends_in_order_gives_back_what_it_was_at_and_keeps_what_it_did(queue):
    first = queue.worker()
    done, left = queue.ask("ann"), queue.ask("bob")
    assert {queue.take(first)["id"], queue.take(first)["id"]} == {done, left}
    assert queue.do(jobs.finish, first, done, DONE, "17")
    queue.do(jobs.leave, first)
    assert {job["id"]: (job["state"], job["tries"]) for job in queue.do(jobs.all_jobs, 9)} == {
        done: ("done", 1),
        left: ("waiting", 0),
    }
    assert queue.take(queue.worker())["id"] == left


def test_a_worker_whose_lease_ran_out_takes_nothing_and_is_told(queue):
    worker = queue.worker()
    queue.ask("ann")
    queue.die(worker)
    assert queue.take(worker) is None
    assert queue.do(jobs.renew, worker, [], 0, LONG_MS) is None


def test_nobody_takes_what_is_of_other_rules_than_its_own(queue):
    worker = queue.worker()
    queue.ask("ann", skill="money:2")
    assert queue.take(worker) is None
    assert queue.take(worker, skills=("money:1", "money:2"))["owner"] == "ann"


def test_the_queue_has_an_end(queue, monkeypatch):
    monkeypatch.setattr(jobs, "MOST", 2)
    queue.ask("ann")
    queue.ask("ann")
    assert not queue.do(jobs.ask, jobs.Job("j_3", queue.store.id, SEARCH, "ann", "money:1", "[]"))


def test_what_a_dead_node_asked_for_is_for_nobody(queue):
    queue.ask("ann")
    queue.do(lambda t: t.execute("UPDATE nodes SET until = 0"))
    queue.do(jobs.sweep)
    assert queue.states() == []


# --- a node's side ----------------------------------------------------------------------------------------


def with_jobs(queue, story):
    """A story of a node that has just seen who works."""

    async def run():
        made = Jobs(queue.store, Counter())
        watching = asyncio.create_task(made.watch())
        try:
            await story(made)
        finally:
            watching.cancel()

    asyncio.run(run())


def skilled(queue) -> str:
    worker = queue.worker()
    queue.do(jobs.renew, worker, [errands.skill_of("money")], 0, LONG_MS)
    return worker


async def until(ready):
    while not ready():
        await asyncio.sleep(0.01)


def question():
    table = Table("money", 3, "asked")
    return ("money", load_game("money").layout.to_bytes(table.hidden(0)), 0, "seed", "search:5")


def test_without_a_worker_a_node_does_it_itself(queue):
    async def story(node):
        assert await node.search("ann", *question()) is None
        assert queue.states() == []

    with_jobs(queue, story)


def test_what_nobody_waits_for_any_more_leaves_the_queue(queue):
    skilled(queue)

    async def story(node):
        await until(lambda: node.workers)
        asking = asyncio.ensure_future(node.search("ann", *question()))
        await until(lambda: queue.states() == ["waiting"])
        asking.cancel()
        await until(lambda: queue.states() == [])

    with_jobs(queue, story)


def test_when_the_last_worker_dies_the_node_does_it_itself(queue):
    worker = skilled(queue)

    async def story(node):
        await until(lambda: node.workers)
        asking = asyncio.ensure_future(node.search("ann", *question()))
        await until(lambda: queue.states() == ["waiting"])
        assert queue.take(worker, skills=(errands.skill_of("money"),))
        queue.die(worker)
        assert await asking is None
        await until(lambda: queue.states() == [])

    with_jobs(queue, story)


def test_an_answer_comes_back_as_it_was_thought(queue):
    worker = skilled(queue)

    async def story(node):
        await until(lambda: node.workers)
        asking = asyncio.ensure_future(node.search("ann", *question()))
        await until(lambda: queue.states() == ["waiting"])
        job = queue.take(worker, skills=(errands.skill_of("money"),))
        answer = await asyncio.to_thread(errands.do, job["kind"], job["question"])
        assert queue.do(jobs.finish, worker, job["id"], DONE, answer)
        thought = await asking
        game, hidden, seat, seed, level = question()
        expected = think(load_game(game), load_game(game).layout.from_bytes(hidden), seat, seed, level)
        assert thought._replace(seconds=0) == expected._replace(seconds=0)
        assert queue.states() == []

    with_jobs(queue, story)


def test_a_row_holds_what_the_seat_knows_and_nothing_of_the_deal(queue):
    skilled(queue)
    table = Table("money", 3, "asked")

    async def story(node):
        await until(lambda: node.workers)
        asking = asyncio.ensure_future(node.search("ann", *question()))
        await until(lambda: queue.states() == ["waiting"])
        kept = queue.do(lambda t: t.execute("SELECT * FROM jobs").fetchone())
        assert table.log.seed not in json.dumps(kept)
        assert json.loads(kept["question"])[1:3] == [json.loads(errands.search_question(*question()))[1], 0]
        asking.cancel()

    with_jobs(queue, story)


# --- a worker in this process ---------------------------------------------------------------------------


def test_a_worker_whose_process_dies_gives_the_job_back_and_does_it_with_a_new_one(queue, monkeypatch, tmp_path):
    """The first process at it is killed in the middle; the second one does it."""
    dead = tmp_path / "dead"
    queue.ask("ann", skill="x:1")
    monkeypatch.setattr("openoutcry.server.worker.do", dies_once)
    monkeypatch.setenv("OUTCRY_TEST_DEAD", str(dead))
    monkeypatch.setattr("openoutcry.server.worker.load_search", lambda game: None)
    monkeypatch.setattr("openoutcry.server.worker.skill_of", lambda game: "x:1")

    async def story():
        worker = Worker(Settings(database=queue.store._url, lease_s=60.0), 1, ["x"])
        running = asyncio.create_task(worker.run())
        await until(lambda: queue.states() == ["done"])
        worker.stop()
        await running

    asyncio.run(story())
    assert dead.exists()
    ended, _ = queue.do(jobs.collect, queue.store.id)
    assert list(ended.values()) == [(DONE, "alive")]
    assert queue.do(jobs.all_workers, 9) == [], "it has left in order"


def dies_once(kind, question):
    import os
    from pathlib import Path

    dead = Path(os.environ["OUTCRY_TEST_DEAD"])
    if not dead.exists():
        dead.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


# --- two nodes, a worker, a database and Redis ------------------------------------------------------------


@pytest.fixture
def site(postgres, redis_server, tmp_path):
    """Two nodes that have no process for searches of their own, and a way to start workers."""
    url, redis = postgres.database(), redis_server.url
    settings = {"database": url, "redis": redis, "proxies": networks(LOOPBACK), "lease_s": 30.0}
    nodes = [Site(data_dir=tmp_path / f"node-{n}", **settings) for n in range(2)]
    for node in nodes:
        node.hall.games.level_now = lambda game, level: {"trader": "search:3"}.get(level, level)
    workers = []

    def work(**settings):
        workers.append(WorkerProcess(url, REDIS=redis, **settings))
        store = nodes[0].hall.store
        awaited(
            lambda: (
                [bool(one["skills"]) for one in store._run(lambda t: jobs.all_workers(t, 9))] == [True] * len(workers)
            )
        )
        awaited(lambda: all(node.hall.jobs.workers == len(workers) and node.hall.jobs._skills for node in nodes))
        return workers[-1]

    yield nodes, work
    for worker in workers:
        if worker.process.poll() is None:
            worker.kill()
    for node in nodes:
        node.stop()


def test_bots_at_two_nodes_think_at_the_worker_and_play_what_is_allowed(site, monkeypatch):
    nodes, work = site
    work(PLACES=2)
    for node in nodes:  # nothing but the worker could make a bot move
        monkeypatch.setattr(node.hall.brains, "_search_pool", None)
    people = [node.guest("Ann") for node in nodes]
    for one, other in zip(people, reversed(nodes), strict=True):
        look = one.look(one.open(["me", "trader", "random"], start=True)["id"], 0)
        play_to_end(look)
        look.close()
        assert at(other, one).get(f"/api/tables/{look.table['id']}")["state"] == "finished"
    for node in nodes:
        assert node.hall.counters["jobs_asked"] > 0 == node.hall.counters["jobs_failed"]
    assert awaited(lambda: node.call(admin.do(node.hall, "workers", {}))[0]["done"])
    assert node.call(admin.do(node.hall, "jobs", {})) == []
    said = node.visitor().http.get("/metrics").text
    assert "openoutcry_workers 1\n" in said and "openoutcry_worker_places 2\n" in said


def test_a_review_by_workers_is_the_review_of_one_process(site, monkeypatch):
    (first, second), work = site
    monkeypatch.setattr("openoutcry.server.work.judging.LEVEL", "search:3")
    monkeypatch.setattr("openoutcry.server.work.judging.judge", None)  # it can't be judged here
    work(PLACES=2)
    ann = first.guest("Ann")
    table = ann.open(["me", "me", "me"], public=True, start=True)["id"]
    play_out(first, table)
    there = at(second, ann)
    awaited(lambda: there.get(f"/api/tables/{table}/review")["state"] == "ready")
    log = first.hall.tables[table].match.table.log
    kept = first.call(first.hall.store.load_review(table))
    assert kept == json.loads(json.dumps(review(log, "search:3")))


def test_a_killed_workers_job_is_done_by_another_and_the_game_goes_on(site, monkeypatch):
    (first, _), work = site
    monkeypatch.setattr(first.hall.brains, "_search_pool", None)
    killed = work(LEASE=600)
    killed.kill()  # it counts as alive still
    ann = first.guest("Ann")
    look = ann.look(ann.open(["me", "trader", "random"], start=True)["id"], 0)
    store, skills = first.hall.store, [errands.skill_of("money")]
    (dead,) = store._run(lambda t: jobs.all_workers(t, 9))
    # As if it had been killed in the middle of it:
    awaited(lambda: store._run(lambda t: jobs.take(t, dead["id"], skills, [SEARCH])))
    work(LEASE=15)
    store._run(lambda t: t.execute("UPDATE workers SET until = 0 WHERE id = ?", (dead["id"],)))
    play_to_end(look)
    look.close()
    assert first.hall.counters["jobs_taken_back"] == first.hall.counters["jobs_failed"] == 0


def test_a_node_that_was_told_so_asks_no_worker(postgres, tmp_path):
    node = Site(data_dir=tmp_path, database=postgres.database(), workers=False)
    assert node.hall.jobs is None and node.call(admin.do(node.hall, "jobs", {})) == []
    node.stop()


def test_connections_are_no_node(postgres):
    """A worker owns no tables: it is not among those who could."""
    url = postgres.database()
    desk = Connections(url)
    desk.open()
    assert desk._run(lambda t: t.execute("SELECT COUNT(*) AS n FROM nodes").fetchone())["n"] == 0
    desk.close()
