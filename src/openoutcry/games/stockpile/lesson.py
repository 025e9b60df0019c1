"""The first lesson of Stockpile: one round, from the forecast to the dividend."""

from openoutcry.games.stockpile.rules.state import EDITION
from openoutcry.kernel.lesson import CALL, LEARNER, Answer, Beat, Figures, Lesson, Question, Seen, table_of

THOUSAND = 1000
MAJORITY = int(EDITION.numbers["majority"].default)
FIRST, SECOND = 3000, 10000  # what the learner bids
PAIRS = (
    ("computers", "+4"),
    ("epic", "+2"),
    ("automotive", "-3"),
    ("bank", "-2"),
    ("steel", "+1"),
    ("laboratories", "$$"),
)
DEAL = {
    "game": "stockpile",
    "players": 3,
    "phase": "supply",
    "pairs": [{"company": company, "forecast": forecast} for company, forecast in PAIRS],
    "hands": [["computers", "fee2000"], ["steel", "fee1000"], ["laboratories", "boom"]],
    "piles": [
        {"card": card, "pile": pile, "up": True, "by": None}
        for pile, card in enumerate(["computers", "automotive", "epic"], 1)
    ],
    "cash": [20000, 20000, 20000],
    "portfolios": [{"computers": 1}, {"steel": 1}, {"laboratories": 1}],
    "start": ["computers", "steel", "laboratories"],
}


def _price(seen: Seen, company: str) -> int:
    return next(int(row["price"]) for row in table_of(seen)["companies"] if row["company"] == company) // THOUSAND


def _forecast(seen: Seen, company: str) -> int:
    """What a pair in sight will do to a price."""
    return next(int(pair["forecast"]) for pair in table_of(seen)["pairs"] if pair["company"] == company)


def _cash(seen: Seen, seat: int) -> int:
    return int(table_of(seen)["seats"][seat]["cash"]) // THOUSAND


def _cards(seen: Seen, pile: int) -> list[str]:
    """The cards of a pile that the learner knows."""
    return [card["card"] for card in table_of(seen)["piles"][pile - 1]["cards"] if card["card"]]


def _bid(seen: Seen, pile: int) -> int:
    return int(table_of(seen)["piles"][pile - 1]["bid"]["amount"]) // THOUSAND


def _pair(seen: Seen) -> Figures:
    rise = _forecast(seen, "computers")
    now = _price(seen, "computers")
    whole = _cash(seen, LEARNER) + int(table_of(seen)["worth"]["total"]) // THOUSAND
    return {"steps": rise, "now": now, "then": now + rise, "whole": whole}


