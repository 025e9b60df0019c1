"""The actions of a game, each kind declared once: codes, JSON, short text, parsing and sentences follow from it.

    ACTIONS = Actions("watch")
    BET = ACTIONS.add("bet {side} x{multiplier}", Argument("side", SIDES), Argument("multiplier", MULTIPLIERS))

`BET` is the first code of the kind, and the last argument runs fastest. The JSON is {"move": "bet", "side": "rise",
"multiplier": 5}, the text "bet rise x5", the sentence `watch-move-bet`, a wrong side `watch-error-side`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple

from openoutcry.errors import BadMove
from openoutcry.kernel.notation import whole_number
from openoutcry.language import text

Named = dict[str, Any]  # a move as JSON
Secret = Sequence[str] | Callable[[Named], Sequence[str]]  # arguments others don't see; or by what the move is
Reader = Callable[[Any, int, Any], int]  # hidden record, seat, what is given -> its place among the values
SayArgument = Callable[[str, Any, str], Any]

_ARGUMENT = re.compile(r"\\\{(\w+)\\\}")  # in a form that is escaped


def read_count(what: str, given: Any, least: int, most: int) -> int:
    """A whole number within bounds, as a move names it."""
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise BadMove("error-move-number", what=what, said=given, least=least, most=most)
    return given


class Argument(NamedTuple):
    """What an action is about: its name in JSON and what it may be there, by place."""

    name: str
    values: Sequence[Any]
    clause: str | None = None
    texts: Sequence[str] = ()  # the values in short text, where that is not the value itself
    error: str = ""  # what is said of a value that is none of these
    axis: str = ""  # what its values are, where that may be exchanged: see `kernel.alike`

    @property
    def is_number(self) -> bool:
        """A number that stands for itself, or for a seat."""
        return isinstance(self.values, range)

    def write(self, value: Any) -> str:
        """A value in short text; what people may say in its stead, as they said it."""
        return self.texts[self.values.index(value)] if self.texts and value in self.values else str(value)

    def hear(self, word: str) -> Any:
        """A word of a text as it stands in JSON."""
        number = whole_number(word) if isinstance(self.values[0], int) else None
        return word if number is None else number

    def has(self, value: Any) -> bool:
        """Is this one of the values? True is no number, and 2.0 is none of 2."""
        return type(value) is type(self.values[0]) and value in self.values

    def read(self, game: str, given: Any) -> int:
        """The place of a value."""
        value = given.strip().lower() if isinstance(given, str) else given
        if self.has(value):
            return self.values.index(value)
        if self.is_number and not self.error:
            return self.values.index(read_count(self.name, given, self.values[0], self.values[-1]))
        known = ", ".join(map(str, self.values))
        raise BadMove(self.error or f"{game}-error-{self.name}", self.clause, said=given, known=known)


@dataclass(frozen=True)
class ActionKind:
    """One kind of action."""

    first: int
    verb: str
    form: str
    arguments: tuple[Argument, ...]
    sentence: str
    fixed: Mapping[str, Any]
    heard: re.Pattern[str]
    secret: Secret = ()
    unseen: bool = False  # others don't see that it was done

    @property
    def count(self) -> int:
        """How many actions are of this kind."""
        return prod(len(argument.values) for argument in self.arguments)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of its JSON."""
        return frozenset((*self.fixed, *(argument.name for argument in self.arguments)))

    def places(self, code: int) -> list[int]:
        """Which value each argument of one of its actions has."""
        rest, places = code - self.first, []
        for argument in reversed(self.arguments):
            rest, place = divmod(rest, len(argument.values))
            places.append(place)
        return places[::-1]

    def name(self, code: int) -> Named:
        """One of its actions as JSON."""
        said = {a.name: a.values[place] for a, place in zip(self.arguments, self.places(code), strict=True)}
        return {"move": self.verb, **said, **self.fixed}

    def secrets(self, code: int) -> Sequence[str]:
        """The arguments of one of its actions that others don't see."""
        return self.secret(self.name(code)) if callable(self.secret) else self.secret

    def code(self, places: Sequence[int]) -> int:
        """The code of the action with these values."""
        code = 0
        for argument, place in zip(self.arguments, places, strict=True):
            code = code * len(argument.values) + place
        return self.first + code

    def agrees(self, move: Mapping[str, Any]) -> bool:
        """Does a move say what is fixed here?"""
        return all(move.get(key) == value for key, value in self.fixed.items())

    def names(self, move: Mapping[str, Any]) -> bool:
        """Is a move just one of these, each value by its own name?"""
        return self.agrees(move) and all(argument.has(move.get(argument.name)) for argument in self.arguments)

    def hear(self, written: str) -> Named | None:
        """A text as JSON, None if it has another form."""
        words = self.heard.fullmatch(written)
        if words is None:
            return None
        return {"move": self.verb, **{a.name: a.hear(words[a.name]) for a in self.arguments}, **self.fixed}

    def write(self, move: Mapping[str, Any]) -> str:
        """A move in short text."""
        return self.form.format(**{argument.name: argument.write(move[argument.name]) for argument in self.arguments})


