"""The three ways to look at an environment's table, and who may see what."""

import numpy as np
import pytest

from openoutcry import env
from openoutcry.env.render import Rendering
from openoutcry.env.seats import Seats
from openoutcry.errors import BadSeat
from openoutcry.games import games
from tests.env.games import play_some, tables

every_game = pytest.mark.parametrize("game", games())


@pytest.mark.parametrize(("game", "players"), tables())
def test_a_table_is_drawn_at_every_moment(game, players):
    seats = Seats(game, players)
    seats.deal("drawn")
    names = [f"player_{seat}" for seat in range(players)]
    pictures = []
    while not seats.over:
        play_some(seats, 60, 1)
        for seat in (None, 0):
            picture = Rendering(seats, "rgb_array", seat, names).render()
            assert picture.dtype == np.uint8 and picture.shape == (800, 1200, 3)
            pictures.append(picture)
    assert len({picture.tobytes() for picture in pictures}) > 2


@every_game
def test_text_is_the_table(game, capsys):
    made = env.aec(game, players=3, render_mode="ansi")
    made.reset(seed=1)
    assert "player_0" in made.render()
    made = env.aec(game, players=3, render_mode="human")
    made.reset(seed=1)  # human mode shows every position by itself
    shown = capsys.readouterr().out
    assert "player_2" in shown
    assert made.render() is None


@every_game
def test_an_onlooker_is_shown_nothing_secret(game):
    """States an onlooker can't tell apart look the same, drawn and as text."""
    from tests.env.secrets import guess

    seats = Seats(game, 3)
    seats.deal("secret")
    names = [f"player_{seat}" for seat in range(3)]
    play_some(seats, 25, 2)
    before = [Rendering(seats, mode, None, names).render() for mode in ("rgb_array", "ansi")]
    own = Rendering(seats, "rgb_array", 1, names).render()
    body = seats.game.layout.to_bytes(seats.state)
    guess(seats, None, 1)
    assert seats.game.layout.to_bytes(seats.state) != body
    after = [Rendering(seats, mode, None, names).render() for mode in ("rgb_array", "ansi")]
    assert np.array_equal(before[0], after[0])
    assert before[1] == after[1]
    assert not np.array_equal(own, before[0])


def test_no_such_seat():
    with pytest.raises(BadSeat):
        env.aec("money", players=3, render_mode="ansi", render_seat=3)
