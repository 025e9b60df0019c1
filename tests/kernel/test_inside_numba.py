"""Where Numba's inside is used. A new Numba that changes it is named here before anything else fails."""

import subprocess
import sys
import tomllib
from pathlib import Path

import numba
import pytest
from numba.core import caching, codegen, compiler, config
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
        (codegen.JITCPUCodegen, "_library_class"),
        (codegen.JITCodeLibrary, "_optimize_final_module"),
        (codegen.JITCodeLibrary, "_finalize_final_module"),
        (codegen.JITCodeLibrary, "_finalize_dynamic_globals"),
        (codegen.JITCodeLibrary, "_verify_declare_only_symbols"),
        (codegen.JITCodeLibrary, "get_pointer_to_function"),
        (compiler.CompileResult, "_find_referenced_environments"),
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


def test_a_rule_becomes_machine_code_only_as_a_part_of_an_entry(tmp_path, monkeypatch):
    """Compiled and called in one process, which no cache has had a part in."""
    monkeypatch.setenv("OPENOUTCRY_CACHE", str(tmp_path))
    code = """
from openoutcry.kernel.rule import INTERPRETED, entry, rule
from openoutcry.kernel.kinds import Int

@rule
def half(n):
    if n % 2:
        raise ValueError("odd")
    return n // 2

@rule
def quarter(n):
    return half(half(n))

@entry
def eighth(n: Int):
    return half(quarter(n))

print(eighth(40), {len(each.overloads) for each in (half, quarter)})
try:
    eighth(12)
except ValueError as wrong:
    print(wrong)
library = next(iter(quarter.overloads.values())).library
assert library.get_pointer_to_function(library.name) == 0
"""
    file = tmp_path / "halves.py"
    file.write_text(code, encoding="utf-8")
    said = subprocess.run([sys.executable, file], capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == ["5 {1}", "odd"]


def test_nothing_else_of_numba_is_used_from_inside():
    """Its private names stand in one module."""
    for file in (ROOT / "src/openoutcry").rglob("*.py"):
        if file.name != "inside_numba.py":
            assert "numba.core" not in file.read_text(encoding="utf-8"), file
