"""The command line, as a person and as a script uses it."""

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import pytest
from rich.console import Console

import openoutcry as oo
from openoutcry.cli import main
from openoutcry.terminal.play import Sitting

SRC = str(Path(oo.__file__).parents[1])
GOLDEN = Path(__file__).parents[1] / "golden"


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def outcry(*arguments, said="", **environment):
    """The command in this process: starting another costs a second each time."""
    out, err = io.StringIO(), io.StringIO()
    given = {"OPENOUTCRY_LANG": "en", "COLUMNS": "100", **environment}
    with (
        mock.patch.dict(os.environ, given),
        mock.patch("sys.stdin", io.StringIO(said)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main(arguments)
    return Done(code, out.getvalue(), err.getvalue())


def outcry_process(*arguments, said="", **environment):
    """The command as a shell starts it."""
    return subprocess.run(
        [sys.executable, "-m", "openoutcry.cli", *arguments],
        input=said,
        env={**os.environ, "PYTHONPATH": SRC, "OPENOUTCRY_LANG": "en", "COLUMNS": "100", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


KEYS = {
    "game",
    "players",
    "games",
    "seed",
    "seconds",
    "games_per_s",
    "decisions",
    "decisions_per_s",
    "mean_score",
    "win_share",
}


@pytest.mark.parametrize("game", oo.games())
def test_selfplay_prints_one_json_object_fixed_by_its_seed(game, capsys):
    players = oo.load_game(game).edition.most_players
    reports = []
    for _ in range(2):
        assert (
            main(
                [
                    "selfplay",
                    game,
                    "--players",
                    str(players),
                    "--games",
                    "300",
                    "--bot",
                    "random",
                    "--seed",
                    "1",
                    "--json",
                ]
            )
            == 0
        )
        reports.append(json.loads(capsys.readouterr().out))
    assert set(reports[0]) >= KEYS
    assert len(reports[0]["mean_score"]) == len(reports[0]["win_share"]) == players
    for report in reports:
        for timed in ("seconds", "games_per_s", "decisions_per_s"):
            assert report.pop(timed) > 0
    assert reports[0] == reports[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ["selfplay", "monopoly"],
        ["selfplay", "money", "--players", "9"],
        ["selfplay", "money", "--games", "0"],
        ["selfplay", "money", "--games", "many"],
        ["selfplay", "money", "--bot", "genius"],
        ["selfplay", "money", "--option", "deals=99"],
        ["selfplay", "money", "--option", "deals"],
        ["selfplay", "money", "--option", "deals=x"],
        ["selfplay", "money", "--number", "fee=-5"],
        ["selfplay", "money", "--device", "cuda"],
        ["selfplay", "money", "--threads", "-1"],
        ["selfplay", "money", "--seed", "\udcff"],
        ["selfplay", "money", "--seed", ""],
        ["selfplay", "money", "--seed", "key:1"],
        ["play", "money", "--people", "9"],
        ["replay", "no-such-file.json"],
        ["verify", "no-such-file.json"],
        ["rules", "money", "MON-99"],
        ["dance"],
        ["serve", "--port", "99999"],
    ],
)
def test_bad_input_exits_with_2_and_a_sentence(arguments):
    run = outcry(*arguments)
    assert run.returncode == 2
    assert run.stderr.startswith("Error: ")
    assert "Traceback" not in run.stderr


def test_replay_and_verify_a_saved_game(tmp_path):
    file = GOLDEN / "money/four-players.json"
    shown = outcry("replay", str(file))
    assert shown.returncode == 0 and "Боря" in shown.stdout
    assert outcry("verify", str(file)).returncode == 0
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text()[:-40])
    for command in ("replay", "verify"):
        run = outcry(command, str(broken))
        assert run.returncode == 2 and "Traceback" not in run.stderr
    forged = json.loads(file.read_text())
    forged["seed"] = "another"
    broken.write_text(json.dumps(forged))
    assert "hash" in outcry("verify", str(broken)).stderr


def test_verify_says_which_hash_was_published():
    file = GOLDEN / "money/four-players.json"
    published = json.loads(file.read_text())["seed_hash"]
    assert published in outcry("verify", str(file)).stdout
    assert json.loads(outcry("verify", str(file), "--json").stdout)["seed_hash"] == published


def test_names_and_typed_words_are_no_markup(tmp_path):
    log = json.loads((GOLDEN / "money/four-players.json").read_text())
    log["names"] = ["[/b]", "[red]", ":smile:", "\\["]
    file = tmp_path / "names.json"
    file.write_text(json.dumps(log))
    shown = outcry("replay", str(file))
    assert shown.returncode == 0, shown.stderr
    assert all(name in shown.stdout for name in log["names"])
    run = outcry("play", "money", "--players", "3", "--seed", "t", said="fly [/bold]\nbid ²\n²\nquit\n")
    assert run.returncode == 0 and "fly [/bold]" in run.stdout, run.stderr


def test_a_process_answers_as_the_function_does():
    """The other tests call the function; here is the command itself, in peace and in trouble."""
    file = str(GOLDEN / "money/four-players.json")
    shown, refused = outcry_process("verify", file), outcry_process("selfplay", "money", "--seed", "\udcff")
    assert (shown.returncode, shown.stdout) == outcry("verify", file)[:2]
    assert refused.returncode == 2 and refused.stderr.startswith("Error: ") and "Traceback" not in refused.stderr


def test_stepping_without_anybody_at_the_keyboard_goes_on():
    assert outcry("replay", str(GOLDEN / "money/four-players.json"), "--step").returncode == 0


def test_a_terminal_without_the_signs_still_shows_the_game():
    run = outcry_process("replay", str(GOLDEN / "money/four-players.json"), PYTHONIOENCODING="ascii")
    assert run.returncode == 0, run.stderr


def test_a_game_that_can_not_be_saved_ends_with_2(tmp_path):
    run = outcry("play", "money", "--players", "3", "--save", str(tmp_path / "no" / "x.json"), said="quit\n")
    assert run.returncode == 2 and "can't be written" in run.stdout


@pytest.mark.parametrize(("seed", "said"), [("1", 1), ("007", "007"), ("²", "²"), ("a", "a")])
def test_the_report_names_the_seed_as_it_was_given(seed, said, capsys):
    assert main(["selfplay", "money", "--games", "1", "--seed", seed, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seed"] == said


@pytest.mark.parametrize("asked", [["--lang", "it"], ["--lang=it"]])
def test_the_language_can_be_asked_for_in_both_forms(asked, capsys, monkeypatch):
    monkeypatch.setenv("OPENOUTCRY_LANG", "en")
    assert main(["rules", "money", "MON-99", *asked]) == 2
    assert main(["games", *asked]) == 0
    assert "mazzo" in capsys.readouterr().out


def test_clauses_are_printed_with_their_marks():
    assert "[settled]" in outcry("rules", "money", "MON-3.4").stdout


@pytest.mark.parametrize("game", oo.games())
@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_the_rules_are_printed_in_three_languages(game, language):
    run = outcry("rules", game, "--lang", language)
    assert run.returncode == 0
    assert oo.load_game(game).clauses + "-1.1" in run.stdout
    one = outcry("rules", game, f"{oo.load_game(game).clauses.lower()}-1.1", "--lang", language)
    assert one.returncode == 0 and one.stdout.count(f"{oo.load_game(game).clauses}-") >= 1


def test_a_whole_game_in_the_terminal_with_questions_in_between():
    said = "?\nmoves\nwhy done\nscore\nlog\nrules MON-3.4\nfly\n" + "1\ndone\nkeep\n" * 60
    run = outcry("play", "money", "--players", "3", "--seed", "t", "--bot", "random", said=said)
    assert run.returncode == 0, run.stderr
    assert "MON-3.1" in run.stdout and "MON-3.4" in run.stdout
    assert "wins" in run.stdout or "share the win" in run.stdout


@pytest.mark.parametrize("game", oo.games())
@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_every_game_can_be_played_through_in_the_terminal(game, language):
    """The first move of the list, again and again, by one person against bots."""
    players = str(oo.load_game(game).edition.least_players)
    run = outcry(
        "play",
        game,
        "--players",
        players,
        "--seed",
        "x",
        "--bot",
        "random",
        "--lang",
        language,
        said="score\n" + "1\n" * 3000,
    )
    assert run.returncode == 0, run.stderr
    assert {"en": "Result", "ru": "Итог", "it": "Risultato"}[language] in run.stdout
    assert f"{game}-event" not in run.stdout and f"{game}-move" not in run.stdout


def test_two_people_at_one_keyboard_do_not_see_each_other():
    run = outcry(
        "play", "money", "--players", "3", "--people", "2", "--seed", "curtain", said="\n1\ndone\n\n1\ndone\nquit\n"
    )
    table = oo.Table("money", players=3, seed="curtain")
    first = {f"№{card['card']}" for card in table.view(0)["table"]["hand"]}
    first.remove(f"№{table.legal(0)[0].json['card']}")  # the bid is turned up for all
    parts = run.stdout.split("Hand the keyboard to")
    assert len(parts) >= 3
    shown_to_second = parts[2]
    private = [mark for mark in first if any(mark + end in shown_to_second for end in (" ", ",", "."))]
    assert not private


def test_the_winner_of_exchange_watch_changes_one_rule_for_the_rematch(tmp_path):
    file = GOLDEN / "watch/ended-by-money.json"
    table = oo.Table.load(file)
    winner, loser = table.winners()[0], next(p for p in range(table.players) if p not in table.winners())
    number = next(n for n in table.game.edition.numbers.values() if not n.option and not n.shape and n.default < n.most)
    change = f"{number.name}={number.default + 1}"
    saved = tmp_path / "next.json"
    run = outcry("rematch", str(file), "--by", str(winner), "--change", change, "--save", str(saved), said="quit\n")
    assert run.returncode == 0, run.stderr
    log = oo.Log.load(saved)
    assert log.numbers == {number.name: number.default + 1}
    assert [entry["number"] for entry in log.changed_by] == [number.name]
    refused = outcry("rematch", str(file), "--by", str(loser), "--change", change)
    assert refused.returncode == 2 and "Traceback" not in refused.stderr


def test_the_command_alone_starts_the_site(monkeypatch):
    started = []
    monkeypatch.setattr("openoutcry.server.run", lambda **where: started.append(where))
    assert main([]) == 0
    assert started == [{"host": "127.0.0.1", "port": 8000, "data_dir": None, "open_browser": False}]


def test_games_are_listed(capsys):
    assert main(["games", "--json"]) == 0
    assert {row["game"] for row in json.loads(capsys.readouterr().out)} == set(oo.games())


def test_bots_in_the_terminal_count_their_own_decisions_and_witness_the_moves(monkeypatch):
    asked = []

    def first(game, hidden, seat, seed, level, witness):
        asked.append((seat, seed.split(" ", 1)[1], witness and len(witness.moves)))
        return table.legal(seat)[-1].code

    monkeypatch.setattr("openoutcry.terminal.play.choose", first)
    table = oo.Table("money", 3, "terminal")
    sitting = Sitting(table, [], ["house", "search:20+belief", "house"], "en", Console())
    while len([seat for seat, *_ in asked if seat == 1]) < 20:
        sitting.bot_plays(table.pending[0])
    own = [(seed, seen) for seat, seed, seen in asked if seat == 1]
    assert [seed for seed, _ in own] == [f"1 {number}" for number in range(20)]
    assert own[-1][1] > own[0][1], "what others played where it could be seen"
    assert all(seen is None for seat, _, seen in asked if seat != 1)
