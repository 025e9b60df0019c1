"""One game as environments step it: who is asked, what that seat may do and knows, what it was worth in the end."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from openoutcry.env.deeds import Window, forget, note, tell
from openoutcry.env.rewards import ahead_of_others
from openoutcry.games import load_game
from openoutcry.kernel.chance import key_of_seed
from openoutcry.kernel.choices import checked_name
from openoutcry.kernel.compiling import straight
from openoutcry.kernel.contract import Game
from openoutcry.kernel.events import SPECTATOR

REWARDS = ("rank", "money")
NOBODY = -1
LOOKING = "openoutcry.env.generic.looking"


def check_reward(reward: str) -> str:
    """How a finished game is rewarded, if there is such a way."""
    chosen: str = checked_name("reward", reward, REWARDS)
    return chosen


def rank_rewards(scores: np.ndarray, winners: int) -> np.ndarray:
    """The reward of every seat by its place."""
    return np.array([ahead_of_others(scores, winners, seat, len(scores)) for seat in range(len(scores))])


def changed(game: Game, record: np.ndarray) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the numbers a record is played with, where they are not the edition's."""
    opt = record[0].opt
    return game.edition.read(opt, option=True), game.edition.read(opt, option=False)


class Seats:
    """A game in progress, by seat. What a seat is shown is made from its hidden record and nothing else.

    The action after the last of the game's own is to wait: offered to a seat that may act though nobody waits for it.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
        events: int = 0,
        observation: int | None = None,
    ) -> None:
        self.game = load_game(game)
        self.observed = self.game.observed_by(observation)
        self.players = min(4, self.game.edition.most_players) if players is None else players
        self.model = self.game.blank(self.players, options, numbers)
        self.model[0].quiet = 1
        self.wait = self.game.n_actions
        self.state, self._seen = self.model.copy(), self.model.copy()
        # Plain bytes: NumPy copies records field by field, at fifty times the price.
        self._state_bytes, self._seen_bytes = self.state.view(np.uint8), self._seen.view(np.uint8)
        self._model_bytes = self.model.view(np.uint8)
        self._key = self.state["chance"]["key"].view(np.uint8)[0].data
        self._mask = np.zeros(self.game.n_actions, np.uint8)
        self._size, self._told = self.game.observation_size, slice(self.observed)
        # What each seat was told last, as rows and as lists; and at which places it is other than that.
        self._row, self._rows = np.zeros(self._size, np.float32), np.zeros((self.players, self._size), np.float32)
        self._lists: dict[int, list[float]] = {}
        self._places = np.zeros(self._size, np.int64)
        # Views that give single numbers sooner than NumPy does.
        self._numbers, self._changed = self._row.data, self._places.data
        self.window = Window(self.game, events)
        self.deeds: list[int] = self.window.blank(1)[0].tolist()
        self._call = self.game.call
        # What every step calls, on arrays of our own.
        looking = self.game.algorithm(LOOKING)
        called = (self._call.act, self._call.waiting, self._call.legal_mask, looking.look, looking.look_again)
        self._act, self._waiting, self._legal, self._look, self._look_again = (
            straight(self.game, function) for function in called
        )

    def deal(self, seed: str) -> None:
        """A new game: the one a table deals from the same seed."""
        self._state_bytes[:] = self._model_bytes
        self._key[:] = key_of_seed(seed)
        self._call.start(self.state, 0)
        forget(self.deeds)

    @property
    def over(self) -> bool:
        return bool(self._call.ended(self.state, 0))

    @property
    def waited_for(self) -> int:
        """Bit mask of the seats the game waits for."""
        return int(self._waiting(self.state, 0))

    @property
    def optional(self) -> int:
        """Bit mask of further seats that may act."""
        return int(self._call.may_act(self.state, 0))

    def asked(self, declined: int | None) -> int:
        """The seat asked next: who may act and has not declined, then the first one waited for.

        None for `declined`: only seats waited for are asked.
        """
        if declined is not None:
            extra = self.optional & ~declined
            if extra:
                return lowest(extra)
        return lowest(self.waited_for)

    def mask(self, seat: int, wait: bool | None = None) -> np.ndarray:
        """What the seat may do now, as int8; with `wait` given, one more entry says whether it may wait."""
        self._legal(self.state, 0, seat, self._mask)
        if wait is None:
            return self._mask.view(np.int8).copy()
        mask = np.empty(self.wait + 1, np.int8)
        mask[:-1] = self._mask
        mask[-1] = wait
        return mask

    def observation(self, seat: int) -> np.ndarray:
        """What the seat knows, as numbers."""
        out = np.empty(self.observed, np.float32)
        self.observe(seat, out)
        return out

    def observe(self, seat: int, out: np.ndarray) -> None:
        """The same, into a row of float32 that is there."""
        if self.observed == self._size:
            self._look(self.state, self._seen, seat, out)
        else:  # an older version: the first numbers of the newest
            self._look(self.state, self._seen, seat, self._row)
            out[:] = self._row[self._told]

    def events(self, seat: int) -> np.ndarray:
        """The last deeds everybody saw, as numbers for the seat."""
        out = np.zeros(self.window.size, np.float32)
        tell(self.deeds, self.window.faces, self.players, seat, out)
        return out

    def critic_state(self) -> np.ndarray:
        """What every seat would see if nothing were hidden, seat by seat. Never for who plays."""
        out = np.empty((self.players, self._size), np.float32)
        self._seen_bytes[:] = self._state_bytes
        for seat in range(self.players):
            self.game.study.observed(self._seen, 0, seat, out[seat])
        return out.ravel()

    def observation_list(self, seat: int) -> list[float]:
        """The same as plain numbers. Only those that differ from what the seat was told last are made anew."""
        told = self._lists.pop(seat, None) or self._nothing_told(seat)
        count = self._look_again(self.state, self._seen, seat, self._row, self._rows, self._places)
        numbers = self._numbers
        for place in self._changed[:count]:
            told[place] = numbers[place]
        self._lists[seat] = told  # not before all is told: who is interrupted begins anew
        return told[self._told]

    def _nothing_told(self, seat: int) -> list[float]:
        """Nothing but zeros, each place with its own: a list is copied by counting for each of its things who holds it,
        and one that lies in many places is counted for one after the other.
        """
        self._rows[seat] = 0
        return np.zeros(self._size).tolist()

    def open_actions(self, seat: int) -> list[int]:
        """The actions open to the seat, in order."""
        self._legal(self.state, 0, seat, self._mask)
        actions: list[int] = self._mask.nonzero()[0].tolist()
        return actions

    def hidden(self, seat: int | None) -> np.ndarray:
        """The record with all wiped that the seat (None: an onlooker) does not know; the next look overwrites it."""
        self._seen_bytes[:] = self._state_bytes
        self._call.hide_from(self._seen, 0, SPECTATOR if seat is None else seat)
        self.game.layout.wipe_tail(self._seen)
        return self._seen

    def why_not(self, seat: int, action: int) -> int:
        """The reason (an index into the game's reasons) why an action may not be played, 0 if it may."""
        return int(self._call.why_not(self.state, 0, seat, action))

    def act(self, seat: int, action: int) -> int:
        """Play an action; the reason (an index into the game's reasons) if it may not be played, else 0."""
        refused = int(self._act(self.state, 0, seat, action))
        if not refused and self.window.count:
            note(self.deeds, self.window.faces, seat, action)
        return refused

    def scores(self) -> np.ndarray:
        out = np.zeros(self.players, np.int64)
        self._call.standing(self.state, 0, out)
        return out

    def winners(self) -> int:
        """Bit mask of those who have won, or would."""
        return int(self._call.best(self.state, 0))

    def rewards(self, kind: str) -> np.ndarray:
        """What the finished game is worth to every seat: by rank, or the money itself."""
        scores = self.scores()
        return rank_rewards(scores, self.winners()) if kind == "rank" else scores.astype(np.float64)


def lowest(mask: int) -> int:
    """The first seat of a mask, NOBODY of an empty one."""
    return (mask & -mask).bit_length() - 1
