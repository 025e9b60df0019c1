"""Exchange Watch: the eighteen events (WAT-6.4 to WAT-6.6)."""

import pytest

from openoutcry.games import load_game

PARTS = load_game("watch").edition.components
IDS = [company["id"] for company in PARTS["companies"]]
EVENTS = {event["id"]: event for event in PARTS["events"]}
QUIET = {"muted": ["dividends"]}

# The rules' own list: payers | blue chips up | blue chips down | IPO up | IPO down.
LISTS = {
    "quiet-session": "5 7 10 | 4 9 10 | 0 6 8 | 13 | 15",
    "bonus-season": "3 6 8 | 0 3 4 | 2 8 10 | 13 | 12",
    "brokerage-fees": "0 2 7 | 2 6 8 | 0 3 5 | 14 | 12",
    "licence-renewal": "1 4 9 | 0 6 8 | 2 7 11 | 12 | 13",
    "stimulus": "1 3 5 | 0 6 11 | 4 9 10 | 14 | 12",
    "windfall-tax": "3 7 9 | 2 5 9 | 1 4 6 | 15 | 16",
    "rescue": "1 5 10 | 4 7 10 | 0 2 6 | 17 | 16",
    "insider-wave": "5 9 11 | 4 8 11 | 0 3 7 | 16 | 14",
    "hostile-season": "6 8 10 | 1 5 6 | 4 8 10 | 13 | 14",
    "clean-desk": "1 7 9 | 0 8 10 | 4 6 11 | 15 | 16",
    "sector-boom": "1 2 11 | 2 7 8 | 1 4 10 | 17 | 15",
    "sector-slump": "4 9 11 | 3 8 10 | 2 5 6 | 17 | 13",
    "ipo-fever": "3 7 11 | 2 6 11 | 1 5 8 | 14 | 17",
    "ipo-hangover": "0 3 9 | 2 4 7 | 3 8 10 | 12 | 13",
    "flash-crash": "1 5 11 | 0 9 10 | 2 4 6 | 12 | 15",
    "recovery": "0 4 7 | 1 3 6 | 0 9 11 | 16 | 17",
    "new-trends": "2 5 6 | 0 4 10 | 2 7 8 | 16 | 17",
    "open-house": "3 8 11 | 1 2 5 | 0 9 10 | 15 | 14",
}


def open_event(at, event: str, seats: list | None = None, **more):
    """Seat 0 ends a turn without a trade; seat 1 crosses the line and opens the event. Nobody is asked at dividends."""
    plates = [dict(plate) for plate in seats or []] + [{} for _ in range(3 - len(seats or []))]
    for plate in plates:
        plate.setdefault("muted", ["dividends"])
    # The active player's wish would end with the turn; without cards nobody asks them.
    plates[1]["space"] = 7
    prices = dict.fromkeys(IDS, 500) | more.pop("prices", {})
    table = at(
        seats=plates, events=[event, "quiet-session" if event != "quiet-session" else "rescue"], prices=prices, **more
    )
    table.play(0, "pass")
    return table


def moved(event: str) -> dict[str, int]:
    """What the lists of an event do to prices of 500."""
    after = dict.fromkeys(IDS, 500)
    for company in EVENTS[event]["up"]:
        after[company] += 250 if company.startswith("ipo") else 150
    for company in EVENTS[event]["down"]:
        after[company] -= 150 if company.startswith("ipo") else 100
    return after


def prices(table) -> dict[str, int]:
    return {row["company"]: row["price"] for row in table.view(None)["table"]["chart"]}


def cash(table) -> list[int]:
    return [seat["cash"] for seat in table.view(None)["table"]["seats"]]


@pytest.mark.rule("WAT-6.6")
@pytest.mark.parametrize("event", LISTS)
def test_the_lists_of_every_event_are_as_the_rules_give_them(event: str) -> None:
    pays, up, down, ipo_up, ipo_down = [[IDS[int(n)] for n in part.split()] for part in LISTS[event].split("|")]
    assert EVENTS[event]["pays"] == pays
    assert EVENTS[event]["up"] == up + ipo_up
    assert EVENTS[event]["down"] == down + ipo_down


# What the active player names, a payer among it; and how the text moves prices, before the dividends.
NAMED = {
    "clean-desk": "deck inside",
    "sector-boom": "sector oil",
    "sector-slump": "sector gas",
    "flash-crash": "company medtorg",
    "recovery": "company signal",
}
BY_TEXT = {
    "sector-boom": {"superoil": 100, "neftopt": 100},
    "sector-slump": {"megagas": -100, "fakel": -100},
    "flash-crash": {"medtorg": -200},
    "recovery": {"signal": 200},
    "ipo-fever": dict.fromkeys(IDS[12:], 100),
    "ipo-hangover": dict.fromkeys(IDS[12:], -100),
}


