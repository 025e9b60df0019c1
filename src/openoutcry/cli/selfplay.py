"""`outcry selfplay`: bots against bots, as fast as the machine goes."""

import argparse
import json
import os
from collections.abc import Sequence
from typing import Any

from openoutcry.cli.command import Command, add_game, read_bots, read_game
from openoutcry.cli.output import plain_console, progress_bar
from openoutcry.kernel.batch import Batch, Outcome
from openoutcry.kernel.notation import whole_number
from openoutcry.kernel.seeds import checked_seed
from openoutcry.language import text


def add_arguments(command: Command) -> None:
    add_game(command)
    command.argument("--games", "-g", about="games", type=int, default=1000)
    command.argument("--seed", about="seed", default="1")
    command.argument("--threads", about="threads", type=int, default=1)
    command.argument("--device", about="device", default="cpu")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Bots against bots, as fast as the machine goes."""
    arguments.bot = arguments.bot or "random"
    game, players, options, numbers = read_game(arguments)
    bots = read_bots(arguments, game, players)
    batch = Batch(
        game,
        players,
        arguments.games,
        checked_seed(arguments.seed),
        options,
        numbers,
        bots,
        arguments.device,
        arguments.threads or os.cpu_count(),
    )
    if batch.device == "cpu":
        # One game first: the rules are compiled, or loaded, before the clock runs.
        Batch(game, players, 1, 0, options, numbers, bots).playout()
    with progress_bar(language) as bar:
        task = bar.add_task(
            text("cli-playing", language, game=text(f"game-{game.name}", language), games=arguments.games),
            total=arguments.games,
        )
        outcome = batch.playout(progress=lambda done: bar.advance(task, done))
    report = report_selfplay(batch, arguments.seed, bots, outcome)
    if arguments.json:
        print(json.dumps(report))
        return 0
    console = plain_console()
    console.print(
        text(
            "cli-selfplay-line",
            language,
            game=text(f"game-{game.name}", language),
            players=players,
            games=arguments.games,
            rate=round(report["games_per_s"]),
            decisions=round(report["decisions_per_s"]),
        )
    )
    for seat in range(players):
        share = f"{report['win_share'][seat]:.1%}"
        score = f"{report['mean_score'][seat]:.1f}"
        console.print(text("cli-selfplay-seat", language, seat=seat, score=score, share=share))
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
