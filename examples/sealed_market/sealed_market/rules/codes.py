"""The actions: each kind is declared here, and told nowhere else."""

from openoutcry.kernel.actions import Actions, Argument
from sealed_market.rules.state import MOST_COINS

ACTIONS = Actions("market")
BID = ACTIONS.add("bid {coins}", Argument("coins", range(MOST_COINS + 1)), heard=r"(?:bid )?(?P<coins>\d+)")
N_ACTIONS = ACTIONS.count_all
