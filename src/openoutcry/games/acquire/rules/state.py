"""What lies on the table in Acquire: a board of 108 spaces, a tile for each, seven corporations, money and shares."""

from pathlib import Path
from typing import Any

import numpy as np

from openoutcry.kernel.edition import load_edition
from openoutcry.kernel.events import Events
from openoutcry.kernel.record import Field, layout

EDITION = load_edition("acquire", Path(__file__).parents[1])
SEATS = EDITION.most_players


# The board (ACQ-1.1). Spaces are numbered row by row, so that a lower number is nearer to 1a (ACQ-2.2).
_parts = EDITION.components
COLUMNS = _parts["columns"]
ROWS = _parts["rows"]
CELLS = COLUMNS * len(ROWS)
EDGE = CELLS  # stands for every space beyond the board; always empty
SIDES = 4
NAMES = tuple(f"{cell % COLUMNS + 1}{ROWS[cell // COLUMNS]}" for cell in range(CELLS))
CELL_OF_NAME = {name: cell for cell, name in enumerate(NAMES)}


def _neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * COLUMNS + c if 0 <= r < len(ROWS) and 0 <= c < COLUMNS else EDGE for r, c in around]


NEAR = np.array([_neighbours(cell) for cell in range(CELLS)], np.int64)


# The corporations (ACQ-1.2): one number each, whatever they are called.
CLASS = np.array(_parts["classes"], np.int64)
CHAINS = len(CLASS)
CLASSES: tuple[Any, ...] = ("low", "middle", "high")
ALL_CHAINS = (1 << CHAINS) - 1
NAME_SETS = EDITION.numbers["names"].choices
CORPORATIONS = tuple(tuple(_parts["names"][line]) for line in NAME_SETS)


# What a space of the board holds. A dead space is empty and stays so: its tile can never be played (ACQ-3.6).
ASIDE, DEAD, EMPTY, LONE, CHAIN = -2, -1, 0, 1, 2  # CHAIN + corporation
HAND_MOST = EDITION.numbers["hand_size"].most
SHARES_MOST = EDITION.numbers["shares_each"].most
TRADES_MOST = SHARES_MOST // EDITION.numbers["trade_in"].least
STEPS = len(EDITION.numbers["ladder"].default)


OPEN, HIDDEN = 0, 1


ONCE, UNTIL_NONE = 0, 1
NOBODY = -1
NONE = -1  # no tile, no corporation


# What the game waits for; the phases from MERGING on pass by themselves.
PLAY, FOUND, SURVIVOR, ORDER, TRADE, SELL, BUY, OVER = range(8)
PHASES: tuple[Any, ...] = ("play", "found", "survivor", "order", "trade", "sell", "buy", "over")


MERGING, DISPOSING, BUYING, DRAWING, BEGINNING = range(8, 13)
AUTOMATIC = MERGING


# Why the game ended.
NOT_ENDED, ANNOUNCED, NO_TILES, NO_MOVES = range(4)
ENDINGS: tuple[Any, ...] = ("", "announced", "no_tiles", "no_moves")


# The kinds of bonus.
BOTH, MAJORITY, MINORITY, SPLIT_BOTH, SPLIT_MINORITY = range(5)
RANKS: tuple[Any, ...] = ("both", "majority", "minority", "split_both", "split_minority")
RANK_CLAUSES = ("ACQ-4.5", "ACQ-4.4", "ACQ-4.4", "ACQ-4.6", "ACQ-4.7")


