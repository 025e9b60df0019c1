"""The store: what was answered is kept, and a number is given once."""

import asyncio
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from openoutcry.cli import main
from openoutcry.server.errors import BadDatabase, LostRace
from openoutcry.server.folder import DataFolder
from openoutcry.server.match import stored_log
from openoutcry.server.model import ACTION, OPEN, Guest, Row, Seat, Sheet
from openoutcry.server.store.columns import GUEST, ROW, SEAT, SHEET
from openoutcry.server.store.migrations import STEPS
from openoutcry.server.store.postgresql import PostgresStore
from openoutcry.server.store.sqlite import TIDY_EVERY, FolderStore, SqliteStore


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


@pytest.fixture(params=["sqlite", "postgresql"])
def stores(request, tmp_path):
    """Makes stores of one and the same database."""
    made = []
    url = request.getfixturevalue("postgres").database() if request.param == "postgresql" else ""

    def another():
        made.append(PostgresStore(url) if url else SqliteStore(tmp_path / "a.db"))
        made[-1].open()
        return made[-1]

    yield another
    for one in made:
        one.close()


@pytest.fixture
def opened(stores):
    return stores()


def test_a_number_is_given_once_whoever_comes_first(stores):
    several = [stores() for _ in range(3)]

    async def race():
        await several[0].add_sheet(sheet())
        won = []
        for number in range(1, 31):
            tries = [one.append("t_1", [row(number, code)], None) for code, one in enumerate(several)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(o, LostRace) for o in outcomes) == 2, outcomes
            won.append(next(code for code, o in enumerate(outcomes) if o is None))
        rows = await several[1].load_rows("t_1")
        assert [r.number for r in rows] == list(range(1, 31))
        assert [r.code for r in rows] == won

    asyncio.run(race())


def test_several_rows_come_in_whole_or_not_at_all(opened):
    async def story():
        await opened.add_sheet(sheet())
        await opened.append("t_1", [row(1), row(2)], None)
        with pytest.raises(LostRace):
            await opened.append("t_1", [row(3), row(2)], None)
        assert len(await opened.load_rows("t_1")) == 2

    asyncio.run(story())


def test_one_failing_job_does_not_harm_its_neighbours(opened):
    def broken(_):
        raise ValueError("no")

    async def story():
        jobs = [opened.save_guest(Guest(f"g_{n}", "Ann", "en")) for n in range(20)]
        outcomes = await asyncio.gather(*jobs[:10], opened.transact(broken), *jobs[10:], return_exceptions=True)
        assert [type(o) for o in outcomes if isinstance(o, Exception)] == [ValueError]
        for n in range(20):
            assert await opened.load_guest(f"g_{n}") == Guest(f"g_{n}", "Ann", "en")

    asyncio.run(story())


def test_a_sheet_comes_back_as_it_was(opened):
    whole = sheet()
    whole.options, whole.clocks, whole.clock = {"deals": 2}, [1, 2, 3], {"initial_s": 60, "increment_s": 0}
    whole.seats[1] = Seat(1, "person", "Ann", "g_2", None, "random", True)
    whole.result = {"scores": [1, 2, 3], "winners": [2]}

    async def story():
        await opened.add_sheet(whole)
        assert await opened.load_sheet("t_1") == whole
        whole.state = "running"
        await opened.save_sheet(whole)
        assert await opened.load_sheet("t_1") == whole
        assert await opened.load_sheet("t_2") is None

    asyncio.run(story())


def test_what_is_committed_comes_into_the_file_while_the_store_is_open(tmp_path):
    """By the thread beside the writing one, which would do it only after far more pages."""
    kept = SqliteStore(tmp_path / "a.db")
    kept.open()

    async def story():
        await kept.add_sheet(sheet())
        for number in range(1, 20 * TIDY_EVERY):
            await kept.append("t_1", [row(number)], None)
            if number % TIDY_EVERY == 0 and in_the_file_alone(tmp_path):
                return
        raise AssertionError("nothing came into the file")

    asyncio.run(story())
    kept.close()


def in_the_file_alone(folder):
    """Are there rows of a log in the database without its journal?"""
    shutil.copy(folder / "a.db", folder / "alone.db")
    with closing(sqlite3.connect(folder / "alone.db")) as alone:
        try:
            return alone.execute("SELECT COUNT(*) FROM actions").fetchone()[0] > 0
        except sqlite3.DatabaseError:  # copied in the middle of it, or before the tables were there
            return False


