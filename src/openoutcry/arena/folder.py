"""The folder of a tournament: its settings, and every game the moment it has ended.

arena.json     what is played; the same folder takes no other tournament
games.jsonl    one line a game, only ever appended to
results.json   the figures, made anew from the games
index.html     the same to look at
"""

import contextlib
import hashlib
import json
import math
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from openoutcry.arena import playing
from openoutcry.arena.playing import Row
from openoutcry.arena.schedule import Seating, Tournament
from openoutcry.bots.makeup import makeup
from openoutcry.errors import OutcryError
from openoutcry.folders import only_writer, write_whole
from openoutcry.games import load_game

FORMAT = "openoutcry-arena/1"


class BadFolder(OutcryError):
    """A folder that holds another tournament, can't be used, or is in use."""

    code = "error-arena-folder"


def settings(tournament: Tournament) -> dict[str, Any]:
    """Everything that must not change while a tournament goes on; how many games are played may grow."""
    game = load_game(tournament.game)
    return {
        "format": FORMAT,
        "game": tournament.game,
        "rules_version": game.edition.rules_version,
        "edition": game.edition.digest,
        "sources": _sources(tournament),
        "players": tournament.players,
        "bots": list(tournament.bots),
        "against": tournament.against,
        "seed": tournament.seed,
        "options": dict(tournament.options),
        "numbers": dict(tournament.numbers),
    }


def _sources(tournament: Tournament) -> str:
    """A digest of what decides how bots play: games by older rules or bots do not mix with new ones."""
    game = load_game(tournament.game)
    bots = {bot: makeup(game, bot, playing.__name__) for bot in tournament.entrants}
    return hashlib.sha256(json.dumps(bots, sort_keys=True).encode()).hexdigest()[:16]


def usual_folder(tournament: Tournament) -> Path:
    """Where a tournament goes if nobody says: the same command finds it again."""
    digest = hashlib.sha256(json.dumps(settings(tournament), sort_keys=True).encode()).hexdigest()[:8]
    return Path(f"arena-{tournament.game}-{tournament.players}-{digest}")


class Folder:
    """An open folder: nobody else writes to it meanwhile."""

    def __init__(self, path: Path, rows: dict[int, Row], out: Any) -> None:
        self.path, self.rows, self._out = path, rows, out

    def append(self, rows: Sequence[Row]) -> None:
        """Write games down, whole lines at a time, until they are on the disk."""
        self._out.write("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows).encode())
        self._out.flush()
        os.fsync(self._out.fileno())
        self.rows.update((row["number"], row) for row in rows)

    def write(self, name: str, content: str) -> None:
        """A file that is either the old one or the new one, never half of it."""
        write_whole(self.path / name, content)


@contextlib.contextmanager
def opened(path: Path, tournament: Tournament, planned: Sequence[Seating]) -> Iterator[Folder]:
    """The folder of a tournament, made if it is not there, with the games it has already."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        out = (path / "games.jsonl").open("ab")
    except OSError as wrong:
        raise BadFolder("error-unwritable", file=path, why=wrong.strerror) from wrong
    with out, only_writer(path):
        _check_settings(path, settings(tournament))
        rows = _read_games(path / "games.jsonl", planned)
        yield Folder(path, rows, out)


def _check_settings(path: Path, wanted: dict[str, Any]) -> None:
    file = path / "arena.json"
    if not file.exists():
        if (path / "games.jsonl").stat().st_size:
            raise BadFolder("error-arena-file", file=file, why="?")
        write_whole(file, json.dumps(wanted, indent=1) + "\n")
        return
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        differing = [name for name in wanted if found.get(name) != wanted[name]]
    except (OSError, ValueError, AttributeError) as broken:
        raise BadFolder("error-arena-file", file=file, why=broken) from broken
    if differing:
        raise BadFolder("error-arena-changed", folder=path, fields=", ".join(differing))


def _read_games(file: Path, planned: Sequence[Seating]) -> dict[int, Row]:
    """The games played so far. Half a line at the end is what a killed run left: it is cut off."""
    written = file.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    if len(whole) < len(written):
        with file.open("r+b") as out:
            out.truncate(len(whole))
    rows: dict[int, Row] = {}
    for at, line in enumerate(whole.splitlines(), 1):
        try:
            row = json.loads(line)
            number = row["number"]
            fits = _is_game(row) and (number >= len(planned) or tuple(row["lineup"]) == planned[number].lineup)
        except (ValueError, TypeError, KeyError) as broken:
            raise BadFolder("error-arena-file", file=file, why=f"{at}") from broken
        if not fits:
            raise BadFolder("error-arena-file", file=file, why=f"{at}")
        rows.setdefault(number, row)
    return rows


def _is_game(row: Row) -> bool:
    """Has a line what is counted?"""
    players, winners = len(row["lineup"]), set(row["winners"])
    counts = [row[name] for name in ("scores", "choices", "playouts") if row[name] is not None]
    by_seat = counts if row["seconds"] is None else [*counts, row["seconds"]]
    whole = [row["number"], row["deal"], row["decisions"], *row["winners"], *(each for some in counts for each in some)]
    return (
        all(type(each) is int for each in whole)
        and row["number"] >= 0
        and len(row["scores"]) == players
        and all(len(each) == players for each in by_seat)
        and all(math.isfinite(spent) for spent in row["seconds"] or ())
        and winners <= {*range(players)}
        and 0 < len(winners) == len(row["winners"])
    )
