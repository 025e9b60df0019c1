"""Observations in two bytes or one a number, and masks in one bit an action, for learners that keep many of them.

What the numbers mean does not change, only how finely they are written: `bfloat16` is the upper half of a float32
(8 bits of precision; counts up to 256 over a power of two are exact), `float8` is E4M3 (4 bits; up to ±448, beyond
that the largest), both rounded to the nearest, ties to even. Marks, 0 or 1, are exact in both. NumPy has no such
kinds, so the arrays hold the bits: `torch.from_numpy(env.observations).view(torch.bfloat16)` (or
`torch.float8_e4m3fn`) reads them as they are, `widened` does in NumPy. `shortened` writes them as an environment does.
"""

from typing import Any

import numpy as np

from openoutcry.env.shortening import KINDS, halve_rows, quarter_rows
from openoutcry.errors import BadOption

FINEST = 2.0**-9  # the least float8 above 0
_WRITING = dict(zip(KINDS, (halve_rows, quarter_rows), strict=True))


def _eight_bits() -> np.ndarray:
    """What each of the 256 codes of float8 means."""
    codes = np.arange(256)
    exponent, rest = (codes >> 3) & 15, codes & 7
    size = np.where(exponent, (1 + rest / 8) * 2.0 ** (exponent - 7), rest * FINEST)
    size[(codes & 127) == 127] = np.nan
    return np.where(codes & 128, -size, size).astype(np.float32)


EIGHT_BITS = _eight_bits()


def shortened(numbers: Any, short: str) -> np.ndarray:
    """Numbers in two bytes or one each."""
    if short not in KINDS:
        raise BadOption("short", short, ", ".join(KINDS))
    full = np.ascontiguousarray(numbers, np.float32)
    into, row = np.zeros(full.shape, KINDS[short]), full.reshape(1, -1)
    _WRITING[short](row, row.view(np.uint32), into.reshape(1, -1))
    return into


def widened(short: np.ndarray) -> np.ndarray:
    """Short numbers as float32: exactly what they stand for."""
    if short.dtype == np.uint8:
        return EIGHT_BITS[short]
    return (short.astype(np.uint32) << 16).view(np.float32)


def unpacked(packed: np.ndarray, actions: int) -> np.ndarray:
    """Packed masks as bool, an action a column."""
    return np.unpackbits(packed, axis=-1, count=actions, bitorder="little").view(np.bool_)
