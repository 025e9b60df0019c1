"""Names at one table: no two that could be taken for each other."""

import unicodedata
from collections.abc import Sequence

# Letters of other alphabets that look like Latin ones.
_ALIKE = str.maketrans("аеорсухіјѕԁһԛԝкмтвнгαειοκνρτυχ01", "aeopcyxijsdhqwkmtbhraeiokvptuxol")


def shape(name: str) -> str:
    """What a name looks like at a glance: without case, accents, marks and spaces, in one alphabet."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in plain if c.isalnum()).translate(_ALIKE)


def unlike(name: str, taken: Sequence[str], mark: str = "") -> str:
    """A name that is unlike all that are taken: as it is, or with a mark or a number behind it."""
    shapes = {shape(other) for other in taken}
    shown, number = name, 1
    while shape(shown) in shapes:
        number += 1
        shown = f"{name} ({mark or number})" if number == 2 else f"{name} ({mark}{number})"
    return shown
