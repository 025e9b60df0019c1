"""The shapes of Money's view, moves and events: the JSON Schema and the client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

Side = Literal["left", "right"]


class Card(TypedDict):
    """A card: its serial number, kind and face value."""

    card: int
    kind: str
    face: int


class ScoreLine(TypedDict):
    """What the cards of one kind are worth."""

    kind: str
    cards: int
    bills: int
    fee: int
    bonus: int
    total: int
    clauses: list[str]


class Worth(TypedDict):
    """What cards are worth, line by line; which cards, where they are not the own ones as they are."""

    lines: list[ScoreLine]
    total: int
    cards: NotRequired[list[Card]]


class Plate(TypedDict):
    """A seat as others see it."""

    seat: int
    cards: int
    bid_finished: bool
    has_acted: bool
    points: int
    bid: NotRequired[list[Card]]
    bid_sum: NotRequired[int]
    bid_low: NotRequired[int]
    hand: NotRequired[list[Card]]
    score: NotRequired[list[ScoreLine]]
    known: NotRequired[list[Card]]


class Lots(TypedDict):
    """The two lots."""

    left: list[Card]
    right: list[Card]


class View(TypedDict):
    """The table as a seat, or an onlooker, sees it."""

    phase: Literal["bid", "act", "over"]
    deal: int
    deals: int
    round: int
    final_round: bool
    idle_rounds: int
    deck: int
    removed: list[str]
    lots: Lots
    faces: dict[str, list[int]]
    coin_set: int
    actor: int | None
    seats: list[Plate]
    hand: NotRequired[list[Card]]
    bid: NotRequired[list[Card]]
    score: NotRequired[Worth]
    after: NotRequired[dict[str, Worth]]


class BidMove(TypedDict):
    """A whole bid: cards by serial number or name."""

    move: Literal["bid"]
    cards: list[int | str]


class CardMove(TypedDict):
    """A card added to the bid, or taken back (without one: all)."""

    move: Literal["add", "back"]
    card: NotRequired[int | str]


# `with` can't be written as an attribute.
SwapMove = TypedDict("SwapMove", {"move": Literal["swap"], "with": Side | int})


class PlainMove(TypedDict):
    """The bid finished, or kept."""

    move: Literal["done", "keep"]


Move = BidMove | CardMove | SwapMove | PlainMove

ARGUMENTS = {
    "seat": int,
    "other": int,
    "deal": int,
    "kind": str,
    "cards": list[Card],
    "card": Card,
    "side": Side,
    "got": int,
    "gave": int,
    "count": int,
    "round": int,
    "final": bool,
    "points": int,
    "total": int,
}
