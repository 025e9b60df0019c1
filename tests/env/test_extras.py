"""Optional packages: none is imported before it is needed, and a missing one is named with its extra."""

import subprocess
import sys
from pathlib import Path

import pytest

from openoutcry.env.observations import page

DOCS = Path(__file__).parents[2] / "docs"
HEAVY = ("pettingzoo", "gymnasium", "pyspiel", "open_spiel", "polars", "torch", "ray", "PIL", "pandas", "jax")


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)


def test_importing_the_package_imports_no_extra():
    done = run(
        "import sys, openoutcry, openoutcry.env, openoutcry.cli, openoutcry.dataset\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    ("package", "extra", "asked"),
    [
        ("pettingzoo", "env", "openoutcry.env.aec('money')"),
        ("gymnasium", "env", "openoutcry.env.parallel('money')"),
        ("pyspiel", "openspiel", "openoutcry.env.open_spiel('money')"),
        ("polars", "data", "openoutcry.cli.main(['dataset', 'money', '--out', '/nowhere'])"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(package, extra, asked):
    done = run(f"import sys\nsys.modules[{package!r}] = None\nimport openoutcry.env, openoutcry.cli\n{asked}")
    assert f"pip install openoutcry[{extra}]" in done.stderr
    assert package in done.stderr


def test_the_page_of_observations_is_current():
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == page()
