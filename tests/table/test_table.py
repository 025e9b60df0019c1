"""The table: gate, log, replay, stepping, positions, bad input."""

import json
import random

import pytest

import openoutcry as oo
from openoutcry import errors


def played(seed="a match", players=4, **more):
    table = oo.Table("money", players=players, seed=seed, **more)
    chooser = random.Random(seed)
    while not table.over:
        seat = chooser.choice(table.pending)
        table.play(seat, chooser.choice(table.legal(seat)))
    return table


def test_a_move_can_be_given_as_itself_as_code_as_json_or_as_text():
    reached = set()
    for form in (lambda m: m, lambda m: m.code, lambda m: m.json, lambda m: m.text):
        table = oo.Table("money", players=3, seed="forms")
        table.play(0, form(table.legal(0)[0]))
        reached.add(table.digest)
    assert len(reached) == 1


def test_saved_and_loaded_games_are_the_same(tmp_path):
    table = played()
    table.log.save(tmp_path / "game.json")
    again = oo.Table.load(tmp_path / "game.json")
    assert again.to_bytes() == table.to_bytes()
    assert again.scores() == table.scores()
    assert again.log.to_text() == table.log.to_text()


def test_stepping_back_and_forward_shows_every_state_again():
    table = oo.Table("money", players=3, seed="steps")
    digests = [table.digest]
    for _ in range(80):
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[-1])
        digests.append(table.digest)
    for number in (0, 1, 31, 32, 33, 64, 79, 80):
        assert table.go_to(number).digest == digests[number]
    assert table.go_to(40).back().digest == digests[39]
    assert table.forward(2).digest == digests[41]
    with pytest.raises(errors.IllegalMove, match="41 of 80"):
        table.play(table.pending[0], 0)
    assert table.back(1000).number == 0
    assert table.forward(1000).number == 80


def test_a_branch_goes_on_alone():
    table = played().go_to(20)
    before = table.digest
    branch = table.branch()
    assert branch.digest == before
    seat = branch.pending[0]
    branch.play(seat, branch.legal(seat)[0])
    assert table.digest == before
    assert oo.Table.replay(branch.log).digest == branch.digest


def test_a_position_without_a_future_draws_a_fresh_one():
    position = oo.Table("money", players=3, seed="x").position()
    key = position.pop("chance")["key"]
    one, two = oo.Table.from_position(position), oo.Table.from_position(position)
    keys = {key, one.position()["chance"]["key"], two.position()["chance"]["key"]}
    assert len(keys) == 3
    assert oo.Table.replay(one.log).to_bytes() == one.to_bytes()


def test_the_same_seed_deals_the_same_and_no_seed_deals_anew():
    assert oo.Table("money", 4, "s").digest == oo.Table("money", 4, "s").digest
    assert oo.Table("money", 4).digest != oo.Table("money", 4).digest


def test_views_number_only_what_the_seat_saw():
    """How many cards lie in a secret bid must not be told by how many events there were."""
    tables = [oo.Table("money", players=3, seed="count") for _ in range(2)]
    hand = [card["card"] for card in tables[0].view(0)["table"]["hand"]]
    tables[0].play(0, {"move": "bid", "cards": hand[:1]})
    tables[1].play(0, {"move": "bid", "cards": hand[:5]})
    for onlooker in (1, 2, None):
        assert tables[0].view(onlooker) == tables[1].view(onlooker)
        assert tables[0].events(onlooker) == tables[1].events(onlooker)


def test_a_hidden_record_holds_nothing_but_what_the_seat_knows():
    """Past events and scratch space lie behind the position in the same memory: every hand was dealt by an event."""
    for steps in (0, 1, 40):
        table = oo.Table("money", players=3, seed="tail")
        for _ in range(steps):
            seat = table.pending[0]
            table.play(seat, table.legal(seat)[0])
        for seat in (None, 0, 1, 2):
            assert not any(table.hidden(seat).tobytes()[table.game.layout.body :])


