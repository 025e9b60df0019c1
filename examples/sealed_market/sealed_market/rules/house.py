"""The house strategy: a fair share of the coins for a fair lot, less for a small one."""

from openoutcry.kernel.rule import rule
from sealed_market.rules.codes import BID


@rule
def house(s, seat, mask, chance):
    """Coins in proportion to the lot among the rounds that are left."""
    rounds = s.opt.rounds - s.round_number + 1
    wanted = (2 * s.lot * s.coins[seat] + 3 * rounds) // (7 * rounds)
    return BID + min(wanted, s.lot, s.coins[seat])
