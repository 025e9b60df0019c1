"""`outcry review`: a finished game judged by a bot."""

import argparse
import json
import os
from pathlib import Path

from openoutcry.cli.command import Command
from openoutcry.cli.output import plain_console, progress_bar, write_file
from openoutcry.errors import BadOption
from openoutcry.language import text
from openoutcry.table import Log, Table
from openoutcry.workers import MOST_WORKERS, new_pool, stop_at_once


def add_arguments(command: Command) -> None:
    command.argument("file", about="file")
    command.argument("--out", about="review-out", metavar="FILE")
    command.argument("--json", about="review-json", metavar="FILE")
    command.argument("--level", about="level")
    command.argument("--workers", about="workers", type=int, default=0)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Every choice of a finished game judged by a bot; a page of it, and the turning points here."""
    from openoutcry.bots.review import review
    from openoutcry.report.review import Telling, review_page
    from openoutcry.report.turning import summed_up

    if not 0 <= arguments.workers <= MOST_WORKERS:
        raise BadOption("workers", arguments.workers, f"0–{MOST_WORKERS}")
    log = Log.load(arguments.file)
    pool = new_pool(arguments.workers or os.cpu_count() or 1)
    with progress_bar(language) as bar:
        task = bar.add_task(text("cli-reviewing", language), total=None)
        try:
            made = review(
                log,
                arguments.level,
                pool.map,
                lambda done, total: bar.update(task, completed=done, total=total),
            )
        finally:
            stop_at_once(pool)
    table = Table.replay(log)
    page_file = arguments.out or str(Path(arguments.file).with_suffix(".html"))
    write_file(page_file, review_page(made, table, language))
    if arguments.json:
        write_file(arguments.json, json.dumps(summed_up(made), ensure_ascii=False) + "\n")
    console = plain_console()
    for line in Telling(made, table, language).summary():
        console.print(line)
    console.print(text("cli-arena-written", language, file=page_file), soft_wrap=True)
    return 0
