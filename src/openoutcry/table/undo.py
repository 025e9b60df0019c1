"""May a move be taken back? Only if nobody at the table knows more for its having been played.

For every seat: either nothing it can see changed, or what it saw fits everything it held possible before. The latter
is tried, not argued: what the seat does not know is guessed anew many times, and each time the same actions have to be
allowed and to show the seat the same. Actions it did not see at all may differ there: a card laid face down could have
been another. A drawn card, a turned-up bid, a tile shown from a hand fail this; a share bought at a known price passes.
Besides, no random number may have been drawn, and nobody else may have moved since as far as the asker can see. What
others did face down meanwhile is kept: to refuse because of it would tell that they did it.
A seat that forgets (a bot's, which judges by its hidden record alone) learns nothing: it is not tried.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from openoutcry.errors import OutcryError
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.contract import Game
from openoutcry.kernel.events import SPECTATOR
from openoutcry.table.table import Table

GUESSES = 16
MOST_TRIALS = 200  # of what may have happened unseen, for one guess
Place = int | None  # a seat, or None: an onlooker's


class NoUndo(OutcryError):
    """A move that can't be taken back; the code says why."""

    code = "error-undo-nothing"


class Step(Protocol):
    """One action as it was played."""

    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def code(self) -> int: ...
    @property
    def starts(self) -> bool: ...


@dataclass(frozen=True)
class Undo:
    """A move that may be taken back."""

    first: int  # the number of its first step
    table: Table  # how the match stands without it
    told: int  # mask of the places that lose events
    seen: frozenset[int]  # other seats that saw anything of it: they are asked


def bit_of(place: Place) -> int:
    """The place's bit in a mask."""
    return 1 << (SPECTATOR if place is None else place)


def group(steps: Sequence[Step], first: int) -> tuple[int, int]:
    """Where the move lies whose first step has that number: its actions follow each other."""
    a = next(i for i, step in enumerate(steps) if step.number == first)
    b = a + 1
    while b < len(steps) and steps[b].seat == steps[a].seat and not steps[b].starts:
        b += 1
    return a, b


def prepare_undo(played: Table, steps: Sequence[Step], seat: int, forgetful: frozenset[int] = frozenset()) -> Undo:
    """The undo of a seat's last move, or NoUndo with the reason. The table was played by exactly these steps."""
    if played.over:
        raise NoUndo("error-undo-over")
    starts = [step.number for step in steps if step.seat == seat and step.starts]
    if not starts:
        raise NoUndo()
    a, b = group(steps, starts[-1])
    move, tail = steps[a:b], steps[b:]
    places: list[Place] = [None, *range(played.players)]

    table = played.until(a)
    sights = [_Sight(table, places)]
    states = {other: table.hidden(other) for other in range(played.players)}
    drawn = table.position()["chance"]["drawn"]
    for step in move:
        table.play(step.seat, step.code)
        sights.append(_Sight(table, places))
    before, after = sights[0], sights[-1]

    if table.position()["chance"]["drawn"] != drawn:
        raise NoUndo("error-undo-chance")
    changed = {place for place in places if before.of(place) != after.of(place)}
    for other in range(played.players):
        if other in changed - forgetful and not _fits_all(table.game, states[other], other, move, sights):
            raise NoUndo("error-undo-secret")

    if _Sight(played, [seat]).of(seat) != after.of(seat):
        raise NoUndo("error-undo-others")
    without = played.until(a)
    try:
        for step in tail:
            without.play(step.seat, step.code)
    except OutcryError as bound:
        raise NoUndo("error-undo-others") from bound
    told = sum(bit_of(place) for place in places if after.numbers[place] > before.numbers[place])
    return Undo(starts[-1], without, told, frozenset(p for p in changed if p is not None and p != seat))


class _Sight:
    """What each place sees at one moment."""

    def __init__(self, table: Table, places: Sequence[Place]) -> None:
        self.events = {place: table.events(place) for place in places}
        self.numbers = {place: len(seen) for place, seen in self.events.items()}
        self.views = {place: table.view(place) for place in places}

    def of(self, place: Place) -> tuple[int, dict[str, Any]]:
        return self.numbers[place], self.views[place]


def _fits_all(game: Game, hidden: np.ndarray, seat: int, move: Sequence[Step], sights: Sequence[_Sight]) -> bool:
    """Could all that the seat saw of the move have been seen whatever the truth of what it does not know?"""
    for guess in range(GUESSES):
        chances = np.zeros(1, CHANCE)
        chances["key"][0] = np.arange(8) + 8 * guess + 1
        state = hidden.copy()
        game.study.guess(state, 0, seat, chances, 0)
        state["quiet"] = 0
        if not _fits(game, state, seat, list(zip(move, sights, sights[1:], strict=False)), [MOST_TRIALS]):
            return False
    return True


def _fits(
    game: Game, state: np.ndarray, seat: int, steps: Sequence[tuple[Step, "_Sight", "_Sight"]], trials: list[int]
) -> bool:
    """Could the seat have seen just these steps in a guessed world?"""
    if not steps:
        return True
    (step, before, after), rest = steps[0], steps[1:]
    if step.seat != seat and before.of(seat) == after.of(seat):
        return any(_fits(game, trial, seat, rest, trials) for trial in _unseen_actions(game, state, seat, step, trials))
    state = state.copy()
    if game.call.act(state, 0, step.seat, step.code):
        return False
    told = _events(game, state, seat)
    if told != after.events[seat][before.numbers[seat] :] or _shown(game, state, seat) != after.views[seat]["table"]:
        return False
    return _fits(game, state, seat, rest, trials)


def _unseen_actions(game: Game, state: np.ndarray, seat: int, step: Step, trials: list[int]) -> Iterator[np.ndarray]:
    """The same action in a guessed world, or none, or another the seat does not see."""
    mask = np.zeros(game.n_actions, np.uint8)
    game.call.legal_mask(state, 0, step.seat, mask)
    shown = _shown(game, state, seat)
    others = [int(code) for code in np.flatnonzero(mask) if code != step.code]
    for code in [*([step.code] if mask[step.code] else []), None, *others]:
        if trials[0] <= 0:
            return
        trials[0] -= 1
        trial = state.copy()
        if code is not None:
            game.call.act(trial, 0, step.seat, code)
        if code is None or (not _events(game, trial, seat) and _shown(game, trial, seat) == shown):
            yield trial


def _shown(game: Game, state: np.ndarray, seat: int) -> dict[str, Any]:
    hidden = state.copy()
    game.call.hide_from(hidden, 0, seat)
    return dict(game.view(game.read(hidden), seat))


def _events(game: Game, state: np.ndarray, seat: int) -> list[dict[str, Any]]:
    record = state[0]
    told = []
    for event in record.events[: record.n_events]:
        if int(event["to"]) >> seat & 1:
            kind = game.events[event["kind"]]
            named = {name: game.name_argument(name, value) for name, value in kind.unpack(event["args"]).items()}
            told.append({"event": kind.name, **named})
    return told
