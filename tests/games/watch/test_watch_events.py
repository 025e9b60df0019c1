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


@pytest.mark.rule("WAT-3.4", "WAT-6.4", "WAT-6.6")
@pytest.mark.parametrize(
    "event", [e for e in LISTS if e not in ("clean-desk", "sector-boom", "sector-slump", "ipo-fever", "ipo-hangover")]
)
def test_every_event_pays_its_dividends_and_moves_its_prices(at, event: str) -> None:
    if event in ("flash-crash", "recovery"):
        table = open_event(at, event, [{}, {"shares": dict.fromkeys(IDS[:12], 1)}])
        table.play(1, "choose company signal")
        expected = moved(event)
        expected["signal"] += -200 if event == "flash-crash" else 200
        dividend = sum(300 if event == "flash-crash" and c == "signal" else 500 for c in EVENTS[event]["pays"])
        dividend += 200 * (event == "recovery" and "signal" in EVENTS[event]["pays"])
        assert cash(table)[1] == dividend
    else:
        table = open_event(at, event, [{}, {"shares": dict.fromkeys(IDS[:12], 1), "cash": 5000}])
        dividends = [e for e in table.events(None) if e["event"] == "dividends"]
        if dividends:
            assert dividends == [{"event": "dividends", "seat": 1, "amount": 1500, "companies": EVENTS[event]["pays"]}]
        expected = moved(event)
    while table.view(None)["table"]["step"] == "dividends":
        table.play(table.pending[0], "pass")
    assert prices(table) == expected


@pytest.mark.rule("WAT-6.4")
def test_quiet_session_nothing(at) -> None:
    assert cash(open_event(at, "quiet-session", [{"cash": 300}, {}, {}])) == [300, 0, 0]


@pytest.mark.rule("WAT-6.4")
def test_bonus_season_100_a_blue_chip_share(at) -> None:
    seats = [{}, {"shares": {"signal": 2, "ipo-it": 1}}, {"shares": {"lavka": 1}}]
    assert cash(open_event(at, "bonus-season", seats)) == [0, 200, 100]


@pytest.mark.rule("WAT-6.4", "WAT-6.5")
def test_brokerage_fees_50_a_share_by_debt_if_need_be(at, plate) -> None:
    seats = [{"cash": 500}, {"shares": {"lavka": 2, "ipo-it": 1}}, {"cash": 200, "shares": {"lavka": 1}}]
    table = open_event(at, "brokerage-fees", seats)
    assert cash(table) == [500, 850, 150]
    assert [plate(table, seat)["debts"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("WAT-6.4", "WAT-6.5")
def test_licence_renewal_200_a_status_step(at, plate) -> None:
    seats = [{"cash": 500}, {"status": "expert"}, {"cash": 500, "status": "advanced"}]
    table = open_event(at, "licence-renewal", seats)
    assert cash(table) == [500, 400, 300]
    assert [plate(table, seat)["debts"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("WAT-6.4")
def test_stimulus_300_for_everyone_clockwise_from_the_active_player(at, seen) -> None:
    table = open_event(at, "stimulus")
    assert cash(table) == [300, 300, 300]
    assert [event["seat"] for event in seen(table, "got")] == [1, 2, 0]


@pytest.mark.rule("WAT-6.4")
def test_windfall_tax_a_tenth_of_the_richest_in_cash_less_debt(at) -> None:
    seats = [{"cash": 4000, "debts": 2}, {"cash": 3050}, {"cash": 3050}]
    assert cash(open_event(at, "windfall-tax", seats)) == [4000, 2700, 2700]  # 305, rounded up to 350
    assert cash(open_event(at, "windfall-tax", [{"cash": 500, "debts": 1}, {}, {}])) == [500, 0, 0]


@pytest.mark.rule("WAT-6.4")
def test_rescue_500_for_the_poorest_in_cash_less_debt(at) -> None:
    seats = [{"cash": 900, "debts": 1}, {"cash": 0}, {"cash": 50}]
    assert cash(open_event(at, "rescue", seats)) == [1400, 0, 50]
    assert cash(open_event(at, "rescue", [{"cash": 50}, {}, {}])) == [50, 500, 500]


@pytest.mark.rule("WAT-6.4")
@pytest.mark.parametrize(("event", "deck"), [("insider-wave", "inside"), ("hostile-season", "greenmail")])
def test_insider_wave_and_hostile_season_give_everyone_a_card(at, seen, plate, event: str, deck: str) -> None:
    table = open_event(at, event, [{}, {"muted": []}])
    assert [(e["seat"], e["deck"]) for e in seen(table, "card_taken")][:3] == [(1, deck), (2, deck), (0, deck)]
    assert [plate(table, seat)[deck] for seat in range(3)] == [1, 1, 1]


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
    assert [event["seat"] for event in seen(table, "card_lost")] == [1, 0]


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
def test_between_equals_the_active_player_decides(at, refused) -> None:
    table = open_event(at, "flash-crash", prices={"signal": 800, "lavka": 800, "ipo-it": 800})
    assert [move.text for move in table.legal(1)] == ["choose company signal", "choose company lavka"]
    assert refused(table, 1, "choose company ipo-it") == "wrong-target"
    table.play(1, "choose company lavka")
    assert (prices(table)["lavka"], prices(table)["signal"]) == (600, 800)


@pytest.mark.rule("WAT-6.4")
def test_new_trends_shuffle_the_trading_decks_with_their_discards(at, seen) -> None:
    trading = {"rumours": {"spent": [0, 1, 2]}, "analysis": {"spent": [7]}, "news": {}}
    table = open_event(at, "new-trends", trading=trading)
    assert [event["pile"] for event in seen(table, "reshuffled")] == ["rumours", "analysis", "news"]
    assert [pile["left"] for pile in table.view(None)["table"]["trading"].values()] == [8, 8, 8]


@pytest.mark.rule("WAT-6.4")
def test_open_house_halves_statuses_for_all_until_the_active_players_next_turn(at, plate, refused) -> None:
    seats = [{"cash": 2500}, {"cash": 500}, {"cash": 1450}]
    table = open_event(at, "open-house", seats)
    table.play(1, "status advanced")
    assert plate(table, 1)["cash"] == 0
    table.play(1, "pass")
    while table.view(None)["table"]["step"] != "purchases":
        table.play(table.pending[0], "pass")
    assert refused(table, 2, "status experienced") == "no-money"  # 1,500
    assert refused(table, 2, "status advanced") is None
    table.play(2, "pass")
    while table.view(None)["table"]["step"] != "purchases":
        table.play(table.pending[0], table.legal(table.pending[0])[0])
    assert table.view(0)["table"]["purchases"]["statuses"][2]["cost"] == 2500
    table.play(0, "pass")
    assert table.over or table.view(None)["table"]["statuses_cheap"] is None  # seat 1's turn has begun


@pytest.mark.rule("WAT-6.5", "WAT-5.9")
def test_an_event_never_takes_shares(at, plate) -> None:
    table = open_event(at, "brokerage-fees", [{}, {"shares": {"lavka": 5}}, {}])
    assert plate(table, 1)["shares"] == {"lavka": 5}
    assert (plate(table, 1)["cash"], plate(table, 1)["debts"]) == (750, 1)
