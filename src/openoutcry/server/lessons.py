"""Lessons over HTTP: what one says, a table to take it at, and going on."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from openoutcry.bots import usual
from openoutcry.games import load_game
from openoutcry.kernel.lesson import LEARNER
from openoutcry.server import schemas
from openoutcry.server.errors import NotFound, NotInLesson
from openoutcry.server.hall import Hall, opening, rematch
from openoutcry.server.model import BOT, CLOSED, PERSON, RUNNING, Fork, Guest, Seat
from openoutcry.server.rest import REFUSALS, HallIs, Named, TheTable
from openoutcry.server.tables.table import LiveTable
from openoutcry.table.lesson import lesson_of, starts_lesson, told, worked

OTHERS = ("Bruno", "Vera")  # who sits with the learner
MOST_TABLES = 100

router = APIRouter(responses=REFUSALS)
TheGame = Annotated[str, Path(max_length=40)]


@router.get("/api/lessons/{game}", response_model=schemas.Lesson)
async def lesson(game: TheGame, hall: HallIs) -> Any:
    """What a lesson and the page "how to win" say, with the figures their sentences need."""
    given = lesson_of(game)
    if given is None:
        raise NotFound()
    await hall.games.prepared(game)
    beats, asked = await hall.workers.do("pages", told, game)
    examples = await hall.workers.do("pages", worked, game)
    return {
        "game": game,
        "minutes": given.minutes,
        "beats": [
            {
                "name": each.beat.name,
                "at": each.beat.at,
                "presses": list(each.beat.presses),
                "acts": each.beat.act is not None,
                "begins": given.played_before(number),
                "figures": each.figures,
            }
            for number, each in enumerate(beats)
        ],
        "question": {
            "figures": asked,
            "answers": [{"name": each.name, "right": each.right} for each in given.question.answers],
        },
        "examples": [vars(example) for example in examples],
    }


@router.post("/api/lessons/{game}", response_model=schemas.TableInfo, status_code=201)
async def take_lesson(game: TheGame, body: schemas.LessonRequest, hall: HallIs, guest: Named) -> Any:
    """A table for the lesson: the one that waits for this guest, or a new one."""
    if lesson_of(game) is None:
        raise NotFound()
    hall.limiter.take("create", guest.id)
    for table in await _waiting(hall, guest, game):
        if not body.again:
            return table.info(guest.id)
        await close(table)
    table = await _open(hall, guest, game)
    return table.info(guest.id)


@router.post("/api/tables/{table_id}/lesson", response_model=schemas.TableInfo)
async def go_on(body: schemas.BeatRequest, table: TheTable, guest: Named) -> Any:
    """The next beat begins: the others play their part of it. After the last beat the table is put away."""
    table.own_seat(guest, 0)
    given = table.teaching.lesson
    if given is not None and body.beat == len(given.beats):
        await close(table)
    else:
        await table.teaching.begin(body.beat)
    return table.info(guest.id)


@router.post("/api/tables/{table_id}/lesson/play-on", response_model=schemas.TableInfo)
async def play_on(body: schemas.Nothing, table: TheTable, hall: HallIs, guest: Named) -> Any:
    """The lesson is left: from here on the others play as they like, at a table of its own."""
    hall.limiter.take("create", guest.id)
    table.own_seat(guest, LEARNER)
    if table.teaching.lesson is None:
        raise NotInLesson()
    number = len(table.playing().live)
    origin: Fork = {"table": table.sheet.id, "number": number, "lesson": True}
    following = await rematch.fork(hall, guest, table, number, LEARNER, origin)
    await close(table)
    return following.info(guest.id)


async def _waiting(hall: Hall, guest: Guest, game: str) -> list[LiveTable]:
    sheets = await hall.store.list_sheets("mine", guest.id, game, MOST_TABLES)
    begun = [s for s in sheets if s.state == RUNNING and starts_lesson(game, s.position) is not None]
    return [await hall.load(sheet.id, guest.id) for sheet in begun]


async def _open(hall: Hall, guest: Guest, game: str) -> LiveTable:
    given = lesson_of(game)
    assert given is not None
    level = usual(load_game(game))
    seats = [Seat(0, PERSON, guest.name, guest.id)]
    seats += [Seat(number, BOT, name, None, level) for number, name in enumerate(OTHERS, 1)]
    return await opening.open_table(
        hall, guest, game, len(seats), {}, {}, seats, hints=False, undo=False, start=True, position=given.start()
    )


async def close(table: LiveTable) -> None:
    """Put a lesson's table away."""
    async with table.changing():
        table.sheet.state = CLOSED
        await table.save()
        table.tell()