@pytest.mark.rule("WAT-3.4", "WAT-6.4", "WAT-6.6")
@pytest.mark.parametrize("event", LISTS)
def test_every_event_plays_its_text_pays_its_dividends_and_moves_its_prices(at, seen, event: str) -> None:
    one = {"cash": 5000, "shares": dict.fromkeys(IDS[:12], 1)}
    two = {"cash": 5000, "shares": dict.fromkeys(IDS[:12], 2) | dict.fromkeys(IDS[12:], 1)}  # an IPO never pays
    table = open_event(at, event, [{}, one, two])
    if event in NAMED:
        table.play(1, f"choose {NAMED[event]}")
    while table.view(None)["table"]["phase"] == "dividends":
        table.play(table.pending[0], "pass")
    pays, by_text = EVENTS[event]["pays"], BY_TEXT.get(event, {})
    amount = sum(500 + by_text.get(company, 0) for company in pays)
    assert seen(table, "dividends") == [
        {"event": "dividends", "seat": 1, "amount": amount, "companies": pays},
        {"event": "dividends", "seat": 2, "amount": 2 * amount, "companies": pays},
    ]
    assert prices(table) == {company: price + by_text.get(company, 0) for company, price in moved(event).items()}


@pytest.mark.rule("WAT-6.4")
def test_quiet_session_nothing(at) -> None:
    seats = [{"cash": 300}, {"shares": {"lavka": 1}}, {"cash": 100, "status": "expert", "hand": ["raid"]}]
    table = open_event(at, "quiet-session", seats)
    assert cash(table) == [300, 0, 100]
    told = [event["event"] for event in table.events(None)]
    told = told[told.index("event_opened") + 1 :]
    assert told == ["price_moved"] * 8 + ["card_taken"]


@pytest.mark.rule("WAT-6.4")
def test_bonus_season_100_a_blue_chip_share(at, seen) -> None:
    seats = [{"cash": 50}, {"shares": {"signal": 2, "ipo-it": 1}}, {"shares": {"lavka": 1}}]
    table = open_event(at, "bonus-season", seats)
    assert cash(table) == [50, 200, 100]
    assert [(event["seat"], event["amount"], event["why"]) for event in seen(table, "got")] == [
        (1, 200, "event"),
        (2, 100, "event"),
    ]


@pytest.mark.rule("WAT-6.4", "WAT-6.5")
def test_brokerage_fees_50_a_share_by_debt_if_need_be(at, plate, seen) -> None:
    seats = [{"cash": 500}, {"shares": {"lavka": 2, "ipo-it": 1}}, {"cash": 200, "shares": {"lavka": 1}}]
    table = open_event(at, "brokerage-fees", seats)
    assert cash(table) == [500, 850, 150]
    assert [plate(table, seat)["debts"] for seat in range(3)] == [0, 1, 0]
    assert seen(table, "debt_taken") == [{"event": "debt_taken", "seat": 1, "debts": 1}]
    assert [(event["seat"], event["amount"], event["why"]) for event in seen(table, "paid")] == [
        (1, 150, "event"),
        (2, 50, "event"),
    ]


@pytest.mark.rule("WAT-6.4", "WAT-6.5")
def test_licence_renewal_200_a_status_step(at, plate, seen) -> None:
    seats = [{"cash": 500}, {"status": "expert"}, {"cash": 500, "status": "advanced"}]
    table = open_event(at, "licence-renewal", seats)
    assert cash(table) == [500, 400, 300]
    assert [plate(table, seat)["debts"] for seat in range(3)] == [0, 1, 0]
    assert [(event["seat"], event["amount"]) for event in seen(table, "paid")] == [(1, 600), (2, 200)]


@pytest.mark.rule("WAT-6.4")
def test_stimulus_300_for_everyone_clockwise_from_the_active_player(at, seen) -> None:
    table = open_event(at, "stimulus")
    assert cash(table) == [300, 300, 300]
    assert [(event["seat"], event["amount"]) for event in seen(table, "got")] == [(1, 300), (2, 300), (0, 300)]


