"""The position notation of Money: any state as readable JSON, and back. Cards go by their serial numbers."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadPosition
from openoutcry.games.money.rules.state import (
    ACTING,
    BID,
    BIDDING,
    BILLS,
    CARD_OF_SERIAL,
    CARDS,
    CURRENCIES,
    DECK,
    ENDED,
    FACE,
    HAND,
    KINDS,
    LOT,
    NOBODY,
    OUT,
    PHASES,
    SERIAL,
)
from openoutcry.games.money.view import cards_in
from openoutcry.kernel.events import EVERYBODY
from openoutcry.kernel.notation import read_bool, read_int, read_ints, read_list, read_seats, read_word


def _serials(cards: list[int]) -> list[int]:
    return [int(SERIAL[card]) for card in cards]


def position(s: Any) -> dict[str, Any]:
    """A full record as notation. `deck` has its top card first; `seen` lists hand cards everybody has seen."""
    players = int(s.players)
    return {
        "phase": PHASES[s.phase],
        "deal": int(s.deal_number),
        "round": int(s.round_number),
        "final_round": bool(s.final_round),
        "idle_rounds": int(s.idle),
        "points": [int(s.points[seat]) for seat in range(players)],
        "removed": [KINDS[c] for c in range(CURRENCIES) if s.removed >> c & 1],
        "left": _serials(cards_in(s, LOT)),
        "right": _serials(cards_in(s, LOT + 1)),
        "hands": [_serials(cards_in(s, HAND + seat)) for seat in range(players)],
        "bids": [_serials(cards_in(s, BID + seat)) for seat in range(players)],
        "finished": [seat for seat in range(players) if s.done >> seat & 1],
        "acted": [seat for seat in range(players) if s.acted >> seat & 1],
        "backs": [int(s.backs[seat]) for seat in range(players)],
        "deck": [int(SERIAL[s.deck[i]]) for i in range(s.n_deck - 1, -1, -1)],
        "seen": _serials([c for c in range(CARDS) if s.where[c] >= HAND and s.known[c] == EVERYBODY]),
    }


def place(s: Any, given: Mapping[str, Any]) -> None:
    """Lay a position out on a blank record whose players and options are set."""
    players = int(s.players)
    s.phase = read_word(given, "phase", "bid", PHASES)
    s.deal_number = read_int(given, "deal", 1, 1, int(s.opt.deals))
    s.round_number = read_int(given, "round", 1, 1, 20_000)
    s.final_round = read_bool(given, "final_round")
    s.idle = read_int(given, "idle_rounds", 0, 0, 100)
    s.points[:players] = read_ints(given, "points", players, 0, 10**6)
    for name in read_list(given, "removed", None, []):
        s.removed |= 1 << read_word({"removed": name}, "removed", "", KINDS[:CURRENCIES])
    lay_cards(s, given)
    s.done = read_seats(given, "finished", players)
    s.acted = read_seats(given, "acted", players)
    for seat, count in enumerate(read_list(given, "backs", players, [0] * players)):
        s.backs[seat] = read_int({"backs": count}, "backs", 0, 0, int(s.opt.take_backs))
    settle_turn(s)


def lay_cards(s: Any, given: Mapping[str, Any]) -> None:
    """Every card exactly once: in a lot, a hand, a bid, the deck, or out with its currency."""
    players = int(s.players)
    s.where[:] = NOBODY
    s.bid_last[:] = NOBODY
    for currency in range(CURRENCIES):
        if s.removed >> currency & 1:
            first = currency * BILLS
            s.where[first : first + BILLS] = OUT
            s.known[first : first + BILLS] = EVERYBODY
    for side, name in enumerate(("left", "right")):
        for card in _cards(s, name, read_list(given, name, None, [])):
            put_card(s, card, LOT + side, EVERYBODY)
            s.n_lot[side] += 1
    open_bids = s.phase == ACTING
    for seat, hand in enumerate(read_list(given, "hands", players, [[]] * players)):
        for card in _cards(s, "hands", hand):
            put_card(s, card, HAND + seat, EVERYBODY if s.phase == ENDED else 1 << seat)
            s.held[seat] += 1
    for seat, bid in enumerate(read_list(given, "bids", players, [[]] * players)):
        for card in sorted(_cards(s, "bids", bid)):
            put_card(s, card, BID + seat, EVERYBODY if open_bids else 1 << seat)
            s.held[seat] += 1
            s.n_bid[seat] += 1
            s.bid_sum[seat] += FACE[card]
            s.bid_last[seat] = card
            s.bid_low[seat] = min(int(SERIAL[card]), int(s.bid_low[seat]) or 127)
    for card in _cards(s, "seen", read_list(given, "seen", None, [])):
        if s.where[card] < HAND:
            raise BadPosition("money-error-position-seen", card=int(SERIAL[card]))
        s.known[card] = EVERYBODY
    deck = _cards(s, "deck", read_list(given, "deck", None, []))
    for card in deck:
        put_card(s, card, DECK, 0)
    s.n_deck = len(deck)
    for i, card in enumerate(reversed(deck)):
        s.deck[i] = card
    missing = [int(SERIAL[card]) for card in range(CARDS) if s.where[card] == NOBODY]
    if missing:
        raise BadPosition(
            "money-error-position-missing",
            "MON-1.1",
            count=CARDS - len(missing),
            cards=", ".join(map(str, missing[:9])),
        )


def _cards(s: Any, name: str, serials: Any) -> list[int]:
    if not isinstance(serials, list):
        raise BadPosition("error-position-list", field=name, length=0)
    for number in serials:
        if isinstance(number, bool) or not isinstance(number, int) or number not in CARD_OF_SERIAL:
            raise BadPosition("money-error-card", "MON-1.2", card=number)
    return [CARD_OF_SERIAL[number] for number in serials]


def put_card(s: Any, card: int, where: int, known: int) -> None:
    """One card to one place; a second place is refused."""
    if s.where[card] != NOBODY:
        raise BadPosition("money-error-position-twice", "MON-1.1", card=int(SERIAL[card]))
    s.where[card] = where
    s.known[card] = known


def settle_turn(s: Any) -> None:
    """Whose turn follows from the bids; bids and marks have to fit the phase."""
    players = range(int(s.players))
    s.actor = NOBODY
    if s.phase == BIDDING:
        if any(not s.held[p] for p in players):
            raise BadPosition("money-refused-bid-empty", "MON-3.1")
        if s.acted or s.done == (1 << int(s.players)) - 1 or any(s.done >> p & 1 and not s.n_bid[p] for p in players):
            raise BadPosition("money-error-position-bids", "MON-3.1")
    elif s.phase == ACTING:
        waiting = [p for p in players if not s.acted >> p & 1]
        if (
            not waiting
            or s.done != (1 << int(s.players)) - 1
            or any(bool(s.n_bid[p]) != (p in waiting) for p in players)
        ):
            raise BadPosition("money-error-position-bids", "MON-3.2")
        s.actor = s.ask("first_to_act")
    elif any(s.n_bid[p] for p in players):
        raise BadPosition("money-error-position-bids", "MON-3.8")
