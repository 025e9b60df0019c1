"""What the processes of a site tell each other at once, behind one interface: through PostgreSQL, or through Redis.

Nothing that must last goes this way, and nothing secret: ids, seats, counts. What is missed costs a second of waiting
or a look into the database, never a move.
"""

from openoutcry.extras import need
from openoutcry.server.bus.interface import NODES_HEAR, WORKERS_HEAR, Bus, Heard, Said

__all__ = ["NODES_HEAR", "WORKERS_HEAR", "Bus", "Heard", "Said", "bus_of"]


def bus_of(database: str, redis: str, key: bytes) -> Bus:
    """Redis where a site names one, else its database."""
    if redis:
        need("redis", "redis")
        from openoutcry.server.bus.redis import RedisBus  # only who uses it waits for it

        return RedisBus(redis, key)
    from openoutcry.server.bus.notify import NotifyBus

    return NotifyBus(database)
