"""Positions of Stockpile, read from their notation and laid out on a blank record."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadPosition
from openoutcry.games.stockpile.notation import ABILITIES, ALL, FEE_NAMES
from openoutcry.games.stockpile.rules.demand import USED_CRAMER, USED_MARK, USED_WARREN
from openoutcry.games.stockpile.rules.state import (
    ACTION,
    BEFORE,
    BID_TRACK,
    BOOM,
    BUST,
    CARDS_OF_KIND,
    COMPANIES,
    COMPANY_NAMES,
    CRAMER,
    DEBORAH,
    DEMAND,
    DRAFT,
    ENDED,
    EXTRA,
    FEE,
    FEE_VALUE,
    FORECAST_NAMES,
    INFORMATION,
    INVESTOR_NAMES,
    INVESTORS,
    KIND_NAMES,
    KINDS,
    MARK,
    MARTHA,
    MOVEMENT,
    NOBODY,
    OWNED,
    PAIRS,
    PHASES,
    PUBLIC,
    SELLING,
    START,
    SUPPLY,
    SUPPLY_CARDS,
    TABLE_CARDS,
    TRACK_END,
    UNKNOWN,
    WARREN,
    WINDOW,
)
from openoutcry.games.stockpile.view import owner_of_pair
from openoutcry.kernel.events import EVERYBODY
from openoutcry.kernel.notation import read_bool, read_int, read_ints, read_list, read_seats, read_word

MOST_MONEY = 10**8


def place(s: Any, given: Mapping[str, Any]) -> None:
    """Lay a position out on a blank record whose players and options are set."""
    players = int(s.players)
    s.phase = read_word(given, "phase", "selling", PHASES)
    s.round_number = read_int(given, "round", 0 if s.phase == DRAFT else 1, 0, s.ask("rounds"))
    if (s.phase == DRAFT) != (s.round_number == 0) or (s.phase == DRAFT and not s.opt.investors):
        raise BadPosition("stockpile-error-position-phase", "STK-12.1", phase=PHASES[s.phase])
    s.first = read_int(given, "first", 0, 0, players - 1)
    s.at = read_int(given, "at", 0, 0, PAIRS)
    s.batch = read_int(given, "batch", _usual_batch(s), 0, 2)
    for name in read_list(given, "used", None, []):
        s.used |= list(ABILITIES.values())[read_word({"used": name}, "used", "", tuple(ABILITIES))]
    s.played = read_int(given, "played", 0, 0, 8)
    s.looked = read_bool(given, "looked")
    s.pile_looked = NOBODY
    if given.get("pile_looked") is not None:
        s.pile_looked = read_int(given, "pile_looked", 1, 1, s.ask("piles")) - 1
    s.drafted = read_seats(given, "drafted", players)
    place_prices(s, given)
    place_pairs(s, given)
    place_money(s, given)
    place_investors(s, given)
    place_bids(s, given)
    place_cards(s, given)
    place_moves(s, given)
    check_supply(s)
    check_fees(s)
    settle_turn(s, given)
    place_knowledge(s, given)


def _usual_batch(s: Any) -> int:
    """STK-4.2, STK-10.3: the first supply batch, and after the supply the last."""
    if s.phase == DRAFT:
        return 0
    return 1 if s.phase == SUPPLY else int(s.ask("tokens_each"))


def _mapping(given: Any, field: str) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise BadPosition("error-position-word", field=field, value=given, allowed="{…}")
    return given


def _by_name(given: Any, field: str, names: tuple[str, ...], most: int) -> list[int]:
    """Counts by name, as a list in the order of the names."""
    counts = _mapping(given, field)
    for name in counts:
        read_word({field: name}, field, "", names)
    return [read_int(counts, name, 0, 0, most) for name in names]


def _seat(given: Mapping[str, Any], name: str, default: int, players: int) -> int:
    """A seat, or null for nobody."""
    if given.get(name, default) in (None, NOBODY):
        return NOBODY
    return read_int(given, name, default, 0, players - 1)


def _mask_of_knowers(given: Mapping[str, Any], default: int, players: int) -> int:
    if "known" not in given:
        return default
    return EVERYBODY if given["known"] == ALL else read_seats(given, "known", players)


def place_prices(s: Any, given: Mapping[str, Any]) -> None:
    """Prices by their spaces; start spaces where none is named."""
    spaces = _mapping(given.get("spaces", {}), "spaces")
    for name in spaces:
        read_word({"spaces": name}, "spaces", "", COMPANY_NAMES)
    for company, name in enumerate(COMPANY_NAMES):
        start, last = int(START[s.opt.board][company]), int(TRACK_END[s.opt.board][company])
        s.space[company] = read_int(spaces, name, start + 1, 1, last + 1) - 1


def place_pairs(s: Any, given: Mapping[str, Any]) -> None:
    """The pairs in the order they move; those that have moved, and the public one, are known to all."""
    players = int(s.players)
    s.pair_company[:] = UNKNOWN
    s.pair_forecast[:] = UNKNOWN
    if s.round_number == 0:
        return
    plain = [{"company": c, "forecast": f} for c, f in zip(COMPANY_NAMES, FORECAST_NAMES, strict=True)]
    moved = PAIRS if s.phase > MOVEMENT else int(s.at) if s.phase == MOVEMENT else 0
    for pair, said in enumerate(read_list(given, "pairs", PAIRS, plain)):
        entry = _mapping(said, "pairs")
        s.pair_company[pair] = read_word(entry, "company", "", COMPANY_NAMES)
        s.pair_forecast[pair] = read_word(entry, "forecast", "", FORECAST_NAMES)
        owner = owner_of_pair(s, pair)
        is_open = pair < moved or (owner is None and players > 2 and pair == players)
        s.pair_known[pair] = _mask_of_knowers(
            entry, EVERYBODY if is_open else 0 if owner is None else 1 << owner, players
        )


def place_money(s: Any, given: Mapping[str, Any]) -> None:
    """Cash; what the bank has given out follows."""
    players = int(s.players)
    s.cash[:players] = read_ints(given, "cash", players, 0, MOST_MONEY)
    s.bonus[:players] = read_ints(given, "bonus", players, 0, MOST_MONEY)
    s.proceeds[:players] = read_ints(given, "proceeds", players, 0, MOST_MONEY)
    s.bank = -sum(int(n) for n in s.cash)


def place_investors(s: Any, given: Mapping[str, Any]) -> None:
    """Investors kept and dealt; where only the kept are named, the rejected ones are any of the others."""
    players = int(s.players)
    each = s.ask("tokens_each")
    if not s.opt.investors:
        if any(
            read_list(given, name, players, [[]] * players)[p] for name in ("kept", "dealt") for p in range(players)
        ):
            raise BadPosition("stockpile-error-position-investors", "STK-12.1")
        return
    for name, masks in (("kept", s.kept), ("dealt", s.dealt)):
        for seat, names in enumerate(read_list(given, name, players, [[]] * players)):
            for investor in read_list({name: names}, name, None, []):
                masks[seat] |= 1 << read_word({name: investor}, name, "", INVESTOR_NAMES)
    for seat in range(players):
        s.dealt[seat] |= s.kept[seat]
    spare = [i for i in range(INVESTORS) if not any(int(s.dealt[p]) >> i & 1 for p in range(players))]
    for seat in range(players):
        while int(s.dealt[seat]).bit_count() < 2 * each and spare:
            s.dealt[seat] |= 1 << spare.pop()
        if s.phase != DRAFT and int(s.kept[seat]).bit_count() != each:
            raise BadPosition("stockpile-error-position-investors", "STK-12.1")
        if s.phase == DRAFT and bool(s.drafted >> seat & 1) != (int(s.kept[seat]).bit_count() == each):
            raise BadPosition("stockpile-error-position-investors", "STK-12.1")


def place_bids(s: Any, given: Mapping[str, Any]) -> None:
    """The tokens on the tracks; after demand, those that bought the stockpiles."""
    s.bidder[:] = NOBODY
    track = [str(value) for value in BID_TRACK]
    for pile, said in enumerate(read_list(given, "bids", s.ask("piles"), [None] * s.ask("piles"))):
        if said is not None:
            bid = _mapping(said, "bids")
            s.bidder[pile] = read_int(bid, "seat", -1, 0, int(s.players) - 1)
            s.bid_space[pile] = read_word({"amount": str(bid.get("amount", 0))}, "amount", "0", track)
    s.last_bidder = _seat(given, "last_bidder", NOBODY, int(s.players))


def place_cards(s: Any, given: Mapping[str, Any]) -> None:
    """Every card is in one place; those named nowhere are at the bottom of the deck."""
    players = int(s.players)
    left = [int(n) for n in CARDS_OF_KIND]

    def take(kind: int, count: int = 1) -> None:
        left[kind] -= count
        if left[kind] < 0:
            raise BadPosition(
                "stockpile-error-position-cards", "STK-1.2", card=KIND_NAMES[kind], count=int(CARDS_OF_KIND[kind])
            )

    for kind, count in enumerate(_by_name(given.get("discard", {}), "discard", KIND_NAMES, 80)):
        s.discard[kind] = count
        take(kind, count)
    for name, names, cards in (
        ("portfolios", KIND_NAMES[:OWNED], s.held),
        ("split", COMPANY_NAMES, s.split),
        ("fees", FEE_NAMES, s.open_fees),
    ):
        for seat, counts in enumerate(read_list(given, name, players, [{}] * players)):
            for i, count in enumerate(_by_name(counts, name, names, 10)):
                cards[seat][i] = count
                take(FEE + i if name == "fees" else i, count)
    for seat, hand in enumerate(read_list(given, "hands", players, [[]] * players)):
        for card in read_list({"hands": hand}, "hands", None, []):
            if s.n_hand[seat] == SUPPLY_CARDS:
                raise BadPosition("stockpile-error-position-hand", "STK-4.2", seat=seat)
            s.hand[seat][s.n_hand[seat]] = read_word({"hands": card}, "hands", "", KIND_NAMES)
            take(int(s.hand[seat][s.n_hand[seat]]))
            s.n_hand[seat] += 1
    for said in read_list(given, "piles", None, []):
        place_pile_card(s, _mapping(said, "piles"))
        take(int(s.card_kind[s.n_table - 1]))
    top = [read_word({"deck": card}, "deck", "", KIND_NAMES) for card in read_list(given, "deck", None, [])]
    for kind in top:
        take(kind)
    rest = [kind for layer in range(max(left)) for kind in range(KINDS) if left[kind] > layer]
    for kind in [*rest, *reversed(top)]:
        s.deck[s.n_deck] = kind
        s.n_deck += 1
    for seat in range(players):
        s.n_held[seat] = int(s.held[seat].sum())


def place_pile_card(s: Any, described: Mapping[str, Any]) -> None:
    """One card of a stockpile; it is known to all if it lies face up, else to who put it."""
    if s.n_table == TABLE_CARDS:
        raise BadPosition("error-position-list", field="piles", length=TABLE_CARDS)
    if s.phase not in (SUPPLY, BEFORE, DEMAND):
        raise BadPosition("stockpile-error-position-piles", "STK-5.5")
    players, i = int(s.players), int(s.n_table)
    s.card_kind[i] = read_word(described, "card", "", KIND_NAMES)
    s.card_pile[i] = read_int(described, "pile", 1, 1, s.ask("piles")) - 1
    s.card_up[i] = read_bool(described, "up", True)
    s.card_by[i] = _seat(described, "by", NOBODY, players)
    by = 0 if s.card_by[i] == NOBODY else 1 << int(s.card_by[i])
    s.card_known[i] = EVERYBODY if s.card_up[i] else _mask_of_knowers(described, by, players) | by
    s.n_table += 1


def check_supply(s: Any) -> None:
    """STK-4.2, STK-10.3: supply cards are held in supply only, by those still to put them, and all find room."""
    players, at, each = int(s.players), int(s.at), s.ask("tokens_each")
    held = [int(n) for n in s.n_hand[:players]]
    put = int(s.put_up) + int(s.put_down)
    if s.phase != SUPPLY:
        fits = not any(held) and not put
    else:
        waiting = [held[(int(s.first) + place) % players] for place in range(min(at, players), players)]
        to_come = SUPPLY_CARDS * players * (each - int(s.batch))
        fits = (
            1 <= s.batch <= each
            and sum(waiting) == sum(held)
            and int(s.n_table) + sum(held) + to_come <= TABLE_CARDS
            and (put == 0 or (put == 1 and waiting[:1] == [1]))
        )
    if not fits:
        raise BadPosition("stockpile-error-position-supply", "STK-4.2")


def check_fees(s: Any) -> None:
    """STK-5.7: a fee that its owner can pay does not lie open."""
    for seat in range(int(s.players)):
        open_fees = [int(value) for fee, value in enumerate(FEE_VALUE) if s.open_fees[seat][fee]]
        if open_fees and min(open_fees) <= s.cash[seat]:
            raise BadPosition("stockpile-error-position-fees", "STK-5.7", seat=seat)


def place_moves(s: Any, given: Mapping[str, Any]) -> None:
    """A price on its way, and shares being shown."""
    s.mover = NOBODY
    s.claim = NOBODY
    if given.get("moving") is not None:
        moving = _mapping(given["moving"], "moving")
        s.mover = read_word(moving, "company", "", COMPANY_NAMES)
        s.moved = read_int(moving, "steps", 1, -9, 9)
        s.steps = read_int(moving, "left", 1, -9, 9)
    if given.get("claim") is not None:
        claim = _mapping(given["claim"], "claim")
        s.claim = read_word(claim, "company", "", COMPANY_NAMES)
        s.claim_rate = read_int(claim, "a_share", int(s.opt.dividend), 0, 20000)
        s.claim_at = read_int(claim, "at", 0, 0, int(s.players) - 1)
        s.claim_split = read_bool(claim, "split")
    if s.mover != NOBODY and (s.claim == NOBODY or s.steps == 0):
        raise BadPosition("stockpile-error-position-waits", phase=PHASES[s.phase])
    put = read_list(given, "put", None, [])
    for face in put:
        read_word({"put": face}, "put", "", ("down", "up"))
    s.put_up, s.put_down = "up" in put, "down" in put


# --- whose turn ------------------------------------------------------------------------------------


def settle_turn(s: Any, given: Mapping[str, Any]) -> None:
    """Whose turn it is follows from the phase; a seat that is named must be one the game can wait for."""
    if s.phase in (DRAFT, ENDED):
        s.turn = NOBODY
        if s.phase == DRAFT and s.drafted == (1 << int(s.players)) - 1:
            raise BadPosition("stockpile-error-position-waits", phase=PHASES[s.phase])
        return
    s.turn = _seat(given, "turn", next_turn(s), int(s.players))
    if s.turn == NOBODY or s.turn != next_turn(s):
        raise BadPosition("stockpile-error-position-waits", phase=PHASES[s.phase])
    check_action_cards(s)


def next_turn(s: Any) -> int:
    """The seat the game waits for, NOBODY if it would not wait here."""
    players, first, at = int(s.players), int(s.first), int(s.at)
    if s.claim != NOBODY:
        seat = (first + int(s.claim_at)) % players
        asked = s.phase in (ACTION, MOVEMENT, EXTRA) and (not s.claim_split or s.split[seat][s.claim] > 0)
        return seat if asked else NOBODY
    if s.phase == DEMAND:
        return next_to_bid(s)
    if s.phase == WINDOW:
        martha = [seat for seat in range(players) if int(s.kept[seat]) >> MARTHA & 1]
        return martha[0] if martha and not s.looked and at == 1 else NOBODY
    if s.phase in (INFORMATION, MOVEMENT) or at >= players:
        return NOBODY
    seat = (first + at) % players
    kept, used = int(s.kept[seat]), int(s.used)
    waits = {
        SUPPLY: s.n_hand[seat] > 0,
        BEFORE: (kept >> WARREN & 1 and not used & USED_WARREN and any(not s.card_up[i] for i in range(s.n_table)))
        or (kept >> MARK & 1 and not used & USED_MARK and s.n_table > 0),
        ACTION: s.held[seat][BOOM] + s.held[seat][BUST] > 0 or (kept >> CRAMER & 1 and not used & USED_CRAMER),
        SELLING: s.n_held[seat] + s.split[seat].sum() > 0,
        EXTRA: kept >> DEBORAH & 1,
    }
    return seat if waits[int(s.phase)] else NOBODY


def next_to_bid(s: Any) -> int:
    """STK-5.3: in the first pass by turn order, then clockwise from the last bidder."""
    players, tokens = int(s.players), s.ask("piles")
    standing = [int(b) for b in s.bidder[:tokens]]
    for seat in range(players):
        if standing.count(seat) > s.ask("tokens_each"):
            raise BadPosition("stockpile-error-position-bids", "STK-5.1")
    if s.at > tokens or sum(b != NOBODY for b in standing) == tokens:
        return NOBODY
    if s.at < tokens:
        # Only who has had a turn can have a token there, and the last bid stands.
        turns = [(int(s.first) + turn) % players for turn in range(int(s.at))]
        if bool(turns) != any(b != NOBODY for b in standing) or any(
            standing.count(seat) > turns.count(seat) for seat in range(players)
        ):
            raise BadPosition("stockpile-error-position-bids", "STK-5.3")
        return (int(s.first) + int(s.at)) % players
    if s.last_bidder == NOBODY:
        raise BadPosition("stockpile-error-position-bids", "STK-5.3")
    for i in range(1, players + 1):
        seat = (int(s.last_bidder) + i) % players
        if standing.count(seat) < s.ask("tokens_each"):
            return seat
    return NOBODY


def check_action_cards(s: Any) -> None:
    """STK-6.1: action cards are held only from the taking of stockpiles to the end of the seat's action turn."""
    for seat in range(int(s.players)):
        if s.held[seat][BOOM] + s.held[seat][BUST] and not may_hold_actions(s, seat):
            raise BadPosition("stockpile-error-position-actions", "STK-6.1", seat=seat)