@pytest.mark.rule("WAT-6.4")
def test_windfall_tax_a_tenth_of_the_richest_in_cash_less_debt(at, seen) -> None:
    seats = [{"cash": 3050}, {"cash": 4000, "debts": 2}, {"cash": 3050}]
    table = open_event(at, "windfall-tax", seats)
    assert cash(table) == [2700, 4000, 2700]  # 305, rounded up to 350
    assert [(event["seat"], event["amount"]) for event in seen(table, "paid")] == [(2, 350), (0, 350)]
    in_debt = [{"cash": 2000}, {"cash": 5050, "debts": 1}, {}]
    assert cash(open_event(at, "windfall-tax", in_debt)) == [2000, 5050 - 450, 0]  # 405 of 4,050, rounded up
    assert cash(open_event(at, "windfall-tax", [{"cash": 500, "debts": 1}, {}, {}])) == [500, 0, 0]


@pytest.mark.rule("WAT-6.4")
def test_rescue_500_for_the_poorest_in_cash_less_debt(at, seen) -> None:
    seats = [{"cash": 0}, {"cash": 900, "debts": 1}, {"cash": 50}]
    assert cash(open_event(at, "rescue", seats)) == [0, 1400, 50]
    equals = open_event(at, "rescue", [{}, {"cash": 50}, {}])
    assert cash(equals) == [500, 50, 500]
    assert [(event["seat"], event["amount"]) for event in seen(equals, "got")] == [(2, 500), (0, 500)]


@pytest.mark.rule("WAT-6.4")
@pytest.mark.parametrize(("event", "deck"), [("insider-wave", "inside"), ("hostile-season", "greenmail")])
def test_insider_wave_and_hostile_season_give_everyone_a_card(at, seen, plate, event: str, deck: str) -> None:
    table = open_event(at, event, [{}, {"muted": []}])
    assert [(e["seat"], e["deck"]) for e in seen(table, "card_taken")][:3] == [(1, deck), (2, deck), (0, deck)]
    assert [plate(table, seat)[deck] for seat in range(3)] == [1, 1, 1]
    for seat in range(3):
        card = table.view(seat)["table"]["hand"][0]
        assert card["deck"] == deck
        assert seen(table, "card_seen", seat) == [{"event": "card_seen", "seat": seat, "card": card["card"]}]


@pytest.mark.rule("WAT-6.4")
def test_clean_desk_the_active_player_names_the_deck(at, plate, refused, seen) -> None:
    seats = [{"hand": ["raid", "support"]}, {"hand": ["leverage", "stop-loss"]}, {"hand": ["audit"]}]
    table = open_event(at, "clean-desk", seats)
    assert table.pending == [1]
    assert [move.text for move in table.legal(1)] == ["choose deck inside", "choose deck greenmail"]
    assert refused(table, 1, "pass") == "cant-pass"
    table.play(1, "choose deck inside")
    assert [plate(table, seat)["inside"] for seat in range(3)] == [0, 1, 0]
    assert [plate(table, seat)["greenmail"] for seat in range(3)] == [1, 0, 1]
    assert seen(table, "deck_named") == [{"event": "deck_named", "seat": 1, "deck": "inside"}]
    assert [event["seat"] for event in seen(table, "card_lost")] == [1, 0]
    assert set(table.view(None)["table"]["discards"]) == {event["card"] for event in seen(table, "card_lost")}


@pytest.mark.rule("WAT-6.4")
def test_clean_desk_takes_a_card_at_random_of_the_deck_named_alone(at, plate, seen) -> None:
    lost = set()
    for key in range(12):
        seats = [{"hand": ["support"]}, {"hand": ["raid", "audit", "leverage"]}, {}]
        table = open_event(at, "clean-desk", seats, chance={"key": f"{key:02x}" * 32, "drawn": 0})
        table.play(1, "choose deck greenmail")
        assert [event["seat"] for event in seen(table, "card_lost")] == [1]
        assert [plate(table, seat)["inside"] for seat in range(3)] == [1, 1, 0]
        lost.add(seen(table, "card_lost")[0]["card"])
    assert lost == {"raid", "audit"}


@pytest.mark.rule("WAT-6.4")
@pytest.mark.parametrize(("event", "change"), [("sector-boom", 100), ("sector-slump", -100)])
def test_sector_boom_and_slump_move_the_blue_chips_of_a_sector(at, seen, event: str, change: int) -> None:
    table = open_event(at, event)
    assert len(table.legal(1)) == 6
    table.play(1, "choose sector it")
    expected = moved(event)
    expected["vectorsoft"] += change
    expected["signal"] += change
    assert prices(table) == expected
    assert seen(table, "sector_named") == [{"event": "sector_named", "seat": 1, "sector": "it"}]


