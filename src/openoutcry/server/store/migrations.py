"""How a database came to its present shape: one list of steps, for SQLite and PostgreSQL alike.

A step is written as SQLite has it; PostgreSQL needs other words for the same in three places only. Steps only add, so
that a server of the version before can go on beside one of the next.
"""

STEPS = (
    """
CREATE TABLE guests (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL, host TEXT NOT NULL,
    players INTEGER NOT NULL, options TEXT NOT NULL, numbers TEXT NOT NULL, hints INTEGER NOT NULL,
    undo INTEGER NOT NULL, clock TEXT, clocks TEXT, invite TEXT NOT NULL, seed TEXT, position TEXT,
    bot_seed TEXT NOT NULL, result TEXT, rematch TEXT, rematch_of TEXT, ready TEXT NOT NULL,
    created_at INTEGER NOT NULL, started_at INTEGER, finished_at INTEGER
) STRICT;
CREATE INDEX tables_by_state ON tables (state, public, created_at);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT, guest TEXT,
    level TEXT, stand_in TEXT, out_of_time INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest);
CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    code INTEGER NOT NULL, starts INTEGER NOT NULL, told INTEGER NOT NULL, digest TEXT NOT NULL, client TEXT,
    at INTEGER NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at INTEGER NOT NULL, guest TEXT NOT NULL,
    name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
""",
    """
ALTER TABLE tables ADD COLUMN changed_by TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN asked TEXT;
CREATE TABLE reviews (table_id TEXT PRIMARY KEY REFERENCES tables (id), review TEXT NOT NULL) STRICT;
""",
    """
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
""",
    """
CREATE TABLE site (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
""",
    """
ALTER TABLE tables ADD COLUMN rules TEXT;
""",
    """
ALTER TABLE guests ADD COLUMN token INTEGER NOT NULL DEFAULT 0;
""",
    """
CREATE TABLE nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id), node TEXT NOT NULL
) STRICT, WITHOUT ROWID;
""",
    """
ALTER TABLE tables ADD COLUMN forked TEXT;
""",
    """
ALTER TABLE tables ADD COLUMN handovers TEXT NOT NULL DEFAULT '[]';
""",
    """
CREATE TABLE workers (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, places INTEGER NOT NULL, skills TEXT NOT NULL, done INTEGER NOT NULL,
    created_at INTEGER NOT NULL, until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE jobs (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, owner TEXT NOT NULL, node TEXT NOT NULL, skill TEXT NOT NULL,
    question TEXT NOT NULL, state TEXT NOT NULL, worker TEXT, tries INTEGER NOT NULL, answer TEXT,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE turns (owner TEXT PRIMARY KEY, served INTEGER NOT NULL) STRICT, WITHOUT ROWID;
""",
    """
ALTER TABLE nodes ADD COLUMN rules TEXT NOT NULL DEFAULT '';
""",
)
SCHEMA_VERSION = len(STEPS)


def statements(since: int) -> list[str]:
    """What makes a database of that version (0: an empty one) one of today."""
    return [each.strip() for step in STEPS[since:] for each in step.split(";\n") if each.strip()]
