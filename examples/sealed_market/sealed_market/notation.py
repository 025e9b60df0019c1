"""Any state as readable JSON, and back."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadPosition
from openoutcry.kernel.notation import read_int, read_ints, read_list
from sealed_market.rules.state import CARDS, HIGHEST, MOST_COINS, NOTHING


def position(s: Any) -> dict[str, Any]:
    """A full record as notation. `deck` has its next lot first; `bids` are null where there is none."""
    players = range(int(s.players))
    return {
        "round": int(s.round_number),
        "lot": int(s.lot),
        "coins": [int(s.coins[seat]) for seat in players],
        "lots": [int(s.value[seat]) for seat in players],
        "bids": [int(s.bid[seat]) if s.done >> seat & 1 else None for seat in players],
        "last_bids": [int(s.shown[seat]) for seat in players],
        "aside": int(s.aside),
        "paid": int(s.paid),
        "deck": [int(value) for value in reversed(s.deck[: s.n_deck])],
    }


def place(s: Any, given: Mapping[str, Any]) -> None:
    """Lay a position out on a blank record whose players and options are set."""
    players = int(s.players)
    s.round_number = read_int(given, "round", 1, 1, int(s.opt.rounds))
    s.lot = read_int(given, "lot", 0, 0, HIGHEST)
    s.coins[:players] = read_ints(given, "coins", players, 0, MOST_COINS)
    s.value[:players] = read_ints(given, "lots", players, 0, 99)
    last = read_list(given, "last_bids", players, [NOTHING] * players)
    s.shown[:players] = [read_int({"last_bids": each}, "last_bids", 0, NOTHING, MOST_COINS) for each in last]
    s.aside = read_int(given, "aside", 0, 0, 99)
    s.paid = read_int(given, "paid", 0, 0, 99)
    deck = [read_int({"deck": each}, "deck", 0, 1, HIGHEST) for each in read_list(given, "deck", None, [])]
    if len(deck) >= CARDS:
        raise BadPosition("error-position-list", field="deck", length=CARDS - 1)
    for number, value in enumerate(reversed(deck)):
        s.deck[number] = value
        s.left[value] += 1
    s.n_deck = len(deck)
    lay_bids(s, read_list(given, "bids", players, [None] * players))


def lay_bids(s: Any, bids: list[Any]) -> None:
    """Bids of a round that is not over: never all of them, and none that can't be paid."""
    for seat, bid in enumerate(bids):
        if bid is not None:
            s.bid[seat] = read_int({"bids": bid}, "bids", NOTHING, 0, int(s.coins[seat]))
            s.done |= 1 << seat
    if int(s.done) == (1 << len(bids)) - 1 or (s.done and not s.lot):
        raise BadPosition("error-position-word", field="bids", value=bids, allowed="null")
