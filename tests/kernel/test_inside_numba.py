"""Where Numba's inside is used. A new Numba that changes it is named here before anything else fails."""

import tomllib
from pathlib import Path

import numba
import pytest
from numba.core import caching, config
from numba.core.dispatcher import Dispatcher
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


def test_the_installed_numba_is_one_the_inside_is_known_of():
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    (bound,) = [Requirement(each) for each in wanted if Requirement(each).name == "numba"]
    assert any(each.operator == "<" for each in bound.specifier), "an upper bound is missing"
    assert bound.specifier.contains(numba.__version__)


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (config, "_OptLevel"),
        (config, "OPT"),
        (Dispatcher, "get_call_template"),
        (caching.FunctionCache, "load_overload"),
        (caching.FunctionCache, "save_overload"),
        (caching.CompileResultCacheImpl, "reduce"),
        (caching.CompileResultCacheImpl, "rebuild"),
        (caching.CompileResultCacheImpl, "check_cachable"),
        (caching._CacheLocator, "ensure_cache_path"),
        (caching, "IndexDataCacheFile"),
    ],
)
def test_the_names_in_use_are_there(owner, name):
    assert hasattr(owner, name), f"Numba {numba.__version__} has no {owner.__name__}.{name}: see kernel/inside_numba.py"


def test_a_function_has_a_place_for_its_cache():
    assert isinstance(numba.njit(lambda: 0)._cache, caching.NullCache)


def test_nothing_else_of_numba_is_used_from_inside():
    """Its private names stand in one module."""
    for file in (ROOT / "src/openoutcry").rglob("*.py"):
        if file.name != "inside_numba.py":
            assert "numba.core" not in file.read_text(encoding="utf-8"), file
