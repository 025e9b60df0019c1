"""Who knows what in Money: hide, deal_unknown."""

from openoutcry.games.money.rules.bidding import lay_card
from openoutcry.games.money.rules.house import OFFERED, mark_bid
from openoutcry.games.money.rules.score import owns
from openoutcry.games.money.rules.setup import clear_bid
from openoutcry.games.money.rules.state import BID, BIDDING, CARDS, DECK, HAND, UNKNOWN
from openoutcry.kernel.chance import choose, forget, rekey, shuffle
from openoutcry.kernel.events import only
from openoutcry.kernel.rule import rule

SOUND = 8  # all but one in so many bids guessed at are sound ones


@rule
def hide(s, seat):
    """MON-5.1, MON-3.1: wipe every place the seat does not know, every face-down bid, the deck, the future."""
    bidding = s.phase == BIDDING
    for card in range(CARDS):
        # One value or the other, no branches: where a card lies can't be foreseen, and hiding is done at every step.
        s.deck[card] = 0
        known = s.known[card]
        place = s.where[card]
        in_others_bid = bidding & (place >= BID) & (place != BID + seat)
        place = place - BID + HAND if in_others_bid else place
        s.where[card] = place if known >> seat & 1 else UNKNOWN
        s.known[card] = known if known >> seat & 1 else 0
    if s.phase == BIDDING:
        for other in range(s.players):
            if other != seat:
                clear_bid(s, other)
                s.backs[other] = 0
    forget(s.chance)


@rule
def deal_unknown(s, seat, chance):
    """Deal the cards the seat has not seen to deck and hands, and lay bids for those who may have."""
    unseen = 0
    for card in range(CARDS):
        if s.where[card] == UNKNOWN:
            s.pool[unseen] = card
            unseen += 1
    shuffle(chance, s.pool, unseen)
    for other in range(s.players):
        if other != seat:
            unseen = fill_hand(s, other, unseen)
    for i in range(unseen):
        s.where[s.pool[i]] = DECK
        s.deck[i] = s.pool[i]
    if s.phase == BIDDING:
        for other in range(s.players):
            if other != seat:
                lay_some_bid(s, other, chance)
    rekey(s.chance, chance)


@rule
def fill_hand(s, other, unseen):
    """Give a hand its unknown cards from the end of the pool; returns how many cards the pool still has."""
    count = 0
    for card in range(CARDS):
        count += owns(s, other, card)
    while count < s.held[other]:
        unseen -= 1
        card = s.pool[unseen]
        s.where[card] = HAND + other
        s.known[card] = only(other)
        count += 1
    return unseen


@rule
def lay_some_bid(s, other, chance):
    """What may lie there face down: mostly what a sound player would bid, else any set of the hand's cards."""
    finished = s.done >> other & 1
    clear_bid(s, other)
    if choose(chance, SOUND):
        if finished:
            lay_sound_bid(s, other)
        return
    while True:
        clear_bid(s, other)
        for card in range(CARDS):
            if s.where[card] == HAND + other and choose(chance, 2):
                lay_card(s, other, card)
        if s.n_bid[other] > 0 or not finished:
            break

        # An empty finished bid can't be: draw again.


@rule
def lay_sound_bid(s, other):
    """The bid the house strategy would lay with these cards."""
    mark_bid(s, other)
    for card in range(CARDS):
        if s.pool[card] == OFFERED and s.where[card] == HAND + other:
            lay_card(s, other, card)
