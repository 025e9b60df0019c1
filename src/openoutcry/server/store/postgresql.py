"""The store in PostgreSQL, for a site of several processes and machines: each of them a node, with a lease."""

from typing import Any

import psycopg

from openoutcry.games import games, load_game
from openoutcry.server.errors import LostRace
from openoutcry.server.model import Sheet, rules_of
from openoutcry.server.store import leases
from openoutcry.server.store.connections import Connections
from openoutcry.server.store.sql import SqlStore

LEASE_S = 10.0


class PostgresStore(Connections, SqlStore):
    """A node's store. Its id is its fence: drawn anew whenever the lease has run out."""

    _taken = psycopg.IntegrityError

    def __init__(self, url: str, lease_s: float = LEASE_S, address: str = "", redis: str = "") -> None:
        super().__init__(url, redis)
        self._lease_ms = round(lease_s * 1000)
        self._address = address
        self._stayed = True  # since it was last asked whether it did

    def _join(self) -> None:
        self.id = self._run(self._as_node)

    def _leave(self) -> None:
        if self.id:
            self._run(lambda t: leases.leave(t, self.id))

    def key(self) -> bytes:
        return self._key

    def announce(self, url: str) -> None:
        self._address = self._address or url
        self._run(lambda t: t.execute("UPDATE nodes SET address = ? WHERE id = ?", (self._address, self.id)))

    # --- who owns a table ------------------------------------------------------------------------------

    def _as_node(self, t: Any) -> str:
        return leases.join(t, self._address, self._lease_ms, own_rules())

    def _hold(self, t: Any, table_id: str) -> None:
        leases.hold(t, self.id, table_id)

    def _own(self, t: Any, table_id: str) -> None:
        leases.own(t, self.id, table_id)

    async def renew(self) -> bool:
        node = self.id
        if await self.transact(lambda t: leases.renew(t, node, self._lease_ms)):
            stayed, self._stayed = self._stayed, True
            return stayed
        self.id = await self.transact(self._as_node)
        return False

    async def add_sheet(self, sheet: Sheet) -> None:
        try:
            await super().add_sheet(sheet)
        except LostRace:  # this node stood still for too long; as a new one it may open tables again
            self._stayed = await self.renew()
            await super().add_sheet(sheet)

    async def claim(self, table_id: str) -> str | None:
        try:
            return await self.transact(lambda t: leases.claim(t, self.id, table_id))
        except psycopg.errors.ForeignKeyViolation:  # there is no such table: who reads it will see
            return None

    async def who_plays(self, rules: str) -> str | None:
        return await self.transact(lambda t: leases.who_plays(t, self.id, rules))

    async def release(self, table_id: str) -> None:
        await self.transact(lambda t: leases.release(t, self.id, table_id))


def own_rules() -> str:
    """The versions of rules this program has, each between spaces."""
    return f" {' '.join(rules_of(name, load_game(name).edition.rules_version) for name in games())} "
