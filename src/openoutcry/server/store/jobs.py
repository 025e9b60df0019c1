"""Work for any worker process of a site, as rows in PostgreSQL: who asks, who does it, what came of it.

A job waits until a worker takes it, and is deleted by the node that asked for it: when it has the answer, or wants it
no more. Workers have a lease by the database's clock, as nodes have; the work of one that died is given to another,
once. What lies in a row is what the seat in question knows: less than the match's own log in the same database.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from openoutcry.server.bus import NODES_HEAR, WORKERS_HEAR, Said
from openoutcry.server.guests import new_id
from openoutcry.server.store.leases import KEPT_MS, NOW_MS

NOW_US = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000 AS BIGINT)"
WAITING, WORKING, DONE, FAILED = "waiting", "working", "done", "failed"
SEARCH, REVIEW = "search", "review"  # the first of them first: somebody's game waits for it
MOST = 2_000  # jobs at once; what finds no room is done by the node itself
TRIES = 2  # a job whose worker died is given to another one, once
_ALIVE = f"EXISTS (SELECT 1 FROM workers WHERE workers.id = jobs.worker AND until > {NOW_MS})"


class Job(NamedTuple):
    """What a node asks for, for whom; the skill is the version of a game's rules it takes."""

    id: str
    node: str
    kind: str
    owner: str
    skill: str
    question: str


# --- nodes ----------------------------------------------------------------------------------------------


def new_job() -> str:
    """An id."""
    return new_id("j")


def ask(t: Any, job: Job) -> bool:
    """Put a new job into the queue; False where there is no room."""
    added = t.execute(
        "INSERT INTO jobs (id, kind, owner, node, skill, question, state, tries, created_at) "
        f"SELECT :id, :kind, :owner, :node, :skill, :question, '{WAITING}', 0, {NOW_MS} "
        f"WHERE (SELECT COUNT(*) FROM jobs) < {MOST}",
        job._asdict(),
    )
    if added.rowcount:
        _tell(t, WORKERS_HEAR, job.node, kind="work")
    return bool(added.rowcount)


def withdraw(t: Any, job: str) -> None:
    """Nobody wants it any more."""
    t.execute("DELETE FROM jobs WHERE id = ?", (job,))


def collect(t: Any, node: str) -> tuple[dict[str, tuple[str, str]], set[str]]:
    """What came of a node's jobs, which leave the queue by it; and which of them are still there."""
    ended = t.execute(
        f"DELETE FROM jobs WHERE node = ? AND state IN ('{DONE}', '{FAILED}') RETURNING id, state, answer", (node,)
    ).fetchall()
    left = t.execute("SELECT id FROM jobs WHERE node = ?", (node,)).fetchall()
    return {row["id"]: (row["state"], row["answer"]) for row in ended}, {row["id"] for row in left}


def overview(t: Any) -> tuple[list[Any], dict[str, int]]:
    """The workers that live, and how many jobs are in which state."""
    found = t.execute(f"SELECT id, places, skills FROM workers WHERE until > {NOW_MS}").fetchall()
    workers = [{**row, "skills": json.loads(row["skills"])} for row in found]
    states = t.execute("SELECT state, COUNT(*) AS count FROM jobs GROUP BY state").fetchall()
    return workers, {row["state"]: row["count"] for row in states}


# --- workers --------------------------------------------------------------------------------------------


def join(t: Any, name: str, places: int, lease_ms: int) -> str:
    """A new worker, which can do nothing yet; its id."""
    worker = new_id("w")
    t.execute(
        f"INSERT INTO workers VALUES (?, ?, ?, '[]', 0, {NOW_MS}, {NOW_MS} + ?)", (worker, name, places, lease_ms)
    )
    return worker


def renew(t: Any, worker: str, skills: Sequence[str], done: int, lease_ms: int) -> set[str] | None:
    """Go on for another while. The jobs this worker is at that are still wanted; None: the lease has run out."""
    alive = f"UPDATE workers SET skills = ?, done = ?, until = {NOW_MS} + ? WHERE id = ? AND until > {NOW_MS}"
    if not t.execute(alive, (json.dumps(list(skills)), done, lease_ms, worker)).rowcount:
        return None
    return {row["id"] for row in t.execute("SELECT id FROM jobs WHERE worker = ?", (worker,)).fetchall()}


