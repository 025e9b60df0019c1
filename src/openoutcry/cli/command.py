"""What every command is made with: its parser, the arguments several share, and how they are read."""

import argparse
from typing import Any, NoReturn

from openoutcry.bots import check_level, usual
from openoutcry.errors import BadOption, OutcryError
from openoutcry.games import games, load_game
from openoutcry.kernel.contract import Game
from openoutcry.kernel.values import read_values
from openoutcry.language import LANGUAGES, text

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


class Command:
    """A command while its arguments are declared: each is explained by the message `cli-arg-<about>`."""

    def __init__(self, parser: argparse.ArgumentParser, language: str) -> None:
        self.parser = parser
        self.language = language
        self.argument("--lang", about="lang", choices=LANGUAGES, default=argparse.SUPPRESS)

    def argument(self, *names: str, about: str, **kind: Any) -> None:
        said = text(f"cli-arg-{about}", self.language, games=", ".join(games()), bots="random, house")
        self.parser.add_argument(*names, help=said, **kind)


def add_rules(command: Command) -> None:
    """The game, the number of players, options and numbers; `read_game` reads them."""
    command.argument("game", about="game")
    command.argument("--players", "-p", about="players", type=int)
    command.argument("--option", "-o", about="option", action="append", default=[], metavar="NAME=VALUE")
    command.argument("--number", about="number", action="append", default=[], metavar="NAME=VALUE")


def add_game(command: Command, *bot: str) -> None:
    """A game as `add_rules` has it, and who plays; `read_bots` reads the latter."""
    add_rules(command)
    command.argument(*(bot or ("--bot", "-b")), about="bot", dest="bot")


def read_game(arguments: argparse.Namespace) -> tuple[Game, int, dict[str, Any], dict[str, Any]]:
    """The game, the number of players, options and numbers a command names."""
    game = load_game(arguments.game)
    players = game.check_players(
        arguments.players if arguments.players is not None else min(4, game.edition.most_players)
    )
    declared = game.edition.numbers
    return game, players, read_values(arguments.option, declared), read_values(arguments.number, declared)


def read_bots(arguments: argparse.Namespace, game: Game, players: int) -> list[str]:
    """One bot a seat; the usual one where none is named."""
    named = arguments.bot.split(",") if arguments.bot else [usual(game)]
    if len(named) not in (1, players):
        raise BadOption("bot", arguments.bot, f"1, {players}")
    for name in named:
        check_level(game, name)
    return named * players if len(named) == 1 else named
