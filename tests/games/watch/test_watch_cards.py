"""Exchange Watch: Inside and Greenmail cards, effect, moment and refusal of each (WAT-6.1 to WAT-6.3)."""

import pytest

from openoutcry import Table
from openoutcry.errors import BadPosition
from openoutcry.games import load_game

IDS = [company["id"] for company in load_game("watch").edition.components["companies"]]
# Which step a card belongs to, by the rules.
MOMENTS = {
    "purchases": ["preferred-terms", "block-deal", "support", "raid", "audit", "bear-raid", "frozen-account"]
    + ["shredder", "blackmail"],
    "bet": ["early-print", "leaked-report", "leverage", "margin-call", "rumour-mill"],
    "dividends": ["special-dividend", "dividend-strip"],
    "change": ["free-hand"],
    "payout": ["stop-loss"],
}
MOMENT_OF = {card: step for step, cards in MOMENTS.items() for card in cards}
QUIET = {"muted": ["bet", "analysis", "payout", "dividends"]}


def rich(card: str) -> dict:
    return {"cash": 3000, "hand": [card], "shares": {"signal": 1, "depozit": 2}}


def table_at(step: str, card: str, at, trade) -> Table:
    """A table at which the card could be played at that step, were it the card's moment."""
    other = {"cash": 3000, "hand": ["support", "raid"], "shares": {"lavka": 2, "depozit": 2}}
    if step == "purchases":
        return at(seats=[rich(card), other, {"cash": 3000}])
    if step == "dividends":
        return at("dividends", [rich(card), other], event="licence-renewal")  # depozit pays
    me = rich(card) | {"bet": {"side": "fall", "multiplier": 5}} if step != "bet" else rich(card)
    return trade(step, [me, other], (6, 7, 5), circuit=2)


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize("card", MOMENT_OF)
@pytest.mark.parametrize("step", MOMENTS)
def test_a_card_is_played_at_its_moment_and_at_no_other(at, trade, refused, card: str, step: str) -> None:
    table = table_at(step, card, at, trade)
    assert table.pending == [0]
    said = refused(table, 0, f"play {card}")
    assert said == (None if MOMENT_OF[card] == step else "not-its-moment")


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize("card", MOMENT_OF)
def test_a_card_is_held_in_secret_its_number_is_public(at, trade, refused, card: str) -> None:
    table = table_at(MOMENT_OF[card], card, at, trade)
    assert [held["card"] for held in table.view(0)["table"]["hand"]] == [card]
    plate = table.view(1)["table"]["seats"][0]
    assert plate["inside"] + plate["greenmail"] == 1
    assert plate["known"] == []
    same_moment = [name for name in MOMENTS[MOMENT_OF[card]] if name != card]
    other = (same_moment or ["support"])[0]
    assert refused(table, 0, f"play {other}") == "not-held"


@pytest.mark.rule("WAT-6.1")
def test_nobody_can_tell_apart_hands_and_decks_they_have_not_seen(at) -> None:
    def holding(*cards: str) -> Table:
        return at(seats=[{"hand": ["raid"]}, {"hand": ["leverage", *cards], "known_by": {"0": ["leverage"]}}, {}])

    one, laid = holding("support", "audit"), holding("early-print", "shredder").position()
    for deck in (*laid["decks"].values(), laid["events"], *(pile["deck"] for pile in laid["trading"].values())):
        deck.reverse()
    other = Table.from_position(laid | {"chance": {"key": "a5" * 32, "drawn": 7}})
    for seat in (0, 2, None):
        assert one.hidden(seat).tobytes() == other.hidden(seat).tobytes()
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["table"]["seats"][1]["known"] == (["leverage"] if seat == 0 else [])
    assert one.hidden(1).tobytes() != other.hidden(1).tobytes()


@pytest.mark.rule("WAT-6.1")
def test_hidden_hands_keep_the_own_cards_those_the_seat_has_seen_and_the_number(at) -> None:
    held = {"hand": ["leverage", "leverage", "audit"], "known_by": {"0": ["leverage"]}}
    table = at(seats=[{"hand": ["raid", "support"]}, held, {}])
    kinds = [card for deck in load_game("watch").edition.components["cards"].values() for card in deck]
    for seat, known in (
        (0, [["support", "raid"], ["leverage"]]),
        (1, [[], ["leverage", "leverage", "audit"]]),
        (2, [[], []]),
        (None, [[], []]),
    ):
        record = table.hidden(seat)[0]
        held = [[kind["id"] for kind, n in zip(kinds, row, strict=True) for _ in range(n)] for row in record.hand[:2]]
        assert held == known
        assert record.held[:3].tolist() == [[1, 1], [2, 1], [0, 0]]


@pytest.mark.rule("WAT-6.1")
def test_only_the_taker_sees_which_card_is_taken(at, seen) -> None:
    table = at()
    table.play(0, "pass")  # the turn of 1
    card = table.view(1)["table"]["hand"][0]
    for seat in (0, 1, 2, None):
        assert seen(table, "card_taken", seat) == [{"event": "card_taken", "seat": 1, "deck": card["deck"]}]
        mine = [{"event": "card_seen", "seat": 1, "card": card["card"]}] if seat == 1 else []
        assert seen(table, "card_seen", seat) == mine


