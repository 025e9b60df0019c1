"""The command line. `outcry` alone starts the site; `outcry --help` lists what else there is."""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import openoutcry
from openoutcry.bots import check_level, usual
from openoutcry.dataset import write_dataset
from openoutcry.errors import BadOption, OutcryError
from openoutcry.games import games, load_game
from openoutcry.kernel.batch import Batch, Outcome
from openoutcry.kernel.contract import Game
from openoutcry.kernel.notation import whole_number
from openoutcry.kernel.values import read_values
from openoutcry.language import LANGUAGES, current_language, text
from openoutcry.rulebook import clauses, page
from openoutcry.table import Log, Table
from openoutcry.table.rematch import rematch
from openoutcry.table.words import say_event
from openoutcry.terminal.play import Left, Sitting, seat_names
from openoutcry.workers import MOST_WORKERS, new_pool, stop_at_once

BAD_INPUT = 2  # the exit code for everything a user got wrong
INTERRUPTED = 130  # what shells expect of a command stopped with Ctrl-C


class Usage(OutcryError):
    """A command that can't be read."""

    def __init__(self, why: str) -> None:
        super().__init__("error-usage", why=why)


class Parser(argparse.ArgumentParser):
    """Argparse, with our errors instead of its own exit."""

    def error(self, message: str) -> NoReturn:
        raise Usage(message)


def build_parser(language: str) -> Parser:
    """Everything the command understands."""
    parser = Parser(prog="outcry", description=text("cli-about", language))
    parser.add_argument("--version", action="version", version=openoutcry.__version__)
    parser.add_argument("--lang", choices=LANGUAGES, help=text("cli-arg-lang", language))
    parser.set_defaults(command="serve", run=run_serve, host="127.0.0.1", port=8000, data=None, open=False)
    commands = parser.add_subparsers(dest="command", required=False)

    def command(name: str, run: Callable[[argparse.Namespace, str], int]) -> argparse.ArgumentParser:
        about = text(f"cli-{name}-about", language)
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(run=run)
        sub.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=text("cli-arg-lang", language))
        return sub

    def argument(sub: argparse.ArgumentParser, *names: str, about: str, **kind: Any) -> None:
        said = text(f"cli-arg-{about}", language, games=", ".join(games()), bots="random, house")
        sub.add_argument(*names, help=said, **kind)

    def game_arguments(sub: argparse.ArgumentParser) -> None:
        argument(sub, "game", about="game")
        argument(sub, "--players", "-p", about="players", type=int)
        argument(sub, "--bot", "-b", about="bot")
        argument(sub, "--option", "-o", about="option", action="append", default=[], metavar="NAME=VALUE")
        argument(sub, "--number", about="number", action="append", default=[], metavar="NAME=VALUE")

    serve = command("serve", run_serve)
    argument(serve, "--host", about="host", default="127.0.0.1")
    argument(serve, "--port", about="port", type=int, default=8000)
    argument(serve, "--data", about="data", metavar="FOLDER")
    argument(serve, "--open", about="open", action="store_true")
    play = command("play", run_play)
    game_arguments(play)
    argument(play, "--people", about="people", type=int, default=1)
    argument(play, "--seed", about="seed")
    argument(play, "--save", about="save", metavar="FILE")
    again = command("rematch", run_rematch)
    argument(again, "file", about="file")
    argument(again, "--by", about="by", type=int, metavar="SEAT")
    argument(again, "--change", about="change", metavar="NAME=VALUE")
    argument(again, "--people", about="people", type=int, default=1)
    argument(again, "--bot", "-b", about="bot")
    argument(again, "--seed", about="seed")
    argument(again, "--save", about="save", metavar="FILE")
    selfplay = command("selfplay", run_selfplay)
    game_arguments(selfplay)
    argument(selfplay, "--games", "-g", about="games", type=int, default=1000)
    argument(selfplay, "--seed", about="seed", default="1")
    argument(selfplay, "--threads", about="threads", type=int, default=1)
    argument(selfplay, "--device", about="device", default="cpu")
    argument(selfplay, "--json", about="json", action="store_true")
    data = command("dataset", run_dataset)
    argument(data, "game", about="game")
    argument(data, "--players", "-p", about="players", type=int)
    argument(data, "--bots", "--bot", "-b", about="bot", dest="bot")
    argument(data, "--option", "-o", about="option", action="append", default=[], metavar="NAME=VALUE")
    argument(data, "--number", about="number", action="append", default=[], metavar="NAME=VALUE")
    argument(data, "--games", "-g", about="games", type=int, default=1000)
    argument(data, "--seed", about="seed", default="1")
    argument(data, "--out", about="dataset-out", metavar="FOLDER", required=True)
    arena = command("arena", run_arena)
    argument(arena, "game", about="game")
    argument(arena, "--bots", "-b", about="arena-bots", required=True)
    argument(arena, "--against", about="against", metavar="BOT")
    argument(arena, "--players", "-p", about="players", type=int)
    argument(arena, "--games", "-g", about="arena-games", type=int, default=400)
    argument(arena, "--option", "-o", about="option", action="append", default=[], metavar="NAME=VALUE")
    argument(arena, "--number", about="number", action="append", default=[], metavar="NAME=VALUE")
    argument(arena, "--seed", about="seed", default="1")
    argument(arena, "--out", about="out", metavar="FOLDER")
    argument(arena, "--workers", about="workers", type=int, default=0)
    argument(arena, "--ray", about="ray", action="store_true")
    argument(arena, "--json", about="json", action="store_true")
    replay = command("replay", run_replay)
    argument(replay, "file", about="file")
    argument(replay, "--step", about="step", action="store_true")
    argument(replay, "--json", about="json", action="store_true")
    review = command("review", run_review)
    argument(review, "file", about="file")
    argument(review, "--out", about="review-out", metavar="FILE")
    argument(review, "--json", about="review-json", metavar="FILE")
    argument(review, "--level", about="level")
    argument(review, "--workers", about="workers", type=int, default=0)
    verify = command("verify", run_verify)
    argument(verify, "file", about="file")
    argument(verify, "--json", about="json", action="store_true")
    rules = command("rules", run_rules)
    argument(rules, "game", about="game")
    argument(rules, "clause", about="clause", nargs="?", default="")
    bench = command("bench", run_bench)
    argument(bench, "game", about="game", nargs="?")
    argument(bench, "--json", about="json", action="store_true")
    listing = command("games", run_games)
    argument(listing, "--json", about="json", action="store_true")
    return parser


