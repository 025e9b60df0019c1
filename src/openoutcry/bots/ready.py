"""What has to be compiled before a bot can play by its level, and who plays for it until then.

Nobody waits for compilers: a table begins with the rules uncompiled, and with bots that need no more than a table does.
"""

from collections.abc import Callable

from openoutcry.bots import HOUSE, RANDOM, budget_of, policy_part, usual
from openoutcry.bots.belief import BELIEF, can_believe
from openoutcry.bots.network import POLICY_ALONE, is_trained
from openoutcry.bots.search import SEARCHES, TOLD_SEARCH, TREE_SEARCH
from openoutcry.kernel.compiling import Progress, compile_ahead, is_compiled, load_compiled
from openoutcry.kernel.contract import AT_A_TABLE, Game


def is_kept(game: Game) -> bool:
    """Was all that a table needs compiled before?"""
    return all(is_compiled(game, template) for template in AT_A_TABLE)


def parts_of(game: Game, level: str) -> tuple[str, ...]:
    """What a level thinks with beyond what a table needs; chance and the house with nothing."""
    if level in (RANDOM, HOUSE):
        return ()
    budget = budget_of(game, level)
    if budget is None:
        return () if policy_part(game, level) is None else (POLICY_ALONE,)
    search = TREE_SEARCH if budget.mix is None else TOLD_SEARCH
    return (search, BELIEF) if budget.belief else (search,)


def all_parts(game: Game) -> tuple[str, ...]:
    """The same for any level, for reviews, and for what moves tell."""
    policy = (POLICY_ALONE,) if is_trained(game) else ()
    return (*policy, *SEARCHES, *((BELIEF,) if can_believe(game) else ()))


def load_parts(game: Game, parts: tuple[str, ...], progress: Progress | None = None) -> None:
    """Have them compiled together, and ready to be called."""
    compile_ahead(game, *parts, progress=progress)
    for template in parts:
        game.algorithm(template)
        load_compiled(game, template)


def level_now(game: Game, level: str, ready: Callable[[], bool]) -> str:
    """The bot that plays for a level: the usual one until what that level thinks with is ready."""
    return level if not parts_of(game, level) or ready() else usual(game)
