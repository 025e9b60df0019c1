"""Stockpile in words: cards, moves and events as sentences of a language."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.games.stockpile.rules.state import COMPANY_NAMES
from openoutcry.language import text


def say_company(company: str, language: str) -> str:
    """'Epic Electric'."""
    return text(f"stockpile-company-{company}", language)


def say_card(card: str, language: str) -> str:
    """A share by its company, an action card by its name, a fee by its amount."""
    if card in COMPANY_NAMES:
        return say_company(card, language)
    if card.startswith("fee"):
        return text("stockpile-card-fee", language, amount=int(card[3:]))
    return text(f"stockpile-card-{card}", language)


def say_investor(investor: str, language: str) -> str:
    """'Discount Donald'."""
    return text(f"stockpile-investor-{investor}", language)


def say_steps(steps: int) -> str:
    """'+2', '−3'."""
    return f"+{steps}" if steps > 0 else f"−{-steps}"


def say_shares(counts: Mapping[str, int], language: str) -> str:
    """'2 × Epic Electric, 1 × Stanford Steel', or a dash."""
    return ", ".join(f"{n} × {say_company(name, language)}" for name, n in counts.items()) or "—"


def say_argument(name: str, value: Any, language: str) -> Any:
    """An argument of an event or an action, as its sentence takes it. Seats are named by the caller."""
    if name == "company":
        return say_company(value, language)
    if name == "card":
        return say_card(value, language)
    if name == "cards":
        return ", ".join(say_card(card, language) for card in value)
    if name == "investor":
        return say_investor(value, language)
    if name == "investors":
        return ", ".join(say_investor(investor, language) for investor in value)
    if name in ("phase", "ask"):
        return text(f"stockpile-ask-{value}", language)
    if name == "steps":
        return say_steps(value)
    if name == "forecast":
        return value.replace("-", "−")
    if name == "shares":
        ordinary, split = (say_shares(value[part], language) for part in ("ordinary", "split"))
        return text("stockpile-shares", language, ordinary=ordinary, split=split)
    return value


def say_move(move: Mapping[str, Any], names: Sequence[str], language: str) -> str | None:
    """Several sales, shares shown, cards put or investors kept, or a look at a seat's pair, in a sentence."""
    verb = move["move"]
    if verb == "sell":
        sales = [_say_sale(sale, language) for sale in move.get("shares") or [move]]
        return text("stockpile-move-sell", language, shares=", ".join(sales))
    if verb == "show" and "count" in move and "split" in move:
        return text("stockpile-move-show-both", language, count=move["count"], split=move["split"])
    if verb == "supply":
        return " ".join(_say_put(card, language) for card in move["cards"])
    if verb == "keep" and "investors" in move:
        investors = ", ".join(say_investor(investor, language) for investor in move["investors"])
        return text("stockpile-move-keep", language, investor=investors)
    if verb == "look" and "seat" in move:
        return text("stockpile-move-look-seat", language, seat=names[move["seat"]])
    return None


def _say_sale(sale: Mapping[str, Any], language: str) -> str:
    portfolio = sale.get("from", "ordinary")
    company = say_company(sale["company"], language)
    return text(f"stockpile-sale-{portfolio}", language, count=sale.get("count", 1), company=company)


def _say_put(card: Mapping[str, Any], language: str) -> str:
    kind = say_card(card["card"], language)
    return text("stockpile-move-put", language, card=kind, face=card["face"], pile=card["pile"])
