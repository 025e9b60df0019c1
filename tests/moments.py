"""Moments of the lessons as the rules played them, for the unit tests of the web client's scenes.

`python -m tests.moments` writes them anew; a test fails when they are not what the rules play today.
"""

import json
from pathlib import Path
from typing import Any

from openoutcry.kernel.lesson import LEARNER
from openoutcry.table import Table
from openoutcry.table.lesson import lesson_of

FILE = Path(__file__).parents[1] / "web" / "tests" / "moments.json"
# The move of a lesson, counted from the end of the beat, that brings what is performed.
AT = {"stockpile": ("forecasts", 2), "acquire": ("merge", 1), "money": ("lay", 3), "watch": ("keep", 3)}


def moment(game: str) -> dict[str, Any]:
    """What a seat saw before and after a move, and what happened."""
    lesson = lesson_of(game)
    assert lesson is not None
    name, moves = AT[game]
    number = next(i for i, beat in enumerate(lesson.beats) if beat.name == name)
    done = sum(len(beat.others) + (beat.act is not None) for beat in lesson.beats[:number]) + moves
    table = Table.from_position(lesson.start())
    script = lesson.script()
    for seat, said in script[: done - 1]:
        table.play(seat, said)
    before, seen = table.view(LEARNER), table.count_events(LEARNER)
    seat, said = script[done - 1]
    table.play(seat, said)
    events = [{**event, "say": event["event"]} for event in table.events(LEARNER, seen)]
    return {"before": before, "after": table.view(LEARNER), "events": events}


def written() -> str:
    """All moments, always the same bytes for the same rules."""
    moments = {game: moment(game) for game in AT}
    return json.dumps(moments, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
