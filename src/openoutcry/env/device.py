"""The vector environment on a CUDA GPU: the same games, in arrays that stay on the device.

PyTorch (`torch.as_tensor`), CuPy (`cupy.asarray`) and JAX (`jax.dlpack.from_dlpack`) take them without a copy.
All work is queued on CUDA's default stream, as PyTorch's and CuPy's is unless they are told otherwise; who works on
another (JAX does) calls `synchronize` between a step and the use of its arrays.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from openoutcry.env.exchange import DeviceArray
from openoutcry.env.shortening import KINDS, packed_size
from openoutcry.env.vector import ENVIRONMENT, LEARNER_CODE, Seed, VectorEnv, checked_actions, refused
from openoutcry.errors import NotAvailable
from openoutcry.kernel.gpu import THREADS, cuda_module
from openoutcry.kernel.instantiate import instantiate
from openoutcry.kernel.record import LONG, quietened

RENEWING = 512  # blocks that clear the tables of games that ended: few do in one step
BLANKING = 2048  # blocks that blank the sheets of observations


class DeviceVectorEnv(VectorEnv):
    """VectorEnv(…, device="cuda"). Every seat is asked from outside, and games are renewed as they end.

    With order="F" observations and masks lie column by column: the same shape, other strides, and masks, which are
    made so, need not be turned. With `short` the masks lie so in either order, and the packed ones row by row.
    """

    def _prepare(self) -> None:
        if not self.renew or (self.strategies != LEARNER_CODE).any():
            raise NotAvailable("error-cuda-self-play")
        self.device = "cuda"
        self._cuda = cuda_module()
        instantiate(self.game, ENVIRONMENT)
        self._kernels = instantiate(self.game, "openoutcry.env.generic.cuda_environment")
        self._blocks = (self.games + THREADS - 1) // THREADS
        self.in_order = self.game.on_gpu.in_order

    def _allocate(self, finals: bool) -> None:
        count, size = self.games, self.game.observation_size
        new, record = self._cuda.device_array, self._kernels.QUIET
        self._words = new((count, self._kernels.LONGS), np.uint64)
        self._states = self._words.reshape(self._words.size).view(record)
        self._model_words = self._cuda.to_device(quietened(self.model, record).view(np.uint64).reshape(1, -1))
        self._kinds, self._ranks = new(count, np.int32), new(count, np.int32)
        self._tallies, self._begins = (self._cuda.to_device(np.zeros(self._kernels.KINDS, np.int32)) for _ in range(2))
        self._order = self._cuda.to_device(np.arange(count, dtype=np.int32))
        self._ended, self._n_ended = new(count, np.int32), self._cuda.to_device(np.zeros(1, np.int32))
        self._mask_columns = new((self.game.n_actions, count), np.uint8)
        self._counts = new(count, np.int32)
        self._reasons = new(count, np.int32)
        self._restart = self._cuda.to_device(np.full(count, -1, np.int64))
        self._actions = new(count, np.int64)
        self._allocate_shown()
        held = {
            "to_move": new(count, np.int64),
            "rewards": new((count, self.players), np.float32),
            "done": new(count, np.uint8),
            "decisions": self._cuda.to_device(np.zeros(count, np.int64)),
            "lengths": self._cuda.to_device(np.zeros(count, np.int64)),
            "points": self._cuda.to_device(np.zeros((count, self.players), np.int64)),
            "won": self._cuda.to_device(np.zeros(count, np.int64)),
        }
        self._held: dict[str, Any] = held
        for name, array in held.items():
            setattr(self, name, DeviceArray(array, np.bool_ if name == "done" else None))
        self._faces, self._deeds = (
            self._cuda.to_device(self.window.faces),
            self._cuda.to_device(self.window.blank(count)),
        )
        self._events = new((count, self.window.size), np.float32)
        self._wholes = new((count if self._critic else 0, self.players * size), np.float32)
        for name, array in (("events", self._events), ("critic_states", self._wholes)):
            setattr(self, name, DeviceArray(array))

    def _allocate_shown(self) -> None:
        """Observations and masks as they are offered."""
        new, count, in_rows = self._cuda.device_array, self.games, self.order == "C"
        kind = np.dtype(KINDS[self.short] if self.short else np.float32)
        numbers = count * self._observed
        self._blank = new(-(-numbers * kind.itemsize // LONG), np.uint64)
        shape = (count, self._observed) if in_rows else (self._observed, count)
        self._sheet = self._blank.view(kind)[:numbers].reshape(shape)
        self.observations: Any = DeviceArray(self._sheet, turned=not in_rows)
        self._mask_rows = self._packed = None
        self.masks: Any = DeviceArray(self._mask_columns, np.bool_, turned=True)
        if self.short:
            self._packed = new((count, packed_size(self.game.n_actions)), np.uint8)
            self.packed: Any = DeviceArray(self._packed)
        elif in_rows:
            self._mask_rows = new((count, self.game.n_actions), np.uint8)
            self.masks = DeviceArray(self._mask_rows, np.bool_)

    def reseed(self, seed: int | str) -> None:
        super().reseed(seed)
        self._on_device = {
            "master": self._cuda.to_device(self.master),
            "numbers": self._cuda.to_device(self._numbers),
            "random": self._cuda.to_device(self._random),
        }

    def reset(self, seed: Seed | Sequence[Seed] | None = None, places: Any = None) -> None:
        if places is not None or (seed is not None and not isinstance(seed, str | int)):
            raise NotAvailable("error-cuda-whole")
        if seed is not None:
            self.reseed(seed)
        numbers = self._on_device["numbers"]
        numbers.copy_to_device(numbers.copy_to_host() + self.games)
        self._step(self._restart)

    def step(self, actions: Any, check: bool = True) -> None:
        """One action in every game. check=False plays them unseen, without waiting for the device.

        Then all of them have to be allowed: what an action that is not does to its game is not defined.
        """
        taken = self._taken(actions)
        if check:
            self._check(taken)
        self._step(taken)

    def _taken(self, actions: Any) -> Any:
        """The actions as an array on the device; host arrays are copied there."""
        if actions is self._actions or not hasattr(actions, "__cuda_array_interface__"):
            if actions is not self._actions:
                self._actions.copy_to_device(checked_actions(actions, self.games))
            return self._actions
        given = self._cuda.as_cuda_array(actions)
        if given.shape != (self.games,) or given.dtype != np.int64:
            return self._taken(given.copy_to_host())
        return given

    def random_actions(self) -> Any:
        """One of the allowed actions in every game, drawn on the device: the same the CPU's environment draws."""
        kernel = self._kernels.draw_kernel[self._blocks, THREADS]
        kernel(self._mask_columns, self._counts, self._on_device["random"], self._actions)
        return self._actions

    def _check(self, actions: Any) -> None:
        self._kernels.refused_kernel[self._blocks, THREADS](self._states, actions, self._reasons)
        reasons = self._reasons.copy_to_host()
        if reasons.any():
            i = int(np.flatnonzero(reasons)[0])
            seat, action = int(self._held["to_move"].copy_to_host()[i]), int(actions.copy_to_host()[i])
            raise refused(self.game, i, seat, action, int(reasons[i]))

    def _step(self, actions: Any) -> None:
        held, kernels, single = self._held, self._kernels, (self._blocks, THREADS)
        together = ((self.games + kernels.STEP - 1) // kernels.STEP, kernels.STEP)
        numbers, ended = self._on_device["numbers"], (self._ended, self._n_ended)
        if self.window.count:
            kernels.note_kernel[single](self._states, actions, self._faces, self._deeds)
        if self.in_order:
            self._put_in_order(actions)
        kernels.apply_kernel[together](
            self._states,
            self._order,
            actions,
            numbers,
            self.games,
            held["rewards"],
            held["done"],
            held["decisions"],
            held["lengths"],
            held["points"],
            held["won"],
            self._by_money,
            *ended,
        )
        kernels.clear_table_kernel[min(self._blocks, RENEWING), THREADS](self._words, self._model_words, *ended)
        kernels.lay_out_kernel[single](self._states, self._on_device["master"], numbers, *ended)
        kernels.ask_kernel[together](self._states, self._mask_columns, self._counts, held["to_move"], self._n_ended)
        kernels.blank_kernel[min(self._blocks, BLANKING), THREADS](self._blank)
        observe = kernels.observe_in_rows_kernel if self.order == "C" else kernels.observe_in_columns_kernel
        observe[together](self._words, held["to_move"], self._sheet)
        if self.window.count:
            shown = (held["to_move"], held["done"], self._faces, self._deeds, self._events)
            kernels.tell_kernel[single](self._states, *shown)
        if self._critic:
            kernels.critic_kernel[single](self._states, self._wholes)
        self._show()

    def _put_in_order(self, actions: Any) -> None:
        """Put the games that do the same side by side: the threads of a warp wait for each other."""
        from openoutcry.kernel import grouping

        single = (self._blocks, THREADS)
        self._kernels.tally_kernel[single](self._states, actions, self._kinds, self._ranks, self._tallies)
        grouping.begin_kernel[1, grouping.SHARES](self._tallies, self._begins)
        grouping.order_kernel[single](self._kinds, self._ranks, self._begins, self._order)

    def _show(self) -> None:
        """The masks, made column by column, as they were asked for."""
        kernels = self._kernels
        if self._packed is not None:
            kernels.pack_kernel[self._blocks, THREADS](self._mask_columns, self._packed)
        if self._mask_rows is not None:
            kernels.turn_kernel[kernels.tiles(self._mask_columns)](self._mask_columns, self._mask_rows)

    def _kept(self) -> Any:
        raise NotAvailable("error-cuda-whole")

    def synchronize(self) -> None:
        """Wait until all that was asked of the device is done: for libraries that work on other streams."""
        self._cuda.synchronize()

    def seed_of(self, i: int) -> str:
        self._numbers[:] = self._on_device["numbers"].copy_to_host()
        return super().seed_of(i)
