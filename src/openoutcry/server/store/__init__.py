"""What lasts: guests, tables, logs and reviews, behind one interface."""

from openoutcry.server.store.interface import NOBODY, Store, now_ms

__all__ = ["NOBODY", "Store", "now_ms"]
