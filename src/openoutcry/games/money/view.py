"""What a player of Money sees, from a hidden record only, with the sum behind every score."""

from typing import Any

import numpy as np

from openoutcry.games.money.moves import name_card
from openoutcry.games.money.rules.allowed import MAY
from openoutcry.games.money.rules.codes import SWAP_LOT, SWAP_SEAT
from openoutcry.games.money.rules.state import (
    BID,
    CURRENCIES,
    FACE,
    HAND,
    KIND,
    KINDS,
    LEFT_LOT,
    LOT,
    PHASES,
    RIGHT_LOT,
    SIDES,
)
from openoutcry.games.money.shapes import Plate, ScoreLine, View, Worth


def cards_in(h: Any, place: int) -> list[int]:
    """The cards of a place."""
    found: list[int] = np.flatnonzero(h.where == place).tolist()
    return found


def explain_worth(h: Any, place: int, other: int) -> Worth:
    """MON-4.2 to MON-4.4, line by line: what the cards of two places would score."""
    lines: list[ScoreLine] = [
        {
            "kind": KINDS[kind],
            "cards": cards,
            "bills": bills,
            "fee": fee,
            "bonus": bonus,
            "total": total,
            "clauses": ["MON-4.2", "MON-4.3"] if kind < CURRENCIES else ["MON-4.4"],
        }
        for kind, (cards, bills, fee, bonus, total) in enumerate(h.ask("explain_worth", place, other))
        if cards
    ]
    return {"lines": lines, "total": sum(line["total"] for line in lines)}


def after_swaps(h: Any, seat: int) -> dict[str, Worth]:
    """MON-3.4: what the actor would hold after each swap open to them, by what they would swap for."""
    hand = cards_in(h, HAND + seat)
    swaps = {side: (SWAP_LOT + i, LOT + i) for i, side in enumerate(SIDES)}
    swaps |= {str(other): (SWAP_SEAT + other, BID + other) for other in range(h.players)}
    after: dict[str, Worth] = {}
    for target, (action, place) in swaps.items():
        if h.ask("refusal", seat, action) == MAY:
            cards = [name_card(card) for card in hand + cards_in(h, place)]
            after[target] = {"cards": cards, **explain_worth(h, HAND + seat, place)}
    return after


def view(h: Any, seat: int | None) -> View:
    """The table as a seat (None: an onlooker) may see it."""
    players = int(h.players)
    remembered = bool(h.opt.memory)
    seats = []
    for other in range(players):
        in_hand, in_bid = cards_in(h, HAND + other), cards_in(h, BID + other)
        plate: Plate = {
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
            plate["score"] = explain_worth(h, HAND + other, HAND + other)["lines"]
        elif remembered and other != seat:
            plate["known"] = [name_card(card) for card in in_hand]
        seats.append(plate)
    table: View = {
        "phase": PHASES[h.phase],
        "deal": int(h.deal_number),
        "deals": int(h.opt.deals),
        "round": int(h.round_number),
        "final_round": bool(h.final_round),
        "idle_rounds": int(h.idle),
        "deck": int(h.n_deck),
        "removed": [KINDS[c] for c in range(CURRENCIES) if h.removed >> c & 1],
        "lots": {
            "left": [name_card(card) for card in cards_in(h, LOT + LEFT_LOT)],
            "right": [name_card(card) for card in cards_in(h, LOT + RIGHT_LOT)],
        },
        "faces": {name: [int(face) for face in FACE[kind == KIND]] for kind, name in enumerate(KINDS)},
        "coin_set": int(h.opt.coin_set),
        "actor": None if h.actor < 0 else int(h.actor),
        "seats": seats,
    }
    if seat is not None:
        hand, bid = cards_in(h, HAND + seat), cards_in(h, BID + seat)
        table["hand"] = [name_card(card) for card in hand]
        table["bid"] = [name_card(card) for card in bid]
        table["score"] = explain_worth(h, HAND + seat, BID + seat)
        if PHASES[h.phase] == "act" and h.actor == seat:
            table["after"] = after_swaps(h, seat)
    return table
