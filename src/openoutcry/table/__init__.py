"""A match: seats, options, log, replay, positions, views. Pure: no files, no clock, no network."""

from openoutcry.table.log import Log
from openoutcry.table.moves import Move
from openoutcry.table.table import Table

__all__ = ["Log", "Move", "Table"]