# --- the site --------------------------------------------------------------------------------------


def run_serve(asked: argparse.Namespace, language: str) -> int:
    """The site on this machine, until it is interrupted."""
    from openoutcry import server

    if not 0 <= asked.port <= 65535:
        raise BadOption("port", asked.port, "0–65535")
    server.run(host=asked.host, port=asked.port, data_dir=asked.data, open_browser=asked.open)
    return 0


# --- play ------------------------------------------------------------------------------------------


def run_play(asked: argparse.Namespace, language: str) -> int:
    """A game in this terminal."""
    game, players, options, numbers = read_game(asked)
    if not 0 <= asked.people <= players:
        raise BadOption("people", asked.people, f"0–{players}")
    names = seat_names(players, range(asked.people), language)
    return sit_down(asked, Table(game.name, players, asked.seed, options, numbers, names), language)


def run_rematch(asked: argparse.Namespace, language: str) -> int:
    """The same seats again; who may change one declared number."""
    log = Log.load(asked.file)
    edition = load_game(log.game).edition
    change = read_values([asked.change] if asked.change else [], edition.numbers)
    table = rematch(log, asked.by, change, asked.seed)
    if not 0 <= asked.people <= table.players:
        raise BadOption("people", asked.people, f"0–{table.players}")
    if not table.log.names:
        table.log.names = seat_names(table.players, range(asked.people), language)
    return sit_down(asked, table, language)


