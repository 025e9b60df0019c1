"""Weights in a file: the safetensors format, as far as we use it.

A length of 8 bytes, a JSON header {name: {dtype, shape, data_offsets}}, then the numbers. Reading it takes these few
lines, so that nobody who plays has to install a library for it.
"""

import json
import math
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from openoutcry.errors import NotAvailable
from openoutcry.folders import whole

_KINDS: dict[str, np.dtype] = {"F16": np.dtype("<f2"), "F32": np.dtype("<f4")}
_NAMES = {kind: name for name, kind in _KINDS.items()}
LONGEST_HEADER = 1_000_000


def write_weights(file: Path, weights: Mapping[str, np.ndarray], notes: Mapping[str, str]) -> None:
    """All weights into one file."""
    header: dict[str, object] = {"__metadata__": dict(notes)}
    at = 0
    for name, array in weights.items():
        header[name] = {
            "dtype": _NAMES[array.dtype],
            "shape": list(array.shape),
            "data_offsets": [at, at + array.nbytes],
        }
        at += array.nbytes
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with whole(file) as out:
        out.write(len(text).to_bytes(8, "little") + text)
        for array in weights.values():
            out.write(np.ascontiguousarray(array).tobytes())


def read_weights(file: Path) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """The weights of a file, and what is noted beside them; a typed error if they can't be read."""
    try:
        held = file.read_bytes()
        end = 8 + int.from_bytes(held[:8], "little")
        if not 8 < end <= min(len(held), LONGEST_HEADER):
            raise ValueError("header")
        header = json.loads(held[8:end])
        notes = header.pop("__metadata__", {})
        return {name: _array(held, end, told) for name, told in header.items()}, notes
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise NotAvailable("error-weights", file=file.name, why=str(wrong)) from wrong


def _array(held: bytes, start: int, told: dict) -> np.ndarray:
    kind, shape = _KINDS[told["dtype"]], tuple(told["shape"])
    first, last = told["data_offsets"]
    if last - first != kind.itemsize * math.prod(shape) or not 0 <= first <= last <= len(held) - start:
        raise ValueError("offsets")
    return np.frombuffer(held, kind, math.prod(shape), start + first).reshape(shape)
