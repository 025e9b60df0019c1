"""The position notation of Stockpile: any state as readable JSON; `placing` reads it back.

Everything may be left out that follows from the rest or does not matter: a test position is a few lines.
Stockpiles, pairs and spaces are counted from 1, seats from 0. `deck` names its top cards, top first; cards
that are placed nowhere lie below them.
"""

from typing import Any

from openoutcry.games.stockpile.rules.demand import USED_CRAMER, USED_MARK, USED_WARREN
from openoutcry.games.stockpile.rules.state import (
    BID_TRACK,
    COMPANY_NAMES,
    FEE_VALUE,
    FORECAST_NAMES,
    KIND_NAMES,
    NOBODY,
    PAIRS,
    PHASES,
    PUBLIC,
)
from openoutcry.games.stockpile.view import counted, investors_of
from openoutcry.kernel.events import EVERYBODY

ALL = "all"
ABILITIES = {"warren": USED_WARREN, "mark": USED_MARK, "cramer": USED_CRAMER}
FEE_NAMES = tuple(str(value) for value in FEE_VALUE)


def _seat_or_none(value: Any) -> int | None:
    return None if value == NOBODY else int(value)


def _knowers(mask: Any, players: int) -> Any:
    return ALL if mask == EVERYBODY else [seat for seat in range(players) if int(mask) >> seat & 1]


def _companies(mask: Any) -> list[str]:
    return [name for c, name in enumerate(COMPANY_NAMES) if int(mask) >> c & 1]


def position(s: Any) -> dict[str, Any]:
    """A full record as notation."""
    players = int(s.players)
    seats = range(players)
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "first": int(s.first),
        "turn": _seat_or_none(s.turn),
        "at": int(s.at),
        "batch": int(s.batch),
        "used": [name for name, bit in ABILITIES.items() if s.used & bit],
        "played": int(s.played),
        "looked": bool(s.looked),
        "pile_looked": None if s.pile_looked == NOBODY else int(s.pile_looked) + 1,
        "drafted": [seat for seat in seats if s.drafted >> seat & 1],
        "last_bidder": _seat_or_none(s.last_bidder),
        "spaces": {name: int(s.space[c]) + 1 for c, name in enumerate(COMPANY_NAMES)},
        "moving": None
        if s.mover == NOBODY
        else {"company": COMPANY_NAMES[s.mover], "steps": int(s.moved), "left": int(s.steps)},
        "claim": None
        if s.claim == NOBODY
        else {
            "company": COMPANY_NAMES[s.claim],
            "a_share": int(s.claim_rate),
            "at": int(s.claim_at),
            "split": bool(s.claim_split),
        },
        "pairs": [
            {
                "company": COMPANY_NAMES[s.pair_company[pair]],
                "forecast": FORECAST_NAMES[s.pair_forecast[pair]],
                "known": _knowers(s.pair_known[pair], players),
            }
            for pair in range(PAIRS)
            if s.round_number
        ],
        "deck": [KIND_NAMES[s.deck[i]] for i in range(s.n_deck - 1, -1, -1)],
        "discard": counted(KIND_NAMES, s.discard),
        "hands": [[KIND_NAMES[kind] for kind in s.hand[seat][: s.n_hand[seat]]] for seat in seats],
        "put": [face for face, done in (("up", s.put_up), ("down", s.put_down)) if done],
        "piles": [
            {
                "card": KIND_NAMES[s.card_kind[i]],
                "pile": int(s.card_pile[i]) + 1,
                "up": bool(s.card_up[i]),
                "by": _seat_or_none(s.card_by[i]),
                "known": _knowers(s.card_known[i], players),
            }
            for i in range(s.n_table)
        ],
        "bids": [
            None
            if s.bidder[pile] == NOBODY
            else {"seat": int(s.bidder[pile]), "amount": int(BID_TRACK[s.bid_space[pile]])}
            for pile in range(s.ask("piles"))
        ],
        "cash": [int(s.cash[seat]) for seat in seats],
        "bonus": [int(s.bonus[seat]) for seat in seats],
        "proceeds": [int(s.proceeds[seat]) for seat in seats],
        "portfolios": [counted(KIND_NAMES, s.held[seat]) for seat in seats],
        "split": [counted(COMPANY_NAMES, s.split[seat]) for seat in seats],
        "fees": [counted(FEE_NAMES, s.open_fees[seat]) for seat in seats],
        "dealt": [investors_of(s.dealt[seat]) for seat in seats],
        "kept": [investors_of(s.kept[seat]) for seat in seats],
        "start": [None if s.start[seat] == NOBODY else COMPANY_NAMES[s.start[seat]] for seat in seats],
        "insiders": [[owner for owner in seats if s.insider[seat] >> owner & 1] for seat in seats],
        "shown_order": [[KIND_NAMES[kind] for kind in s.shown_order[seat]] for seat in seats],
        "knowledge": [
            _knowledge(s, observer, owner) for observer in [*seats, PUBLIC] for owner in seats if observer != owner
        ],
    }


def _knowledge(s: Any, observer: int, owner: int) -> dict[str, Any]:
    return {
        "observer": ALL if observer == PUBLIC else observer,
        "owner": owner,
        "least": counted(KIND_NAMES, s.least[observer][owner]),
        "room": [int(n) for n in s.room[observer][owner]],
        "start_may": _companies(s.start_may[observer][owner]),
        "start_sure": _companies(s.start_sure[observer][owner]),
    }