@pytest.mark.rule("WAT-6.1", "WAT-6.3")
def test_a_card_the_victim_knows_of_is_forgotten_once_it_is_played(at) -> None:
    table = at(seats=[{"hand": ["blackmail"]}, {"hand": ["support"]}, {}])
    table.play(0, "play blackmail seat 1")
    assert table.view(1)["table"]["seats"][0]["known"] == ["support"]
    table.play(0, "play support company fakel")
    assert table.view(1)["table"]["seats"][0]["known"] == []


@pytest.mark.rule("WAT-6.3")
def test_a_third_player_who_knew_of_a_card_can_no_longer_be_sure_of_it(at) -> None:
    """Seat 2 knows of raid at seat 1: after a Blackmail it may have gone, unless it was the only one of its deck."""
    hand = ["raid", "audit", "leverage"]
    moved = set()
    for key in range(24):
        seats = [{"hand": ["blackmail"]}, {"hand": hand, "known_by": {"2": ["raid", "leverage"]}}, {}]
        table = at(seats=seats, chance={"key": f"{key:02x}" * 32, "drawn": 0})
        table.play(0, "play blackmail seat 1")
        (card,) = [held["card"] for held in table.view(0)["table"]["hand"]]
        known = [plate["known"] for plate in table.view(2)["table"]["seats"][:2]]
        # The one Inside card was known: where it went is known too. Of the two Greenmail cards either may have gone.
        assert known == ([["leverage"], ["raid"]] if card == "leverage" else [[], ["leverage"]])
        moved.add(card)
    assert moved == set(hand)


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize(
    "known_by", [{"1": ["raid"]}, {"0": ["leverage"]}, {"0": ["raid", "raid"]}, {"7": ["raid"]}, {"x": []}]
)
def test_nobody_knows_of_cards_that_are_not_held(at, known_by: dict) -> None:
    with pytest.raises(BadPosition, match=r"WAT-6\.1"):
        at(seats=[{}, {"hand": ["raid"], "known_by": known_by}, {}])


@pytest.mark.rule("WAT-6.1")
def test_there_is_no_hand_limit(at, plate) -> None:
    table = at(seats=[{}, {"hand": list(MOMENT_OF)}, {}])
    table.play(0, "pass")
    assert plate(table, 1)["inside"] + plate(table, 1)["greenmail"] == len(MOMENT_OF) + 1


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize("card", [card for card in MOMENT_OF if card not in ("free-hand", "stop-loss")])
def test_a_card_that_would_change_nothing_can_not_be_played(at, refused, card: str) -> None:
    me, bet = {"hand": [card], "status": "expert"}, {"side": "rise", "multiplier": 2}
    step = MOMENT_OF[card]
    if step == "purchases":  # nobody has money or another card, and the prices can't move that way
        prices = dict.fromkeys(IDS, 1000 if card == "support" else 50)
        table = at(seats=[me, {"frozen": True, "shares": {"lavka": 1}}, {"frozen": True}], prices=prices)
    elif step == "dividends":
        stripped = [{"company": "depozit", "by": 0}]  # signal does not pay
        table = at(step, [me, {"shares": {"signal": 2, "depozit": 2}, "stripped": stripped}], event="licence-renewal")
    else:  # the limit is the top, the others have bet or are held to x2, Rumours are even, the top cards are known
        trading = {"rumours": {"open": 3}, "analysis": {"peeked": [0]}, "news": {"peeked": [0]}}
        seats = [me | {"shares": {"signal": 1}}, {"bet": bet}, {"cap": 2}]
        table = at(step, seats, trading=trading, offered="signal", circuit=2)
    assert refused(table, 0, f"play {card}") == "changes-nothing"
    assert f"play {card}" not in [move.text for move in table.legal(0)]


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize("card", MOMENT_OF)
def test_a_played_card_is_seen_and_discarded(at, trade, seen, card: str) -> None:
    table = table_at(MOMENT_OF[card], card, at, trade)
    table.play(0, f"play {card}")
    assert seen(table, "card_played") == [{"event": "card_played", "seat": 0, "card": card}]
    assert card in table.view(2)["table"]["discards"]
    assert table.view(0)["table"]["hand"] == [] or card == "blackmail"


@pytest.mark.rule("WAT-6.1")
def test_at_dividends_all_card_holders_are_asked_once_around(at) -> None:
    hands = [{"hand": ["raid"]}, {}, {"hand": ["support"]}, {"hand": ["leverage"], "muted": ["dividends"]}]
    table = at("dividends", hands, players=4, event="stimulus", active=2, first=2)
    asked = []
    while table.view(None)["table"]["phase"] == "dividends":
        asked.append(table.pending[0])
        table.play(table.pending[0], "pass")
    assert asked == [2, 0]  # 1 holds nothing, 3 does not wish to be asked


@pytest.mark.rule("WAT-6.1")
def test_who_has_played_the_last_card_is_not_asked_again_at_dividends(at, seen) -> None:
    owner = {"shares": {"depozit": 2}}
    hands = [owner | {"hand": ["special-dividend"]}, {"hand": ["dividend-strip", "raid"]}, {}]
    table = at("dividends", hands, event="licence-renewal")
    table.play(0, "play special-dividend company depozit")
    assert table.pending == [1]
    table.play(1, "play dividend-strip seat 0 company depozit")
    assert table.pending == [1]  # still holds raid
    table.play(1, "pass")
    assert table.view(None)["table"]["phase"] == "purchases"
    assert [event["seat"] for event in seen(table, "passed")] == [1]
    assert seen(table, "dividends") == [{"event": "dividends", "seat": 0, "amount": 600, "companies": ["depozit"]}]


