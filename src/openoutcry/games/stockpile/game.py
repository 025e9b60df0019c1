"""Stockpile («Биржа», Seth Van Orden, Brett Sobol): 2 to 5 players put shares into stockpiles and bid for them."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from openoutcry.games.stockpile import moves, notation, placing, words
from openoutcry.games.stockpile.alike import alike
from openoutcry.games.stockpile.holdings import holdings
from openoutcry.games.stockpile.rules import (
    allowed,
    books,
    codes,
    house,
    observe,
    play,
    questions,
    recall,
    score,
    secrets,
    setup,
    state,
)
from openoutcry.games.stockpile.unseen import unseen
from openoutcry.games.stockpile.view import view
from openoutcry.kernel.actions import Compound
from openoutcry.kernel.contract import EACH_PHASE, Game, OnGpu, Priced, Public


def longest_with(players: int, opt: Any) -> int:
    """No game has more decisions.

    In a round every card dealt to a seat is put once, every bid raises a token on its track, five investors act or
    decline once, each seat says that it sells no more, and every payment asks each for its ordinary and its split
    shares. A card that has come to a seat leaves it once at most, played or sold. Beside that halves are sold
    (STK-7.2), no more than shares were split.
    """
    rounds, investors = int(opt.rounds[players - 2]), int(opt.investors)
    piles, tokens = (4, 2) if players == 2 else (players, 1)
    puts = state.SUPPLY_CARDS * players * tokens
    got = players + rounds * (puts + piles)
    booms = most_booms(rounds, got)
    dividends = rounds * (state.FORECAST.tolist().count(0) + investors)
    payments = dividends + most_paid_on_the_way(rounds, booms, opt)
    a_round = puts + piles * state.SPACES + INVESTORS_ASKED * investors + players
    halves = most_splits(rounds, booms, opt) * state.SHARES_EACH
    return state.INVESTORS * investors + rounds * a_round + 2 * players * payments + got + halves


def most_booms(rounds: int, got: int) -> int:
    """No more Booms are played: none comes twice before the deck is drawn to its end."""
    booms = int(state.CARDS_OF_KIND[state.BOOM])
    return min(booms * rounds, booms + max(0, got - state.CARDS))


def most_paid_on_the_way(rounds: int, booms: int, opt: Any) -> int:
    """No more payments on the way up (STK-11.3): where no neighbours pay, every other space of a move does at most."""
    pays = state.PAYS[int(opt.board)]
    each = 1 if (pays[:, 1:] & pays[:, :-1]).any() else 2
    forecasts = sorted((steps for steps in state.FORECAST.tolist() if steps > 0), reverse=True)
    moves = [*forecasts[: int(pays.any(axis=1).sum())], int(opt.cramer) * int(opt.investors)]
    by_booms = booms * -(-int(opt.boom) // each)
    return rounds * sum(-(-steps // each) for steps in moves) + by_booms if pays.any() else 0


def most_splits(rounds: int, booms: int, opt: Any) -> int:
    """No more splits leave shares to be sold by halves: of several of a company in a round only the last.

    From where a split or a bankruptcy leaves a price it is some way to the next split.
    """
    by_forecasts = sum(steps for steps in state.FORECAST.tolist() if steps > 0)
    up = rounds * (by_forecasts + int(opt.cramer) * int(opt.investors)) + booms * int(opt.boom)
    board = int(opt.board)
    least = (state.TRACK_END[board] + 1 - np.maximum(state.START[board], state.OCTAGON[board])).min()
    return min(up // int(least), rounds * state.COMPANIES)


INVESTORS_ASKED = 5  # Warren, Mark, Martha, Cramer, Deborah
# The bounds that make the longest games: the board that pays on the way up.
WIDEST = SimpleNamespace(
    **{name: number.most for name, number in state.EDITION.numbers.items()}
    | {"rounds": [state.EDITION.numbers["rounds"].most] * state.SEATS, "board": state.PAYS.any(axis=(1, 2)).argmax()}
)

GAME = Game(
    name="stockpile",
    package=__package__,
    clauses="STK",
    edition=state.EDITION,
    questions=questions.QUESTIONS,
    layout=state.LAYOUT,
    actions=codes.ACTIONS,
    setup=setup.setup,
    pending=allowed.pending,
    optional=allowed.optional,
    legal=allowed.legal,
    refusal=allowed.refusal,
    apply=play.apply,
    over=play.over,
    scores=score.scores,
    winners=score.winners,
    hide=secrets.hide,
    deal_unknown=secrets.deal_unknown,
    observe=observe.observe,
    audit=books.audit,
    reasons=allowed.REASONS,
    events=state.EVENTS,
    observation=observe.OBSERVATION,
    longest=longest_with(state.SEATS, WIDEST),
    longest_with=longest_with,
    unasked=lambda players, opt: int(opt.investors),  # Martha (STK-12.11)
    name_argument=moves.name_argument,
    say_argument=words.say_argument,
    compound=Compound(moves.action_codes, moves.parse_move, moves.write_move, words.say_move),
    readers=moves.READERS,
    view=view,
    position=notation.position,
    place=placing.place,
    house=house.house,
    recall=recall.recall,
    as_dealt=recall.as_dealt,
    unseen=unseen,
    public=(
        Public("round_number"),
        Public("phase", state.PHASES),
        Public("first"),
        Public("turn"),
        Public("space", note="by company"),
        Public("cash"),
        Public("pair_company", state.COMPANY_NAMES),
        Public("pair_forecast", state.FORECAST_NAMES),
        Public("n_deck"),
        Public("discard"),
        Public("card_kind", state.KIND_NAMES),
        Public("card_pile"),
        Public("bidder"),
        Public("bid_space"),
        Public("held", note="seats × kinds, as far as all know"),
        Public("n_held"),
        Public("split", note="seats × companies"),
        Public("open_fees"),
        Public("kept", state.INVESTOR_NAMES),
    ),
    priced=Priced("companies", "company"),
    on_gpu=OnGpu(phases=len(state.PHASES), waits=EACH_PHASE, in_order=True),
    holdings=holdings,
    companies=state.COMPANY_NAMES,
    cards={name: int(count) for name, count in zip(state.KIND_NAMES, state.CARDS_OF_KIND, strict=True)},
    alike=alike,
)
