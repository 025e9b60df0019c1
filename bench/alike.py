"""What it is worth to ask a network under several names.

    python bench/alike.py acquire --deals 600

Two and two at a table of four: two seats play what the network wishes most under one name, two what it wishes most on
the mean of eight, where the game says what only names tell apart. Every deal is played twice, with the seats exchanged.
Printed are the part of the wins that the two who ask under several names have (half would be as good), how far they are
ahead in the mean score, and how often their choice was another one, each with its standard error by deal.
"""

import argparse
import hashlib
from dataclasses import replace

import numpy as np

from openoutcry.arena.playing import known, seat_to_act
from openoutcry.bots import budget_of
from openoutcry.bots.search import search
from openoutcry.games import load_game

PLAYERS = 4
WISHES = "master100:2"  # a search that has not begun: what is left are the wishes at its root


def wished(game, hidden, seat, several):
    """The action the network wishes most."""
    budget = budget_of(game, WISHES)
    key = hashlib.sha256(b"the wishes do not depend on it").digest()
    found = search(game, hidden, seat, key, replace(budget, exchange=int(several)))
    return int(found.actions[found.lean.argmax()])


def play(game, deal, asking):
    """One game: how it ended for those who ask under several names, and how often they chose otherwise."""
    state, mask = game.new(PLAYERS, f"alike {deal}"), np.zeros(game.n_actions, np.uint8)
    state[0].quiet = 1
    step = choices = others = 0
    while not game.call.ended(state, 0):
        seat = seat_to_act(game, state, f"{deal} {step}")
        hidden = known(game, state, seat)
        if game.call.legal_mask(hidden, 0, seat, mask) == 1:
            action = int(mask.argmax())
        else:
            action = wished(game, hidden, seat, seat in asking)
            if seat in asking:
                choices += 1
                others += action != wished(game, hidden, seat, False)
        game.call.act(state, 0, seat, action)
        step += 1
    scores = np.zeros(PLAYERS, np.int64)
    game.call.standing(state, 0, scores)
    won = np.array([int(game.call.best(state, 0)) >> seat & 1 for seat in range(PLAYERS)])
    mine = np.isin(np.arange(PLAYERS), asking)
    return won[mine].sum() / won.sum(), scores[mine].mean() - scores[~mine].mean(), others / choices


def main():
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=600)
    asked = parser.parse_args()
    game = load_game(asked.game)
    by_deal = np.array(
        [np.mean([play(game, deal, asking) for asking in ((0, 2), (1, 3))], axis=0) for deal in range(asked.deals)]
    )
    error = by_deal.std(axis=0, ddof=1) / np.sqrt(asked.deals)
    (won, ahead, other), (of_won, of_ahead, _) = by_deal.mean(axis=0), error
    print(
        f"{asked.game}, {2 * asked.deals} games: {100 * won:.1f} ± {100 * of_won:.1f} % of the wins, "
        f"{ahead:+,.0f} ± {of_ahead:,.0f} ahead, another choice in {100 * other:.0f} %"
    )


if __name__ == "__main__":
    main()