@pytest.mark.rule("WAT-6.1")
def test_who_passes_until_the_own_turn_is_not_asked_again_before(trade, seen) -> None:
    table = trade("bet", [{}, {"cash": 0, "shares": {"fakel": 1}}, {"cash": 0}], (3, 4, 4))
    table.play(1, "pass until-turn")
    table.play(2, "pass until-turn")
    assert seen(table, "muted")[0] == {"event": "muted", "seat": 1, "moment": "bet"}
    table.play(0, "bet rise x2")
    # Turn of 1: its own wish ends, 2's does not.
    assert table.view(None)["table"]["active"] == 1
    table.play(1, "pass")
    table.play(1, "offer fakel")
    assert [seat["muted"] for seat in table.view(None)["table"]["seats"]] == [[], [], ["bet"]]
    assert table.pending == [0]  # 2 is passed over
    table.play(0, "pass")
    assert table.pending == [1]


@pytest.mark.rule("WAT-6.1")
def test_a_wish_not_to_be_asked_counts_not_in_the_own_turn_and_ends_with_it(at, plate) -> None:
    asleep = {"space": 7, "hand": ["raid"], "muted": ["bet", "dividends", "analysis", "payout"]}
    table = at(seats=[{}, asleep, {"space": 7}], events=["stimulus", "bonus-season", "rescue"])
    table.play(0, "pass")  # 1 crosses the line
    assert (table.view(None)["table"]["phase"], table.pending) == ("dividends", [1])
    table.play(1, "pass")
    assert plate(table, 1)["muted"] == asleep["muted"]
    table.play(1, "pass")  # done with the purchases; 2 crosses the line and holds no card
    assert table.view(None)["table"]["active"] == 2
    assert plate(table, 1)["muted"] == []
    assert (table.view(None)["table"]["phase"], table.pending) == ("dividends", [1])


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize("muted", ["", "analysis", "payout"])
def test_a_wish_silences_its_own_moment_of_the_trade_alone(trade, muted: str) -> None:
    loser = {"bet": {"side": "fall", "multiplier": 2}, "cash": 1000, "hand": ["support"], "muted": muted.split()}
    table = trade("bet", [{}, loser, {}], (6, 5, 4), circuit=2)
    table.play(0, "bet rise x2")
    asked = []
    while table.view(None)["table"]["active"] == 0:
        asked.append(table.view(None)["table"]["phase"])
        table.play(1, "pass")
    assert asked == [step for step in ("change", "payout") if step != {"analysis": "change"}.get(muted, muted)]


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize(("step", "moment"), [("change", "analysis"), ("payout", "payout"), ("dividends", "dividends")])
def test_the_wish_is_for_the_moment_at_which_it_is_said(at, trade, plate, seen, step: str, moment: str) -> None:
    sleeper = {"cash": 1000, "hand": ["support"]}
    if step == "dividends":
        table = at(step, [{}, sleeper], circuit=1, event="stimulus")
    else:
        table = trade(step, [{}, sleeper | {"bet": {"side": "fall", "multiplier": 2}}], (6, 5, 5))
    table.play(1, "pass until-turn")
    assert plate(table, 1)["muted"] == [moment]
    assert seen(table, "muted") == [{"event": "muted", "seat": 1, "moment": moment}]


@pytest.mark.rule("WAT-6.1")
def test_nobody_is_left_out_of_the_own_turn(trade, refused) -> None:
    me = {"bet": {"side": "fall", "multiplier": 5}, "cash": 500}
    table = trade("change", [me | {"muted": ["analysis"]}, {}, {}], (6, 5, 4), circuit=2)
    assert table.pending == [0]
    assert refused(table, 0, "pass until-turn") == "cant-mute"


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize("card", MOMENT_OF)
def test_at_dividends_a_holder_is_asked_whatever_the_card(at, card: str) -> None:
    table = at("dividends", [{"hand": ["raid"]}, {"hand": [card]}, {}], event="stimulus")
    table.play(0, "pass")
    assert table.pending == [1]
    assert [move.text for move in table.legal(1)] == ["pass", "pass until-turn"]  # no dividends are to come


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize("card", MOMENT_OF)
def test_at_payout_a_loser_is_asked_whatever_the_inside_card(trade, plate, card: str) -> None:
    loser = {"bet": {"side": "fall", "multiplier": 2}, "hand": [card]}
    table = trade("bet", [{}, loser, {}], (6, 5, 4), circuit=2)
    held = plate(table, 1)
    table.play(0, "bet rise x2")
    while table.view(None)["table"]["phase"] == "change":
        table.play(1, "pass")
    assert (table.view(None)["table"]["phase"] == "payout") == (held["inside"] == 1)


