"""The log of a match: all it takes to play it again, with a digest after every action.

As JSON:
  format, game, rules_version, edition   which rules: the edition by a digest of its numbers and components
  players, options, numbers              seats; options and numbers where they differ from the edition
  seed_hash, seed                        the hash is published at the start, the seed may be withheld
  position                               instead of a fresh deal: where the match started
  names                                  who sits where
  actions                                [seat, code, digest], the digest rolling over everything before
  digest                                 of the last action: a log that was cut short does not end in it
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from openoutcry.errors import BadLog
from openoutcry.kernel.chance import seed_hash

FORMAT = "openoutcry-log/1"
_KEYS = {
    "format": str,
    "game": str,
    "rules_version": int,
    "edition": str,
    "players": int,
    "options": dict,
    "numbers": dict,
    "actions": list,
    "digest": str,
}


@dataclass
class Log:
    """What was played, by whom, under which rules."""

    game: str
    rules_version: int
    edition: str
    players: int
    options: dict[str, Any]
    numbers: dict[str, Any]
    seed: str | None
    position: dict[str, Any] | None = None
    names: list[str] = field(default_factory=list)
    actions: list[tuple[int, int, str]] = field(default_factory=list)
    published_hash: str | None = None
    # Changes of the numbers by which this match came to differ from the one before it.
    changed_by: list[dict[str, Any]] = field(default_factory=list)

    @property
    def seed_hash(self) -> str | None:
        """What was published at the start; without that, the hash of the seed."""
        if self.published_hash is None and self.seed is not None:
            return seed_hash(self.seed)
        return self.published_hash

    def head(self) -> dict[str, Any]:
        """Everything that is settled before the first action, but for the seed itself."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "edition": self.edition,
            "players": self.players,
            "options": self.options,
            "numbers": self.numbers,
            "seed_hash": self.seed_hash,
        }
        if self.position is not None:
            head["position"] = self.position
        if self.changed_by:
            head["changed_by"] = self.changed_by
        return head

    @property
    def first_digest(self) -> str:
        return hashlib.sha256(_compact(self.head()).encode()).hexdigest()

    def next_digest(self, seat: int, code: int, state: str) -> str:
        """The digest after one more action that led to the state of that digest."""
        before = self.actions[-1][2] if self.actions else self.first_digest
        return hashlib.sha256(f"{before} {seat} {code} {state}".encode()).hexdigest()[:16]

    def as_json(self) -> dict[str, Any]:
        said = self.head()
        said["names"] = self.names
        if self.seed is not None:
            said["seed"] = self.seed
        said["actions"] = [list(action) for action in self.actions]
        said["digest"] = self.actions[-1][2] if self.actions else self.first_digest
        return said

    def to_text(self) -> str:
        """The log as it is written to a file: one action a line, always the same bytes."""
        said = self.as_json()
        actions = said.pop("actions")
        lines = [f" {json.dumps(key)}: {_compact(value)}" for key, value in sorted(said.items())]
        rows = ",\n".join("  " + _compact(row) for row in actions)
        lines.append(f' "actions": [\n{rows}\n ]' if actions else ' "actions": []')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, file: str | Path) -> None:
        Path(file).write_text(self.to_text(), encoding="utf-8")

    @classmethod
    def from_text(cls, written: str) -> "Log":
        try:
            said = json.loads(written)
        except json.JSONDecodeError as broken:
            raise BadLog("error-log-json", why=f"{broken.msg}, {broken.lineno}:{broken.colno}") from broken
        except (ValueError, RecursionError) as broken:  # numbers of thousands of digits, brackets without end
            raise BadLog("error-log-json", why=broken) from broken
        return cls.from_json(said)

    @classmethod
    def from_json(cls, data: Any) -> "Log":
        if not isinstance(data, Mapping):
            raise BadLog("error-log-field", field="{}")
        for key, kind in _KEYS.items():
            if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
                raise BadLog("error-log-field", field=key)
        if data["format"] != FORMAT:
            raise BadLog("error-log-format", format=data["format"], known=FORMAT)
        for key, allowed in (
            ("seed", str),
            ("seed_hash", str),
            ("position", dict),
            ("names", list),
            ("changed_by", list),
        ):
            if data.get(key) is not None and not isinstance(data[key], allowed):
                raise BadLog("error-log-field", field=key)
        if data.get("seed_hash") is None and data.get("position") is None:
            raise BadLog("error-log-field", field="seed_hash")
        actions = [_action(i, row) for i, row in enumerate(data["actions"])]
        log = cls(
            game=data["game"],
            rules_version=data["rules_version"],
            edition=data["edition"],
            players=data["players"],
            options=dict(data["options"]),
            numbers=dict(data["numbers"]),
            seed=data.get("seed"),
            position=data.get("position"),
            names=[str(name) for name in data.get("names") or []],
            actions=actions,
            published_hash=data.get("seed_hash"),
            changed_by=list(data.get("changed_by") or []),
        )
        try:
            as_written([log.head(), log.names, log.seed])
        except ValueError as wrong:
            raise BadLog("error-log-json", why=wrong) from wrong
        if data["digest"] != (actions[-1][2] if actions else log.first_digest):
            raise BadLog("error-log-cut", number=len(actions))
        return log

    @classmethod
    def load(cls, file: str | Path) -> "Log":
        try:
            written = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as missing:
            raise BadLog("error-log-file", file=file, why=missing) from missing
        return cls.from_text(written)


def _action(number: int, row: Any) -> tuple[int, int, str]:
    kinds = (int, int, str)
    if not isinstance(row, list) or len(row) != 3 or any(type(v) is not k for v, k in zip(row, kinds, strict=True)):
        raise BadLog("error-log-action", number=number)
    return (row[0], row[1], row[2])


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def as_written(value: Any) -> Any:
    """A copy of a value as it comes back from a file; ValueError if it can't be written to one."""
    try:
        said = _compact(value)
        said.encode()  # half a character is a text to Python and no text anywhere else
        return json.loads(said)
    except (TypeError, RecursionError) as wrong:
        raise ValueError(str(wrong)) from wrong
