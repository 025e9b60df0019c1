"""The actions of Stockpile: each kind is declared here, and told nowhere else.

Stockpiles, pairs and the cards in stockpiles are counted from 1 in what people read and write, seats from 0.
"""

from openoutcry.games.stockpile.rules.state import (
    BID_TRACK,
    COMPANY_NAMES,
    FACES,
    INVESTOR_NAMES,
    KIND_NAMES,
    PAIRS,
    PILES,
    SHARES_EACH,
    TABLE_CARDS,
)
from openoutcry.kernel.actions import Actions, Argument

ACTIONS = Actions("stockpile")
COMPANY = Argument("company", COMPANY_NAMES, "STK-1.1", axis="company")
PILE = Argument("pile", range(1, PILES + 1))
FACE = Argument("face", FACES, "STK-4.2")
AMOUNT = Argument("amount", BID_TRACK.tolist(), "STK-1.4", error="stockpile-error-bid")
BY_COMPANY = "{} (?P<company>(?!(?:.* )?(?:up|down)\\b).+)"  # a card put face up is another move

# Frequent ones first: random play looks for the n-th that is allowed.
DONE = ACTIONS.add("done", heard="done|pass")  # sell no more; decline an ability
SELL = ACTIONS.add("sell {company}", COMPANY, fixed={"from": "ordinary"})
SELL_SPLIT = ACTIONS.add("sell split {company}", COMPANY, fixed={"from": "split"})
SELL_HALF = ACTIONS.add("sell half {company}", COMPANY, fixed={"from": "half"})
SHOW = ACTIONS.add("show {count}", Argument("count", range(SHARES_EACH + 1)))  # ordinary cards
SHOW_SPLIT = ACTIONS.add("show split {split}", Argument("split", range(SHARES_EACH + 1)), sentence="show-split")
BID = ACTIONS.add(
    "bid {amount} on {pile}",
    PILE,
    AMOUNT,
    heard=r"bid \$?(?P<amount>\d+)(?: (?:on|for|→|->))?(?: pile)? (?P<pile>\d+)",
)
PLAY_BOOM = ACTIONS.add("boom {company}", COMPANY, heard=BY_COMPANY.format("boom"))
PLAY_BUST = ACTIONS.add("bust {company}", COMPANY, heard=BY_COMPANY.format("bust"))
RAISE = ACTIONS.add("raise {company}", COMPANY, heard=BY_COMPANY.format("raise"))  # Cramer
LOWER = ACTIONS.add("lower {company}", COMPANY, heard=BY_COMPANY.format("lower"))
DECLARE = ACTIONS.add("declare {company}", COMPANY, heard=BY_COMPANY.format("declare"))  # Deborah
PUT = ACTIONS.add(
    "{card} {face} → pile {pile}",
    Argument("card", KIND_NAMES, "STK-4.2", axis="kind"),
    FACE,
    PILE,
    verb="put",
    heard=r"(?:put )?(?P<card>.+?) (?P<face>up|down)(?: (?:→|->|to|on))?(?: pile)? (?P<pile>\d+)",
    secret=lambda move: ("card",) if move["face"] == "down" else (),
)
KEEP = ACTIONS.add(
    "keep {investor}",
    Argument("investor", INVESTOR_NAMES, "STK-12.1"),
    heard="keep (?P<investor>.+)",
    unseen=True,  # until all are turned up
)
LOOK_PAIR = ACTIONS.add(
    "look pair {pair}",
    Argument("pair", range(1, PAIRS + 1)),
    sentence="look-pair",
    heard=r"look(?: at)? pair (?P<pair>\d+)",
)  # Martha
LOOK_PILE = ACTIONS.add(
    "look pile {pile}", PILE, sentence="look-pile", heard=r"look(?: at)? pile (?P<pile>\d+)"
)  # Warren
MOVE = ACTIONS.add(
    "move {card} to {pile}",
    Argument("card", range(1, TABLE_CARDS + 1)),
    PILE,
    heard=r"move(?: card)? (?P<card>\d+)(?: (?:→|->|to))?(?: pile)? (?P<pile>\d+)",
)  # Mark
N_ACTIONS = ACTIONS.count_all
