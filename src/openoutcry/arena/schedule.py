"""Who sits where on which deal. A deal is played once for every way its line-up can be turned round the table."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from openoutcry.bots import check_level
from openoutcry.errors import BadOption, BadSeed
from openoutcry.games import load_game

MOST_GAMES = 10**6
LONGEST_SEED = 200
MOST_BOTS = 10  # the line-ups of ten bots are still counted in hundreds

Circle = tuple[str, ...]  # bots in the order they sit round the table, wherever the first of them sits


class Seating(NamedTuple):
    """One game of a tournament."""

    number: int  # of the game
    deal: int  # games of the same deal have the same cards
    stream: int  # deals come in streams, so that those of one circle follow each other
    nth: int  # of its stream
    lineup: tuple[str, ...]  # the bot of every seat


@dataclass(frozen=True)
class Tournament:
    """What is to be played. With `against`, each bot alone meets a table full of that one."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int = 400
    against: str | None = None
    seed: str = "1"
    options: Mapping[str, Any] = field(default_factory=dict)
    numbers: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game = load_game(self.game)
        game.blank(self.players, self.options, self.numbers)  # refuses what the game does not know
        if isinstance(self.games, bool) or not isinstance(self.games, int) or not 1 <= self.games <= MOST_GAMES:
            raise BadOption("games", self.games, f"1–{MOST_GAMES}")
        if not isinstance(self.seed, str) or not 0 < len(self.seed) <= LONGEST_SEED:
            raise BadSeed(self.seed)
        least = 1 if self.against else 2
        if not least <= len(self.bots) <= MOST_BOTS:
            raise BadOption("bots", ",".join(self.bots), f"{least}–{MOST_BOTS}")
        if len(set(self.entrants)) < len(self.entrants):
            raise BadOption("bots", ",".join(self.entrants), "A ≠ B")
        for bot in self.entrants:
            check_level(game, bot)

    @property
    def entrants(self) -> tuple[str, ...]:
        """All bots that play."""
        return (*self.bots, self.against) if self.against else self.bots


def seatings(tournament: Tournament) -> Iterator[Seating]:
    """All games, in order. A longer tournament starts with the games of a shorter one."""
    number = 0
    for deal, stream, nth, circle in _deals(tournament):
        for lineup in turns(circle):
            yield Seating(number, deal, stream, nth, lineup)
            number += 1


def _deals(tournament: Tournament) -> Iterator[tuple[int, int, int, Circle]]:
    if tournament.against:
        # Every challenger gets the same deals, and plays `games` games.
        rest = (tournament.against,) * (tournament.players - 1)
        for deal in range(-(-tournament.games // tournament.players)):
            for bot in tournament.bots:
                yield deal, 0, deal, (bot, *rest)
        return
    rounds = circles(tournament.bots, tournament.players)
    planned = 0
    for deal in itertools.count():
        if planned >= tournament.games:
            return
        stream, nth = deal % len(rounds), deal // len(rounds)
        planned += len(turns(rounds[stream]))
        yield deal, stream, nth, rounds[stream]


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: every bot equally often, none twice at a table before all are there once."""
    each, left = divmod(players, len(bots))
    return [(*bots,) * each + extra for extra in itertools.combinations(bots, left)]


def circles(bots: Sequence[str], players: int) -> list[Circle]:
    """Every order in which a line-up can sit round a table, line-ups taking turns."""
    orders = [_orders(line_up) for line_up in line_ups(bots, players)]
    return [circle for row in zip(*orders, strict=True) for circle in row]


def _orders(line_up: Sequence[str]) -> list[Circle]:
    found: dict[Circle, None] = {}
    for order in itertools.permutations(line_up[1:]):
        circle = (line_up[0], *order)
        if not any(turned in found for turned in turns(circle)):
            found[circle] = None
    return list(found)


def turns(circle: Circle) -> list[tuple[str, ...]]:
    """Every way to seat a circle at numbered seats: each bot comes to each seat, no seating comes twice."""
    return list(dict.fromkeys(circle[-turn:] + circle[:-turn] for turn in range(len(circle))))