def sit_down(asked: argparse.Namespace, table: Table, language: str) -> int:
    """Play a match at this keyboard, to its end or until somebody leaves."""
    console = plain_console()
    sitting = Sitting(table, range(asked.people), read_bots(asked, table.game, table.players), language, console)
    for change in table.log.changed_by:
        label = text(f"{table.game.name}-number-{change['number']}", language)
        said = text("cli-rule-changed", language, rule=label, before=str(change["from"]), after=str(change["to"]))
        console.print(f"{change['name']}: {said}", style="bold yellow", highlight=False, markup=False)
    console.print(text("cli-seed-hash", language, hash=str(table.log.seed_hash)), style="dim", highlight=False)
    try:
        sitting.play()
    except (Left, KeyboardInterrupt):
        console.print()
        console.print(text("cli-bye", language))
    if asked.save and not sitting.save_to(asked.save):
        return BAD_INPUT
    return 0


def read_game(asked: argparse.Namespace) -> tuple[Game, int, dict[str, Any], dict[str, Any]]:
    """The game, the number of players, options and numbers a command names."""
    game = load_game(asked.game)
    players = game.check_players(asked.players if asked.players is not None else min(4, game.edition.most_players))
    declared = game.edition.numbers
    return game, players, read_values(asked.option, declared), read_values(asked.number, declared)


def read_bots(asked: argparse.Namespace, game: Game, players: int) -> list[str]:
    """One bot a seat; the strongest where none is named."""
    named = asked.bot.split(",") if asked.bot else [usual(game)]
    if len(named) not in (1, players):
        raise BadOption("bot", asked.bot, f"1, {players}")
    for name in named:
        check_level(game, name)
    return named * players if len(named) == 1 else named


# --- many games ------------------------------------------------------------------------------------


def run_selfplay(asked: argparse.Namespace, language: str) -> int:
    """Bots against bots, as fast as the machine goes."""
    asked.bot = asked.bot or "random"
    game, players, options, numbers = read_game(asked)
    bots = read_bots(asked, game, players)
    batch = Batch(
        game, players, asked.games, asked.seed, options, numbers, bots, asked.device, asked.threads or os.cpu_count()
    )
    if batch.device == "cpu":
        # One game first: the rules are compiled, or loaded, before the clock runs.
        Batch(game, players, 1, 0, options, numbers, bots).playout()
    with progress_bar(language) as bar:
        task = bar.add_task(
            text("cli-playing", language, game=text(f"game-{game.name}", language), games=asked.games),
            total=asked.games,
        )
        outcome = batch.playout(progress=lambda done: bar.advance(task, done))
    report = report_selfplay(batch, asked.seed, bots, outcome)
    if asked.json:
        print(json.dumps(report))
        return 0
    console = plain_console()
    console.print(
        text(
            "cli-selfplay-line",
            language,
            game=text(f"game-{game.name}", language),
            players=players,
            games=asked.games,
            rate=round(report["games_per_s"]),
            decisions=round(report["decisions_per_s"]),
        )
    )
    for seat in range(players):
        share = f"{report['win_share'][seat]:.1%}"
        score = f"{report['mean_score'][seat]:.1f}"
        console.print(text("cli-selfplay-seat", language, seat=seat, score=score, share=share))
    return 0


def run_dataset(asked: argparse.Namespace, language: str) -> int:
    """Bots against bots, every decision written down."""
    game, players, options, numbers = read_game(asked)
    bots = read_bots(asked, game, players)
    with progress_bar(language) as bar:
        task = bar.add_task(
            text("cli-playing", language, game=text(f"game-{game.name}", language), games=asked.games),
            total=asked.games,
        )
        written = write_dataset(
            *(game, players, asked.games, bots, asked.seed, asked.out, options, numbers),
            progress=lambda done: bar.advance(task, done),
        )
    said = text("cli-dataset-line", language, games=written["games"], moves=written["moves"], folder=asked.out)
    plain_console().print(said)
    return 0


