"""`outcry doctor`: what is installed, compiled and reachable here, and what to do about what is not."""

import argparse
import json
import platform
import shutil
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement

import openoutcry
from openoutcry.bots.ready import all_parts
from openoutcry.cli.command import Command
from openoutcry.cli.output import plain_console
from openoutcry.errors import OutcryError
from openoutcry.games import games, load_game
from openoutcry.kernel.compiling import is_compiled
from openoutcry.kernel.contract import AT_A_TABLE
from openoutcry.kernel.source import cache_root
from openoutcry.language import LANGUAGES, text
from openoutcry.rulebook import page

SICK = 1  # the exit code when something needed is missing
LEAST_FREE_BYTES = 200_000_000  # compiled rules of four games, and many thousand matches
ANSWER_WITHIN_S = 2.0
MARKS = {"fine": "✓", "absent": "·", "wrong": "✗"}
EXTRAS = ("env", "openspiel", "data", "ray", "learn", "cuda")


class Finding(NamedTuple):
    """One thing looked at: fine, absent (and not needed) or wrong; what it is; what helps."""

    state: str
    what: str
    found: str
    remedy: str = ""


def add_arguments(command: Command) -> None:
    command.argument("--url", about="url", default="http://127.0.0.1:8000")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Look at everything; 0 if nothing needed is missing."""
    findings = list(examine(arguments.url, language))
    sick = any(finding.state == "wrong" for finding in findings)
    if arguments.json:
        print(json.dumps({"ok": not sick, "findings": [finding._asdict() for finding in findings]}))
        return SICK if sick else 0
    console = plain_console()
    for finding in findings:
        console.print(f"{MARKS[finding.state]} {finding.what}: {finding.found}", soft_wrap=True)
        if finding.remedy:
            console.print(f"    {finding.remedy}", soft_wrap=True)
    console.print(text("doctor-sick" if sick else "doctor-well", language))
    return SICK if sick else 0


def examine(url: str, language: str) -> Iterator[Finding]:
    """Everything, from the ground up: Python, packages, files, folders, compiled rules, a running site."""
    yield Finding("fine", "Python", f"{platform.python_version()}, {platform.system()} {platform.machine()}")
    yield Finding("fine", "openoutcry", f"{openoutcry.__version__}, {Path(openoutcry.__file__).parent}")
    yield from packages(language)
    yield site_files(language)
    yield rules_pages(language)
    yield from folders(language)
    yield from compiled(language)
    yield running(url, language)


def packages(language: str) -> Iterator[Finding]:
    """What the package needs, and what each extra would add."""
    needed, extras = declared()
    for name in needed:
        there = installed(name)
        remedy = "" if there else text("doctor-reinstall", language)
        yield Finding("fine" if there else "wrong", name, there or text("doctor-missing", language), remedy)
    for extra, names in extras.items():
        have = [f"{name} {there}" for name in names if (there := installed(name))]
        if len(have) == len(names):
            yield Finding("fine", text("doctor-extra", language, extra=extra), ", ".join(have))
        else:
            missing = text("doctor-not-installed", language)
            remedy = text(f"doctor-extra-{extra}", language, command=f'pip install "openoutcry[{extra}]"')
            yield Finding("absent", text("doctor-extra", language, extra=extra), missing, remedy)


def declared() -> tuple[list[str], dict[str, list[str]]]:
    """The names of the packages needed always, and of those of each extra a user may want."""
    needed: list[str] = []
    extras: dict[str, list[str]] = {extra: [] for extra in EXTRAS}
    for line in requires("openoutcry") or []:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            needed.append(requirement.name)
            continue
        for extra, names in extras.items():
            if requirement.marker.evaluate({"extra": extra}):
                names.append(requirement.name)
    return needed, extras


def installed(name: str) -> str | None:
    """The version of a package, None where it is not there."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def site_files(language: str) -> Finding:
    """The web client, built into the package."""
    from openoutcry.server.pages import STATIC

    what = text("doctor-site", language)
    if (STATIC / "index.html").exists():
        return Finding("fine", what, str(STATIC))
    return Finding("wrong", what, text("doctor-missing", language), text("doctor-site-remedy", language))


def rules_pages(language: str) -> Finding:
    """The rules of every game in every language."""
    what = text("doctor-rules", language)
    try:
        count = sum(1 for game in games() for code in LANGUAGES if page(game, code))
    except OutcryError:
        return Finding("wrong", what, text("doctor-missing", language), text("doctor-reinstall", language))
    return Finding("fine", what, str(count))


def folders(language: str) -> Iterator[Finding]:
    """Where the site and the compiled rules are kept: can it be written, and is there room?"""
    from openoutcry.server.settings import default_data_dir

    for name, folder in (("data", default_data_dir()), ("cache", cache_root())):
        what = text(f"doctor-folder-{name}", language)
        remedy = text(f"doctor-folder-{name}-remedy", language)
        there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
        if not writable(there):
            yield Finding("wrong", what, text("doctor-unwritable", language, folder=str(folder)), remedy)
        elif (free := shutil.disk_usage(there).free) < LEAST_FREE_BYTES:
            yield Finding("wrong", what, text("doctor-full", language, folder=str(folder), mb=free // 10**6), remedy)
        else:
            yield Finding("fine", what, text("doctor-free", language, folder=str(folder), mb=free // 10**6))


def writable(folder: Path) -> bool:
    """Can a file be made there?"""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def compiled(language: str) -> Iterator[Finding]:
    """The rules of every game, for a table with bots."""
    for game in games():
        what = text("doctor-compiled", language, game=text(f"game-{game}", language))
        playing = (*AT_A_TABLE, *all_parts(load_game(game)))  # what a table with bots runs
        done = [template for template in playing if is_compiled(load_game(game), template)]
        if len(done) == len(playing):
            yield Finding("fine", what, text("doctor-ready", language))
        else:
            found = text("doctor-not-compiled", language, done=len(done), total=len(playing))
            yield Finding("absent", what, found, text("doctor-compiled-remedy", language))


def running(url: str, language: str) -> Finding:
    """Does a site answer at the address?"""
    what = text("doctor-running", language, url=url)
    try:
        with urllib.request.urlopen(f"{url.rstrip('/')}/healthz", timeout=ANSWER_WITHIN_S) as answer:
            health: dict[str, Any] = json.loads(answer.read(65_536))
        return Finding("fine", what, text("doctor-answers", language, version=str(health["version"])))
    except (urllib.error.HTTPError, KeyError, TypeError, json.JSONDecodeError):
        found, remedy = "doctor-somebody-else", "doctor-other-port"
        return Finding("wrong", what, text(found, language), text(remedy, language))
    except (OSError, ValueError):  # ValueError: no address at all
        return Finding("absent", what, text("doctor-silent", language), text("doctor-start", language))
