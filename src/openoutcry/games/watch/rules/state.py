"""What lies on the table in Exchange Watch: companies, decks, hands, bets, all from the edition file."""

from collections.abc import (
    Mapping,
    Sequence,
)
from pathlib import Path
from typing import (
    Any,
)

import numpy as np

from openoutcry.games.watch.rules.effects import CARD_EFFECTS, CLASSES, EVENT_EFFECTS, MOMENTS, read_effect
from openoutcry.kernel.edition import load_edition
from openoutcry.kernel.events import Events
from openoutcry.kernel.record import Field, layout

EDITION = load_edition("watch", Path(__file__).parents[1])
SEATS = 6
FEWEST = EDITION.least_players
NONE = -1  # no seat, no card, no company


_parts = EDITION.components
RECONSTRUCTED = bool(_parts["reconstructed"])  # are the lists ours, not the box's?


SECTORS: tuple[str, ...] = tuple(_parts["sectors"])


COMPANY_IDS: tuple[str, ...] = tuple(c["id"] for c in _parts["companies"])
COMPANIES = len(COMPANY_IDS)


COMPANY_NAMES: dict[str, Mapping[str, str]] = {c["id"]: c["name"] for c in _parts["companies"] if "name" in c}
SECTOR = np.array([SECTORS.index(c["sector"]) for c in _parts["companies"]], np.int64)
IS_IPO = np.array([int(c["class"] == "ipo") for c in _parts["companies"]], np.int64)
START_PRICE = np.array([c["price"] for c in _parts["companies"]], np.int64)
SHARES = np.array([c["shares"] for c in _parts["companies"]], np.int64)


LOWEST, HIGHEST, POINT = (int(_parts["chart"][name]) for name in ("lowest", "highest", "point"))


ANY, BLUE, IPO = range(3)  # classes of companies as effects name them
DECK_IDS = ("inside", "greenmail")


INSIDE, GREENMAIL = 0, 1
SPACE_DECK = np.array([DECK_IDS.index(space) for space in _parts["circle"]["spaces"]], np.int64)
SPACES = len(SPACE_DECK)
EVENT_LINE = np.array([int(space in _parts["circle"]["event_before"]) for space in range(SPACES)], np.int64)
DIE = len(SECTORS)  # faces: sectors are numbered as the die


STATUS_IDS: tuple[str, ...] = tuple(_parts["statuses"])
STATUSES = len(STATUS_IDS)
MULTIPLIER = np.array(_parts["multipliers"], np.int64)
MULTIPLIERS = len(MULTIPLIER)


RISE, FALL = 0, 1
SIDES = ("rise", "fall")


RUMOURS, ANALYSIS, NEWS = range(3)
TRADING_IDS = ("rumours", "analysis", "news")
TRADING = len(TRADING_IDS)


_decks: list[list[Mapping[str, Any]]] = [_parts["trading"][name] for name in TRADING_IDS]
TRADING_CARDS = np.array([len(deck) for deck in _decks], np.int64)
MOST_TRADING = max(len(deck) for deck in _decks)


def _by_card(value: Any) -> np.ndarray:
    rows = [[int(value(card)) for card in deck] + [0] * (MOST_TRADING - len(deck)) for deck in _decks]
    return np.array(rows, np.int64)


BULLS = _by_card(lambda card: card["bulls"])
BEARS = _by_card(lambda card: card["bears"])
NET = BULLS - BEARS
RESHUFFLE = _by_card(lambda card: card.get("reshuffle", False))
MOST_DIFFERENCE = int(np.abs(NET).max(axis=1).sum())
PACK = 32  # a card of a trading deck in one number: PACK * deck + card


def _pay_table(name: str) -> list[list[int]]:
    rows = _parts["pay"][name]
    if len(rows) < MOST_DIFFERENCE or any(len(row) != MULTIPLIERS for row in rows):
        raise ValueError(f"pay table {name}: {MOST_DIFFERENCE} rows of {MULTIPLIERS} sums are needed")
    return [[0] * MULTIPLIERS, *rows[:MOST_DIFFERENCE]]


PAY = np.array([_pay_table("blue"), _pay_table("ipo")], np.int64)  # PAY[is ipo, difference, multiplier]
IPO_FACTOR = int(EDITION.numbers["ipo_factor"].default)  # what the table of the IPOs is written for


