"""May a move be taken back? Only if nobody at the table knows more for its having been played.

For every seat: either nothing it can see changed, or all it saw followed from what it knew before. The latter is
tried, not argued: what the seat does not know is guessed anew many times, and each time the same actions have to be
allowed and to lead to the same events and the same view. A drawn card, a turned-up bid, a tile shown from a hand fail
this; a share bought at a known price passes. Besides, no random number may have been drawn, and nobody else may have
moved since as far as the asker can see. What others did face down meanwhile is kept: to refuse because of it would
tell that they did it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from openoutcry.errors import OutcryError
from openoutcry.kernel.chance import CHANCE
from openoutcry.server.errors import NoUndo
from openoutcry.server.match import Match, Place, bit_of, group, play_again
from openoutcry.server.model import Row
from openoutcry.table import Table

GUESSES = 16


@dataclass(frozen=True)
class Undo:
    """A move that may be taken back."""

    first: int  # the number of its first row
    table: Table  # how the match stands without it
    told: int  # mask of the places that lose events
    seen: frozenset[int]  # other seats that saw anything of it: they are asked


def prepare_undo(match: Match, seat: int) -> Undo:
    """The undo of a seat's last move, or NoUndo with the reason."""
    if match.table.over:
        raise NoUndo("server-error-undo-over")
    starts = [row.number for row in match.live if row.seat == seat and row.starts]
    if not starts:
        raise NoUndo("server-error-undo-nothing")
    first = starts[-1]
    a, b = group(match.live, first)
    move, tail = match.live[a:b], match.live[b:]

    table = play_again(match.sheet, match.live[:a])
    before = _Sight(table, match.places)
    states = {other: table.hidden(other) for other in range(match.sheet.players)}
    drawn = table.position()["chance"]["drawn"]
    for row in move:
        table.play(row.seat, row.code)
    after = _Sight(table, match.places)

    if table.position()["chance"]["drawn"] != drawn:
        raise NoUndo("server-error-undo-chance")
    changed = {place for place in match.places if before.of(place) != after.of(place)}
    for other in range(match.sheet.players):
        if other in changed and not _foretold(table, states[other], other, move, before, after):
            raise NoUndo("server-error-undo-secret")

    for row in tail:
        table.play(row.seat, row.code)
    if _Sight(table, [seat]).of(seat) != after.of(seat):
        raise NoUndo("server-error-undo-others")
    try:
        without = play_again(match.sheet, [*match.live[:a], *tail])
    except OutcryError as bound:
        raise NoUndo("server-error-undo-others") from bound
    told = sum(bit_of(place) for place in match.places if after.numbers[place] > before.numbers[place])
    return Undo(first, without, told, frozenset(p for p in changed if p is not None and p != seat))


class _Sight:
    """What each place sees at one moment."""

    def __init__(self, table: Table, places: Sequence[Place]) -> None:
        self.numbers = {place: len(table.events(place)) for place in places}
        self.events = {place: table.events(place) for place in places}
        self.views = {place: table.view(place) for place in places}

    def of(self, place: Place) -> tuple[int, dict[str, Any]]:
        return self.numbers[place], self.views[place]


def _foretold(table: Table, hidden: np.ndarray, seat: int, move: Sequence[Row], before: _Sight, after: _Sight) -> bool:
    """Could the seat have told beforehand all that it saw of the move?"""
    game = table.game
    seen = after.events[seat][before.numbers[seat] :]
    shown = after.views[seat]["table"]
    for guess in range(GUESSES):
        chances = np.zeros(1, CHANCE)
        chances["key"][0] = np.arange(8) + 8 * guess + 1
        state = hidden.copy()
        game.study.guess(state, 0, seat, chances, 0)
        state["quiet"] = 0
        told: list[dict[str, Any]] = []
        for row in move:
            if game.call.act(state, 0, row.seat, row.code):
                return False
            told += _events(game, state, seat)
        game.call.hide_from(state, 0, seat)
        if told != seen or game.view(state[0], seat) != shown:
            return False
    return True


def _events(game: Any, state: np.ndarray, seat: int) -> list[dict[str, Any]]:
    record = state[0]
    told = []
    for event in record.events[: record.n_events]:
        if int(event["to"]) >> seat & 1:
            kind = game.events[event["kind"]]
            named = {name: game.name_argument(name, value) for name, value in kind.unpack(event["args"]).items()}
            told.append({"event": kind.name, **named})
    return told
