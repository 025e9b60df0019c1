"""What decides how a level plays: games by an older makeup of a bot do not mix with those by a newer one."""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, resolve_name

from openoutcry.bots import belief, budget_of, policy_part, tempers
from openoutcry.bots.declaration import declared
from openoutcry.bots.network import POLICY_ALONE, weights_of
from openoutcry.bots.search import TOLD_SEARCH, TREE_SEARCH
from openoutcry.kernel.alike import exchanges
from openoutcry.kernel.contract import Game
from openoutcry.kernel.instantiate import PLAYING, instantiate
from openoutcry.kernel.reach import depends_on


def makeup(game: Game, level: str, asked_by: str) -> str:
    """A digest of the rules, of the code that decides, of what it may spend and of the network it asks, if any.

    All plain Python counts that the module which asks the bots depends on: the bots, their luck, what they are shown.
    """
    parts = [depends_on(instantiate(game, PLAYING)), digest_of(asked_by, game.alike.__module__)]
    budget = budget_of(game, level)
    if budget is not None:
        compiled = TREE_SEARCH if budget.mix is None else TOLD_SEARCH
        parts += [repr(budget), depends_on(instantiate(game, compiled))]
    if budget is not None and budget.belief:
        parts.append(depends_on(instantiate(game, belief.BELIEF)))
    part = policy_part(game, level)
    if part is not None:
        parts += [str(part), depends_on(instantiate(game, POLICY_ALONE))]
    if part is not None or (budget is not None and budget.mix is not None):
        parts.append(hashlib.sha256(weights_of(game).read_bytes()).hexdigest())
        usual = game.blank(game.edition.least_players)[0].opt
        parts.append(hashlib.sha256(exchanges(game, usual).digest).hexdigest())
    temper = tempers.parted(game, level)[1]
    if temper is not None:
        parts += [temper, repr(declared(game).tempers[temper])]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@cache
def digest_of(*modules: str) -> str:
    """A digest of some modules and of all that their imports lead to."""
    return hashlib.sha256(repr(sorted(imported(*modules).items())).encode()).hexdigest()


def imported(*modules: str) -> dict[str, str]:
    """Some modules and all that they import of their own packages, wherever in them, without comments, by name."""
    packages = {module.partition(".")[0] for module in modules}
    waiting, found = list(modules), dict[str, str]()
    while waiting:
        name = waiting.pop()
        spec = _spec_of(name) if name not in found and name.partition(".")[0] in packages else None
        if spec is not None and isinstance(spec.loader, InspectLoader):
            tree = ast.parse(spec.loader.get_source(name) or "")
            found[name] = ast.dump(tree)
            waiting += _imports(tree, spec)
    return found


def _spec_of(name: str) -> ModuleSpec | None:
    try:
        return find_spec(name)
    except ModuleNotFoundError:  # something in a module, and none itself
        return None


def _imports(tree: ast.Module, spec: ModuleSpec) -> Iterator[str]:
    """What may be modules: from where something is imported, and what."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = resolve_name("." * node.level + (node.module or ""), spec.parent)
            yield from (source, *(f"{source}.{each.name}" for each in node.names))
