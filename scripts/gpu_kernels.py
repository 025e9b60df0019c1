"""Do all kernels compile for a real GPU? Told where there is none: its compiler needs no device.

    pip install numba-cuda nvidia-nvvm nvidia-cuda-nvrtc -e .      (in an environment of its own)
    python scripts/gpu_kernels.py [GAME …] [--capability 9.0]

The simulator that the tests use runs kernels as plain Python and takes much that a GPU's compiler refuses. Here arrays
in the host's memory stand for those of the device, and launching a kernel compiles it for what it is launched with, as
numba-cuda would at the first call. Nothing is run: what kernels compute is the tests' affair and bench/gpu_env.py's.
Ends with 1 if one does not compile.
"""

import argparse
import time
from functools import partial
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.cuda import compiler, dispatcher

import openoutcry as oo
from openoutcry.env.vector import VectorEnv
from openoutcry.errors import OutcryError

GAMES = 8
WAYS: list[dict[str, Any]] = [  # together they launch every kernel, most of them for several kinds of arrays
    {"order": "C"},
    {"order": "F"},
    {"order": "C", "short": "bfloat16"},
    {"order": "F", "short": "float8"},
    {"events": 4, "critic": True},
]


class OnDevice(np.ndarray):
    """An array in the host's memory that is taken for one of the device."""

    def copy_to_host(self) -> np.ndarray:
        """What is in it."""
        return np.array(self)

    def copy_to_device(self, other: Any) -> None:
        """Put something in."""
        self[...] = np.asarray(other)


class Compiled:
    """What was compiled so far: a kernel once for each kind of arguments."""

    def __init__(self, capability: tuple[int, int]) -> None:
        self.capability = capability
        self.seen: set[Any] = set()
        self.failed = 0

    def launch(self, kernel: Any, *arguments: Any) -> None:
        """Compile a kernel for these arguments, and say how it went."""
        kinds = tuple(numba.typeof(np.asarray(a) if isinstance(a, np.ndarray) else a) for a in arguments)
        if (kernel, kinds) in self.seen:
            return
        self.seen.add((kernel, kinds))
        name = f"{kernel.py_func.__module__.rpartition('.')[2]}.{kernel.py_func.__qualname__}"
        started = time.perf_counter()
        try:
            code, _ = cuda.compile(
                kernel.py_func, numba.void(*kinds), cc=self.capability, output="ptx", device=False, abi="numba"
            )
        except Exception as wrong:
            self.failed += 1
            print(f"FAILED  {name}: {type(wrong).__name__}: {wrong}", flush=True)
        else:
            print(f"{len(code) // 1000:5} kB  {time.perf_counter() - started:5.1f} s  {name}", flush=True)


def without_a_device(compiled: Compiled) -> None:
    """From now on arrays stay here, and a kernel that is launched is only compiled."""

    class Device:
        """All that numba-cuda asks of it."""

        compute_capability = compiled.capability

    cuda.is_available = lambda: True
    cuda.synchronize = lambda: None
    cuda.device_array = lambda shape, dtype=np.float64: np.zeros(shape, dtype).view(OnDevice)
    cuda.to_device = lambda array: np.ascontiguousarray(array).copy().view(OnDevice)
    dispatcher.get_current_device = compiler.get_current_device = Device
    dispatcher.CUDADispatcher.__getitem__ = lambda kernel, _: partial(compiled.launch, kernel)


def launch_all(game: str) -> None:
    """Every kernel of a game: those of the vector environment, and whole random games."""
    players = oo.load_game(game).edition.most_players
    for way in WAYS:
        env: Any = VectorEnv(game, players, GAMES, seed=1, device="cuda", **way)
        env.reset()
        env.step(env.random_actions())
    batch = oo.batch(game, players=players, games=GAMES, seed=1, device="cuda")
    batch.deal()
    batch.playout()


def main() -> int:
    """Compile those of the games named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--capability", default="9.0", help="of the GPU compiled for (9.0: an H200)")
    given = parser.parse_args()
    major, minor = map(int, given.capability.split("."))
    compiled = Compiled((major, minor))
    without_a_device(compiled)
    try:
        for game in given.game or oo.games():
            launch_all(game)
    except OutcryError as wrong:
        parser.error(str(wrong))
    print(f"{len(compiled.seen)} kernels, {compiled.failed} failed")
    return 1 if compiled.failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
