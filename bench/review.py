"""What a review costs: processor time of every decision of a four-player game, by seat, in each game.

    python bench/review.py                      # the four games, one core
    python bench/review.py money --most 40      # some of the decisions, spread over the game

Two idle cores need about half of it. The house plays the games; the decisions with more than one allowed move are
judged as the server judges them (`openoutcry.bots.review`).
"""

import argparse
import time

import openoutcry as oo
from openoutcry.bots import HOUSE, think
from openoutcry.bots.review import Review, judge, judging_level
from openoutcry.games import games, load_game

PLAYERS = 4


def played(game: str, seed: str) -> oo.Table:
    """A finished game of the house's."""
    table = oo.Table(game, PLAYERS, seed)
    while not table.over:
        seat = table.pending[0]
        table.play(seat, think(table.game, table.hidden(seat), seat, str(table.number), HOUSE).action)
    return table


def measure(game: str, level: str, most: int) -> None:
    """Judge a game's decisions, or `most` of them spread over it, and say what that took."""
    made = Review(played(game, "bench review").log, level or judging_level(load_game(game)))
    asked = made.questions
    chosen = asked if not most or most >= len(asked) else [asked[i * len(asked) // most] for i in range(most)]
    judge(chosen[0])  # what is compiled or loaded on first use
    spent = []
    for question in chosen:
        before = time.process_time()
        judge(question)
        spent.append(time.process_time() - before)
    each = sum(spent) / len(spent)
    seats = [sum(question.seat == seat for question in asked) for seat in range(PLAYERS)]
    print(
        f"{game}: {len(asked)} decisions ({len(chosen)} judged), {1000 * each:.0f} ms each, longest "
        f"{1000 * max(spent):.0f}; one player's {each * max(seats):.1f} s, everybody's {each * len(asked):.1f} s "
        "of one core",
        flush=True,
    )


def main() -> None:
    """Every game asked for."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="*", help="all where none is named")
    asked.add_argument("--level", default="", help="who judges; else who judges on the site")
    asked.add_argument("--most", type=int, default=0, help="decisions a game, 0 for all")
    given = asked.parse_args()
    for game in given.game or games():
        measure(game, given.level, given.most)


if __name__ == "__main__":
    main()
