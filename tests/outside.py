"""The example of a game outside the package, put by pip where only a test finds it."""

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "sealed_market"


def install(folder: Path) -> Path:
    """The folder pip has put it into, without a look at any registry."""
    source, target = folder / "source", folder / "installed"
    subprocess.run(["cp", "-r", str(EXAMPLE), str(source)], check=True)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True, capture_output=True)
    return target
