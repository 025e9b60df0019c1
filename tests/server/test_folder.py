"""The data folder: a key that can't be guessed, files only their owner reads, one server at a time."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from openoutcry.server import folder as folders
from openoutcry.server.errors import BadFolder, LostRace
from openoutcry.server.folder import DataFolder
from openoutcry.server.hall import Hall
from openoutcry.server.settings import Settings
from openoutcry.server.store.sqlite import SqliteStore
from tests.server.people import Site
from tests.server.test_store import sheet

SOURCE = Path(__file__).parents[2] / "src"


def mode(file):
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.parametrize("key", [b"", b"short", b" \n" * 40, b"x" * 31])
def test_a_key_that_could_be_guessed_is_refused(tmp_path, key):
    (tmp_path / "secret.key").write_bytes(key)
    with pytest.raises(BadFolder) as refused:
        Hall(Settings(data_dir=tmp_path, warm=False))
    assert "secret.key" in refused.value.message("en")


def test_the_command_says_it_in_a_sentence(tmp_path):
    """In a process of its own: a server sets up logging for the whole process."""
    (tmp_path / "secret.key").write_bytes(b"")
    command = ["serve", "--port", "0", "--data", str(tmp_path)]
    code = f"from openoutcry.cli import main; raise SystemExit(main({command!r}))"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ended.returncode == 2
    assert "secret.key" in ended.stderr and "Traceback" not in ended.stderr


def test_a_key_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    def power_cut(descriptor):
        raise KeyboardInterrupt

    monkeypatch.setattr(folders.os, "fsync", power_cut)
    with pytest.raises(KeyboardInterrupt):
        DataFolder(tmp_path).key()
    assert not (tmp_path / "secret.key").exists()
    monkeypatch.undo()
    assert len(DataFolder(tmp_path).key()) == 64


def test_two_that_make_the_key_at_once_have_the_same(tmp_path, monkeypatch):
    one, other = DataFolder(tmp_path), DataFolder(tmp_path)
    made = []
    first_link = os.link

    def link_second(draft, file):
        if not made:
            made.append(True)
            made.append(other.key())
        first_link(draft, file)

    monkeypatch.setattr(folders.os, "link", link_second)
    assert one.key() == made[1]


def test_only_the_owner_reads_what_a_server_keeps(tmp_path):
    old = os.umask(0o000)
    try:
        data = tmp_path / "data"
        site = Site(data_dir=data)
        try:
            site.guest("Ann")
            assert mode(data) == 0o700
            assert {file.name: oct(mode(file)) for file in data.iterdir() if mode(file) != 0o600} == {}
            assert {"secret.key", "openoutcry.db", "openoutcry.db-wal"} <= {file.name for file in data.iterdir()}
        finally:
            site.stop()
    finally:
        os.umask(old)


def test_files_that_others_could_read_are_closed_to_them(tmp_path):
    DataFolder(tmp_path / "data").key()
    (tmp_path / "data" / "openoutcry.db").touch()
    for path in (tmp_path / "data", *(tmp_path / "data").iterdir()):
        path.chmod(0o755)
    hall = Hall(Settings(data_dir=tmp_path / "data", warm=False))
    hall.store.open()
    hall.store.close()
    assert mode(tmp_path / "data") == 0o700
    assert mode(tmp_path / "data" / "secret.key") == mode(tmp_path / "data" / "openoutcry.db") == 0o600


def test_a_folder_that_holds_other_things_keeps_its_mode(tmp_path):
    (tmp_path / "letters.txt").touch()
    tmp_path.chmod(0o755)
    DataFolder(tmp_path).key()
    assert mode(tmp_path) == 0o755


def test_one_server_at_a_time(tmp_path):
    site = Site(data_dir=tmp_path)
    try:
        with pytest.raises(BadFolder) as refused:
            DataFolder(tmp_path).lock()
        assert str(os.getpid()) in refused.value.message("en")
    finally:
        site.stop()
    again = DataFolder(tmp_path)
    again.lock()
    again.unlock()


def test_a_killed_server_leaves_no_lock(tmp_path):
    code = (
        "import sys, time; from pathlib import Path; from openoutcry.server.folder import DataFolder\n"
        "DataFolder(Path(sys.argv[1])).lock(); print('locked', flush=True); time.sleep(600)"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout.readline() == "locked\n"
    with pytest.raises(BadFolder):
        DataFolder(tmp_path).lock()
    holder.send_signal(signal.SIGKILL)
    holder.communicate()
    DataFolder(tmp_path).lock()


def test_no_save_overwrites_another(tmp_path):
    stores = [SqliteStore(tmp_path / "a.db") for _ in range(2)]
    for one in stores:
        one.open()

    async def story():
        await stores[0].add_sheet(sheet())
        ours, theirs = [await one.load_sheet("t_1") for one in stores]
        ours.state = "closed"
        await stores[0].save_sheet(ours)
        theirs.invite = "another"
        with pytest.raises(LostRace):
            await stores[1].save_sheet(theirs)
        with pytest.raises(LostRace):
            await stores[1].append("t_1", [], theirs)
        kept = await stores[1].load_sheet("t_1")
        assert kept == ours and kept.state == "closed" and kept.invite == "invite"
        await stores[0].save_sheet(ours)
        await stores[0].save_sheet(ours)

    asyncio.run(story())
    for one in stores:
        one.close()
