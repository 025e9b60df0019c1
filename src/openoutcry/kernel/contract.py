"""The contract every game fulfils, and how its functions are reached from Python."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from openoutcry.errors import BadOption, BadPlayers
from openoutcry.kernel.actions import Actions, Compound, Named, Reader, SayArgument
from openoutcry.kernel.alike import Alike
from openoutcry.kernel.chance import GAME_STREAM, key_of_seed
from openoutcry.kernel.compiling import Progress, compile_ahead, load_compiled
from openoutcry.kernel.edition import Edition
from openoutcry.kernel.events import EventKind
from openoutcry.kernel.instantiate import QUESTIONS, instantiate
from openoutcry.kernel.record import LANES, Layout, Reading, Writing
from openoutcry.kernel.uncompiled import uncompiled

Rule = Callable[..., Any]

Change = Callable[[Callable[[], None]], None]  # does, now or later, what it is given

# What a table asks the rules for. All of it is compiled together: "first use" comes once. What the fewest ask for is
# compiled last.
ENTRY, STUDY, ADVICE = (f"openoutcry.kernel.generic.{name}" for name in ("entry", "study", "advice"))
_AT_A_TABLE = {"call": ENTRY, "answers": QUESTIONS, "advice": ADVICE, "study": STUDY}  # by what a game calls them
AT_A_TABLE = tuple(_AT_A_TABLE.values())


def at_once(change: Callable[[], None]) -> None:
    """A change is made as soon as it can be."""
    change()


class Reason(NamedTuple):
    """Why an action is refused: the id of its text, and the clause."""

    message: str
    clause: str | None


class Reasons(list[Reason]):
    """Why a game refuses actions, each reason declared once: `HAS_ACTED = REASONS.add("has-acted", "MON-3.4")`.

    The text of a reason is `<game>-refused-<name>`. The number 0 is no reason: the action may be played.
    """

    def __init__(self, game: str) -> None:
        super().__init__([Reason("", None)])
        self._game = game

    def add(self, name: str, clause: str | None = None) -> int:
        """One more reason. Returns the number rules know it by."""
        self.append(Reason(f"{self._game}-refused-{name}", clause))
        return len(self) - 1


class Range(Enum):
    """What the numbers of an observation may be, whatever the options and numbers of the edition."""

    MARK = "0 or 1"
    SHARE = "0 to 1"
    COUNT = "0 and up"
    ANY = "any"

    @property
    def least(self) -> float:
        return float("-inf") if self is Range.ANY else 0.0

    @property
    def most(self) -> float:
        return float("inf") if self in (Range.COUNT, Range.ANY) else 1.0


class Observed(NamedTuple):
    """A stretch of the observation tensor: name, how many numbers, what they mean and may be."""

    name: str
    count: int  # type: ignore[assignment]  # a tuple has a method of that name; nobody counts in these
    meaning: str
    range: Range = Range.MARK
    version: int = 1  # of the observation it came with: the first numbers of a later version are those of the earlier
    axes: tuple[tuple[str, int], ...] = ()  # what they run over, the last one fastest, where it has names; how many


class Public(NamedTuple):
    """A field of the record that tells an onlooker how a game stands: it goes into datasets."""

    field: str
    names: Sequence[str] = ()  # what its numbers stand for, from 0
    note: str = ""  # what else has to be known to read it


class Priced(NamedTuple):
    """What has a price: where the view lists it, and what the things are called there."""

    listed: str
    name: str


class Question(NamedTuple):
    """Something plain Python asks the rules, so that no number has a second source.

    `rule(s, *takes)` answers with a number; where `gives` is a shape, `rule(s, *takes, out)` fills an array of it.
    A rule that is asked changes nothing but scratch space.
    """

    name: str
    rule: Rule
    takes: tuple[str, ...] = ()  # whole numbers all
    gives: tuple[int, ...] = ()


class Unseen(NamedTuple):
    """Something a seat does not know: what it is in each of many deals."""

    what: str
    of: dict[str, Any]  # which one: a company, a card
    names: Sequence[int | str]  # what the values stand for; a number is a seat
    values: np.ndarray  # by deal: the one that is so; or a row of what is so and what not, where several may be
    by: int | None = None  # the seat whose moves alone tell of it; None: everybody's do


def in_lines(*observation: Observed, version: int = 1) -> tuple[Observed, ...]:
    """What a version adds, filled up to whole lines of memory: rows are written, read and multiplied faster so."""
    missing = -sum(stretch.count for stretch in observation) % LANES
    spare = Observed("spare" if version == 1 else f"spare{version}", missing, "0: fills up a line of memory")
    return tuple(stretch._replace(version=version) for stretch in (*observation, *([spare] if missing else [])))


def starts(observation: Sequence[Observed]) -> tuple[int, ...]:
    """Where each stretch begins in the tensor, and where the last one ends."""
    return tuple(accumulate((stretch.count for stretch in observation), initial=0))


EACH_DECISION, EACH_PHASE = "decision", "phase"


@dataclass(frozen=True)
class OnGpu:
    """How the threads of a GPU play a game best, one game each: as measured."""

    phases: int = 1  # of the record's `phase`, which games play one after the other; 1: nobody waits for a phase
    threads: int = 1024  # of a block, in step with each other
    waits: str = EACH_DECISION  # after what the threads of a block wait for each other
    registers: int = 64  # for each thread
    in_order: bool = False  # in a vector environment: are games that do the same played side by side?


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its data, its rules, its words. The rules are functions over a record `s`.

    setup(s)                      lay out a new game; players, options and key are in the record already
    pending(s)                    bit mask of the seats the game waits for
    optional(s)                   bit mask of further seats that may act though nobody waits for them
    legal(s, seat, mask)          fill mask (uint8, n_actions) with 0 and 1, return how many are 1
    refusal(s, seat, action)      0 if the action may be played now, else an index into `reasons`
    apply(s, seat, action)        play a legal action
    over(s)                       has the game ended
    scores(s, out)                the standing of every seat, as if the game ended now
    winners(s)                    bit mask of those who would win, as if the game ended now
    hide(s, seat)                 wipe what a seat (SPECTATOR: any onlooker) does not know
    deal_unknown(s, seat, chance) fill what is hidden with a possibility, drawn from `chance`
    observe(s, seat, out)         the hidden record as float32 numbers, described by `observation`
    audit(s)                      0 if cards and money are all there, else the number of what is not
    """

    name: str
    package: str  # where its folder is: what is not said here is found there (terminal, picture, locale)
    edition: Edition
    layout: Layout
    actions: Actions
    setup: Rule
    pending: Rule
    optional: Rule
    legal: Rule
    refusal: Rule
    apply: Rule
    over: Rule
    scores: Rule
    winners: Rule
    hide: Rule
    deal_unknown: Rule
    observe: Rule
    audit: Rule
    reasons: Sequence[Reason]  # reasons[0] is never used: 0 means "may be played"
    events: Sequence[EventKind]
    observation: Sequence[Observed]
    longest: int  # no game has more decisions than this, whatever its options
    questions: Sequence[Question]  # what view, moves, notation and words ask, beside the rules above
    # From here on plain Python, over a hidden record `h` unless said otherwise.
    name_argument: Callable[[str, Any], Any]  # an event's argument as JSON: ("card", 12) -> {...}
    say_argument: SayArgument  # an argument of an event or an action in words, for its sentence
    view: Callable[[Any, int | None], Mapping[str, Any]]  # what is on the table
    position: Callable[[Any], dict[str, Any]]  # a full record as notation
    place: Callable[[Any, Mapping[str, Any]], None]  # notation into a blank record with options set
    check_options: Callable[[int, Mapping[str, Any]], None] = field(default=lambda players, options: None)
    compound: Compound = field(default_factory=Compound)  # moves that are more than one of the actions
    readers: Mapping[str, Reader] = field(default_factory=dict)  # of arguments people say in more ways than one
    # A named move with the names an option gives to things (the `opt` of the record): by default as it is.
    dress_move: Callable[[Any, dict[str, Any]], dict[str, Any]] = field(default=lambda opt, move: move)
    house: Rule | None = None  # house(s, seat, mask, chance): the house strategy, over a hidden record
    # Belief, for games whose hidden things last: an earlier moment as it was in one deal of the present.
    recall: Rule | None = None  # recall(s, now, seat, mover, action): into a hidden record of then; False if too early
    as_dealt: Rule | None = None  # as_dealt(s, now, mover, action): the mover's action there, -1 if it can't be told
    house_looks: int = 1  # how often belief asks the house what it would do; more where it throws dice
    unseen: Callable[[Any, np.ndarray], list[Unseen]] | None = None  # unseen(h, deals): what one would like to know
    # Who of the winners may change one declared number for the next game; nobody in most games.
    may_change_rule: Callable[[Sequence[int]], list[int]] = field(default=lambda winners: [])
    # Money, cards and shares of all seats, prices and sizes of the companies, in short.
    holdings: Callable[[Any], dict[str, Any]] = field(default=lambda h: {"seats": [], "companies": {}})
    longest_with: Callable[[int, Any], int] | None = None  # nor more than this with so many players and these numbers
    # So many seats at most may act at one moment though nobody waits for them, with so many players and these numbers.
    unasked: Callable[[int, Any], int] = field(default=lambda players, opt: players - 1)
    companies: Sequence[str] = ()  # their names
    cards: Mapping[str, int] = field(default_factory=dict)  # cards, or tiles, by name, and how many there are of each
    # Change, in a record, what the seat knows but an option does not display: its view stays the same.
    cover: Callable[[Any, int | None], None] = field(default=lambda s, seat: None)
    clauses: str = ""  # the letters before a clause's number
    public: Sequence[Public] = ()
    priced: Priced | None = None
    seat_arguments: Sequence[str] = ("seat", "other")  # arguments that are seats: they are said as names
    # A field with an entry for every turn played, and the field that counts them: `observe` reads only the last one.
    past: tuple[str, str] | None = None
    on_gpu: OnGpu = field(default_factory=OnGpu)
    # What only names tell apart, with the numbers of a record's `opt`.
    alike: Callable[[Any], Sequence[Alike]] = field(default=lambda opt: ())

    def most_decisions(self, players: int, opt: Any) -> int:
        """No game of so many players with these numbers (the `opt` of a record) has more decisions."""
        return self.longest if self.longest_with is None else self.longest_with(players, opt)

    @property
    def n_actions(self) -> int:
        return self.actions.count_all

    def name_action(self, code: int) -> Named:
        """An action as JSON: {"move": "swap", "with": "left"}."""
        return self.actions.name(code)

    def action_codes(self, h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
        """The actions a named move stands for, by what the seat knows."""
        several = self.compound.codes(h, seat, move)
        return [self.actions.code(h, seat, move, self.readers)] if several is None else several

    def parse_move(self, written: str) -> Named:
        """A text as a named move: "swap left"."""
        return self.compound.hear(written) or self.actions.hear(written)

    def write_move(self, move: Mapping[str, Any]) -> str:
        """The short text of a named move; parse_move reads it back."""
        return self.compound.write(move) or self.actions.write(move)

    def say_move(self, move: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        """What a named move does, in a sentence with the players' names."""
        own = self.compound.say(move, names, language)
        return own or self.actions.say(move, names, language, self.say_argument, self.seat_arguments)

    def part(self, name: str) -> Any:
        """A module of the game's folder, None if it has no such: how it looks in the terminal, say."""
        whole = f"{self.package}.{name}"
        return import_module(whole) if find_spec(whole) else None

    @property
    def observation_size(self) -> int:
        return sum(part.count for part in self.observation)

    @property
    def observation_version(self) -> int:
        return max(part.version for part in self.observation)

    def observed_by(self, version: int | None = None) -> int:
        """How many of the observation's numbers a version has: they are the first ones of the newest."""
        if version is None:
            return self.observation_size
        if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= self.observation_version:
            raise BadOption("observation", version, f"1–{self.observation_version}")
        return sum(part.count for part in self.observation if part.version <= version)

    def seen_bytes(self) -> dict[str, int]:
        """What `observe` needs of a record: all up to PAST, all from PAST_END to BODY, and the last ENTRY between.

        At COUNTED those entries are counted.
        """
        body, fields = self.layout.body, self.layout.dtype.fields
        if self.past is None or fields is None:
            return {"PAST": body, "PAST_END": body, "BODY": body, "ENTRY": 0, "COUNTED": 0}
        (entries, first), (_, counter) = (fields[name][:2] for name in self.past)
        each = entries.itemsize // entries.shape[0]
        return {"PAST": first, "PAST_END": first + entries.itemsize, "BODY": body, "ENTRY": each, "COUNTED": counter}

    def algorithm(self, template: str, *together: str) -> ModuleType:
        """A generic algorithm for this game, callable from Python. What is needed with it is compiled at once."""
        if template not in self._ready:
            compile_ahead(self, *dict.fromkeys((template, *together)))
            self._ready.update({each: instantiate(self, each) for each in {template, *together}})
        return self._ready[template]

    @cached_property
    def _ready(self) -> dict[str, ModuleType]:
        return {}

    @cached_property
    def call(self) -> ModuleType:
        """The rules, callable from Python on (array of records, index)."""
        return self.algorithm(ENTRY, *AT_A_TABLE)

    @cached_property
    def answers(self) -> ModuleType:
        """The questions, likewise."""
        return self.algorithm(QUESTIONS, *AT_A_TABLE)

    @cached_property
    def study(self) -> ModuleType:
        """Guessing, observing and auditing, likewise."""
        return self.algorithm(STUDY, *AT_A_TABLE)

    @cached_property
    def advice(self) -> ModuleType:
        """The house strategy, asked for single decisions."""
        return self.algorithm(ADVICE, *AT_A_TABLE)

    def play_uncompiled(self) -> None:
        """Play by the rules as plain Python runs them, until `play_compiled`: far slower, and there at once."""
        for name, template in _AT_A_TABLE.items():
            self.__dict__.setdefault(name, uncompiled(instantiate(self, template)))

    def play_compiled(self, change: Change = at_once, progress: Progress | None = None) -> None:
        """Compile and load all a table asks for where that is still to be done.

        Each part counts from the next call on, once it is there; with `change`, from when that does what it is given.
        """

        def made(template: str) -> None:
            load_compiled(self, template)
            change(partial(self._change_over, template))

        compile_ahead(self, *AT_A_TABLE, progress=progress, made=made)

    def _change_over(self, template: str) -> None:
        (name,) = (name for name, each in _AT_A_TABLE.items() if each == template)
        self.__dict__[name] = self.algorithm(template)

    def ask(self, question: str, states: np.ndarray, at: int, *numbers: int) -> Any:
        """What the rules say of one record: a number, or (nested) lists of numbers."""
        gives = self._gives[question]
        rule = getattr(self.answers, question)
        # NumPy's narrow integers would each be compiled for.
        given = map(int, numbers)
        if not gives:
            return int(rule(states, at, *given))
        out = np.zeros(gives, np.int64)
        rule(states, at, *given, out)
        return out.tolist()

    @cached_property
    def _gives(self) -> dict[str, tuple[int, ...]]:
        return {question.name: question.gives for question in self.questions}

    def read(self, states: np.ndarray, at: int = 0) -> Reading:
        """One record for plain Python, which may ask questions about it."""
        return Reading(states[at], self._asker(states, at))

    def lay_out(self, states: np.ndarray, position: Mapping[str, Any], at: int = 0) -> None:
        """A position in notation onto a blank record with options set."""
        self.place(Writing(states[at], self._asker(states, at)), position)

    def _asker(self, states: np.ndarray, at: int) -> Callable[..., Any]:
        return lambda question, *numbers: self.ask(question, states, at, *numbers)

    def check_players(self, players: Any) -> int:
        least, most = self.edition.least_players, self.edition.most_players
        if isinstance(players, bool) or not isinstance(players, int) or not least <= players <= most:
            raise BadPlayers(players, least, most)
        return players

    def blank(
        self, players: int, options: Mapping[str, Any] | None = None, numbers: Mapping[str, Any] | None = None
    ) -> np.ndarray:
        """A record with seats, options and numbers set and nothing on the table."""
        self.check_players(players)
        state = self.layout.blank()
        self.edition.write(state[0].opt, {} if options is None else options, {} if numbers is None else numbers)
        self.check_options(players, {**self.edition.defaults(), **self.edition.read(state[0].opt, option=True)})
        state[0].players = players
        return state

    def new(
        self,
        players: int,
        seed: str,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
    ) -> np.ndarray:
        """A new game, laid out, as an array of one record."""
        state = self.blank(players, options, numbers)
        set_key(state[0].chance, key_of_seed(seed))
        self.call.start(state, 0)
        return state


def set_key(chance: Any, key: bytes) -> None:
    """Put a 256-bit key into a chance record that has drawn nothing."""
    chance.key[:] = np.frombuffer(key, "<u4")
    chance.stream = GAME_STREAM
    chance.drawn = 0
    chance.block[:] = 0
