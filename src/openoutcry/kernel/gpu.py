"""Batches on a CUDA GPU. The only place that knows numba-cuda."""

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from openoutcry.errors import NotAvailable
from openoutcry.kernel.batch import SEATS, Outcome, finished
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.inside_cuda import keep_short
from openoutcry.kernel.instantiate import instantiate
from openoutcry.kernel.record import quietened
from openoutcry.kernel.rule import INTERPRETED, at

if TYPE_CHECKING:
    from openoutcry.kernel.batch import Batch

THREADS = 128


def _numpy_as_numba_cuda_expects() -> None:
    """numba-cuda 0.30 looks names up that NumPy 2.5 dropped; put them back before it is imported."""
    for name, stands_for in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", getattr(np, "trapezoid", None))):
        if not hasattr(np, name) and stands_for is not None:
            setattr(np, name, stands_for)


def cuda_module() -> Any:
    """numba.cuda, or a typed error that says what is missing."""
    _numpy_as_numba_cuda_expects()
    try:
        from numba import cuda
    except ImportError as missing:
        raise NotAvailable("error-no-cuda", why=missing) from missing
    if not cuda.is_available():
        raise NotAvailable("error-no-cuda", why="no CUDA device")
    return cuda


def kernel_with(registers: int) -> Any:
    """A decorator for kernels whose threads have so many registers each; the simulator has none to count."""
    cuda = cuda_module()
    return cuda.jit if INTERPRETED else cuda.jit(max_registers=registers)


def short_kernel_with(registers: int, called: Iterable[Callable[..., Any]]) -> Any:
    """The same for kernels that are long: loops stay loops, and there is one copy of the functions named."""

    def make(kernel: Callable[..., Any]) -> Any:
        if not INTERPRETED:
            keep_short(kernel, called)
        return kernel_with(registers)(kernel)

    return make


def record_maker(record: np.dtype) -> Any:
    """For kernels: a function that takes an array of 64-bit words as the record whose bytes lie there."""
    if INTERPRETED:
        return lambda words: at(words.view(record), 0)
    from numba import from_dtype, types
    from numba.cuda.extending import intrinsic

    kind = from_dtype(record)

    @intrinsic
    def record_in(_: Any, words: Any) -> Any:
        def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            held = context.make_array(signature.args[0])(context, builder, arguments[0])
            return builder.bitcast(held.data, context.get_value_type(kind))

        return (kind(words), lower) if isinstance(words, types.Array) else None

    return record_in


def _kernels(batch: "Batch") -> Any:
    return instantiate(batch.game, "openoutcry.kernel.generic.cuda")


def deal(batch: "Batch") -> None:
    """Lay out the games in the device's memory."""
    cuda = cuda_module()
    kernels = _kernels(batch)
    blocks = (batch.games + THREADS - 1) // THREADS
    states = cuda.device_array(batch.games, batch.game.layout.dtype)
    bots = cuda.device_array(batch.games, CHANCE)
    master, model = cuda.to_device(batch.master), cuda.to_device(batch.model)
    kernels.deal_kernel[blocks, THREADS](states, bots, master, batch.first, model)
    batch.states, batch.chances = states, bots


def playout(batch: "Batch") -> Outcome:
    """Deal and play every game uniformly to its end, one game a thread."""
    cuda = cuda_module()
    if batch.strategies.any():
        raise NotAvailable("error-cuda-random-only")
    started = time.perf_counter()
    kernels = _kernels(batch)
    decisions = cuda.device_array(batch.games, np.int64)
    points = cuda.device_array((batch.games, SEATS), np.int64)
    won = cuda.device_array(batch.games, np.int64)
    model = cuda.to_device(quietened(batch.model, kernels.QUIET).view(np.uint64))
    threads = min(batch.game.on_gpu.threads, batch.games)
    grid = ((batch.games + threads - 1) // threads, threads)
    kernels.play_whole_kernel[grid](
        model, cuda.to_device(batch.master), batch.first, batch.game.on_gpu.phases, decisions, points, won
    )
    winners = won.copy_to_host()
    scores = points.copy_to_host()[:, : batch.players].copy()
    made = decisions.copy_to_host()
    return finished(scores, winners, made, time.perf_counter() - started)
