"""What it costs to tell other nodes something: through PostgreSQL's NOTIFY, or through Redis.

    python bench/news.py --seconds 10

Two nodes' connections to a PostgreSQL that waits for the disk, and a Redis, all on this machine. First both write rows
as fast as they can, with eight transactions at once each: telling nothing, telling each by NOTIFY, telling each over
Redis. That is how much a commit is slowed down. Then one of them tells now and then, and the other hears: how long it
takes. Then it tells as fast as it can, without writing: how much goes through.
"""

import argparse
import json
import os
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer

from openoutcry.server.bus import NODES_HEAR, Said
from openoutcry.server.store.connections import CONNECTIONS, Connections

EVERY_S = 0.02  # between two pieces of news whose way is timed


def share(times, part):
    """The time, in milliseconds, that this part of all stay below."""
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 2) if ordered else None


def written(nodes, telling, seconds):
    """Rows a second of all writers together, and how long one waited for its commit."""
    until, times = time.perf_counter() + seconds, []

    def write(node, number):
        own, count = [], 0

        def job(t):
            t.execute("INSERT INTO chat_bench VALUES (?, ?)", (number, count))
            if telling:
                t.tell(Said(NODES_HEAR, {"from": "", "kind": "job", "node": f"n_{number}", "at": time.perf_counter()}))

        while (began := time.perf_counter()) < until:
            node._run(job)
            count += 1
            own.append(time.perf_counter() - began)
        times.extend(own)

    at_once = [
        threading.Thread(target=write, args=(node, number * 100 + place))
        for number, node in enumerate(nodes)
        for place in range(CONNECTIONS)
    ]
    for thread in at_once:
        thread.start()
    for thread in at_once:
        thread.join()
    return {
        "commits_a_second": round(len(times) / seconds),
        "commit_ms": {"p50": share(times, 0.5), "p99": share(times, 0.99)},
    }


def tell(node, **news):
    """As a node does, in whatever thread."""
    said = Said(NODES_HEAR, {"from": "", **news})
    if node.bus.by_commit:
        node._run(lambda t: t.tell(said))
    else:
        node.bus.send([said])


def passed_on(teller, hearer, seconds):
    """How long a piece of news takes, and how many go through in a second."""
    took, heard = [], threading.Event()
    flood = 0

    def hear(news):
        nonlocal flood
        if news is None:
            heard.set()
        elif news["kind"] == "timed":
            took.append(time.perf_counter() - news["at"])
        elif news["kind"] == "flood":
            flood += 1

    hearer.listen(hear)
    heard.wait()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        tell(teller, kind="timed", at=time.perf_counter())
        time.sleep(EVERY_S)
    until, said = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        if said - flood < 1000:  # more would only wait
            tell(teller, kind="flood")
            said += 1
    return {"told_ms": {"p50": share(took, 0.5), "p99": share(took, 0.99)}, "heard_a_second": round(flood / seconds)}


def connected(url, redis):
    """Two nodes' ways to the database."""
    nodes = [Connections(url, redis) for _ in range(2)]
    for number, node in enumerate(nodes):
        node.open()
        node.id = f"n_{number}"
    return nodes


def main():
    """Run it as asked and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each of the seven parts")
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory():
        database, redis = Postgres("fsync=on", "max_connections=80", "shared_buffers=128MB"), RedisServer()
        try:
            url = database.database()
            found = {}
            for name, where, telling in (("silent", "", False), ("notify", "", True), ("redis", redis.url, True)):
                nodes = connected(url, where)
                nodes[0]._run(lambda t: t.execute("CREATE TABLE IF NOT EXISTS chat_bench (a BIGINT, b BIGINT)"))
                found[name] = written(nodes, telling, seconds)
                if telling:
                    found[name] |= passed_on(*nodes, seconds)
                    found[name]["dropped"] = sum(node.bus.dropped for node in nodes)
                for node in nodes:
                    node.close()
        finally:
            redis.remove()
            database.remove()
    print(json.dumps({**found, "machine_load": os.getloadavg()[0]}, indent=1))


if __name__ == "__main__":
    main()
