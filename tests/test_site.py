"""The documentation site builds with strict links: every page is in it, every link leads somewhere."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytest.importorskip("mkdocs")


def test_the_documentation_builds_without_a_warning(tmp_path):
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr[-4000:]
    reference = (tmp_path / "api" / "index.html").read_text(encoding="utf-8")
    for name in ("openoutcry.table.table.Table.play", "openoutcry.games.load_game", "openoutcry.errors.IllegalMove"):
        assert f'id="{name}"' in reference, name
