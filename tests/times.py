"""What each test costs: `make test TIMES=build/times.tsv` writes seconds waited and seconds of processor, test by test.

The processor's seconds are those of the test's process and of everything it started: servers, Chromium, commands. What
a session shares (a server, a browser, compiled rules) is counted with the first test that asks for it.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", metavar="FILE", help="write what each test costs")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.times:
        file = Path(config.option.times).resolve()  # a test may go to another folder
        file.parent.mkdir(parents=True, exist_ok=True)
        config.option.times = str(file)


def used(process: str) -> tuple[str, float]:
    """The process's parent, and the seconds it and those it has buried have used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return fields[1], sum(map(int, fields[11:15])) / TICKS


def used_by_all_below(first: str) -> float:
    """The same, with all that live below it."""
    living: dict[str, tuple[str, float]] = {}
    for entry in (file.name for file in Path("/proc").iterdir()):
        if entry.isdigit():
            try:
                living[entry] = used(entry)
            except OSError:  # it has just ended, and its parent counts it
                continue
    below = {first}
    while more := {process for process, (parent, _) in living.items() if parent in below} - below:
        below |= more
    return sum(living[process][1] for process in below)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    told = item.config.getoption("--times")
    if not told:
        return (yield)
    process = str(os.getpid())
    waited, worked = time.monotonic(), used_by_all_below(process)
    done = yield
    waited, worked = time.monotonic() - waited, max(0.0, used_by_all_below(process) - worked)
    with Path(told).open("a", encoding="utf-8") as file:
        file.write(f"{waited:.2f}\t{worked:.2f}\t{item.nodeid}\n")
    return done


def by_file(told: Path) -> list[tuple[float, float, int, str]]:
    """The dearest first: seconds of processor, seconds waited, number of tests, file."""
    sums: dict[str, tuple[float, float, int]] = {}
    for line in told.read_text(encoding="utf-8").splitlines():
        waited, worked, test = line.split("\t")
        file = test.partition("::")[0]
        had = sums.get(file, (0.0, 0.0, 0))
        sums[file] = had[0] + float(worked), had[1] + float(waited), had[2] + 1
    return sorted(((*sums[file], file) for file in sums), reverse=True)


if __name__ == "__main__":
    import sys

    for worked, waited, count, file in by_file(Path(sys.argv[1])):
        print(f"{worked:8.1f} {waited:8.1f} {count:5d}  {file}")