def leave(t: Any, worker: str) -> None:
    """End in order: what is not done waits for another, and it does not count as tried."""
    t.execute(
        f"UPDATE jobs SET state = '{WAITING}', tries = tries - 1, worker = NULL "
        f"WHERE worker = ? AND state = '{WORKING}'",
        (worker,),
    )
    t.execute("DELETE FROM workers WHERE id = ?", (worker,))
    _tell(t, WORKERS_HEAR, worker, kind="work")


def take(t: Any, worker: str, skills: Sequence[str], kinds: Sequence[str]) -> Any:
    """The next job: searches before reviews, then the guest who was served longest ago. None where there is none."""
    taken = t.execute(
        "WITH next AS (SELECT jobs.id FROM jobs LEFT JOIN turns ON turns.owner = jobs.owner "
        f"WHERE state = '{WAITING}' AND skill = ANY(:skills) AND kind = ANY(:kinds) "
        f"AND EXISTS (SELECT 1 FROM workers WHERE workers.id = :worker AND until > {NOW_MS}) "
        f"ORDER BY kind <> '{SEARCH}', COALESCE(served, 0), created_at, jobs.id LIMIT 1 "
        "FOR UPDATE OF jobs SKIP LOCKED) "
        f"UPDATE jobs SET state = '{WORKING}', worker = :worker, tries = tries + 1 FROM next WHERE jobs.id = next.id "
        "RETURNING jobs.id, kind, owner, question",
        {"worker": worker, "skills": list(skills), "kinds": list(kinds)},
    ).fetchone()
    if taken is not None:
        t.execute(
            f"INSERT INTO turns VALUES (?, {NOW_US}) ON CONFLICT (owner) DO UPDATE SET served = excluded.served",
            (taken["owner"],),
        )
    return taken


def finish(t: Any, worker: str, job: str, state: str, answer: str) -> bool:
    """What came of a job, if it is still this worker's to say."""
    ended = t.execute(
        f"UPDATE jobs SET state = ?, answer = ? WHERE id = ? AND worker = ? AND state = '{WORKING}' RETURNING node",
        (state, answer, job, worker),
    ).fetchone()
    if ended is not None:
        _tell(t, NODES_HEAR, worker, kind="job", node=ended["node"])
    return ended is not None


def give_back(t: Any, worker: str, job: str) -> None:
    """The process that was at it has died."""
    _again(t, "id = ? AND worker = ?", (job, worker))


def sweep(t: Any) -> None:
    """What dead workers were at is for others; what dead nodes asked for is for nobody."""
    _again(t, f"state = '{WORKING}' AND NOT {_ALIVE}", ())
    t.execute(f"DELETE FROM jobs WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = jobs.node AND until > {NOW_MS})")
    t.execute(f"DELETE FROM workers WHERE until < {NOW_MS} - {KEPT_MS}")
    t.execute(f"DELETE FROM turns WHERE served < {NOW_US} - {KEPT_MS * 1000}")


def _again(t: Any, which: str, given: Sequence[Any]) -> None:
    changed = t.execute(
        f"UPDATE jobs SET state = CASE WHEN tries < {TRIES} THEN '{WAITING}' ELSE '{FAILED}' END, worker = NULL, "
        f"answer = 'its workers died' WHERE {which} RETURNING state, node",
        given,
    ).fetchall()
    for row in changed:
        _tell(t, NODES_HEAR, "", kind="job", node=row["node"])
    if changed:
        _tell(t, WORKERS_HEAR, "", kind="work")


# --- operators ------------------------------------------------------------------------------------------


def all_jobs(t: Any, limit: int) -> list[dict[str, Any]]:
    """What is in the queue, oldest first."""
    found = t.execute(
        "SELECT id, created_at, kind, state, owner, node, worker, tries FROM jobs ORDER BY created_at, id LIMIT ?",
        (limit,),
    )
    return [dict(row) for row in found.fetchall()]


def all_workers(t: Any, limit: int) -> list[dict[str, Any]]:
    """Who works, and who did an hour ago."""
    found = t.execute(
        "SELECT id, created_at, name, places, done, skills, (SELECT COUNT(*) FROM jobs WHERE worker = workers.id) "
        f"AS at_work, until > {NOW_MS} AS alive FROM workers ORDER BY created_at, id LIMIT ?",
        (limit,),
    )
    return [
        {**row, "skills": [skill.partition(":")[0] for skill in json.loads(row["skills"])]} for row in found.fetchall()
    ]


def _tell(t: Any, channel: str, teller: str, **news: Any) -> None:
    t.tell(Said(channel, {"from": teller, **news}))
