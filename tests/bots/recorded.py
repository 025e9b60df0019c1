"""Positions with what PyTorch says of them: python -m tests.bots.recorded writes recorded.npz anew (needs PyTorch)."""

from pathlib import Path

import numpy as np

import openoutcry as oo
from openoutcry.bots import HOUSE, think

FILE = Path(__file__).parent / "recorded.npz"
POSITIONS = (3, 20, 45)  # decisions into a game


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


def main():
    import torch

    from openoutcry.learn.saving import network_from

    held = {}
    for name in oo.games():
        game = oo.load_game(name)
        network = network_from(None, game)
        for k, (hidden, seat) in enumerate(positions(name)):
            row, mask = np.zeros(game.observation_size, np.float32), np.zeros(game.n_actions, np.uint8)
            game.study.observed(hidden, 0, seat, row)
            game.call.legal_mask(hidden, 0, seat, mask)
            with torch.no_grad():
                opinion = network(torch.from_numpy(row)[None], torch.from_numpy(mask.view(bool))[None])
            held[f"{name} {k} prior"] = opinion.logs.exp()[0].numpy()
            held[f"{name} {k} outlook"] = torch.softmax(opinion.outlook[0, :3], -1).numpy()
    np.savez_compressed(FILE, **held)


if __name__ == "__main__":
    main()
