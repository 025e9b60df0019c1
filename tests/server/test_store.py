"""The store: what was answered is kept, and a number is given once."""

import asyncio
import sqlite3

import pytest

from openoutcry.server import store
from openoutcry.server.errors import LostRace
from openoutcry.server.model import ACTION, OPEN, Guest, Row, Seat, Sheet


def sheet(table_id="t_1"):
    return Sheet(
        table_id,
        "money",
        OPEN,
        True,
        "g_1",
        3,
        {},
        {},
        True,
        True,
        None,
        "invite",
        "bots",
        1,
        [Seat(n) for n in range(3)],
    )


def row(number, code=0):
    return Row(number, ACTION, 0, code, True, 0, "d", None, 1)


@pytest.fixture
def opened(tmp_path):
    kept = store.Store(tmp_path / "a.db")
    kept.open()
    yield kept
    kept.close()


def test_a_number_is_given_once_whoever_comes_first(tmp_path):
    stores = [store.Store(tmp_path / "a.db") for _ in range(3)]
    for one in stores:
        one.open()

    async def race():
        await stores[0].do(store.save_sheet(sheet(), new=True))
        won = []
        for number in range(1, 31):
            tries = [one.do(store.append("t_1", [row(number, code)], None)) for code, one in enumerate(stores)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(o, LostRace) for o in outcomes) == 2, outcomes
            won.append(next(code for code, o in enumerate(outcomes) if o is None))
        rows = await stores[1].do(store.load_rows("t_1"))
        assert [r.number for r in rows] == list(range(1, 31))
        assert [r.code for r in rows] == won

    asyncio.run(race())
    for one in stores:
        one.close()


def test_several_rows_come_in_whole_or_not_at_all(opened):
    async def story():
        await opened.do(store.save_sheet(sheet(), new=True))
        await opened.do(store.append("t_1", [row(1), row(2)], None))
        with pytest.raises(LostRace):
            await opened.do(store.append("t_1", [row(3), row(2)], None))
        assert len(await opened.do(store.load_rows("t_1"))) == 2

    asyncio.run(story())


def test_one_failing_job_does_not_harm_its_neighbours(opened):
    def broken(_):
        raise ValueError("no")

    async def story():
        jobs = [opened.do(store.save_guest(Guest(f"g_{n}", "Ann", "en"))) for n in range(20)]
        outcomes = await asyncio.gather(*jobs[:10], opened.do(broken), *jobs[10:], return_exceptions=True)
        assert [type(o) for o in outcomes if isinstance(o, Exception)] == [ValueError]
        for n in range(20):
            assert await opened.do(store.load_guest(f"g_{n}")) == Guest(f"g_{n}", "Ann", "en")

    asyncio.run(story())


def test_a_sheet_comes_back_as_it_was(opened):
    whole = sheet()
    whole.options, whole.clocks, whole.clock = {"deals": 2}, [1, 2, 3], {"initial_s": 60, "increment_s": 0}
    whole.seats[1] = Seat(1, "person", "Ann", "g_2", None, "random", True)
    whole.result = {"scores": [1, 2, 3], "winners": [2]}

    async def story():
        await opened.do(store.save_sheet(whole, new=True))
        assert await opened.do(store.load_sheet("t_1")) == whole
        whole.state = "running"
        await opened.do(store.save_sheet(whole))
        assert await opened.do(store.load_sheet("t_1")) == whole
        assert await opened.do(store.load_sheet("t_2")) is None

    asyncio.run(story())


def test_a_newer_schema_is_refused(tmp_path):
    with sqlite3.connect(tmp_path / "a.db") as c:
        c.execute("PRAGMA user_version = 99")
    with pytest.raises(RuntimeError):
        store.Store(tmp_path / "a.db").open()


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path):
    old = sqlite3.connect(tmp_path / "a.db")
    later = (" changed_by TEXT NOT NULL, asked TEXT,", ", version INTEGER NOT NULL", ",\n    rules TEXT")
    first = store.SCHEMA.partition("CREATE TABLE reviews")[0]
    for column in (*later, ", token INTEGER NOT NULL"):
        first = first.replace(column, "")
    old.executescript(first)
    columns = [c for c in store._SHEET_COLUMNS if c not in ("changed_by", "asked", "version", "rules")]
    values = [store._to_column(c, getattr(sheet(), c)) for c in columns]
    old.execute(f"INSERT INTO tables ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", values)
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()
    kept = store.Store(tmp_path / "a.db")
    kept.open()
    found = asyncio.run(kept.do(store.load_sheet("t_1")))
    assert found.changed_by == [] and found.asked is None and found.game == "money"
    asyncio.run(kept.do(store.save_review("t_1", {"graph": []})))
    assert asyncio.run(kept.do(store.load_review("t_1"))) == {"graph": []}
    kept.close()