def test_a_newer_schema_is_refused(tmp_path):
    with sqlite3.connect(tmp_path / "a.db") as c:
        c.execute("PRAGMA user_version = 99")
    with pytest.raises(BadDatabase, match="newer Open Outcry"):
        SqliteStore(tmp_path / "a.db").open()


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path):
    old = sqlite3.connect(tmp_path / "a.db")
    old.executescript(STEPS[0])
    later = {"changed_by", "asked", "version", "rules", "forked", "handovers"}
    values = {name: value for name, value in SHEET.values(sheet()).items() if name not in later}
    old.execute(f"INSERT INTO tables ({', '.join(values)}) VALUES ({', '.join('?' * len(values))})", [*values.values()])
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()
    kept = SqliteStore(tmp_path / "a.db")
    kept.open()
    found = asyncio.run(kept.load_sheet("t_1"))
    assert found.changed_by == [] and found.asked is None and found.game == "money"
    asyncio.run(kept.save_review("t_1", {"graph": []}))
    assert asyncio.run(kept.load_review("t_1")) == {"graph": []}
    kept.close()


def test_a_site_of_an_earlier_release_opens_with_all_it_had(tmp_path):
    """Written by that release itself: a match in progress, a finished one, a table with a free seat, a word said."""
    old = sqlite3.connect(tmp_path / "a.db")
    old.executescript((Path(__file__).parent / "data" / "version_6.sql").read_text(encoding="utf-8"))
    old.close()
    kept = SqliteStore(tmp_path / "a.db")
    kept.open()

    async def story():
        sheets = {each.state: each for each in await kept.all_sheets(None, 10)}
        assert set(sheets) == {"open", "running", "finished"}
        assert [seat.kind for seat in sheets["open"].seats] == ["person", "open", "bot"]
        running = sheets["running"]
        assert running.clock == {"initial_s": 600, "increment_s": 5} and len(running.clocks) == 3
        rows = await kept.load_rows(running.id)
        assert [each.number for each in rows] == list(range(1, len(rows) + 1)) and rows[0].client
        assert [said["text"] for said in await kept.load_chat(running.id, 0)] == ["Good luck"]
        await kept.append(running.id, [row(len(rows) + 1)], running)
        assert stored_log(sheets["finished"], await kept.load_rows(sheets["finished"].id)).actions
        assert (await kept.load_guest(running.host)).name == "Ann"

    asyncio.run(story())
    kept.close()


def test_every_field_of_what_is_kept_has_its_column(opened):
    def columns(table):
        return asyncio.run(opened.transact(lambda t: {c[0] for c in t.execute(f"SELECT * FROM {table}").description}))

    assert columns("tables") == set(SHEET.names)
    assert columns("seats") == {"table_id", *SEAT.names}
    assert columns("actions") == {"table_id", *ROW.names}
    assert columns("guests") == {"created_at", *GUEST.names}


def test_a_site_moves_into_postgresql_whole(tmp_path, postgres, capsys):
    folder, url = DataFolder(tmp_path / "data"), postgres.database()
    key = folder.key()
    with closing(sqlite3.connect(folder.database)) as old:
        old.executescript((Path(__file__).parent / "data" / "version_6.sql").read_text(encoding="utf-8"))
    assert main(["migrate", "--copy", "--data", str(folder.path), "--database", url]) == 0
    assert "3 tables" in capsys.readouterr().out
    here, there = FolderStore(folder), PostgresStore(url)
    here.open()
    there.open()

    async def everything(store):
        sheets = await store.all_sheets(None, 10)
        guests = [await store.load_guest(sheet.host) for sheet in sheets]
        logs = [await store.load_rows(sheet.id) for sheet in sheets]
        talk = [await store.load_chat(sheet.id, 0) for sheet in sheets]
        return sheets, guests, logs, talk, store.key()

    assert asyncio.run(everything(here)) == asyncio.run(everything(there))
    assert there.key() == key
    here.close()
    there.close()
    assert main(["migrate", "--copy", "--data", str(folder.path), "--database", url]) == 2
    assert "already" in capsys.readouterr().err
    assert main(["migrate", "--database", url]) == 0


def test_a_database_that_is_not_there_is_refused_in_a_sentence_without_the_password(capsys):
    assert main(["migrate", "--database", "postgresql://ann:hush@127.0.0.1:1/nothing"]) == 2
    said = capsys.readouterr().err
    assert "127.0.0.1/nothing" in said and "hush" not in said


def test_a_newer_schema_is_refused_by_postgresql_too(postgres):
    url = postgres.database()
    first, second = PostgresStore(url), PostgresStore(url)
    first.open()
    asyncio.run(first.transact(lambda t: t.execute("UPDATE schema_version SET version = 99")))
    with pytest.raises(BadDatabase):
        second.open()
    for one in (first, second):
        one.close()


def test_several_servers_that_start_at_once_migrate_once(postgres):
    url = postgres.database()
    several = [PostgresStore(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda one: one.open(), several))
    assert len({one.key() for one in several}) == 1
    for one in several:
        one.close()
