"""The games as OpenSpiel games: pyspiel.load_game("openoutcry_acquire(players=3)") once this module is imported.

Chance is four nodes at the root that draw the bytes of a seed; everything after them follows from that deal. What a
seat is shown is made from its hidden record and the events it saw. `resample_from_infostate` deals anew what a seat
does not know, the future included, so that searches for hidden information (IS-MCTS) run.
"""

import hashlib
import json
import struct
import threading
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from openoutcry.env.deeds import checked_count, note
from openoutcry.env.observations import stretches
from openoutcry.env.seats import LOOKING, NOBODY, Seats, check_reward
from openoutcry.errors import BadMove, BadOption, BadSeat, GameOver, IllegalMove
from openoutcry.extras import need
from openoutcry.games import games, load_game
from openoutcry.kernel.chance import BOT_STREAM, CHANCE
from openoutcry.kernel.choices import checked_flag
from openoutcry.kernel.compiling import straight
from openoutcry.kernel.contract import Game
from openoutcry.kernel.events import EVENT, SPECTATOR
from openoutcry.kernel.values import read_values
from openoutcry.language import text
from openoutcry.table.moves import move_of

pyspiel: Any = need("pyspiel", "openspiel")

PREFIX = "openoutcry_"
SEED_BYTES = 4  # chance nodes at the root, 256 outcomes each: four milliards of deals
MOST_MONEY = 1e9  # no score comes near; OpenSpiel wants a bound
DEFAULTS = {"players": 0, "options": "", "reward": "rank", "ask_optional": False, "events": 0, "observation": 0}
Kind = pyspiel.GameType
AT_CHANCE, AT_END = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)  # in place of a seat
ALL_DECLINED = -1  # only seats waited for are asked
EVENT_BYTES = EVENT.itemsize


# --- parameters ------------------------------------------------------------------------------------


def read_options(game: Game, words: str) -> dict[str, Any]:
    """'board:advanced;investors:true' as options: a parameter of OpenSpiel holds neither commas nor signs of equality.

    Several values of one option are joined by a plus sign.
    """
    pairs = [pair.replace(":", "=", 1).replace("+", ",") for pair in words.split(";") if pair]
    return read_values(pairs, game.edition.numbers)


def say_options(options: Mapping[str, Any]) -> str:
    """The same, the other way round."""
    return ";".join(f"{name}:{_say(value)}" for name, value in options.items())