@pytest.mark.rule("WAT-6.1")
def test_at_payout_every_loser_with_an_inside_card_is_asked_whatever_it_is(trade) -> None:
    seats = [
        {"bet": {"side": "fall", "multiplier": 5}, "hand": ["support"], "cash": 1000},
        {"bet": {"side": "fall", "multiplier": 2}, "hand": ["raid"], "cash": 1000},
        {"bet": {"side": "rise", "multiplier": 2}, "hand": ["stop-loss"], "cash": 0},
    ]
    table = trade("change", seats, (6, 5, 4))
    while table.view(None)["table"]["phase"] == "change":
        table.play(table.pending[0], "pass")
    assert table.view(None)["table"]["phase"] == "payout"
    assert table.pending == [0]  # 1 holds only Greenmail, 2 has won
    assert [move.text for move in table.legal(0)] == ["pass"]


# --- Inside ----------------------------------------------------------------------------------------


@pytest.mark.rule("WAT-6.2")
@pytest.mark.parametrize(("card", "pile", "number"), [("early-print", "news", 5), ("leaked-report", "analysis", 7)])
def test_early_print_and_leaked_report_show_a_top_card_to_one(trade, seen, refused, card, pile, number) -> None:
    table = trade("bet", [{"hand": [card, card]}, {}, {}], (6, 7, 5), circuit=2)
    table.play(0, f"play {card}")
    assert [(e["face"]["pile"], e["face"]["card"]) for e in seen(table, "face_peeked", 0)] == [(pile, number)]
    assert seen(table, "face_peeked", 1) == seen(table, "face_peeked") == []
    assert [face["card"] for face in table.view(0)["table"]["trade"]["peeked"]] == [number]
    assert table.view(1)["table"]["trade"]["peeked"] == []
    assert refused(table, 0, f"play {card}") == "changes-nothing"
    known = {seat: [n for n in table.hidden(seat)[0].trading.flat if n >= 0] for seat in range(3)}
    assert known == {0: [number], 1: [], 2: []}


@pytest.mark.rule("WAT-6.2")
@pytest.mark.parametrize("card", ["early-print", "leaked-report"])
def test_the_card_looked_at_is_the_one_opened_and_the_next_is_unknown(trade, seen, card: str) -> None:
    table = trade("bet", [{"hand": [card]}, QUIET, QUIET], (6, 7, 5), circuit=2)
    table.play(0, f"play {card}")
    table.play(0, "bet rise x2")
    while table.view(None)["table"]["active"] == 0:
        table.play(0, "pass")
    assert seen(table, "face_peeked", 0)[0]["face"] in [event["face"] for event in seen(table, "face_opened")]
    assert [pile["peeked"] for pile in table.position()["trading"].values()] == [[], [], []]


@pytest.mark.rule("WAT-6.2")
def test_free_hand_changes_without_paying(trade, plate, seen, refused) -> None:
    seats = [{"bet": {"side": "fall", "multiplier": 2}, "hand": ["free-hand"]}, {}, {}]
    table = trade("change", seats, (6, 5, 4), circuit=2)
    assert refused(table, 0, "bet rise x5") == "no-money"
    table.play(0, "play free-hand")
    assert refused(table, 0, "pass") == "must-use-card"
    table.play(0, "bet rise x5")
    assert (plate(table, 0)["cash"], plate(table, 0)["debts"]) == (500, 0)
    changed = {"event": "bet_changed", "seat": 0, "side": "rise", "multiplier": 5, "cost": 0}
    assert seen(table, "bet_changed") == [changed]


@pytest.mark.rule("WAT-6.2")
def test_free_hand_joins_without_paying_and_is_for_its_player_alone(trade, plate, seen) -> None:
    seats = [{"bet": {"side": "fall", "multiplier": 2}, "cash": 1000}, {"hand": ["free-hand"]}, {"cash": 500}]
    table = trade("change", seats, (6, 5, 4))
    table.play(1, "play free-hand bet rise x2")
    table.play(2, "bet rise x2")
    table.play(0, "pass")
    assert [(event["seat"], event["cost"]) for event in seen(table, "bet_changed")] == [(1, 0), (2, 150)]
    assert (plate(table, 1)["cash"], plate(table, 2)["cash"]) == (200, 500 - 150 + 200)


@pytest.mark.rule("WAT-6.2")
def test_preferred_terms_halve_the_price_beside_the_limit(at, plate, seen, bank, refused) -> None:
    table = at(seats=[{"cash": 500, "hand": ["preferred-terms", "preferred-terms"]}])
    table.play(0, "buy fakel")
    table.play(0, "play preferred-terms company signal")
    assert plate(table, 0)["cash"] == 500 - 150 - 100  # 75, rounded up
    assert plate(table, 0)["shares"] == {"signal": 1, "fakel": 1}
    assert refused(table, 0, "buy fakel") == "limit"
    table.play(0, "play preferred-terms company ipo-oil")
    assert (plate(table, 0)["cash"], bank(table)) == (100, -100)
    bought = [(event["company"], event["cost"]) for event in seen(table, "share_bought")]
    assert bought == [("fakel", 150), ("signal", 100), ("ipo-oil", 150)]
    left = {row["company"]: row["left"] for row in table.view(None)["table"]["chart"]}
    assert (left["signal"], left["ipo-oil"]) == (4, 0)
    poor = at(seats=[{"cash": 50, "hand": ["preferred-terms"]}])
    assert refused(poor, 0, "play preferred-terms") == "changes-nothing"


