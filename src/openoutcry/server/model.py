"""What the server keeps: guests, a table's sheet with its seats, the rows of a log.

Fields are defined here and nowhere else: the store has a column for each (`store/columns.py`), and those
marked as `Told` are what a visitor sees of a table (`schemas.py`, `tables/info.py`).
"""

import hmac
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NotRequired, TypeVar, get_type_hints

from typing_extensions import TypedDict  # pydantic reads typing's own only from Python 3.12 on

T = TypeVar("T")
_TOLD = object()
Told = Annotated[T, _TOLD]  # every visitor of the table is told it
State = Literal["open", "running", "finished", "closed"]
SeatKind = Literal["open", "person", "bot"]

OPEN: State = "open"
RUNNING: State = "running"
FINISHED: State = "finished"
CLOSED: State = "closed"
FREE: SeatKind = "open"
PERSON: SeatKind = "person"
BOT: SeatKind = "bot"
ACTION, UNDO = "action", "undo"


class ClockSetting(TypedDict):
    """A whole time for everybody, and what a move gives back of it."""

    initial_s: int
    increment_s: int


class Result(TypedDict):
    """How a match ended."""

    scores: list[int]
    winners: list[int]


class Fork(TypedDict):
    """The moment of another match that a table was played on from."""

    table: str
    number: int
    lesson: NotRequired[bool]  # it was one: there is nothing to look back on


class Handover(TypedDict):
    """A bot has taken a person's seat over, or given it back. No move: a match is its log without it."""

    seat: int
    person: str | None  # the regular of the exchange
    late: bool  # because the time was up
    back: bool
    actions: int  # played before it; told only once the match is over, as it tells what is done face down
    after: list[int]  # what every place had seen before it: onlookers first, then by seat


def said_handover(handover: Handover) -> dict[str, Any]:
    """What of it everybody may know."""
    return {name: value for name, value in handover.items() if name not in ("actions", "after")}


# The rule that a winner changed for the next match.
RuleChange = TypedDict("RuleChange", {"number": str, "from": Any, "to": Any, "seat": int, "name": str})


def rules_of(game: str, version: int) -> str:
    """A version of a game's rules, as nodes tell each other."""
    return f"{game}:{version}"


def told_fields(kind: type) -> dict[str, Any]:
    """The fields that visitors are told, and of what type they are."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hint.__origin__ for name, hint in hints.items() if _TOLD in getattr(hint, "__metadata__", ())}


@dataclass
class Guest:
    """Somebody with a name."""

    id: str
    name: str
    language: str
    token: int = 0  # raised to make all earlier cookies worthless


@dataclass
class Seat:
    """A place at a table and who has it."""

    seat: Told[int]
    kind: Told[SeatKind] = FREE
    name: Told[str | None] = None
    guest: Told[str | None] = None
    level: str | None = None  # of a bot
    stand_in: Told[str | None] = None  # the level of the bot that moves for a person who left
    out_of_time: bool = False

    @property
    def played_by(self) -> str | None:
        """The level of the bot that moves here, None where a person does."""
        return self.level if self.kind == BOT else self.stand_in


@dataclass
class Sheet:
    """Everything about a table but its log."""

    id: Told[str]
    game: Told[str]
    state: Told[State]
    public: Told[bool]
    host: Told[str]
    players: Told[int]
    options: Told[dict[str, Any]]
    numbers: Told[dict[str, Any]]
    hints: Told[bool]
    undo: Told[bool]
    clock: Told[ClockSetting | None]
    invite: str
    bot_seed: str
    created_at: Told[int]
    seats: list[Seat]
    version: int = 0  # raised by every save; one that did not see the last is refused
    clocks: list[int] | None = None  # milliseconds left, by seat, when last written
    seed: str | None = None
    position: dict[str, Any] | None = None
    result: Told[Result | None] = None
    rematch: Told[str | None] = None
    rematch_of: Told[str | None] = None
    ready: list[str] = field(default_factory=list)  # guests who have asked for this rematch
    changed_by: Told[list[RuleChange]] = field(default_factory=list)  # for this match, by a winner of the last
    asked: dict[str, Any] | None = None  # an open question to take a move back
    rules: dict[str, Any] | None = None  # version and edition it was dealt by; an older sheet does not know
    forked: Told[Fork | None] = None
    handovers: list[Handover] = field(default_factory=list)
    started_at: Told[int | None] = None
    finished_at: Told[int | None] = None

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest has."""
        return [s.seat for s in self.seats if s.kind == PERSON and guest is not None and s.guest == guest]

    def names(self, but: int | None = None) -> list[str]:
        """The names at the table."""
        return [s.name for s in self.seats if s.name and s.seat != but]

    def knows(self, guest: str | None, invite: str | None) -> bool:
        """May this visitor know of the table: public, or theirs, or invited?"""
        if self.public or (guest is not None and (guest == self.host or bool(self.seats_of(guest)))):
            return True
        # Compared so that the time it takes does not tell how much of a guess was right.
        return invite is not None and hmac.compare_digest(invite.encode(), self.invite.encode())


@dataclass(frozen=True)
class Row:
    """One row of a stored log: an action, or an undo of the move whose first row `code` names."""

    number: int
    kind: str
    seat: int
    code: int
    starts: bool  # the first action of a move
    told: int  # undo: bit mask of the places that lost events they had seen
    digest: str
    client: str | None
    at: int
