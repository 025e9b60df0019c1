"""What lies on the table in Stockpile: 80 market cards by kind and place, prices, bids, pairs, and who knows what."""

from pathlib import Path

import numpy as np

from openoutcry.kernel.edition import load_edition
from openoutcry.kernel.events import Events
from openoutcry.kernel.record import Field, layout

EDITION = load_edition("stockpile", Path(__file__).parents[1])
SEATS = 5
PILES = 5


_parts = EDITION.components


# Kinds of market cards: the shares of each company, Boom, Bust, the fees (STK-1.1, STK-1.2).
# Cards of one kind are alike, so places hold counts of kinds.
COMPANY_NAMES = tuple(_parts["companies"])
COMPANIES = len(COMPANY_NAMES)


BOOM, BUST = COMPANIES, COMPANIES + 1
OWNED = COMPANIES + 2  # kinds a player may hold face down: shares and action cards
FEE = OWNED  # FEE + i: the i-th fee
FEE_VALUE = np.array(_parts["fees"], np.int64)
FEES = len(FEE_VALUE)
KINDS = OWNED + FEES
KIND_NAMES = (*COMPANY_NAMES, "boom", "bust", *(f"fee{value}" for value in _parts["fees"]))
SHARES_EACH = _parts["shares_each"]


_counts = [SHARES_EACH] * COMPANIES + [_parts["booms"], _parts["busts"]] + [_parts["fees_each"]] * FEES
CARDS_OF_KIND = np.array(_counts, np.int64)
CARDS = sum(_counts)
FORECAST = np.array(_parts["forecasts"], np.int64)  # spaces; 0 is the dividend (STK-1.3)
FORECASTS = len(FORECAST)
FORECAST_NAMES = tuple(f"{steps:+d}" if steps else "$$" for steps in _parts["forecasts"])
PAIRS = COMPANIES
BID_TRACK = np.array(_parts["bid_track"], np.int64)  # STK-1.4
SPACES = len(BID_TRACK)


# The boards (STK-1.6, STK-11.2): spaces counted from 0.
BOARDS = tuple(_parts["boards"])


_boards = [_parts["boards"][name] for name in BOARDS]
LONGEST_TRACK = max(len(track) for board in _boards for track in board["tracks"])
TRACK = np.array(
    [[track + [0] * (LONGEST_TRACK - len(track)) for track in board["tracks"]] for board in _boards], np.int64
)
TRACK_END = np.array([[len(track) - 1 for track in board["tracks"]] for board in _boards], np.int64)
START = np.array([[space - 1 for space in board["start"]] for board in _boards], np.int64)
OCTAGON = np.array([[space - 1 for space in board["octagon"]] for board in _boards], np.int64)
PAYS = np.array(
    [[[space + 1 in paid for space in range(LONGEST_TRACK)] for paid in board["pays"]] for board in _boards], np.int64
)
INVESTOR_NAMES = tuple(_parts["investors"])
INVESTORS = len(INVESTOR_NAMES)


BILL, BERNIE, CRAMER, DONALD, DEBORAH, GRAHAM, MARK, MARTHA, STUART, WARREN = range(10)
SUPPLY_CARDS = 2  # cards a player puts into stockpiles at a time (STK-4.2)
SPLIT_WORTH = 2  # a card of the split portfolio stands for two shares (STK-7.2)
TABLE_CARDS = PILES + SUPPLY_CARDS * SEATS  # the most cards that lie in stockpiles
NOBODY = -1
UNKNOWN = -1
FACES = ("down", "up")
DOWN, UP = range(len(FACES))


# Who knows: seats, then what everybody knows.
PUBLIC = SEATS
OBSERVERS = SEATS + 1


