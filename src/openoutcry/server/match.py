"""A match as the server holds it: the table, its stored rows, and what each place may be told. No I/O.

A place is a seat or None, the onlooker's. Nothing here hands out the number of actions: it would tell what others do
face down.
"""

from collections.abc import Sequence
from typing import Any

import orjson

from openoutcry.errors import BadLog
from openoutcry.server.model import ACTION, UNDO, Row, Sheet
from openoutcry.server.people import names_in
from openoutcry.table import Log, Table
from openoutcry.table.table import AnyMove
from openoutcry.table.undo import Place, bit_of, group
from openoutcry.table.words import say_event


def dumps(message: Any) -> str:
    """JSON as it is sent."""
    return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS).decode()


def lay_out(sheet: Sheet) -> Table:
    """The table of a sheet before the first move."""
    names = [seat.name or "" for seat in sheet.seats]
    if sheet.position is not None:
        return Table.from_position(sheet.position, names)
    table = Table(sheet.game, sheet.players, sheet.seed, sheet.options, sheet.numbers, names)
    table.log.changed_by = [dict(change) for change in sheet.changed_by]
    return table


def play_again(sheet: Sheet, actions: Sequence[Row]) -> Table:
    """The table after these actions."""
    table = lay_out(sheet)
    for row in actions:
        table.play(row.seat, row.code)
    return table


def stored_log(sheet: Sheet, rows: Sequence[Row]) -> Log:
    """The log as it was kept, whether or not today's rules could play it again."""
    rules = sheet.rules or {"version": 0, "edition": ""}
    live, _ = without_undone(rows)
    return Log(
        game=sheet.game,
        rules_version=rules["version"],
        edition=rules["edition"],
        players=sheet.players,
        options=sheet.options,
        numbers=sheet.numbers,
        seed=sheet.seed,
        position=sheet.position,
        names=[seat.name or "" for seat in sheet.seats],
        actions=[(row.seat, row.code, row.digest) for row in live],
        changed_by=[dict(change) for change in sheet.changed_by],
    )


def without_undone(rows: Sequence[Row]) -> tuple[list[Row], list[int]]:
    """The actions that stand, and for each undo the mask of the places that lost events by it."""
    live: list[Row] = []
    told: list[int] = []
    for row in rows:
        if row.kind == ACTION:
            live.append(row)
            continue
        first, last = group(live, row.code)
        del live[first:last]
        told.append(row.told)
    return live, told


class Match:
    """One match in progress, or finished."""

    def __init__(self, sheet: Sheet, rows: Sequence[Row] = ()) -> None:
        self.sheet = sheet
        self.rows = list(rows)
        self.epochs: dict[Place, int] = dict.fromkeys((None, *range(sheet.players)), 0)
        self.live, undone = without_undone(self.rows)
        for told in undone:
            self._count_epochs(told)
        self.table = play_again(sheet, self.live)
        self.clients = {row.client for row in self.rows if row.client}
        self._sentences: dict[tuple[str, Any], str] = {}
        self._encoded: dict[tuple[Place, str], list[str]] = {}
        if self.rows and self._digest() != self.rows[-1].digest:
            raise BadLog("error-log-digest", number=len(self.rows))

    @property
    def game(self) -> Any:
        return self.table.game

    def names(self, language: str) -> list[str]:
        """Who sits here, as a reader of the language calls them."""
        return names_in(self.sheet, language)

    @property
    def places(self) -> list[Place]:
        return [None, *range(self.sheet.players)]

    def _digest(self) -> str:
        log = self.table.log
        return log.actions[-1][2] if log.actions else log.first_digest

    def _count_epochs(self, told: int) -> None:
        for place in self.epochs:
            if told & bit_of(place):
                self.epochs[place] += 1

    # --- going on ----------------------------------------------------------------------------------

    def play(self, seat: int, move: AnyMove, client: str | None, at: int) -> list[Row]:
        """Play a move; the rows to store come back. The caller drops this match if they can't be stored."""
        before = len(self.table.log.actions)
        self.table.play(seat, move)
        rows = [
            Row(len(self.rows) + 1 + i, ACTION, who, code, i == 0, 0, digest, client if i == 0 else None, at)
            for i, (who, code, digest) in enumerate(self.table.log.actions[before:])
        ]
        self.rows += rows
        self.live += rows
        if client:
            self.clients.add(client)
        return rows

    def take_back(self, first: int, table: Table, told: int, seat: int, client: str | None, at: int) -> list[Row]:
        """Go on with a table on which the move that starts with row `first` was never played."""
        a, b = group(self.live, first)
        del self.live[a:b]
        self.table = table
        self._encoded.clear()
        self._count_epochs(told)
        row = Row(len(self.rows) + 1, UNDO, seat, first, True, told, self._digest(), client, at)
        self.rows.append(row)
        if client:
            self.clients.add(client)
        return [row]

    def decisions_of(self, seat: int) -> int:
        """How often a seat has decided, counted over undone moves too."""
        return sum(row.seat == seat for row in self.rows)

    # --- what may be told ----------------------------------------------------------------------------

    def number(self, place: Place) -> int:
        return self.table.count_events(place)

    def known(self, place: Place) -> bytes:
        """The hidden record of a place: all its view is made from."""
        known: bytes = self.game.layout.to_bytes(self.table.hidden(place))
        return known

    def view(self, place: Place) -> dict[str, Any]:
        return self.table.view(place)

    def said_view(self, view: dict[str, Any], language: str) -> dict[str, Any]:
        """A view with its moves as sentences."""
        return {**view, "moves": [{**move, "say": self.say_move(move, language)} for move in view["moves"]]}

    def events(self, place: Place, since: int, language: str) -> list[dict[str, Any]]:
        """What the place saw, from its since-th event on, as sentences too."""
        return [{**event, "say": self.say_event(event, language)} for event in self.table.events(place, since)]

    def encoded_events(self, place: Place, since: int, language: str) -> str:
        """The same as a JSON list; every event is encoded once for its place and language, however many ask."""
        while self.encode_some(place, language):
            pass
        return "[" + ",".join(self._encoded[place, language][since:]) + "]"

    def encode_some(self, place: Place, language: str, most: int = 50) -> bool:
        """Encode some of the events not encoded yet. True where more are left: others may go first then."""
        done = self._encoded.setdefault((place, language), [])
        events = self.table.events(place, len(done), most)
        done += [dumps({**event, "say": self.say_event(event, language)}) for event in events]
        return len(done) < self.number(place)

    def say_event(self, event: dict[str, Any], language: str) -> str:
        key = (language, orjson.dumps(event))
        if key not in self._sentences:
            self._sentences[key] = say_event(self.game, event, self.names(language), language)
        return self._sentences[key]

    def say_move(self, move: dict[str, Any], language: str) -> str:
        key = (language, move["code"])
        if key not in self._sentences:
            named = self.table.move(move["code"]).json
            self._sentences[key] = self.game.say_move(named, self.names(language), language)
        return self._sentences[key]
