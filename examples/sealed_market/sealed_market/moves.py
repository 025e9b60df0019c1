"""What a player may say: a bid, as code, JSON and text."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadMove
from openoutcry.kernel.notation import whole_number
from sealed_market.rules.codes import BID
from sealed_market.rules.state import MOST_COINS


def name_action(action: int) -> dict[str, Any]:
    """An action code as a named move."""
    return {"move": "bid", "coins": action - BID}


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """The actions a named move stands for: one."""
    coins = move.get("coins")
    if move.get("move") != "bid" or isinstance(coins, bool) or not isinstance(coins, int):
        raise BadMove("market-error-verb", verb=str(move.get("move")))
    if not 0 <= coins <= MOST_COINS:
        raise BadMove("market-error-coins", coins=coins)
    return [BID + coins]


def parse_move(said: str) -> dict[str, Any]:
    """'bid 3', or just '3'."""
    coins = whole_number(said.lower().removeprefix("bid").strip())
    if coins is None:
        raise BadMove("market-error-verb", verb=said)
    return {"move": "bid", "coins": coins}


def write_move(move: Mapping[str, Any]) -> str:
    """The short text of a named move; parse_move reads it back."""
    return f"bid {move['coins']}"


def name_argument(name: str, value: Any) -> Any:
    """An argument of an event as JSON: they are all numbers."""
    return value
