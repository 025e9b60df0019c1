"""Observations in two bytes or one a number, and masks in one bit an action, for learners that keep many of them.

What the numbers mean does not change, only how finely they are written: `bfloat16` is the upper half of a float32
(8 bits of precision; counts up to 256 over a power of two are exact), `float8` is E4M3 (4 bits; up to ±448, beyond
that the largest), both rounded to the nearest, ties to even. Marks, 0 or 1, are exact in both. NumPy has no such
kinds, so the arrays hold the bits: `torch.from_numpy(env.observations).view(torch.bfloat16)` (or
`torch.float8_e4m3fn`) reads them as they are, `widened` does in NumPy.
"""

from functools import partial
from typing import Any

import numpy as np

from openoutcry.env.shortening import FINEST, pack, write_bytes, write_halves
from openoutcry.env.vector import SHORT, VectorEnv, made_again
from openoutcry.errors import BadOption
from openoutcry.kernel.stream import line_up

KINDS: dict[str, Any] = dict(zip(SHORT, (np.uint16, np.uint8), strict=True))
STRIP = 512  # games whose observations are made in full before they are shortened


def _eight_bits() -> np.ndarray:
    """What each of the 256 codes of float8 means."""
    codes = np.arange(256)
    exponent, rest = (codes >> 3) & 15, codes & 7
    size = np.where(exponent, (1 + rest / 8) * 2.0 ** (exponent - 7), rest * FINEST)
    size[(codes & 127) == 127] = np.nan
    return np.where(codes & 128, -size, size).astype(np.float32)


EIGHT_BITS = _eight_bits()


def widened(short: np.ndarray) -> np.ndarray:
    """Short numbers as float32: exactly what they stand for."""
    if short.dtype == np.uint8:
        return EIGHT_BITS[short]
    return (short.astype(np.uint32) << 16).view(np.float32)


def unpacked(packed: np.ndarray, actions: int) -> np.ndarray:
    """Packed masks as bool, an action a column."""
    return np.unpackbits(packed, axis=-1, count=actions, bitorder="little").view(np.bool_)


WRITING = {"bfloat16": write_halves, "float8": write_bytes}


class ShortVectorEnv(VectorEnv):
    """VectorEnv(…, short="bfloat16" or "float8"): `observations` hold short numbers, `packed` the masks as bits.

    No array of all observations in full is ever made. `finals` are not kept.
    """

    def _allocate(self, finals: bool) -> None:
        if finals:
            raise BadOption("finals", finals, "False")
        if self.window.count or self._critic:
            raise BadOption("short", self.short, "None")  # what is asked for beside them is written in full
        super()._allocate(finals)
        self.observations = np.zeros((self.games, self._observed), KINDS[str(self.short)])
        self.packed = np.zeros((self.games, (self.game.n_actions + 7) // 8), np.uint8)
        self._strips = [line_up(STRIP, self.game.observation_size) for _ in range(self.threads)]
        self._rounding = [np.zeros(self.game.observation_size, np.float32) for _ in range(self.threads)]
        self._benches = [bench._replace(far=0) for bench in self._benches]

    def _in_full(self) -> int:
        return min(self.games, STRIP)

    def _step_some(self, actions: np.ndarray, thread: int, first: int, last: int) -> None:
        for a in range(first, last, STRIP):
            self._step_strip(actions, thread, slice(a, min(a + STRIP, last)))

    def _step_strip(self, actions: np.ndarray, thread: int, here: slice) -> None:
        """Play a few games in full, then write down in short what is seen of them."""
        count, full = here.stop - here.start, self._strips[thread]
        held, shown, came = self._course, self._shown, self._results
        course = held._replace(
            states=held.states[here],
            raw=held.raw[here],
            bots=held.bots[here],
            decisions=held.decisions[here],
            numbers=held.numbers[here],
        )
        shown = shown._replace(
            to_move=shown.to_move[here], observations=full, allowed=shown.allowed[here], masks=shown.masks[here]
        )
        results = came._replace(
            rewards=came.rewards[here],
            done=came.done[here],
            lengths=came.lengths[here],
            points=came.points[here],
            won=came.won[here],
        )
        self._play(course, self._benches[thread], actions[here], shown, results, 0, count)
        room = self._rounding[thread]
        WRITING[str(self.short)](full, full.view(np.uint32), self.observations[here], room, room.view(np.uint32))
        pack(shown.masks, self.packed[here])

    def _kept(self) -> Any:
        yield from super()._kept()
        yield "packed", self.packed

    def __reduce__(self) -> Any:
        make = partial(VectorEnv, short=self.short)
        return made_again, (make, self.game.name, self._made_with, self.snapshot())