def _fee(seen: Seen) -> Figures:
    return {"fee": next(int(card[3:]) for card in table_of(seen)["supply"] if card.startswith("fee")) // THOUSAND}


def _hidden(seen: Seen) -> Figures:
    """How many cards lie face down, and how many of them the learner knows."""
    down = [card for pile in table_of(seen)["piles"] for card in pile["cards"] if not card["up"]]
    return {"known": sum(card["card"] is not None for card in down), "all": len(down)}


def _worth(seen: Seen) -> Figures:
    """What pile I is worth to one who knows the pair."""
    cards = _cards(seen, 1)
    then = _price(seen, "computers") + _forecast(seen, "computers")
    other = _price(seen, "laboratories")
    count = cards.count("computers")
    return {"count": count, "then": then, "other": other, "worth": count * then + other, "bid": SECOND // THOUSAND}


def _paid(seen: Seen) -> Figures:
    return {"mine": _cash(seen, 0), "onehas": _cash(seen, 1), "twohas": _cash(seen, 2)}


def _boom(seen: Seen) -> Figures:
    steps = next(event["steps"] for event in seen.events(LEARNER)[::-1] if event["event"] == "price")
    return {"steps": steps, "price": _price(seen, "epic")}


def _keep(seen: Seen) -> Figures:
    now = _price(seen, "computers")
    return {"now": now, "then": now + _forecast(seen, "computers")}


def _moved(seen: Seen) -> Figures:
    return {name: _price(seen, name) for name in ("computers", "epic", "automotive", "bank", "steel")}


def _dividend(seen: Seen) -> Figures:
    return {"amount": int(table_of(seen)["claim"]["a_share"])}


def _fortune(seen: Seen) -> Figures:
    table = table_of(seen)
    first, second = (
        next(line for line in table["worth"]["lines"] if line["company"] == c) for c in ("computers", "laboratories")
    )
    cash, worth = _cash(seen, 0), int(table["worth"]["total"]) // THOUSAND
    return {
        "cash": cash,
        "shares": first["shares"],
        "price": _price(seen, "computers"),
        "others": second["shares"],
        "other": _price(seen, "laboratories"),
        "total": cash + worth,
        "majority": MAJORITY,
    }


def _gain(seen: Seen) -> Figures:
    """What the pile of the question is worth after its fee, and what each bid leaves of it."""
    pile = table_of(seen)["piles"][0]
    count = sum(card["card"] == "laboratories" for card in pile["cards"])
    price = _price(seen, "laboratories") + _forecast(seen, "laboratories")
    fee = sum(pile["fees"]) // THOUSAND
    worth = count * price - fee
    track = [bid // THOUSAND for bid in table_of(seen)["bid_track"]]
    best = max(i for i, bid in enumerate(track) if worth > bid)
    bids = {"low": track[best - 1], "right": track[best], "high": track[best + 1]}
    return {
        "count": count,
        "now": _price(seen, "laboratories"),
        "steps": _forecast(seen, "laboratories"),
        "price": price,
        "fee": fee,
        "worth": worth,
        "cash": _cash(seen, 0),
        **bids,
        **{f"gain-{name}": worth - bid for name, bid in bids.items()},
    }


LESSON = Lesson(
    minutes=4,
    position=DEAL,
    beats=(
        Beat("pair", "own-pair, pairs", figures=_pair),
        Beat("public", "company-bank", figures=lambda seen: {"steps": -_forecast(seen, "bank")}),
        Beat(
            "hide",
            "supply",
            act="computers down → pile 1",
            presses=("supply-computers", "face-down", "here-1", CALL),
        ),
        Beat("fee", "supply", act="fee2000 up → pile 3", presses=("supply-fee2000", "here-3", CALL), figures=_fee),
        Beat(
            "others",
            "piles",
            others=(
                (1, "steel up → pile 2"),
                (1, "fee1000 down → pile 2"),
                (2, "laboratories up → pile 1"),
                (2, "boom down → pile 3"),
            ),
            figures=_hidden,
        ),
        Beat(
            "bid",
            "pile-1",
            act=f"bid {FIRST} on 1",
            presses=(f"rung-1-{FIRST}", CALL),
            figures=lambda _: {"bid": FIRST // THOUSAND},
        ),
        Beat(
            "outbid",
            "pile-1",
            others=((1, "bid 6000 on 1"), (2, "bid 3000 on 2")),
            figures=lambda seen: {"bid": _bid(seen, 1)},
        ),
        Beat("worth", "pile-1", act=f"bid {SECOND} on 1", presses=(f"rung-1-{SECOND}", CALL), figures=_worth),
        Beat("paid", "plate-0", others=((1, "bid 1000 on 3"),), figures=_paid),
        Beat("boom", "company-epic", others=((1, "boom epic"),), figures=_boom),
        Beat("keep", "portfolio", act="done", presses=(CALL,), figures=_keep),
        Beat("forecasts", "board", others=((1, "done"), (2, "done")), figures=_moved),
        Beat("dividend", "choices", act="show 1", presses=("move-show-1", CALL), figures=_dividend),
        Beat(
            "fortune",
            "plate-0",
            others=((1, "show 0"), (2, "show 1")),
            figures=_fortune,
            recall={"start": ("pair", "whole")},
        ),
    ),
    question=Question(
        position={
            "game": "stockpile",
            "players": 3,
            "phase": "demand",
            "pairs": [
                {"company": company, "forecast": forecast}
                for company, forecast in (
                    ("laboratories", "+2"),
                    ("epic", "+4"),
                    ("automotive", "-3"),
                    ("bank", "-2"),
                    ("steel", "+1"),
                    ("computers", "$$"),
                )
            ],
            "piles": [
                {"card": "laboratories", "pile": 1, "up": True},
                {"card": "laboratories", "pile": 1, "up": True},
                {"card": "fee3000", "pile": 1, "up": True},
                {"card": "epic", "pile": 2, "up": True},
                {"card": "steel", "pile": 3, "up": True},
            ],
            "cash": [25000, 20000, 20000],
        },
        answers=(Answer("low"), Answer("right", right=True), Answer("high")),
        figures=_gain,
    ),
)
