"""The compliance kit: what every game has to pass, whoever wrote it.

    python -m openoutcry.compliance money --games 100

`check_game` raises NotCompliant with the first thing found wrong.
"""

import argparse
import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import numpy as np

from openoutcry.errors import BadMove, IllegalMove, OutcryError
from openoutcry.games import load_game
from openoutcry.kernel.batch import Batch
from openoutcry.kernel.chance import CHANCE, key_of_seed
from openoutcry.kernel.contract import Game, set_key
from openoutcry.kernel.events import SPECTATOR
from openoutcry.table import Log, Table
from openoutcry.table.shapes import declared, events_of, misfit

WALK = "openoutcry.compliance.generic.walk"

FINDINGS = (
    "fine",
    "the game did not end within its longest length",
    "nobody, or somebody without a move, is asked to act",
    "a seat that may not act is offered moves",
    "legal() and refusal() differ",
    "legal() returns another count than it marks",
    "cards or money are not all there after an action",
    "more events than the record has room for",
    "a hidden record changed without an event the onlooker saw",
    "a guess contradicts what the onlooker knows",
    "cards or money are not all there in a guess",
    "the onlooker's own moves differ between states the onlooker can't tell apart",
    "who has to act differs between states the onlooker can't tell apart",
    "the same events led to different knowledge: something was learnt that no event told",
    "the random key, or what was drawn with it, is left in a hidden record",
    "an event let an onlooker tell apart what the hidden record does not: it says too much",
)


class NotCompliant(AssertionError):
    """A game broke the contract."""


def option_sets(game: Game, players: int) -> list[dict[str, Any]]:
    """The options to try: every flag and choice against every other; lists, numbers and mere views once."""
    axes: dict[str, list[Any]] = {}
    shown: dict[str, Any] = {}
    for name, option in game.edition.options.items():
        values: list[Any] = [False, True] if option.flag else list(option.choices)
        if option.several or not values:
            continue
        if option.view_only:
            shown[name] = next(value for value in values if value != option.default)
        else:
            axes[name] = values
    sets = [dict(zip(axes, values, strict=True)) for values in itertools.product(*axes.values())]
    for name, option in game.edition.options.items():
        if option.several:
            lists = ({name: list(option.choices[:count])} for count in range(1, len(option.choices) + 1))
            sets += itertools.islice((options for options in lists if _allowed(game, players, options)), 1)
        elif not option.flag and not option.choices and not option.shape:
            # One step from the usual: the bounds of a number of deals would only make games long.
            sets.append({name: option.default + (1 if option.default < option.most else -1)})
    if shown:
        sets.append(shown)
    return [options for options in sets if _allowed(game, players, options)]


def _allowed(game: Game, players: int, options: Mapping[str, Any]) -> bool:
    try:
        game.blank(players, options)
    except OutcryError:
        return False
    return True


