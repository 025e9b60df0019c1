"""The actions as numbers: BID + coins."""

from sealed_market.rules.state import MOST_COINS

BID = 0
N_ACTIONS = BID + MOST_COINS + 1