def test_what_is_handed_out_is_a_copy():
    position = oo.Table("money", players=3, seed="x", numbers={"fee": 50}).position()
    table = oo.Table.from_position(position)
    written = table.log.to_text()
    position["hands"][0].clear()
    table.view(0)["numbers"]["fee"] = 1
    table.position()["numbers"]["fee"] = 1
    assert table.log.to_text() == written


def test_an_interrupted_compound_move_leaves_nothing(monkeypatch):
    table = oo.Table("money", players=3, seed="x")
    before, act = table.to_bytes(), table._act

    def interrupted(seat, code):
        act(seat, code)
        raise KeyboardInterrupt

    monkeypatch.setattr(table, "_act", interrupted)
    hand = [card["card"] for card in table.view(0)["table"]["hand"]]
    with pytest.raises(KeyboardInterrupt):
        table.play(0, {"move": "bid", "cards": hand[:2]})
    assert table.to_bytes() == before and table.log.actions == [] and len(table.events(0)) == len(table.events(1))


# --- the log against mischief ----------------------------------------------------------------------


def test_a_log_that_was_cut_or_changed_is_refused():
    said = played().log.as_json()

    def refused(match, **change):
        with pytest.raises(errors.BadLog, match=match):
            oo.Table.replay(oo.Log.from_json({**said, **change}))

    refused("cut short", actions=said["actions"][:-1])
    other = [list(action) for action in said["actions"]]
    other[3][1] = 0 if other[3][1] else 1
    refused("Action 3", actions=other)
    refused("hash", seed="another seed")
    refused("version 99", rules_version=99)
    refused("edition", edition="0" * 64)
    refused("format", format="something/9")
    refused("field actions", actions="none")
    refused("malformed", actions=[[0, 1]])
    refused("withheld", seed=None)
    refused("field players", players=None)
    with pytest.raises(errors.BadLog, match="field"):
        oo.Log.from_json([])


def test_a_truncated_file_is_refused_with_a_reason(tmp_path):
    file = tmp_path / "cut.json"
    written = played().log.to_text()
    for length in (0, 1, 50, len(written) // 2, len(written) - 3):
        file.write_text(written[:length])
        with pytest.raises(errors.BadLog):
            oo.Table.load(file)
    with pytest.raises(errors.BadLog, match="can't be read"):
        oo.Table.load(tmp_path / "nothing.json")
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(errors.BadLog, match="can't be read"):
        oo.Table.load(file)


@pytest.mark.parametrize("written", ["1" * 5000, "[" * 100_000, "NaN", '"\\ud800"'])
def test_texts_that_are_no_log_are_refused(written):
    with pytest.raises(errors.BadLog):
        oo.Log.from_text(written)


def test_the_published_hash_fixes_the_seed():
    table = played()
    hidden = table.log.as_json()
    del hidden["seed"]
    with pytest.raises(errors.BadLog, match="withheld"):
        oo.Table.replay(oo.Log.from_json(hidden))
    assert oo.Table.replay(oo.Log.from_json({**hidden, "seed": "a match"})).scores() == table.scores()


# --- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        "",
        "fly",
        "swap",
        "swap up",
        "bid",
        "add",
        {"move": "fly"},
        {},
        None,
        3.5,
        True,
        84,
        -1,
        "bid 99",
        "bid ²",
        "swap ²",
        10**400,
    ],
)
def test_a_move_that_makes_no_sense_is_refused_and_changes_nothing(said):
    table = oo.Table("money", players=3, seed="bad")
    before = table.to_bytes()
    with pytest.raises(errors.OutcryError):
        table.play(0, said)
    assert table.to_bytes() == before
    assert table.log.actions == []


