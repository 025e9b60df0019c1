"""Puts the site and the rules pages into what is built; all else is in pyproject.toml."""

import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import ExecError

ROOT = Path(__file__).parent
RULES = ROOT / "docs" / "rules"
WEB = ROOT / "web"  # in a checkout; an sdist holds the built site instead
SITE = ROOT / "src" / "openoutcry" / "server" / "static" / "index.html"


def need_site() -> None:
    """A package without its site would start and show nothing: build it, or refuse."""
    if SITE.exists() and not (WEB.exists() and newest(WEB, ROOT / "src") > SITE.stat().st_mtime):
        return
    npm = shutil.which("npm")
    if not WEB.exists() or npm is None:
        state = "older than its sources" if SITE.exists() else "missing"
        raise ExecError(f"The web client is {state} ({SITE}) and there is no npm to build it: run make package.")
    try:
        if not (WEB / "node_modules" / "vite").exists():
            subprocess.run([npm, "install", "--no-save", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
    except subprocess.CalledProcessError as failed:
        raise ExecError(f"The web client could not be built: {failed}") from failed
    SITE.touch()


def newest(web: Path, python: Path) -> float:
    """When the latest of the client's sources was changed, the texts of the Python side among them."""
    files = [each for folder in ("src", "locale", "public") for each in (web / folder).rglob("*")]
    files += [web / "index.html", web / "package-lock.json", web / "vite.config.ts", *python.rglob("locale/*.ftl")]
    return max(each.stat().st_mtime for each in files if each.is_file())


class SourceWithSite(sdist):
    """The usual archive, and the built site in it."""

    def run(self) -> None:
        need_site()
        super().run()


class PackageWithSite(build_py):
    """The usual build, with the site, and docs/rules beside the code."""

    def run(self) -> None:
        if not self.editable_mode:
            need_site()
        super().run()
        if not self.editable_mode:
            shutil.copytree(RULES, Path(self.build_lib) / "openoutcry" / "pages", dirs_exist_ok=True)


setup(cmdclass={"build_py": PackageWithSite, "sdist": SourceWithSite})
