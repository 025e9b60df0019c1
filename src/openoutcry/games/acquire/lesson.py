"""The first lesson of Acquire: two corporations are founded, and one absorbs the other."""

from typing import Any

from openoutcry.kernel.lesson import CALL, LEARNER, Answer, Beat, Figures, Lesson, Question, Seen, table_of

ROWS, COLUMNS = "abcdefghi", 12
START = ("4c", "7c", "11g")
HANDS = (
    ("5c", "6c", "1i", "12a", "9f", "2g"),
    ("8c", "1a", "3h", "10a", "6i", "12e"),
    ("9c", "2a", "4i", "11b", "7g", "1e"),
)
DRAWN = ("3e", "5h", "12h", "10h")


def rest_of(*placed: str) -> list[str]:
    """The tiles that lie nowhere else."""
    every = [f"{column}{row}" for row in ROWS for column in range(1, COLUMNS + 1)]
    return [tile for tile in every if tile not in placed]


def board_of(tiles: dict[str, str]) -> list[str]:
    """The rows of a board with these tiles on it."""
    return ["".join(tiles.get(f"{column}{row}", ".") for column in range(1, COLUMNS + 1)) for row in ROWS]


DEAL = {
    "game": "acquire",
    "players": 3,
    "phase": "play",
    "turn": 0,
    "board": board_of(dict.fromkeys(START, "o")),
    "hands": [list(hand) for hand in HANDS],
    "bag": [*DRAWN, *rest_of(*START, *DRAWN, *(tile for hand in HANDS for tile in hand))],
}


def corporation_of(seen: Seen, name: str) -> dict[str, Any]:
    """A corporation as the learner sees it."""
    found: dict[str, Any] = next(row for row in table_of(seen)["corporations"] if row["corporation"] == name)
    return found


def _shares(seen: Seen, seat: int, name: str) -> int:
    return int(table_of(seen)["seats"][seat]["shares"].get(name, 0))


def _cash(seen: Seen) -> int:
    return int(table_of(seen)["seats"][LEARNER]["money"])


def _begin(seen: Seen) -> Figures:
    return {"tile": START[0], "least": "1a"}


def _buy(seen: Seen) -> Figures:
    sackson = corporation_of(seen, "sackson")
    return {"size": sackson["size"], "price": sackson["price"], "most": table_of(seen)["buys_left"]}


def _dear(seen: Seen) -> Figures:
    quantum = corporation_of(seen, "quantum")
    return {"size": quantum["size"], "price": quantum["price"]}


def _sizes(seen: Seen) -> Figures:
    return {"large": corporation_of(seen, "quantum")["size"], "small": corporation_of(seen, "sackson")["size"]}


def _bonus(seen: Seen) -> Figures:
    paid = [event for event in seen.events(LEARNER) if event["event"] == "bonus_paid"]
    amounts = sorted((int(event["amount"]) for event in paid), reverse=True)
    return {
        "first": amounts[0],
        "second": amounts[1],
        "mine": _shares(seen, 0, "sackson"),
        "onehas": _shares(seen, 1, "sackson"),
        "twohas": _shares(seen, 2, "sackson"),
        "cash": _cash(seen),
    }


def _trade(seen: Seen) -> Figures:
    merger = table_of(seen)["merger"]
    each, price, held = merger["trade_in"], merger["price"], merger["held"]
    survivor = corporation_of(seen, merger["survivor"])
    size = survivor["size"] + corporation_of(seen, merger["defunct"])["size"] + 1  # and the tile between them
    worth = next(
        row["price"][survivor["class"]]
        for row in table_of(seen)["prices"]
        if row["most"] is None or size <= row["most"]
    )
    return {
        "each": each,
        "sold": each * price,
        "worth": worth,
        "held": held,
        "all-sold": held * price,
        "all-traded": held // each * worth,
    }


def _after(seen: Seen) -> Figures:
    return {"size": corporation_of(seen, "quantum")["size"]}


def _more(seen: Seen) -> Figures:
    return {"cash": _cash(seen), "most": table_of(seen)["buys_left"], "price": corporation_of(seen, "quantum")["price"]}


def _lead(seen: Seen) -> Figures:
    return {name: _shares(seen, seat, "quantum") for seat, name in enumerate(("mine", "onehas", "twohas"))}


def _merged(seen: Seen) -> Figures:
    return {
        "large": 5,
        "small": 4,
        "absorbed": next(e["corporation"] for e in seen.events(None) if e["event"] == "bonus_paid"),
    }


MET = {
    **dict.fromkeys(("1e", "2e", "3e", "4e", "5e"), "H"),
    **dict.fromkeys(("7e", "8e", "9e", "10e"), "F"),
}

LESSON = Lesson(
    minutes=4,
    position=DEAL,
    beats=(
        Beat("begin", "tile-4c", figures=_begin),
        Beat("play", "hand", act="play 5c", presses=("hand-5c", CALL), figures=lambda _: {"tile": "5c", "other": "6c"}),
        Beat("found", "book", act="found sackson", presses=("pick-sackson", CALL)),
        Beat(
            "buy",
            "desk",
            act="buy 3 sackson, done",
            presses=("more-sackson", "more-sackson", "more-sackson", CALL),
            figures=_buy,
        ),
        Beat(
            "dear",
            "corp-quantum",
            others=((1, "play 8c"), (1, "found quantum"), (1, "buy 2 quantum, 1 sackson, done")),
            figures=_dear,
        ),
        Beat("larger", "corp-quantum", others=((2, "play 9c"), (2, "buy 1 quantum, 2 sackson, done")), figures=_dear),
        Beat("between", "hand", presses=("hand-6c",), figures=lambda _: {"tile": "6c"}),
        Beat("merge", "slip", act="play 6c", presses=(CALL,), figures=_sizes),
        Beat("bonus", "corp-sackson", figures=_bonus),
        Beat(
            "trade",
            "desk",
            act="sell 0, trade 4, keep 0",
            presses=("more-trade", "more-trade", CALL),
            figures=_trade,
        ),
        Beat(
            "gone",
            "corp-sackson",
            others=((1, "sell 1, trade 0, keep 0"), (2, "sell 0, trade 2, keep 0")),
            figures=_after,
        ),
        Beat(
            "more",
            "desk",
            act="buy 3 quantum, done",
            presses=("more-quantum", "more-quantum", "more-quantum", CALL),
            figures=_more,
        ),
        Beat("lead", "corp-quantum", figures=_lead),
    ),
    question=Question(
        position={
            "game": "acquire",
            "players": 3,
            "phase": "play",
            "turn": 0,
            "board": board_of(MET),
            "hands": [["6e"], [], []],
            "shares": [{"hydra": 2, "fusion": 2}, {"hydra": 3}, {"fusion": 1}],
            "bag": rest_of(*MET, "6e"),
        },
        moves=((0, "play 6e"),),
        answers=(Answer("survivor"), Answer("absorbed", right=True), Answer("both")),
        figures=_merged,
    ),
)
