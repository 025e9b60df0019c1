"""The position notation of Exchange Watch: any state as readable JSON, and back.

What a position leaves out gets its value at the start of a game; decks list their top card first and are
filled up with the cards that lie nowhere else.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from openoutcry.errors import BadPosition
from openoutcry.games.watch.rules.effects import MOMENTS
from openoutcry.games.watch.rules.state import (
    BETTING,
    BUYING,
    CANDLES,
    CARD_DECK,
    CARD_IDS,
    CARD_MOMENT,
    CHANGING,
    CHOOSING,
    COMPANIES,
    COMPANY_IDS,
    COPIES,
    DECK_IDS,
    DIE,
    DIVIDENDS,
    DRAFTING,
    ENDED,
    ENDINGS,
    EVENT_CARDS,
    EVENT_IDS,
    HIGHEST,
    KINDS,
    LOWEST,
    MULTIPLIER,
    MULTIPLIERS,
    NONE,
    OFFERING,
    PAYING,
    PHASES,
    POINT,
    SEATS,
    SECTORS,
    SHARES,
    SIDES,
    SPACES,
    START_PRICE,
    STATUS_IDS,
    STRIP_SEATS,
    TRADING_CARDS,
    TRADING_IDS,
)
from openoutcry.kernel.notation import read_bool, read_int, read_list, read_seats, read_word

MONEY = 2 * 10**8
# Phases a position can be at: those at which somebody is asked, and the end.
ASKING = (DRAFTING, CHOOSING, DIVIDENDS, BUYING, OFFERING, BETTING, CHANGING, PAYING, ENDED)


def _counted(counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, counts, strict=True) if n}


def _listed(counts: Sequence[int], kinds: Iterable[int]) -> list[str]:
    return [CARD_IDS[kind] for kind in kinds for _ in range(int(counts[kind]))]


def _named(index: Any, names: Sequence[str]) -> str | None:
    return None if index == NONE else names[int(index)]


def _masked(mask: Any, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if int(mask) >> i & 1]


def kinds_of(deck: int) -> list[int]:
    """The kinds of cards of a deck."""
    return [kind for kind in range(KINDS) if CARD_DECK[kind] == deck]


def name_bet(bet: Any) -> dict[str, Any] | None:
    """A bet as JSON."""
    if bet == NONE:
        return None
    side, multiplier = divmod(int(bet), MULTIPLIERS)
    return {"side": SIDES[side], "multiplier": int(MULTIPLIER[multiplier])}


def _seat(s: Any, seat: int) -> dict[str, Any]:
    strips = [
        {
            "company": COMPANY_IDS[c],
            "by": int(s.stripped[seat][c]) % STRIP_SEATS - 1,
            "part": int(s.stripped[seat][c]) // STRIP_SEATS,
        }
        for c in range(COMPANIES)
        if s.stripped[seat][c]
    ]
    return {
        "cash": int(s.cash[seat]),
        "debts": int(s.debts[seat]),
        "status": STATUS_IDS[s.status[seat]],
        "space": int(s.space[seat]),
        "shares": _counted(s.shares[seat], COMPANY_IDS),
        "hand": _listed(s.hand[seat], range(KINDS)),
        "known_by": {
            str(other): _listed(s.known[other][seat], range(KINDS))
            for other in range(int(s.players))
            if s.known[other][seat].any()
        },
        "bet": name_bet(s.bet[seat]),
        "lever": int(s.lever[seat]),
        "cap": int(MULTIPLIER[s.cap[seat]]),
        "frozen": bool(s.frozen >> seat & 1),
        "muted": [MOMENTS[m] for m in range(len(MOMENTS)) if s.muted[m] >> seat & 1],
        "doubled": _masked(s.doubled[seat], COMPANY_IDS),
        "stripped": strips,
    }


def position(s: Any) -> dict[str, Any]:
    """A full record as notation."""
    return {
        "phase": PHASES[s.phase],
        "first": int(s.first),
        "active": int(s.active),
        "circuit": int(s.circuit),
        "turn": int(s.turn_number),
        "die": int(s.die),
        "crossings": int(s.crossings),
        "bought": int(s.bought),
        "seats": [_seat(s, seat) for seat in range(int(s.players))],
        "prices": {name: int(s.price[c]) for c, name in enumerate(COMPANY_IDS)},
        "highs": {name: int(s.high[c]) for c, name in enumerate(COMPANY_IDS) if s.high[c] != s.price[c]},
        "lows": {name: int(s.low[c]) for c, name in enumerate(COMPANY_IDS) if s.low[c] != s.price[c]},
        "history": [
            [[int(v) * POINT for v in s.candles[turn][c]] for c in range(COMPANIES)] for turn in range(int(s.n_candles))
        ],
        "decks": {
            name: [CARD_IDS[s.cards[deck][i]] for i in range(s.n_cards[deck] - 1, -1, -1)]
            for deck, name in enumerate(DECK_IDS)
        },
        "discards": _listed(s.discards, range(KINDS)),
        "event": _named(s.event, EVENT_IDS),
        "named": None if s.named == NONE else int(s.named),
        "events": [EVENT_IDS[s.event_deck[i]] for i in range(s.n_event_deck - 1, -1, -1)],
        "opened": _masked(s.opened, EVENT_IDS),
        "trading": {
            name: {
                "deck": [int(s.trading[deck][i]) for i in range(s.n_trading[deck] - 1, -1, -1)],
                "open": None if s.face[deck] == NONE else int(s.face[deck]),
                "spent": [card for card in range(TRADING_CARDS[deck]) if s.spent[deck] >> card & 1],
                "peeked": [seat for seat in range(SEATS) if s.peeked[deck] >> seat & 1],
            }
            for deck, name in enumerate(TRADING_IDS)
        },
        "turned": bool(s.turned),
        "free": bool(s.free),
        "offered": _named(s.offered, COMPANY_IDS),
        "playing": _named(s.playing, CARD_IDS),
        "aim": None if s.aim == NONE else int(s.aim),
        "target": _named(s.target, COMPANY_IDS),
        "more": int(s.more),
        "cheap": None if s.cheap == NONE else {"seat": int(s.cheap), "percent": int(s.cheap_percent)},
        "ending": ENDINGS[s.ended_by],
    }


# --- and back --------------------------------------------------------------------------------------


def _map(given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = given.get(name)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise BadPosition("watch-error-position-map", field=name)
    return value


def _index(given: Mapping[str, Any], name: str, known: Sequence[str]) -> int:
    """One of some names, or nothing."""
    value = given.get(name)
    return NONE if value is None else read_word({name: value}, name, "", known)


def _indices(given: Mapping[str, Any], name: str, known: Sequence[str]) -> list[int]:
    return [read_word({name: value}, name, "", known) for value in read_list(given, name, None, [])]


def _seat_or_none(given: Mapping[str, Any], name: str, players: int) -> int:
    return NONE if given.get(name) is None else read_int(given, name, 0, 0, players - 1)


def place(s: Any, given: Mapping[str, Any]) -> None:
    """Lay a position out on a blank record whose players and options are set."""
    players = int(s.players)
    s.phase = read_word(given, "phase", "purchases", PHASES)
    if s.phase not in ASKING:
        allowed = ", ".join(PHASES[phase] for phase in ASKING)
        raise BadPosition("error-position-word", field="phase", value=given["phase"], allowed=allowed)
    s.first = read_int(given, "first", 0, 0, players - 1)
    s.active = read_int(given, "active", int(s.first), 0, players - 1)
    begun = s.phase != DRAFTING
    s.turn_number = read_int(given, "turn", int(begun), 0, 30000)
    s.die = read_int(given, "die", int(begun), int(begun), DIE)
    s.crossings = read_int(given, "crossings", 0, 0, DIE)
    s.bought = read_int(given, "bought", 0, 0, 100)
    s.ended_by = read_word(given, "ending", "none", ENDINGS)
    if (s.phase == ENDED) != (s.ended_by != 0):
        raise BadPosition("watch-error-position-ending", "WAT-7.1")
    _place_seats(s, given)
    _place_prices(s, given)
    _place_cards(s, given)
    _place_events(s, given)
    _place_trading(s, given)
    _place_card_in_play(s, given)
    cheap = _map(given, "cheap")
    s.cheap = read_int(cheap, "seat", 0, 0, players - 1) if cheap else NONE
    s.cheap_percent = read_int(cheap, "percent", 50, 0, 100) if cheap else 0
    _settle_turn(s, given)


def _place_seats(s: Any, given: Mapping[str, Any]) -> None:
    players = int(s.players)
    seats = read_list(given, "seats", players, [{}] * players)
    s.bet[:] = NONE
    s.cap[:] = MULTIPLIERS - 1
    s.exchange[:] = SHARES
    for seat, plate in enumerate(seats):
        if not isinstance(plate, Mapping):
            raise BadPosition("watch-error-position-map", field=f"seats[{seat}]")
        s.cash[seat] = read_int(plate, "cash", int(s.opt.start_cash), 0, MONEY)
        s.bank -= s.cash[seat]
        s.debts[seat] = read_int(plate, "debts", 0, 0, 30000)
        s.status[seat] = read_word(plate, "status", STATUS_IDS[0], STATUS_IDS)
        s.space[seat] = read_int(plate, "space", 0, 0, SPACES - 1)
        s.lever[seat] = read_int(plate, "lever", 0, 0, 100)
        s.cap[seat] = _multiplier(plate, "cap", int(MULTIPLIER[-1]))
        s.frozen |= read_bool(plate, "frozen") << seat
        for moment in _indices(plate, "muted", MOMENTS):
            s.muted[moment] |= 1 << seat
        for company in _indices(plate, "doubled", COMPANY_IDS):
            s.doubled[seat] |= 1 << company
        _place_shares(s, seat, plate)
        _place_strips(s, seat, plate)
        bet = _map(plate, "bet")
        if bet:
            s.bet[seat] = read_word(bet, "side", "", SIDES) * MULTIPLIERS + _multiplier(bet, "multiplier", 0)


def _multiplier(given: Mapping[str, Any], name: str, default: int) -> int:
    known = [int(m) for m in MULTIPLIER]
    value = given.get(name, default)
    if isinstance(value, bool) or value not in known:
        raise BadPosition("error-position-word", field=name, value=value, allowed=", ".join(map(str, known)))
    return known.index(value)


def _place_shares(s: Any, seat: int, plate: Mapping[str, Any]) -> None:
    for name, count in _map(plate, "shares").items():
        company = read_word({"shares": name}, "shares", "", COMPANY_IDS)
        s.shares[seat][company] = read_int({name: count}, name, 0, 0, int(s.exchange[company]))
        s.exchange[company] -= count


def _place_strips(s: Any, seat: int, plate: Mapping[str, Any]) -> None:
    for strip in read_list(plate, "stripped", None, []):
        if not isinstance(strip, Mapping):
            raise BadPosition("watch-error-position-map", field="stripped")
        company = read_word(strip, "company", "", COMPANY_IDS)
        by = read_int(strip, "by", 0, 0, int(s.players) - 1)
        s.stripped[seat][company] = STRIP_SEATS * read_int(strip, "part", 2, 1, 15) + 1 + by


def _place_prices(s: Any, given: Mapping[str, Any]) -> None:
    s.price[:] = START_PRICE
    for field, target in (("prices", s.price), ("highs", s.high), ("lows", s.low)):
        if field != "prices":
            target[:] = s.price
        for name, price in _map(given, field).items():
            company = read_word({field: name}, field, "", COMPANY_IDS)
            target[company] = _on_chart({name: price}, name)
    history = read_list(given, "history", None, [])
    if len(history) > CANDLES:
        raise BadPosition("error-position-list", field="history", length=CANDLES)
    for turn, row in enumerate(history):
        for company, candle in enumerate(read_list({"history": row}, "history", COMPANIES, [])):
            for i, price in enumerate(read_list({"history": candle}, "history", 3, [])):
                s.candles[turn][company][i] = _on_chart({"history": price}, "history") // POINT
    s.n_candles = len(history)


def _on_chart(given: Mapping[str, Any], name: str) -> int:
    price = read_int(given, name, 0, LOWEST, HIGHEST)
    if price % POINT:
        raise BadPosition("watch-error-position-point", "WAT-1.2", price=price, point=POINT)
    return price


def _place_cards(s: Any, given: Mapping[str, Any]) -> None:
    """Every Inside and Greenmail card in a hand, the discards or its deck."""
    left = [int(n) for n in COPIES]

    def use(kind: int) -> int:
        left[kind] -= 1
        if left[kind] < 0:
            raise BadPosition("watch-error-position-copies", "WAT-1.3", card=CARD_IDS[kind], copies=int(COPIES[kind]))
        return kind

    for seat, plate in enumerate(given.get("seats") or []):
        for kind in _indices(plate, "hand", CARD_IDS):
            s.hand[seat][use(kind)] += 1
            s.held[seat][CARD_DECK[kind]] += 1
        _place_known(s, seat, plate)
    for kind in _indices(given, "discards", CARD_IDS):
        s.discards[use(kind)] += 1
    decks = _map(given, "decks")
    s.cards[:] = NONE
    for deck, name in enumerate(DECK_IDS):
        order = [use(kind) for kind in _indices(decks, name, CARD_IDS)]
        if any(CARD_DECK[kind] != deck for kind in order):
            raise BadPosition("watch-error-position-deck", "WAT-1.3", deck=name)
        order += [kind for kind in kinds_of(deck) for _ in range(left[kind])]
        s.n_cards[deck] = len(order)
        s.cards[deck][: len(order)] = order[::-1]


def _place_known(s: Any, seat: int, plate: Mapping[str, Any]) -> None:
    """Cards of a seat that others know of, by who does."""
    known_by = _map(plate, "known_by")
    for other in map(str, range(int(s.players))):
        for kind in _indices(known_by, other, CARD_IDS):
            s.known[int(other)][seat][kind] += 1
    others = {str(other) for other in range(int(s.players)) if other != seat}
    if not set(known_by) <= others or (s.known[:, seat] > s.hand[seat]).any():
        raise BadPosition("watch-error-position-known", "WAT-6.1", seat=seat)


def _place_events(s: Any, given: Mapping[str, Any]) -> None:
    """Events to come and events opened make up those of the game; either is filled up if left out."""
    whole = min(int(s.opt.event_cards), EVENT_CARDS)
    deck, opened = _indices(given, "events", EVENT_IDS), _indices(given, "opened", EVENT_IDS)
    s.event = _index(given, "event", EVENT_IDS)
    if s.event != NONE and "opened" not in given:
        opened = [int(s.event)]
    rest = [event for event in range(EVENT_CARDS) if event not in deck and event not in opened]
    if "events" not in given:
        deck += rest[: whole - len(opened)]
    elif "opened" not in given:
        opened += rest[: whole - len(deck) - len(opened)]
    if len(set(deck + opened)) != whole or len(deck + opened) != whole or (s.event != NONE and s.event not in opened):
        raise BadPosition("watch-error-position-events", "WAT-2.2", count=whole)
    s.named = NONE if given.get("named") is None else read_int(given, "named", 0, 0, max(COMPANIES, len(SECTORS)) - 1)
    s.event_deck[:] = NONE
    s.event_deck[: len(deck)] = deck[::-1]
    s.n_event_deck = len(deck)
    s.opened = sum(1 << event for event in opened)


def _place_trading(s: Any, given: Mapping[str, Any]) -> None:
    """Every card of a trading deck in the deck, open or spent."""
    piles = _map(given, "trading")
    s.trading[:] = NONE
    for deck, name in enumerate(TRADING_IDS):
        pile = _map(piles, name)
        cards = int(TRADING_CARDS[deck])

        def read(field: str, pile: Mapping[str, Any] = pile, most: int = cards - 1) -> list[int]:
            return [read_int({field: card}, field, 0, 0, most) for card in read_list(pile, field, None, [])]

        s.face[deck] = NONE if pile.get("open") is None else read_int(pile, "open", 0, 0, cards - 1)
        spent, order = read("spent"), read("deck")
        placed = spent + order + ([int(s.face[deck])] if s.face[deck] != NONE else [])
        if len(set(placed)) != len(placed):
            raise BadPosition("watch-error-position-pile", "WAT-1.3", pile=name)
        order += [card for card in range(cards) if card not in placed]
        s.spent[deck] = sum(1 << card for card in spent)
        s.n_trading[deck] = len(order)
        s.trading[deck][: len(order)] = order[::-1]
        s.peeked[deck] = read_seats(pile, "peeked", int(s.players))
    s.turned = read_bool(given, "turned")
    s.free = read_bool(given, "free")
    s.offered = _index(given, "offered", COMPANY_IDS)


def _place_card_in_play(s: Any, given: Mapping[str, Any]) -> None:
    s.playing = _index(given, "playing", CARD_IDS)
    s.aim = _seat_or_none(given, "aim", int(s.players))
    s.target = _index(given, "target", COMPANY_IDS)
    s.more = read_int(given, "more", 0, 0, 100)


def _settle_turn(s: Any, given: Mapping[str, Any]) -> None:
    """Who is asked follows from phase and circuit; the table has to fit the phase."""
    players = int(s.players)
    picks = players * int(s.opt.start_shares)
    around = players if s.phase in (DIVIDENDS, BETTING, CHANGING, PAYING) else picks if s.phase == DRAFTING else 1
    last = around - 1 if s.phase != BUYING and s.phase != OFFERING else 127
    s.circuit = read_int(given, "circuit", 0, 0, max(last, 127 if s.phase == ENDED else 0))
    if s.phase == ENDED:
        s.asked = NONE
    elif s.phase == DRAFTING:
        s.asked = (s.first + s.circuit) % players
    elif s.phase == DIVIDENDS:
        s.asked = (s.active + s.circuit) % players
    elif s.phase in (BETTING, CHANGING, PAYING):
        s.asked = (s.active + 1 + s.circuit) % players
    else:
        s.asked = s.active
    _check_phase(s)


def _check_phase(s: Any) -> None:
    in_trade = s.phase in (BETTING, CHANGING, PAYING)
    opened = {BETTING: 1, CHANGING: 2, PAYING: 3}.get(int(s.phase), 0)
    if in_trade != (s.offered != NONE) or (in_trade and s.shares[s.active][s.offered] == 0 and s.phase != PAYING):
        raise BadPosition("watch-error-position-offer", "WAT-5.1")
    if any((s.face[deck] != NONE) != (deck < opened) for deck in range(len(TRADING_IDS))):
        raise BadPosition("watch-error-position-faces", "WAT-5.2")
    if (s.phase in (CHOOSING, DIVIDENDS)) != (s.event != NONE):
        raise BadPosition("watch-error-position-event", "WAT-3.4")
    if s.playing == NONE:
        if s.aim != NONE or s.target != NONE or s.more:
            raise BadPosition("watch-error-position-playing", "WAT-6.1")
    elif s.ask("moment_now") != CARD_MOMENT[s.playing] or not s.more:
        raise BadPosition("watch-error-position-playing", "WAT-6.1")
    if s.free and s.phase != CHANGING:
        raise BadPosition("watch-error-position-playing", "WAT-6.1")
    if s.phase == PAYING and not s.ask("has_lost", s.asked):
        raise BadPosition("watch-error-position-bet", "WAT-5.8")
