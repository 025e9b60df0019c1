"""Stockpile («Биржа», Seth Van Orden, Brett Sobol): 2 to 5 players put shares into stockpiles and bid for them."""

from types import SimpleNamespace
from typing import Any

from openoutcry.games.stockpile import moves, notation, placing, words
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
from openoutcry.kernel.contract import Game, OnGpu, Priced, Public


def longest_with(players: int, opt: Any) -> int:
    """No game has more decisions.

    In a round every card is put once; Warren, Mark and Martha act or decline once; every bid raises a token on its
    track; an action card is played once, and Cramer acts or declines. A price that moves up may pay at every space,
    and every payment, dividends included, asks each seat for its ordinary and its split shares. A card is sold once,
    half of it before if it was split; each seat says that it is done, and Deborah declares or declines.
    """
    actions = int(state.CARDS_OF_KIND[state.BOOM] + state.CARDS_OF_KIND[state.BUST])
    spaces_up = int(state.CARDS_OF_KIND[state.BOOM]) * int(opt.boom) + int(opt.cramer)
    spaces_up += sum(steps for steps in state.FORECAST.tolist() if steps > 0)
    payments = spaces_up if state.PAYS[int(opt.board)].any() else 0
    payments += state.FORECAST.tolist().count(0) + 1
    sales = 2 * int(state.CARDS_OF_KIND[: state.COMPANIES].sum()) + players
    a_round = state.TABLE_CARDS + 4 + 2 + state.PILES * state.SPACES + actions + 1 + 2 * players * payments + sales + 1
    return state.INVESTORS + int(opt.rounds[players - 2]) * a_round


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
    # Of 12 rounds each has at most 40 bids, 10 put cards, 9 action cards with 18 showings of 10 answers,
    # 125 sales and 6 showings: less than 500.
    longest=longest_with(state.SEATS, WIDEST),
    longest_with=longest_with,
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
    on_gpu=OnGpu(phases=len(state.PHASES), threads=512, registers=128, in_order=True),
    holdings=holdings,
    companies=state.COMPANY_NAMES,
    cards={name: int(count) for name, count in zip(state.KIND_NAMES, state.CARDS_OF_KIND, strict=True)},
)
