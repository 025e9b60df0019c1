"""What moves tell about hidden things, by the belief of the package, under several models of the players.

    python bench/belief.py stockpile --level house --games 4 --seed held

At some of its decisions each seat asks what the moves seen so far say about each thing it does not know. Printed is the
mean of log(chance after the moves / chance by the bare count) of what it truly was, in nats, with the error by game:
below 0 the moves mislead. Beside it stands what knowing would be worth: the mean of -log(chance by the count).
"""

import argparse
from collections import defaultdict

import numpy as np

from openoutcry.bots import think
from openoutcry.bots.belief import DEALS, Belief, Witness, listen, true_chances, weigh
from openoutcry.games import load_game

# Moves by chance, the house, the network, its best: what each setting thinks of a player beforehand, and its power.
MIXTURES = {"house": (1, 1, 0, 0), "network": (1, 0, 1, 1), "all": (1, 1, 1, 1)}
POWERS = (0.5, 1.0)


def known_to(game, state, seat):
    """The hidden record of a seat."""
    hidden = state.copy()
    game.call.hide_from(hidden, 0, seat)
    game.layout.wipe_tail(hidden)
    return hidden


def told(belief: Belief, game, hidden, state) -> list[tuple[str, float, float]]:
    """For each unknown: what it is, what the moves told about it, and what knowing would be."""
    found = []
    truths = game.unseen(game.read(hidden), state)
    for unseen, truth in zip(game.unseen(game.read(hidden), belief.deals), truths, strict=True):
        for counted, believed in true_chances(belief, unseen, truth):
            found.append((unseen.what, float(np.log(believed / counted)), float(-np.log(counted))))
    return found


def play(game, players, level, seed, every, deals, notes):
    """One game; notes are added by setting and kind of unknown."""
    state, mask = game.new(players, seed, {}, {}), np.zeros(game.n_actions, np.uint8)
    state[0].quiet = 1
    settings = [(name, power) for name in MIXTURES for power in POWERS]
    witnesses = {(seat, *setting): Witness(game, seat) for seat in range(players) for setting in settings}
    number = 0
    while not game.call.ended(state, 0):
        waited = int(game.call.waiting(state, 0))
        mover = (waited & -waited).bit_length() - 1
        hidden = known_to(game, state, mover)
        choices = int(game.call.legal_mask(hidden, 0, mover, mask))
        action = think(game, hidden, mover, f"{seed} {number}", level).action
        number += 1
        own = witnesses[mover, *settings[0]]
        if choices > 1 and own.moves and number % every == 0:
            heard = listen(own, hidden, f"{seed} {number}".encode(), deals)
            for name, power in settings:
                belief = weigh(witnesses[mover, name, power], heard, power, MIXTURES[name])
                for what, nats, whole in told(belief, game, hidden, state):
                    notes[what, name, power].append((nats, whole))
        for seat in range(players):
            before = known_to(game, state, seat)
            for setting in settings:
                witnesses[seat, *setting].note(before, mover, action)
        game.call.act(state, 0, mover, action)


def main():
    """Play, and tell what the moves told."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("game")
    arguments.add_argument("--level", default="house")
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--games", type=int, default=4)
    arguments.add_argument("--every", type=int, default=3, help="decisions from one question to the next")
    arguments.add_argument("--deals", type=int, default=DEALS)
    arguments.add_argument("--seed", default="held")
    asked = arguments.parse_args()
    game, by_game = load_game(asked.game), defaultdict(list)
    for k in range(asked.games):
        notes = defaultdict(list)
        play(game, asked.players, asked.level, f"{asked.seed} {k}", asked.every, asked.deals, notes)
        for setting, values in notes.items():
            by_game[setting].append((*np.mean(values, axis=0), len(values)))
    for (what, name, power), rows in sorted(by_game.items()):
        nats = [row[0] for row in rows]
        error = np.std(nats, ddof=1) / np.sqrt(len(nats)) if len(nats) > 1 else float("nan")
        whole, count = np.mean([row[1] for row in rows]), sum(row[2] for row in rows)
        print(f"{asked.level} {what} {name} {power}: {np.mean(nats):+.3f} ± {error:.3f} of {whole:.2f} ({count})")


if __name__ == "__main__":
    main()
