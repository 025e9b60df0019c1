"""What decides how a level plays: games by an older makeup of a bot do not mix with those by a newer one."""

import hashlib
import inspect

from openoutcry.bots import belief, budget_of, manners, policy_part, search, tempers
from openoutcry.bots.declaration import declared
from openoutcry.bots.network import POLICY_ALONE, weights_of
from openoutcry.bots.search import TOLD_SEARCH, TREE_SEARCH
from openoutcry.kernel.alike import exchanges
from openoutcry.kernel.contract import Game
from openoutcry.kernel.instantiate import PLAYING, instantiate
from openoutcry.kernel.reach import depends_on


def makeup(game: Game, level: str) -> str:
    """A digest of the rules, of the code that decides, of what it may spend and of the network it asks, if any."""
    parts = [depends_on(instantiate(game, PLAYING))]  # random and house are no more than this
    budget = budget_of(game, level)
    if budget is not None:
        compiled = TREE_SEARCH if budget.mix is None else TOLD_SEARCH
        parts += [repr(budget), depends_on(instantiate(game, compiled)), inspect.getsource(search)]
    if budget is not None and budget.belief:
        parts += [depends_on(instantiate(game, belief.BELIEF)), *map(inspect.getsource, (belief, manners))]
    part = policy_part(game, level)
    if part is not None:
        parts += [str(part), depends_on(instantiate(game, POLICY_ALONE))]
    if part is not None or (budget is not None and budget.mix is not None):
        parts.append(hashlib.sha256(weights_of(game).read_bytes()).hexdigest())
        usual = game.blank(game.edition.least_players)[0].opt
        parts.append(hashlib.sha256(exchanges(game, usual).digest).hexdigest())
    temper = tempers.parted(game, level)[1]
    if temper is not None:
        parts += [inspect.getsource(tempers), temper, repr(declared(game).tempers[temper])]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()
