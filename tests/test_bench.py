"""The benchmarks can be run: what they take from the package is there."""

import runpy
from pathlib import Path

import pytest

SCRIPTS = sorted((Path(__file__).parents[1] / "bench").glob("*.py"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_benchmark_finds_all_it_imports(script, monkeypatch):
    monkeypatch.syspath_prepend(script.parent)  # as Python does for a script
    assert "main" in runpy.run_path(str(script)) or script.stem.startswith("page_")  # parts of bench/page.py
