"""Money («Деньги», Reiner Knizia): 3 to 5 players bid cards for cards."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadOption
from openoutcry.games.money import moves, notation, rules, secrets, state, words
from openoutcry.games.money.house import house
from openoutcry.games.money.view import view
from openoutcry.kernel.contract import Game


def check_options(players: int, options: Mapping[str, Any]) -> None:
    """MON-2.1: as many currencies are named as are left out, or none (they are drawn then)."""
    removed = options["removed"]
    if removed and len(set(removed)) != state.SEATS - players:
        raise BadOption(
            "removed",
            removed,
            f"{state.SEATS - players} × {', '.join(state.KINDS[: state.CURRENCIES])}",
            clause="MON-2.1",
        )


GAME = Game(
    name="money",
    clauses="MON",
    edition=state.EDITION,
    layout=state.LAYOUT,
    n_actions=moves.N_ACTIONS,
    setup=rules.setup,
    pending=rules.pending,
    optional=rules.optional,
    legal=rules.legal,
    refusal=rules.refusal,
    apply=rules.apply,
    over=rules.over,
    scores=rules.scores,
    winners=rules.winners,
    hide=secrets.hide,
    deal_unknown=secrets.deal_unknown,
    observe=secrets.observe,
    audit=rules.audit,
    reasons=rules.REASONS,
    events=state.EVENTS,
    observation=secrets.OBSERVATION,
    # A deal has at most 67 rounds that draw and 10 idle ones before each; a round at most 75 cards and 10 acts.
    longest=20 * 67 * 11 * 85,
    name_action=moves.name_action,
    action_codes=moves.action_codes,
    parse_move=moves.parse_move,
    write_move=moves.write_move,
    name_argument=moves.name_argument,
    say_argument=words.say_argument,
    say_move=words.say_move,
    view=view,
    position=notation.position,
    place=notation.place,
    check_options=check_options,
    house=house,
)
