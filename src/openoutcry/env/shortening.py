"""Numbers and masks written in short: rules, the same on the CPU and on a GPU.

All of it is done with whole numbers of 32 bits, kept so narrow by name: Numba would take them as 64 bits wide, and
half as many would fit into an instruction.
"""

# mypy: allow-untyped-defs

from typing import Any

import numpy as np

from openoutcry.kernel.rule import entry, rule

KINDS: dict[str, Any] = {"bfloat16": np.uint16, "float8": np.uint8}  # what holds the bits of each short kind

ONE, HALF, HALF_UP = np.uint32(1), np.uint32(16), np.uint32(0x7FFF)
UNSIGNED, SIGN, TO_SIGN = np.uint32(0x7FFFFFFF), np.uint32(0x80), np.uint32(24)
MOST = np.uint32(0x43E00000)  # 448, the largest float8
NORMAL = np.uint32(0x3C800000)  # 2⁻⁶, the least float8 with a whole mantissa
DROPPED, NEARLY_HALF, BIAS = np.uint32(20), np.uint32(0x7FFFF), np.uint32(120 << 3)
UNIT, STEPS = np.float32(1), np.float32(512)  # as many steps of a float8 below NORMAL are in 1
WHOLE = np.float32(2**23)  # added to a smaller number it leaves a whole one, the nearest, the even of two


def packed_size(actions: int) -> int:
    """The bytes of a packed mask."""
    return (actions + 7) // 8


@rule
def half_of(number, word):
    """The upper half of a number with the bits `word`, rounded to the nearest, ties to even: bfloat16."""
    bits = np.uint32(word)
    even = np.uint32(np.uint32(bits >> HALF) & ONE)
    return np.uint32(np.uint32(bits + HALF_UP + even) >> HALF)


@rule
def quarter_of(number, word):
    """A number with the bits `word` in one byte, rounded to the nearest, ties to even: float8 (E4M3)."""
    bits = np.uint32(word)
    size = np.uint32(min(np.uint32(bits & UNSIGNED), MOST))
    even = np.uint32(np.uint32(size >> DROPPED) & ONE)
    usual = np.uint32(np.uint32(np.uint32(size + NEARLY_HALF + even) >> DROPPED) - BIAS)
    steps = np.int32((min(abs(number), UNIT) * STEPS + WHOLE) - WHOLE)
    code = np.uint32(steps) if size < NORMAL else usual
    return np.uint32(code | np.uint32(np.uint32(bits >> TO_SIGN) & SIGN))


@rule
def halve(numbers, bits, into):
    """As many numbers as there is room for, in two bytes each. `bits` are the numbers' own."""
    for k in range(len(into)):
        into[k] = half_of(numbers[k], bits[k])


@rule
def quarter(numbers, bits, into):
    """The same in one byte each."""
    for k in range(len(into)):
        into[k] = quarter_of(numbers[k], bits[k])


@rule
def pack(mask, into):
    """Eight actions a byte, the first in the lowest bit."""
    whole = len(mask) >> 3
    for k in range(whole):
        a = 8 * k
        low = mask[a] | mask[a + 1] << 1 | mask[a + 2] << 2 | mask[a + 3] << 3
        into[k] = low | mask[a + 4] << 4 | mask[a + 5] << 5 | mask[a + 6] << 6 | mask[a + 7] << 7
    if whole < len(into):
        last = 0
        for action in range(8 * whole, len(mask)):
            last |= mask[action] << (action & 7)
        into[whole] = last


@entry
def halve_rows(numbers, bits, into):
    """Rows of numbers in two bytes each."""
    for i in range(len(into)):
        halve(numbers[i], bits[i], into[i])


@entry
def quarter_rows(numbers, bits, into):
    """Rows of numbers in one byte each."""
    for i in range(len(into)):
        quarter(numbers[i], bits[i], into[i])