# What the game is at. INFORMATION and MOVEMENT never wait for anybody by themselves.
DRAFT, INFORMATION, SUPPLY, BEFORE, DEMAND, WINDOW, ACTION, SELLING, MOVEMENT, EXTRA, ENDED = range(11)
PHASES = (
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
)
LAYOUT = layout(
    EDITION,
    [
        Field("bank", "<i4", "what the bank has taken in, less what it has paid out"),
        Field("cash", "<i4", "money by seat", (SEATS,)),
        Field("bonus", "<i4", "majority bonuses by seat, at the end", (SEATS,)),
        Field("proceeds", "<i4", "what the final sale brought, by seat", (SEATS,)),
        Field("claim_rate", "<i4", "what a shown share brings"),
        Field("dealt", "<i2", "bit mask of the investors dealt to a seat", (SEATS,)),
        Field("kept", "<i2", "bit mask of the investors a seat keeps", (SEATS,)),
        Field("phase", "i1", "what the game is at"),
        Field("round_number", "i1", "which round this is, from 1; 0 during the draft"),
        Field("first", "i1", "the seat with the first-player token"),
        Field("turn", "i1", "the seat that is asked, -1 while nobody is", start=NOBODY),
        Field("at", "i1", "how many turns (pairs, first bids) of the phase are done"),
        Field("batch", "i1", "which supply batch this is, from 1"),
        Field("used", "u1", "abilities the seat at turn has used: 1 Warren, 2 Mark, 4 Cramer"),
        Field("played", "i1", "action cards the seat at turn has played"),
        Field("looked", "u1", "1 if Martha has looked at a pair this round"),
        Field("pile_looked", "i1", "the stockpile Warren has looked at this round, -1 if none"),
        Field("drafted", "u1", "bit mask of the seats that have chosen their investors"),
        Field("last_bidder", "i1", "the seat that bid last, -1 before"),
        Field("space", "i1", "the space a company's price is on, from 0", (COMPANIES,)),
        Field("mover", "i1", "the company whose price is moving, -1 if none", start=NOBODY),
        Field("steps", "i1", "spaces that price has still to move"),
        Field("moved", "i1", "spaces it has moved, for the log"),
        Field("claim", "i1", "the company whose shares are being shown, -1 if none", start=NOBODY),
        Field("claim_at", "i1", "how many seats have shown"),
        Field("claim_split", "u1", "1 while the seat at turn is asked for split cards"),
        Field("pair_company", "i1", "company of each pair, in the order of movement", (PAIRS,), start=UNKNOWN),
        Field("pair_forecast", "i1", "forecast of each pair", (PAIRS,), start=UNKNOWN),
        Field("pair_known", "u1", "bit mask of the seats that know a pair", (PAIRS,)),
        Field("deck", "i1", "kinds of the deck's cards; the last of n_deck is on top", (CARDS,)),
        Field("n_deck", "i1", "cards left in the deck"),
        Field("discard", "i1", "discarded cards by kind", (KINDS,)),
        Field("hand", "i1", "kinds of the supply cards a seat has not put yet", (SEATS, SUPPLY_CARDS)),
        Field("n_hand", "i1", "how many those are", (SEATS,)),
        Field("put_up", "u1", "1 if the seat at turn has put a card face up in this batch"),
        Field("put_down", "u1", "1 if it has put one face down"),
        Field("n_table", "i1", "cards in stockpiles"),
        Field("card_kind", "i1", "kind of each card in a stockpile, in the order they came", (TABLE_CARDS,)),
        Field("card_pile", "i1", "the stockpile it lies in", (TABLE_CARDS,)),
        Field("card_by", "i1", "the seat that put it there, -1 if it came from the deck", (TABLE_CARDS,)),
        Field("card_up", "u1", "1 if it lies face up", (TABLE_CARDS,)),
        Field("card_known", "u1", "bit mask of the seats that know its kind", (TABLE_CARDS,)),
        Field("bidder", "i1", "the seat whose token is on a track, or was at the end of demand; -1 if none", (PILES,)),
        Field("bid_space", "i1", "the space of that token", (PILES,)),
        Field("held", "i1", "ordinary portfolio and unplayed action cards by kind", (SEATS, OWNED)),
        Field("n_held", "i1", "how many cards those are", (SEATS,)),
        Field("split", "i1", "split portfolio by company", (SEATS, COMPANIES)),
        Field("open_fees", "i1", "open fees by kind", (SEATS, FEES)),
        Field(
            "start",
            "i1",
            "company of the share a seat started with, -1 if it was not dealt one",
            (SEATS,),
            start=NOBODY,
        ),
        # What an observer knows of the portfolio of an owner; see knowledge.py.
        Field("shown_order", "i1", "kinds of an owner, the one last shown to be absent first", (SEATS, OWNED)),
        Field("least", "i1", "cards of a kind the owner is known to hold", (OBSERVERS, SEATS, OWNED)),
        Field("room", "i1", "most cards of the first 1, 2… kinds of shown_order", (OBSERVERS, SEATS, OWNED)),
        Field("insider", "u1", "bit mask of the owners of whom a seat may know more than everybody does", (OBSERVERS,)),
        Field("start_may", "u1", "bit mask of companies the owner's start share may be of", (OBSERVERS, SEATS)),
        Field("start_sure", "u1", "those of which the start share would be one more than least", (OBSERVERS, SEATS)),
    ],
    scratch=[
        Field("pool", "i1", "cards being dealt to unknown places, by kind", (KINDS,)),
        Field("pack", "i1", "things being shuffled", (16,)),
    ],
    events=224,
)
EVENTS = Events()
BEGINS = EVENTS.add("begins", "seat", "amount")
START_SHARE = EVENTS.add("start_share", "seat", "company")
INVESTORS_DEALT = EVENTS.add("investors_dealt", "seat", "investors")
INVESTOR_KEPT = EVENTS.add("investor_kept", "seat", "investor")
DRAFTED = EVENTS.add("drafted", "seat")
INVESTOR_SHOWN = EVENTS.add("investor_shown", "seat", "investor", "amount")
ROUND_BEGINS = EVENTS.add("round_begins", "round", "seat")
PAIR_DEALT = EVENTS.add("pair_dealt", "seat", "pair", "company", "forecast")
PAIR_SHOWN = EVENTS.add("pair_shown", "pair", "company", "forecast")
PILE_DEALT = EVENTS.add("pile_dealt", "pile", "card")
CARDS_DEALT = EVENTS.add("cards_dealt", "seat", "cards*")
RESHUFFLED = EVENTS.add("reshuffled", "count")
PHASE_BEGINS = EVENTS.add("phase_begins", "phase")
TURN = EVENTS.add("turn", "seat", "ask")
PUT_UP = EVENTS.add("put_up", "seat", "card", "pile")
PUT_DOWN = EVENTS.add("put_down", "seat", "pile")
PUT_DOWN_OWN = EVENTS.add("put_down_own", "seat", "card", "pile")
PILE_LOOKED = EVENTS.add("pile_looked", "seat", "pile")
PILE_SEEN = EVENTS.add("pile_seen", "seat", "number", "card")
CARD_MOVED = EVENTS.add("card_moved", "seat", "number", "pile", "into")
PAIR_LOOKED = EVENTS.add("pair_looked", "seat", "pair")
PAIR_SEEN = EVENTS.add("pair_seen", "seat", "pair", "company", "forecast")
BID_MADE = EVENTS.add("bid", "seat", "pile", "amount")
OUTBID = EVENTS.add("outbid", "other", "pile")
BID_PAID = EVENTS.add("bid_paid", "seat", "pile", "amount")
PILE_TAKEN = EVENTS.add("pile_taken", "seat", "pile", "count")
CARD_TAKEN = EVENTS.add("card_taken", "seat", "card")
FEE_DRAWN = EVENTS.add("fee_drawn", "seat", "amount")
FEE_PAID = EVENTS.add("fee_paid", "seat", "amount")
FEE_OPEN = EVENTS.add("fee_open", "seat", "amount")
FEE_GAINED = EVENTS.add("fee_gained", "seat", "amount")
CARD_PLAYED = EVENTS.add("card_played", "seat", "card", "company")
CRAMER_MOVES = EVENTS.add("cramer_moves", "seat", "company", "steps")
PASSED = EVENTS.add("passed", "seat", "ask")
SOLD = EVENTS.add("sold", "seat", "company", "amount")
SOLD_SPLIT = EVENTS.add("sold_split", "seat", "company", "amount")
SOLD_HALF = EVENTS.add("sold_half", "seat", "company", "amount")
PRICE_MOVED = EVENTS.add("price", "company", "steps", "amount", "space")
SPLITS = EVENTS.add("splits", "company", "amount", "space")
SPLIT_PAID = EVENTS.add("split_paid", "seat", "company", "count", "amount")
SHARES_SPLIT = EVENTS.add("shares_split", "seat", "company", "count")
BANKRUPT = EVENTS.add("bankrupt", "company", "amount", "space")
SHARES_LOST = EVENTS.add("shares_lost", "seat", "company", "count", "splits")
DIVIDEND_PAID = EVENTS.add("dividend", "company", "amount")
STEEL_PAYS = EVENTS.add("steel_pays", "company", "amount", "space")
DECLARED = EVENTS.add("declared", "seat", "company", "amount")
SHOWN = EVENTS.add("shown", "seat", "company", "count", "amount")
SHOWN_SPLIT = EVENTS.add("shown_split", "seat", "company", "count", "amount")
PORTFOLIO = EVENTS.add("portfolio", "seat", "shares*")
MAJORITY = EVENTS.add("majority", "seat", "company", "count", "amount")
FINAL_SALE = EVENTS.add("final_sale", "seat", "amount")
FEE_DROPPED = EVENTS.add("fee_dropped", "seat", "amount")
SCORED = EVENTS.add("scored", "seat", "amount")
GAME_ENDS = EVENTS.add("game_ends")


# What a seat is asked: a phase, or to show shares.
ASK_SHOW, ASK_SHOW_SPLIT = len(PHASES), len(PHASES) + 1
ASKS = (*PHASES, "show", "show_split")
