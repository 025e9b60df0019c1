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

from openoutcry.env.observations import stretches
from openoutcry.env.seats import NOBODY, Seats, check_reward
from openoutcry.extras import need
from openoutcry.games import games, load_game
from openoutcry.kernel.chance import BOT_STREAM, CHANCE
from openoutcry.kernel.contract import Game
from openoutcry.kernel.values import read_values
from openoutcry.language import text
from openoutcry.table.moves import move_of

pyspiel: Any = need("pyspiel", "openspiel")

PREFIX = "openoutcry_"
SEED_BYTES = 4  # chance nodes at the root, 256 outcomes each: four milliards of deals
MOST_MONEY = 1e9  # no score comes near; OpenSpiel wants a bound
DEFAULTS = {"players": 0, "options": "", "reward": "rank", "ask_optional": False, "events": 0}
Kind = pyspiel.GameType


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
) -> Any:
    """A game for OpenSpiel, the same that pyspiel.load_game gives by its name."""
    params = {
        "players": players or 0,
        "options": say_options(options or {}),
        "reward": reward,
        "ask_optional": ask_optional,
        "events": events,
    }
    load_game(game)
    return pyspiel.load_game(PREFIX + game, {name: v for name, v in params.items() if v != DEFAULTS[name]})


# --- the desk: what all states of one kind of game share -------------------------------------------


class Desk:
    """Working memory and words for one set of parameters; states themselves are plain bytes."""

    def __init__(self, game: str, players: int, options: str, reward: str, ask_optional: bool, events: int) -> None:
        loaded = load_game(game)
        self.seats = Seats(game, players or None, read_options(loaded, options), events=events)
        self.seats.model[0].quiet = 0
        self.game, self.players = self.seats.game, self.seats.players
        self.reward, self.ask_optional = check_reward(reward), ask_optional
        self.actions = self.game.n_actions + int(ask_optional)
        self.observation_size = self.game.observation_size + self.seats.window.size
        state = self.seats.state
        self._raw = state.view(np.uint8)
        self._lies: bytes | None = None  # the state that lies on the desk, if it is a whole one
        self._n_events, self._events = state["n_events"], state["events"][0]
        self._noted = self._events.view(np.uint8)
        self._event_bytes = self._events.dtype.itemsize
        self._body = self.game.layout.body
        self._viewed: bytes = b""
        self._views: dict[int | None, dict[str, Any]] = {}

    def most_decisions(self) -> int:
        """No game of this kind has more."""
        return self.game.most_decisions(self.players, self.seats.model[0].opt)

    def load(self, record: bytes) -> Seats:
        """Lay a state on the desk, unless it is what lies there."""
        if record is not self._lies:
            self._raw[: len(record)] = np.frombuffer(record, np.uint8)
            self._lies = record
        return self.seats

    def change(self, record: bytes) -> Seats:
        """The same, to be changed there: the next state is loaded anew."""
        seats = self.load(record)
        self._lies = None
        return seats

    def deal(self, seed: str) -> None:
        """A new game on the desk."""
        self.forget_events()
        self.seats.deal(seed)
        self._lies = None

    def record(self) -> bytes:
        """What lies on the desk, without scratch space and events."""
        self._lies = self._raw[: self._body].tobytes()
        return self._lies

    def happened(self) -> bytes:
        """The last events as they are noted; they are forgotten."""
        count = int(self._n_events[0])
        if not count:
            return b""
        self._n_events[0] = 0
        return self._noted[: count * self._event_bytes].tobytes()

    def told(self, noted: bytes, seat: int) -> bytes:
        """What a seat was told by events."""
        events = np.frombuffer(noted, self._events.dtype)
        return b"".join(e["args"].tobytes() + bytes([int(e["kind"])]) for e in events if int(e["to"]) >> seat & 1)

    def forget_events(self) -> None:
        self._n_events[0] = 0

    def moves(self, player: int) -> list[int]:
        """The actions open to the seat on the desk, in order."""
        actions = self.seats.open_actions(player)
        if self.ask_optional and not self.seats.waited_for >> player & 1:
            actions.append(self.seats.wait)
        return actions

    @cache  # noqa: B019  # desks live as long as the module
    def say_action(self, action: int) -> str:
        """'swap left', or 'wait'."""
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