@pytest.mark.parametrize("seat", [-1, 3, 5, "0", None, True, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat):
    table = oo.Table("money", players=3, seed="bad")
    with pytest.raises(errors.BadSeat):
        table.play(seat, 0)
    if seat is not None:
        for ask in (table.view, table.events, table.hidden, table.legal):
            with pytest.raises(errors.BadSeat):
                ask(seat)


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        ({"deals": 0}, {}),
        ({"deals": 21}, {}),
        ({"deals": "2"}, {}),
        ({"deals": True}, {}),
        ({"memory": 1}, {}),
        ({"removed": ["yen"]}, {}),
        ({"colour": "red"}, {}),
        ({}, {"fee": -1}),
        ({}, {"fee": 301}),
        ({}, {"nothing": 1}),
        ({}, {"deals": 2}),
        ({"fee": 50}, {}),
    ],
)
def test_options_and_numbers_outside_their_bounds_are_refused(options, numbers):
    with pytest.raises(errors.BadOption):
        oo.Table("money", players=3, seed="x", options=options, numbers=numbers)


def test_a_changed_number_changes_the_game_and_the_log():
    table = oo.Table("money", players=3, seed="x", numbers={"hand_size": 3})
    assert len(table.view(0)["table"]["hand"]) == 3
    assert table.log.numbers == {"hand_size": 3}
    assert oo.Table.replay(table.log).digest == table.digest


@pytest.mark.parametrize(
    "seed", ["", "x" * 201, 5.0, True, "key:12", "key:" + "zz" * 32, "\ud800", pytest.param(10**6000, id="long")]
)
def test_seeds_are_checked(seed):
    with pytest.raises(errors.BadSeed):
        oo.Table("money", players=3, seed=seed)


def test_unknown_games_and_player_counts_are_named():
    with pytest.raises(errors.UnknownGame, match="monopoly"):
        oo.Table("monopoly", players=3)
    with pytest.raises(errors.BadPlayers, match="3 to 5"):
        oo.Table("money", players=9)


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "sleep"},
        {"round": 0},
        {"points": [1, 2]},
        {"hands": "none"},
        {"finished": [7]},
        {"acted": [0]},
        {"removed": ["yen"]},
        {"chance": {"key": "00", "drawn": 0}},
        {"chance": 5},
        {"final_round": 1},
        {"seen": [5]},
        {"players": None},
        {"rules_version": 99},
        {"format": "x"},
        {"options": {"deals": 50}},
        {"options": ["deals"]},
        {"numbers": "fee"},
        {"comment": float("nan")},
        {"comment": "\ud800"},
        {"comment": {1, 2}},
    ],
)
def test_bad_positions_are_refused_with_a_typed_error(change):
    position = oo.Table("money", players=3, seed="x").position()
    position["left"], position["deck"] = [5, 6, 35, 49], []
    with pytest.raises(errors.OutcryError):
        oo.Table.from_position({**position, **change})


def test_errors_speak_three_languages_and_json():
    table = oo.Table("money", players=3, seed="x")
    with pytest.raises(errors.IllegalMove) as caught:
        table.play(0, "done")
    error = caught.value
    assert error.clause == "MON-3.1"
    assert len({error.message(language) for language in ("en", "ru", "it")}) == 3
    assert json.loads(json.dumps(error.as_json()))["clause"] == "MON-3.1"


def test_why_not_explains_without_playing():
    table = oo.Table("money", players=3, seed="x")
    before = table.to_bytes()
    assert table.why_not(0, "done").clause == "MON-3.1"
    assert table.why_not(0, table.legal(0)[0]) is None
    assert table.to_bytes() == before and table.number == 0


def test_events_are_the_same_whenever_they_are_asked_for():
    asked, quiet = oo.Table("money", 3, "events"), oo.Table("money", 3, "events")
    places = (None, 0, 1, 2)
    while not asked.over:
        seat = asked.pending[0]
        move = asked.legal(seat)[-1]
        for place in places:
            asked.events(place)
        with pytest.raises(oo.OutcryError):
            asked.play(seat, {"move": "fly"})
        asked.why_not(seat, move)
        asked.play(seat, move)
        quiet.play(seat, move)
    for place in places:
        assert asked.events(place) == quiet.events(place) and asked.count_events(place) == len(quiet.events(place))
    half = asked.number // 2
    fresh = oo.Table("money", 3, "events")
    for seat, code, _ in asked.log.actions[:half]:
        fresh.play(seat, code)
    assert asked.go_to(half).events(1) == fresh.events(1)
    assert asked.forward(10**6).events(1) == quiet.events(1)


