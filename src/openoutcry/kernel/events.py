"""Events: what a rule says happened, and to which seats it may be told."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from openoutcry.kernel.rule import rule

ARGUMENTS = 4
EVENT = np.dtype([("args", "<i4", (ARGUMENTS,)), ("kind", "u1"), ("to", "u1"), ("rest", "u1", (2,))], align=True)

SPECTATOR = 7  # the bit of those who only watch
EVERYBODY = 0xFF


@dataclass(frozen=True)
class EventKind:
    """One kind of event: its name and the names of its arguments, in order.

    A last argument marked * takes all the words that are left (a set of cards, say).
    """

    name: str
    args: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        taken = {"to", "event"} & set(self.args)
        if taken:
            raise ValueError(f"{self.name}: {taken} is how the table keeps an event itself; choose another name")

    def unpack(self, words: Sequence[int]) -> dict[str, int | tuple[int, ...]]:
        """The arguments by name."""
        found: dict[str, int | tuple[int, ...]] = {}
        for i, name in enumerate(self.args):
            if name.endswith("*"):
                found[name[:-1]] = tuple(int(w) for w in words[i:])
            else:
                found[name] = int(words[i])
        return found


class Events(list[EventKind]):
    """The kinds of events of a game, each declared once: `DEALT = EVENTS.add("dealt", "seat", "cards*")`."""

    def add(self, name: str, *args: str) -> int:
        """One more kind. Returns the number rules know it by."""
        self.append(EventKind(name, args))
        return len(self) - 1


@rule
def emit(s, kind, to, a=0, b=0, c=0, d=0):
    """Note an event for the seats of the mask `to`. Simulations are quiet."""
    if s.quiet:
        return
    if s.n_events >= len(s.events):
        s.lost_events = 1
        return
    event = s.events[s.n_events]
    event.kind = kind
    event.to = to
    event.args[0] = a
    event.args[1] = b
    event.args[2] = c
    event.args[3] = d
    s.n_events += 1


@rule
def only(seat):
    """The mask of one seat."""
    return 1 << seat


@rule
def count_bits(mask):
    """How many seats (or other things) a mask holds."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
