"""Who knows what in Money: hide, deal_unknown, observe."""

from openoutcry.games.money.house import OFFERED, mark_bid
from openoutcry.games.money.rules import clear_bid, lay_card, owns
from openoutcry.games.money.state import (
    ACTING,
    BID,
    BIDDING,
    CARDS,
    CURRENCIES,
    DECK,
    HAND,
    LOT,
    OUT,
    SEATS,
    UNKNOWN,
)
from openoutcry.kernel.chance import choose, forget, rekey, shuffle
from openoutcry.kernel.contract import Observed, in_lines, starts
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


OBSERVATION = in_lines(
    Observed("own", CARDS, "1 where a card is in the own hand"),
    Observed("own_bid", CARDS, "1 where a card is in the own bid"),
    Observed("lots", 2 * CARDS, "1 where a card lies in the left lot, then the right lot"),
    Observed("others", (SEATS - 1) * CARDS, "1 where a card is known to be held by the 1st, 2nd… seat to the left"),
    Observed(
        "other_bids", (SEATS - 1) * CARDS, "1 where a card lies in the open bid of the 1st, 2nd… seat to the left"
    ),
    Observed("held", SEATS, "cards of each seat, the own first, divided by 75"),
    Observed("bid_sums", SEATS, "worth of each visible bid, the own first, divided by 500"),
    Observed("finished", SEATS, "1 where a seat's bid is finished, the own first"),
    Observed("acted", SEATS, "1 where a seat has acted in this round, the own first"),
    Observed("points", SEATS, "points of earlier deals, the own first, divided by 1000"),
    Observed("removed", CURRENCIES, "1 where a currency is out of this deal"),
    Observed("game", 5, "phase is acting; final round; cards in the deck / 75; idle rounds / 10; deals left / 20"),
)


# Those before them are the rows of observe_cards.
AT_HELD, AT_BID_SUMS, AT_FINISHED, AT_ACTED, AT_POINTS, AT_REMOVED, AT_GAME, *_, END = starts(OBSERVATION)[5:]


@rule
def observe(s, seat, out):
    """The hidden record as numbers; seats are counted from the observer to the left.

    Numbers are multiplied by a part: to divide them would take longer.
    """
    for i in range(END):
        out[i] = 0
    observe_cards(s, seat, out)
    other = seat + 0
    for i in range(s.players):
        out[AT_HELD + i] = s.held[other] * (1 / 75)
        out[AT_BID_SUMS + i] = s.bid_sum[other] * (1 / 500)
        out[AT_FINISHED + i] = s.done >> other & 1
        out[AT_ACTED + i] = s.acted >> other & 1
        out[AT_POINTS + i] = s.points[other] * (1 / 1000)
        other = other + 1 if other + 1 < s.players else 0
    for currency in range(CURRENCIES):
        out[AT_REMOVED + currency] = s.removed >> currency & 1
    out[AT_GAME] = s.phase == ACTING
    out[AT_GAME + 1] = s.final_round
    out[AT_GAME + 2] = s.n_deck * (1 / 75)
    out[AT_GAME + 3] = s.idle * (1 / 10)
    out[AT_GAME + 4] = (s.opt.deals - s.deal_number) * (1 / 20)


@rule
def observe_cards(s, seat, out):
    """The place of every card, as far as it is known, by a table: where a card lies can't be foreseen.

    Rows: the own hand, the own bid, two lots, the others' hands, their bids. A card in none of them writes its 0
    into the first row.
    """
    s.row[0] = s.row[1 + OUT] = s.row[1 + DECK] = 0
    s.row[1 + LOT] = 2
    s.row[1 + LOT + 1] = 3
    for other in range(s.players):
        left = other - seat if other >= seat else other - seat + s.players
        s.row[1 + HAND + other] = 3 + left if left else 0
        s.row[1 + BID + other] = 2 + SEATS + left if left else 1
    for card in range(CARDS):
        place = s.where[card]
        out[s.row[1 + place] * CARDS + card] = place >= LOT
