"""Numbers as each language writes them."""

MINUS, NARROW_SPACE, SPACE = "\u2212", "\u202f", "\u00a0"


def number(value: float, language: str, digits: int = 0, sign: bool = False) -> str:
    """12,000.5 in English, 12 000,5 in Russian (grouped from five digits), 12.000,5 in Italian."""
    rounded = round(abs(value), digits)
    written = f"{rounded:,.{digits}f}"
    if language == "ru":
        written = written.replace(",", NARROW_SPACE if rounded >= 10_000 else "").replace(".", ",")
    elif language == "it":
        written = written.translate(str.maketrans(",.", ".,"))
    if rounded == 0:
        return written
    return (MINUS if value < 0 else "+" if sign else "") + written


def percent(share: float, language: str, digits: int = 1) -> str:
    """46.5% in English, 46,5 % elsewhere."""
    return number(100 * share, language, digits) + ("%" if language == "en" else SPACE + "%")
