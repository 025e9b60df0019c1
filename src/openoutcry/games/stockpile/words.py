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
    """An argument of an event, as its sentence takes it. Seats are named by the caller."""
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


def say_move(move: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """What a named move does, in a sentence."""
    verb = move["move"]
    if verb == "sell":
        sales = move.get("shares") or [move]
        said = [_say_sale(sale, language) for sale in sales]
        return text("stockpile-move-sell", language, shares=", ".join(said))
    if verb == "show":
        if "count" in move and "split" in move:
            return text("stockpile-move-show-both", language, count=move["count"], split=move["split"])
        if "split" in move:
            return text("stockpile-move-show-split", language, split=move["split"])
        return text("stockpile-move-show", language, count=move["count"])
    if verb == "bid":
        return text("stockpile-move-bid", language, amount=move["amount"], pile=move["pile"])
    if verb in ("boom", "bust", "raise", "lower", "declare"):
        return text(f"stockpile-move-{verb}", language, company=say_company(move["company"], language))
    if verb == "put":
        return _say_put(move, language)
    if verb == "supply":
        return " ".join(_say_put(card, language) for card in move["cards"])
    if verb == "keep":
        kept = move.get("investors") or [move["investor"]]
        investors = ", ".join(say_investor(investor, language) for investor in kept)
        return text("stockpile-move-keep", language, investors=investors)
    if verb == "look":
        if "pile" in move:
            return text("stockpile-move-look-pile", language, pile=move["pile"])
        if "seat" in move:
            return text("stockpile-move-look-seat", language, seat=names[move["seat"]])
        return text("stockpile-move-look-pair", language, pair=move["pair"])
    if verb == "move":
        return text("stockpile-move-move", language, card=move["card"], pile=move["pile"])
    return text("stockpile-move-done", language)


def _say_sale(sale: Mapping[str, Any], language: str) -> str:
    portfolio = sale.get("from", "ordinary")
    company = say_company(sale["company"], language)
    return text(f"stockpile-sale-{portfolio}", language, count=sale.get("count", 1), company=company)


def _say_put(card: Mapping[str, Any], language: str) -> str:
    return text(
        f"stockpile-move-put-{card['face']}", language, card=say_card(card["card"], language), pile=card["pile"]
    )
