"""Money («Деньги», Reiner Knizia): 3 to 5 players bid cards for cards."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from openoutcry.errors import BadOption
from openoutcry.games.money import moves, notation, words
from openoutcry.games.money.holdings import holdings
from openoutcry.games.money.rules import (
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
from openoutcry.games.money.unseen import unseen
from openoutcry.games.money.view import view
from openoutcry.kernel.actions import Compound
from openoutcry.kernel.contract import EACH_PHASE, Game, OnGpu, Public


def check_options(players: int, options: Mapping[str, Any]) -> None:
    """MON-2.1: as many currencies are named as are left out, or none (they are drawn then)."""
    removed = options["removed"]
    if removed and len(removed) != state.SEATS - players:
        raise BadOption(
            "removed",
            removed,
            f"{state.SEATS - players} × {', '.join(state.KINDS[: state.CURRENCIES])}",
            clause="MON-2.1",
        )


def longest_with(players: int, opt: Any) -> int:
    """No game has more decisions.

    With as many cards in the deck as before no more rounds are played than make the next one the last (MON-4.7), and
    after the deck's last card one more (MON-4.1). While there is a deck both lots are full (MON-3.8), so no more than
    the other cards are in hands.
    """
    cards = state.CARDS - (state.SEATS - players) * state.BILLS
    lots, rounds = 2 * int(opt.lot_size), max(1, int(opt.idle_rounds))
    deck = max(0, cards - players * int(opt.hand_size) - lots)
    while_drawn = sum(longest_round(players, cards - lots - left, opt) for left in range(1, deck + 1))
    last = longest_round(players, cards, opt) * (1 if deck else 2)
    return int(opt.deals) * (rounds * while_drawn + last)


def longest_round(players: int, held: int, opt: Any) -> int:
    """No card is laid more often than its holder starts anew (MON-3.1); everybody finishes a bid and acts once."""
    backs = int(opt.take_backs)
    return (backs + 1) * held + players * (backs + 2)


# The bounds that make the longest games.
WIDEST = SimpleNamespace(
    **{name: number.most for name, number in state.EDITION.numbers.items()}
    | {name: state.EDITION.numbers[name].least for name in ("hand_size", "lot_size")}
)


GAME = Game(
    name="money",
    package=__package__,
    clauses="MON",
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
    unasked=lambda players, opt: 0,  # nobody
    name_argument=moves.name_argument,
    say_argument=words.say_argument,
    compound=Compound(moves.action_codes, moves.parse_move, moves.write_move, words.say_move),
    readers={"card": moves.read_card},
    seat_arguments=("seat", "other", "with"),
    on_gpu=OnGpu(phases=len(state.PHASES), threads=128, waits=EACH_PHASE),
    view=view,
    position=notation.position,
    place=notation.place,
    check_options=check_options,
    house=house.house,
    recall=recall.recall,
    as_dealt=recall.as_dealt,
    unseen=unseen,
    public=(
        Public("deal_number"),
        Public("round_number"),
        Public("phase", state.PHASES),
        Public("actor"),
        Public(
            "where",
            note="-1 not known to all, 0 out of the deal, 1 deck, 2 and 3 the lots, 4 + seat hand, 9 + seat bid",
        ),
        Public("n_deck"),
        Public("held"),
        Public("done"),
        Public("acted"),
        Public("bid_sum"),
        Public("points"),
        Public("final_round"),
    ),
    holdings=holdings,
    companies=state.KINDS[: state.CURRENCIES],
    cards=dict.fromkeys(state.CARD_NAMES, 1),
)
