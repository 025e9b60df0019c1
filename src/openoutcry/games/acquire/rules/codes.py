"""The actions of Acquire: each kind is declared here, and told nowhere else."""

from openoutcry.games.acquire.rules.state import CORPORATIONS, NAMES, SHARES_MOST, TRADES_MOST
from openoutcry.kernel.actions import Actions, Argument

ACTIONS = Actions("acquire")
CORPORATION = Argument("corporation", CORPORATIONS[0], "ACQ-1.2", axis="corporation")  # the names of the 1999 line

BUY_SHARE = ACTIONS.add("buy {corporation}", CORPORATION)
DONE = ACTIONS.add("done")
END = ACTIONS.add("end")
LEAVE = ACTIONS.add("leave")
FOUND_CHAIN = ACTIONS.add("found {corporation}", CORPORATION)
SURVIVE = ACTIONS.add("survivor {corporation}", CORPORATION)
ABSORB = ACTIONS.add("next {corporation}", CORPORATION)
TRADE_SHARES = ACTIONS.add(
    "trade for {gets}", Argument("gets", range(TRADES_MOST + 1)), sentence="trade-for"
)  # how often some shares are given for one
SELL_SHARES = ACTIONS.add("sell {shares}", Argument("shares", range(SHARES_MOST + 1)))  # what is left is kept
PLAY_TILE = ACTIONS.add("play {tile}", Argument("tile", NAMES, "ACQ-1.1", axis="space"))
N_ACTIONS = ACTIONS.count_all
