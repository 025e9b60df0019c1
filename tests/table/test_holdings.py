"""What everybody holds, in one call; the cards and companies of a game; how long a game can be."""

import io
import random
import sys

import pytest

import openoutcry as oo

GAMES = oo.games()


@pytest.mark.parametrize("name", GAMES)
def test_companies_and_cards_are_public(name):
    game = oo.load_game(name)
    assert game.companies and all(isinstance(each, str) for each in game.companies)
    assert game.cards and all(isinstance(each, str) and count > 0 for each, count in game.cards.items())
    assert len(set(game.companies)) == len(game.companies)


def test_the_lists_are_those_of_the_rulebooks():
    assert oo.load_game("acquire").companies == (
        "sackson",
        "zeta",
        "hydra",
        "fusion",
        "america",
        "phoenix",
        "quantum",
    )
    assert len(oo.load_game("acquire").cards) == 108
    assert len(oo.load_game("money").cards) == 75
    assert len(oo.load_game("stockpile").companies) == 6


@pytest.mark.parametrize("name", GAMES)
def test_holdings_name_every_seat_and_company(name):
    table = oo.Table(name, 3, "holdings")
    held = table.holdings()
    assert len(held["seats"]) == 3
    assert set(held["companies"]) == set(table.game.companies)


def test_holdings_follow_the_game():
    table = oo.Table("acquire", 3, "holdings")
    assert [seat["money"] for seat in table.holdings()["seats"]] == [6000, 6000, 6000]
    chooser = random.Random(5)
    while table.number < 60:
        seat = table.pending[0]
        table.play(seat, chooser.choice(table.legal(seat)))
    position = table.position()
    held = table.holdings()
    assert [seat["money"] for seat in held["seats"]] == position["money"]
    assert [seat["shares"] for seat in held["seats"]] == position["shares"]


@pytest.mark.parametrize("name", ["acquire", "money"])
def test_holdings_as_a_seat_knows_them_tell_no_secret(name):
    table = oo.Table(name, 3, "secret")
    kind = "tiles" if name == "acquire" else "cards"
    whole, known = table.holdings()["seats"], table.holdings(1)["seats"]
    assert known[1][kind] == whole[1][kind]
    assert not known[0][kind] and not known[2][kind]


@pytest.mark.parametrize(
    ("name", "most"), [("stockpile", 9000), ("acquire", 4000), ("money", 250_000), ("watch", 40_000)]
)
def test_the_bound_of_a_game_is_that_of_its_players_and_numbers(name, most):
    game = oo.load_game(name)
    for players in range(game.edition.least_players, game.edition.most_players + 1):
        opt = game.new(players, "bound")[0].opt
        assert game.most_decisions(players, opt) < most
        assert game.most_decisions(players, opt) <= game.longest


@pytest.mark.parametrize("name", oo.games())
def test_a_notebook_draws_the_table_as_an_onlooker_sees_it(name):
    image = pytest.importorskip("PIL.Image")
    table = oo.Table(name, 4, "drawn", names=["Ada", "Ben", "Cleo", "Dan"])
    shown = table._repr_png_()
    assert shown == table.picture(None) != table.picture(table.pending[0])
    assert image.open(io.BytesIO(shown)).size == (1200, 800)
    other = oo.Table(name, 4, "drawn otherwise")
    assert other._repr_png_() != shown


def test_without_the_drawing_package_a_notebook_shows_the_words(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    table = oo.Table("money", 4, "words")
    assert table._repr_png_() is None
    assert "waits for" in repr(table)
