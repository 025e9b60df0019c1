"""Where moves wait, simulated: people who think, nodes, a database, and the cores they share or do not share.

    python bench/queueing.py --people 2000 --nodes 2 --think 10 --node-ms 4 --database-ms 0.6 --commit-ms 2
    python bench/queueing.py --people 100000 --nodes 100 --think 15 --node-ms 4 --database-ms 0.6 --database-cores 16

A person thinks, sends a move and waits for its acknowledgement, and thinks again. A node is one thread and does one
thing at a time; a move needs it before and after the commit. Where a socket did not reach the table's own node, the
node in between works too. With `--cores` everything shares the cores of one machine, the people's own programs
included, as in bench/server_load.py, whose figures this is held against. What a piece of work takes is exponential.
"""

import argparse
import heapq
import itertools
import json
import random
from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Site:
    """What is simulated; times of work in milliseconds a move."""

    people: int = 1000
    think: float = 10.0  # seconds, on the mean
    nodes: int = 1
    node_ms: float = 4.0  # processor of the table's own node
    passing_ms: float = 0.0  # processor of a node in between
    database_ms: float = 0.0  # processor of the database
    database_cores: int = 2
    commit_ms: float = 0.0  # waiting for the disk, which is nobody's work
    client_ms: float = 0.0  # processor of the person's own program, one for all
    cores: int = 0  # of the machine that everything shares; 0: there are enough
    seconds: float = 60.0
    seed: int = 1


class Places:
    """So many can be here at once; the others wait in line."""

    def __init__(self, clock: "Clock", count: int) -> None:
        self._clock, self._free = clock, count
        self._line: deque[Generator[Any, None, None]] = deque()
        self.busy = 0.0

    def enter(self, who: Generator[Any, None, None]) -> None:
        """Go on at once, or when it is one's turn."""
        if self._free:
            self._free -= 1
            self._clock.after(0.0, who)
        else:
            self._line.append(who)

    def leave(self) -> None:
        """Let the next one in."""
        if self._line:
            self._clock.after(0.0, self._line.popleft())
        else:
            self._free += 1


class Clock:
    """What happens when, in simulated seconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Generator[Any, None, None]]] = []
        self._order = itertools.count()

    def after(self, seconds: float, who: Generator[Any, None, None]) -> None:
        """Have a story go on then."""
        heapq.heappush(self._due, (self.now + seconds, next(self._order), who))

    def run(self, until: float) -> None:
        """A story yields the seconds it waits, or the places it wants to enter."""
        while self._due and self._due[0][0] <= until:
            self.now, _, who = heapq.heappop(self._due)
            wanted = next(who, None)
            if isinstance(wanted, Places):
                wanted.enter(who)
            elif wanted is not None:
                self.after(wanted, who)


class Simulation:
    """One site for so many seconds, the first quarter not measured."""

    def __init__(self, site: Site) -> None:
        self.site, self.clock, self.dice = site, Clock(), random.Random(site.seed)
        self.machine = Places(self.clock, site.cores or 1_000_000)
        self.nodes = [Places(self.clock, 1) for _ in range(site.nodes)]
        self.database = Places(self.clock, site.database_cores)
        self.client = Places(self.clock, 1 if site.cores else 1_000_000)
        self.moves = 0
        self.waits: list[float] = []
        self.from_then = site.seconds / 4

    def _work(self, at: Places, ms: float) -> Generator[Any, None, None]:
        if not ms:
            return
        yield at
        yield self.machine
        took = self.dice.expovariate(1000 / ms)
        at.busy += took
        yield took
        self.machine.leave()
        at.leave()

    def _person(self, own: Places, near: Places) -> Generator[Any, None, None]:
        site, passing = self.site, self.site.passing_ms / 2 if near is not own else 0.0
        while True:
            yield self.dice.expovariate(1 / site.think)
            began = self.clock.now
            yield from self._work(self.client, site.client_ms / 2)
            yield from self._work(near, passing)
            yield from self._work(own, site.node_ms / 2)
            yield from self._work(self.database, site.database_ms)
            yield site.commit_ms / 1000
            yield from self._work(own, site.node_ms / 2)
            yield from self._work(near, passing)
            yield from self._work(self.client, site.client_ms / 2)
            if self.clock.now >= self.from_then:
                self.moves += 1
            if began >= self.from_then:
                self.waits.append(self.clock.now - began)

    def run(self) -> dict[str, Any]:
        """Let them play; moves a second, how long a move waits, and how busy everything is."""
        for number in range(self.site.people):
            own, near = number % self.site.nodes, number // self.site.nodes % self.site.nodes
            self.clock.after(0.0, self._person(self.nodes[own], self.nodes[near]))
        self.clock.run(self.site.seconds)
        ordered, measured = sorted(self.waits), self.site.seconds - self.from_then
        busiest = max(node.busy for node in self.nodes) / self.site.seconds
        return {
            "moves_a_second": round(self.moves / measured, 1),
            **{name: _share(ordered, part) for name, part in (("p50_ms", 0.5), ("p99_ms", 0.99))},
            "busiest_node": round(busiest, 2),
            "database": round(self.database.busy / self.site.seconds / self.site.database_cores, 2),
        }


def _share(ordered: list[float], part: float) -> float:
    return round(ordered[int(len(ordered) * part)] * 1000, 1) if ordered else float("nan")


def main() -> None:
    """Simulate what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for field in fields(Site):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default)
    print(json.dumps(Simulation(Site(**vars(parser.parse_args()))).run(), indent=1))


if __name__ == "__main__":
    main()