def may_hold_actions(s: Any, seat: int) -> bool:
    """Stockpiles are taken, and the seat's action turn is not over."""
    turn = (seat - int(s.first)) % int(s.players)
    return s.phase == WINDOW or (s.phase == ACTION and turn >= s.at)


# --- what is known ---------------------------------------------------------------------------------


def place_knowledge(s: Any, given: Mapping[str, Any]) -> None:
    """Where nothing is said, players know of each other only how many cards there are."""
    players = int(s.players)
    s.start[:] = NOBODY
    for seat, company in enumerate(read_list(given, "start", players, [None] * players)):
        if company is not None:
            s.start[seat] = read_word({"start": company}, "start", "", COMPANY_NAMES)
    for seat, owners in enumerate(read_list(given, "insiders", players, [[]] * players)):
        s.insider[seat] = read_seats({"insiders": owners}, "insiders", players)
    plain = [KIND_NAMES[BUST], KIND_NAMES[BOOM], *COMPANY_NAMES]
    s.shown_order[:] = [KIND_NAMES.index(name) for name in plain]
    for seat, order in enumerate(read_list(given, "shown_order", players, [plain] * players)):
        kinds = [read_word({"shown_order": kind}, "shown_order", "", KIND_NAMES[:OWNED]) for kind in order]
        if sorted(kinds) != list(range(OWNED)):
            raise BadPosition("error-position-list", field="shown_order", length=OWNED)
        s.shown_order[seat] = kinds
    for observer in [*range(players), PUBLIC]:
        for owner in range(players):
            if observer != owner:
                know_little(s, observer, owner)
    for said in read_list(given, "knowledge", None, []):
        entry = _mapping(said, "knowledge")
        observer = PUBLIC if entry.get("observer") == ALL else read_int(entry, "observer", -1, 0, players - 1)
        owner = read_int(entry, "owner", -1, 0, players - 1)
        if observer == owner:
            raise BadPosition("error-position-number", field="owner", value=owner, least=0, most=players - 1)
        s.least[observer][owner] = _by_name(entry.get("least", {}), "least", KIND_NAMES[:OWNED], 80)
        if "room" in entry:
            s.room[observer][owner] = read_ints(entry, "room", OWNED, 0, 127)
        for name, masks in (("start_may", s.start_may), ("start_sure", s.start_sure)):
            if name in entry:
                words = [read_word({name: c}, name, "", COMPANY_NAMES) for c in read_list(entry, name, None, [])]
                masks[observer][owner] = sum({1 << c for c in words})


def know_little(s: Any, observer: int, owner: int) -> None:
    """Only the number of cards, and that action cards are gone where they must be."""
    actions = may_hold_actions(s, owner)
    for i, kind in enumerate(s.shown_order[owner]):
        fresh = kind >= COMPANIES and not actions and all(k >= COMPANIES for k in s.shown_order[owner][: i + 1])
        s.room[observer][owner][i] = 0 if fresh else s.n_held[owner]
    if s.start[owner] != NOBODY:
        own = 0 if observer == PUBLIC or s.start[observer] == NOBODY else 1 << int(s.start[observer])
        s.start_may[observer][owner] = ((1 << COMPANIES) - 1) ^ own
