"""Belief as people look at it: each thing a seat does not know, with its chances by the count and after the moves."""

import hashlib
from typing import Any

import numpy as np

from openoutcry.bots.belief import DEALS, Belief, believe, check_belief, what_is_so, witness_of
from openoutcry.bots.manners import BY_CHANCE, BY_ITS_BEST, BY_THE_HOUSE, BY_THE_NETWORK
from openoutcry.kernel.contract import Unseen
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.table import Table

SHOWN_DEALS = 16 if INTERPRETED else DEALS  # uncompiled, one takes as long as a hundred compiled


def picture(table: Table, seat: int, truth: bool = False) -> dict[str, Any]:
    """What a seat may believe at the moment shown, beside what the bare count says.

    With the truth, which is for after the match, also what each thing is, and after how many actions: in play that
    number would tell what others do unseen.
    """
    game = table.game
    check_belief(game)
    assert game.unseen is not None
    hidden = table.hidden(seat)
    key = hashlib.sha256(b"openoutcry picture\0" + game.layout.to_bytes(hidden)).digest()
    belief = believe(witness_of(table, seat), hidden, key, SHOWN_DEALS)
    h = game.read(hidden)
    things = game.unseen(h, belief.deals)
    truths: list[np.ndarray | None] = [None] * len(things)
    if truth:
        truths = [what_is_so(each)[0] for each in game.unseen(h, game.layout.from_bytes(table.to_bytes()))]
    return {
        **({"number": table.number} if truth else {}),
        "seat": seat,
        "deals": len(belief.deals),
        "worth": round(belief.worth, 1),
        "moves": belief.moves,
        "unseen": [_shown(belief, each, true) for each, true in zip(things, truths, strict=True)],
        "manners": [_manner(who, shares) for who, shares in sorted(belief.manners.items())],
    }


def _shown(belief: Belief, unseen: Unseen, true: np.ndarray | None) -> dict[str, Any]:
    """One unknown: what it may be, in the order of the game."""
    counted, believed = belief.chances(unseen)
    values = [
        {
            "name": name,
            "counted": round(float(counted[i]), 4),
            "believed": round(float(believed[i]), 4),
            **({} if true is None else {"true": bool(true[i])}),
        }
        for i, name in enumerate(unseen.names)
        if counted[i] > 0 or (true is not None and true[i])
    ]
    return {"what": unseen.what, "of": unseen.of, "values": values}


def _manner(seat: int, shares: np.ndarray) -> dict[str, Any]:
    """How much of somebody's play is by what."""
    network = shares[BY_THE_NETWORK] + shares[BY_ITS_BEST]
    named = {"chance": shares[BY_CHANCE], "house": shares[BY_THE_HOUSE], "network": network}
    return {"seat": seat, **{name: round(float(share), 3) for name, share in named.items()}}
