"""What the server keeps: guests, a table's sheet with its seats, the rows of a log."""

import hmac
from dataclasses import dataclass, field
from typing import Any

OPEN, RUNNING, FINISHED, CLOSED = "open", "running", "finished", "closed"
FREE, PERSON, BOT = "open", "person", "bot"
ACTION, UNDO = "action", "undo"


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

    seat: int
    kind: str = FREE
    name: str | None = None
    guest: str | None = None
    level: str | None = None  # of a bot
    stand_in: str | None = None  # the level of the bot that moves for a person who left
    out_of_time: bool = False

    @property
    def played_by(self) -> str | None:
        """The level of the bot that moves here, None where a person does."""
        return self.level if self.kind == BOT else self.stand_in


@dataclass
class Sheet:
    """Everything about a table but its log."""

    id: str
    game: str
    state: str
    public: bool
    host: str
    players: int
    options: dict[str, Any]
    numbers: dict[str, Any]
    hints: bool
    undo: bool
    clock: dict[str, int] | None
    invite: str
    bot_seed: str
    created_at: int
    seats: list[Seat]
    version: int = 0  # raised by every save; one that did not see the last is refused
    clocks: list[int] | None = None  # milliseconds left, by seat, when last written
    seed: str | None = None
    position: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    ready: list[str] = field(default_factory=list)  # guests who have asked for this rematch
    changed_by: list[dict[str, Any]] = field(default_factory=list)  # the rule that a winner changed for this match
    asked: dict[str, Any] | None = None  # an open question to take a move back
    rules: dict[str, Any] | None = None  # version and edition it was dealt by; an older sheet does not know
    started_at: int | None = None
    finished_at: int | None = None

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
