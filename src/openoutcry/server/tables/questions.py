"""What a person may ask at a table: why a move can't be played, what a bot would do, what the others' moves tell.

Nothing changes by it.
"""

from typing import TYPE_CHECKING, Any

from openoutcry.bots import usual
from openoutcry.bots.belief import check_belief
from openoutcry.bots.calibration import fit_of, tempered_chance
from openoutcry.bots.review import judging_level
from openoutcry.errors import BadMove, IllegalMove, OutcryError
from openoutcry.server.errors import ServerError
from openoutcry.server.match import Match
from openoutcry.server.model import Guest
from openoutcry.server.replay import belief_on
from openoutcry.table.table import AnyMove

if TYPE_CHECKING:
    from openoutcry.server.tables.table import LiveTable

# Counted in playouts, not in time: the same question gets the same answer, however busy the machine is.
HINT = 500  # playouts
CANDIDATES = 3  # the advised move, and the next best beside it


def check_code(match: Match, move: AnyMove) -> None:
    """A number has to be one of the game's actions."""
    if isinstance(move, int) and not 0 <= move < match.game.n_actions:
        raise BadMove(said=move)


def why(at: "LiveTable", guest: Guest | None, seat: int, move: AnyMove) -> OutcryError | None:
    """Why a move can't be played now, None if it can. A single action is judged by what the seat knows."""
    match = at.playing()
    at.own_seat(guest, seat)
    table = match.table
    check_code(match, move)
    codes = table.understand(seat, move)
    if len(codes) == 1:
        reason = match.game.call.why_not(table.hidden(seat), 0, seat, codes[0])
        if reason:
            refused = match.game.reasons[reason]
            return IllegalMove(refused.message, refused.clause, move=table.move(codes[0]).text)
        return None
    return table.why_not(seat, move)


def check_hints(at: "LiveTable") -> None:
    """Not every table allows aids."""
    if not at.sheet.hints:
        raise ServerError("server-error-hints-off")


async def hint(at: "LiveTable", guest: Guest | None, seat: int, language: str) -> dict[str, Any]:
    """What a bot would do with what this seat knows."""
    async with at.changing():
        match = at.playing()
        owner = at.own_seat(guest, seat).guest or at.sheet.host
        check_hints(at)
        match.table.understand(seat, 0)  # the gate: is it this seat's turn
        hidden = match.known(seat)
        level = at.hall.games.level_now(
            at.sheet.game, judging_level(match.game, HINT) if match.game.house else usual(match.game)
        )
        seed = f"hint:{at.sheet.bot_seed}:{seat}:{match.number(seat)}"
    thought = await at.hall.brains.think(owner, at.sheet.game, hidden, seat, seed, level)
    at.own_seat(guest, seat)  # still: thinking takes a while
    named = match.table.move(thought.action)
    temperature = fit_of(match.game, level).temperature
    return {
        "code": thought.action,
        "move": named.json,
        "text": named.text,
        "say": match.say_move({"code": thought.action}, language),
        "candidates": [
            {
                "say": match.say_move({"code": each.action}, language),
                "chance": round(tempered_chance(each.chance, thought.chances, seat, temperature), 4),
            }
            for each in thought.candidates[:CANDIDATES]
        ],
        "playouts": thought.playouts,
    }


async def belief(at: "LiveTable", guest: Guest | None, seat: int, who: str, language: str) -> dict[str, Any]:
    """What the moves so far tell this seat about what is hidden from it; ask again while that is being compiled."""
    async with at.changing():
        match = at.playing()
        at.own_seat(guest, seat)
        check_hints(at)
        check_belief(match.game)
        if not at.hall.games.can_search(at.sheet.game):
            return {"state": "preparing"}
        at.hall.pressure.admit("reviews")
        table, names = match.table.until(match.table.number), match.names(language)
    found = await at.hall.worked(who, "beliefs", belief_on, table, seat, names, language)
    at.own_seat(guest, seat)  # still: weighing takes a while
    return {"state": "ready", "belief": found}
