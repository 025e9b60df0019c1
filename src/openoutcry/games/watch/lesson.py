"""The first lesson of Exchange Watch: a share is put up, three cards decide, and a bet is paid."""

from typing import Any

from openoutcry.kernel.lesson import CALL, LEARNER, Answer, Beat, Figures, Lesson, Question, Seen, table_of

# One bull, one bull, a bull and a bear: the sum is two.
RUMOURS, ANALYSIS, NEWS = 6, 5, 4
DEAL = {
    "game": "watch",
    "players": 3,
    "phase": "draft",
    "circuit": 6,
    "seats": [
        {"shares": {"superoil": 1, "signal": 1}},
        {"shares": {"grandbank": 1, "megagas": 1}},
        {"shares": {"stalgrad": 1, "fakel": 1}},
    ],
    "decks": {
        "inside": ["stop-loss", "support", "preferred-terms", "leaked-report"],
        "greenmail": ["audit", "raid", "shredder"],
    },
    "trading": {"rumours": {"deck": [RUMOURS]}, "analysis": {"deck": [ANALYSIS]}, "news": {"deck": [NEWS]}},
}
BET = 5  # of the question
FOUR = {"key": f"{3:064x}", "drawn": 0}  # the first roll under this key is a four


def _price(seen: Seen, company: str) -> int:
    return next(int(row["price"]) for row in table_of(seen)["chart"] if row["company"] == company)


def _cash(seen: Seen, seat: int = LEARNER) -> int:
    return int(table_of(seen)["seats"][seat]["cash"])


def _last(seen: Seen, name: str, **like: Any) -> dict[str, Any]:
    found = [e for e in seen.events(LEARNER) if e["event"] == name and all(e[key] == like[key] for key in like)]
    return found[-1]


def _roll(seen: Seen) -> Figures:
    return {"die": table_of(seen)["die"], "space": int(_last(seen, "rolled")["space"]) + 1}


def _surcharge(seen: Seen) -> Figures:
    costs = table_of(seen)["purchases"]["shares"]
    return {"sector": table_of(seen)["die"], "step": next(row["surcharge"] for row in costs if row["steps"] == 1)}


def _sell(seen: Seen) -> Figures:
    return {"cash": _cash(seen), "price": _price(seen, "superoil")}


def _buy(seen: Seen) -> Figures:
    cost = next(row["cost"] for row in table_of(seen)["purchases"]["shares"] if row["company"] == "signal")
    return {"cash": _cash(seen), "cost": cost}


def _shares(seen: Seen) -> Figures:
    return {"count": table_of(seen)["seats"][LEARNER]["shares"]["signal"], "cash": _cash(seen)}


def _rumour(seen: Seen) -> Figures:
    return {"net": table_of(seen)["trade"]["so_far"]}


def _bets(seen: Seen) -> Figures:
    by = {bet["seat"]: bet["multiplier"] for bet in table_of(seen)["trade"]["bets"]}
    return {"onehas": by[1], "twohas": by[2]}


def _limit(seen: Seen) -> Figures:
    trade = table_of(seen)["trade"]
    peeked = sum(face["net"] for face in trade["peeked"])
    return {"net": trade["so_far"] + peeked, "limit": trade["limit"]["limit"]}


def _change(seen: Seen) -> Figures:
    return {"cost": _price(seen, "signal"), "cash": _cash(seen)}


def _settled(seen: Seen) -> Figures:
    moved = _last(seen, "price_moved", company="signal")
    difference = _last(seen, "trade_settled")["difference"]
    return {"sum": difference, "before": moved["before"], "after": moved["after"]}


def _win(seen: Seen) -> Figures:
    points = int(_last(seen, "trade_settled")["difference"])
    bet = int(_last(seen, "bet_made", seat=LEARNER)["multiplier"])
    amount = int(_last(seen, "got", seat=LEARNER)["amount"])
    return {"points": points, "bet": bet, "each": amount // (points * bet), "amount": amount, "cash": _cash(seen)}


def _debt(seen: Seen) -> Figures:
    plate = table_of(seen)["seats"][2]
    lost = int(_last(seen, "paid", seat=2)["amount"])
    return {"lost": lost, "left": plate["cash"], "loan": plate["cash"] + lost}


def _status(seen: Seen) -> Figures:
    now, following = table_of(seen)["statuses"][:2]
    return {"cost": following["cost"], "now": now["own_limit"], "next": following["own_limit"]}


def _fallen(seen: Seen) -> Figures:
    return {
        "bet": BET,
        "sum": -_last(seen, "trade_settled")["difference"],
        "amount": _last(seen, "got", seat=LEARNER)["amount"],
        "lost": len([e for e in seen.events(LEARNER) if e["event"] == "share_lost"]),
    }


LESSON = Lesson(
    minutes=5,
    position=DEAL,
    chance=FOUR,
    beats=(
        Beat("draft", "chart", act="take lavka", presses=("company-lavka", CALL)),
        Beat("roll", "circle", others=((1, "take univermag"), (2, "take depozit")), figures=_roll),
        Beat("inside", "card-leaked-report"),
        Beat("surcharge", "chart", figures=_surcharge),
        Beat("sell", "chart", act="sell superoil", presses=("company-superoil", CALL), figures=_sell),
        Beat("buy", "chart", act="buy signal", presses=("company-signal", CALL), figures=_buy),
        Beat("enough", "slip", act="pass", presses=(CALL,), figures=_shares),
        Beat("offer", "chart", act="offer signal", presses=("company-signal", CALL), figures=_shares),
        Beat("rumours", "face-rumours", figures=_rumour),
        Beat("bets", "trade", others=((1, "bet rise x2"), (2, "bet fall x2")), figures=_bets),
        Beat("peek", "card-leaked-report", act="play leaked-report", presses=("card-leaked-report", CALL)),
        Beat("bet", "trade", act="bet rise x5", presses=("choose-rise-5", CALL), figures=_limit),
        Beat("keep", "slip", others=((1, "pass"), (2, "pass")), act="pass", presses=(CALL,), figures=_change),
        Beat("news", "trade", figures=_settled),
        Beat("win", "plate-0", others=((2, "pass"),), figures=_win),
        Beat("debt", "plate-2", figures=_debt),
        Beat("status", "status", figures=_status),
    ),
    question=Question(
        position={
            "game": "watch",
            "players": 3,
            "phase": "change",
            "die": 6,
            "offered": "lavka",
            "circuit": 2,
            "seats": [{"shares": {"lavka": 1}, "bet": {"side": "fall", "multiplier": BET}}, {}, {}],
            "trading": {"rumours": {"open": 0}, "analysis": {"open": 1}, "news": {"deck": [3]}},
        },
        moves=((0, "pass"),),
        answers=(Answer("kept"), Answer("lost", right=True), Answer("nothing")),
        figures=_fallen,
    ),
)
