"""What is asked of a bus. Nothing above it knows which service carries the news."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

NODES_HEAR, WORKERS_HEAR = "outcry", "outcry_jobs"

# One piece of news, or None whenever some may have been missed. Called by the bus' own thread.
Heard = Callable[[dict[str, Any] | None], None]


class Said(NamedTuple):
    """News for all who listen on a channel."""

    channel: str
    news: dict[str, Any]


class Bus(Protocol):
    """Tells and hears, in threads of its own. No call waits for anybody, and none fails."""

    by_commit: bool  # told by the database's own commit, or apart from it
    lost: int  # how often the service went away
    dropped: int  # pieces of news nobody heard

    @property
    def up(self) -> bool:
        """Is what is told heard, as far as is known?"""

    def check(self) -> None:
        """Say at the start what is wrong with the address; a service that is only away is waited for later."""

    def within(self, t: Any, said: Sequence[Said]) -> None:
        """Before a transaction is committed: what it has to tell."""

    def send(self, said: Sequence[Said]) -> None:
        """After it is committed."""

    def listen(self, channel: str, heard: Heard) -> None:
        """Have everything told that is said on a channel."""

    def close(self) -> None:
        """Say what waits, and hear nothing more."""
