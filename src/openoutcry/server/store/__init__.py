"""What lasts: guests, tables, logs and reviews, behind one interface."""

from openoutcry.extras import need
from openoutcry.server.errors import BadDatabase
from openoutcry.server.folder import DataFolder
from openoutcry.server.settings import Settings
from openoutcry.server.store.interface import NOBODY, Store, now_ms

__all__ = ["NOBODY", "Store", "now_ms", "store_of"]


def store_of(settings: Settings) -> Store:
    """The store a site was set to: PostgreSQL where one is named, else a file in the data folder."""
    if settings.database:
        need("psycopg_pool", "postgresql")
        from openoutcry.server.store.postgresql import PostgresStore  # only who uses it waits for it

        return PostgresStore(settings.database, settings.lease_s, settings.node, settings.redis)
    if settings.redis:
        raise BadDatabase("server-error-redis-alone")
    from openoutcry.server.store.sqlite import FolderStore

    return FolderStore(DataFolder(settings.data_dir))