class Memory:
    """What the seats did and saw, each for itself as a rolling digest, worked out when somebody asks for it.

    Every state holds the last link of a chain; links never change, so copies of a state share them.
    """

    __slots__ = ("_actor", "_before", "_desk_key", "_did", "_digests", "_noted")

    def __init__(
        self, desk_key: tuple[Any, ...], before: "Memory | None", actor: int, did: bytes, noted: bytes
    ) -> None:
        self._desk_key, self._before, self._actor, self._did, self._noted = desk_key, before, actor, did, noted
        self._digests: dict[int, bytes] = {}

    @classmethod
    def of(cls, desk_key: tuple[Any, ...], digests: dict[int, bytes]) -> "Memory":
        """A chain that begins with what is remembered already."""
        memory = cls(desk_key, None, NOBODY, b"", b"")
        memory._digests = digests
        return memory

    def digest(self, seat: int) -> bytes:
        links: list[Memory] = []
        link: Memory | None = self
        while link is not None and seat not in link._digests:
            links.append(link)
            link = link._before
        known = link._digests[seat] if link is not None else b""
        desk = desk_of(*self._desk_key)
        for each in reversed(links):
            news = desk.told(each._noted, seat) if each._noted else b""
            if seat == each._actor:
                news = b"did" + each._did + news
            if news:
                known = hashlib.blake2b(known + news, digest_size=16).digest()
            each._digests[seat] = known
        return known

    def __deepcopy__(self, memo: Any) -> "Memory":
        return self

    def __reduce__(self) -> Any:
        """Sent elsewhere as the digests alone: a chain may be longer than Python's stack."""
        seats = range(desk_of(*self._desk_key).players)
        return Memory.of, (self._desk_key, {seat: self.digest(seat) for seat in seats})


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
            max_game_length=desk.most_decisions() * (desk.players if desk.ask_optional else 1),
        )
        super().__init__(game_type(desk.game, desk.reward), info, params or {})
        self.key = (self.name, *asked)

    def new_initial_state(self, *_: Any) -> "OutcryState":
        return OutcryState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What OpenSpiel asks for: everything a seat knows, only what all know, or only what others do not."""
        return Observer(self.key, kind or pyspiel.IIGObservationType(perfect_recall=False))


class OutcryState(pyspiel.State):
    """A state: all its attributes are immutable, so OpenSpiel's deep copies cost next to nothing."""

    def __init__(self, game: OutcryGame) -> None:
        super().__init__(game)
        self.key, self._desks = game.key, desks_of(*game.key)
        self.seed = b""  # what chance has drawn so far
        self.body: bytes = b""  # the record, once it is dealt
        self.asked = NOBODY
        self.declined = 0
        self.memory: Memory | None = None
        self.deeds: tuple[int, ...] = ()  # seat and action of the last ones everybody saw, where they are asked for
        self._open: tuple[int, ...] | None = None  # the actions open to the seat asked, once somebody wanted them

    @property
    def desk(self) -> Desk:
        """The working memory, with nothing of this state on it."""
        return self._desks.desk

    def current_player(self) -> int:
        if not self.body:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.asked == NOBODY else self.asked

    def is_terminal(self) -> bool:
        return bool(self.body) and self.asked == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / 256) for outcome in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.asked:
            desk = self.desk
            desk.load(self.body)
            return desk.moves(player)
        return list(self._moves())

    def _moves(self) -> tuple[int, ...]:
        if self._open is None:
            desk = self.desk
            desk.load(self.body)
            self._open = tuple(desk.moves(self.asked))
        return self._open

    # From Python these are asked here: through OpenSpiel's own code the answers are converted twice.

    def is_chance_node(self) -> bool:
        return not self.body

    def legal_actions(self, player: int | None = None) -> list[int]:
        if not self.body:
            return list(range(256)) if player in (None, pyspiel.PlayerId.CHANCE) else []
        if self.asked == NOBODY:
            return []
        return self._legal_actions(self.asked if player is None else player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        desk = self.desk
        seat = self.current_player() if player is None else player
        if not 0 <= seat < desk.players:
            raise ValueError(text("error-seat", "en", seat=seat, players=desk.players))
        if not self.body:
            return [0.0] * desk.observation_size
        seats = desk.load(self.body)
        told = seats.observation_list(seat)
        if seats.window.count:
            seats.deeds = list(self.deeds)
            told += seats.events(seat).tolist()
        return told

    def critic_tensor(self) -> list[float]:
        """For a centralised critic, never for a player's policy: what all would see if nothing were hidden."""
        desk = self.desk
        if not self.body:
            return [0.0] * desk.players * desk.game.observation_size
        told: list[float] = desk.load(self.body).critic_state().tolist()
        return told

    def _apply_action(self, action: int) -> None:
        desk = self.desk
        if not self.body:
            self.seed += bytes([action])
            if len(self.seed) == SEED_BYTES:
                desk.deal(self.seed.hex())
                self._settle(desk, NOBODY, b"")
            return
        seats, seat = desk.change(self.body), self.asked
        if seats.window.count:
            seats.deeds = list(self.deeds)
        if action == seats.wait:
            self.declined |= 1 << seat
            desk.forget_events()
        else:
            refused = seats.act(seat, action)
            if refused:
                raise ValueError(text(desk.game.reasons[refused].message, "en"))
            self.declined = 0
        self._settle(desk, seat, struct.pack("<i", action))

    def _settle(self, desk: Desk, actor: int, did: bytes) -> None:
        """Take the state from the desk; everybody remembers what they did and saw."""
        self.memory = Memory(self.key, self.memory, actor, did, desk.happened())
        seats = desk.seats
        self.asked = seats.asked(self.declined if desk.ask_optional else None)  # nobody once the game is over
        self.body, self._open = desk.record(), None
        if seats.window.count:
            self.deeds = tuple(seats.deeds)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action:02x}" if player == pyspiel.PlayerId.CHANCE else self.desk.say_action(action)

    def returns(self) -> list[float]:
        desk = self.desk
        if not self.is_terminal():
            return [0.0] * desk.players
        return [float(earned) for earned in desk.load(self.body).rewards(desk.reward)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OutcryState":
        """A state the player can't tell from this one, drawn with the sampler. It has no history."""
        key = hashlib.sha256(b"".join(struct.pack("<d", sampler()) for _ in range(4))).digest()
        other = self.get_game().new_initial_state()
        desk = self.desk
        desk.load(self.body)
        desk.guess(player, key)
        other.body = desk.record()
        other.seed, other.asked, other.declined = bytes(SEED_BYTES), self.asked, self.declined
        other.deeds = self.deeds  # the player saw them as everybody did
        # What the others remember is part of the guess: nothing of what they truly saw.
        others = {seat: desk.knowledge(seat) for seat in range(desk.players) if seat != player}
        digests = {seat: hashlib.blake2b(known, digest_size=16).digest() for seat, known in others.items()}
        other.memory = Memory.of(self.key, {**digests, player: self.remembers(player)})
        return other

    def remembers(self, seat: int) -> bytes:
        """A digest of all the seat did and saw."""
        return self.memory.digest(seat) if self.memory is not None else b""

    def __str__(self) -> str:
        if not self.body:
            return f"{self.key[0]} seed {self.seed.hex()}"
        held = hashlib.blake2b(self.body, digest_size=16).hexdigest()
        turn = "over" if self.asked == NOBODY else f"seat {self.asked} to act"
        return f"{self.key[0]} {turn} {held} {self.declined}"


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
            for part in stretches(desk.game):
                self.dict[part.name] = self.tensor[part.first : part.first + part.count]
            if desk.seats.window.count:
                self.dict["events"] = self.tensor[desk.game.observation_size :]

    def set_from(self, state: OutcryState, player: int) -> None:
        if self.tensor is None:
            return
        if state.body:
            self.tensor[:] = state.observation_tensor(player)
        else:
            self.tensor.fill(0)

    def string_from(self, state: OutcryState, player: int) -> str:
        if not state.body:
            return ""
        desk = desk_of(*self.key)
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