# What a tile does.
LIES_ALONE, FOUNDS, BARRED, GROWS, MERGES, DIES = range(6)
EFFECTS: tuple[Any, ...] = ("lone", "found", "barred", "grow", "merge", "dead")
EFFECT_CLAUSES = ("ACQ-3.2", "ACQ-3.3", "ACQ-3.4", "ACQ-3.5", "ACQ-4.1", "ACQ-3.6")
LAYOUT = layout(
    EDITION,
    [
        Field("cash", "<i4", "money of a seat", (SEATS,)),
        Field("bank", "<i4", "what the bank has taken less what it has paid, start money too"),
        Field("price", "<i4", "share price of a corporation, 0 while inactive", (CHAINS,)),
        Field("board", "i1", "what each space holds; the last entry is the edge", (CELLS + 1,)),
        Field("tiles", "i1", "size of a corporation, 0 while inactive", (CHAINS,)),
        Field("left", "i1", "shares of a corporation in the bank", (CHAINS,)),
        Field("shares", "i1", "shares a seat holds", (SEATS, CHAINS)),
        Field("market", "i1", "what the stock market holds of a corporation, 0 if not drawn (two players)", (CHAINS,)),
        Field("active", "u1", "bit mask of the corporations on the board"),
        Field("safe", "u1", "bit mask of the safe ones"),
        Field("n_dead", "i1", "dead spaces whose tile is not laid aside"),
        Field(
            "bag", "i1", "the tiles in the bag; the last of n_bag is drawn next", (CELLS,), start=tuple(range(CELLS))
        ),
        Field("n_bag", "i1", "tiles in the bag", start=CELLS),
        Field("hand", "i1", "tiles of a seat", (SEATS, HAND_MOST), start=NONE),
        Field("n_hand", "i1", "how many tiles a seat holds", (SEATS,)),
        # What everybody can know of the hands: see secrets.py.
        Field("drawn", "u1", "tiles a seat has drawn so far", (SEATS,)),
        Field(
            "age",
            "u1",
            "from which draws a seat's tiles are, as seen from outside",
            (SEATS, HAND_MOST),
        ),
        Field("absent", "u1", "so many of a seat's first draws are known not to be this tile", (SEATS, CELLS)),
        Field("turn", "i1", "the seat whose turn it is"),
        Field("phase", "i1", "what the game waits for"),
        Field("at", "i1", "the tile played this turn, -1 if none", start=NONE),
        Field("bought", "i1", "shares bought this turn"),
        Field("announced", "u1", "1 once the end is announced"),
        Field("idle", "i1", "turns in a row with no tile played and none drawn"),
        Field("ending", "u1", "why the game ended, 0 while it goes on"),
        Field("survivor", "i1", "the corporation that survives the merger, -1 if not settled or no merger", start=NONE),
        Field("joining", "u1", "bit mask of the merging corporations still to be dealt with"),
        Field("defunct", "i1", "the corporation whose shares are being dealt with, -1 if none", start=NONE),
        Field("absorbed", "u1", "bit mask of the defunct corporations that have been dealt with in this merger"),
        Field("asked", "i1", "seats, counted from the merging player, that have dealt with their defunct shares"),
    ],
    scratch=[
        Field("pile", "i1", "tiles being joined, or dealt to unknown places", (CELLS,)),
        Field("most", "i1", "most shares anybody holds of the corporation whose holders are ranked"),
        Field("with_most", "i1", "how many hold that many"),
        Field("second", "i1", "second most shares"),
        Field("with_second", "i1", "how many hold that many"),
    ],
    events=256,  # one turn can lay aside, one by one, every dead tile of the bag (ACQ-5.3), and then end the game
)


EVENTS = Events()
START_TILE = EVENTS.add("start_tile", "seat", "tile")
BEGINS = EVENTS.add("begins", "seat")
TILE_DRAWN = EVENTS.add("tile_drawn", "seat", "tile")
TILES_DRAWN = EVENTS.add("tiles_drawn", "seat", "count")
TURN = EVENTS.add("turn", "seat")
TILE_PLAYED = EVENTS.add("tile_played", "seat", "tile")
TILE_SKIPPED = EVENTS.add("tile_skipped", "seat")
TILE_LEFT_OUT = EVENTS.add("tile_left_out", "seat")
FOUNDED = EVENTS.add("founded", "seat", "corporation", "size")
FREE_SHARE = EVENTS.add("free_share", "seat", "corporation")
NO_FREE_SHARE = EVENTS.add("no_free_share", "seat", "corporation")
GREW = EVENTS.add("grew", "corporation", "size", "safe")
SURVIVES = EVENTS.add("survives", "corporation", "size")
BECOMES_DEFUNCT = EVENTS.add("becomes_defunct", "corporation", "size", "price")
MARKET_DRAWN = EVENTS.add("market_drawn", "corporation", "tile", "shares")
MARKET_COUNTED = EVENTS.add("market_counted", "corporation", "shares")
HOLDING_SHOWN = EVENTS.add("holding_shown", "seat", "corporation", "shares")
BONUS_PAID = EVENTS.add("bonus_paid", "seat", "corporation", "amount", "rank")
MARKET_BONUS = EVENTS.add("market_bonus", "corporation", "amount", "rank")
TRADED = EVENTS.add("traded", "seat", "corporation", "shares", "survivor")
NOT_TRADED = EVENTS.add("not_traded", "seat", "corporation")
SOLD = EVENTS.add("sold", "seat", "corporation", "shares", "amount")
KEPT = EVENTS.add("kept", "seat", "corporation", "shares")
MERGED = EVENTS.add("merged", "corporation", "size", "safe")
BOUGHT = EVENTS.add("bought", "seat", "corporation", "amount")
END_ANNOUNCED = EVENTS.add("end_announced", "seat")
LAID_ASIDE = EVENTS.add("laid_aside", "seat", "tile")
GAME_ENDS = EVENTS.add("game_ends", "ending")
SHARES_CASHED = EVENTS.add("shares_cashed", "seat", "amount")
SCORED = EVENTS.add("scored", "seat", "total")