def run_arena(asked: argparse.Namespace, language: str) -> int:
    """A tournament of bots; what was played stays when it is stopped."""
    from openoutcry import arena
    from openoutcry.arena.terminal import ProgressOfGames, results_table
    from openoutcry.report.figures import percent

    game, players, options, numbers = read_game(asked)
    bots = tuple(asked.bots.split(","))
    tournament = arena.Tournament(game.name, players, bots, asked.games, asked.against, asked.seed, options, numbers)
    folder = Path(asked.out) if asked.out else arena.usual_folder(tournament)
    with ProgressOfGames(
        text("cli-arena-playing", language, game=text(f"game-{game.name}", language)), language
    ) as bar:
        try:
            results = arena.play(tournament, folder, asked.workers, asked.ray, bar.show, language)
        except KeyboardInterrupt:
            said = text("cli-arena-stopped", language, done=bar.done, total=bar.total, folder=str(folder))
            print(said, file=sys.stderr)
            return INTERRUPTED
    if asked.json:
        print(json.dumps(results))
        return 0
    console = plain_console()
    console.print(results_table(results, language))
    console.print(text("cli-arena-par", language, par=percent(results["par"], language)))
    console.print(text("cli-arena-written", language, file=str(folder / "index.html")), soft_wrap=True)
    return 0


def report_selfplay(batch: Batch, seed: str, bots: Sequence[str], outcome: Outcome) -> dict[str, Any]:
    """The same keys for every game; all but the times are fixed by the seed."""
    decisions = int(outcome.decisions.sum())
    number = whole_number(seed)
    return {
        "game": batch.game.name,
        "rules_version": batch.game.edition.rules_version,
        "players": batch.players,
        "games": batch.games,
        "bots": list(bots),
        "seed": number if str(number) == seed else seed,
        "device": batch.device,
        "threads": batch.threads,
        "seconds": outcome.seconds,
        "games_per_s": batch.games / outcome.seconds,
        "decisions": decisions,
        "decisions_per_s": decisions / outcome.seconds,
        "mean_score": [float(score) for score in outcome.scores.mean(axis=0)],
        "win_share": [float(share) for share in outcome.win_share],
    }


def plain_console() -> Console:
    """Prints what it is given: names and moves that people typed are no markup."""
    return Console(markup=False, emoji=False, highlight=False)


def progress_bar(language: str) -> Progress:
    """A bar on stderr; nothing where nobody would see it move."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def run_bench(asked: argparse.Namespace, language: str) -> int:
    """Random play of every game, on one thread and on all."""
    rows = []
    for name in [asked.game] if asked.game else games():
        game = load_game(name)
        players = min(4, game.edition.most_players)
        for threads in sorted({1, os.cpu_count() or 1}):
            Batch(game, players, 200, threads=threads).playout()
            outcome = Batch(game, players, 20_000, seed=1, threads=threads).playout()
            rows.append(
                {
                    "game": name,
                    "players": players,
                    "threads": threads,
                    "games_per_s": 20_000 / outcome.seconds,
                    "decisions_per_s": float(outcome.decisions.sum() / outcome.seconds),
                    "bytes": game.layout.body,
                }
            )
    if asked.json:
        print(json.dumps(rows))
        return 0
    grid = Grid(title=text("cli-bench-title", language))
    for column in ("game", "players", "threads", "rate", "decisions", "bytes"):
        grid.add_column(text(f"cli-bench-{column}", language), justify="right")
    for row in rows:
        cells = [text(f"game-{row['game']}", language), str(row["players"]), str(row["threads"])]
        grid.add_row(*cells, f"{row['games_per_s']:,.0f}", f"{row['decisions_per_s']:,.0f}", str(row["bytes"]))
    plain_console().print(grid)
    return 0


# --- saved games -----------------------------------------------------------------------------------


def run_replay(asked: argparse.Namespace, language: str) -> int:
    """A saved game, action by action, as an all-seeing onlooker tells it."""
    log = Log.load(asked.file)
    table = Table.replay(log)
    names = table.log.names or [text("cli-person", language, number=seat + 1) for seat in range(table.players)]
    if asked.json:
        print(
            json.dumps(
                {
                    "game": log.game,
                    "actions": len(log.actions),
                    "over": table.over,
                    "scores": table.scores(),
                    "winners": table.winners(),
                }
            )
        )
        return 0
    console = plain_console()
    for number, events in enumerate(table.happened()):
        if number:
            seat, code, _ = log.actions[number - 1]
            said = table.game.say_move(table.move(code).json, names, language)
            console.print(text("cli-replay-action", language, number=number, name=names[seat], move=said), style="bold")
        for event in events:
            console.print("   " + say_event(table.game, event, names, language))
        if asked.step and number < len(log.actions):
            try:
                console.input()
            except EOFError:  # nobody is there to press Enter
                asked.step = False
    scores = table.scores()
    for seat in range(table.players):
        console.print(text("cli-score-line", language, name=names[seat], score=scores[seat]))
    return 0


def run_review(asked: argparse.Namespace, language: str) -> int:
    """Every choice of a finished game judged by a bot; a page of it, and the turning points here."""
    from openoutcry.bots.review import LEVEL, review
    from openoutcry.report.review import Telling, review_page

    if not 0 <= asked.workers <= MOST_WORKERS:
        raise BadOption("workers", asked.workers, f"0–{MOST_WORKERS}")
    log = Log.load(asked.file)
    pool = new_pool(asked.workers or os.cpu_count() or 1)
    with progress_bar(language) as bar:
        task = bar.add_task(text("cli-reviewing", language), total=None)
        try:
            made = review(
                log, asked.level or LEVEL, pool.map, lambda done, total: bar.update(task, completed=done, total=total)
            )
        finally:
            stop_at_once(pool)
    table = Table.replay(log)
    page_file = asked.out or str(Path(asked.file).with_suffix(".html"))
    write_file(page_file, review_page(made, table, language))
    if asked.json:
        write_file(asked.json, json.dumps(made, ensure_ascii=False) + "\n")
    console = plain_console()
    for line in Telling(made, table, language).summary():
        console.print(line)
    console.print(text("cli-arena-written", language, file=page_file), soft_wrap=True)
    return 0


def write_file(file: str, content: str) -> None:
    """Write a file the user named, or say why it can't be."""
    try:
        Path(file).write_text(content, encoding="utf-8")
    except OSError as wrong:
        raise OutcryError("error-unwritable", file=file, why=wrong.strerror) from wrong