@pytest.mark.rule("WAT-6.2")
def test_block_deal_buys_one_or_two_of_one_blue_chip_without_surcharge(at, plate, seen, refused) -> None:
    table = at(seats=[{"cash": 1000, "hand": ["block-deal", "block-deal"]}])
    table.play(0, "play block-deal company superoil shares 2")
    assert refused(table, 0, "choose company superoil") == "no-target"  # two, no more
    assert plate(table, 0)["shares"] == {"superoil": 2}
    assert plate(table, 0)["cash"] == 500
    table.play(0, "play block-deal company neftopt shares 1")
    assert plate(table, 0)["cash"] == 350
    assert [(event["company"], event["cost"]) for event in seen(table, "share_bought")] == [
        ("superoil", 250),
        ("superoil", 250),
        ("neftopt", 150),
    ]
    assert refused(table, 0, "buy fakel") is None  # the limit is untouched


@pytest.mark.rule("WAT-6.2")
def test_block_deal_is_for_one_company_and_no_ipo(at, refused) -> None:
    table = at(seats=[{"cash": 3000, "hand": ["block-deal"]}, {"shares": {"lavka": 5}}])
    table.play(0, "play block-deal")
    assert refused(table, 0, "choose company ipo-gas") == "wrong-target"
    assert refused(table, 0, "choose company lavka") == "wrong-target"  # none is left
    table.play(0, "choose company signal")
    assert refused(table, 0, "choose company fakel") == "wrong-target"
    assert [move.text for move in table.legal(0)] == ["pass", "choose company signal"]


@pytest.mark.rule("WAT-6.1", "WAT-6.2")
def test_special_dividend_counts_one_company_twice(at, plate, seen, refused) -> None:
    # Licence renewal pays depozit, stalgrad and fakel.
    seats = [{"hand": ["special-dividend", "special-dividend"], "shares": {"depozit": 2, "fakel": 1, "signal": 3}}]
    table = at("dividends", seats, event="licence-renewal")
    table.play(0, "play special-dividend")
    assert refused(table, 0, "choose company signal") == "wrong-target"
    table.play(0, "choose company depozit")
    table.play(0, "play special-dividend")
    assert refused(table, 0, "choose company depozit") == "wrong-target"
    table.play(0, "choose company fakel")
    table.play(0, "pass")
    assert plate(table, 0)["cash"] == 2 * (2 * 150 + 150)
    assert [(event["seat"], event["company"]) for event in seen(table, "dividend_doubled")] == [
        (0, "depozit"),
        (0, "fakel"),
    ]
    assert seen(table, "dividends")[0]["amount"] == 900
    assert table.position()["seats"][0]["doubled"] == []  # for this event alone


@pytest.mark.rule("WAT-6.2")
def test_special_dividend_leaves_other_companies_as_they_are(at, plate) -> None:
    seats = [{"hand": ["special-dividend"], "shares": {"depozit": 1, "fakel": 2}}, {"shares": {"depozit": 1}}, {}]
    table = at("dividends", seats, event="licence-renewal")
    table.play(0, "play special-dividend company depozit")
    table.play(0, "pass")
    assert (plate(table, 0)["cash"], plate(table, 1)["cash"]) == (2 * 150 + 300, 150)


@pytest.mark.rule("WAT-6.2")
def test_stop_loss_halves_the_loss(trade, plate, seen) -> None:
    seats = [{"bet": {"side": "fall", "multiplier": 5}, "hand": ["stop-loss"], "cash": 1000}, {}, {}]
    table = trade("payout", seats, (6, 5, 5), circuit=2)  # +3: 750, halved 375, rounded up 400
    table.play(0, "play stop-loss")
    assert plate(table, 0)["cash"] == 600
    assert seen(table, "paid") == [{"event": "paid", "seat": 0, "amount": 400, "why": "bet"}]


@pytest.mark.rule("WAT-6.2")
def test_without_stop_loss_the_loser_pays_whole(trade, plate) -> None:
    seats = [{"bet": {"side": "fall", "multiplier": 5}, "hand": ["stop-loss"], "cash": 1000}, {}, {}]
    table = trade("payout", seats, (6, 5, 5), circuit=2)
    table.play(0, "pass")
    assert plate(table, 0)["cash"] == 250


@pytest.mark.rule("WAT-6.2")
def test_leverage_raises_the_largest_multiplier_one_step_for_this_trade(trade, refused) -> None:
    table = trade("bet", [{"hand": ["leverage"]}, {}, {}], circuit=2)
    assert refused(table, 0, "bet rise x10") == "over-limit"
    table.play(0, "play leverage")
    assert refused(table, 0, "bet rise x10") is None
    assert refused(table, 0, "bet rise x20") == "over-limit"
    assert [seat["lever"] for seat in table.position()["seats"]] == [1, 0, 0]
    table.play(0, "bet rise x10")
    while table.view(None)["table"]["active"] == 0:
        table.play(table.pending[0], "pass")
    assert table.position()["seats"][0]["lever"] == 0
    top = trade("bet", [{"hand": ["leverage"], "status": "expert"}, {}, {}], circuit=2)
    assert refused(top, 0, "play leverage") == "changes-nothing"
    above = trade("bet", [{"status": "expert", "lever": 1}, {}, {}], circuit=2)
    assert [move.json["multiplier"] for move in above.legal(0)] == [2, 5, 10, 20, 30] * 2


