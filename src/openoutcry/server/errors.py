"""What the server itself refuses, as types; each has its HTTP status."""

from typing import Any

from openoutcry.errors import NotAvailable, OutcryError


class ServerError(OutcryError):
    """Something asked of the server that it does not do."""

    code = "server-error"
    status = 400


class NoGuest(ServerError):
    """Only a guest can do this."""

    code = "server-error-guest"
    status = 401


class NotAllowed(ServerError):
    """Not this guest's to do."""

    code = "server-error-not-host"
    status = 403


class NoTable(ServerError):
    """No such table, or none that this visitor may know of."""

    code = "server-error-no-table"
    status = 404


class NotFound(ServerError):
    """No such thing."""

    code = "server-error-not-found"
    status = 404


class WrongState(ServerError):
    """The table is not in the state for it."""

    code = "server-error-state"
    status = 409


class NotInLesson(ServerError):
    """In a lesson, something else than what is asked for."""

    code = "server-error-lesson"
    status = 409


class Unreadable(ServerError):
    """What was kept of a table can't be read or played again by this program."""

    code = "server-error-unreadable"
    status = 409


class SeatTaken(ServerError):
    """Somebody sits there, or no seat is free."""

    code = "server-error-seat-taken"
    status = 409


class TooLarge(ServerError):
    """More bytes than are accepted."""

    code = "server-error-large"
    status = 413


class TooSlow(ServerError):
    """A request that is not here whole in time."""

    code = "server-error-slow"
    status = 408


class BadRequest(ServerError):
    """A request or message that is malformed."""

    code = "server-error-request"
    status = 422


class TooFast(ServerError):
    """More often than is accepted."""

    code = "server-error-rate"
    status = 429


class TooMany(ServerError):
    """More at once than is accepted."""

    code = "server-error-many"
    status = 429


class Busy(ServerError):
    """More to do than can be done at once; what can wait best is turned away first."""

    code = "server-error-busy"
    status = 503

    def __init__(self, wait: int = 5) -> None:
        super().__init__(wait=wait)


class UndoRefused(ServerError):
    """The table does not take moves back, or not now; the code says why."""

    code = "server-error-undo-off"
    status = 409


class WrongHost(ServerError):
    """A request for a site of another name."""

    code = "server-error-host"
    status = 421


class BadFolder(ServerError):
    """A data folder that can't be used; the code says why."""

    code = "server-error-folder"


class BadDatabase(ServerError):
    """A database that can't be used; the code says why."""

    code = "server-error-database"


class OtherNode(ServerError):
    """Passed on by a node of a version that this one does not understand; during an upgrade, for a while."""

    code = "server-error-other-node"
    status = 503


class LostRace(ServerError):
    """Another process has written to this match first."""

    code = "server-error-race"
    status = 409


class Elsewhere(Exception):
    """The table is another node's; what was asked is passed on to it. Nobody outside hears of this."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def status_of(error: OutcryError) -> int:
    """The HTTP status of any error of ours."""
    if isinstance(error, ServerError):
        return error.status
    return 503 if isinstance(error, NotAvailable) else 400


def error_json(error: OutcryError, language: str) -> dict[str, Any]:
    """An error as both channels carry it."""
    said = error.as_json()
    return {
        "code": said["error"],
        "clause": said["clause"],
        "details": said["details"],
        "message": error.message(language),
    }