@pytest.mark.parametrize("value", [10**400, float("nan"), float("-inf"), "\ud800", "x" * 10**6, [10**5000], None, 2.5])
def test_errors_can_be_sent_whatever_was_wrong(value):
    error = errors.BadOption("fee", value, "0–300")
    for language in ("en", "ru", "it"):
        assert len(error.message(language).encode()) < 10_000
    json.dumps(error.as_json(), allow_nan=False, ensure_ascii=False).encode()


WEIRD = [
    None,
    True,
    -1,
    2**64,
    10**400,
    1.5,
    float("nan"),
    "",
    "x",
    "\ud800",
    "²",
    [],
    [[]],
    [None],
    {},
    {"a": 1},
    [1.0],
]


def spoiled(value, chooser):
    """A copy with one thing in it replaced or left out, however deep."""
    inside = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    if not inside or chooser.random() < 0.3:
        return chooser.choice(WEIRD)
    at = chooser.choice(list(inside))
    copy = dict(value) if isinstance(value, dict) else list(value)
    if chooser.random() < 0.1:
        del copy[at]
    else:
        copy[at] = spoiled(value[at], chooser)
    return copy


def test_spoiled_logs_and_positions_give_typed_errors_and_nothing_else():
    chooser = random.Random("spoil")
    table = oo.Table("money", 3, "f", {"memory": True}, {"fee": 50}, ["a", "b", "c"])
    for _ in range(30):
        seat = chooser.choice(table.pending)
        table.play(seat, chooser.choice(table.legal(seat)))
    position, log = table.position(), table.log.as_json()
    for _ in range(300):
        for make, given in ((oo.Table.from_position, position), (lambda x: oo.Table.replay(oo.Log.from_json(x)), log)):
            try:
                made = make(spoiled(given, chooser))
                seat = made.pending[0]
                made.play(seat, made.legal(seat)[0])
                made.log.to_text().encode()
            except errors.OutcryError as refused:
                json.dumps(refused.as_json(), allow_nan=False, ensure_ascii=False).encode()


@pytest.mark.parametrize("name", oo.games())
def test_a_supposed_position_shows_its_seat_the_same_and_follows_from_the_seed(name):
    table = oo.Table(name, 3, seed="suppose")
    rng = random.Random(1)
    for _ in range(60):
        seat = table.pending[0]
        table.play(seat, rng.choice(table.legal(seat)))
    for seat in range(3):
        supposed = [table.supposed(seat, seed) for seed in ("a", "b", "a")]
        assert supposed[0] == supposed[2]
        assert len({str(each | {"chance": 0}) for each in (*supposed, table.position())}) == 3
        for position in supposed:
            assert oo.Table.from_position(position).view(seat)["table"] == table.view(seat)["table"]


def test_a_seed_may_be_a_number_everywhere():
    told, counted = oo.Table("money", 3, "17"), oo.Table("money", 3, 17)
    assert told.to_bytes() == counted.to_bytes()
    assert counted.log.seed == "17"
    assert told.supposed(0, 5) == counted.supposed(0, "5")
    for wrong in (True, 1.5, None, b"x"):
        with pytest.raises(errors.BadSeed):
            told.supposed(0, wrong)


def test_why_not_tells_whatever_play_would_raise():
    table = oo.Table("money", 3, "x")
    for seat, said in [(0, "keep"), (0, "fly"), (0, 10**6), (7, "done"), (0, "add #999")]:
        told = table.why_not(seat, said)
        with pytest.raises(errors.OutcryError) as raised:
            table.play(seat, said)
        assert (type(told), str(told), told.clause) == (type(raised.value), str(raised.value), raised.value.clause)
    assert table.why_not(0, table.legal(0)[0]) is None
    assert table.number == 0


def test_a_table_tells_a_person_where_it_stands():
    table = oo.Table("money", 3, 17)
    assert repr(table) == "<Table money, 3 players, seed '17': 0 actions, waits for seats 0, 1, 2>"
    while not table.over:
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[-1])
    assert "won by seat" in repr(table)
    assert f"{table.number} actions" in repr(table)
