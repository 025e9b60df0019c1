"""A match told again: everything once it is finished, before that only what one place has seen itself."""

from typing import Any

from openoutcry.bots.belief import can_believe
from openoutcry.bots.belief_picture import picture
from openoutcry.kernel.events import SPECTATOR
from openoutcry.language import text
from openoutcry.server.match import Match, dumps, lay_out
from openoutcry.server.model import said_handover
from openoutcry.table.course import Course
from openoutcry.table.table import Table
from openoutcry.table.undo import Place


def running_replay(match: Match, place: Place, language: str) -> dict[str, Any]:
    """What a place has seen so far."""
    return {
        "finished": False,
        "seat": place,
        "number": match.number(place),
        "events": match.events(place, 0, language),
        "view": match.said_view(match.view(place), language),
    }


def encoded_replay(match: Match, language: str) -> bytes:
    """The whole match as it is sent."""
    return dumps(finished_replay(match, language)).encode()


def finished_replay(match: Match, language: str) -> dict[str, Any]:
    """The whole match, step by step."""
    table = lay_out(match.sheet)
    opening = _told(match, table, language)
    steps = []
    course = Course(table)
    for number, row in enumerate(match.live, 1):
        table.play(row.seat, row.code)
        named = table.move(row.code).json
        steps.append(
            {
                "number": number,
                "seat": row.seat,
                "code": row.code,
                "move": named,
                "text": match.game.write_move(named),
                "say": match.say_move({"code": row.code}, language),
                "starts": row.starts,
                "events": _told(match, table, language),
            }
        )
        course.note(table)
    log = match.table.log
    told = {"finished": True, "seed": log.seed, "log": log.as_json(), "opening": opening, "steps": steps}
    return {**told, "handovers": _handovers(match), "belief": can_believe(match.game), **course.as_json()}


def _handovers(match: Match) -> list[dict[str, Any]]:
    """Seats that bots took over and gave back, each with the actions played before it."""
    return [
        {**said_handover(handover), "number": min(handover["actions"], len(match.live))}
        for handover in match.sheet.handovers
    ]


def _told(match: Match, table: Table, language: str) -> list[dict[str, Any]]:
    """The events of the last action in order, each with the places that were told."""
    told = []
    for event in table._happened[-1]:
        plain = {key: value for key, value in event.items() if key != "to"}
        seats: list[int | str] = [seat for seat in range(match.sheet.players) if event["to"] >> seat & 1]
        if event["to"] >> SPECTATOR & 1:
            seats.append("watch")
        told.append({**plain, "say": match.say_event(plain, language), "to": seats})
    return told


def said_review(match: Match, review: dict[str, Any], language: str) -> dict[str, Any]:
    """A review with its moves as sentences."""

    game, sheet = match.game, match.sheet
    opt = game.blank(sheet.players, match.table.log.options, match.table.log.numbers)[0].opt

    def said(entry: dict[str, Any]) -> dict[str, Any]:
        return {**entry, "say": game.say_move(game.dress_move(opt, entry["move"]), match.names(language), language)}

    decisions = [
        said({**decision, "candidates": [said(candidate) for candidate in decision["candidates"]]})
        for decision in review["decisions"]
    ]
    return {**review, "decisions": decisions}


def view_at(match: Match, number: int, place: Place, language: str) -> dict[str, Any]:
    """The view of a place after that many actions of a finished match."""
    view = match.table.until(number).view(place)
    return {"number": number, "view": match.said_view(view, language)}


def belief_at(match: Match, number: int, seat: int, language: str) -> dict[str, Any]:
    """What a seat could believe after that many actions of a finished match, in words, and what was true."""
    return belief_on(match.table.until(number), seat, match.names(language), language, truth=True)


def belief_on(table: Table, seat: int, names: list[str], language: str, truth: bool = False) -> dict[str, Any]:
    """What a seat may believe at a table, in words."""
    game, shown = table.game, picture(table, seat, truth)

    def said(name: str, value: Any) -> Any:
        return names[value] if name in game.seat_arguments else game.say_argument(name, value, language)

    for unseen in shown["unseen"]:
        told = {name: said(name, value) for name, value in unseen["of"].items()}
        unseen["say"] = text(f"{game.name}-unseen-{unseen['what']}", language, **told)
        for value in unseen["values"]:
            name = value["name"]
            value["say"] = names[name] if isinstance(name, int) else game.say_argument(unseen["what"], name, language)
    return shown
