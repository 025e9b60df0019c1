"""The vector environment on a CUDA GPU: the same games, in arrays that stay on the device.

PyTorch (`torch.as_tensor`), CuPy (`cupy.asarray`) and JAX (`jax.dlpack.from_dlpack`) take them without a copy.
All work is queued on CUDA's default stream, as PyTorch's and CuPy's is unless they are told otherwise; who works on
another (JAX does) calls `synchronize` between a step and the use of its arrays.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from openoutcry.env.exchange import DeviceArray
from openoutcry.env.seats import NOBODY
from openoutcry.env.shortening import KINDS, packed_size
from openoutcry.env.vector import (
    ENVIRONMENT,
    KEPT,
    LEARNER_CODE,
    OF_ALL,
    Seed,
    VectorEnv,
    checked_actions,
    checked_places,
    described,
    refused,
)
from openoutcry.errors import BadOption, NotAvailable
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.gpu import THREADS, cuda_module
from openoutcry.kernel.instantiate import instantiate
from openoutcry.kernel.record import LONG, quietened

RENEWING = 512  # blocks that clear the tables of games that ended: few do in one step
BLANKING = 2048  # blocks that blank the sheets of observations
HELD = ("to_move", "rewards", "done", "decisions", "lengths", "points", "won")


class DeviceVectorEnv(VectorEnv):
    """VectorEnv(…, device="cuda"). Every seat is asked from outside, and games are renewed as they end.

    With order="F" observations and masks lie column by column: the same shape, other strides, and masks, which are
    made so, need not be turned. With `short` the masks lie so in either order, and the packed ones row by row.

    What is done now and then goes by way of the host: snapshots, copies, a reset of some places. The arrays stay where
    they are. A snapshot is the same as on the CPU, and either goes on from the other's.
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
        if finals:
            raise BadOption("finals", finals, "False")
        count, size = self.games, self.game.observation_size
        new, zeros = self._cuda.device_array, self._zeros
        self._words = zeros((count, self._kernels.LONGS), np.uint64)
        self._states = self._words.reshape(self._words.size).view(self._kernels.QUIET)
        self._model_words = self._cuda.to_device(
            quietened(self.model, self._kernels.QUIET).view(np.uint64).reshape(1, -1)
        )
        self._kinds, self._ranks = new(count, np.int32), new(count, np.int32)
        self._tallies, self._begins = (zeros(self._kernels.KINDS, np.int32) for _ in range(2))
        self._order = self._cuda.to_device(np.arange(count, dtype=np.int32))
        self._ended, self._n_ended = new(count, np.int32), zeros(1, np.int32)
        self._mask_columns = zeros((self.game.n_actions, count), np.uint8)
        self._counts = zeros(count, np.int32)
        self._reasons = new(count, np.int32)
        self._restart = self._cuda.to_device(np.full(count, -1, np.int64))
        self._actions = new(count, np.int64)
        self._allocate_shown()
        kinds = {"rewards": np.float32, "done": np.uint8}
        self._held: dict[str, Any] = {
            name: zeros((count, self.players) if name in ("rewards", "points") else count, kinds.get(name, np.int64))
            for name in HELD
        }
        for name, array in self._held.items():
            setattr(self, name, DeviceArray(array, np.bool_ if name == "done" else None))
        self._faces = self._cuda.to_device(self.window.faces)
        self._deeds: Any = self._cuda.to_device(self.window.blank(count))
        self._events = zeros((count, self.window.size), np.float32)
        self._wholes = zeros((count if self._critic else 0, self.players * size), np.float32)
        for name, array in (("events", self._events), ("critic_states", self._wholes)):
            setattr(self, name, DeviceArray(array))
        self.finals = np.zeros((0, self._observed), np.float32)

    def _zeros(self, shape: Any, kind: Any) -> Any:
        """An array on the device, as blank as the CPU's."""
        return self._cuda.to_device(np.zeros(shape, kind))

    def _allocate_shown(self) -> None:
        """Observations and masks as they are offered."""
        new, count, in_rows = self._zeros, self.games, self.order == "C"
        kind = np.dtype(KINDS[self.short] if self.short else np.float32)
        numbers = count * self._observed
        self._blank = new(-(-numbers * kind.itemsize // LONG), np.uint64)
        shape = (count, self._observed) if in_rows else (self._observed, count)
        self._sheet = self._blank.view(kind)[:numbers].reshape(shape)
        self.observations: Any = DeviceArray(self._sheet, turned=not in_rows)
        self._written = self.observations
        self._mask_rows = self._packed = None
        self.masks: Any = DeviceArray(self._mask_columns, np.bool_, turned=True)
        if self.short:
            self._packed = new((count, packed_size(self.game.n_actions)), np.uint8)
            self.packed: Any = DeviceArray(self._packed)
        elif in_rows:
            self._mask_rows = new((count, self.game.n_actions), np.uint8)
            self.masks = DeviceArray(self._mask_rows, np.bool_)

    def _reseed(self, seed: str) -> None:
        super()._reseed(seed)
        self._upload_seeds()

    def _upload_seeds(self) -> None:
        self._on_device = {
            "master": self._cuda.to_device(self.master),
            "numbers": self._cuda.to_device(self._numbers),
            "random": self._cuda.to_device(self._random),
        }

    def reset(self, seed: Seed | Sequence[Seed] | None = None, places: Any = None) -> None:
        where = checked_places(places, self.games)
        self._room()
        numbers = self._on_device["numbers"]
        self._numbers[:] = numbers.copy_to_host()
        self._number_anew(seed, places, where)
        self._on_device["numbers"].copy_to_device(self._numbers)
        if len(where) == self.games:
            self._step(self._restart)
        else:
            self._step_some_places(self._restart, where)

    def _step_some_places(self, actions: Any, where: np.ndarray) -> None:
        """All are stepped, and those that are not meant are put back as they were."""
        before = dict(self._kept())
        self._step(actions)
        for name, after in self._kept():
            if name not in OF_ALL and len(after):
                before[name][where] = after[where]
        self._take_up(before)

    def _room(self) -> Any:
        """The device's own arrays: others would have to be written by its kernels."""
        if self.observations is not self._written:
            raise BadOption("observations", described(self.observations), 'device="cpu"')
        return self._written

    def step(self, actions: Any, check: bool = True) -> None:
        """One action in every game. check=False plays them unseen, without waiting for the device.

        Then all of them have to be allowed: what an action that is not does to its game is not defined.
        """
        self._room()
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
        self._kernels.refused_kernel[self._blocks, THREADS](self._states, self._counts, actions, self._reasons)
        reasons = self._reasons.copy_to_host()
        if reasons.any():
            i = int(np.flatnonzero(reasons)[0])
            seat = int(self._held["to_move"].copy_to_host()[i]) if self._counts.copy_to_host()[i] else NOBODY
            raise refused(self.game, i, seat, int(actions.copy_to_host()[i]), int(reasons[i]))

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

    def _kept(self) -> Iterator[tuple[str, np.ndarray]]:
        """What the CPU's environment keeps, copied here. No bots play here: what they draw from is blank."""
        found = {
            "observations": self._written.copy_to_host(),
            "_states": self._words.copy_to_host().view(self._kernels.QUIET).reshape(self.games),
            "_chances": np.zeros(self.games, CHANCE),
            "_random": self._on_device["random"].copy_to_host(),
            "_numbers": self._on_device["numbers"].copy_to_host(),
            "_allowed": self._mask_columns.copy_to_host().T,
            "_masks": self.masks.copy_to_host().view(np.uint8),
            "_done": self._held["done"].copy_to_host(),
            "packed": np.zeros((0, packed_size(self.game.n_actions)), np.uint8),
            "finals": self.finals,
            "_deeds": self._deeds.copy_to_host(),
            "events": self._events.copy_to_host(),
            "critic_states": self._wholes.copy_to_host(),
            "master": self.master,
        }
        found |= {name: self._held[name].copy_to_host() for name in HELD if name != "done"}
        if self._packed is not None:
            found["packed"] = self._packed.copy_to_host()
        for name in ("observations", *KEPT, *OF_ALL):
            yield name, np.ascontiguousarray(found[name])

    def _take_up(self, kept: Mapping[str, np.ndarray]) -> None:
        self.master[:], self._numbers[:], self._random = kept["master"], kept["_numbers"], kept["_random"].copy()
        self._upload_seeds()
        words = np.ascontiguousarray(kept["_states"]).view(np.uint64)
        self._words.copy_to_device(words.reshape(self.games, self._kernels.LONGS))
        self._mask_columns.copy_to_device(np.ascontiguousarray(kept["_allowed"].T))
        self._counts.copy_to_device(np.count_nonzero(kept["_allowed"], axis=1).astype(np.int32))
        self._take_up_shown(kept)
        for name, array in self._held.items():
            array.copy_to_device(np.ascontiguousarray(kept["_done" if name == "done" else name]))
        for name, array in (("_deeds", self._deeds), ("events", self._events), ("critic_states", self._wholes)):
            if array.size:
                array.copy_to_device(np.ascontiguousarray(kept[name]))

    def _take_up_shown(self, kept: Mapping[str, np.ndarray]) -> None:
        """Observations and masks as they are offered."""
        seen = kept["observations"] if self.order == "C" else kept["observations"].T
        sheet = np.zeros(len(self._blank), np.uint64)
        sheet.view(seen.dtype)[: seen.size] = seen.ravel()
        self._blank.copy_to_device(sheet)
        for rows, name in ((self._mask_rows, "_masks"), (self._packed, "packed")):
            if rows is not None:
                rows.copy_to_device(np.ascontiguousarray(kept[name]))

    def synchronize(self) -> None:
        """Wait until all that was asked of the device is done: for libraries that work on other streams."""
        self._cuda.synchronize()

    def seed_of(self, i: int) -> str:
        self._numbers[:] = self._on_device["numbers"].copy_to_host()
        return super().seed_of(i)
