"""A site's data folder into PostgreSQL: everything or nothing, the key included, so that cookies stay good."""

import sqlite3
from contextlib import closing
from typing import Any

import psycopg
from psycopg import sql

from openoutcry.server.errors import BadDatabase, BadFolder
from openoutcry.server.folder import DataFolder
from openoutcry.server.store.postgresql import PostgresStore
from openoutcry.server.store.sqlite import FolderStore

# In the order in which they refer to each other.
TABLES = ("guests", "tables", "seats", "actions", "chat", "reviews")


def copy_site(folder: DataFolder, url: str) -> dict[str, int]:
    """Copy all rows of a folder that no server uses into a database that has none; how many of each came over."""
    if not folder.database.exists():
        raise BadFolder("server-error-backup-nothing", folder=str(folder.path))
    source, goal = FolderStore(folder), PostgresStore(url)
    source.open()  # brings the file up to date, and keeps servers away
    try:
        goal.open()
        goal.close()
        with closing(sqlite3.connect(folder.database)) as reading, psycopg.connect(url) as writing:
            if writing.execute("SELECT 1 FROM guests UNION ALL SELECT 1 FROM tables LIMIT 1").fetchone():
                raise BadDatabase("server-error-database-used")
            counts = {table: _copy(reading, writing, table) for table in TABLES}
            writing.execute("UPDATE site SET value = %s WHERE name = 'key'", (source.key().decode(),))
        return counts
    finally:
        source.close()


def _copy(reading: sqlite3.Connection, writing: psycopg.Connection[Any], table: str) -> int:
    rows = reading.execute(f"SELECT * FROM {table}")
    columns = [column[0] for column in rows.description]
    statement = sql.SQL("COPY {} ({}) FROM STDIN").format(
        sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, columns))
    )
    with writing.cursor() as cursor:
        with cursor.copy(statement) as goal:
            for row in rows:
                goal.write_row(row)
        return cursor.rowcount
