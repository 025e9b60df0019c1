"""What lies on the table in Money: 75 cards, each in one place, and who knows where."""

from pathlib import Path
from typing import Any

import numpy as np

from openoutcry.kernel.edition import load_edition
from openoutcry.kernel.events import Events
from openoutcry.kernel.record import Field, layout

EDITION = load_edition("money", Path(__file__).parents[1])
SEATS = 5


SIDES = ("left", "right")
LEFT_LOT, RIGHT_LOT = range(len(SIDES))


# The cards, from the edition: bills by currency, then silver, then gold (MON-1.1).
_parts = EDITION.components
CURRENCIES = len(_parts["currencies"])


SILVER, GOLD = CURRENCIES, CURRENCIES + 1
KINDS = (*_parts["currencies"], *_parts["metals"])
BILLS = len(_parts["bills"])
CARDS = CURRENCIES * BILLS + 2 * _parts["coins_each"]


_each = _parts["coins_each"]
KIND = np.repeat(np.arange(CURRENCIES + 2), [BILLS] * CURRENCIES + [_each, _each])
KINDS_OF_CARDS = len(KINDS)
FIRST = np.searchsorted(KIND, np.arange(KINDS_OF_CARDS + 1))  # the first card of every kind, and where the last ends
FACE = np.array(_parts["bills"] * CURRENCIES + [_parts["silver"]] * _each + [_parts["gold"]] * _each, np.int64)
SERIAL = np.array([n for kind in KINDS for n in _parts["serials"][kind]], np.int64)
CARD_OF_SERIAL = {int(n): card for card, n in enumerate(SERIAL)}
CARD_NAMES = tuple(f"{KINDS[kind]}{face}#{n}" for kind, face, n in zip(KIND, FACE, SERIAL, strict=True))
PACK = 25  # cards to a word where an event names a set of them


# Where a card is.
UNKNOWN, OUT, DECK, LOT = -1, 0, 1, 2  # LOT + 0 the left one, LOT + 1 the right one
HAND = 4  # HAND + seat
BID = HAND + SEATS  # BID + seat


BIDDING, ACTING, ENDED = 0, 1, 2
PHASES: tuple[Any, ...] = ("bid", "act", "over")
NOBODY = -1
LAYOUT = layout(
    EDITION,
    [
        Field("points", "<i4", "sum of the finished deals, by seat", (SEATS,)),
        Field("round_number", "<i2", "rounds played in this deal, the current one included"),
        Field("bid_sum", "<i2", "face values of a seat's bid", (SEATS,)),
        Field("where", "i1", "the place of every card", (CARDS,)),
        Field("known", "u1", "bit mask of the seats that know the place of a card", (CARDS,)),
        Field("deck", "i1", "the cards of the deck; the last of n_deck is on top", (CARDS,)),
        Field("n_deck", "i1", "cards left in the deck"),
        Field("n_lot", "i1", "cards in the left and the right lot", (2,)),
        Field("held", "i1", "cards of a seat, hand and bid together", (SEATS,)),
        Field("n_bid", "i1", "cards in a seat's bid", (SEATS,)),
        Field("bid_low", "i1", "lowest serial number of a seat's bid, 0 without one", (SEATS,)),
        Field("bid_last", "i1", "card last added to a seat's bid, -1 without one", (SEATS,)),
        Field("backs", "i1", "how often a seat has taken its bid back in this round", (SEATS,)),
        Field("done", "u1", "bit mask of the seats whose bid is finished"),
        Field("acted", "u1", "bit mask of the seats that have acted in this round"),
        Field("actor", "i1", "the seat whose turn it is to act, -1 while bids are laid"),
        Field("phase", "i1", "bidding, acting or ended"),
        Field("deal_number", "i1", "which deal this is, from 1"),
        Field("removed", "u1", "bit mask of the currencies left out of this deal"),
        Field("final_round", "u1", "1 if this round is the last of the deal"),
        Field("idle", "i1", "rounds in a row in which no card left the deck"),
    ],
    scratch=[
        Field("pool", "i1", "cards being dealt to unknown places", (CARDS,)),
        Field("row", "i1", "the row of the observation that shows a place, UNKNOWN first", (1 + BID + SEATS,)),
    ],
    events=48,
)


EVENTS = Events()
DEAL_BEGINS = EVENTS.add("deal_begins", "deal")
CURRENCY_OUT = EVENTS.add("currency_out", "kind")
DEALT = EVENTS.add("dealt", "seat", "cards*")
LOT_FILLED = EVENTS.add("lot_filled", "side", "cards*")
BID_LAID = EVENTS.add("bid_laid", "seat", "card")
BID_FINISHED = EVENTS.add("bid_finished", "seat")
BID_SHOWN = EVENTS.add("bid_shown", "seat", "cards*")
TURN = EVENTS.add("turn", "seat")
LOT_SWAPPED = EVENTS.add("lot_swapped", "seat", "side", "got", "gave")
BID_SWAPPED = EVENTS.add("bid_swapped", "seat", "other", "got", "gave")
BID_KEPT = EVENTS.add("bid_kept", "seat", "count")
ROUND_BEGINS = EVENTS.add("round_begins", "round", "final")
HAND_SHOWN = EVENTS.add("hand_shown", "seat", "cards*")
DEAL_SCORED = EVENTS.add("deal_scored", "seat", "points", "total")
GAME_ENDS = EVENTS.add("game_ends")
BID_TAKEN_BACK = EVENTS.add("bid_taken_back", "seat", "count")
