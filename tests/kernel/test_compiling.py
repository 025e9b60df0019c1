"""The cache of compiled rules: who waits for whom, where it lies, when it counts as made."""

import os
import threading
import time
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry.errors import NotAvailable
from openoutcry.kernel import compiling, instantiate, source
from openoutcry.kernel.contract import AT_A_TABLE
from openoutcry.kernel.rule import INTERPRETED

ENTRY, STUDY = "openoutcry.kernel.generic.entry", "openoutcry.kernel.generic.study"
PLAYOUT = "openoutcry.kernel.generic.playout"

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@pytest.fixture
def money():
    return oo.load_game("money")


@pytest.fixture
def root(tmp_path, monkeypatch):
    """A cache of its own; compiling is only noted."""
    for module in (source, compiling):
        monkeypatch.setattr(module, "cache_root", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def compiled(monkeypatch):
    made = []
    monkeypatch.setattr(compiling, "_compile_in_child", lambda game, templates, progress: made.extend(templates))
    return made


def test_rules_are_compiled_once(root, compiled, money):
    compiling.compile_ahead(money, ENTRY)
    compiling.compile_ahead(money, ENTRY)
    assert compiled == [ENTRY]
    assert compiling.is_compiled(money, ENTRY) and not compiling.is_compiled(money, STUDY)


def test_what_is_needed_together_is_compiled_together(root, money, monkeypatch):
    children = []
    monkeypatch.setattr(compiling, "_compile_in_child", lambda game, templates, progress: children.append(templates))
    compiling.compile_ahead(money, ENTRY)
    compiling.compile_ahead(money, *AT_A_TABLE)
    assert children == [[ENTRY], [each for each in AT_A_TABLE if each != ENTRY]]


def test_what_was_compiled_from_other_sources_is_removed_once_nobody_uses_it(root, compiled, money):
    long_ago = time.time() - 70 * 24 * 3600
    ours, others = "openoutcry.games.money.entry_of_money", "openoutcry.games.watch.entry_of_watch"
    for folder, used in {f"{ours}-old": long_ago, f"{ours}-other": time.time(), f"{others}-old": long_ago}.items():
        (root / folder).mkdir()
        (root / folder / "cpu.ready").touch()
        os.utime(root / folder / "cpu.ready", (used, used))
    (root / f"{ours}-begun").mkdir()
    compiling.compile_ahead(money, ENTRY)
    current = source.cache_folder(vars(instantiate.instantiate(money, ENTRY)))
    left = {folder.name for folder in root.iterdir() if folder.is_dir()}
    assert left == {f"{ours}-begun", f"{ours}-other", f"{others}-old", current.name}
    (ready,) = current.glob("*.ready")
    os.utime(ready, (long_ago, long_ago))
    compiling.compile_ahead(money, ENTRY)  # used again
    assert ready.stat().st_mtime > long_ago + 3600
    assert compiled == [ENTRY]


def test_asking_where_a_module_is_kept_leaves_its_names_alone(money):
    """One thread looks through them while another asks: the first table of a process failed by that."""
    names = vars(instantiate._make(money, "openoutcry.games.money.made_for_a_test", ENTRY))
    before = dict(names)
    source.cache_folder(names)
    assert names == before


def test_compiling_that_failed_or_was_interrupted_does_not_count(root, money, monkeypatch):
    def fails(game, templates, progress):
        raise KeyboardInterrupt

    monkeypatch.setattr(compiling, "_compile_in_child", fails)
    with pytest.raises(KeyboardInterrupt):
        compiling.compile_ahead(money, ENTRY)
    assert not list(root.rglob("*.ready"))


def test_what_was_made_before_an_interrupt_is_told_and_kept(root, money, monkeypatch):
    functions, told = len(source.entries(vars(instantiate.instantiate(money, ENTRY)))), []

    def ends_early(game, templates, progress):
        for done in range(functions + 2):
            progress(game.name, done, 99)
        raise NotAvailable

    monkeypatch.setattr(compiling, "_compile_in_child", ends_early)
    with pytest.raises(NotAvailable):
        compiling.compile_ahead(money, *AT_A_TABLE, progress=lambda *done: None, made=told.append)
    assert told == [ENTRY]
    assert [template for template in AT_A_TABLE if compiling.is_compiled(money, template)] == [ENTRY]


def test_all_that_was_asked_for_is_told_whoever_made_it(root, compiled, money):
    told = []
    compiling.compile_ahead(money, STUDY)
    for _ in range(2):
        compiling.compile_ahead(money, ENTRY, STUDY, made=told.append)
    assert told[:2] == [STUDY, ENTRY] and told[2:] == [ENTRY, STUDY]


def test_two_at_once_compile_once(root, money, monkeypatch):
    made = []

    def slowly(game, templates, progress):
        time.sleep(0.2)
        made.extend(templates)

    monkeypatch.setattr(compiling, "_compile_in_child", slowly)
    threads = [threading.Thread(target=compiling.compile_ahead, args=(money, ENTRY)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [ENTRY]


def test_a_child_that_fails_is_quoted_whatever_it_printed(root, money, tmp_path, monkeypatch):
    python = tmp_path / "python"
    python.write_text(
        "#!/bin/sh\necho hello\nhead -c 300000 /dev/zero | tr '\\\\0' x >&2\necho 'no luck' >&2\nexit 1\n"
    )
    python.chmod(0o755)
    monkeypatch.setattr(compiling.sys, "executable", str(python))
    with pytest.raises(NotAvailable, match="no luck"):
        compiling.compile_ahead(money, ENTRY)


@pytest.mark.parametrize("home", ["unwritable", "none"])
def test_without_a_folder_of_its_own_the_cache_is_private_to_the_process(home, tmp_path, monkeypatch):
    def no_home():
        raise RuntimeError("no home")

    (tmp_path / "file").touch()
    monkeypatch.setenv("OPENOUTCRY_CACHE", str(tmp_path / "file" / "x") if home == "unwritable" else "")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(source.Path, "home", no_home)
    root = source.cache_root.__wrapped__()
    try:
        assert root.is_dir() and root != tmp_path
        assert os.environ["OPENOUTCRY_CACHE"] == str(root)  # children find it
    finally:
        root.rmdir()


def test_threads_that_ask_at_once_get_the_whole_module(monkeypatch):
    game = oo.load_game("money")
    name = "openoutcry.games.money.study_of_money"
    monkeypatch.delitem(instantiate.sys.modules, name, raising=False)
    found = []

    def look():
        found.append(hasattr(instantiate.instantiate(game, STUDY), "check"))

    ask = [threading.Thread(target=look) for _ in range(4)]
    for thread in ask:
        thread.start()
    for thread in ask:
        thread.join()
    assert found == [True] * 4


def test_an_edition_that_can_not_be_read_is_named(tmp_path, monkeypatch):
    from openoutcry.kernel.edition import load_edition

    file = Path(tmp_path / "own.toml")
    monkeypatch.setenv("OPENOUTCRY_EDITION_MONEY", str(file))
    for written in (None, "not toml", "[edition]", "[edition]\nrules_version = 1\nplayers = 3\n"):
        if written is not None:
            file.write_text(written)
        with pytest.raises(NotAvailable, match=r"own\.toml"):
            load_edition("money", tmp_path)
