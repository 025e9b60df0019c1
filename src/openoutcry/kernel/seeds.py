"""What people give as a seed: read in one way wherever games are dealt from one."""

from typing import Any

import numpy as np

from openoutcry.errors import BadSeed
from openoutcry.kernel.chance import RAW_KEY


def checked_seed(seed: Any) -> str:
    """A seed as its text; a whole number is the text of its digits."""
    said = seed
    try:
        if isinstance(seed, int | np.integer) and not isinstance(seed, bool):
            said = str(seed)
        if not isinstance(said, str) or not said or len(said) > 200:
            raise BadSeed(seed)
        said.encode()
        if said.startswith(RAW_KEY) and len(bytes.fromhex(said[len(RAW_KEY) :])) != 32:
            raise BadSeed(seed)
    except ValueError as wrong:  # thousands of digits, half a character, no hexadecimal digits
        raise BadSeed(seed) from wrong
    return said
