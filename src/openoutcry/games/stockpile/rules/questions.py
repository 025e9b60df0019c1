"""What plain Python asks the rules of Stockpile: its view has no sums of its own."""

from openoutcry.games.stockpile.rules.allowed import refusal_to_bid
from openoutcry.games.stockpile.rules.books import (
    bid_cost,
    committed,
    fees_seen,
    left_after_bid,
    pair_owner,
    piles,
    price,
    rounds,
    sale_price,
    shares,
    tokens_each,
    tokens_in_hand,
)
from openoutcry.games.stockpile.rules.knowledge import most_held
from openoutcry.games.stockpile.rules.secrets import count_pool
from openoutcry.games.stockpile.rules.selling import sells_on
from openoutcry.games.stockpile.rules.state import COMPANIES, FEES, FORECASTS, KINDS, OWNED, PAIRS, SPACES, UNKNOWN
from openoutcry.kernel.contract import Question
from openoutcry.kernel.rule import rule


@rule
def explain_shares(s, seat, out):
    """STK-7.1, STK-7.2, STK-12.10: of each company the shares, the price, what one brings the seat, and all of them."""
    for company in range(COMPANIES):
        out[company, 0] = shares(s, seat, company)
        out[company, 1] = price(s, company)
        out[company, 2] = sale_price(s, seat, company)
        out[company, 3] = shares(s, seat, company) * sale_price(s, seat, company)


@rule
def explain_bids(s, seat, pile, out):
    """STK-5.1, STK-5.6, STK-12.7: of each space what a bid costs, what it leaves if it wins, and why it can't be."""
    for space in range(SPACES):
        out[space, 0] = bid_cost(s, seat, space)
        out[space, 1] = left_after_bid(s, seat, pile, space)
        out[space, 2] = refusal_to_bid(s, seat, pile, space)


@rule
def count_fees(s, pile, out):
    """STK-5.6: the fees in a stockpile that can be seen."""
    for fee in range(FEES):
        out[fee] = fees_seen(s, pile, fee)


@rule
def may_be_forecast(s, out):
    """STK-3.1: every forecast is in one pair, so one that is seen is ruled out for all other companies."""
    for company in range(COMPANIES):
        for forecast in range(FORECASTS):
            out[company, forecast] = s.round_number > 0
    for pair in range(PAIRS):
        if s.pair_company[pair] != UNKNOWN:
            for company in range(COMPANIES):
                out[company, s.pair_forecast[pair]] = company == s.pair_company[pair]
            for forecast in range(FORECASTS):
                out[s.pair_company[pair], forecast] = forecast == s.pair_forecast[pair]


@rule
def count_unseen(s, out):
    """The cards of each kind that can't be placed by what is known."""
    count_pool(s)
    for kind in range(KINDS):
        out[kind] = s.pool[kind]


QUESTIONS = (
    Question("piles", piles),
    Question("rounds", rounds),
    Question("pair_owner", pair_owner, takes=("pair",)),
    Question("price", price, takes=("company",)),
    Question("bid_cost", bid_cost, takes=("seat", "space")),
    Question("committed", committed, takes=("seat",)),
    Question("tokens_each", tokens_each),
    Question("tokens_in_hand", tokens_in_hand, takes=("seat",)),
    Question("explain_shares", explain_shares, takes=("seat",), gives=(COMPANIES, 4)),
    Question("explain_bids", explain_bids, takes=("seat", "pile"), gives=(SPACES, 3)),
    Question("sells_on", sells_on, takes=("seat", "cards")),
    Question("may_be_forecast", may_be_forecast, gives=(COMPANIES, FORECASTS)),
    Question("most_held", most_held, takes=("observer", "owner"), gives=(OWNED,)),
    Question("count_unseen", count_unseen, gives=(KINDS,)),
    Question("count_fees", count_fees, takes=("pile",), gives=(FEES,)),
)
