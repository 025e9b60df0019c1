"""What moves tell about hidden forecasts in Stockpile, if they are taken to be the policy's.

    python bench/belief.py --level policy --games 2

Four players. At every move of another, each seat asks how likely the policy would have made it, for each pair of
company and forecast that the mover may hold; what it does not know besides is dealt at random. Printed is the mean of
log(posterior / prior) of the true pair, in nats, by the phase of the last move: below 0 the moves mislead. Knowing the
pair would be log(16) = 2.77. The mover's supply cards, and its portfolio when it plays cards or sells, are taken as
known: more than a seat knows, so these are upper bounds.
"""

import argparse
from collections import defaultdict

import numpy as np

from openoutcry.bots import think
from openoutcry.bots.network import opinion
from openoutcry.games import load_game
from openoutcry.games.stockpile.rules.state import ACTION, COMPANIES, DEMAND, PAIRS, PHASES, SELLING, SUPPLY
from openoutcry.kernel.chance import CHANCE

PLAYERS = 4
POWERS = (0.25, 0.5, 1.0)  # of the likelihood: less than 1 trusts it less
MISTAKES = 0.02  # of the moves are taken to be any

GAME = load_game("stockpile")


def known_to(state, seat):
    """The hidden record of a seat."""
    hidden = state.copy()
    GAME.call.hide_from(hidden, 0, seat)
    GAME.layout.wipe_tail(hidden)
    return hidden


def as_the_mover_may_see(state, watcher, mover, number):
    """What the mover would see in a deal that the watcher can't tell from the real one."""
    dealt, chances = known_to(state, watcher), np.zeros(1, CHANCE)
    chances["key"][0] = np.random.default_rng(number).integers(0, 2**32, 8, dtype=np.uint32)
    GAME.study.guess(dealt, 0, watcher, chances, 0)
    if state[0].phase == SUPPLY:
        dealt[0].hand[mover] = state[0].hand[mover]
    elif state[0].phase != DEMAND:
        dealt[0].held[mover] = state[0].held[mover]
    return known_to(dealt, mover)


def likelihoods(state, watcher, mover, action, pair, choices, deals, number):
    """log P(action) for each company and forecast the pair may be of; -inf elsewhere."""
    s = state[0]
    known = [k for k in range(PAIRS) if s.pair_known[k] >> watcher & 1]
    companies = set(range(COMPANIES)) - {int(s.pair_company[k]) for k in known}
    forecasts = set(range(COMPANIES)) - {int(s.pair_forecast[k]) for k in known}
    found = np.full((COMPANIES, COMPANIES), -np.inf)
    views = [as_the_mover_may_see(state, watcher, mover, number * deals + k) for k in range(deals)]
    for company in companies:
        for forecast in forecasts:
            chance = 0.0
            for view in views:
                view[0].pair_company[pair], view[0].pair_forecast[pair] = company, forecast
                chance += float(opinion(GAME, view, mover)[0][action]) / deals
            found[company, forecast] = np.log((1 - MISTAKES) * chance + MISTAKES / choices)
    return found


def told(sums, pair, power):
    """log(posterior / prior) of the true pair."""
    weights = np.exp(power * (sums - sums.max()))
    return float(np.log(weights[pair] / weights.sum() * np.isfinite(sums).sum()))


def play(level, seed, deals, notes):
    """One game; what the moves of a round tell is added up and noted."""
    state, mask = GAME.new(PLAYERS, seed, {}, {}), np.zeros(GAME.n_actions, np.uint8)
    state[0].quiet = 1
    number, sums, of_round = 0, {}, -1
    while not GAME.call.ended(state, 0):
        s = state[0]
        if s.round_number != of_round:
            sums, of_round = {}, int(s.round_number)
        waited = int(GAME.call.waiting(state, 0))
        mover = (waited & -waited).bit_length() - 1
        hidden = known_to(state, mover)
        choices = int(GAME.call.legal_mask(hidden, 0, mover, mask))
        action = think(GAME, hidden, mover, f"{seed} {number}", level).action
        pair = (mover - int(s.first)) % PLAYERS
        if choices > 1 and s.phase in (SUPPLY, DEMAND, ACTION, SELLING):
            for watcher in range(PLAYERS):
                if s.pair_known[pair] >> watcher & 1:
                    continue
                new = likelihoods(state, watcher, mover, action, pair, choices, deals, number)
                sums[watcher, mover] = sums.get((watcher, mover), 0) + new
                truth = int(s.pair_company[pair]), int(s.pair_forecast[pair])
                for power in POWERS:
                    notes[PHASES[s.phase], power].append(told(sums[watcher, mover], truth, power))
        GAME.call.act(state, 0, mover, action)
        number += 1


def main():
    """Play, and tell what the moves told."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--level", default="policy")
    arguments.add_argument("--games", type=int, default=2)
    arguments.add_argument("--deals", type=int, default=1, help="random deals a likelihood is averaged over")
    asked = arguments.parse_args()
    notes = defaultdict(list)
    for k in range(asked.games):
        play(asked.level, f"belief {k}", asked.deals, notes)
    for (phase, power), values in sorted(notes.items()):
        error = np.std(values) / np.sqrt(len(values))
        print(f"{asked.level} {phase} power {power}: {np.mean(values):+.3f} ± {error:.3f} ({len(values)})")


if __name__ == "__main__":
    main()