@pytest.mark.rule("WAT-6.2")
def test_support_lifts_one_company_three_points(at, price, seen, refused) -> None:
    table = at(seats=[{"hand": ["support"]}], prices={"fakel": 1000})
    table.play(0, "play support")
    assert refused(table, 0, "choose company fakel") == "wrong-target"
    table.play(0, "choose company ipo-oil")
    assert price(table, "ipo-oil") == 450
    assert seen(table, "price_moved") == [{"event": "price_moved", "company": "ipo-oil", "before": 300, "after": 450}]


# --- Greenmail -------------------------------------------------------------------------------------


@pytest.mark.rule("WAT-6.3")
def test_raid_takes_a_share_for_its_price(at, plate, seen, bank, refused) -> None:
    seats = [{"cash": 300, "hand": ["raid"]}, {"shares": {"ipo-it": 1, "lavka": 1}}, {}]
    table = at(seats=seats)
    table.play(0, "play raid")
    assert refused(table, 0, "choose seat 2") == "wrong-target"  # owns nothing
    assert refused(table, 0, "choose seat 0") == "wrong-target"
    table.play(0, "choose seat 1")
    table.play(0, "choose company ipo-it")
    assert plate(table, 0)["shares"] == {"ipo-it": 1}
    assert plate(table, 1)["shares"] == {"lavka": 1}
    assert (plate(table, 0)["cash"], plate(table, 1)["cash"], bank(table)) == (0, 300, -300)
    assert seen(table, "aimed") == [{"event": "aimed", "seat": 0, "other": 1, "card": "raid"}]
    raided = {"event": "share_raided", "seat": 0, "other": 1, "company": "ipo-it", "cost": 300}
    assert seen(table, "share_raided") == [raided]
    assert refused(at(seats=[{"cash": 100, "hand": ["raid"]}, seats[1], {}]), 0, "play raid") == "changes-nothing"


@pytest.mark.rule("WAT-6.3")
def test_audit_takes_a_fifth_of_the_cash_rounded_up(at, plate, seen, bank, refused) -> None:
    table = at(seats=[{"hand": ["audit"]}, {"cash": 1100}, {"cash": 0}])
    table.play(0, "play audit")
    assert refused(table, 0, "choose seat 2") == "wrong-target"
    table.play(0, "choose seat 1")
    assert plate(table, 1)["cash"] == 1100 - 250  # 220, rounded up
    assert (plate(table, 0)["cash"], bank(table)) == (0, -850)
    assert seen(table, "paid") == [{"event": "paid", "seat": 1, "amount": 250, "why": "audit"}]
    assert refused(at(seats=[{"hand": ["audit"]}]), 0, "play audit") == "changes-nothing"


@pytest.mark.rule("WAT-6.3")
def test_bear_raid_lowers_one_company_three_points(at, price, seen, refused) -> None:
    table = at(seats=[{"hand": ["bear-raid", "bear-raid"]}], prices={"fakel": 50, "signal": 100})
    table.play(0, "play bear-raid")
    assert refused(table, 0, "choose company fakel") == "wrong-target"
    table.play(0, "choose company signal")
    assert price(table, "signal") == 50
    table.play(0, "play bear-raid company ipo-oil")
    assert seen(table, "price_moved") == [
        {"event": "price_moved", "company": "signal", "before": 100, "after": 50},
        {"event": "price_moved", "company": "ipo-oil", "before": 300, "after": 150},
    ]


@pytest.mark.rule("WAT-6.3")
def test_a_frozen_account_buys_nothing_on_the_next_turn_but_sells(at, refused, plate, seen) -> None:
    victim = {"cash": 9000, "shares": {"signal": 2}, "hand": ["preferred-terms"]}
    table = at(seats=[{"hand": ["frozen-account", "frozen-account"]}, victim, {}])
    table.play(0, "play frozen-account seat 1")
    table.play(0, "play frozen-account")
    assert refused(table, 0, "choose seat 1") == "wrong-target"  # frozen already
    table.play(0, "choose seat 2")
    assert [(event["seat"], event["other"]) for event in seen(table, "account_frozen")] == [(0, 1), (0, 2)]
    table.play(0, "pass")
    assert table.view(None)["table"]["active"] == 1
    while table.view(None)["table"]["phase"] != "purchases":
        table.play(table.pending[0], "pass")
    assert refused(table, 1, "buy fakel") == "frozen"
    assert refused(table, 1, "status advanced") == "frozen"
    assert refused(table, 1, "play preferred-terms") == "frozen"
    offered = {move.text.split()[0] for move in table.legal(1)}
    assert offered & {"buy", "status"} == set()
    assert "play preferred-terms" not in [move.text for move in table.legal(1)]
    table.play(1, "sell signal")
    table.play(1, "sell signal")
    table.play(1, "pass")
    assert plate(table, 1)["frozen"] is False
    assert plate(table, 2)["frozen"] is True


