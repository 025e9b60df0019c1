"""The people of the exchange take the seats of bots, and everybody reads in a language of their own."""

import itertools

import pytest

from openoutcry.bots import levels, think
from openoutcry.bots.tempers import tempers
from openoutcry.games import games, load_game
from openoutcry.language import LANGUAGES, text
from openoutcry.server.model import BOT, PERSON, Seat
from openoutcry.server.people import REGULARS, name_in, person_of, regular_for, stand_in_for, tempers_of
from openoutcry.server.work import brains
from tests.server.people import play_to_end


class _Sheet:
    """What the regulars look at of a sheet."""

    def __init__(self, seed: str, seats: list[Seat]) -> None:
        self.bot_seed, self.seats = seed, seats


def _seated(seed: str, *people: str) -> list[str]:
    seats = [Seat(n, PERSON, name, f"g{n}") for n, name in enumerate(people)]
    seats += [Seat(n, BOT) for n in range(len(people), 6)]
    sheet = _Sheet(seed, seats)
    for seat in seats:
        if seat.kind == BOT:
            seat.name = regular_for(sheet, seat)  # type: ignore[arg-type]
    return [seat.name or "" for seat in seats]


@pytest.mark.parametrize("language", LANGUAGES)
def test_regulars_have_an_initial_each(language):
    initials = [name_in(name, language)[0] for name in REGULARS]
    assert len(set(initials)) == len(REGULARS) == 14


@pytest.mark.parametrize("seed", [f"seed {n}" for n in range(40)])
def test_no_two_alike_at_a_table(seed):
    names = _seated(seed, "Anna", "Зоя")
    for language in LANGUAGES:
        initials = [name_in(name, language)[0] for name in names]
        assert len(set(initials)) == len(initials), initials
    assert not {"Ada", "Zeno"} & set(names[2:])  # Зенон and Зоя, Ada and Anna
    assert names == _seated(seed, "Anna", "Зоя")


def test_different_tables_have_different_people():
    assert len({tuple(_seated(f"seed {n}", "Anna")) for n in range(20)}) > 10


def test_who_stands_in_is_not_at_the_table():
    seats = [Seat(0, PERSON, "Anna", "g0", None, "house"), Seat(1, PERSON, "Oleg", "g1", None, "house")]
    seats += [Seat(n, BOT, name, None, "house") for n, name in enumerate(("Bruno", "Kira"), 2)]
    sheet = _Sheet("any", seats)
    found = [stand_in_for(sheet, seat) for seat in seats]  # type: ignore[arg-type]
    assert found[2:] == [None, None] and found[0] != found[1]
    assert not {"Bruno", "Kira"} & set(found)


def test_bots_are_people_at_every_table(site):
    ann = site.guest("Ann")
    seats = ann.open(["me", "random", "random"], start=True)["seats"]
    assert seats[0]["person"] is None
    for seat in seats[1:]:
        assert seat["name"] in REGULARS and seat["person"] == seat["name"].lower() and seat["level"] == "random"


def test_a_level_chosen_anew_keeps_the_face(site):
    ann = site.guest("Ann")
    table = ann.open(["me", "random", "open"])
    path = f"/api/tables/{table['id']}/bot"
    before = table["seats"][1]["person"]
    assert ann.post(path, {"seat": 1, "level": "house"})["seats"][1]["person"] == before
    assert ann.post(path, {"seat": 2, "level": "house"})["seats"][2]["person"] not in (None, before)


def test_every_socket_is_told_in_the_language_it_asks_for(site):
    ann = site.guest("Ann", "en")
    table = ann.open(["me", "random", "random"], public=True, start=True)
    person = table["seats"][1]["name"]
    rail = site.visitor().look(table["id"])
    for language in ("ru", "it", "en"):
        rail.send({"type": "hello", "seat": None, "since": 0, "epoch": 0, "language": language})
        said = rail.until("sync")
        assert said["language"] == language
        about = [event["say"] for event in said["events"] if event.get("seat") == 1]
        assert all(name_in(person, language) in line for line in about) and said["events"]
    rail.close()


def test_who_is_asked_for_comes(site):
    ann = site.guest("Ann")
    bots = [{"kind": "bot", "level": "random", "person": person} for person in ("greta", "greta", "ada")]
    table = ann.post("/api/tables", {"game": "money", "players": 4, "seats": [{"kind": "me"}, *bots], "start": True})
    people = [seat["person"] for seat in table["seats"]]
    assert people.count("greta") == 1 and len(set(people)) == 4
    assert "ada" not in people, "Ann sits here already, and two with an A would be mixed up"


def test_nobody_comes_who_is_not_known(site):
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random", "person": "nobody"}] * 2]
    answer = site.guest("Ann").post("/api/tables", {"game": "money", "players": 3, "seats": seats}, status=422)
    assert "nobody" in answer["error"]["message"]


@pytest.mark.parametrize("name", games())
def test_every_temper_at_a_table_is_told_in_every_language(name):
    game = load_game(name)
    assert set(tempers_of(game)) <= {person_of(regular) for regular in REGULARS}
    assert set(tempers_of(game).values()) == set(tempers(game))
    for temper, language in itertools.product(tempers(game), LANGUAGES):
        assert text(f"{name}-temper-{temper}", language)


def test_a_bot_that_thinks_has_the_temper_of_its_regular(site, monkeypatch):
    asked = set()

    def noting(game, hidden, seat, seed, level):
        asked.add((seat, level))
        return think(game, hidden, seat, seed, "random")

    monkeypatch.setattr(brains, "think", noting)
    site.hall.games.searching.add("money")
    bots = [("trader", "bruno"), ("house", "otto"), ("broker", "dora")]
    seats = [{"kind": "bot", "level": level, "person": person} for level, person in bots]
    ann = site.guest("Ann")
    table = ann.post("/api/tables", {"game": "money", "players": 4, "seats": [{"kind": "me"}, *seats], "start": True})
    assert [seat["temper"] for seat in table["seats"]] == [None, "bold", None, None], "Money has nothing to collect"
    play_to_end(ann.look(table["id"], 0))
    assert asked == {(1, "trader+bold"), (2, "house"), (3, "broker")}


@pytest.mark.any_store  # a match with bots on each: test_play
@pytest.mark.parametrize("level", levels(load_game("money")))
def test_every_level_of_bot_plays_a_match_through(site, level):
    ann = site.guest()
    table = ann.open(["me", level, level], start=True)
    look = ann.look(table["id"], 0)
    play_to_end(look)
    assert look.table["seats"][1]["level"] == level and look.view["scores"]
