"""How others play: a mixture of models of players, whose shares are inferred for each of them from its moves."""

import numpy as np

# What a move may have been made by: any allowed one, the house's, the network's by its chances, or mostly its best.
BY_CHANCE, BY_THE_HOUSE, BY_THE_NETWORK, BY_ITS_BEST = range(4)
MODELS = 4

# What is thought of somebody before the first move, as moves of each manner that were seen already.
BEFOREHAND = (1.0, 1.0, 1.0, 1.0)
ROUNDS = 16  # of expectation and maximisation: by then nothing changes that matters


def infer(chances: np.ndarray, beforehand: np.ndarray) -> np.ndarray:
    """The shares of the models in somebody's play, from the chances of the moves seen (moves × models).

    Each move may come from another model: who plays like the house but blunders is no player of chance.
    """
    shares = beforehand / beforehand.sum()
    for _ in range(ROUNDS):
        parts = chances * shares
        whole = parts.sum(axis=1, keepdims=True)
        found = beforehand + (parts / np.where(whole > 0, whole, 1.0)).sum(axis=0)
        shares = found / found.sum()
    return shares