@pytest.mark.rule("WAT-6.3")
def test_margin_call_holds_a_player_without_a_bet_to_x2_in_this_trade(trade, seen, refused) -> None:
    seats = [
        {"status": "expert", "hand": ["leverage"]},
        {"hand": ["margin-call"]},
        {"bet": {"side": "rise", "multiplier": 2}},
    ]
    table = trade("bet", seats)
    table.play(1, "play margin-call")
    assert refused(table, 1, "choose seat 2") == "wrong-target"  # has bet already
    assert refused(table, 1, "choose seat 1") == "wrong-target"
    table.play(1, "choose seat 0")
    assert seen(table, "aimed") == [{"event": "aimed", "seat": 1, "other": 0, "card": "margin-call"}]
    table.play(1, "pass")
    table.play(2, "pass")
    assert refused(table, 0, "bet rise x5") == "over-limit"
    assert refused(table, 0, "bet rise x2") is None
    assert refused(table, 0, "play leverage") == "changes-nothing"  # a Margin call beats Leverage
    table.play(0, "bet rise x2")
    while table.view(None)["table"]["active"] == 0:
        table.play(table.pending[0], "pass")
    assert [seat["cap"] for seat in table.position()["seats"]] == [30, 30, 30]


@pytest.mark.rule("WAT-6.3")
def test_margin_call_after_leverage_beats_it_too(trade) -> None:
    seats = [{}, {"status": "expert", "hand": ["leverage"]}, {"hand": ["margin-call"]}]
    table = trade("bet", seats)
    table.play(1, "play leverage")
    table.play(1, "pass")
    table.play(2, "play margin-call seat 1")
    limit = table.view(1)["table"]["trade"]["limit"]
    assert (limit["by_status"], limit["raised"], limit["held_to"], limit["limit"]) == (20, 1, 2, 2)


@pytest.mark.rule("WAT-6.3")
def test_rumour_mill_turns_the_rumours_card_round_in_this_trade(trade, price, plate, seen, refused) -> None:
    table = trade("bet", [{}, {"hand": ["rumour-mill"]}, QUIET], (6, 0, 5))
    table.play(1, "play rumour-mill")
    assert seen(table, "rumours_turned") == [{"event": "rumours_turned", "seat": 1}]
    assert table.view(None)["table"]["trade"]["so_far"] == -1
    table.play(1, "pass until-turn")
    table.play(0, "bet fall x2")
    assert price(table, "signal") == 50  # −1 −2 +1: the other two count as they are
    assert plate(table, 0)["cash"] == 200
    assert table.position()["turned"] is False
    even = trade("bet", [{}, {"hand": ["rumour-mill"]}, QUIET], (3, 4, 4))
    assert refused(even, 1, "play rumour-mill") == "changes-nothing"


@pytest.mark.rule("WAT-6.3")
def test_a_second_rumour_mill_turns_the_card_back(trade, price) -> None:
    table = trade("bet", [{}, {"hand": ["rumour-mill"]}, {"hand": ["rumour-mill"]}], (6, 4, 4))
    for seat in (1, 2):
        table.play(seat, "play rumour-mill")
        table.play(seat, "pass")
    table.play(0, "bet rise x2")
    assert price(table, "signal") == 200


@pytest.mark.rule("WAT-6.3")
def test_shredder_costs_every_other_player_a_card_at_random(at, plate, seen, refused) -> None:
    lost = set()
    for key in range(12):
        seats = [{"hand": ["shredder", "support"]}, {"hand": ["raid", "leverage"]}, {"hand": ["audit"]}]
        table = at(seats=seats, chance={"key": f"{key:02x}" * 32, "drawn": 0})
        table.play(0, "play shredder")
        assert [plate(table, seat)["inside"] + plate(table, seat)["greenmail"] for seat in range(3)] == [1, 1, 0]
        told = seen(table, "card_lost")
        assert [event["seat"] for event in told] == [1, 2]
        assert set(table.view(None)["table"]["discards"]) == {"shredder", *(event["card"] for event in told)}
        lost.add(told[0]["card"])
    assert lost == {"raid", "leverage"}
    assert refused(at(seats=[{"hand": ["shredder"]}]), 0, "play shredder") == "changes-nothing"


@pytest.mark.rule("WAT-6.3")
def test_blackmail_takes_a_card_at_random_and_only_the_two_know_which(at, seen, refused) -> None:
    taken = set()
    for key in range(16):
        seats = [{"hand": ["blackmail"]}, {"hand": ["raid", "audit"]}, {}]
        table = at(seats=seats, chance={"key": f"{key:02x}" * 32, "drawn": 0})
        table.play(0, "play blackmail")
        assert refused(table, 0, "choose seat 2") == "wrong-target"  # holds nothing
        table.play(0, "choose seat 1")
        (card,) = [held["card"] for held in table.view(0)["table"]["hand"]]
        taken.add(card)
        told = {"event": "card_stolen_seen", "seat": 0, "other": 1, "card": card}
        for seat in (0, 1, 2, None):
            stolen = [{"event": "card_stolen", "seat": 0, "other": 1, "deck": "greenmail"}]
            assert seen(table, "card_stolen", seat) == stolen
            assert seen(table, "card_stolen_seen", seat) == ([told] if seat in (0, 1) else [])
            assert table.view(seat)["table"]["seats"][0]["known"] == ([card] if seat == 1 else [])
        assert [held["card"] for held in table.view(1)["table"]["hand"]] == ["audit" if card == "raid" else "raid"]
    assert taken == {"raid", "audit"}


