"""The command line, as a person and as a script uses it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry.cli import main

SRC = str(Path(oo.__file__).parents[1])
GOLDEN = Path(__file__).parents[1] / "golden"


def outcry(*arguments, said="", **environment):
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


def test_games_are_listed(capsys):
    assert main(["games", "--json"]) == 0
    assert {row["game"] for row in json.loads(capsys.readouterr().out)} == set(oo.games())
