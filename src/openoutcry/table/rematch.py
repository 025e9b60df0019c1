"""A rematch: the same seats play again, and who has the privilege may change one declared number.

The mechanism serves every game; which seats have the privilege, the game says (Game.may_change_rule).
A change holds for that next game alone (WAT-7.4): the one after starts from the numbers before it again.
The log of a match lists the change it was played with: {"number", "from", "to", "seat", "name"}.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.errors import BadLog, BadOption, OutcryError
from openoutcry.games import load_game
from openoutcry.kernel.edition import Edition, Number
from openoutcry.table.log import Log
from openoutcry.table.table import Table


class BadRematch(OutcryError):
    """A change for the next game that can't be made; the code says why."""

    code = "error-rematch-who"


def rematch(
    ended: Table | Log,
    by_seat: int | None = None,
    changes: Mapping[str, Any] | None = None,
    seed: str | None = None,
) -> Table:
    """The next match: same game, seats and options; the numbers the first one had, one of them changed if asked."""
    table = Table.replay(ended) if isinstance(ended, Log) else ended
    if not table.over:
        raise BadRematch("error-rematch-not-over")
    log = table.log
    numbers, made = unchanged(log.game, log.numbers, log.changed_by), []
    if changes:
        change = checked_change(table, by_seat, changes)
        numbers[change["number"]] = change["to"]
        made = [change]
    following = Table(log.game, log.players, seed, log.options, numbers, log.names)
    following.log.changed_by = made
    return following


def unchanged(game: str, numbers: Mapping[str, Any], changed_by: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The numbers as they were before winners changed them."""
    declared_numbers, before = load_game(game).edition.numbers, dict(numbers)
    for change in reversed(changed_by):
        name = change["number"]
        before[name] = change["from"]
        if before[name] == declared_numbers[name].default:
            del before[name]
    return before


def checked_change(table: Table, by_seat: int | None, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Exactly one declared number, within its bounds, by who may change it; as the log lists it."""
    allowed = table.game.may_change_rule(table.winners())
    if by_seat not in allowed:
        raise BadRematch("error-rematch-who", seat=by_seat, allowed=", ".join(map(str, allowed)) or "—")
    if len(changes) != 1:
        raise BadRematch("error-rematch-one", count=len(changes))
    ((name, value),) = changes.items()
    number = declared(table.game.edition, name, value)
    log = table.log
    before = unchanged(log.game, log.numbers, log.changed_by).get(name, number.default)
    number.encode(value)
    if isinstance(value, list | tuple):
        value = list(value)
        if sum(a != b for a, b in zip(before, value, strict=True)) > 1:
            raise BadRematch("error-rematch-entry", name=name)
    if _plays_alike(table, number, before, value):
        raise BadRematch("error-rematch-same", name=name, value=value)
    names = table.log.names
    return {"number": name, "from": before, "to": value, "seat": by_seat, "name": names[by_seat] if names else ""}


def _plays_alike(table: Table, number: Number, before: Any, value: Any) -> bool:
    """Would the next game be the same with either? Of a list by players it reads one entry."""
    if number.by_players:
        entry = table.players - table.game.edition.least_players
        return bool(before[entry] == value[entry])
    return bool(before == value)


def declared(edition: Edition, name: str, value: Any) -> Number:
    """A number of the edition; options are no rules one wins the right to change."""
    number = edition.numbers.get(name)
    if number is None or number.option:
        known = ", ".join(n for n, found in edition.numbers.items() if not found.option)
        raise BadOption(name, value, known, known=False)
    return number


def follow(log: Log) -> dict[str, list[Any]]:
    """The values every changed number went through; checks that they lead to those the match is played with."""
    edition = load_game(log.game).edition
    values: dict[str, list[Any]] = {}
    for change in log.changed_by:
        name = change["number"]
        passed = values.setdefault(name, [change["from"]])
        declared(edition, name, change["to"]).encode(change["to"])
        if passed[-1] != change["from"]:
            raise BadLog("error-rematch-chain", name=name)
        passed.append(change["to"])
    for name, passed in values.items():
        if log.numbers.get(name, edition.numbers[name].default) != passed[-1]:
            raise BadLog("error-rematch-chain", name=name)
    return values
