"""What a search remembers: a tree of information sets, held in flat arrays."""

from typing import NamedTuple

import numpy as np

from openoutcry.kernel.inference import BATCH
from openoutcry.kernel.kinds import array_of

SEATS = 8  # room for the seats of any game

# One information set: what a seat to move knows. The key is a hash of its hidden record.
NODE = np.dtype(
    [("key", "<i8"), ("first", "<i4"), ("count", "<i4"), ("visits", "<i4"), ("seat", "<i4")],
    align=True,
)

# One action of a node, with sums over the playouts that went through it, as the acting seat sees them.
EDGE = np.dtype(
    [
        ("value", "<f8"),  # what the search maximises, 0 to 1 a playout
        ("won", "<f8"),  # games won; a shared win counts in parts
        ("money", "<f8"),  # final score
        ("prior", "<f8"),  # how likely the action looks before anything is known of it
        ("action", "<i4"),
        ("visits", "<i4"),
        ("open", "<i4"),  # 1 while the root goes on trying it
    ],
    align=True,
)

# The tree as a whole.
TREE = np.dtype(
    [
        ("margins", "<f8"),  # sum of the leads at the end, as absolute numbers: the scale money is judged on
        ("won", "<f8", (SEATS,)),  # games won in all playouts, by seat
        ("money", "<f8", (SEATS,)),
        ("nodes", "<i8"),
        ("edges", "<i8"),
        ("playouts", "<i8"),
        ("ended", "<i8"),  # of these, the ones that were played to the end
        ("endless", "<i8"),  # playouts that found no end: a fault of the game
    ],
    align=True,
)

NODES = 1 << 15
EDGES = NODES * 16
SLOTS = NODES * 4  # a power of two: where a key is looked up
DEEPEST = 64  # decisions of a playout that are kept in the tree
# How the seats that do not think play in a search with a network; by both: each in every other deal.
AS_NODES, BY_HOUSE, BY_NETWORK, BY_BOTH = range(4)
LEAF = 4  # numbers that say how a playout of several came to its leaf

Trees, Nodes, Edges, Slots = array_of(TREE), array_of(NODE), array_of(EDGE), array_of(np.int32)


class Memory(NamedTuple):
    """The arrays one searching thread works in."""

    tree: np.ndarray
    nodes: np.ndarray
    edges: np.ndarray
    slots: np.ndarray
    paths: np.ndarray  # of the playouts that go down side by side
    leaves: np.ndarray  # where these came to

    def clear(self) -> None:
        self.tree[:] = np.zeros(1, TREE)
        self.slots[:] = -1


def new_memory() -> Memory:
    """Memory for one thread, with nothing in it."""
    memory = Memory(
        np.zeros(1, TREE),
        np.zeros(NODES, NODE),
        np.zeros(EDGES, EDGE),
        np.full(SLOTS, -1, np.int32),
        np.zeros((BATCH, DEEPEST), np.int64),
        np.zeros((BATCH, LEAF), np.int64),
    )
    memory.clear()
    return memory
