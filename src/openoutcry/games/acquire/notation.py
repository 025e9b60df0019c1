"""The position notation of Acquire: any state as readable JSON, and back.

The board is drawn as rows of letters, tiles go by their names, the bag lists first what is drawn first.
A game can also be given from its setup: `start` tiles, `hands` and `bag`, or all 108 `tiles` in the order
in which they are drawn (a start tile a seat, then a hand a seat, then the bag).
"""

import random
from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadPosition
from openoutcry.games.acquire.moves import CHAIN_OF_NAME
from openoutcry.games.acquire.rules.state import (
    ALL_CHAINS,
    ASIDE,
    BUY,
    CELL_OF_NAME,
    CELLS,
    CHAIN,
    CHAINS,
    CLASS,
    COLUMNS,
    DEAD,
    EDGE,
    EMPTY,
    ENDINGS,
    FOUND,
    LONE,
    NAMES,
    NEAR,
    NONE,
    ORDER,
    OVER,
    PHASES,
    PLAY,
    ROWS,
    SELL,
    SURVIVOR,
    TRADE,
)
from openoutcry.games.acquire.view import chains_of, corporations, draw_board, letters
from openoutcry.kernel.notation import read_bool, read_int, read_list, read_word

REST, SHUFFLED = "rest", "shuffled"
MONEY_MOST = 10**8


def position(s: Any) -> dict[str, Any]:
    """A full record as notation. `memory` is what everybody can know of the hands without seeing them."""
    players, names = range(int(s.players)), corporations(s)
    written: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "board": draw_board(s),
        "tile": None if s.at == NONE else NAMES[s.at],
        "hands": [[NAMES[tile] for tile in s.hand[seat, : s.n_hand[seat]]] for seat in players],
        "bag": [NAMES[s.bag[i]] for i in range(s.n_bag - 1, -1, -1)],
        "money": [int(s.cash[seat]) for seat in players],
        "shares": [{names[c]: int(s.shares[seat, c]) for c in range(CHAINS) if s.shares[seat, c]} for seat in players],
        "bought": int(s.bought),
        "announced": bool(s.announced),
        "idle_turns": int(s.idle),
        "memory": {
            "drawn": [int(s.drawn[seat]) for seat in players],
            "draws": [[int(n) for n in s.age[seat, : s.n_hand[seat]]] for seat in players],
            "absent": [
                {NAMES[t]: int(s.absent[seat, t]) for t in range(CELLS) if s.absent[seat, t]} for seat in players
            ],
        },
    }
    if any(s.market):
        written["market"] = {names[c]: int(s.market[c]) for c in range(CHAINS) if s.market[c]}
    if s.ending:
        written["ending"] = ENDINGS[s.ending]
    if s.joining or s.absorbed or s.defunct != NONE:
        written["merger"] = {
            "survivor": None if s.survivor == NONE else names[s.survivor],
            "to_come": [names[c] for c in range(CHAINS) if s.joining >> c & 1],
            "defunct": None if s.defunct == NONE else names[s.defunct],
            "done": [names[c] for c in range(CHAINS) if s.absorbed >> c & 1],
            "asked": int(s.asked),
        }
    return written


def place(s: Any, given: Mapping[str, Any]) -> None:
    """Lay a position out on a blank record whose players and options are set."""
    given = from_setup(s, given)
    players = int(s.players)
    s.phase = read_word(given, "phase", "play", PHASES)
    s.turn = read_int(given, "turn", 0, 0, players - 1)
    s.bought = read_int(given, "bought", 0, 0, int(s.opt.buys_a_turn))
    s.announced = read_bool(given, "announced")
    s.idle = read_int(given, "idle_turns", 0, 0, players)
    s.ending = read_word(given, "ending", "", ENDINGS)
    lay_board(s, given)
    lay_tiles(s, given)
    pay_out(s, given)
    lay_merger(s, given)
    remember(s, given)
    check_phase(s)


