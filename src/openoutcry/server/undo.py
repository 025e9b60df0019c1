"""May a move be taken back? Only if nobody at the table knows more for its having been played.

For every seat: either nothing it can see changed, or what it saw fits everything it held possible before. The latter
is tried, not argued: what the seat does not know is guessed anew many times, and each time the same actions have to be
allowed and to show the seat the same. Actions it did not see at all may differ there: a card laid face down could have
been another. A drawn card, a turned-up bid, a tile shown from a hand fail this; a share bought at a known price passes.
Besides, no random number may have been drawn, and nobody else may have moved since as far as the asker can see. What
others did face down meanwhile is kept: to refuse because of it would tell that they did it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from openoutcry.errors import OutcryError
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.contract import Game
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
    sights = [_Sight(table, match.places)]
    states = {other: table.hidden(other) for other in range(match.sheet.players)}
    drawn = table.position()["chance"]["drawn"]
    for row in move:
        table.play(row.seat, row.code)
        sights.append(_Sight(table, match.places))
    before, after = sights[0], sights[-1]

    if table.position()["chance"]["drawn"] != drawn:
        raise NoUndo("server-error-undo-chance")
    changed = {place for place in match.places if before.of(place) != after.of(place)}
    for other in range(match.sheet.players):
        if other in changed and not _fits_all(table.game, states[other], other, move, sights):
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


def _fits_all(game: Game, hidden: np.ndarray, seat: int, move: Sequence[Row], sights: Sequence[_Sight]) -> bool:
    """Could all that the seat saw of the move have been seen whatever the truth of what it does not know?"""
    for guess in range(GUESSES):
        chances = np.zeros(1, CHANCE)
        chances["key"][0] = np.arange(8) + 8 * guess + 1
        state = hidden.copy()
        game.study.guess(state, 0, seat, chances, 0)
        state["quiet"] = 0
        for row, before, after in zip(move, sights, sights[1:], strict=False):
            if row.seat != seat and before.of(seat) == after.of(seat):
                state = _some_unseen_action(game, state, seat, row)
                continue
            if game.call.act(state, 0, row.seat, row.code):
                return False
            told = _events(game, state, seat)
            if (
                told != after.events[seat][before.numbers[seat] :]
                or _shown(game, state, seat) != after.views[seat]["table"]
            ):
                return False
    return True


def _some_unseen_action(game: Game, state: np.ndarray, seat: int, row: Row) -> np.ndarray:
    """The same action in a guessed world, or another the seat does not see, or none."""
    mask = np.zeros(game.n_actions, np.uint8)
    game.call.legal_mask(state, 0, row.seat, mask)
    shown = _shown(game, state, seat)
    for code in sorted(np.flatnonzero(mask), key=lambda code: code != row.code):
        trial = state.copy()
        game.call.act(trial, 0, row.seat, int(code))
        if not _events(game, trial, seat) and _shown(game, trial, seat) == shown:
            return trial
    return state


def _shown(game: Game, state: np.ndarray, seat: int) -> dict[str, Any]:
    hidden = state.copy()
    game.call.hide_from(hidden, 0, seat)
    return game.view(hidden[0], seat)


def _events(game: Game, state: np.ndarray, seat: int) -> list[dict[str, Any]]:
    record = state[0]
    told = []
    for event in record.events[: record.n_events]:
        if int(event["to"]) >> seat & 1:
            kind = game.events[event["kind"]]
            named = {name: game.name_argument(name, value) for name, value in kind.unpack(event["args"]).items()}
            told.append({"event": kind.name, **named})
    return told
