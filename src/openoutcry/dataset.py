"""Games as data: bots play, and every decision is written to Parquet with what an onlooker could see before it."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import openoutcry
from openoutcry.errors import NotAvailable
from openoutcry.extras import need
from openoutcry.kernel.batch import PLAYOUT, Batch
from openoutcry.kernel.contract import Game, Public
from openoutcry.kernel.seeds import checked_seed
from openoutcry.language import text
from openoutcry.table.moves import move_of

RECORDING = "openoutcry.kernel.generic.recording"
ROWS = 8192  # decisions the recorder writes at a time
PART = 2**19  # decisions held in memory before they go to disk
GAMES_AT_ONCE = 1024


def write_dataset(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    out: str | Path,
    options: Mapping[str, Any] | None = None,
    numbers: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, int]:
    """Play `games` games and write them to the folder `out`. Returns the rows of each table."""
    pl = need("polars", "data")
    batch = Batch(game, players, games, checked_seed(seed), options, numbers, bots)
    named = list(bots) * players if len(bots) == 1 else list(bots)
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tables = _write_tables(pl, batch, named, folder, progress)
        card = data_card(batch, named, seed, tables)
        (folder / "README.md").write_text(card, encoding="utf-8")
    except OSError as failed:
        raise NotAvailable("error-unwritable", file=folder, why=failed) from failed
    return tables


def _write_tables(
    pl: Any, batch: Batch, bots: Sequence[str], folder: Path, progress: Callable[[int], None] | None
) -> dict[str, int]:
    moves = Parts(pl, folder / "moves.parquet")
    results: list[dict[str, np.ndarray]] = []
    for first in range(0, batch.games, GAMES_AT_ONCE):
        count = min(GAMES_AT_ONCE, batch.games - first)
        some = Batch(batch.game, batch.players, count, first=batch.first + first)
        some.model, some.master, some.strategies = batch.model, batch.master, batch.strategies
        some.deal()
        decisions = np.zeros(count, np.int64)
        for rows, seen in play_and_record(some):
            moves.add(_decisions(pl, batch, rows, seen, first, decisions))
        results.append(_results(some, first, decisions))
        if progress:
            progress(count)
    moves.close()
    ended = {name: np.concatenate([part[name] for part in results]) for name in results[0]}
    _games_table(pl, batch, ended).write_parquet(folder / "games.parquet")
    _results_table(pl, batch, bots, ended).write_parquet(folder / "results.parquet")
    actions = _actions_table(pl, batch)
    actions.write_parquet(folder / "actions.parquet")
    return {
        "games": batch.games,
        "results": batch.games * batch.players,
        "moves": moves.rows,
        "actions": actions.height,
    }


def play_and_record(batch: Batch) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Play dealt games to their ends: decisions (game, seat, action, open actions) and onlookers' hidden records."""
    game = batch.game
    seen, rows = game.layout.blank(ROWS), np.zeros((ROWS, 4), np.int64)
    mask, scratch, where = np.zeros(game.n_actions, np.uint8), game.layout.blank(), np.zeros(2, np.int64)
    while where[1] < batch.games:
        game.algorithm(RECORDING, PLAYOUT).record(
            batch.states, batch.chances, batch.strategies, mask, scratch, seen, rows, where, batch.games
        )
        yield rows[: where[0]], seen[: where[0]]


class Parts:
    """A table that grows piece by piece: parts go to disk on the way and are one file in the end."""

    def __init__(self, pl: Any, file: Path) -> None:
        self.pl, self.file, self.rows = pl, file, 0
        self._held: list[Any] = []
        self._files: list[Path] = []

    def add(self, frame: Any) -> None:
        self._held.append(frame)
        self.rows += frame.height
        if sum(part.height for part in self._held) >= PART:
            self._put_down(self.file.with_suffix(f".{len(self._files)}.part"))

    def _put_down(self, file: Path) -> None:
        self.pl.concat(self._held, rechunk=False).write_parquet(file)
        self._held = []
        self._files.append(file)

    def close(self) -> None:
        """One file, whatever was put down before."""
        if not self._files:
            self.pl.concat(self._held, rechunk=False).write_parquet(self.file)
            return
        if self._held:
            self._put_down(self.file.with_suffix(f".{len(self._files)}.part"))
        self.pl.scan_parquet(self._files).sink_parquet(self.file)
        for part in self._files:
            part.unlink()