def from_setup(s: Any, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """ACQ-2.2, ACQ-2.3: a position given by its setup, as a board with hands and bag."""
    players, size = int(s.players), int(s.opt.hand_size)
    if "tiles" in given:
        order = read_list(given, "tiles", CELLS, [])
        hands = players + players * size
        dealt = [order[players + seat * size : players + (seat + 1) * size] for seat in range(players)]
        given = {**given, "start": order[:players], "hands": dealt, "bag": order[hands:]}
    if "start" not in given:
        return given
    if "board" in given:
        raise BadPosition("acquire-error-position-setup", "ACQ-2.2")
    start = [_tile(name) for name in read_list(given, "start", players, [])]
    rows = [["."] * COLUMNS for _ in ROWS]
    for tile in start:
        if rows[tile // COLUMNS][tile % COLUMNS] == "o":
            raise BadPosition("acquire-error-position-twice", "ACQ-1.1", tile=NAMES[tile])
        rows[tile // COLUMNS][tile % COLUMNS] = "o"
    return {"turn": start.index(min(start)), **given, "board": ["".join(row) for row in rows]}


def lay_board(s: Any, given: Mapping[str, Any]) -> None:
    """ACQ-1.1: nine rows of twelve; sizes, prices, safe corporations and dead spaces follow from them."""
    rows = read_list(given, "board", len(ROWS), ["." * COLUMNS] * len(ROWS))
    marks = {".": EMPTY, "o": LONE, "x": ASIDE} | {letter: CHAIN + c for c, letter in enumerate(letters(s))}
    for row, drawn in enumerate(rows):
        if not isinstance(drawn, str) or len(drawn) != COLUMNS or any(mark not in marks for mark in drawn):
            raise BadPosition("acquire-error-position-row", "ACQ-1.1", row=ROWS[row], marks="".join(marks))
        for column, mark in enumerate(drawn):
            s.board[row * COLUMNS + column] = marks[mark]
    said = given.get("tile")
    s.at = NONE if said is None else _tile(said)
    if s.at != NONE and s.board[s.at] < LONE:
        raise BadPosition("acquire-error-position-tile", "ACQ-3.1", tile=NAMES[s.at])
    for chain in range(CHAINS):
        cells = [cell for cell in range(CELLS) if s.board[cell] == CHAIN + chain]
        if cells and (len(cells) < 2 or len(_connected(s, cells[0])) != len(cells)):
            raise BadPosition("acquire-error-position-corporation", "ACQ-3.3", corporation=corporations(s)[chain])
        s.tiles[chain] = len(cells)
        s.price[chain] = s.ask("price_of", len(cells), CLASS[chain])
        s.active |= (len(cells) > 0) << chain
        s.safe |= s.ask("is_safe", len(cells)) << chain
    for cell in range(CELLS):
        check_neighbours(s, cell)


def _connected(s: Any, first: int) -> set[int]:
    """The space and all that hold the same and hang together with it."""
    found, todo = {first}, [first]
    while todo:
        for near in NEAR[todo.pop()]:
            if near != EDGE and int(near) not in found and s.board[near] == s.board[first]:
                found.add(int(near))
                todo.append(int(near))
    return found


def check_neighbours(s: Any, cell: int) -> None:
    """ACQ-3.5, ACQ-3.6: only the tile just played lies between; empty spaces between safe corporations are dead."""
    around = set(chains_of(s.ask("chains_around", cell)))
    held = int(s.board[cell])
    if held == EMPTY and s.ask("safe_neighbours", cell) >= 2:
        s.board[cell] = DEAD
        s.n_dead += 1
    pending = s.phase not in (PLAY, BUY, OVER)
    if (held >= CHAIN and around - {held - CHAIN}) or (held == LONE and around and not (pending and cell == s.at)):
        raise BadPosition("acquire-error-position-touch", "ACQ-3.5", tile=NAMES[cell])


def _tile(written: Any) -> int:
    name = written.lower() if isinstance(written, str) else written
    if not isinstance(name, str) or name not in CELL_OF_NAME:
        raise BadPosition("acquire-error-tile", "ACQ-1.1", said=written)
    return CELL_OF_NAME[name]


def lay_tiles(s: Any, given: Mapping[str, Any]) -> None:
    """ACQ-1.1: every tile once: on the board, aside, in a hand or in the bag."""
    players = int(s.players)
    seen = {cell for cell in range(CELLS) if s.board[cell] >= LONE or s.board[cell] == ASIDE}

    def take(tile: int) -> int:
        if tile in seen:
            raise BadPosition("acquire-error-position-twice", "ACQ-1.1", tile=NAMES[tile])
        seen.add(tile)
        return tile

    s.hand[:] = NONE
    s.bag[:] = NONE
    for seat, hand in enumerate(read_list(given, "hands", players, [[]] * players)):
        if not isinstance(hand, list) or len(hand) > s.opt.hand_size:
            raise BadPosition("error-position-list", "ACQ-2.3", field="hands", length=int(s.opt.hand_size))
        for i, name in enumerate(hand):
            s.hand[seat, i] = take(_tile(name))
        s.n_hand[seat] = len(hand)
    bag, aside = given.get("bag", REST), given.get("aside", [])
    fixed = (
        [take(_tile(name)) for name in read_list({"bag": bag}, "bag", None, [])] if bag not in (REST, SHUFFLED) else []
    )
    if aside != REST:
        aside = [take(_tile(name)) for name in read_list({"aside": aside}, "aside", None, [])]
    rest = [tile for tile in range(CELLS) if tile not in seen]
    if bag in (REST, SHUFFLED):
        fixed = rest
        if bag == SHUFFLED:
            random.Random(s.chance.key.tobytes()).shuffle(fixed)
    elif aside == REST:
        aside = rest
    elif rest:
        missing = ", ".join(NAMES[tile] for tile in rest[:9])
        raise BadPosition("acquire-error-position-missing", "ACQ-1.1", count=CELLS - len(rest), tiles=missing)
    for tile in aside if isinstance(aside, list) else []:
        s.n_dead -= int(s.board[tile] == DEAD)
        s.board[tile] = ASIDE
    s.n_bag = len(fixed)
    for i, tile in enumerate(reversed(fixed)):
        s.bag[i] = tile


def pay_out(s: Any, given: Mapping[str, Any]) -> None:
    """ACQ-2.1, ACQ-1.1: money and shares of every seat; what is not named is in the bank."""
    players = int(s.players)
    money = read_list(given, "money", players, [int(s.opt.start_money)] * players)
    for seat, amount in enumerate(money):
        s.cash[seat] = read_int({"money": amount}, "money", 0, 0, MONEY_MOST)
    s.bank = -sum(money)
    s.left[:] = s.opt.shares_each
    for seat, held in enumerate(read_list(given, "shares", players, [{}] * players)):
        for chain, count in _by_chain(s, "shares", held, int(s.opt.shares_each)).items():
            s.shares[seat, chain] = count
            if s.left[chain] < count:
                raise BadPosition("acquire-error-position-shares", "ACQ-1.1", corporation=corporations(s)[chain])
            s.left[chain] -= count
    for chain, count in _by_chain(s, "market", given.get("market", {}), COLUMNS).items():
        if players != 2 or not s.opt.market or not s.tiles[chain]:
            raise BadPosition("acquire-error-position-market", "ACQ-7.1")
        s.market[chain] = count


def _by_chain(s: Any, field: str, given: Any, most: int) -> dict[int, int]:
    if not isinstance(given, Mapping):
        raise BadPosition("acquire-error-position-corporations", "ACQ-1.2", field=field)
    return {_chain(s, field, name): read_int({field: count}, field, 0, 0, most) for name, count in given.items()}


def _chain(s: Any, field: str, name: Any) -> int:
    if not isinstance(name, str) or name.lower() not in CHAIN_OF_NAME:
        raise BadPosition("error-position-word", field=field, value=name, allowed=", ".join(corporations(s)))
    return CHAIN_OF_NAME[name.lower()]


def lay_merger(s: Any, given: Mapping[str, Any]) -> None:
    """ACQ-4.3: where a merger stands. What is not named follows from the board."""
    s.survivor = s.defunct = NONE
    if s.phase not in (SURVIVOR, ORDER, TRADE, SELL):
        if given.get("merger") is not None:
            raise BadPosition("acquire-error-position-merger", "ACQ-4.1")
        return
    merger = given.get("merger", {})
    if not isinstance(merger, Mapping) or s.at == NONE:
        raise BadPosition("acquire-error-position-merger", "ACQ-4.1")
    touching = set(chains_of(s.ask("chains_around", s.at)))
    s.absorbed = _mask(s, merger, "done", set())
    for name in ("survivor", "defunct"):
        if merger.get(name) is not None:
            setattr(s, name, _chain(s, name, merger[name]))
    known = {int(s.survivor), int(s.defunct)} | {c for c in range(CHAINS) if s.absorbed >> c & 1}
    s.joining = _mask(s, merger, "to_come", touching - known)
    s.asked = read_int(merger, "asked", 0, 0, int(s.players) - 1)
    check_merger(s, touching)


def _mask(s: Any, merger: Mapping[str, Any], field: str, default: set[int]) -> int:
    if field not in merger:
        return sum(1 << chain for chain in default)
    return sum(1 << chain for chain in {_chain(s, field, name) for name in read_list(merger, field, None, [])})


def check_merger(s: Any, touching: set[int]) -> None:
    """ACQ-4.1 to ACQ-4.3: the parts are the corporations around the tile, and there is something to decide."""
    parts = [1 << int(c) for c in (s.survivor, s.defunct) if c != NONE] + [int(s.joining), int(s.absorbed)]
    tied = bool(s.joining) and s.ask("only_largest", s.joining) == NONE
    each_once = sorted(c for part in parts for c in range(CHAINS) if part >> c & 1) == sorted(touching)
    fits = each_once and len(touching) >= 2 and s.safe & sum(parts) in (0, *parts)
    largest = s.ask("largest", sum(1 << chain for chain in touching))
    if s.phase == SURVIVOR:
        fits = fits and s.survivor == s.defunct == NONE and not s.absorbed and tied
    else:
        fits = fits and s.survivor != NONE and s.tiles[s.survivor] == largest
        if s.phase == ORDER:
            fits = fits and s.defunct == NONE and tied
        else:
            fits = fits and s.defunct != NONE
            if fits:
                fits = s.ask("largest", s.joining) <= s.tiles[s.defunct]
            if fits:
                held = int(s.shares[s.ask("actor"), s.defunct])
                fits = held > 0 and (s.phase == SELL or s.ask("most_trades", held) > 0)
    if not fits:
        raise BadPosition("acquire-error-position-merger", "ACQ-4.1")


def remember(s: Any, given: Mapping[str, Any]) -> None:
    """What everybody can know of the hands; nothing unless given."""
    players = int(s.players)
    memory = given.get("memory", {})
    if not isinstance(memory, Mapping):
        raise BadPosition("error-position-list", field="memory", length="")
    drawn = read_list(memory, "drawn", players, [int(s.n_hand[seat]) for seat in range(players)])
    ages = read_list(memory, "draws", players, [list(range(1, int(s.n_hand[seat]) + 1)) for seat in range(players)])
    absent = read_list(memory, "absent", players, [{}] * players)
    for seat in range(players):
        s.drawn[seat] = read_int({"drawn": drawn[seat]}, "drawn", 0, 0, CELLS)
        for i, age in enumerate(read_list({"draws": ages[seat]}, "draws", int(s.n_hand[seat]), [])):
            s.age[seat, i] = read_int({"draws": age}, "draws", 0, 1, int(s.drawn[seat]))
        if sorted(ages[seat]) != ages[seat] or not isinstance(absent[seat], Mapping):
            raise BadPosition("error-position-list", field="memory", length="")
        for name, count in absent[seat].items():
            s.absent[seat, _tile(name)] = read_int({"absent": count}, "absent", 0, 0, int(s.drawn[seat]))


def check_phase(s: Any) -> None:
    """What the game waits for has to be possible."""
    hand = [int(tile) for tile in s.hand[s.turn, : s.n_hand[s.turn]]]
    if s.phase == PLAY:
        fits = s.at == NONE and not s.bought and any(s.ask("playable", tile) for tile in hand)
    elif s.phase == FOUND:
        fits = s.at != NONE and s.board[s.at] == LONE and s.ask("would_found", s.at) and s.active != ALL_CHAINS
    elif s.phase == OVER:
        fits = bool(s.ending) and not s.bought
    else:
        fits = True
    if s.phase != BUY and s.bought:
        fits = False
    if not fits or (s.phase != OVER and s.ending):
        raise BadPosition("acquire-error-position-phase", "ACQ-3.1", phase=PHASES[s.phase])
