"""What people give where few things can be meant: one of some names, or yes or no. Whatever else they give is told."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from openoutcry.errors import BadOption


def checked_name(what: str, given: Any, names: Iterable[str]) -> Any:
    """One of the names. No array is one: it has no one answer to whether it is the same."""
    known = tuple(names)
    if not isinstance(given, str) or given not in known:
        raise BadOption(what, given, ", ".join(known))
    return given


def checked_flag(what: str, given: Any) -> bool:
    """Yes or no; whole numbers say it too, and NumPy's own."""
    if not isinstance(given, bool | int | np.bool_ | np.integer):
        raise BadOption(what, given, "True, False")
    return bool(given)
