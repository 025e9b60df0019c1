"""MKT-1, MKT-2.1: the coins, the shuffled lots, the first round."""

from openoutcry.kernel.chance import shuffle
from openoutcry.kernel.rule import rule
from sealed_market.rules.bidding import begin_round
from sealed_market.rules.state import CARDS, LOTS


@rule
def setup(s):
    """MKT-1.1, MKT-1.2."""
    for seat in range(s.players):
        s.coins[seat] = s.opt.coins
    for card in range(CARDS):
        s.deck[card] = LOTS[card]
        s.left[LOTS[card]] += 1
    s.n_deck = CARDS
    shuffle(s.chance, s.deck, CARDS)
    begin_round(s)