def run_verify(asked: argparse.Namespace, language: str) -> int:
    """Replay a saved game and check every digest and the published hash of the seed."""
    log = Log.load(asked.file)
    Table.replay(log)
    if asked.json:
        said = {"ok": True, "game": log.game, "actions": len(log.actions)}
        print(json.dumps({**said, "seed": log.seed is not None, "seed_hash": log.published_hash}))
        return 0
    print(text("cli-verified", language, actions=len(log.actions)))
    if log.position is not None:
        print(text("cli-verified-no-seed", language))
    else:
        print(text("cli-verified-seed", language, hash=str(log.published_hash)))
    return 0


def run_rules(asked: argparse.Namespace, language: str) -> int:
    """The rules in our words, whole or one clause."""
    load_game(asked.game)
    console = plain_console()
    if not asked.clause:
        from rich.markdown import Markdown

        console.print(Markdown(page(asked.game, language)))
        return 0
    found = clauses(asked.game, language, asked.clause.upper())
    if not found:
        raise Usage(text("cli-no-clause", language, clause=asked.clause))
    for clause, sentence in found.items():
        console.print(Text(clause + " ", style="bold").append(sentence, style="not bold"))
    return 0


def run_games(asked: argparse.Namespace, language: str) -> int:
    """The games there are."""
    rows = [(load_game(name).edition, name) for name in games()]
    if asked.json:
        print(json.dumps([{"game": name, "players": [e.least_players, e.most_players]} for e, name in rows]))
        return 0
    for edition, name in rows:
        print(f"{name:10} {edition.least_players}–{edition.most_players}  {text(f'{name}-about', language)}")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever the user got wrong is said in a sentence, with exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = current_language()
    for word, following in zip(given, [*given, ""][1:], strict=True):
        asked_for = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked_for in LANGUAGES:
            language = asked_for
    os.environ["OPENOUTCRY_LANG"] = language
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't show № shows something else
    try:
        asked = build_parser(language).parse_args(given)
        code: int = asked.run(asked, language)
        return code
    except OutcryError as wrong:
        print(text("cli-error", language, message=wrong.message(language)), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