_kinds: list[Mapping[str, Any]] = [*_parts["cards"]["inside"], *_parts["cards"]["greenmail"]]
KINDS = len(_kinds)
INSIDE_KINDS = len(_parts["cards"]["inside"])


CARD_IDS: tuple[str, ...] = tuple(kind["id"] for kind in _kinds)


CARD_NAMES: dict[str, Mapping[str, str]] = {k["id"]: k["name"] for k in _kinds if "name" in k}
CARD_DECK = np.array([INSIDE] * INSIDE_KINDS + [GREENMAIL] * (KINDS - INSIDE_KINDS), np.int64)
COPIES = np.array([kind["copies"] for kind in _kinds], np.int64)
FIRST_KIND = np.array([0, INSIDE_KINDS, KINDS], np.int64)  # the kinds of a deck: FIRST_KIND[deck] up to the next


_most_cards = max(int(COPIES[:INSIDE_KINDS].sum()), int(COPIES[INSIDE_KINDS:].sum()), 1)


_words = {"deck": TRADING_IDS, "class": CLASSES, "multiplier": [int(m) for m in MULTIPLIER]}
CARD_EFFECT = np.zeros(KINDS, np.int64)
CARD_MOMENT = np.zeros(KINDS, np.int64)
CARD_ARGS = np.zeros((KINDS, 3), np.int64)
AIMS_AT_SEAT = np.array([int("seat" in CARD_EFFECTS[kind["effect"]].aims) for kind in _kinds], np.int64)
AIMS_AT_COMPANY = np.array([int("company" in CARD_EFFECTS[kind["effect"]].aims) for kind in _kinds], np.int64)


for _i, _kind in enumerate(_kinds):
    CARD_EFFECT[_i], CARD_ARGS[_i] = read_effect(_kind, CARD_EFFECTS, _words)
    CARD_MOMENT[_i] = MOMENTS.index(CARD_EFFECTS[_kind["effect"]].moment)


_events: list[Mapping[str, Any]] = _parts["events"]


EVENT_IDS: tuple[str, ...] = tuple(event["id"] for event in _events)


EVENT_NAMES: dict[str, Mapping[str, str]] = {e["id"]: e["name"] for e in _events if "name" in e}
EVENT_CARDS = len(_events)


def _companies(names: Sequence[str]) -> int:
    return sum(1 << COMPANY_IDS.index(name) for name in names)


EVENT_EFFECT = np.zeros(EVENT_CARDS, np.int64)
EVENT_ARGS = np.zeros((EVENT_CARDS, 3), np.int64)


_words = {"deck": DECK_IDS, "class": CLASSES, "which": ("dearest", "cheapest")}


for _i, _event in enumerate(_events):
    EVENT_EFFECT[_i], EVENT_ARGS[_i] = read_effect(_event["text"], EVENT_EFFECTS, _words)
    if any(IS_IPO[COMPANY_IDS.index(name)] for name in _event["pays"]):
        raise ValueError(f"event {_event['id']}: an IPO never pays dividends")
EVENT_PAYS = np.array([_companies(event["pays"]) for event in _events], np.int64)
EVENT_UP = np.array([_companies(event["up"]) for event in _events], np.int64)
EVENT_DOWN = np.array([_companies(event["down"]) for event in _events], np.int64)


# Those at which somebody is asked, in the order of the turn, and those between that play themselves.
(
    DRAFTING,  # asked
    DEALING,
    ROLLING,
    OPENING,
    TEXT,
    CHOOSING,  # asked
    DIVIDENDS,  # asked
    TAKING,
    BUYING,  # asked
    OFFERING,  # asked
    BETTING,  # asked
    CHANGING,  # asked
    SETTLING,
    PAYING,  # asked
    CLEARING,
    TURN_ENDING,
    ENDED,
) = range(17)
PHASES = (
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
)


# Moments of cards, by the phase they belong to.
AT_PURCHASES, AT_BET, AT_DIVIDENDS, AT_ANALYSIS, AT_PAYOUT = range(5)


NOT_ENDED, BY_MONEY, BY_EVENTS = range(3)
ENDINGS = ("none", "money", "events")
STRIP_SEATS = 8  # a strip in one number: STRIP_SEATS * part + 1 + the seat that gets it
CANDLES = 32  # turns the chart remembers