@pytest.mark.rule("WAT-6.3")
def test_who_is_no_party_to_a_blackmail_can_not_tell_which_card_changed_hands(at) -> None:
    """Two tables that differ in the card taken are the same to a third player and to an onlooker."""

    def after(taken: str, left: str) -> Table:
        table = at(seats=[{"hand": ["blackmail"]}, {"hand": [taken]}, {"hand": ["support"]}])
        table.play(0, "play blackmail seat 1")
        laid = table.position()
        laid["seats"][1]["hand"] = [left]
        laid["decks"]["greenmail"].remove(left)
        return Table.from_position(laid)

    one, other = after("raid", "audit"), after("audit", "raid")
    for seat in (2, None):
        assert one.hidden(seat).tobytes() == other.hidden(seat).tobytes()
        assert one.view(seat) == other.view(seat)
    for seat in (0, 1):
        assert one.view(seat) != other.view(seat)


@pytest.mark.rule("WAT-6.1", "WAT-6.3")
def test_margin_call_is_not_played_where_it_can_change_nothing(trade, refused) -> None:
    # Seat 2 is basic: x2 in the trade of another is all it may bet, and seat 0 is held to x2 already.
    seats = [{"cap": 2}, {"hand": ["margin-call"]}, {}]
    table = trade("bet", seats)
    assert refused(table, 1, "play margin-call") == "changes-nothing"
    assert "play margin-call" not in [move.text for move in table.legal(1)]
    # An Inside card might be Leverage; which it is, nobody knows. A Greenmail card can't be.
    for card, may in (("stop-loss", True), ("leverage", True), ("raid", False)):
        holds = trade("bet", [{"cap": 2}, {"hand": ["margin-call"]}, {"hand": [card]}])
        assert refused(holds, 1, "play margin-call") == (None if may else "changes-nothing")
    # A status that allows x5 is worth capping; the own trade of a basic player too.
    advanced = trade("bet", [{"cap": 2}, {"hand": ["margin-call"]}, {"status": "advanced"}])
    advanced.play(1, "play margin-call")
    assert refused(advanced, 1, "choose seat 0") == "wrong-target"
    advanced.play(1, "choose seat 2")
    assert advanced.position()["seats"][2]["cap"] == 2
    own = trade("bet", [{}, {"hand": ["margin-call"]}, {}])
    own.play(1, "play margin-call")
    assert refused(own, 1, "choose seat 2") == "wrong-target"
    assert refused(own, 1, "choose seat 0") is None


@pytest.mark.rule("WAT-6.3")
def test_dividend_strip_takes_half_of_a_players_dividends_of_one_company(at, plate, seen, bank, refused) -> None:
    # Licence renewal pays depozit: three shares at 150 make 450, half of it 225, rounded down 200.
    seats = [{"hand": ["dividend-strip", "dividend-strip"]}, {"shares": {"depozit": 3, "signal": 1}}, {}]
    table = at("dividends", seats, event="licence-renewal")
    table.play(0, "play dividend-strip")
    assert refused(table, 0, "choose seat 2") == "wrong-target"
    table.play(0, "choose seat 1")
    assert refused(table, 0, "choose company signal") == "wrong-target"  # does not pay
    table.play(0, "choose company depozit")
    assert refused(table, 0, "play dividend-strip") == "changes-nothing"  # one strip a player and company
    table.play(0, "pass")
    assert (plate(table, 0)["cash"], plate(table, 1)["cash"], bank(table)) == (200, 250, -450)
    stripped = {"event": "dividend_stripped", "seat": 0, "other": 1, "company": "depozit"}
    assert seen(table, "dividend_stripped") == [stripped]
    paid = {"event": "strip_paid", "seat": 0, "other": 1, "amount": 200, "company": "depozit"}
    assert seen(table, "strip_paid") == [paid]
    assert table.position()["seats"][1]["stripped"] == []  # for this event alone


@pytest.mark.rule("WAT-6.3")
def test_dividend_strip_may_hit_another_company_or_player_too(at, plate) -> None:
    owner = {"shares": {"depozit": 2, "fakel": 2}}
    table = at(
        "dividends", [{"hand": ["dividend-strip"] * 2}, owner, {"shares": {"depozit": 2}}], event="licence-renewal"
    )
    table.play(0, "play dividend-strip seat 1 company depozit")
    assert table.view(None)["table"]["phase"] == "dividends"
    one_more = table.branch()
    table.play(0, "play dividend-strip seat 1 company fakel")
    one_more.play(0, "play dividend-strip seat 2 company depozit")
    for played, left in ((table, [300, 300]), (one_more, [450, 150])):
        played.play(0, "pass")
        assert [plate(played, seat)["cash"] for seat in range(3)] == [300, *left]


@pytest.mark.rule("WAT-6.3")
def test_a_special_dividend_of_the_victim_still_pays_its_own_doubling(at, plate) -> None:
    seats = [{"hand": ["dividend-strip"]}, {"hand": ["special-dividend"], "shares": {"depozit": 3}}, {}]
    table = at("dividends", seats, event="licence-renewal")
    table.play(0, "play dividend-strip seat 1 company depozit")
    table.play(1, "play special-dividend company depozit")
    assert (plate(table, 0)["cash"], plate(table, 1)["cash"]) == (200, 900 - 200)
