"""Nodes, workers, database and Redis harmed while people play: is a move lost or doubled, and when does play go on?

    python bench/node_faults.py --kill 40 --kill_worker 10 --stop 20 --restart_fast 5 --restart_at_once 5 \
        --restart_redis 5 --stop_redis 5 --cut_before 20 --cut_after 20 --minutes 25
    python bench/node_faults.py --upgrade 6

Several nodes and a worker over a PostgreSQL of their own (it waits for the disk) and a Redis, a person a table against
two bots, one of which thinks at the worker. One after the other, in mixed order: a random node or worker gets SIGKILL
(and is started again), or a node SIGSTOP for longer than its lease; the database is restarted in order or at once;
Redis is restarted or stands still; the connection that commits a move is cut, before the database hears of the commit
or after it has done it; a new node starts and the oldest is told to end, as in a rolling upgrade. People do what the
web client does: connect again after a while, to any node, and send the same move again. At the end the stored logs are
compared with what was acknowledged. When the minutes are over no further fault begins; the figures say how many did.
All share the machine's cores.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import Postgres
from tests.server.siege import FAULTS, Nodes, besieged


def main() -> None:
    """Run it as asked and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6)
    for fault in FAULTS:
        parser.add_argument(f"--{fault}", type=int, default=0)
    parser.add_argument("--lease", type=float, default=3.0)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds of play between two faults, on the mean")
    parser.add_argument("--minutes", type=float, default=30.0, help="no further fault after this long")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    dice = random.Random(asked.seed)
    faults = [fault for fault in FAULTS for _ in range(getattr(asked, fault))]
    dice.shuffle(faults)
    database = Postgres("fsync=on", "max_connections=80")
    try:
        with tempfile.TemporaryDirectory() as folder:
            site = Nodes(asked.nodes, asked.workers, database, asked.lease, Path(folder), dice)
            try:
                came = asyncio.run(
                    besieged(
                        site,
                        asked.tables,
                        faults,
                        asked.pause,
                        lambda line: print(line, flush=True),
                        60 * asked.minutes,
                    )
                )
            finally:
                site.stop()
    finally:
        database.remove()
    came["play on after"] = {
        fault: f"median {statistics.median(waits):.1f} s, worst {max(waits):.1f} s"
        for fault, waits in came.pop("waits").items()
        if waits
    }
    print(json.dumps({**came, "machine_load": os.getloadavg()[0]}, indent=1))


if __name__ == "__main__":
    main()