@pytest.mark.rule("WAT-6.4")
@pytest.mark.parametrize(("event", "change"), [("ipo-fever", 100), ("ipo-hangover", -100)])
def test_ipo_fever_and_hangover_move_every_ipo(at, event: str, change: int) -> None:
    expected = {c: p + (change if c.startswith("ipo") else 0) for c, p in moved(event).items()}
    assert prices(open_event(at, event)) == expected


@pytest.mark.rule("WAT-6.4")
def test_flash_crash_the_dearest_blue_chip_falls_four(at) -> None:
    table = open_event(at, "flash-crash", prices={"signal": 800, "ipo-it": 1000})
    assert prices(table)["signal"] == 600
    assert prices(table)["ipo-it"] == 1000 - 150  # by its list only


@pytest.mark.rule("WAT-6.4")
def test_recovery_the_cheapest_blue_chip_rises_four(at) -> None:
    table = open_event(at, "recovery", prices={"signal": 100, "ipo-it": 50})
    assert prices(table)["signal"] == 300
    assert prices(table)["ipo-it"] == 50


@pytest.mark.rule("WAT-6.4")
@pytest.mark.parametrize(("event", "equal", "after"), [("flash-crash", 800, 600), ("recovery", 100, 300)])
def test_between_equals_the_active_player_decides(at, refused, seen, event: str, equal: int, after: int) -> None:
    table = open_event(at, event, prices={"medtorg": equal, "signal": equal, "ipo-metals": equal})
    assert [move.text for move in table.legal(1)] == ["choose company medtorg", "choose company signal"]
    assert refused(table, 1, "choose company ipo-metals") == "wrong-target"
    table.play(1, "choose company signal")
    assert (prices(table)["medtorg"], prices(table)["signal"]) == (equal, after)
    assert seen(table, "company_named") == [{"event": "company_named", "seat": 1, "company": "signal"}]


@pytest.mark.rule("WAT-6.4")
def test_new_trends_shuffle_the_trading_decks_with_their_discards(at, seen) -> None:
    trading = {"rumours": {"spent": [0, 1, 2]}, "analysis": {"spent": [7]}, "news": {"peeked": [2]}}
    table = open_event(at, "new-trends", trading=trading)
    assert [event["pile"] for event in seen(table, "reshuffled")] == ["rumours", "analysis", "news"]
    for pile in table.position()["trading"].values():
        assert sorted(pile["deck"]) == list(range(8))
        assert pile["deck"] not in ([*range(8)], [*range(8)][::-1])
        assert pile["spent"] == pile["peeked"] == []


@pytest.mark.rule("WAT-6.4")
def test_open_house_halves_statuses_for_all_until_the_active_players_next_turn(at, seen, refused) -> None:
    table = open_event(at, "open-house", [{"cash": 2500}, {"cash": 1500}, {"cash": 1450}])
    assert seen(table, "statuses_cheap") == [{"event": "statuses_cheap", "seat": 1, "percent": 50}]
    table.play(1, "status advanced")
    table.play(1, "pass")
    assert table.pending == [2]
    assert refused(table, 2, "status experienced") == "no-money"  # 1,500
    table.play(2, "status advanced")
    table.play(2, "pass")
    assert table.pending == [0]
    table.play(0, "status expert")
    assert [(bought["status"], bought["cost"]) for bought in seen(table, "status_bought")] == [
        ("advanced", 500),
        ("advanced", 500),
        ("expert", 2500),
    ]
    assert cash(table) == [0, 1000, 950]
    assert table.view(0)["table"]["statuses_cheap"] == {"until": 1, "percent": 50}
    table.play(0, "pass")
    while table.view(None)["table"]["phase"] != "purchases":
        table.play(table.pending[0], "pass")
    assert (table.pending, table.view(None)["table"]["statuses_cheap"]) == ([1], None)
    assert [row["cost"] for row in table.view(1)["table"]["purchases"]["statuses"]] == [3000, 5000]
    assert refused(table, 1, "status experienced") == "no-money"


@pytest.mark.rule("WAT-6.4")
def test_open_house_rounds_half_a_status_up(at) -> None:
    table = open_event(at, "open-house", [{}, {"cash": 550}, {}], numbers={"status_price": [1050, 3000, 5000]})
    table.play(1, "status advanced")
    assert cash(table)[1] == 0  # 525, rounded up


@pytest.mark.rule("WAT-6.5", "WAT-5.9")
def test_an_event_never_takes_shares(at, plate) -> None:
    table = open_event(at, "brokerage-fees", [{}, {"shares": {"lavka": 5}}, {}])
    assert plate(table, 1)["shares"] == {"lavka": 5}
    assert (plate(table, 1)["cash"], plate(table, 1)["debts"]) == (750, 1)
