"""What a card or an event of the edition may do: the primitives, each with its moment and parameters.

The edition file names them; docs/edition-watch.md explains them to who writes one.
"""

from collections.abc import (
    Mapping,
    Sequence,
)
from typing import (
    Any,
    NamedTuple,
)

CLASSES = ("any", "blue", "ipo")


# When a card may be played (WAT-6.1).
MOMENTS = ("purchases", "bet", "dividends", "analysis", "payout")


class Effect(NamedTuple):
    """One primitive: its code, when it may be played (cards only), its parameters with their bounds.

    A parameter is a number within bounds, or (None) one of some words.
    """

    code: int
    moment: str
    parameters: Mapping[str, tuple[int, int] | None]
    meaning: str
    aims: tuple[str, ...] = ()  # what a card needs as its target: a seat, a company, or first one, then the other


(
    PEEK,
    RAISE_LIMIT,
    CAP_BET,
    TURN_RUMOURS,
    FREE_CHANGE,
    CUT_LOSS,
    DOUBLE_DIVIDEND,
    STRIP_DIVIDEND,
    BUY_SHARES,
    MOVE_PRICE,
    RAID,
    FINE,
    FREEZE,
    SHRED,
    STEAL_CARD,
) = range(15)


CARD_EFFECTS: dict[str, Effect] = {
    "peek": Effect(PEEK, "bet", {"deck": None}, "look at the top card of a trading deck"),
    "raise_limit": Effect(
        RAISE_LIMIT, "bet", {"steps": (1, 4)}, "own largest multiplier is some steps higher in this trade"
    ),
    "cap_bet": Effect(
        CAP_BET, "bet", {"multiplier": None}, "a player without a bet is held to a multiplier in this trade", ("seat",)
    ),
    "turn_rumours": Effect(TURN_RUMOURS, "bet", {}, "bulls and bears of the open Rumours card change places"),
    "free_change": Effect(FREE_CHANGE, "analysis", {}, "change or join without paying"),
    "cut_loss": Effect(CUT_LOSS, "payout", {"part": (2, 20)}, "one part-th of the loss is paid, rounded up to a point"),
    "double_dividend": Effect(
        DOUBLE_DIVIDEND, "dividends", {}, "own dividends of one paying company count twice", ("company",)
    ),
    "strip_dividend": Effect(
        STRIP_DIVIDEND,
        "dividends",
        {"part": (1, 15)},
        "one part-th of a player's dividends of one company, rounded down",
        ("seat", "company"),
    ),
    "buy": Effect(
        BUY_SHARES,
        "purchases",
        {"shares": (1, 5), "percent": (1, 200), "class": None},
        "buy up to so many shares of one company at a part of its price, beside the limit",
        ("company",),
    ),
    "move_price": Effect(MOVE_PRICE, "purchases", {"points": (-20, 20)}, "one company rises or falls", ("company",)),
    "raid": Effect(
        RAID,
        "purchases",
        {"percent": (0, 200)},
        "take a share of a player for a part of its price",
        ("seat", "company"),
    ),
    "fine": Effect(
        FINE, "purchases", {"part": (1, 100)}, "a player pays the bank one part-th of the cash, rounded up", ("seat",)
    ),
    "freeze": Effect(FREEZE, "purchases", {}, "a player buys neither shares nor a status on the next turn", ("seat",)),
    "shred": Effect(SHRED, "purchases", {"cards": (1, 5)}, "every other player discards cards at random"),
    "steal_card": Effect(
        STEAL_CARD, "purchases", {}, "take a card at random from a player; only these two know which", ("seat",)
    ),
}


(
    NOTHING,
    GAIN_PER_SHARE,
    PAY_PER_SHARE,
    PAY_PER_STATUS,
    GAIN,
    TAX_RICHEST,
    HELP_POOREST,
    TAKE_CARD,
    DISCARD_NAMED,
    MOVE_SECTOR,
    MOVE_CLASS,
    MOVE_EXTREME,
    SHUFFLE_DECKS,
    CHEAP_STATUSES,
) = range(14)


EVENT_EFFECTS: dict[str, Effect] = {
    "nothing": Effect(NOTHING, "", {}, "nothing happens"),
    "gain_per_share": Effect(
        GAIN_PER_SHARE, "", {"amount": (0, 10000), "class": None}, "each gets a sum for every share owned"
    ),
    "pay_per_share": Effect(
        PAY_PER_SHARE, "", {"amount": (0, 10000), "class": None}, "each pays a sum for every share owned"
    ),
    "pay_per_status": Effect(PAY_PER_STATUS, "", {"amount": (0, 10000)}, "each pays a sum for every status step"),
    "gain": Effect(GAIN, "", {"amount": (0, 10000)}, "each gets a sum"),
    "tax_richest": Effect(
        TAX_RICHEST, "", {"part": (1, 100)}, "the richest in cash less Debt pay one part-th of it, rounded up"
    ),
    "help_poorest": Effect(HELP_POOREST, "", {"amount": (0, 10000)}, "the poorest in cash less Debt get a sum"),
    "take_card": Effect(TAKE_CARD, "", {"deck": None}, "each takes a card"),
    "discard_named": Effect(DISCARD_NAMED, "", {}, "the active player names a deck; each discards one of it at random"),
    "move_sector": Effect(
        MOVE_SECTOR, "", {"points": (-20, 20), "class": None}, "companies of a sector the active player names move"
    ),
    "move_class": Effect(MOVE_CLASS, "", {"points": (-20, 20), "class": None}, "all companies of a class move"),
    "move_extreme": Effect(
        MOVE_EXTREME,
        "",
        {"points": (-20, 20), "which": None, "class": None},
        "the dearest or the cheapest company moves; the active player decides between equals",
    ),
    "shuffle_decks": Effect(SHUFFLE_DECKS, "", {}, "the trading decks are shuffled anew with their discards"),
    "cheap_statuses": Effect(
        CHEAP_STATUSES,
        "",
        {"percent": (0, 100)},
        "until the active player's next turn statuses cost a part of it",
    ),
}


def read_effect(
    entry: Mapping[str, Any], known: Mapping[str, Effect], words: Mapping[str, Sequence[Any]]
) -> tuple[int, list[int]]:
    """An effect of the edition file as its code and three numbers; says what is wrong with it."""
    name = str(entry.get("effect"))
    if name not in known:
        raise ValueError(f"effect {name!r} is none of {', '.join(known)}")
    arguments = []
    for parameter, bounds in known[name].parameters.items():
        value = entry.get(parameter)
        if bounds is None:
            if value not in words[parameter]:
                raise ValueError(f"{name}: {parameter} {value!r} is none of {', '.join(map(str, words[parameter]))}")
            value = words[parameter].index(value)
        elif isinstance(value, bool) or not isinstance(value, int) or not bounds[0] <= value <= bounds[1]:
            raise ValueError(f"{name}: {parameter} {value!r} is not within {bounds[0]} and {bounds[1]}")
        arguments.append(value)
    return known[name].code, arguments + [0] * (3 - len(arguments))
