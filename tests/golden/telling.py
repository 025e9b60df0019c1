"""Golden games as readable text, beside their logs: a changed rule shows as changed lines.

`python -m tests.golden.telling` writes them anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openoutcry as oo
from openoutcry.errors import OutcryError
from openoutcry.kernel.events import SPECTATOR
from openoutcry.table.log import Log

LOGS = sorted(Path(__file__).parent.glob("*/*.json"))


def tell(log: Log) -> str:
    """Every action with what it makes happen by the rules of today, as far as they let it, and how the game ends."""
    return "\n".join(_lines(log)) + "\n"


def _lines(log: Log) -> Iterator[str]:
    changed = {**log.options, **log.numbers}
    yield f"{log.game}, {log.players} players" + (f", {_plain(changed)}" if changed else "")
    if log.position is None:
        table = oo.Table(log.game, log.players, log.seed, log.options, log.numbers)
    else:
        table = oo.Table.from_position(log.position)
    yield from _happened(table)
    for number, (seat, code, _) in enumerate(log.actions, 1):
        yield f"{number}. seat {seat}: {table.move(code).text}"
        try:
            table.play(seat, code)
        except OutcryError as refused:
            yield f"   refused: {refused}"
            return
        yield from _happened(table)
    yield f"scores {_plain(table.scores())}, won by {_plain(table.winners())}"


def _happened(table: oo.Table) -> Iterator[str]:
    """What the last action made happen, secrets and all."""
    return (_event(event, table.players) for event in table._happened[-1])


def _event(event: dict[str, Any], players: int) -> str:
    """What happened, and to whom it is told where that is not everybody."""
    arguments = [f"{name}={_plain(value)}" for name, value in event.items() if name not in ("event", "to")]
    to = [seat for seat in range(players) if event["to"] >> seat & 1]
    told = "" if event["to"] >> SPECTATOR & 1 and len(to) == players else f" (told to {_plain(to)})"
    return "   " + " ".join([event["event"], *arguments]) + told


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False).replace('"', "")


if __name__ == "__main__":
    for file in LOGS:
        file.with_suffix(".txt").write_text(tell(Log.load(file)), encoding="utf-8")
