"""Games as data: what is written is what was played, and shows what an onlooker could see."""

import json

import numpy as np
import polars as pl
import pytest

import openoutcry as oo
from openoutcry import dataset
from openoutcry.cli import main
from openoutcry.dataset import write_dataset
from openoutcry.games import games, load_game

GAMES = 6


def write(game, folder, bots=("random",), players=3, seed=7, count=GAMES, **rest):
    return write_dataset(load_game(game), players, count, list(bots), seed, folder, **rest)


@pytest.mark.parametrize("game", games())
def test_every_game_can_be_played_again_from_the_data(game, tmp_path):
    tables = write(game, tmp_path, ("house", "random", "random"))
    moves, played = pl.read_parquet(tmp_path / "moves.parquet"), pl.read_parquet(tmp_path / "games.parquet")
    assert tables["moves"] == moves.height == played["decisions"].sum()
    assert played["decisions"].to_list() == moves.group_by("game").len().sort("game")["len"].to_list()
    one = moves.filter(pl.col("game") == 2)
    assert one["number"].to_list() == list(range(one.height))
    row = played.row(2, named=True)
    table = oo.Table(game, 3, seed=row["seed"])
    for decision in one.iter_rows(named=True):
        assert decision["legal"] == len(table.legal(decision["seat"]))
        assert decision["move"] == table.move(decision["action"]).text
        seen = table.hidden(None)
        for field in (part.field for part in load_game(game).public):
            assert np.array_equal(np.ravel(decision[field]), np.ravel(seen[field][0])), field
        table.play(decision["seat"], decision["action"])
    assert table.over
    assert row["scores"] == table.scores()
    assert row["winners"] == table.winners()


def test_results_are_those_of_the_batch(tmp_path):
    write("money", tmp_path, ("house", "random", "random"), count=40)
    outcome = oo.batch("money", 3, 40, seed=7, bots=("house", "random", "random")).playout()
    results = pl.read_parquet(tmp_path / "results.parquet")
    assert results["score"].to_numpy().reshape(40, 3).tolist() == outcome.scores.tolist()
    assert results["bot"].to_list()[:3] == ["house", "random", "random"]
    won = results["won"].to_numpy().reshape(40, 3)
    assert (won @ np.array([1, 2, 4])).tolist() == outcome.winners.tolist()


def test_the_same_seed_writes_the_same(tmp_path):
    for name in ("one", "two"):
        write("money", tmp_path / name)
    for table in ("games", "moves", "results", "actions"):
        one, two = (pl.read_parquet(tmp_path / name / f"{table}.parquet") for name in ("one", "two"))
        assert one.equals(two)


def test_large_sets_are_written_in_parts(tmp_path, monkeypatch):
    write("money", tmp_path / "one", count=30)
    monkeypatch.setattr(dataset, "ROWS", 100)
    monkeypatch.setattr(dataset, "PART", 500)
    monkeypatch.setattr(dataset, "GAMES_AT_ONCE", 7)
    write("money", tmp_path / "parts", count=30)
    one, parts = (pl.read_parquet(tmp_path / name / "moves.parquet") for name in ("one", "parts"))
    assert one.equals(parts)
    assert sorted(file.name for file in (tmp_path / "parts").iterdir()) == [
        "README.md",
        "actions.parquet",
        "games.parquet",
        "moves.parquet",
        "results.parquet",
    ]


@pytest.mark.parametrize("game", games())
def test_the_card_tells_every_column(game, tmp_path):
    write(game, tmp_path, count=2)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    for table in ("games", "results", "actions", "moves"):
        for column in pl.read_parquet(tmp_path / f"{table}.parquet").columns:
            assert f"`{column}`" in card
    assert load_game(game).edition.digest in card
    assert "Apache-2.0" in card


def test_the_command_writes_what_was_asked_for(tmp_path, capsys):
    folder = tmp_path / "money"
    asked = ["dataset", "money", "--games", "5", "--players", "4", "--bots", "house,random,random,random"]
    assert main([*asked, "--seed", "x", "--option", "memory=true", "--out", str(folder)]) == 0
    assert "5 games" in capsys.readouterr().out
    played = pl.read_parquet(folder / "games.parquet")
    assert played.height == 5
    assert json.loads(played["options"][0])["memory"] is True


def test_a_folder_that_cannot_be_written_is_told(tmp_path, capsys):
    (tmp_path / "file").write_text("in the way")
    assert main(["dataset", "money", "--games", "1", "--out", str(tmp_path / "file")]) == 2
    assert "file" in capsys.readouterr().err


@pytest.mark.parametrize("seed", [None, 1.5, True, "", "x" * 201], ids=range(5))
def test_what_is_no_seed_is_told_and_nothing_is_written(seed, tmp_path):
    with pytest.raises(oo.errors.BadSeed):
        write("money", tmp_path / "data", seed=seed)
    assert not (tmp_path / "data").exists()
