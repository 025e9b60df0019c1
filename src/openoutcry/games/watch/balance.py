"""The balance report of Exchange Watch, as Markdown.

python -m openoutcry.games.watch.balance --games 10000 > docs/balance-watch.md
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from openoutcry.games.watch.game import GAME
from openoutcry.games.watch.rules import study as counted
from openoutcry.games.watch.rules.state import BY_EVENTS, BY_MONEY, CARD_DECK, CARD_IDS, KINDS, NONE, SEATS
from openoutcry.kernel.batch import Batch
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.language import text

STRATEGIES = {"random": 0, "house": 1}
POINTLESS = 0.05  # an ending or a card that occurs in fewer games than this
WORD = {"random": "random", "house": "greedy"}


def play(players: int, games: int, strategy: str, seed: str, extra: int = NONE) -> np.ndarray:
    """The figures of many games, a row each."""
    batch = Batch(GAME, players, games, seed=seed, threads=1).deal()
    figures = np.zeros((games, counted.COLUMNS), np.int64)
    mask = np.zeros(GAME.n_actions, np.uint8)
    out = np.zeros((2, SEATS), np.int64)
    counted.play_games(batch.states, batch.chances, STRATEGIES[strategy], extra, mask, out, figures)
    return figures


def column(figures: np.ndarray, players: int, name: int) -> np.ndarray:
    """A figure of every seat, by position: (games, players)."""
    first = counted.HEAD + name
    return figures[:, first : first + players * counted.SEAT_COLUMNS : counted.SEAT_COLUMNS]


def won(figures: np.ndarray, players: int) -> np.ndarray:
    """Wins by position; a shared one counts in parts."""
    best = column(figures, players, counted.WON)
    shares: np.ndarray = best / best.sum(axis=1, keepdims=True)
    return shares


def outcome_rows(players: int, strategy: str, figures: np.ndarray) -> tuple[str, str]:
    """A row of the table of games, a row of the table of seats."""
    endings, debts = figures[:, counted.ENDING], column(figures, players, counted.DEBTS)
    scores = column(figures, players, counted.SCORE)
    best = scores.max(axis=1)
    games = (
        f"| {players} | {WORD[strategy]} | {(endings == BY_MONEY).mean():.1%} | {(endings == BY_EVENTS).mean():.1%} "
        f"| {figures[:, counted.TURNS].mean():.1f} | {figures[:, counted.TURNS].max()} "
        f"| {figures[:, counted.DECISIONS].mean():.0f} | {(debts.sum(axis=1) > 0).mean():.1%} | {debts.mean():.2f} "
        f"| {scores.mean():,.0f} | {best.mean():,.0f} |"
    )
    par = won(figures, players).mean(axis=0) * players
    seats = f"| {players} | {WORD[strategy]} | " + " | ".join(f"{share:.2f}" for share in par)
    return games, seats + " |" + " – |" * (SEATS - players)


class CardWorth(NamedTuple):
    """What a kind of card is worth at a player count."""

    plays: float  # a game
    money: float  # what one more at the start brings its owner
    error: float  # standard error of that
    wins: float  # and in wins


def card_worths(players: int, games: int, seed: str, plain: np.ndarray) -> list[CardWorth]:
    """For every kind of card: plays a game, and what one more at the start brings in money and in wins."""
    position = np.arange(games) % players
    row = np.arange(games)
    base_score = column(plain, players, counted.SCORE)[row, position]
    base_won = won(plain, players)[row, position]
    found = []
    for kind in range(KINDS):
        figures = play(players, games, "house", seed, kind)
        had = figures[:, counted.GIVEN] == 1
        score = column(figures, players, counted.SCORE)[row, position]
        wins = won(figures, players)[row, position]
        gain = (score - base_score)[had]
        plays = plain[:, counted.PLAYS + kind].mean()
        error = gain.std() / np.sqrt(len(gain))
        found.append(CardWorth(float(plays), float(gain.mean()), float(error), float((wins - base_won)[had].mean())))
    return found


def verdict(counts: Sequence[int], by_money: Mapping[int, float], cards: Mapping[int, list[CardWorth]]) -> list[str]:
    """What the figures say about the reconstruction."""
    lines = []
    rare = [players for players in counts if min(by_money[players], 1 - by_money[players]) < POINTLESS]
    if rare:
        lines.append(f"- One of the two endings hardly occurs with {', '.join(map(str, rare))} greedy players.")
    else:
        lines.append("- Both endings occur with greedy players at every player count.")
    for kind in range(KINDS):
        unplayed = [players for players in counts if cards[players][kind].plays < POINTLESS]
        mean = float(np.mean([cards[players][kind].money for players in counts]))
        error = float(np.sqrt(np.sum([cards[players][kind].error ** 2 for players in counts])) / len(counts))
        name = text(f"watch-card-{CARD_IDS[kind]}", "en")
        if unplayed:
            lines.append(f"- {name} is hardly played with {', '.join(map(str, unplayed))} players.")
        elif mean < -2 * error:
            lines.append(f"- {name} costs greedy bots more than it brings ({mean:+,.0f} ± {error:,.0f}).")
        elif mean < 2 * error:
            lines.append(f"- {name} brings greedy bots nothing measurable ({mean:+,.0f} ± {error:,.0f}).")
    if len(lines) == 1:
        lines.append("- Every card is played, and brings greedy bots money on average over the player counts.")
    return lines


def report(games: int, seed: str = "balance", counts: tuple[int, ...] = (3, 4, 5, 6)) -> str:
    """The whole report."""
    game_rows, seat_rows = [], []
    cards: dict[int, list[CardWorth]] = {}
    by_money: dict[int, float] = {}
    for players in counts:
        for strategy in STRATEGIES:
            figures = play(players, games, strategy, f"{seed} {players}")
            games_row, seats_row = outcome_rows(players, strategy, figures)
            game_rows.append(games_row)
            seat_rows.append(seats_row)
            if strategy == "house":
                by_money[players] = float((figures[:, counted.ENDING] == BY_MONEY).mean())
                cards[players] = card_worths(players, games, f"{seed} {players}", figures)
    lines = [
        *HEADING,
        f"{games:,} games a row, seed `{seed}`, edition `{GAME.edition.digest[:12]}`.",
        "",
        "## Games",
        "",
    ]
    lines += [
        "| players | bots | ended by money | by the last event | turns | most turns | decisions | games with Debt "
        "| Debt cards a player | mean worth | mean worth of the richest |",
        "|" + "---:|" * 11,
        *game_rows,
        "",
        "## Seats",
        "",
        "Wins by position, counted from the first player; 1.00 is a fair share.",
        "",
        "| players | bots | " + " | ".join(f"{i}." for i in range(1, SEATS + 1)) + " |",
        "|" + "---:|" * (SEATS + 2),
        *seat_rows,
        "",
        "## Cards",
        "",
        "With greedy bots: how often a card is played in a game, and what one more of it at the start brings its owner "
        "against the same game without it, in money (with its standard error) and in wins (percentage points).",
        "",
        "| card | deck | " + " | ".join(f"{p} players: plays | money | wins" for p in counts) + " |",
        "|---|---|" + "---:|" * (3 * len(counts)),
    ]
    for kind in range(KINDS):
        cells = []
        for players in counts:
            card = cards[players][kind]
            cells.append(f"{card.plays:.2f} | {card.money:+,.0f} ± {card.error:,.0f} | {100 * card.wins:+.1f}")
        name = text(f"watch-card-{CARD_IDS[kind]}", "en")
        deck = text(f"watch-deck-{('inside', 'greenmail')[CARD_DECK[kind]]}", "en")
        lines.append(f"| {name} | {deck} | " + " | ".join(cells) + " |")
    lines += ["", "## What it says", "", *verdict(counts, by_money, cards)]
    return "\n".join(lines) + "\n"


HEADING = (
    "# Balance of Exchange Watch",
    "",
    "Made by `python -m openoutcry.games.watch.balance`. The cards, the pay table and the circle are our "
    "reconstruction; this page shows how they play. Random bots choose any allowed move; greedy bots follow the house "
    "strategy: bet on the likelier side as high as their status allows, buy status first, then cheap shares near the "
    "die, and play most cards as soon as they can.",
    "",
)


def main() -> int:
    """Write the report to standard output."""
    parser = argparse.ArgumentParser(prog="python -m openoutcry.games.watch.balance")
    parser.add_argument("--games", type=int, default=10 if INTERPRETED else 10_000)
    parser.add_argument("--seed", default="balance")
    asked = parser.parse_args()
    sys.stdout.write(report(asked.games, asked.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
