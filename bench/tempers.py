"""What tempers change: how their bots behave, and how strong they are, beside the same level without one.

    python bench/tempers.py acquire --level policy --games 400

The level and all its tempers sit at one table, on duplicate deals. Printed are, for every action that a temper leans to
or from, how often it was chosen a game and how high its argument was (0 the lowest there is, 1 the highest) or how much
of it the seat held, then wins and ratings by wins; behind each the difference to the level without a temper, with a
95 % interval by deal.
"""

import argparse
from collections import defaultdict

import numpy as np

from openoutcry.arena import Tournament, seatings
from openoutcry.arena.playing import play_game, seed_of
from openoutcry.arena.ratings import RESAMPLINGS, interval, resampled
from openoutcry.arena.results import finishing_order
from openoutcry.bots.declaration import Lean, declared
from openoutcry.bots.tempers import degree, tempers
from openoutcry.games import load_game

WON = ("won", "", "")


def watched(game):
    """What is counted: verbs, and with them what a temper leans by."""
    leans = [(verb, lean) for leaning in declared(game).tempers.values() for verb, lean in leaning.items()]
    how = {(verb, lean.argument, lean.held) for verb, lean in leans if lean.argument}
    return sorted({(verb, "", "") for verb, _ in leans} | how)


def deeds(game, action, hidden, seat, wanted):
    """What of this is one action: the times (1), or its degree."""
    kind = game.actions.kind(action)
    for verb, argument, held in wanted:
        if verb == kind.verb:
            lean = Lean(0, argument, held=held)
            yield (verb, argument, held), degree(lean, kind, action, hidden, seat) if argument else 1.0


def play(tournament, wanted):
    """All games: their rows, and by deed, bot and deal what was done and how often. A win is a deed of its seat."""
    game, rows = load_game(tournament.game), []
    done, times = defaultdict(float), defaultdict(int)

    def note(deed, bot, deal, much):
        done[deed, bot, deal] += much
        times[deed, bot, deal] += 1

    for seating in seatings(tournament):

        def tell(seat, action, hidden, seating=seating):
            for deed, much in deeds(game, action, hidden, seat, wanted):
                note(deed, seating.lineup[seat], seating.deal, much)

        row = play_game(tournament, seating, seed_of(tournament, seating), tell)
        for seat, bot in enumerate(seating.lineup):
            note(WON, bot, seating.deal, (seat in row["winners"]) / len(row["winners"]))
        rows.append(row)
    return rows, done, times


class Means:
    """What bots did on the average: over all deals, and over each of many resamplings of them."""

    def __init__(self, done, times, deals):
        self.done, self.times, self.deals = done, times, deals
        even = np.full(len(deals), 1 / len(deals))
        drawn = np.random.default_rng(1).multinomial(len(deals), even, RESAMPLINGS)
        self.draws = np.vstack([np.ones(len(deals)), drawn])

    def of(self, deed, bot):
        """A game where times are counted or wins, else each time."""
        counted = deed if deed[1] else WON
        much, often = (
            self.draws @ np.array([table[what, bot, deal] for deal in self.deals])
            for table, what in ((self.done, deed), (self.times, counted))
        )
        return np.divide(much, often, out=np.full(len(much), np.nan), where=often > 0)


def line(name, values, plain):
    """A figure, and how far it is from the level without a temper."""
    apart = values - plain
    low, high = interval(apart[1:][np.isfinite(apart[1:])])
    print(f"| {name} | {values[0]:.3f} | {apart[0]:+.3f} ({low:+.3f} to {high:+.3f}) |")


def main():
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--level", default="policy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="tempers")
    given = parser.parse_args()
    game = load_game(given.game)
    bots = (given.level, *(f"{given.level}+{temper}" for temper in tempers(game)))
    wanted = watched(game)
    rows, done, times = play(Tournament(game.name, 4, bots, given.games, seed=given.seed), wanted)
    deals = [row["deal"] for row in rows]
    means = Means(done, times, sorted(set(deals)))
    ratings, spread = resampled([finishing_order(row, bots) for row in rows], deals, len(bots), wins_only=True)
    rated = np.vstack([ratings, spread])
    print(f"{len(rows)} games of {game.name}")
    for number, bot in enumerate(bots[1:], 1):
        print(f"\n| {bot} | mean | beside {bots[0]} |\n|---|---|---|")
        for deed in (*wanted, WON):
            verb, argument, held = deed
            line(f"{verb} {held or argument}".strip(), means.of(deed, bot), means.of(deed, bots[0]))
        line("rating", rated[:, number], rated[:, 0])


if __name__ == "__main__":
    main()