def _say(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return "+".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def open_spiel(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "rank",
    ask_optional: bool = False,
    events: int = 0,
    observation: int | None = None,
) -> Any:
    """A game for OpenSpiel, the same that pyspiel.load_game gives by its name."""
    loaded = load_game(game)
    loaded.observed_by(observation)
    seats = 0 if players is None else players
    if not isinstance(seats, int) or seats:
        loaded.check_players(seats)
    if options is not None and not isinstance(options, Mapping):
        raise BadOption("options", options, "{NAME: VALUE}")
    params = {
        "players": seats,
        "options": say_options(options or {}),
        "reward": check_reward(reward),
        "ask_optional": checked_flag("ask_optional", ask_optional),
        "events": checked_count(events),
        "observation": observation or 0,
    }
    return pyspiel.load_game(PREFIX + game, {name: v for name, v in params.items() if v != DEFAULTS[name]})


# --- a moment of a game ----------------------------------------------------------------------------


class Memory:
    """What the seats did and saw, each for itself as a rolling digest, worked out when somebody asks for it.

    Every moment holds the last link of a chain; links never change, so copies of a state share them.
    """

    __slots__ = ("_actor", "_before", "_did", "_digests", "_noted")

    def __init__(self, before: "Memory | None", actor: int, did: int, noted: bytes) -> None:
        self._before, self._actor, self._did, self._noted = before, actor, did, noted
        self._digests: dict[int, bytes] | None = None

    @classmethod
    def of(cls, digests: dict[int, bytes]) -> "Memory":
        """A chain that begins with what is remembered already."""
        memory = cls(None, NOBODY, 0, b"")
        memory._digests = digests
        return memory

    def digest(self, seat: int) -> bytes:
        links: list[Memory] = []
        link: Memory | None = self
        while link is not None and (link._digests is None or seat not in link._digests):
            links.append(link)
            link = link._before
        known = link._digests[seat] if link is not None and link._digests is not None else b""
        for each in reversed(links):
            news = told(each._noted, seat) if each._noted else b""
            if seat == each._actor:
                news = b"did" + struct.pack("<i", each._did) + news
            if news:
                known = hashlib.blake2b(known + news, digest_size=16).digest()
            if each._digests is None:
                each._digests = {}
            each._digests[seat] = known
        return known

    def __reduce__(self) -> Any:
        """Sent elsewhere as the digests alone: a chain may be longer than Python's stack."""
        return Memory.of, ({seat: self.digest(seat) for seat in range(SPECTATOR)},)


def told(noted: bytes, seat: int) -> bytes:
    """What a seat was told by events."""
    events = np.frombuffer(noted, EVENT)
    return b"".join(e["args"].tobytes() + bytes([int(e["kind"])]) for e in events if int(e["to"]) >> seat & 1)


class Moment:
    """All there is of a state beside its game and seed. It never changes, so copies of a state share it."""

    __slots__ = ("actions", "asked", "body", "declined", "deeds", "memory")

    def __init__(
        self,
        body: bytes,  # the record, once it is dealt
        asked: int,
        actions: tuple[int, ...],  # open to who is asked
        memory: Memory | None,
        declined: int = 0,
        deeds: tuple[int, ...] = (),  # seat and action of the last ones everybody saw, where they are asked for
    ) -> None:
        self.body, self.asked, self.actions, self.memory = body, asked, actions, memory
        self.declined, self.deeds = declined, deeds

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self


BEFORE_THE_DEAL = Moment(b"", AT_CHANCE, tuple(range(256)), None)
OUTCOMES = tuple((outcome, 1 / 256) for outcome in BEFORE_THE_DEAL.actions)


def drawn(outcome: int) -> int:
    """A byte of the seed, if it is one."""
    if not 0 <= outcome < len(OUTCOMES):
        raise BadMove("error-move-code", code=outcome, most=len(OUTCOMES) - 1)
    return outcome


# --- the desk: what all states of one kind of game share -------------------------------------------


class Desk:
    """Working memory and words for one set of parameters; states themselves are plain bytes."""

    def __init__(
        self,
        game: str,
        players: int,
        options: str,
        reward: str,
        ask_optional: bool,
        events: int,
        observation: int = 0,  # the newest
    ) -> None:
        given = read_options(load_game(game), options)
        self.seats = Seats(game, players or None, given, events=events, observation=observation or None)
        self.seats.model[0].quiet = 0
        self.game, self.players = self.seats.game, self.seats.players
        self._all = range(self.players)
        self.reward, self.ask_optional = check_reward(reward), ask_optional
        self.actions = self.game.n_actions + int(ask_optional)
        self.observation_size = self.seats.observed + self.seats.window.size
        state = self._state = self.seats.state
        self._raw = state.view(np.uint8)
        self._body = self._raw.data[: self.game.layout.body]
        self._noted = state["events"][0].view(np.uint8).data
        self._lies: bytes | None = None  # the state that lies on the desk, if it is a whole one
        looking = self.game.algorithm(LOOKING)
        self._ask, self._play_on = straight(self.game, looking.ask), straight(self.game, looking.play_on)
        self._nobody_declined = 0 if ask_optional else ALL_DECLINED
        self._mask, self._codes = np.zeros(self.game.n_actions, np.uint8), np.zeros(self.game.n_actions + 1, np.int64)
        self._open = self._codes.data
        self._said: dict[int, str] = {}  # actions in words; no longer than the desk, of which each thread has one
        self._viewed: bytes = b""
        self._views: dict[int | None, dict[str, Any]] = {}

    def check(self, seat: int) -> int:
        """The seat, if there is such a one."""
        if seat not in self._all:
            raise BadSeat(seat, self.players)
        return seat

    def most_decisions(self) -> int:
        """No game of this kind has more. Before each a seat that may act unasked may wait, once."""
        opt = self.seats.model[0].opt
        waits = self.game.unasked(self.players, opt) if self.ask_optional else 0
        return self.game.most_decisions(self.players, opt) * (1 + waits)

    def load(self, record: bytes) -> Seats:
        """Lay a state on the desk, unless it is what lies there."""
        if record is not self._lies:
            self._lies = None  # until it lies there whole: who copies may be interrupted
            self._body[:] = record
            self._lies = record
        return self.seats

    def record(self) -> bytes:
        """What lies on the desk, without scratch space and events."""
        self._lies = self._body.tobytes()
        return self._lies

    def deal(self, seed: str) -> Moment:
        """The first moment of a game."""
        self._lies = None
        self.seats.deal(seed)
        asked, count = self._ask(self._state, self._nobody_declined, self._mask, self._codes)
        memory = Memory(None, NOBODY, 0, self._happened(int(self._state["n_events"][0])))
        return self._moment(asked, count, memory, 0, tuple(self.seats.deeds))

    def play(self, now: Moment, action: int) -> Moment:
        """The moment after an action of who is asked. Everybody remembers what they did and saw."""
        seat, deeds = now.asked, now.deeds
        if seat == AT_END:
            raise GameOver()
        self.load(now.body)
        if action == self.seats.wait and now.actions[-1] == action:
            declined, events = now.declined | 1 << seat, 0
            asked, count = self._ask(self._state, declined | self._nobody_declined, self._mask, self._codes)
        else:
            declined, self._lies = 0, None
            refused, asked, count, events = self._play_on(
                self._state, seat, action, self._nobody_declined, self._mask, self._codes
            )
            if refused:
                why = self.game.reasons[refused]
                raise IllegalMove(why.message, why.clause)
            if deeds:
                deeds = self._with_deed(deeds, seat, action)
        return self._moment(asked, count, Memory(now.memory, seat, action, self._happened(events)), declined, deeds)

    def _moment(self, asked: int, count: int, memory: Memory, declined: int, deeds: tuple[int, ...]) -> Moment:
        """What lies on the desk: who is asked, with how many actions, is known already."""
        self._lies = self._body.tobytes()
        actions = tuple(self._open[:count].tolist())
        return Moment(self._lies, AT_END if asked == NOBODY else asked, actions, memory, declined, deeds)

    def _happened(self, events: int) -> bytes:
        """So many events, as they are noted."""
        return self._noted[: events * EVENT_BYTES].tobytes()

    def _with_deed(self, deeds: tuple[int, ...], seat: int, action: int) -> tuple[int, ...]:
        longer = list(deeds)
        note(longer, self.seats.window.faces, seat, action)
        return tuple(longer)

    def show(self, now: Moment, seat: int) -> list[float]:
        """What a seat knows and has seen of it lately, as numbers."""
        seats = self.load(now.body)
        shown = seats.observation_list(seat)
        if now.deeds:
            seats.deeds = list(now.deeds)
            shown += seats.events(seat).tolist()
        return shown

    def moves(self, player: int) -> list[int]:
        """The actions open to the seat on the desk, in order."""
        actions = self.seats.open_actions(player)
        if self.ask_optional and not self.seats.waited_for >> player & 1:
            actions.append(self.seats.wait)
        return actions

    def say_action(self, action: int) -> str:
        """'swap left', or 'wait'."""
        if action not in self._said:
            self._said[action] = self._put_in_words(action)
        return self._said[action]

    def _put_in_words(self, action: int) -> str:
        if not 0 <= action < self.actions:
            raise BadMove("error-move-code", code=action, most=self.actions - 1)
        if action == self.seats.wait:
            return text("env-wait", "en")
        return move_of(self.game, action, self.seats.model[0].opt).text

    def view(self, body: bytes, seat: int | None) -> dict[str, Any]:
        """The table of a state as a seat (None: an onlooker) may see it; those of one state are kept."""
        if self._viewed != body:
            self._viewed, self._views = body, {}
        if seat not in self._views:
            self.load(body)
            self._views[seat] = dict(self.game.view(self.game.read(self.seats.hidden(seat)), seat))
        return self._views[seat]

    def knowledge(self, seat: int) -> bytes:
        """All the seat knows, as bytes."""
        return self.game.layout.to_bytes(self.seats.hidden(seat))

    def guess(self, seat: int, key: bytes) -> None:
        """Deal anew what the seat does not know of the state on the desk."""
        hidden = self.seats.hidden(seat)
        self._lies = None
        self._raw[:] = hidden.view(np.uint8)
        chances = np.zeros(1, CHANCE)
        chances["key"][0] = np.frombuffer(key, "<u4")
        chances["stream"] = BOT_STREAM
        self.game.study.guess(self.seats.state, 0, seat, chances, 0)
        self.seats.state["quiet"] = 0


class Desks(threading.local):
    """The desk of a set of parameters, one for each thread: compiled rules do not hold others up."""

    def __init__(self, *key: Any) -> None:
        self.key, self.desk = key, Desk(*key)

    def __deepcopy__(self, memo: Any) -> "Desks":
        return self

    def __reduce__(self) -> Any:
        return desks_of, self.key


@cache
def desks_of(*key: Any) -> Desks:
    """The desks of one set of parameters."""
    return Desks(*key)


def desk_of(*key: Any) -> Desk:
    """The desk of this thread."""
    return desks_of(*key).desk


# --- what OpenSpiel sees ---------------------------------------------------------------------------


def game_type(game: Game, reward: str) -> Any:
    """How OpenSpiel classes a game."""
    return Kind(
        short_name=PREFIX + game.name,
        long_name=f"Open Outcry: {text(f'game-{game.name}', 'en')}",
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.ZERO_SUM if reward == "rank" else Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.edition.most_players,
        min_num_players=game.edition.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


class OutcryGame(pyspiel.Game):
    """One of our games with its parameters."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        asked: tuple[Any, ...] = tuple(given[key] for key in DEFAULTS)
        desk = desk_of(self.name, *asked)
        by_rank = desk.reward == "rank"
        info = pyspiel.GameInfo(
            num_distinct_actions=desk.actions,
            max_chance_outcomes=256,
            num_players=desk.players,
            min_utility=-1.0 if by_rank else -MOST_MONEY,
            max_utility=1.0 if by_rank else MOST_MONEY,
            utility_sum=0.0 if by_rank else None,
            max_game_length=desk.most_decisions(),
        )
        super().__init__(game_type(desk.game, desk.reward), info, params or {})
        self.key = (self.name, *asked)

    def __reduce__(self) -> Any:
        """Copied and sent elsewhere by its name."""
        return named, (str(self),)

    def new_initial_state(self, *_: Any) -> "OutcryState":
        return OutcryState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What OpenSpiel asks for: everything a seat knows, only what all know, or only what others do not."""
        return Observer(self.key, kind or pyspiel.IIGObservationType(perfect_recall=False))


def named(name: str) -> Any:
    """The game OpenSpiel knows by this name, here where ours are registered."""
    return pyspiel.load_game(name)


class OutcryState(pyspiel.State):
    """A state: none of its attributes ever changes in itself, so OpenSpiel's deep copies cost next to nothing."""

    def __init__(self, game: OutcryGame) -> None:
        super().__init__(game)
        self._desks = desks_of(*game.key)
        self._now = BEFORE_THE_DEAL
        self.seed = b""  # what chance has drawn so far

    @property
    def desk(self) -> Desk:
        """The working memory, with nothing of this state on it."""
        return self._desks.desk

    @property
    def body(self) -> bytes:
        """The record, once it is dealt."""
        return self._now.body

    def current_player(self) -> int:
        return self._now.asked

    def is_terminal(self) -> bool:
        return self._now.asked == AT_END

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(OUTCOMES)

    def _legal_actions(self, player: int) -> list[int]:
        """None of who is not asked: what others might do tells what they hold."""
        now = self._now
        if player == now.asked:
            return list(now.actions)
        if player != AT_CHANCE:
            self.desk.check(player)
        return []

    # From Python these are asked here: through OpenSpiel's own code the answers are converted twice.

    def is_chance_node(self) -> bool:
        return self._now.asked == AT_CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(self._now.actions) if player is None else self._legal_actions(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        now, desk = self._now, self._desks.desk
        seat = desk.check(now.asked if player is None else player)
        return desk.show(now, seat) if now.body else [0.0] * desk.observation_size

    def critic_tensor(self) -> list[float]:
        """For a centralised critic, never for a player's policy: what all would see if nothing were hidden."""
        desk = self.desk
        if not self.body:
            return [0.0] * desk.players * desk.game.observation_size
        seen: list[float] = desk.load(self.body).critic_state().tolist()
        return seen

    def _apply_action(self, action: int) -> None:
        if self._now.body:
            self._now = self._desks.desk.play(self._now, action)
            return
        seed = self.seed + bytes([drawn(action)])
        if len(seed) == SEED_BYTES:
            self._now = self.desk.deal(seed.hex())
        self.seed = seed  # not before all is dealt: who is interrupted draws again

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {drawn(action):02x}"
        self.desk.check(player)
        return self.desk.say_action(action)

    def returns(self) -> list[float]:
        desk = self.desk
        if not self.is_terminal():
            return [0.0] * desk.players
        return [float(earned) for earned in desk.load(self.body).rewards(desk.reward)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OutcryState":
        """A state the player can't tell from this one, drawn with the sampler. It has no history."""
        self.desk.check(player)
        key = hashlib.sha256(b"".join(struct.pack("<d", sampler()) for _ in range(4))).digest()
        other, now, desk = self.get_game().new_initial_state(), self._now, self.desk
        if not now.body:  # nobody has seen anything yet
            other.seed = key[: len(self.seed)]
            return other
        desk.load(now.body)
        desk.guess(player, key)
        body, actions = desk.record(), () if now.asked == AT_END else tuple(desk.moves(now.asked))
        # What the others remember is part of the guess: nothing of what they truly saw.
        others = {seat: desk.knowledge(seat) for seat in range(desk.players) if seat != player}
        digests = {seat: hashlib.blake2b(known, digest_size=16).digest() for seat, known in others.items()}
        memory = Memory.of({**digests, player: self.remembers(player)})
        # The deeds the player saw as everybody did.
        other.seed, other._now = bytes(SEED_BYTES), Moment(body, now.asked, actions, memory, now.declined, now.deeds)
        return other

    def remembers(self, seat: int) -> bytes:
        """A digest of all the seat did and saw."""
        return self._now.memory.digest(seat) if self._now.memory is not None else b""

    def __str__(self) -> str:
        game, now = self._desks.key[0], self._now
        if not now.body:
            return f"{game} seed {self.seed.hex()}"
        held = hashlib.blake2b(now.body, digest_size=16).hexdigest()
        turn = "over" if now.asked == AT_END else f"seat {now.asked} to act"
        return f"{game} {turn} {held} {now.declined}"


class Observer:
    """What a state shows. Strings are JSON of the table; with perfect recall, a key of all the seat knows and saw.

    The tensor is the game's observation in both cases: what the seat knows now, without the way there.
    """

    def __init__(self, key: tuple[Any, ...], kind: Any) -> None:
        self.key, self.kind = key, kind
        self.whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if self.whole:
            desk = desk_of(*key)
            self.tensor = np.zeros(desk.observation_size, np.float32)
            self._known, self._events = np.split(self.tensor, [desk.seats.observed])
            for part in stretches(desk.game):
                if part.first < desk.seats.observed:  # an older version has no more
                    self.dict[part.name] = self.tensor[part.first : part.first + part.count]
            if desk.seats.window.count:
                self.dict["events"] = self._events

    def set_from(self, state: OutcryState, player: int) -> None:
        if self.tensor is None:
            return
        now, desk = state._now, state._desks.desk
        if not now.body:
            self.tensor.fill(0)
            return
        seats = desk.load(now.body)
        seats.observe(desk.check(player), self._known)
        if now.deeds:
            seats.deeds = list(now.deeds)
            self._events[:] = seats.events(player)

    def string_from(self, state: OutcryState, player: int) -> str:
        desk = desk_of(*self.key)
        desk.check(player)
        if not state.body:
            return ""
        if self.whole and self.kind.perfect_recall:
            desk.load(state.body)
            known = hashlib.blake2b(desk.knowledge(player), digest_size=16).hexdigest()
            return f"seat {player} knows {known} after {state.remembers(player).hex()}"
        if self.whole:
            return _json(desk.view(state.body, player))
        public = desk.view(state.body, None)
        if self.kind.public_info:
            return _json(public)
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return ""
        return _json({name: held for name, held in desk.view(state.body, player).items() if public.get(name) != held})


def _json(held: Any) -> str:
    return json.dumps(held, ensure_ascii=False, separators=(",", ":"))


def register() -> None:
    """Name the games in OpenSpiel's registry. It keeps what it is given longer than Python lives: classes bear that."""
    for name in games():
        kind = type(f"{name.title()}Game", (OutcryGame,), {"name": name})
        pyspiel.register_game(game_type(load_game(name), "rank"), kind)


register()
