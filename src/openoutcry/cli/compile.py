"""`outcry compile`: all that is compiled at need, compiled now."""

import argparse
import os
from concurrent.futures import ThreadPoolExecutor

from openoutcry.bots.belief import BELIEF, can_believe
from openoutcry.bots.network import POLICY_ALONE
from openoutcry.bots.search import SEARCHES
from openoutcry.cli.command import Command
from openoutcry.cli.output import progress_bar
from openoutcry.compliance import WALK
from openoutcry.dataset import RECORDING
from openoutcry.env.seats import LOOKING
from openoutcry.env.vector import ENVIRONMENT
from openoutcry.games import games, load_game
from openoutcry.kernel.batch import PLAYOUT
from openoutcry.kernel.compiling import compile_ahead
from openoutcry.kernel.contract import AT_A_TABLE, Game
from openoutcry.language import text

ALL = (*AT_A_TABLE, *SEARCHES, POLICY_ALONE, PLAYOUT, RECORDING, ENVIRONMENT, LOOKING, WALK)


def add_arguments(command: Command) -> None:
    command.argument("game", about="game", nargs="*")


def wanted(game: Game) -> tuple[str, ...]:
    """All that is ever compiled for a game."""
    return (*ALL, BELIEF) if can_believe(game) else ALL


def run(arguments: argparse.Namespace, language: str) -> int:
    """Every game in a process of its own, as many at once as there are cores."""
    chosen = [load_game(name) for name in arguments.game or games()]
    with progress_bar(language) as bar, ThreadPoolExecutor(os.cpu_count()) as pool:

        def compile_one(game: Game) -> None:
            task = bar.add_task(text(f"game-{game.name}", language), total=None)
            compile_ahead(
                game, *wanted(game), progress=lambda _, done, total: bar.update(task, completed=done, total=total)
            )

        list(pool.map(compile_one, chosen))
    print(text("cli-compiled", language))
    return 0
