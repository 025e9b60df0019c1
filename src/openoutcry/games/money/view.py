"""What a player of Money sees, from a hidden record only, with the sum behind every score."""

from typing import Any

import numpy as np

from openoutcry.games.money.moves import SIDES, name_card
from openoutcry.games.money.state import (
    BID,
    BILLS,
    CURRENCIES,
    FACE,
    HAND,
    KIND,
    KINDS,
    LOT,
    PHASES,
)


def cards_in(h: Any, place: int) -> list[int]:
    """The cards of a place."""
    found: list[int] = np.flatnonzero(h.where == place).tolist()
    return found


def explain_cards(cards: list[int], opt: Any) -> list[dict[str, Any]]:
    """MON-4.2 to MON-4.4, line by line: what these cards would score."""
    lines = []
    for kind, name in enumerate(KINDS):
        own = [card for card in cards if KIND[card] == kind]
        if not own:
            continue
        value = sum(int(FACE[card]) for card in own)
        if kind < CURRENCIES:
            fee = min(int(opt.fee), value) if value < opt.exempt else 0
            triples = sum(all(kind * BILLS + i + j in own for j in range(3)) for i in (0, 3))
            bonus = triples * int(opt.triple_bonus)
        else:
            fee = 0
            bonus = len(own) // int(opt.coin_set) * int(opt.coin_bonus)
        lines.append(
            {
                "kind": name,
                "cards": len(own),
                "bills": value,
                "fee": fee,
                "bonus": bonus,
                "total": value - fee + bonus,
                "clauses": ["MON-4.2", "MON-4.3"] if kind < CURRENCIES else ["MON-4.4"],
            }
        )
    return lines


def worth_of(cards: list[int], opt: Any) -> dict[str, Any]:
    """What these cards would score, and what they are."""
    lines = explain_cards(cards, opt)
    return {"cards": [name_card(card) for card in cards], "lines": lines, "total": sum(line["total"] for line in lines)}


def after_swaps(h: Any, seat: int) -> dict[str, Any]:
    """MON-3.4: what the actor would hold after each swap open to them, by what they would swap for."""
    hand = cards_in(h, HAND + seat)
    gains = {side: cards_in(h, LOT + i) for i, side in enumerate(SIDES)}
    waiting = [other for other in range(h.players) if other != seat and not h.acted >> other & 1]
    gains |= {str(other): cards_in(h, BID + other) for other in waiting}
    return {target: worth_of(hand + gained, h.opt) for target, gained in gains.items() if gained}


def view(h: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) may see it."""
    players = int(h.players)
    remembered = bool(h.opt.memory)
    seats = []
    for other in range(players):
        in_hand, in_bid = cards_in(h, HAND + other), cards_in(h, BID + other)
        plate: dict[str, Any] = {
            "seat": other,
            "cards": int(h.held[other]),
            "bid_finished": bool(h.done >> other & 1),
            "has_acted": bool(h.acted >> other & 1),
            "points": int(h.points[other]),
        }
        if PHASES[h.phase] == "act":
            plate["bid"] = [name_card(card) for card in in_bid]
            plate["bid_sum"] = int(h.bid_sum[other])
            plate["bid_low"] = int(h.bid_low[other])
        if PHASES[h.phase] == "over":
            plate["hand"] = [name_card(card) for card in in_hand]
            plate["score"] = explain_cards(in_hand, h.opt)
        elif remembered and other != seat:
            plate["known"] = [name_card(card) for card in in_hand]
        seats.append(plate)
    table: dict[str, Any] = {
        "phase": PHASES[h.phase],
        "deal": int(h.deal_number),
        "deals": int(h.opt.deals),
        "round": int(h.round_number),
        "final_round": bool(h.final_round),
        "idle_rounds": int(h.idle),
        "deck": int(h.n_deck),
        "removed": [KINDS[c] for c in range(CURRENCIES) if h.removed >> c & 1],
        "lots": {side: [name_card(card) for card in cards_in(h, LOT + i)] for i, side in enumerate(SIDES)},
        "faces": {name: [int(face) for face in FACE[kind == KIND]] for kind, name in enumerate(KINDS)},
        "actor": None if h.actor < 0 else int(h.actor),
        "seats": seats,
    }
    if seat is not None:
        hand, bid = cards_in(h, HAND + seat), cards_in(h, BID + seat)
        worth = explain_cards(hand + bid, h.opt)
        table["hand"] = [name_card(card) for card in hand]
        table["bid"] = [name_card(card) for card in bid]
        table["score"] = {"lines": worth, "total": sum(line["total"] for line in worth)}
        if PHASES[h.phase] == "act" and h.actor == seat:
            table["after"] = after_swaps(h, seat)
    return table
