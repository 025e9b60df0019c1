"""Puts the rules pages into the package when a wheel is built; all else is in pyproject.toml."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class WithPages(build_py):
    """The usual build, and docs/rules beside the code."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            pages = Path(self.build_lib) / "openoutcry" / "pages"
            shutil.copytree(Path(__file__).parent / "docs" / "rules", pages, dirs_exist_ok=True)


setup(cmdclass={"build_py": WithPages})
