"""The shapes of Stockpile's view, moves and events: the JSON Schema and the client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

Phase = Literal[
    "draft",
    "information",
    "supply",
    "before",
    "demand",
    "window",
    "action",
    "selling",
    "movement",
    "extra",
    "over",
]
Ask = Phase | Literal["show", "show_split"]
Facing = Literal["up", "down"]
Portfolio = Literal["ordinary", "split", "half"]


class Company(TypedDict):
    """A company with its price and its track; spaces are counted from 1."""

    company: str
    price: int
    space: int
    track: list[int]
    start: int
    octagon: int
    pays: list[int]
    discarded: int


class Pair(TypedDict):
    """A pair of company and forecast; null where it was not seen."""

    pair: int
    owner: int | None
    open: bool
    company: str | None
    forecast: str | None
    seen_by: list[int]


class PileCard(TypedDict):
    """A card in a stockpile."""

    number: int
    card: str | None
    up: bool
    by: int | None


class PileBid(TypedDict):
    """The token on a stockpile's track."""

    seat: int
    amount: int
    pays: int


class Pile(TypedDict):
    """A stockpile."""

    pile: int
    cards: list[PileCard]
    bid: PileBid | None
    fees: list[int]


class Bid(TypedDict):
    """A bid on a stockpile: what it costs, what is left if it wins, and why it can't be made."""

    amount: int
    cost: int
    left: int
    why_not: str | None


class ShareLine(TypedDict):
    """What the shares of one company bring."""

    company: str
    ordinary: int
    split: int
    shares: int
    price: int
    more: int
    total: int
    clauses: list[str]


class Worth(TypedDict):
    """What the own shares bring, line by line."""

    lines: list[ShareLine]
    total: int


class Plate(TypedDict):
    """A seat as others see it."""

    seat: int
    cash: int
    committed: int
    tokens: int
    cards: int
    split: dict[str, int]
    fees: list[int]
    supply: int
    investors: list[str]
    drafted: bool | None
    portfolio: NotRequired[dict[str, int]]
    shares: NotRequired[list[ShareLine]]
    majorities: NotRequired[int]
    sale: NotRequired[int]


class Claim(TypedDict):
    """A company that pays for shares shown."""

    company: str
    a_share: int
    seat: int | None


class Moving(TypedDict):
    """A price that is moving."""

    company: str
    steps: int
    left: int


class KnownPortfolio(TypedDict):
    """The least and the most of each kind another seat may hold, by all that was seen."""

    seat: int
    cards: int
    at_least: dict[str, int]
    at_most: dict[str, int]


class Aid(TypedDict):
    """What follows from all that was seen."""

    forecasts: dict[str, list[str]]
    portfolios: list[KnownPortfolio]
    unseen: dict[str, int]


class View(TypedDict):
    """The table as a seat, or an onlooker, sees it."""

    phase: Phase
    ask: Ask | None
    round: int
    rounds: int
    first: int
    turn: int | None
    board: str
    companies: list[Company]
    pairs: list[Pair]
    piles: list[Pile]
    bid_track: list[int]
    claim: Claim | None
    moving: Moving | None
    deck: int
    discard: dict[str, int]
    warren_looked: int | None
    martha_looked: bool
    seats: list[Plate]
    supply: NotRequired[list[str]]
    portfolio: NotRequired[dict[str, int]]
    start_share: NotRequired[str | None]
    worth: NotRequired[Worth]
    dealt_investors: NotRequired[list[str]]
    kept_investors: NotRequired[list[str]]
    bids: NotRequired[list[list[Bid]]]
    aid: NotRequired[Aid]


class CardPut(TypedDict):
    """A card put into a stockpile, up or down."""

    card: str
    face: Facing
    pile: int


class PutMove(TypedDict):
    """One card put into a stockpile."""

    move: Literal["put"]
    card: str
    face: Facing
    pile: int


class SupplyMove(TypedDict):
    """Several of them."""

    move: Literal["supply"]
    cards: list[CardPut]


class BidMove(TypedDict):
    """A token on a stockpile's track."""

    move: Literal["bid"]
    pile: int
    amount: int


class CompanyMove(TypedDict):
    """An action card or an ability, for a company."""

    move: Literal["boom", "bust", "raise", "lower", "declare"]
    company: str


# `from` can't be written as an attribute.
Sale = TypedDict("Sale", {"company": str, "from": NotRequired[Portfolio], "count": NotRequired[int]})
SellMove = TypedDict(
    "SellMove",
    {
        "move": Literal["sell"],
        "company": NotRequired[str],
        "from": NotRequired[Portfolio],
        "count": NotRequired[int],
        "shares": NotRequired[list[Sale]],
        "done": NotRequired[bool],
    },
)


class ShowMove(TypedDict):
    """Shares shown for what they are paid."""

    move: Literal["show"]
    count: NotRequired[int]
    split: NotRequired[int]


class KeepMove(TypedDict):
    """Investors kept."""

    move: Literal["keep"]
    investor: NotRequired[str]
    investors: NotRequired[list[str]]


class LookMove(TypedDict):
    """A stockpile, a pair, or the pair of a seat looked at."""

    move: Literal["look"]
    pile: NotRequired[int]
    pair: NotRequired[int]
    seat: NotRequired[int]


class MoveMove(TypedDict):
    """A card moved to another stockpile."""

    move: Literal["move"]
    card: int
    pile: int


class PlainMove(TypedDict):
    """Nothing more."""

    move: Literal["done"]


Move = PutMove | SupplyMove | BidMove | CompanyMove | SellMove | ShowMove | KeepMove | LookMove | MoveMove | PlainMove


class Portfolios(TypedDict):
    """The shares of a seat, by company."""

    ordinary: dict[str, int]
    split: dict[str, int]


ARGUMENTS = {
    "seat": int,
    "other": int,
    "amount": int,
    "company": str,
    "investor": str,
    "investors": list[str],
    "round": int,
    "pair": int,
    "forecast": str,
    "pile": int,
    "into": int,
    "card": str,
    "cards": list[str],
    "number": int,
    "count": int,
    "phase": Phase,
    "ask": Ask,
    "steps": int,
    "space": int,
    "splits": int,
    "shares": Portfolios,
}
