"""Who owns which table, in PostgreSQL: a node has a lease by the database's clock, and a table belongs to a node.

A node's id is its fence: it is drawn anew whenever a lease has run out, and never comes back. Everything written to a
table first locks the table's row here and finds this very id, with its lease still running. So either a write is
committed before another node takes the table over (which then reads it), or it is refused: a node that stood still
can acknowledge nothing.
"""

from typing import Any

from openoutcry.server.errors import Busy, LostRace
from openoutcry.server.guests import new_id

NOW_MS = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
KEPT_MS = 3_600_000  # nodes that are gone are shown this long


def join(t: Any, address: str, lease_ms: int, rules: str = "") -> str:
    """A new node, and the versions of rules it plays by; its id."""
    node = new_id("n")
    t.execute(f"DELETE FROM nodes WHERE until < {NOW_MS} - {KEPT_MS}")
    t.execute(f"INSERT INTO nodes VALUES (?, ?, {NOW_MS} + ?, ?)", (node, address, lease_ms, rules))
    return node


def renew(t: Any, node: str, lease_ms: int) -> bool:
    """Go on for another while; False where the lease has run out already."""
    alive = f"UPDATE nodes SET until = {NOW_MS} + ? WHERE id = ? AND until > {NOW_MS}"
    return bool(t.execute(alive, (lease_ms, node)).rowcount)


def leave(t: Any, node: str) -> None:
    """Give all tables of a node back."""
    t.execute("DELETE FROM nodes WHERE id = ?", (node,))


def who_plays(t: Any, node: str, rules: str) -> str | None:
    """The address of another node that plays by these rules."""
    found = t.execute(
        f"SELECT address FROM nodes WHERE until > {NOW_MS} AND id <> ? AND address <> '' "
        "AND POSITION(? IN rules) > 0 ORDER BY until DESC LIMIT 1",
        (node, f" {rules} "),
    ).fetchone()
    return str(found["address"]) if found else None


def claim(t: Any, node: str, table_id: str) -> str | None:
    """Take a table that nobody has, or whose owner is gone. None, or the address of the one who has it."""
    given = {"table": table_id, "node": node}
    running = f"SELECT 1 FROM nodes WHERE until > {NOW_MS} AND id ="
    taken = t.execute(
        f"INSERT INTO leases (table_id, node) SELECT :table, :node WHERE EXISTS ({running} :node) "
        f"ON CONFLICT (table_id) DO UPDATE SET node = excluded.node WHERE NOT EXISTS ({running} leases.node) "
        "OR leases.node = excluded.node",
        given,
    )
    if taken.rowcount:
        return None
    owner = t.execute(
        "SELECT address FROM leases JOIN nodes ON nodes.id = leases.node "
        f"WHERE table_id = :table AND node <> :node AND until > {NOW_MS}",
        given,
    ).fetchone()
    if owner is None:  # this node's own lease has run out, or the owner's just now
        raise Busy(1)
    return str(owner["address"])


def own(t: Any, node: str, table_id: str) -> None:
    """Begin a new table as its owner."""
    t.execute("INSERT INTO leases (table_id, node) VALUES (?, ?)", (table_id, node))
    hold(t, node, table_id)


def hold(t: Any, node: str, table_id: str) -> None:
    """Refuse what follows in this transaction unless the table is this node's, until its end."""
    question = (
        "SELECT 1 AS held FROM leases JOIN nodes ON nodes.id = leases.node "
        f"WHERE table_id = ? AND node = ? AND until > {NOW_MS} FOR UPDATE OF leases"
    )
    if t.execute(question, (table_id, node)).fetchone() is None:
        raise LostRace()


def release(t: Any, node: str, table_id: str) -> None:
    """Give one table back."""
    t.execute("DELETE FROM leases WHERE table_id = ? AND node = ?", (table_id, node))