# --- the tables ------------------------------------------------------------------------------------


def _move_names(batch: Batch) -> list[str]:
    opt = batch.model[0].opt
    return [move_of(batch.game, code, opt).text for code in range(batch.game.n_actions)]


def _decisions(pl: Any, batch: Batch, rows: np.ndarray, seen: np.ndarray, first: int, decisions: np.ndarray) -> Any:
    """The rows of `moves`; `decisions` counts on in each game."""
    which = rows[:, 0]
    starts = np.flatnonzero(np.r_[True, which[1:] != which[:-1]])
    lengths = np.diff(np.r_[starts, len(which)])
    within = np.arange(len(which)) - np.repeat(starts, lengths)
    number = within + decisions[which]
    np.add.at(decisions, which, 1)
    names = pl.Series(_move_names(batch))
    columns = {
        "game": (which + first).astype(np.uint32),
        "number": number.astype(np.uint32),
        "seat": rows[:, 1].astype(np.uint8),
        "action": rows[:, 2].astype(np.uint16),
        "move": names.gather(rows[:, 2]),
        "legal": rows[:, 3].astype(np.uint16),
    }
    for field in (part.field for part in batch.game.public):
        held = seen[field]
        columns[field] = np.ascontiguousarray(held.reshape(len(held), -1) if held.ndim > 1 else held)
    return pl.DataFrame(columns)


def _results(batch: Batch, first: int, decisions: np.ndarray) -> dict[str, np.ndarray]:
    scores = np.zeros((batch.games, batch.players), np.int64)
    winners = np.zeros(batch.games, np.int64)
    for i in range(batch.games):
        batch.game.call.standing(batch.states, i, scores[i])
        winners[i] = batch.game.call.best(batch.states, i)
    return {"game": np.arange(first, first + batch.games), "scores": scores, "winners": winners, "decisions": decisions}


def _games_table(pl: Any, batch: Batch, ended: Mapping[str, np.ndarray]) -> Any:
    options = json.dumps(_options(batch), ensure_ascii=False)
    numbers = json.dumps(batch.game.edition.read(batch.model[0].opt, option=False), ensure_ascii=False)
    return pl.DataFrame(
        {
            "game": ended["game"].astype(np.uint32),
            "seed": [batch.seed(int(i)) for i in ended["game"]],
            "players": np.full(batch.games, batch.players, np.uint8),
            "options": [options] * batch.games,
            "numbers": [numbers] * batch.games,
            "decisions": ended["decisions"].astype(np.uint32),
            "scores": ended["scores"].tolist(),
            "winners": [[seat for seat in range(batch.players) if w >> seat & 1] for w in ended["winners"].tolist()],
        },
        schema_overrides={"winners": pl.List(pl.UInt8)},
    )


def _options(batch: Batch) -> dict[str, Any]:
    edition = batch.game.edition
    return {**edition.defaults(), **edition.read(batch.model[0].opt, option=True)}


def _results_table(pl: Any, batch: Batch, bots: Sequence[str], ended: Mapping[str, np.ndarray]) -> Any:
    seats = np.arange(batch.players)
    won = ended["winners"][:, None] >> seats & 1
    return pl.DataFrame(
        {
            "game": np.repeat(ended["game"], batch.players).astype(np.uint32),
            "seat": np.tile(seats, batch.games).astype(np.uint8),
            "bot": list(bots) * batch.games,
            "score": ended["scores"].reshape(-1),
            "won": won.reshape(-1).astype(bool),
        }
    )


