"""What lies on the table: coins, lots, bids."""

from pathlib import Path

import numpy as np

from openoutcry.kernel.edition import load_edition
from openoutcry.kernel.events import Events
from openoutcry.kernel.record import Field, layout

EDITION = load_edition("market", Path(__file__).parents[1])
SEATS = 4
LOTS = np.array(EDITION.components["lots"], np.int64)  # MKT-1.1
CARDS = len(LOTS)
HIGHEST = int(LOTS.max())
MOST_COINS = int(EDITION.numbers["coins"].most)

NOTHING = -1  # no bid yet

LAYOUT = layout(
    EDITION,
    [
        Field("coins", "i1", "coins of each seat", (SEATS,)),
        Field("value", "<i2", "sum of the lots of each seat", (SEATS,)),
        Field("bid", "i1", "what each seat bids in this round, -1 before", (SEATS,), start=NOTHING),
        Field("shown", "i1", "what each seat bid in the last round, -1 before", (SEATS,), start=NOTHING),
        Field("done", "u1", "bit mask of the seats that have bid"),
        Field("deck", "i1", "values of the lots to come; the last of n_deck is next", (CARDS,)),
        Field("n_deck", "i1", "lots in the deck"),
        Field("left", "i1", "how many lots of each value are in the deck", (HIGHEST + 1,)),
        Field("aside", "<i2", "sum of the lots nobody took"),
        Field("paid", "<i2", "coins that left the game"),
        Field("lot", "i1", "value of the lot on offer, 0 when the game is over"),
        Field("round_number", "i1", "rounds begun"),
    ],
    events=12,
)

EVENTS = Events()
ROUND_BEGINS = EVENTS.add("round_begins", "round", "lot")
BID_LAID = EVENTS.add("bid_laid", "seat", "coins")
BID_MADE = EVENTS.add("bid_made", "seat")
BID_SHOWN = EVENTS.add("bid_shown", "seat", "coins")
SOLD = EVENTS.add("sold", "seat", "lot", "coins")
UNSOLD = EVENTS.add("unsold", "lot")
GAME_ENDS = EVENTS.add("game_ends")
