"""The table: one match, from the deal to the score. Every move passes one gate of checks."""

import copy
import io
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from openoutcry.errors import (
    BadLog,
    BadMove,
    BadOption,
    BadPosition,
    BadSeat,
    GameOver,
    IllegalMove,
    NotYourTurn,
    OutcryError,
)
from openoutcry.extras import MissingExtra, need
from openoutcry.games import load_game
from openoutcry.kernel.chance import CHANCE, key_of_seed, new_seed, refill
from openoutcry.kernel.contract import Game, set_key
from openoutcry.kernel.events import SPECTATOR
from openoutcry.kernel.seeds import checked_seed
from openoutcry.table.log import Log, as_written
from openoutcry.table.moves import Move, move_of

AnyMove = Move | int | str | Mapping[str, Any]
POSITION_FORMAT = "openoutcry-position/1"
SNAPSHOT_EVERY = 32  # actions between kept states: stepping back replays at most this many


class Table:
    """A match of one game.

    >>> t = Table("money", players=4, seed="any text")
    >>> t.pending
    [0, 1, 2, 3]
    """

    def __init__(
        self,
        game: str,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game: Game = load_game(game)
        seed = new_seed() if seed is None else checked_seed(seed)
        state = self.game.new(players, seed, options, numbers)
        self._begin(state, seed, None, names)

    def _begin(
        self, state: np.ndarray, seed: str | None, position: dict[str, Any] | None, names: Sequence[str]
    ) -> None:
        edition = self.game.edition
        try:
            named = [as_written(str(name)) for name in names]
        except ValueError as wrong:
            raise BadOption("names", list(names), str(int(state[0].players))) from wrong
        if len(named) not in (0, int(state[0].players)):
            raise BadOption("names", named, str(int(state[0].players)))
        self._state = state
        self.players = int(state[0].players)
        self.log = Log(
            game=self.game.name,
            rules_version=edition.rules_version,
            edition=edition.digest,
            players=self.players,
            options=edition.read(state[0].opt, option=True),
            numbers=edition.read(state[0].opt, option=False),
            seed=seed,
            position=position,
            names=named,
        )
        self._mask = np.zeros(self.game.n_actions, np.uint8)
        self._at = 0
        self._kept: dict[int, bytes] = {0: self.game.layout.to_bytes(state)}
        self._happened: list[list[dict[str, Any]]] = [self._take_events()]
        self._seen_by: dict[int, tuple[int, list[dict[str, Any]]]] = {}
        self._known: dict[int, np.ndarray] = {}  # what was hidden already of the state shown, by seat

    def __repr__(self) -> str:
        """'<Table acquire, 4 players, seed 'any text': 17 actions, waits for seat 2>'."""
        seed = "a position" if self.log.seed is None else f"seed {self.log.seed!r}"
        if self.over:
            stands = f"won by {_listed(self.winners())} with {max(self.scores()):,}"
        else:
            stands = f"waits for {_listed(self.pending)}"
        return f"<Table {self.game.name}, {self.players} players, {seed}: {self._at} actions, {stands}>"

    def _repr_png_(self) -> bytes | None:
        """In a notebook: the table as an onlooker sees it, if it can be drawn."""
        try:
            return self.picture()
        except MissingExtra:
            return None

    def picture(self, seat: int | None = None) -> bytes | None:
        """What the seat (None: an onlooker) may know, drawn, as PNG; None if the game draws no picture."""
        drawing = self.game.part("picture")
        if drawing is None:
            return None
        need("PIL", "env")
        from openoutcry.sheet import Sheet

        sheet, out = Sheet(), io.BytesIO()
        drawing.draw(sheet, self.view(seat), self.log.names or [f"seat {each}" for each in range(self.players)])
        sheet.image.save(out, "PNG")
        return out.getvalue()

    # --- where the match stands --------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many actions led to the state shown."""
        return self._at

    @property
    def pending(self) -> list[int]:
        """The seats the game waits for."""
        return _seats(self.game.call.waiting(self._state, 0))

    @property
    def optional(self) -> list[int]:
        """Seats that may act though nobody waits for them."""
        return _seats(self.game.call.may_act(self._state, 0))

    @property
    def over(self) -> bool:
        return bool(self.game.call.ended(self._state, 0))

    def scores(self) -> list[int]:
        """The standing of every seat, secret cards and all; final once the game is over."""
        out = np.zeros(self.players, np.int64)
        self.game.call.standing(self._state, 0, out)
        return [int(score) for score in out]

    def holdings(self, seat: int | None = None) -> dict[str, Any]:
        """Money, cards and shares of all seats, prices and sizes of companies; with a seat, as far as it knows them."""
        return self.game.holdings(self.game.read(self._state) if seat is None else self._hidden(seat))

    def winners(self) -> list[int]:
        """Who has won, once the game is over; several share the win."""
        return _seats(self.game.call.best(self._state, 0)) if self.over else []

    @property
    def digest(self) -> str:
        """A digest of the state: equal positions, equal digests."""
        return self.game.layout.digest(self._state)

    def to_bytes(self) -> bytes:
        """The state as bytes."""
        return self.game.layout.to_bytes(self._state)

    # --- moves -------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[Move]:
        """What the seat may do now."""
        self._check_seat(seat)
        self.game.call.legal_mask(self._state, 0, seat, self._mask)
        opt = self._state[0].opt
        return [move_of(self.game, code, opt) for code in np.flatnonzero(self._mask).tolist()]

    def move(self, code: int) -> Move:
        """The move of an action code."""
        return move_of(self.game, code, self._state[0].opt)

    def play(self, seat: int, move: AnyMove) -> list[Move]:
        """Play a move: a Move, its code, its JSON or its text. A compound move is played whole or not at all."""
        codes = self.understand(seat, move)
        before, at = self._state.copy(), self._at
        played, happened = len(self.log.actions), len(self._happened)
        try:
            for code in codes:
                self._act(seat, code)
        except BaseException:  # an interrupt from the keyboard leaves no half a move either
            self._state, self._at = before, at
            self._known.clear()
            del self.log.actions[played:]
            del self._happened[happened:]
            for number in [n for n in self._kept if n > at]:
                del self._kept[number]
            raise
        return [self.move(code) for code in codes]

    def understand(self, seat: int, move: AnyMove) -> list[int]:
        """The gate: over, seat, turn, then what is meant. Whether it is allowed, the rules say."""
        self._check_seat(seat)
        if self.over:
            raise GameOver()
        if self._at != len(self.log.actions):
            raise IllegalMove("error-not-at-end", number=self._at, last=len(self.log.actions))
        if seat not in self.pending and seat not in self.optional:
            raise NotYourTurn(seat=seat, pending=", ".join(map(str, self.pending)))
        if isinstance(move, Move):
            return [move.code]
        if isinstance(move, bool):
            raise BadMove(said=move)
        if isinstance(move, int | np.integer):
            return [int(move)]
        if isinstance(move, str):
            move = self.game.parse_move(move)
        if not isinstance(move, Mapping):
            raise BadMove(said=move)
        return self.game.action_codes(self._hidden(seat), seat, move)

    def _act(self, seat: int, code: int) -> None:
        """One action, or an error and nothing changed."""
        if seat not in self.pending and seat not in self.optional:
            raise NotYourTurn(seat=seat, pending=", ".join(map(str, self.pending)))
        if not 0 <= code < self.game.n_actions:
            raise BadMove("error-move-code", code=code, most=self.game.n_actions - 1)
        refused = self.game.call.act(self._state, 0, seat, code)
        if refused:
            reason = self.game.reasons[refused]
            raise IllegalMove(reason.message, reason.clause, move=self.move(code).text)
        self._known.clear()
        self.log.actions.append((seat, code, self.log.next_digest(seat, code, self.digest)))
        self._at += 1
        if self._at % SNAPSHOT_EVERY == 0:
            self._kept[self._at] = self.game.layout.to_bytes(self._state)
        self._happened.append(self._take_events())

    def why_not(self, seat: int, move: AnyMove) -> OutcryError | None:
        """What `play` would raise, None if the move can be played. Changes nothing."""
        trial = copy.copy(self)
        trial._state, trial._kept = self._state.copy(), dict(self._kept)
        trial.log, trial._happened = copy.copy(self.log), list(self._happened)
        trial.log.actions = list(self.log.actions)
        trial._seen_by, trial._known = {}, {}
        try:
            trial.play(seat, move)
        except OutcryError as refused:
            return refused
        return None

    def _check_seat(self, seat: Any) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadSeat(seat, self.players)

    # --- events and views --------------------------------------------------------------------------

    def _take_events(self) -> list[dict[str, Any]]:
        record = self._state[0]
        assert not record.lost_events, f"{self.game.name}: more events than the record has room for"
        noted = []
        for event in record.events[: record.n_events]:
            kind = self.game.events[event["kind"]]
            named = {name: self.game.name_argument(name, value) for name, value in kind.unpack(event["args"]).items()}
            noted.append({"to": int(event["to"]), "event": kind.name, **named})
        record.n_events = 0
        return noted

    def events(self, seat: int | None, since: int = 0, most: int | None = None) -> list[dict[str, Any]]:
        """What the seat (None: an onlooker) saw happen, from its since-th event on."""
        seen = self._seen(seat)[since : None if most is None else since + most]
        return [{key: value for key, value in event.items() if key != "to"} for event in seen]

    def count_events(self, seat: int | None) -> int:
        """How many events the seat (None: an onlooker) saw happen."""
        return len(self._seen(seat))

    def _seen(self, seat: int | None) -> list[dict[str, Any]]:
        if seat is not None:
            self._check_seat(seat)
        # Asked after every move of a long match: only what is new is looked through.
        bit = SPECTATOR if seat is None else seat
        upto = self._at + 1
        done, seen = self._seen_by.get(bit, (0, []))
        if done > upto:
            done, seen = 0, []
        for group in self._happened[done:upto]:
            seen += [event for event in group if event["to"] >> bit & 1]
        self._seen_by[bit] = (upto, seen)
        return seen

    def happened(self) -> list[list[dict[str, Any]]]:
        """Everything that happened, secrets and all: at the start, then action by action."""
        return [[{k: v for k, v in event.items() if k != "to"} for event in group] for group in self._happened]

    def _hidden(self, seat: int | None) -> Any:
        return self.game.read(self.hidden(seat))

    def hidden(self, seat: int | None) -> np.ndarray:
        """The record with all wiped that the seat does not know: what a bot is given."""
        if seat is not None:
            self._check_seat(seat)
        place = SPECTATOR if seat is None else seat
        if place not in self._known:
            state = self._state.copy()
            self.game.call.hide_from(state, 0, place)
            self.game.layout.wipe_tail(state)
            self._known[place] = state
        return self.game.layout.whole_copy(self._known[place])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat (None: an onlooker) may know, as JSON."""
        h = self._hidden(seat)
        seen: dict[str, Any] = {
            "game": self.game.name,
            "rules_version": self.game.edition.rules_version,
            "players": self.players,
            "seat": seat,
            "options": {**self.game.edition.defaults(), **self.log.options},
            "numbers": dict(self.log.numbers),
            "pending": self.pending,
            "over": self.over,
            "events": self.count_events(seat),
            "table": self.game.view(h, seat),
            "moves": [] if seat is None else [{"code": m.code, "text": m.text, **m.json} for m in self.legal(seat)],
        }
        if self.log.changed_by:
            seen["changed_by"] = self.log.changed_by
        if self.over:
            seen["scores"] = self.scores()
            seen["winners"] = self.winners()
        return seen

    # --- back and forth ----------------------------------------------------------------------------

    def go_to(self, number: int) -> "Table":
        """Show the state after that many actions. Moves are played at the end of the log only."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self.log.actions):
            raise BadLog("error-log-number", number=number, last=len(self.log.actions))
        start = max(n for n in self._kept if n <= number)
        self._state = self.game.layout.from_bytes(self._kept[start])
        for seat, code, _ in self.log.actions[start:number]:
            self.game.call.act(self._state, 0, seat, code)
        self._state[0].n_events = 0
        self._known.clear()
        self._at = number
        return self

    def back(self, actions: int = 1) -> "Table":
        """Step back, to the start at most."""
        return self.go_to(max(0, self._at - actions))

    def forward(self, actions: int = 1) -> "Table":
        """Step forward, to the end at most."""
        return self.go_to(min(len(self.log.actions), self._at + actions))

    def until(self, number: int) -> "Table":
        """A table of its own on which only that many actions were played."""
        other = copy.copy(self)
        other.log = replace(self.log, actions=self.log.actions[: max(0, number)])
        other._mask = np.zeros_like(self._mask)
        other._kept = {n: state for n, state in self._kept.items() if n <= max(0, number)}
        other._happened = self._happened[: number + 1]
        other._seen_by, other._known = {}, {}
        return other.go_to(number)

    def branch(self) -> "Table":
        """A table of its own that goes on from the state shown here."""
        return Table.from_position(self.position(), self.log.names)

    # --- logs and positions ------------------------------------------------------------------------

    @classmethod
    def replay(cls, log: Log) -> "Table":
        """Play a log again; every digest has to come out as it is written."""
        game = load_game(log.game)
        if log.rules_version != game.edition.rules_version:
            raise BadLog("error-log-rules", written=log.rules_version, known=game.edition.rules_version)
        if log.edition != game.edition.digest:
            raise BadLog("error-log-edition", game=log.game)
        if log.position is None:
            if log.seed is None:
                raise BadLog("error-log-no-seed")
            table = cls(log.game, log.players, log.seed, log.options, log.numbers, log.names)
        else:
            table = cls.from_position(log.position, log.names)
        if log.published_hash is not None and log.seed is not None and log.published_hash != table.log.seed_hash:
            raise BadLog("error-log-seed", published=log.published_hash, found=table.log.seed_hash)
        table.log.changed_by = log.changed_by
        for number, (seat, code, digest) in enumerate(log.actions):
            try:
                table.play(seat, code)
            except OutcryError as refused:
                raise BadLog("error-log-refused", refused.clause, number=number, why=refused) from refused
            if table.log.actions[-1][2] != digest:
                raise BadLog("error-log-digest", number=number)
        return table

    @classmethod
    def load(cls, file: str | Path) -> "Table":
        """A table from a saved log."""
        return cls.replay(Log.load(file))

    def position(self) -> dict[str, Any]:
        """The whole state, secrets and all, as readable notation."""
        return self._noted(self._state)

    def supposed(self, seat: int, seed: int | str) -> dict[str, Any]:
        """A position as the seat may suppose it: what it knows is as it is, all else is dealt anew from the seed."""
        state = self.hidden(seat)
        chances = np.zeros(1, CHANCE)
        chances["key"] = np.frombuffer(key_of_seed(checked_seed(seed)), "<u4")
        self.game.study.guess(state, 0, seat, chances, 0)
        return self._noted(state)

    def _noted(self, state: np.ndarray) -> dict[str, Any]:
        chance = state[0].chance
        return {
            "format": POSITION_FORMAT,
            "game": self.game.name,
            "rules_version": self.game.edition.rules_version,
            "players": self.players,
            "options": dict(self.log.options),
            "numbers": dict(self.log.numbers),
            **self.game.position(self.game.read(state)),
            "chance": {"key": chance.key.tobytes().hex(), "drawn": int(chance.drawn)},
        }

    @classmethod
    def from_position(cls, position: Mapping[str, Any], names: Sequence[str] = ()) -> "Table":
        """A table that starts from a position. Without `chance` the future is drawn afresh."""
        if not isinstance(position, Mapping) or not isinstance(position.get("game"), str):
            raise BadPosition("error-position-game")
        try:
            kept = position = as_written(dict(position))
        except ValueError as broken:
            raise BadPosition("error-position-json", why=broken) from broken
        if position.get("format", POSITION_FORMAT) != POSITION_FORMAT:
            raise BadPosition("error-position-word", field="format", value=position["format"], allowed=POSITION_FORMAT)
        game = load_game(position["game"])
        version = position.get("rules_version", game.edition.rules_version)
        if version != game.edition.rules_version:
            raise BadPosition("error-log-rules", written=version, known=game.edition.rules_version)
        state = game.blank(position.get("players"), position.get("options"), position.get("numbers"))  # type: ignore[arg-type]
        kept.setdefault("chance", {"key": key_of_seed(new_seed()).hex(), "drawn": 0})
        set_chance(state, kept["chance"])
        game.lay_out(state, kept)
        wrong = game.study.check(state, 0)
        if wrong:
            raise BadPosition("error-position-audit", number=wrong)
        table = cls.__new__(cls)
        table.game = game
        table._begin(state, None, kept, names)
        return table


def set_chance(state: np.ndarray, given: Any) -> None:
    """Key and count of a position's chance; the block follows from them."""
    try:
        key, drawn = bytes.fromhex(given["key"]), given["drawn"]
    except (TypeError, KeyError, ValueError) as wrong:
        raise BadPosition("error-position-chance") from wrong
    if len(key) != 32 or isinstance(drawn, bool) or not isinstance(drawn, int) or not 0 <= drawn < 2**62:
        raise BadPosition("error-position-chance")
    set_key(state[0].chance, key)
    state[0].chance.drawn = drawn
    refill(state["chance"], 0)


def _listed(seats: Sequence[int]) -> str:
    return ("seat " if len(seats) == 1 else "seats ") + ", ".join(map(str, seats))


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(SPECTATOR) if int(mask) >> seat & 1]