def _actions_table(pl: Any, batch: Batch) -> Any:
    opt = batch.model[0].opt
    moves = [move_of(batch.game, code, opt) for code in range(batch.game.n_actions)]
    return pl.DataFrame(
        {
            "action": np.arange(len(moves), dtype=np.uint16),
            "move": [move.text for move in moves],
            "json": [json.dumps(move.json, ensure_ascii=False) for move in moves],
        }
    )


# --- the data card ---------------------------------------------------------------------------------


def data_card(batch: Batch, bots: Sequence[str], seed: int | str, tables: Mapping[str, int]) -> str:
    """What is in the folder, how it was made, and what may be done with it."""
    game, edition = batch.game, batch.game.edition
    name = text(f"game-{game.name}", "en")
    numbers = edition.read(batch.model[0].opt, option=False)
    return f"""# {batch.games:,} games of {name}

Played by bots and written by Open Outcry {openoutcry.__version__} (rules version {edition.rules_version}).

| | |
|---|---|
| game | `{game.name}` |
| players | {batch.players} |
| bots, by seat | {", ".join(bots)} |
| seed | `{seed}` |
| options | `{json.dumps(_options(batch), ensure_ascii=False)}` |
| changed numbers | `{json.dumps(numbers, ensure_ascii=False)}` |
| edition (SHA-256) | `{edition.digest}` |

The same command with the same version makes the same games. One game again, move by move, with everything each seat
knew: `openoutcry.Table("{game.name}", {batch.players}, seed=...)` with its seed from `games`, then play its `action`s.

## Reading

```python
import polars as pl
moves = pl.read_parquet("moves.parquet")    # or: pandas.read_parquet("moves.parquet")
```

## Tables

`games.parquet`, {tables["games"]:,} rows, one a game:

| column | meaning |
|---|---|
| `game` | its number, from 0 |
| `seed` | deals the same game at a table |
| `players`, `options`, `numbers` | how it was played; options and changed numbers as JSON |
| `decisions` | rows it has in `moves` |
| `scores` | the final score of every seat |
| `winners` | the seats that won; several share the win |

`results.parquet`, {tables["results"]:,} rows, one a seat of a game: `game`, `seat`, `bot`, `score`, `won`.

`actions.parquet`, {tables["actions"]:,} rows, one an action of the game: `action`, `move` as text, `json`.

`moves.parquet`, {tables["moves"]:,} rows, one a decision, in order:

| column | numbers | meaning |
|---|---|---|
| `game` | 1 | the game |
| `number` | 1 | which decision of the game, from 0 |
| `seat` | 1 | who decided |
| `action` | 1 | what was chosen |
| `move` | 1 | the same as text |
| `legal` | 1 | how many actions were open |
{_feature_rows(game)}

The columns after `legal` are what an onlooker could see before the decision: fields of the record with every secret
wiped (-1 or 0 in their place). Rows and columns of a field with two sides are written one after another. `action` and
`move` are the decisions themselves; some of them (cards laid face down) the others did not see at that moment.

## What it is good for, and what not

Bots played: it shows how these bots play, not how people do. Random bots choose uniformly among the open actions.

## Licence

Apache-2.0, as the program that made it.
"""


def _feature_rows(game: Game) -> str:
    return "\n".join(_feature_row(game, part) for part in game.public)


def _feature_row(game: Game, part: Public) -> str:
    shape = game.layout.dtype.fields[part.field][0].shape  # type: ignore[index]  # it is a record, it has fields
    meaning = game.layout.notes[part.field]
    meaning += f" ({part.note})" if part.note else ""
    if part.names:
        meaning += ": " + ", ".join(f"{code} {word}" for code, word in enumerate(part.names))
    return f"| `{part.field}` | {' × '.join(map(str, shape)) or 1} | {meaning} |"
