"""Who is asked, what may be bid, and why not."""

from openoutcry.kernel.contract import Reasons
from openoutcry.kernel.rule import rule
from sealed_market.rules.codes import BID, N_ACTIONS

# Why an action is refused; 0 means it is not.
REASONS = Reasons("market")
MAY = 0
NO_ACTION = REASONS.add("no-action")
HAS_ENDED = REASONS.add("ended", "MKT-2.1")
HAS_BID = REASONS.add("has-bid", "MKT-2.2")
TOO_MUCH = REASONS.add("too-much", "MKT-2.2")


@rule
def pending(s):
    """MKT-2.2: all who have not bid."""
    return 0 if s.lot == 0 else ((1 << s.players) - 1) ^ s.done


@rule
def optional(s):
    """Nobody acts unasked."""
    return 0


@rule
def legal(s, seat, mask):
    """MKT-2.2: between no coin and all of them."""
    asked = s.lot > 0 and not s.done >> seat & 1
    count = 0
    for action in range(N_ACTIONS):
        mask[action] = 0
        if asked and action - BID <= s.coins[seat]:
            mask[action] = 1
            count += 1
    return count


@rule
def refusal(s, seat, action):
    """Why the action can't be played now, 0 if it can."""
    if action < 0 or action >= N_ACTIONS:
        return NO_ACTION
    if s.lot == 0:
        return HAS_ENDED
    if s.done >> seat & 1:
        return HAS_BID
    return TOO_MUCH if action - BID > s.coins[seat] else MAY
