"""The kinds of game a network learns all at once: every number of players, every option that changes a rule."""

import itertools
from typing import Any, NamedTuple

import numpy as np

from openoutcry.errors import BadOption
from openoutcry.kernel.contract import Game
from openoutcry.kernel.edition import Number

USUAL_PLAYERS = 4
LEAST_OTHERS = 32  # kinds side by side beside the usual one, which has as many games: strength is measured in it


class Variant(NamedTuple):
    """A number of players, and options other than the edition's."""

    players: int
    options: dict[str, Any]


def usual(game: Game) -> Variant:
    """Four players, or as near to it as a game allows, and the edition's options."""
    return Variant(min(max(USUAL_PLAYERS, game.edition.least_players), game.edition.most_players), {})


def every(game: Game) -> list[Variant]:
    """Each number of players with each combination of options that can be played."""
    chosen = {name: _choices(number) for name, number in game.edition.options.items() if not number.view_only}
    found = []
    for players in range(game.edition.least_players, game.edition.most_players + 1):
        for values in itertools.product(*chosen.values()):
            variant = Variant(players, dict(zip(chosen, values, strict=True)))
            if _can_be(game, variant):
                found.append(variant)
    return found


def mixed(game: Game) -> list[Variant]:
    """Every variant about as often as any other, and the usual one as often as all of them together."""
    others = every(game)
    count = max(LEAST_OTHERS, len(others))
    return [usual(game)] * count + [others[i * len(others) // count] for i in range(count)]


def models(game: Game, variants: list[Variant]) -> np.ndarray:
    """A blank record of each."""
    blank = [game.blank(variant.players, variant.options) for variant in variants]
    for model in blank:
        model[0].quiet = 1
    return np.concatenate(blank)


def _choices(number: Number) -> list[Any]:
    if number.flag:
        return [False, True]
    if number.several:  # which ones are drawn from the seed
        return [number.default]
    if number.choices:
        return list(number.choices)
    return sorted({number.default, min(number.most, number.default + 1)})


def _can_be(game: Game, variant: Variant) -> bool:
    try:
        game.blank(variant.players, variant.options)
    except BadOption:
        return False
    return True