SHUT, TOP, BOTTOM = range(3)  # what it remembers of each: close, high, low, in points
LAYOUT = layout(
    EDITION,
    [
        Field("cash", "<i4", "money of a seat", (SEATS,)),
        Field("bank", "<i4", "money the bank took in less what it gave: with all cash it makes 0"),
        Field("doubled", "<i4", "companies whose dividends of this event count twice, bit mask by seat", (SEATS,)),
        Field("spent", "<i4", "discards of the trading decks, bit masks of cards", (TRADING,)),
        Field("opened", "<i4", "events opened so far, bit mask"),
        Field("price", "<i2", "price of a share, by company", (COMPANIES,)),
        Field("high", "<i2", "highest price of this turn", (COMPANIES,)),
        Field("low", "<i2", "lowest price of this turn", (COMPANIES,)),
        Field("debts", "<i2", "Debt cards of a seat", (SEATS,)),
        Field("turn_number", "<i2", "turns begun, the current one included"),
        Field("candles", "u1", "close, high, low of the last turns in points, oldest first", (CANDLES, COMPANIES, 3)),
        Field("n_candles", "i1", "turns the chart remembers"),
        Field("shares", "i1", "shares of a company a seat owns, an offered one included", (SEATS, COMPANIES)),
        Field("exchange", "i1", "shares left at the exchange", (COMPANIES,)),
        Field("hand", "i1", "cards of a kind a seat holds", (SEATS, KINDS)),
        Field("known", "i1", "cards of a kind a seat knows another one to hold, at the least", (SEATS, SEATS, KINDS)),
        Field("held", "i1", "Inside and Greenmail cards of a seat", (SEATS, 2)),
        Field("discards", "i1", "cards of a kind in the discards", (KINDS,)),
        Field("cards", "i1", "the Inside and the Greenmail deck; the last of n_cards is on top", (2, _most_cards)),
        Field("n_cards", "i1", "cards left in these decks", (2,)),
        Field("event_deck", "i1", "the events to come; the last of n_event_deck is on top", (EVENT_CARDS,)),
        Field("n_event_deck", "i1", "events to come"),
        Field("event", "i1", "the event being played, -1 if none", start=NONE),
        Field("named", "i1", "what the active player named at the last event, -1 if nothing", start=NONE),
        Field(
            "trading", "i1", "the trading decks; the last of n_trading is on top", (TRADING, MOST_TRADING), start=NONE
        ),
        Field("n_trading", "i1", "cards left in the trading decks", (TRADING,)),
        Field("face", "i1", "the open card of each trading deck, -1 if none", (TRADING,), start=NONE),
        Field("peeked", "u1", "bit mask of the seats that know the top card of a trading deck", (TRADING,)),
        Field("turned", "u1", "1 if the open Rumours card is turned round"),
        Field(
            "bet",
            "i1",
            "side and multiplier of a seat's bet in this trade or the last, -1 without one",
            (SEATS,),
            start=NONE,
        ),
        Field("lever", "i1", "steps a seat's largest multiplier is raised in this trade", (SEATS,)),
        Field("cap", "i1", "largest multiplier a seat may be held to in this trade", (SEATS,), start=MULTIPLIERS - 1),
        Field("free", "u1", "1 if the seat asked changes its bet without paying"),
        Field("offered", "i1", "the company of the share put up, -1 if none", start=NONE),
        Field("stripped", "i1", "who gets a part of a seat's dividends of a company, 0 if nobody", (SEATS, COMPANIES)),
        Field("status", "i1", "status of a seat, 0 is basic", (SEATS,)),
        Field("space", "i1", "space of the circle a seat stands on", (SEATS,)),
        Field("die", "i1", "the die of this turn, 0 before the first"),
        Field("crossings", "i1", "events still to be opened in this turn"),
        Field("bought", "i1", "shares bought in this turn within the limit"),
        Field("playing", "i1", "the kind of card that waits for its target, -1 if none"),
        Field("aim", "i1", "the player a card is aimed at, -1 if none"),
        Field("target", "i1", "the company a card has bought of, -1 if none"),
        Field("more", "i1", "shares the card in play may still buy"),
        Field("frozen", "u1", "bit mask of the seats that can't buy on their next turn"),
        Field("cheap", "i1", "the seat until whose next turn statuses are cheap, -1 if none", start=NONE),
        Field("cheap_percent", "i1", "what statuses cost then, in percent"),
        Field("muted", "u1", "seats not asked at a moment until their next turn, bit masks", (len(MOMENTS),)),
        Field("phase", "i1", "the phase of the turn"),
        Field("asked", "i1", "the seat waited for, -1 if none", start=NONE),
        Field("circuit", "i1", "seats that were asked at this phase, or drafted so far"),
        Field("active", "i1", "the active player"),
        Field("first", "i1", "the first player"),
        Field("ended_by", "i1", "what ended the game"),
    ],
    scratch=[Field("pool", "i1", "cards being dealt anew", (max(_most_cards, EVENT_CARDS, MOST_TRADING),))],
    events=96,
)
EVENTS = Events()
FIRST_PLAYER = EVENTS.add("first_player", "seat")
SHARE_TAKEN = EVENTS.add("share_taken", "seat", "company")
CARD_TAKEN = EVENTS.add("card_taken", "seat", "deck")
CARD_SEEN = EVENTS.add("card_seen", "seat", "card")
DECK_RENEWED = EVENTS.add("deck_renewed", "deck")
TURN_BEGINS = EVENTS.add("turn_begins", "seat", "turn")
ROLLED = EVENTS.add("rolled", "seat", "die", "space", "crossed")
EVENT_OPENED = EVENTS.add("event_opened", "event_card", "left")
GOT = EVENTS.add("got", "seat", "amount", "why")
PAID = EVENTS.add("paid", "seat", "amount", "why")
DEBT_TAKEN = EVENTS.add("debt_taken", "seat", "debts")
DEBT_REPAID = EVENTS.add("debt_repaid", "seat", "debts", "amount")
PRICE_MOVED = EVENTS.add("price_moved", "company", "before", "after")
SECTOR_NAMED = EVENTS.add("sector_named", "seat", "sector")
DECK_NAMED = EVENTS.add("deck_named", "seat", "deck")
COMPANY_NAMED = EVENTS.add("company_named", "seat", "company")
CARD_LOST = EVENTS.add("card_lost", "seat", "card")
STATUSES_CHEAP = EVENTS.add("statuses_cheap", "seat", "percent")
RESHUFFLED = EVENTS.add("reshuffled", "pile")
PASSED = EVENTS.add("passed", "seat", "moment")
MUTED = EVENTS.add("muted", "seat", "moment")
CARD_PLAYED = EVENTS.add("card_played", "seat", "card")
AIMED = EVENTS.add("aimed", "seat", "other", "card")
DIVIDEND_DOUBLED = EVENTS.add("dividend_doubled", "seat", "company")
DIVIDEND_STRIPPED = EVENTS.add("dividend_stripped", "seat", "other", "company")
DIVIDENDS_PAID = EVENTS.add("dividends", "seat", "amount", "companies")
STRIP_PAID = EVENTS.add("strip_paid", "seat", "other", "amount", "company")
SHARE_BOUGHT = EVENTS.add("share_bought", "seat", "company", "cost")
SHARE_SOLD = EVENTS.add("share_sold", "seat", "company", "cost")
SHARE_RAIDED = EVENTS.add("share_raided", "seat", "other", "company", "cost")
STATUS_BOUGHT = EVENTS.add("status_bought", "seat", "status", "cost")
ACCOUNT_FROZEN = EVENTS.add("account_frozen", "seat", "other")
CARD_STOLEN = EVENTS.add("card_stolen", "seat", "other", "deck")
CARD_STOLEN_SEEN = EVENTS.add("card_stolen_seen", "seat", "other", "card")
SHARE_OFFERED = EVENTS.add("share_offered", "seat", "company")
NO_OFFER = EVENTS.add("no_offer", "seat")
FACE_OPENED = EVENTS.add("face_opened", "face")
FACE_PEEKED = EVENTS.add("face_peeked", "seat", "face")
RUMOURS_TURNED = EVENTS.add("rumours_turned", "seat")
BET_MADE = EVENTS.add("bet_made", "seat", "side", "multiplier")
BET_CHANGED = EVENTS.add("bet_changed", "seat", "side", "multiplier", "cost")
TRADE_SETTLED = EVENTS.add("trade_settled", "company", "difference")
SHARE_RETURNED = EVENTS.add("share_returned", "seat", "company")
SHARE_LOST = EVENTS.add("share_lost", "seat", "company")
WORTH = EVENTS.add("worth", "seat", "cash", "value", "debts")
GAME_ENDS = EVENTS.add("game_ends", "ending")


# Why money moved.
WHY_EVENT, WHY_BET, WHY_AUDIT = range(3)
WHYS = ("event", "bet", "audit")


ALL_SEATS = 0xFF
