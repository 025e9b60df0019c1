"""The shapes of Exchange Watch's view, moves and events: the JSON Schema and the client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

Deck = Literal["inside", "greenmail"]
TradingDeck = Literal["rumours", "analysis", "news"]
Side = Literal["rise", "fall"]
Moment = Literal["purchases", "bet", "dividends", "analysis", "payout"]
Ending = Literal["none", "money", "events"]


class Candle(TypedDict):
    """A turn of one company on the chart."""

    turn: int
    open: int
    high: int
    low: int
    close: int


# `class` can't be written as an attribute.
Company = TypedDict(
    "Company",
    {
        "company": str,
        "sector": str,
        "number": int,
        "class": Literal["blue", "ipo"],
        "price": int,
        "left": int,
        "candles": list[Candle],
    },
)


class Face(TypedDict):
    """A card of a trading deck and what it counts for: as printed, in a trade as it lies there."""

    pile: TradingDeck
    card: int
    bulls: int
    bears: int
    net: int
    reshuffle: bool


class Status(TypedDict):
    """A status: its price, listed and today, what it allows, and, where one may buy, why not this one."""

    status: str
    listed: int
    percent: int
    cost: int
    shares_a_turn: int
    own_limit: int
    join_limit: int
    two_points: int  # what a win of two points brings in one's own trade
    pays_after: int | None  # such wins until it has paid for itself
    why_not: NotRequired[str | None]


class Bet(TypedDict):
    """A side and a multiplier."""

    side: Side
    multiplier: int


class CardNow(TypedDict):
    """What a card would do now at its best: a figure, what it is instead of, at whom and at which company."""

    amount: int
    instead: int
    seat: int | None
    company: str | None


# `with` can't be written as an attribute.
HandCard = TypedDict(
    "HandCard",
    {
        "card": str,
        "deck": Deck,
        "moment": Moment,
        "effect": str,
        "with": dict[str, str | int],
        "now": NotRequired[CardNow | None],
    },
)
OpenEvent = TypedDict(
    "OpenEvent",
    {
        "event": str,
        "effect": str,
        "with": dict[str, str | int],
        "pays": list[str],
        "up": list[str],
        "down": list[str],
        "dividends": list[int],
    },
)


class Outcome(TypedDict):
    """One way a trade can end, and in how many ways of all the cards give it."""

    difference: int
    ways: int
    of: int
    price: int
    share: Literal["lost", "returned"]


class BetLimit(TypedDict):
    """The largest multiplier of a seat, and what it is made of."""

    own: bool
    by_status: int
    raised: int
    held_to: int | None
    limit: int


class SeatBet(TypedDict):
    """A bet that was made, and what it pays at each outcome."""

    seat: int
    side: Side
    multiplier: int
    pays: list[int]


class PossibleBet(TypedDict):
    """A bet that could be made, what it would pay at each outcome, and why not."""

    side: Side
    multiplier: int
    pays: list[int]
    allowed: bool
    why_not: str | None


class Trade(TypedDict):
    """The share put up, the open cards, the bets."""

    company: str
    by: int
    turned: bool
    open: list[Face]
    so_far: int
    outcomes: list[Outcome]
    bets: list[SeatBet]
    limit: NotRequired[BetLimit]
    peeked: NotRequired[list[Face]]
    change_cost: NotRequired[int]
    possible: NotRequired[list[PossibleBet]]


class Worth(TypedDict):
    """What a seat is worth, and of what."""

    cash: int
    shares: int
    debt: int
    total: int
    can_win: bool


class Plate(TypedDict):
    """What lies before a seat, and the cards it is known to hold."""

    seat: int
    cash: int
    debts: int
    status: str
    space: int
    shares: dict[str, int]
    inside: int
    greenmail: int
    known: list[str]
    bet: Bet | None
    last_bet: Bet | None
    frozen: bool
    muted: list[Moment]
    worth: Worth


class SpentDeck(TypedDict):
    """A trading deck: the cards left, and those that were open."""

    left: int
    spent: list[Face]


class ShareOffer(TypedDict):
    """A share that may be bought, what its price is made of, and why not."""

    company: str
    price: int
    steps: int
    surcharge: int
    cost: int
    why_not: str | None


class Purchases(TypedDict):
    """What the active player could buy with today's die."""

    die: int
    limit: int
    bought: int
    shares: list[ShareOffer]
    statuses: list[Status]


class CheapStatuses(TypedDict):
    """Until the next turn of whom statuses cost less, and how much of their price."""

    until: int
    percent: int


class View(TypedDict):
    """The table as a seat, or an onlooker, sees it."""

    reconstructed: bool
    phase: Literal[
        "draft",
        "deal",
        "roll",
        "open",
        "text",
        "choose",
        "dividends",
        "take",
        "purchases",
        "offer",
        "bet",
        "change",
        "settle",
        "payout",
        "clear",
        "turn_end",
        "over",
    ]
    active: int
    asked: int | None
    first: int
    turn: int
    die: int
    goal: int
    debt: int  # what one Debt costs to pay back
    circle: list[Deck]
    events_left: int
    events_opened: list[str]
    event: OpenEvent | None
    chart: list[Company]
    statuses: list[Status]
    seats: list[Plate]
    decks: dict[str, int]
    discards: list[str]
    trading: dict[str, SpentDeck]
    playing: HandCard | None
    aim: int | None
    statuses_cheap: CheapStatuses | None
    ending: Ending
    trade: NotRequired[Trade]
    hand: NotRequired[list[HandCard]]
    purchases: NotRequired[Purchases]


class PassMove(TypedDict):
    """Not now; with `until` not before the own turn either."""

    move: Literal["pass"]
    until: NotRequired[Literal["turn"]]


class PlainMove(TypedDict):
    """A Debt card paid back."""

    move: Literal["repay"]


class BetMove(TypedDict):
    """A bet."""

    move: Literal["bet"]
    side: Side
    multiplier: int


class PlayMove(TypedDict):
    """A card, with its targets where they are named."""

    move: Literal["play"]
    card: str
    seat: NotRequired[int]
    company: NotRequired[str]
    shares: NotRequired[int]
    side: NotRequired[Side]
    multiplier: NotRequired[int]


class ChooseMove(TypedDict):
    """What a card or an event asks for: one of these."""

    move: Literal["choose"]
    seat: NotRequired[int]
    company: NotRequired[str]
    sector: NotRequired[str]
    deck: NotRequired[Deck]


class CompanyMove(TypedDict):
    """A share taken at the start, bought, sold, put up."""

    move: Literal["take", "buy", "sell", "offer"]
    company: str


class StatusMove(TypedDict):
    """A status bought."""

    move: Literal["status"]
    status: str


Move = PassMove | PlainMove | BetMove | PlayMove | ChooseMove | CompanyMove | StatusMove

ARGUMENTS = {
    "seat": int,
    "other": int,
    "company": str,
    "companies": list[str],
    "card": str,
    "deck": Deck,
    "pile": TradingDeck,
    "event_card": str,
    "sector": str,
    "moment": Moment,
    "why": Literal["event", "bet", "audit"],
    "status": str,
    "side": Side,
    "multiplier": int,
    "ending": Ending,
    "face": Face,
    "turn": int,
    "die": int,
    "space": int,
    "crossed": int,
    "left": int,
    "amount": int,
    "debts": int,
    "before": int,
    "after": int,
    "percent": int,
    "cost": int,
    "difference": int,
    "cash": int,
    "value": int,
}
