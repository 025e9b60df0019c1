"""Games on a GPU put in order by what they are about to do, as CUDA kernels that know no game.

The threads of a warp wait for each other wherever their ways part, and all of a multiprocessor read the same small
cache of instructions: games that do the same are played side by side.
"""

# mypy: allow-untyped-defs

import numpy as np
from numba import cuda, int32

from openoutcry.kernel.rule import INTERPRETED

KINDS = 4096  # of what a game may do: phase and code of an action
SHARES = 64 if INTERPRETED else 256  # threads that count them


@cuda.jit(device=True)
def _rank_alone(tallies, kind):
    return cuda.atomic.add(tallies, kind, 1)


@cuda.jit(device=True)
def _rank_in_warp(tallies, kind):
    """The same, with one addition for all threads of the warp that ask for this kind."""
    same = cuda.match_any_sync(cuda.activemask(), kind)
    first = cuda.ffs(same) - 1
    rank = np.int32(0)
    if cuda.laneid == first:
        rank = cuda.atomic.add(tallies, kind, cuda.popc(same))
    return cuda.shfl_sync(same, rank, first) + cuda.popc(same & cuda.lanemask_lt())


rank = _rank_alone if INTERPRETED else _rank_in_warp  # how many were counted before this one


@cuda.jit
def begin_kernel(tallies, begins):
    """Where each kind begins, in the order of kinds; the tallies are cleared. One block."""
    sums = cuda.shared.array(SHARES, int32)
    share, each = cuda.threadIdx.x, KINDS // SHARES
    total = 0
    for kind in range(share * each, share * each + each):
        total += tallies[kind]
    sums[share] = total
    cuda.syncthreads()
    if share == 0:
        before = 0
        for k in range(SHARES):
            total = sums[k]
            sums[k] = before
            before += total
    cuda.syncthreads()
    begin = sums[share]
    for kind in range(share * each, share * each + each):
        begins[kind] = begin
        begin += tallies[kind]
        tallies[kind] = 0


@cuda.jit
def order_kernel(kinds, ranks, begins, order):
    """The games by kind."""
    i = cuda.grid(1)
    if i < kinds.shape[0]:
        order[begins[kinds[i]] + ranks[i]] = i
