"""Numbers and masks written in short, row by row: compiled where rules are."""

# mypy: allow-untyped-defs

import numpy as np

from openoutcry.kernel.rule import entry

FINEST = 2.0**-9  # the least float8 above 0
LARGE = np.float32(2.0**14)  # added to a number it leaves it in steps of FINEST, rounded to the nearest even
LARGE_BITS = np.uint32(np.array([LARGE]).view(np.uint32)[0])
NORMAL = np.uint32(0x3C800000)  # the least with a whole mantissa, 2⁻⁶
MOST = np.uint32(0x43E00000)  # 448
UNSIGNED, SIGN, EVEN = np.uint32(0x7FFFFFFF), np.uint32(0x80), np.uint32(1)
HALF_UP, BYTE_UP, BIAS = np.uint32(0x7FFF), np.uint32(0x7FFFF), np.uint32(120 << 3)


@entry
def write_halves(numbers, bits, into, room, room_bits):
    """The upper half of each number, rounded to the nearest, ties to even. `bits` are the numbers' own."""
    for i in range(len(into)):
        row, to = bits[i], into[i]
        for k in range(len(to)):
            word = row[k]
            to[k] = (word + HALF_UP + ((word >> np.uint32(16)) & EVEN)) >> np.uint32(16)


@entry
def write_bytes(numbers, bits, into, room, room_bits):
    """Each number in one byte, rounded to the nearest, ties to even. `bits` are the numbers' own.

    `room` holds a row: numbers below NORMAL are rounded there by adding a large one.
    """
    for i in range(len(into)):
        row, size, to = numbers[i], bits[i], into[i]
        for k in range(len(to)):
            room[k] = abs(row[k]) + LARGE
        for k in range(len(to)):
            word = size[k] & UNSIGNED
            least = min(max(word, NORMAL), MOST)
            whole = ((least + BYTE_UP + ((least >> np.uint32(20)) & EVEN)) >> np.uint32(20)) - BIAS
            code = room_bits[k] - LARGE_BITS if word < NORMAL else whole
            to[k] = code | ((size[k] >> np.uint32(24)) & SIGN)


@entry
def pack(masks, into):
    """Eight actions a byte, the first in the lowest bit."""
    for i in range(len(into)):
        row, to = masks[i], into[i]
        for k in range(len(to)):
            to[k] = 0
        for action in range(len(row)):
            to[action >> 3] |= row[action] << (action & 7)
