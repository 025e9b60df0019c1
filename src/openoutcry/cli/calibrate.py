"""`outcry calibrate`: are a bot's chances to win worth their name?"""

import argparse
import json

from rich.console import Console

from openoutcry.bots.calibration import collect, fitted_to, kinds_of_players, report
from openoutcry.bots.review import judging_level
from openoutcry.cli.command import Command
from openoutcry.cli.output import plain_console, progress_bar
from openoutcry.errors import BadOption
from openoutcry.games import load_game
from openoutcry.language import text
from openoutcry.report.figures import number, percent

MOST_GAMES = 100_000


def add_arguments(command: Command) -> None:
    command.argument("game", about="game")
    command.argument("--players", "-p", about="players", type=int)
    command.argument("--games", "-g", about="calibrate-games", type=int, default=20)
    command.argument("--level", about="calibrate-level")
    command.argument("--seed", about="seed", default="1")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Play games of several kinds of players, judge positions of them, and hold that against who won."""
    game = load_game(arguments.game)
    players = game.check_players(
        arguments.players if arguments.players is not None else min(4, game.edition.most_players)
    )
    if not 1 <= arguments.games <= MOST_GAMES:
        raise BadOption("games", arguments.games, f"1–{MOST_GAMES}")
    level = arguments.level or judging_level(game)
    total = arguments.games * len(kinds_of_players(game))
    with progress_bar(language) as bar:
        title = text(f"game-{game.name}", language)
        task = bar.add_task(text("cli-playing", language, game=title, games=total), total=total)
        said = collect(game, players, arguments.games, level, arguments.seed, lambda: bar.advance(task, 1))
    found = {"game": game.name, "players": players, "level": level, "games": total, **report(said)}
    fit = fitted_to(game, level, found["temperature"], found["positions"])
    if fit.playouts:
        found["fit"] = {name: told for name, told in fit._asdict().items() if told}
    if arguments.json:
        print(json.dumps(found))
        return 0
    _tell(found, language)
    return 0


def _tell(report: dict, language: str) -> None:
    console = plain_console()
    for moment in report["moments"]:
        at = percent(moment["moment"], language, 0)
        console.print(text("cli-calibrate-moment", language, moment=at, **_scores(moment, language)))
        _tell_reliability(console, moment, language)
    for kind in report["kinds"]:
        players = ", ".join(text(f"bot-{bot}", language) for bot in kind["players"])
        console.print(text("cli-calibrate-kind", language, players=players, **_scores(kind, language)))
        _tell_reliability(console, kind, language)
    console.print(text("cli-calibrate-all", language, **_scores(report, language)))
    _tell_reliability(console, report, language)
    console.print(text("cli-calibrate-temperature", language, temperature=number(report["temperature"], language, 2)))


def _tell_reliability(console: Console, part: dict, language: str) -> None:
    for tenth in part["reliability"]:
        said, won = (percent(tenth[name], language) for name in ("said", "won"))
        console.print("  " + text("cli-calibrate-tenth", language, said=said, won=won, seats=tenth["seats"]))


def _scores(part: dict, language: str) -> dict[str, object]:
    brier, equal = (number(part[name], language, 3) for name in ("brier", "brier_of_equal_chances"))
    return {"positions": part["positions"], "brier": brier, "equal": equal}
