"""The shapes of Acquire's view, moves and events: the JSON Schema and the client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

PriceClass = Literal["low", "middle", "high"]
Rank = Literal["both", "majority", "minority", "split_both", "split_minority"]
Ending = Literal["announced", "no_tiles", "no_moves"]


class Bonus(TypedDict):
    """Who would get which bonus, and how it comes about."""

    holder: int | Literal["market"]
    shares: int
    rank: Rank
    sum: int
    parts: int
    amount: int
    clause: str


# `class` can't be written as an attribute.
Corporation = TypedDict(
    "Corporation",
    {
        "corporation": str,
        "class": PriceClass,
        "size": int,
        "active": bool,
        "safe": bool,
        "price": int,
        "majority": int,
        "minority": int,
        "left": int,
        "market": NotRequired[int],
        "bonuses": NotRequired[list[Bonus]],
    },
)


class ScoreLine(TypedDict):
    """What the shares of one corporation bring."""

    corporation: str
    shares: int
    price: int
    sale: int
    bonus: int
    rank: Rank | None
    clause: str


class Score(TypedDict):
    """The money and what the shares bring."""

    before: int
    lines: list[ScoreLine]
    total: int
    bonuses_counted: bool


class Plate(TypedDict):
    """A seat as others see it; the score, where holdings are shown, as if the game ended now."""

    seat: int
    tiles: int
    money: NotRequired[int]
    shares: NotRequired[dict[str, int]]
    score: NotRequired[Score]


class HandTile(TypedDict):
    """A tile of the own hand, and what it would do; the sizes before, the size after, and whether that is safe."""

    tile: str
    does: Literal["lone", "found", "barred", "grow", "merge", "dead"]
    clause: str
    corporations: NotRequired[list[str]]
    sizes: NotRequired[list[int]]
    survivors: NotRequired[list[str]]
    size: NotRequired[int]
    safe: NotRequired[bool]


class Step(TypedDict):
    """One step of the price ladder."""

    least: int
    most: int | None
    price: dict[str, int]
    majority: dict[str, int]
    minority: dict[str, int]


class Trade(TypedDict):
    """One way to trade defunct shares: so many given, so many got, and how many are left to sell or keep."""

    gives: int
    gets: int
    rest: int


class Merger(TypedDict):
    """A merger under way."""

    survivor: str | None
    defunct: str | None
    to_come: list[str]
    done: list[str]
    price: NotRequired[int]
    holder: NotRequired[int]
    held: NotRequired[int]
    trade_in: NotRequired[int]
    trades: NotRequired[list[Trade]]
    survivor_left: NotRequired[int]


class Offer(TypedDict):
    """A corporation whose shares may be bought."""

    corporation: str
    price: int
    most: int


class Purchase(TypedDict):
    """Shares that may be bought together, what they cost, and the money after it."""

    shares: dict[str, int]
    cost: int
    money: int


class View(TypedDict):
    """The table as a seat, or an onlooker, sees it."""

    phase: Literal["play", "found", "survivor", "order", "trade", "sell", "buy", "over"]
    turn: int
    actor: int | None
    rows: list[str]
    board: list[str]
    letters: dict[str, str]
    dead: list[str]
    aside: list[str]
    tile: str | None
    bag: int
    bought: int
    buys_left: int
    announced: bool
    end_possible: bool
    idle_turns: int
    corporations: list[Corporation]
    seats: list[Plate]
    prices: list[Step]
    merger: Merger | None
    ending: NotRequired[Ending]
    end_by: NotRequired[int | None]
    tiles: NotRequired[list[HandTile]]
    score: NotRequired[Score]
    may_buy: NotRequired[list[Offer]]
    purchases: NotRequired[list[Purchase] | None]


class PlayMove(TypedDict):
    """A tile, with what is founded or survives by it."""

    move: Literal["play"]
    tile: str
    found: NotRequired[str]
    survivor: NotRequired[str]


class NameMove(TypedDict):
    """A corporation to found, to let survive, to deal with next."""

    move: Literal["found", "survivor", "next"]
    corporation: str


class BuyMove(TypedDict):
    """One share, or several; with `done` the turn's purchase ends there."""

    move: Literal["buy"]
    corporation: NotRequired[str]
    shares: NotRequired[dict[str, int]]
    done: NotRequired[bool]


class TradeMove(TypedDict):
    """Shares given for the survivor's, counted as given; or, by `gets`, as got."""

    move: Literal["trade"]
    shares: NotRequired[int | Literal["all"]]
    gets: NotRequired[int]


class SellMove(TypedDict):
    """Shares sold; the rest is kept."""

    move: Literal["sell"]
    shares: int


class DisposeMove(TypedDict):
    """All that is done with defunct shares."""

    move: Literal["dispose"]
    sell: NotRequired[int | Literal["all", "rest"]]
    trade: NotRequired[int | Literal["all", "rest"]]
    keep: NotRequired[int | Literal["all", "rest"]]


class PlainMove(TypedDict):
    """No more bought, the end announced, the tile left out."""

    move: Literal["done", "end", "leave"]


Move = PlayMove | NameMove | BuyMove | TradeMove | SellMove | DisposeMove | PlainMove

ARGUMENTS = {
    "seat": int,
    "tile": str,
    "count": int,
    "corporation": str,
    "survivor": str,
    "size": int,
    "safe": bool,
    "price": int,
    "shares": int,
    "amount": int,
    "rank": Rank,
    "ending": Ending,
    "total": int,
}
