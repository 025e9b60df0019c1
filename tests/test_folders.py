"""Folders that may be interrupted at any moment: what is in them is whole, and written by one at a time."""

import json
import os

import numpy as np
import pytest

from openoutcry.arena import Tournament, play
from openoutcry.bots.weights import read_weights, write_weights
from openoutcry.errors import NotAvailable
from openoutcry.folders import only_writer, write_whole
from openoutcry.learn.thoughts import claim, settings


@pytest.fixture
def cut_off(monkeypatch):
    """Whatever is written now, the power goes before it is on the disk."""

    def cut(descriptor):
        raise KeyboardInterrupt

    def now(does):
        with monkeypatch.context() as power, pytest.raises(KeyboardInterrupt):
            power.setattr(os, "fsync", cut)
            does()

    return now


def test_a_file_is_the_old_one_until_the_new_one_is_whole(tmp_path, cut_off):
    file = tmp_path / "told.json"
    write_whole(file, "old")
    cut_off(lambda: write_whole(file, "new"))
    assert file.read_text() == "old"
    write_whole(file, "newer")
    assert file.read_text() == "newer" and list(tmp_path.iterdir()) == [file]


def test_weights_stay_as_they_were_while_others_are_written(tmp_path, cut_off):
    file = tmp_path / "weights.safetensors"
    write_weights(file, {"a": np.ones(3, "<f4")}, {})
    cut_off(lambda: write_weights(file, {"a": np.zeros(3, "<f4")}, {}))
    assert read_weights(file)[0]["a"].tolist() == [1, 1, 1]


def test_a_tournament_begins_though_its_settings_were_cut_off(tmp_path, cut_off):
    tournament = Tournament("money", 4, ("house", "random"), games=12)
    cut_off(lambda: play(tournament, tmp_path, workers=1))
    assert play(tournament, tmp_path, workers=1)["games"] == 12


def test_what_a_tournament_has_counted_is_on_the_disk(tmp_path, monkeypatch):
    kept, told, sync = [], [], os.fsync

    def noted(descriptor):
        kept.append(os.fstat(descriptor).st_ino)
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)

    def tell(done, total):
        told.append((done, kept.count((tmp_path / "games.jsonl").stat().st_ino)))

    play(Tournament("money", 4, ("house", "random"), games=12), tmp_path, workers=1, progress=tell)
    assert len(told) > 2 and [times for _, times in told] == list(range(len(told)))


def test_a_folder_of_thoughts_begins_though_its_settings_were_cut_off(tmp_path, cut_off):
    wanted = {"format": "openoutcry-thoughts/1", "seed": "1"}
    cut_off(lambda: claim(tmp_path, wanted))
    claim(tmp_path, wanted)
    assert settings(tmp_path) == json.loads(json.dumps(wanted))


def test_two_do_not_write_into_one_folder(tmp_path):
    with only_writer(tmp_path), pytest.raises(NotAvailable, match=tmp_path.name), only_writer(tmp_path):
        pass
    with only_writer(tmp_path), only_writer(tmp_path.parent):
        pass
