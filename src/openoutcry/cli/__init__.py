"""The command line, one file a command. `outcry` alone starts the site; `outcry --help` lists what else there is.

A new command is a file here with `add_arguments` and `run`, its name in COMMANDS and a message `cli-<name>-about`.
"""

import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType

import openoutcry
from openoutcry.cli import (
    admin,
    arena,
    backup,
    bench,
    calibrate,
    compile,
    completion,
    dataset,
    doctor,
    games,
    migrate,
    play,
    rematch,
    replay,
    restore,
    review,
    rules,
    selfplay,
    serve,
    think,
    train,
    verify,
    worker,
)
from openoutcry.cli.command import BAD_INPUT, INTERRUPTED, Command, Parser
from openoutcry.errors import OutcryError
from openoutcry.language import LANGUAGES, current_language, text

# The order in which --help lists them.
COMMANDS: tuple[ModuleType, ...] = (
    *(serve, play, rematch, replay, review, verify, rules, games),
    *(selfplay, dataset, arena, think, train, calibrate, bench, compile, doctor, completion),
    *(worker, backup, restore, migrate, admin),
)


def build_parser(language: str) -> Parser:
    """Everything the command understands."""
    parser = Parser(prog="outcry", description=text("cli-about", language))
    parser.add_argument("--version", action="version", version=openoutcry.__version__)
    parser.add_argument("--lang", choices=LANGUAGES, help=text("cli-arg-lang", language))
    parser.set_defaults(command="serve", run=serve.run, **serve.DEFAULTS)
    parsers = parser.add_subparsers(dest="command", required=False)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        about = text(f"cli-{name}-about", language)
        command = Command(parsers.add_parser(name, help=about, description=about), language)
        module.add_arguments(command)
        command.parser.set_defaults(run=module.run)
    return parser


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