class Actions(list[ActionKind]):
    """All actions of a game, kind by kind in the order of their codes."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._kinds: list[ActionKind] = []  # of every code

    @property
    def count_all(self) -> int:
        """How many actions there are."""
        return len(self._kinds)

    def add(
        self,
        form: str,
        *arguments: Argument,
        sentence: str = "",
        fixed: Mapping[str, Any] | None = None,
        verb: str = "",
        heard: str = "",
        secret: Secret = (),
        unseen: bool = False,
    ) -> int:
        """One more kind. Returns the code of its first action.

        The verb is the first word of the form, unless given. `fixed` stands in the JSON of all its actions; `heard` is
        a regular expression of what people may type, where that is more than the form itself. `secret` names the
        arguments that others don't see when it is played; with `unseen` they don't see that it is.
        """
        pattern = heard or _ARGUMENT.sub(r"(?P<\1>\\S+)", re.escape(form))
        verb = verb or form.partition(" ")[0]
        told = (sentence or verb, fixed or {}, re.compile(pattern), secret, unseen)
        kind = ActionKind(self.count_all, verb, form, arguments, *told)
        self.append(kind)
        self._kinds += [kind] * kind.count
        return kind.first

    def kind(self, code: int) -> ActionKind:
        """The kind of an action."""
        return self._kinds[code]

    def name(self, code: int) -> Named:
        """An action as JSON."""
        return self._kinds[code].name(code)

    def is_unseen(self, code: int) -> bool:
        """Don't others see that it is done?"""
        return self._kinds[code].unseen

    def code(self, h: Any, seat: int, move: Mapping[str, Any], readers: Mapping[str, Reader]) -> int:
        """The action a move names. `readers` understand arguments that may be said in more ways than one."""
        *others, last = self._kinds_meant(move)
        for kind in others:
            if kind.names(move):
                last = kind
        places = []
        for argument in last.arguments:
            given = move.get(argument.name)
            reader = None if argument.is_number else readers.get(argument.name)
            places.append(reader(h, seat, given) if reader else argument.read(self._game, given))
        return last.code(places)

    def _kinds_meant(self, move: Mapping[str, Any]) -> list[ActionKind]:
        """The kinds a move may be of: of one verb, with the same keys."""
        alike = [kind for kind in self if kind.verb == move.get("move")]
        for key in {key for kind in alike for key in kind.fixed if key in move}:
            if not any(move[key] == kind.fixed.get(key) for kind in alike):
                raise BadMove(f"{self._game}-error-{key}", said=move[key])
        agreeing = [kind for kind in alike if kind.agrees(move)]
        if len(agreeing) > 1:
            whole = [kind for kind in agreeing if kind.keys <= move.keys()]
            most = max((len(kind.keys) for kind in whole), default=0)
            agreeing = [kind for kind in whole if len(kind.keys) == most]
        if len({kind.keys for kind in agreeing}) != 1:
            raise BadMove(f"{self._game}-error-verb", verb=move.get("move"))
        return agreeing

    def hear(self, written: str) -> Named:
        """A text as JSON; whether there is such a company or card is seen later."""
        heard = [(kind, move) for kind in self if (move := kind.hear(" ".join(written.lower().split())))]
        if not heard:
            raise BadMove(f"{self._game}-error-verb", verb=written)
        return next((move for kind, move in heard if kind.names(move)), heard[0][1])

    def write(self, move: Mapping[str, Any]) -> str:
        """A move in short text; `hear` hears it again."""
        return self._kind_of(move).write(move)

    def say(
        self, move: Mapping[str, Any], names: Sequence[str], language: str, say: SayArgument, seats: Sequence[str]
    ) -> str:
        """What a move does, in a sentence; arguments that are `seats` are said by the players' names."""
        kind = self._kind_of(move)
        words = {}
        for argument in kind.arguments:
            value = move[argument.name]
            if argument.is_number:
                words[argument.name] = names[value] if argument.name in seats else value
            else:
                words[argument.name] = say(argument.name, value, language)
        return text(f"{self._game}-move-{kind.sentence}", language, **words)

    def _kind_of(self, move: Mapping[str, Any]) -> ActionKind:
        kinds = self._kinds_meant(move)
        return next((kind for kind in kinds if kind.names(move)), kinds[-1])


def _no_compound(*given: Any) -> None:
    return None


class Compound(NamedTuple):
    """Moves that stand for several actions, or for one that depends on the position.

    Each function answers None where the move is a plain action, as declared.
    """

    codes: Callable[[Any, int, Mapping[str, Any]], list[int] | None] = _no_compound  # over a hidden record and a seat
    hear: Callable[[str], Named | None] = _no_compound
    write: Callable[[Mapping[str, Any]], str | None] = _no_compound
    say: Callable[[Mapping[str, Any], Sequence[str], str], str | None] = _no_compound  # names, language
