"""The compliance kit over every game, and the proof that it finds what it looks for."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry import compliance

# Games per player count, shared out over the sets of options; more with OPENOUTCRY_KIT_GAMES.
GAMES = int(os.environ.get("OPENOUTCRY_KIT_GAMES", "1000"))


def share(game, players):
    return -(-GAMES // len(compliance.option_sets(game, players)))


CONFIGURATIONS = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(f'{k}={v}' for k, v in options.items())}")
    for name in oo.games()
    for players, options in compliance.configurations(oo.load_game(name))
]


@pytest.mark.parametrize(("name", "players", "options"), CONFIGURATIONS)
def test_a_game_complies(name, players, options):
    game = oo.load_game(name)
    assert compliance.check_game(game, players, options, share(game, players)) > 0


@pytest.mark.parametrize("name", oo.games())
def test_interpreted_and_compiled_rules_agree_to_the_byte(name):
    compliance.check_modes(oo.load_game(name))


BREAK = """
import dataclasses, sys
from openoutcry import compliance
games = sys.modules["openoutcry.games"]
from openoutcry.games.money.rules import allowed, play, secrets, state
from openoutcry.kernel.events import EVERYBODY
game = games.load_game("money")
{change}
broken = dataclasses.replace(game, **changed)
games.load_game = compliance.load_game = lambda name: broken
import openoutcry.table.table as table
table.load_game = games.load_game
try:
    for i in range(3):
        compliance.walk_game(broken, 3, {{}}, str(i))
    compliance.check_table(broken, 3, {{}}, "broken")
except compliance.NotCompliant as found:
    print(found)
else:
    print("nothing was found")
"""

DAMAGES = {
    "a hand left in the hidden record": (
        """
def hide(s, seat):
    where = [s.where[c] for c in range(75)]
    secrets.hide(s, seat)
    for c in range(75):
        if where[c] == state.HAND:
            s.where[c] = where[c]
changed = {"hide": hide}
""",
        "contradicts",
    ),
    "the key left in the hidden record": (
        """
def hide(s, seat):
    key = [s.chance.key[i] for i in range(8)]
    secrets.hide(s, seat)
    for i in range(8):
        s.chance.key[i] = key[i]
changed = {"hide": hide}
""",
        "contradicts|key",
    ),
    "the number of cards in a secret bid left in the hidden record": (
        """
def hide(s, seat):
    count = [s.n_bid[p] for p in range(5)]
    secrets.hide(s, seat)
    for p in range(5):
        s.n_bid[p] = count[p]
changed = {"hide": hide}
""",
        "without an event|contradicts",
    ),
    "a move offered that is refused": (
        """
def legal(s, seat, mask):
    count = allowed.legal(s, seat, mask)
    if count and not mask[83]:
        mask[83] = 1
        count += 1
    return count
changed = {"legal": legal}
""",
        "legal\\(\\) and refusal\\(\\) differ",
    ),
    "a card lost in a swap": (
        """
def apply(s, seat, action):
    play.apply(s, seat, action)
    for c in range(75):
        if s.where[c] == state.LOT:
            s.where[c] = state.OUT
            break
changed = {"apply": apply}
""",
        "not all there",
    ),
    "a guess that deals nothing": (
        """
def deal_unknown(s, seat, chance):
    pass
changed = {"deal_unknown": deal_unknown}
""",
        "not all there in a guess",
    ),
    "a secret told by an event": (
        """
def apply(s, seat, action):
    play.apply(s, seat, action)
    for i in range(s.n_events):
        s.events[i].to = EVERYBODY
changed = {"apply": apply}
""",
        "says too much",
    ),
    "a game that never ends": (
        """
def over(s):
    return False
changed = {"over": over}
""",
        "without a move|asked to act",
    ),
    "a game longer than is said of so many players": (
        """
changed = {"longest_with": lambda players, opt: 40 if players == 3 else game.longest}
""",
        "did not end within",
    ),
    "more seats that act unasked than are said to": (
        """
changed = {"unasked": lambda players, opt: -1}
""",
        "unasked",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_kit_finds(damage):
    change, finding = DAMAGES[damage]
    environment = {**os.environ, "OPENOUTCRY_INTERPRET": "1", "PYTHONPATH": str(Path(oo.__file__).parents[1])}
    run = subprocess.run(
        [sys.executable, "-c", BREAK.format(change=change)], env=environment, capture_output=True, text=True, check=True
    )
    assert re.search(finding, run.stdout), run.stdout