def check_game(game: Game, players: int, options: Mapping[str, Any], games: int = 100, seed: str = "kit") -> int:
    """Everything, for one player count and one set of options. Returns the decisions made."""
    decisions = 0
    for number in range(games):
        decisions += walk_game(game, players, options, f"{seed} {number}")
    for number in range(1 + games // 500):
        check_table(game, players, options, f"{seed} table {number}")
    check_reach(game, players, options, seed)
    check_batch(game, players, options)
    check_house(game, players, options, seed)
    return decisions


# --- one game under every eye ----------------------------------------------------------------------


def walk_game(game: Game, players: int, options: Mapping[str, Any], seed: str) -> int:
    """A random game with masks, books, hiding, guessing and events checked at every step."""
    checks = game.algorithm(WALK)
    states = game.layout.blank(checks.ROWS)
    states[0:1] = game.new(players, seed, options)
    raw = states.view(np.uint8).reshape(len(states), game.layout.dtype.itemsize)
    bots = np.zeros(1, CHANCE)
    set_key(_record(bots), key_of_seed(f"bots {seed}"))
    mask, other = np.zeros(game.n_actions, np.uint8), np.zeros(game.n_actions, np.uint8)
    where = np.zeros(3, np.int64)
    most = game.most_decisions(players, states[0].opt) + 1  # after the last one it is seen to be over
    found = checks.walk(states, raw, game.layout.body, bots, mask, other, most, where)
    if found:
        step, onlooker, action = (int(w) for w in where)
        raise NotCompliant(
            f"{game.name}, {players} players, {dict(options)}, seed {seed!r}, step {step}, "
            f"onlooker {onlooker}, action {action}: {FINDINGS[found]}{_difference(game, states, found)}"
        )
    return int(where[0])


def _record(chances: np.ndarray) -> Any:
    return chances.view(np.dtype((np.record, CHANCE)))[0]


def _difference(game: Game, states: np.ndarray, first: int) -> str:
    """Which fields of the compared rows differ."""
    pairs = {8: (10, None), 9: (10, None), 13: (9, 10)}
    if first not in pairs:
        return ""
    one, other = pairs[first]
    rows = range(1, 9) if other is None else [other]
    names = set()
    for row in rows:
        for name in game.layout.notes:
            if not np.array_equal(states[one][name], states[row][name]):
                names.add(name)
    return f" (fields that differ from some row: {', '.join(sorted(names))})"


# --- the table -------------------------------------------------------------------------------------


def check_table(game: Game, players: int, options: Mapping[str, Any], seed: str) -> None:
    """A game at the table: names, refusals, copies, bytes, positions, log and replay."""
    chooser = random.Random(seed)
    table = Table(game.name, players, seed, options)
    older: list[tuple[np.ndarray, str]] = []
    digests = [table.digest]
    unasked = game.unasked(players, table._state[0].opt)
    while not table.over:
        if len(table.optional) > unasked:
            raise NotCompliant(f"{game.name}, {players} players: seats {table.optional} act unasked, not {unasked}")
        seat = chooser.choice(sorted({*table.pending, *table.optional}))
        moves = table.legal(seat)
        move = chooser.choice(moves)
        for said in (move.json, move.text):
            codes = table.understand(seat, said)
            if codes != [move.code]:
                raise NotCompliant(f"{game.name}: {said!r} is read as {codes}, not as {move.code}")
        if table.number % 11 == 0:
            check_refusals(table, chooser)
            older.append((table._state.copy(), table.digest))
            check_position(table)
            check_views(table)
        forms: list[Any] = [move, move.code, move.json, move.text]
        table.play(seat, chooser.choice(forms))
        digests.append(table.digest)
    for state, digest in older:
        if game.layout.digest(state) != digest:
            raise NotCompliant(f"{game.name}: an older copy changed when the game went on")
    check_position(table)
    check_views(table)
    check_log(table, digests)


def check_refusals(table: Table, chooser: random.Random) -> None:
    """A few actions that are not allowed: refused with a reason, and not one byte is changed."""
    before = table.to_bytes()
    for seat in range(table.players):
        allowed = {move.code for move in table.legal(seat)}
        for code in chooser.sample(range(table.game.n_actions), min(4, table.game.n_actions)):
            if code in allowed:
                continue
            try:
                table.play(seat, code)
            except (IllegalMove, BadMove) as refused:
                if refused.message("en") == refused.code:
                    raise NotCompliant(f"{table.game.name}: no text for {refused.code}") from refused
            else:
                raise NotCompliant(f"{table.game.name}: action {code} of seat {seat} was not refused")
            if table.to_bytes() != before:
                raise NotCompliant(f"{table.game.name}: refused action {code} changed the state")


def check_position(table: Table) -> None:
    """Notation and bytes give the same state back."""
    position = json.loads(json.dumps(table.position()))
    again = Table.from_position(position)
    if again.to_bytes() != table.to_bytes():
        fields = [n for n in table.game.layout.notes if not np.array_equal(again._state[n], table._state[n])]
        raise NotCompliant(f"{table.game.name}: a position does not come back as it was: {fields}")
    if table.game.layout.to_bytes(table.game.layout.from_bytes(table.to_bytes())) != table.to_bytes():
        raise NotCompliant(f"{table.game.name}: bytes do not come back as they were")


def check_views(table: Table) -> None:
    """Every view is JSON; it and the observation are the same for states their owner can't tell apart."""
    chances = np.zeros(1, CHANCE)
    set_key(_record(chances), key_of_seed(f"views {table.number}"))
    for seat in (None, *range(table.players)):
        bit = SPECTATOR if seat is None else seat
        seen = json.dumps(table.view(seat)["table"], sort_keys=True)
        guess = table.hidden(seat)
        table.game.study.guess(guess, 0, bit, chances, 0)
        table.game.call.hide_from(guess, 0, bit)
        if json.dumps(table.game.view(table.game.read(guess), seat), sort_keys=True) != seen:
            raise NotCompliant(f"{table.game.name}: seat {seat} could tell a guess from the truth by the view")
        covered = table.hidden(seat)
        table.game.cover(covered[0], seat)
        if json.dumps(table.game.view(table.game.read(covered), seat), sort_keys=True) != seen:
            raise NotCompliant(f"{table.game.name}: the view of seat {seat} displays what an option covers")
        check_shapes(table, seat)
        if table.over:  # all that happened is told then, each of it once
            check_events(table, seat)
        if seat is None:
            continue
        if not np.array_equal(observed(table.game, guess, seat), observed(table.game, table.hidden(seat), seat)):
            raise NotCompliant(f"{table.game.name}: the observation of seat {seat} tells what the seat does not know")


def check_shapes(table: Table, seat: int | None) -> None:
    """View and moves are of the shapes the game declares, if it does."""
    shapes = declared(table.game)
    if shapes is None:
        return
    seen = table.view(seat)
    wrong = misfit(seen["table"], shapes.View, "table")
    for move in seen["moves"]:
        wrong = wrong or misfit({k: v for k, v in move.items() if k not in ("code", "text")}, shapes.Move, "move")
    if wrong:
        raise NotCompliant(f"{table.game.name}: not of the shape that is declared: {wrong}")


def check_events(table: Table, seat: int | None) -> None:
    """Events are of the shapes the game declares, if it does."""
    if declared(table.game) is None:
        return
    kinds = {get_args(kind.kinds["event"])[0]: kind for kind in events_of(table.game)}
    for event in table.events(seat):
        if wrong := misfit(event, kinds[event["event"]], "event"):
            raise NotCompliant(f"{table.game.name}: not of the shape that is declared: {wrong}")


def observed(game: Game, hidden: np.ndarray, seat: int) -> np.ndarray:
    """What observe() makes of a hidden record, every number of it written."""
    out = np.full(game.observation_size, np.nan, np.float32)
    game.study.observed(hidden, 0, seat, out)
    if not np.isfinite(out).all():
        raise NotCompliant(f"{game.name}: {int((~np.isfinite(out)).sum())} numbers of an observation are not set")
    return out


def check_log(table: Table, digests: list[str]) -> None:
    """The log, written and read, leads through the same states to the same bytes."""
    written = table.log.to_text()
    again = Table.replay(Log.from_text(written))
    if again.log.to_text() != written:
        raise NotCompliant(f"{table.game.name}: a replayed log is not the same log")
    for number, digest in enumerate(digests):
        if again.go_to(number).digest != digest:
            raise NotCompliant(f"{table.game.name}: the replay differs at action {number}")


# --- guesses reach everything ----------------------------------------------------------------------


def check_reach(game: Game, players: int, options: Mapping[str, Any], seed: str, samples: int = 600) -> int:
    """Where few states are possible, guessing finds the true one among them. Returns how often that was tried."""
    tried = 0
    chances = np.zeros(1, CHANCE)
    set_key(_record(chances), key_of_seed(f"reach {seed}"))
    mask = np.zeros(game.n_actions, np.uint8)
    chooser = random.Random(seed)
    for number in range(4):
        state = game.new(players, f"{seed} reach {number}", options)
        while not game.call.ended(state, 0):
            actors = [p for p in range(players) if int(game.call.waiting(state, 0)) >> p & 1]
            seat = chooser.choice(actors)
            if chooser.random() < 0.05:
                tried += _reached(game, state, chooser.randrange(players), chances, samples)
            game.call.legal_mask(state, 0, seat, mask)
            game.call.act(state, 0, seat, chooser.choice(np.flatnonzero(mask)))
    return tried


def _reached(game: Game, state: np.ndarray, seat: int, chances: np.ndarray, samples: int) -> int:
    hidden = state.copy()
    game.call.hide_from(hidden, 0, seat)
    found: set[bytes] = set()
    for i in range(samples):
        guess = hidden.copy()
        game.study.guess(guess, 0, seat, chances, 0)
        found.add(_without_chance(game, guess))
        if i >= 40 and len(found) > i // 8:
            return 0  # too many to see them all
    if _without_chance(game, state) not in found:
        raise NotCompliant(f"{game.name}: of {len(found)} states seat {seat} could guess, none is the true one")
    return 1


def _without_chance(game: Game, state: np.ndarray) -> bytes:
    bare = state.copy()
    bare["chance"] = np.zeros(1, CHANCE)
    return game.layout.to_bytes(bare)


# --- batches and modes -----------------------------------------------------------------------------


def check_batch(game: Game, players: int, options: Mapping[str, Any], games: int = 24) -> None:
    """A batch is the same game by game, whatever the threads; a table with game i's seed deals the same."""
    whole = Batch(game, players, games, seed="kit", options=options, threads=2)
    outcome = whole.playout(keep=True)
    for i in range(0, games, 7):
        single = Batch(game, players, 1, seed="kit", options=options, threads=1, first=i)
        alone = single.playout(keep=True)
        if alone.scores[0].tolist() != outcome.scores[i].tolist() or alone.decisions[0] != outcome.decisions[i]:
            raise NotCompliant(f"{game.name}: game {i} of a batch differs from the same game alone")
        if game.layout.to_bytes(single.states) != game.layout.to_bytes(whole.states, i):
            raise NotCompliant(f"{game.name}: game {i} of a batch ends in another state than alone")
        dealt = Batch(game, players, 1, seed="kit", options=options, threads=1, first=i).deal()
        if game.layout.to_bytes(dealt.states) != Table(game.name, players, whole.seed(i), options).to_bytes():
            raise NotCompliant(f"{game.name}: a table with the seed of game {i} deals other cards")


def check_house(game: Game, players: int, options: Mapping[str, Any], seed: str) -> None:
    """The house plays whole games, and only actions it is allowed."""
    if game.house is None:
        return
    chances = np.zeros(1, CHANCE)
    set_key(_record(chances), key_of_seed(f"house {seed}"))
    mask = np.zeros(game.n_actions, np.uint8)
    state = game.new(players, f"{seed} house", options)
    for step in range(game.longest):
        if game.call.ended(state, 0):
            return
        actors = int(game.call.waiting(state, 0)) | (int(game.call.may_act(state, 0)) if step % 5 == 0 else 0)
        seat = next(p for p in range(players) if actors >> (p + step) % players & 1)
        seat = (seat + step) % players
        hidden = state.copy()
        game.call.hide_from(hidden, 0, seat)
        game.call.legal_mask(state, 0, seat, mask)
        action = int(game.advice.advise(hidden, 0, seat, mask, chances, 0))
        if not (0 <= action < game.n_actions and mask[action]):
            raise NotCompliant(f"{game.name}, {players} players: the house plays {action}, which is not allowed")
        game.call.act(state, 0, seat, action)
    raise NotCompliant(f"{game.name}: a game of the house does not end")


def digests_of(game: Game, players: int, options: Mapping[str, Any], games: int) -> list[str]:
    """The final state of some random games: the same in compiled and interpreted mode."""
    batch = Batch(game, players, games, seed="modes", options=options, threads=1)
    batch.playout(keep=True)
    return [game.layout.digest(batch.states, i) for i in range(games)]


def check_modes(game: Game, games: int = 2) -> None:
    """Interpreted and compiled rules lead to the same bytes, at every player count and with all options."""
    code = (
        "import json,sys; from openoutcry import compliance as c; "
        "print(json.dumps(c.all_digests(c.load_game(sys.argv[1]), int(sys.argv[2]))))"
    )
    environment = {**os.environ, "OPENOUTCRY_INTERPRET": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-c", code, game.name, str(games)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise NotCompliant(f"{game.name}: the interpreted mode failed:\n{run.stderr[-3000:]}")
    interpreted = json.loads(run.stdout)
    for label, digests in all_digests(game, games).items():
        if interpreted[label] != digests:
            raise NotCompliant(f"{game.name}, {label}: interpreted and compiled rules differ")


def all_digests(game: Game, games: int) -> dict[str, list[str]]:
    """digests_of for every player count and set of options."""
    return {f"{p} {json.dumps(o)}": digests_of(game, p, o, games) for p, o in configurations(game)}


def configurations(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every player count with every set of options."""
    for players in range(game.edition.least_players, game.edition.most_players + 1):
        for options in option_sets(game, players):
            yield players, options


def main() -> int:
    """Run the kit from the command line."""
    parser = argparse.ArgumentParser(prog="python -m openoutcry.compliance")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="kit")
    asked = parser.parse_args()
    game = load_game(asked.game)
    for players, options in configurations(game):
        decisions = check_game(game, players, options, asked.games, asked.seed)
        print(f"{players} {json.dumps(options)}: {asked.games} × ✓ ({decisions})", flush=True)
    check_modes(game)
    print("✓")
    return 0
