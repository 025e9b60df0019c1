"""Positions, and what a network says of them: in plain NumPy here, and as PyTorch once said it, in recorded.npz.

`python -m tests.bots.recorded` writes the file anew (needs PyTorch).
"""

from pathlib import Path

import numpy as np

import openoutcry as oo
from openoutcry.bots import HOUSE, think
from openoutcry.bots.network import weights_of
from openoutcry.bots.weights import read_weights

FILE = Path(__file__).parent / "recorded.npz"
POSITIONS = (3, 20, 45)  # decisions into a game
SMALL = 1e-5  # what PyTorch's layer norms add to a variance


def positions(name):
    """Some positions of a game between house bots: hidden record and seat."""
    game = oo.load_game(name)
    table = oo.Table(name, 3, "recorded")
    found = []
    while len(found) < len(POSITIONS):
        seat = table.pending[0]
        if table.number >= POSITIONS[len(found)] and len(table.legal(seat)) > 1:
            found.append((table.hidden(seat), seat))
        table.play(seat, think(game, table.hidden(seat), seat, str(table.number), HOUSE).action)
    return found


def seen(name, hidden, seat):
    """What the network is given: the observation, and which actions are allowed."""
    game = oo.load_game(name)
    row, mask = np.zeros(game.observation_size, np.float32), np.zeros(game.n_actions, np.uint8)
    game.study.observed(hidden, 0, seat, row)
    game.call.legal_mask(hidden, 0, seat, mask)
    return row, mask.view(bool)


def computed(name, row, mask, players):
    """The chances of all actions and of the seats, the own first, by whole matrix products."""
    held = {key: array.astype(np.float64) for key, array in read_weights(weights_of(oo.load_game(name)))[0].items()}

    def linear(layer, given):
        return held[f"{layer}.weight"] @ given + held[f"{layer}.bias"]

    def normed(layer, given):
        even = (given - given.mean()) / np.sqrt(given.var() + SMALL)
        return even * held[f"{layer}.weight"] + held[f"{layer}.bias"]

    inside = linear("enter", row.astype(np.float64))
    for k in range(len({key.split(".")[1] for key in held if key.startswith("blocks.")})):
        block = f"blocks.{k}"
        inner = np.maximum(linear(f"{block}.inner", normed(f"{block}.norm", inside)), 0)
        inside = inside + linear(f"{block}.outer", inner)
    inside = normed("norm", inside)
    wishes = np.where(mask, linear("policy", inside), -np.inf)
    return _shares(wishes), _shares(linear("outlook", inside)[:players])


def _shares(logits):
    raised = np.exp(logits - logits.max())
    return raised / raised.sum()


def main():
    import torch

    from openoutcry.learn.saving import network_from

    held = {}
    for name in oo.games():
        network = network_from(None, oo.load_game(name))
        for k, (hidden, seat) in enumerate(positions(name)):
            row, mask = seen(name, hidden, seat)
            with torch.no_grad():
                opinion = network(torch.from_numpy(row)[None], torch.from_numpy(mask)[None])
            held[f"{name} {k} prior"] = opinion.logs.exp()[0].numpy()
            held[f"{name} {k} outlook"] = torch.softmax(opinion.outlook[0, :3], -1).numpy()
    np.savez_compressed(FILE, **held)


if __name__ == "__main__":
    main()
