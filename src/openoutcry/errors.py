"""What can go wrong, as types. Each carries a message id with arguments and, for a move, the clause."""

import math
from typing import Any

from openoutcry.language import text

LONGEST_DETAIL = 2000  # characters of a detail that are said: what was wrong may be a whole file


class OutcryError(Exception):
    """Anything a user of this package did that can't be done. `code` names it, `clause` the rule behind it."""

    code = "error"

    def __init__(self, code: str | None = None, /, clause: str | None = None, **details: Any) -> None:
        self.code = code or self.code
        self.clause = clause
        self.details = details
        super().__init__(self.code)

    def __str__(self) -> str:
        return self.message()

    def message(self, language: str | None = None) -> str:
        """The sentence for people, in their language."""
        plain = {name: _plain(value) for name, value in self.details.items()}
        said = text(self.code, language, **{k: v if type(v) is int else str(v) for k, v in plain.items()})
        return f"{said} [{self.clause}]" if self.clause else said

    def as_json(self) -> dict[str, Any]:
        details = {name: _plain(value) for name, value in self.details.items()}
        return {"error": self.code, "clause": self.clause, "details": details, "message": self.message("en")}

    def __reduce__(self) -> Any:
        return (_rebuild, (type(self), self.code, self.clause, self.details))


def _rebuild(kind: type[OutcryError], code: str, clause: str | None, details: dict[str, Any]) -> OutcryError:
    error = kind.__new__(kind)
    OutcryError.__init__(error, code, clause, **details)
    return error


def _plain(value: Any) -> int | float | str:
    """A detail as every encoding can carry it: the wrong value itself may be no JSON, endless or no text."""
    if isinstance(value, int) and abs(value) < 2**53:
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    try:
        said = str(value)
    except (ValueError, RecursionError):  # integers of thousands of digits, lists without end
        said = type(value).__name__
    said = said.encode("utf-8", "backslashreplace").decode()
    return said if len(said) <= LONGEST_DETAIL else said[:LONGEST_DETAIL] + "…"


class UnknownGame(OutcryError):
    """No game of that name."""

    def __init__(self, name: str, known: str) -> None:
        super().__init__("error-unknown-game", name=name, known=known)


class BadPlayers(OutcryError):
    """This game is not played by that many."""

    def __init__(self, players: Any, least: int, most: int) -> None:
        super().__init__("error-players", players=players, least=least, most=most)


class BadOption(OutcryError):
    """An option or number that does not exist, or a value outside its bounds."""

    def __init__(self, name: str, value: Any, allowed: str, known: bool = True, clause: str | None = None) -> None:
        code = "error-option-value" if known else "error-option-name"
        super().__init__(code, clause, name=name, value=value, allowed=allowed)


class BadSeed(OutcryError):
    """A seed that can't be used."""

    def __init__(self, seed: Any) -> None:
        super().__init__("error-seed", seed=seed)


class BadMove(OutcryError):
    """A move that can't be understood."""

    code = "error-move"


class IllegalMove(OutcryError):
    """A move that is understood and not allowed now; `clause` says by which rule."""

    code = "error-illegal"


class NotYourTurn(IllegalMove):
    """The game does not wait for this seat."""

    code = "error-turn"


class BadSeat(OutcryError):
    """No such seat at this table."""

    def __init__(self, seat: Any, players: int) -> None:
        super().__init__("error-seat", seat=seat, players=players)


class GameOver(IllegalMove):
    """The game has ended."""

    code = "error-over"


class BadLog(OutcryError):
    """A log that is malformed, cut off, changed, or of other rules."""

    code = "error-log"


class BadPosition(OutcryError):
    """A position that can't be on a table."""

    code = "error-position"


class NotAvailable(OutcryError):
    """Something this machine lacks: an optional package, a GPU."""

    code = "error-not-available"
