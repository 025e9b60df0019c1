"""What a seat knows, as numbers."""

from openoutcry.kernel.contract import Observed, Range, in_lines, starts
from openoutcry.kernel.rule import rule
from sealed_market.rules.state import HIGHEST, SEATS

OBSERVATION = in_lines(
    Observed("coins", SEATS, "coins of each seat, the own first, divided by 9", Range.SHARE),
    Observed("value", SEATS, "lots of each seat, the own first, divided by 42", Range.SHARE),
    Observed("finished", SEATS, "1 where a seat has bid, the own first"),
    Observed("own_bid", 1, "the own bid divided by 9, 0 before", Range.SHARE),
    Observed("lot", HIGHEST + 1, "1 at the value of the lot on offer"),
    Observed("left", HIGHEST + 1, "lots of each value in the deck, divided by 2", Range.SHARE),
    Observed("rounds_left", 1, "rounds that are left, divided by 12", Range.SHARE),
)
AT_COINS, AT_VALUE, AT_FINISHED, AT_OWN_BID, AT_LOT, AT_LEFT, AT_ROUNDS_LEFT, *_, END = starts(OBSERVATION)


@rule
def observe(s, seat, out):
    """The hidden record; seats are counted from the observer to the left."""
    for i in range(END):
        out[i] = 0
    for i in range(s.players):
        other = (seat + i) % s.players
        out[AT_COINS + i] = s.coins[other] * (1 / 9)
        out[AT_VALUE + i] = s.value[other] * (1 / 42)
        out[AT_FINISHED + i] = s.done >> other & 1
    out[AT_OWN_BID] = max(s.bid[seat % s.players], 0) * (1 / 9)
    out[AT_LOT + s.lot] = 1
    for value in range(HIGHEST + 1):
        out[AT_LEFT + value] = s.left[value] * (1 / 2)
    out[AT_ROUNDS_LEFT] = (s.opt.rounds - s.round_number) * (1 / 12)
