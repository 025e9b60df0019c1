"""What is built is the whole product: an sdist, a wheel made from it, and a game played through the installed site."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry.language import LANGUAGES
from tests.server.people import Person, play_to_end

ROOT = Path(__file__).parents[1]
BUILT_FROM = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "docs/rules", "src")
SITE = "openoutcry/server/static/index.html"

pytestmark = pytest.mark.skipif(not (ROOT / "src" / SITE).exists(), reason="needs the built client")


def copy_of_the_sources(folder: Path) -> Path:
    """A tree to build in: building writes beside the sources, and other tests read those."""
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules")
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def build(folder: Path, *what: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "out"), *what, str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Path:
    """The folder with sdist and wheel; without further words, build makes the wheel out of the sdist."""
    folder = copy_of_the_sources(tmp_path_factory.mktemp("tree") / "copy")
    done = build(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "out"


def names_in(built: Path, kind: str) -> set[str]:
    archive = next(built.glob(kind))
    if kind.endswith(".whl"):
        return set(zipfile.ZipFile(archive).namelist())
    with tarfile.open(archive) as tar:
        return {name.partition("/")[2].removeprefix("src/") for name in tar.getnames()}


@pytest.mark.parametrize(("kind", "pages"), [("*.whl", "openoutcry/pages"), ("*.tar.gz", "docs/rules")])
def test_site_rules_and_texts_are_in_both(built, kind, pages):
    names = names_in(built, kind)
    assert SITE in names
    assert any(re.fullmatch(r"openoutcry/server/static/assets/.*\.js", name) for name in names)
    for game in oo.games():
        assert {f"openoutcry/games/{game}/locale/{language}.ftl" for language in LANGUAGES} <= names
        assert {f"{pages}/{game}.md", f"{pages}/{game}.ru.md", f"{pages}/{game}.it.md"} <= names
        for file in ("edition.toml", "bots.toml", "network.safetensors", "network.json"):
            assert f"openoutcry/games/{game}/{file}" in names
    assert not any("__pycache__" in name or name.endswith(".pyc") for name in names)


def test_every_file_of_the_package_is_in_the_wheel(built):
    package = ROOT / "src" / "openoutcry"
    sources = {f"openoutcry/{file.relative_to(package).as_posix()}" for file in package.rglob("*") if file.is_file()}
    kept = {name for name in sources if "__pycache__" not in name}
    assert kept - names_in(built, "*.whl") == set()


def test_without_the_site_nothing_is_built(tmp_path):
    folder = copy_of_the_sources(tmp_path / "copy")
    shutil.rmtree(folder / "src" / "openoutcry" / "server" / "static")
    refused = build(folder, "--wheel")
    assert refused.returncode != 0
    assert "The web client is missing" in refused.stdout + refused.stderr


@pytest.fixture
def site(built, tmp_path):
    """The installed command, serving: an empty environment but for the packages ours needs."""
    venv.create(tmp_path / "venv", with_pip=False)
    python = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    wheel = str(next(built.glob("*.whl")))
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", "--no-index", wheel]
    subprocess.run(install, check=True, capture_output=True)
    here = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    Path(here, "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    # Uncompiled: what is proved here is the package, not the compiler.
    environment |= {"OPENOUTCRY_INTERPRET": "1", "OPENOUTCRY_BOT_DELAY": "0", "OPENOUTCRY_BOT_PROCESSES": "0"}
    environment |= {"OPENOUTCRY_LOG": "WARNING", "OPENOUTCRY_RATE_FACTOR": "1000"}
    command = [python.with_name("outcry"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        assert server.stdout is not None
        said: list[str] = []
        for line in server.stdout:  # ends when the server does: nobody waits for a dead one
            said.append(line)
            if found := re.search(r"http://\S+", line):
                break
        else:
            pytest.fail("the installed site did not start:\n" + "".join(said))
        yield found[0].rstrip("/")
        server.terminate()
        server.stdout.read()


def test_the_installed_wheel_plays_a_game_through_its_server(site):
    ann = Person(site, "Ann")
    assert '<div id="app"' in ann.http.get("/").text
    script = re.search(r'src="(/assets/[^"]+\.js)"', ann.http.get("/").text)
    assert script and ann.http.get(script[1]).status_code == 200
    assert "MON-1.1" in str(ann.get("/api/rules/money", lang="it"))
    table = ann.open(["me", "random", "random"], start=True)
    look = ann.look(table["id"], 0)
    play_to_end(look)
    assert look.view["over"]
    look.close()
