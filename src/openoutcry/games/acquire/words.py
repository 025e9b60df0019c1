"""Acquire in words: tiles, corporations, moves and events as sentences of a language."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.games.acquire.moves import ALL
from openoutcry.language import text


def say_corporation(name: Any, language: str) -> str:
    """'Hydra'."""
    return text(f"acquire-corporation-{name}", language)


def say_argument(name: str, value: Any, language: str) -> Any:
    """An argument of an event or an action, as its sentence takes it. Seats are named by the caller."""
    if name in ("corporation", "survivor"):
        return say_corporation(value, language)
    if name == "rank":
        return text(f"acquire-rank-{value}", language)
    if name == "ending":
        return text(f"acquire-ending-{value}", language)
    if name in ("reach", "holder"):
        return text(f"acquire-{name}-{value}", language)
    if name == "safe":
        return "yes" if value else "no"
    return value


def say_move(move: Mapping[str, Any], names: Sequence[str], language: str) -> str | None:
    """A tile with what follows, a purchase or a disposal in a sentence."""
    verb = move["move"]
    if verb == "play":
        parts = [text("acquire-move-play", language, tile=move["tile"])]
        for word in ("found", "survivor"):
            if word in move:
                parts.append(text(f"acquire-move-{word}", language, corporation=say_corporation(move[word], language)))
        return "; ".join(parts)
    if verb == "buy" and "shares" in move:
        bought = [
            text("acquire-shares-of", language, count=count, corporation=say_corporation(name, language))
            for name, count in move["shares"].items()
        ]
        return (
            text("acquire-move-purchase", language, shares=", ".join(bought))
            if bought
            else text("acquire-move-done", language)
        )
    if verb == "dispose":
        return "; ".join(_say_part(kind, move[kind], language) for kind in ("trade", "sell", "keep") if kind in move)
    return _say_part("trade", move["shares"], language) if verb == "trade" and "shares" in move else None


def _say_part(kind: str, number: Any, language: str) -> str:
    if number in ALL:
        return text(f"acquire-move-{kind}-{number}", language)
    return text(f"acquire-move-{kind}", language, shares=number)
