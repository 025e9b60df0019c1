"""Some steps of all tables, played by the networks, and what each decision turned out to be worth."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from openoutcry.learn.company import FORMER, LEARNER
from openoutcry.learn.network import Network, Opinion, no_seat
from openoutcry.learn.tables import Tables


def half(device: str) -> Any:
    """Networks compute with short numbers on a GPU."""
    return torch.autocast("cuda", torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


def sample(logs: Tensor) -> Tensor:
    """An action each, by its chance."""
    return (logs - torch.rand_like(logs).clamp_min(1e-20).log().neg().log()).argmax(-1)


class Rollout:
    """Rows are steps, columns tables. The arrays are filled anew by every `play`.

    What was seen is kept in the form the tables tell it in.

    A seat's decision is judged by its own next one or by the end of the game (generalised advantages); the last one
    of a seat in an unfinished game only judges those before it: `known` leaves it out. Who will win is foretold step
    by step, whoever moves.
    """

    def __init__(self, tables: Tables, steps: int, seats: int, fixed: bool = False) -> None:
        """With `fixed`, former selves don't draw their actions, but take the likeliest."""
        count, device = tables.tables, tables.device
        self.fixed = fixed
        self.tables, self.steps, self.seats_most = tables, steps, seats
        self.players = torch.as_tensor(tables.players, device=device)

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, count, *shape), dtype=kind, device=device)

        self.seen = room(*tables.seen.shape[1:], kind=tables.seen.dtype)
        self.masks = room(*tables.masks.shape[1:], kind=tables.masks.dtype)
        self.actions, self.seats = room(kind=torch.int64), room(kind=torch.int64)
        self.chances, self.values = room(), room()
        self.outlooks, self.rewards, self.shares = room(seats), room(seats), room(seats)
        self.mine, self.done = room(kind=torch.bool), room(kind=torch.bool)
        self.advantages, self.known = room(), room(kind=torch.bool)
        self._graph: Any = None

    def play(
        self, network: Network, formers: Sequence[tuple[Network, tuple[int, int]]], decays: tuple[float, float]
    ) -> None:
        """Fill all arrays. On a GPU the whole of it is recorded once and then replayed: nothing waits for Python."""
        if self.tables.device != "cuda":
            self._play(network, formers, decays)
        elif self._graph is None:
            self._graph = self._record(lambda: self._play(network, formers, decays))
        if self._graph is not None:
            self._graph.replay()

    def _record(self, work: Callable[[], None]) -> Any:
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            work()  # what is compiled or loaded on first use
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            work()
        return graph

    @torch.no_grad()
    def _play(
        self, network: Network, formers: Sequence[tuple[Network, tuple[int, int]]], decays: tuple[float, float]
    ) -> None:
        tables = self.tables
        with half(tables.device):
            for t in range(self.steps):
                self.seen[t].copy_(tables.seen)
                self.masks[t].copy_(tables.masks)
                self.seats[t].copy_(tables.seats)
                opinion = network(self.seen[t], self.masks[t])
                actions = sample(opinion.logs)
                for k, (former, (a, b)) in enumerate(formers):
                    logs = former(self.seen[t, a:b], self.masks[t, a:b]).logs
                    theirs = logs.argmax(-1) if self.fixed else sample(logs)
                    actions[a:b] = torch.where(tables.asked[a:b] == FORMER + k, theirs, actions[a:b])
                self.mine[t].copy_(tables.asked == LEARNER)
                self.actions[t].copy_(actions)
                self.chances[t].copy_(opinion.logs.gather(1, actions.unsqueeze(1)).squeeze(1))
                self.values[t].copy_(opinion.value)
                self.outlooks[t].copy_(self._by_seat(opinion, tables.seats))
                tables.step(actions)
                self.done[t].copy_(tables.done)
                self.shares[t].copy_(tables.shares[:, : self.seats_most])
                self.rewards[t].copy_(self._reward(tables))
        self._judge(decays[0])
        self._foretell(decays[1])

    def _by_seat(self, opinion: Opinion, seats: Tensor) -> Tensor:
        """Who will win, by seat instead of by distance from the one to move."""
        chances = opinion.outlook.masked_fill(no_seat(self.players, self.seats_most), -1e9).softmax(-1)
        return chances.gather(1, self._away(seats))

    def _away(self, seats: Tensor) -> Tensor:
        """How far each seat is from the one to move; the empty ones stay where they are."""
        every = torch.arange(self.seats_most, device=seats.device)
        away = (every - seats.unsqueeze(-1)) % self.players.unsqueeze(-1)
        return torch.where(no_seat(self.players, self.seats_most), every, away)

    def _reward(self, tables: Tables) -> Tensor:
        """Half by rank, half by winning, both from −1 to 1 with a sum of 0."""
        others = (self.players - 1).unsqueeze(-1)
        won = (tables.shares * self.players.unsqueeze(-1) - 1) / others
        won = torch.where(tables.done.unsqueeze(-1), won, 0)
        return (0.5 * tables.rewards + 0.5 * won)[:, : self.seats_most]

    def _judge(self, decay: float) -> None:
        reward = torch.zeros_like(self.rewards[0])
        after, carried = torch.zeros_like(reward), torch.zeros_like(reward)
        known = torch.zeros_like(reward, dtype=torch.bool)
        every = torch.arange(self.seats_most, device=reward.device)
        for t in reversed(range(self.steps)):
            ended = self.done[t].unsqueeze(-1)
            reward = torch.where(ended, self.rewards[t], reward)
            after, carried, known = after.masked_fill(ended, 0), carried.masked_fill(ended, 0), known | ended
            seat = self.seats[t].unsqueeze(-1)
            error = (reward + after).gather(1, seat).squeeze(-1) - self.values[t]
            self.known[t].copy_(known.gather(1, seat).squeeze(-1) & self.mine[t])
            advantage = (error + decay * carried.gather(1, seat).squeeze(-1)) * self.known[t]
            self.advantages[t].copy_(advantage)
            here = (every == seat) & self.mine[t].unsqueeze(-1)
            reward, known = reward.masked_fill(here, 0), known | here
            after = torch.where(here, self.values[t].unsqueeze(-1), after)
            carried = torch.where(here, advantage.unsqueeze(-1), carried)

    def _foretell(self, decay: float) -> None:
        """Turn `outlooks`, which were opinions, into what they should have been, with the seat to move first."""
        told = self.outlooks[-1].clone()
        before = told
        for t in reversed(range(self.steps)):
            opinion = self.outlooks[t].clone()
            told = torch.where(self.done[t].unsqueeze(-1), self.shares[t], (1 - decay) * before + decay * told)
            before = opinion
            away = (
                torch.arange(self.seats_most, device=told.device) + self.seats[t].unsqueeze(-1)
            ) % self.players.unsqueeze(-1)
            turned = told.gather(1, away).masked_fill(no_seat(self.players, self.seats_most), 0)
            self.outlooks[t].copy_(turned)
