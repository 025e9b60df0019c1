"""What a seat of Money knows, as numbers."""

from openoutcry.games.money.rules.state import ACTING, BID, CARDS, CURRENCIES, DECK, HAND, LOT, OUT, SEATS
from openoutcry.kernel.contract import Observed, Range, in_lines, starts
from openoutcry.kernel.rule import rule

OBSERVATION = in_lines(
    Observed("own", CARDS, "1 where a card is in the own hand"),
    Observed("own_bid", CARDS, "1 where a card is in the own bid"),
    Observed("lots", 2 * CARDS, "1 where a card lies in the left lot, then the right lot"),
    Observed("others", (SEATS - 1) * CARDS, "1 where a card is known to be held by the 1st, 2nd… seat to the left"),
    Observed(
        "other_bids", (SEATS - 1) * CARDS, "1 where a card lies in the open bid of the 1st, 2nd… seat to the left"
    ),
    Observed("held", SEATS, "cards of each seat, the own first, divided by 75", Range.SHARE),
    Observed("bid_sums", SEATS, "worth of each visible bid, the own first, divided by 500", Range.COUNT),
    Observed("finished", SEATS, "1 where a seat's bid is finished, the own first"),
    Observed("acted", SEATS, "1 where a seat has acted in this round, the own first"),
    Observed("points", SEATS, "points of earlier deals, the own first, divided by 1000", Range.COUNT),
    Observed("removed", CURRENCIES, "1 where a currency is out of this deal"),
    Observed(
        "game",
        5,
        "phase is acting; final round; cards in the deck / 75; idle rounds / 10; deals left / 20",
        Range.COUNT,
    ),
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
