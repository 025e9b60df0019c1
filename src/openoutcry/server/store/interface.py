"""What a server asks of its store. Nothing above it knows which database answers."""

import time
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

from openoutcry.server.bus import Bus
from openoutcry.server.model import Guest, Row, Sheet

Listed = Literal["open", "watch", "mine", "finished"]
NOBODY = "–"  # the name of one who asked to be forgotten


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store(Protocol):
    """Guests, tables, seats, actions, chat and reviews. Every call returns after the commit: answered means kept."""

    commits: int

    @property
    def bus(self) -> Bus | None:
        """What the processes of a site tell each other through, of an open store; None where there is only one."""

    @property
    def waiting(self) -> int:
        """Calls that are not begun."""

    def open(self) -> None:
        """Reach the database and bring it up to date; what can't be read is an error here and not later."""

    def close(self) -> None:
        """Finish what waits, then let go of the database."""

    def key(self) -> bytes:
        """The site's signing key, of an open store."""

    def announce(self, url: str) -> None:
        """Tell where this server can be reached, for the commands of its operator."""

    # --- who owns a table; in a store of one process it is always that one

    async def renew(self) -> bool:
        """Go on as the node one was. False where one was away for too long: then one is a new node, without tables."""

    async def claim(self, table_id: str) -> str | None:
        """Become a table's owner, before it is read. None, or the address of the node that owns it."""

    async def who_plays(self, rules: str) -> str | None:
        """The address of another node that plays by these rules, `rules_of` a game; None where there is none."""

    async def release(self, table_id: str) -> None:
        """Own a table no longer."""

    # --- what several processes of one site tell each other

    def listen(self, heard: Callable[[dict[str, Any] | None], None]) -> None:
        """Have news of the other nodes told, by another thread; None whenever some may have been missed."""

    async def tell(self, **news: Any) -> None:
        """Tell all other nodes."""

    async def pulse(self) -> None:
        """Write something, to see that it can be done."""

    # --- guests

    async def save_guest(self, guest: Guest) -> None:
        """Write a guest, new or changed."""

    async def load_guest(self, guest_id: str) -> Guest | None:
        """A guest by id."""

    async def load_guests(self, guests: Sequence[str]) -> dict[str, Guest]:
        """Those of these guests who exist."""

    async def all_guests(self, limit: int) -> list[dict[str, Any]]:
        """Guests and how many tables they sit at, newest first."""

    async def revoke_tokens(self, guest: str | None) -> int:
        """Let the tokens of a guest (or of all) count no more; of how many guests?"""

    async def forget_guest(self, guest: str) -> bool:
        """Remove a person's name and words; was there such a guest?"""

    # --- tables

    async def add_sheet(self, sheet: Sheet) -> None:
        """Write a new table and its seats."""

    async def save_sheet(self, sheet: Sheet) -> None:
        """Write a table and its seats; LostRace where somebody else has written it since it was read."""

    async def load_sheet(self, table_id: str) -> Sheet | None:
        """A table by id."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often those of these tables that exist have been written."""

    async def list_sheets(self, kind: Listed, guest: str | None, game: str | None, limit: int) -> list[Sheet]:
        """Tables for the lobby, newest first."""

    async def all_sheets(self, state: str | None, limit: int) -> list[Sheet]:
        """Tables of any kind, newest first."""

    async def count_tables(self, guest: str) -> int:
        """How many open or running tables a guest has opened."""

    async def old_tables(self, before_ms: int, limit: int) -> list[str]:
        """Tables on which nothing has happened since then, oldest first."""

    async def remove_table(self, table_id: str) -> bool:
        """Delete a table with all that belongs to it; was there one?"""

    # --- what is played and said at them

    async def append(self, table_id: str, rows: list[Row], sheet: Sheet | None) -> None:
        """Add actions to a match's log, and in the same breath what they changed of the table.

        Actions are only ever added, under the unique key (table, number): whoever comes second gets LostRace.
        """

    async def load_rows(self, table_id: str) -> list[Row]:
        """The log of a match as it was stored."""

    async def say(self, table_id: str, guest: str, name: str, seat: int | None, text: str) -> dict[str, Any]:
        """Add a chat message; its number comes back with it."""

    async def load_chat(self, table_id: str, since: int, most: int = 100) -> list[dict[str, Any]]:
        """The last chat messages after a number."""

    async def save_review(self, table_id: str, review: dict[str, Any]) -> None:
        """Keep what a review of a match found."""

    async def load_review(self, table_id: str) -> dict[str, Any] | None:
        """The review of a match, once it was made."""
