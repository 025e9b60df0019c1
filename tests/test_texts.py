"""Every text is there in all three languages, takes the same arguments, and nothing is left unsaid."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import openoutcry as oo
from openoutcry import language as spoken
from openoutcry.language import LANGUAGES, locale_files, text

PACKAGE = Path(oo.__file__).parent


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(file):
    found = {}
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def english_files():
    return [file for file in locale_files("en") if file.exists()]


@pytest.mark.parametrize("file", english_files(), ids=lambda f: str(f.relative_to(PACKAGE)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(file, language):
    english, other = messages(file), messages(file.with_name(f"{language}.ftl"))
    assert set(other) == set(english)
    for name, variables in english.items():
        assert other[name] == variables, f"{language} {name}"


def test_russian_and_italian_are_translated():
    for file in english_files():
        for language in ("ru", "it"):
            other = file.with_name(f"{language}.ftl").read_text(encoding="utf-8")
            written = file.read_text(encoding="utf-8").splitlines()
            lines = [line for line in written if len(line) > 60 and not line.startswith("#")]
            same = [line for line in lines if line in other]
            assert not same, same[:3]


def test_every_id_the_code_names_exists():
    known = {name for file in english_files() for name in messages(file)}
    pattern = re.compile(r'"((?:error|cli)-[a-z0-9-]+)"')
    for file in PACKAGE.rglob("*.py"):
        for name in pattern.findall(file.read_text(encoding="utf-8")):
            assert name in known, f"{file.name}: {name}"


@pytest.mark.parametrize("game", oo.games())
def test_a_game_has_all_its_texts(game):
    played = oo.load_game(game)
    known = {name for file in english_files() for name in messages(file)}
    wanted = {f"game-{game}", f"{game}-about", f"{game}-help"}
    wanted |= {reason.message for reason in played.reasons[1:]}
    wanted |= {f"{game}-event-{kind.name}" for kind in played.events}
    for number in played.edition.numbers.values():
        wanted.add(f"{game}-{'option' if number.option else 'number'}-{number.name}")
    assert not wanted - known, sorted(wanted - known)


def test_an_unknown_id_shows_itself_and_an_unknown_language_falls_back():
    assert text("no-such-message") == "no-such-message"
    assert text("error-over", "xx") == text("error-over", "en")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("$4,300", "$−800", "$12,000")),
        ("ru", ("4300\u202f$", "−800\u202f$", "12\u202f000\u202f$")),
        ("it", ("4.300\u202f$", "−800\u202f$", "12.000\u202f$")),
    ],
)
def test_numbers_in_sentences_are_written_as_on_the_tables(language, said):
    for amount, figure in zip((4300, -800, 12000), said, strict=True):
        sentence = text("stockpile-event-fee_drawn", language, seat="Anna-9", amount=amount)
        assert figure in sentence
        assert "Anna-9" in sentence


def test_what_somebody_typed_is_quoted_as_it_was():
    assert "-9" in text("stockpile-event-fee_drawn", "en", seat="-9", amount=10)


def test_italian_has_one_word_for_each_thing():
    """A pile is a pacchetto, a round a round; a turno is one player's, a giro goes once around the table."""
    root = PACKAGE.parents[1]
    files = [*root.glob("web/locale/it.ftl"), *PACKAGE.glob("games/*/locale/it.ftl"), *root.glob("docs/rules/*.it.md")]
    said = {file: file.read_text(encoding="utf-8") for file in files}
    assert len(said) == 9
    assert not [file for file, words in said.items() if re.search(r"\bmucchi", words, re.IGNORECASE)]
    money = [words for file, words in said.items() if "money" in str(file)]
    assert not [words for words in money if re.search(r"\bgir[oi]\b", words)]
    shown = [line for line in said[root / "web/locale/it.ftl"].splitlines() if "$round" in line]
    assert shown
    assert all("Round" in line for line in shown)


def test_texts_from_outside_speak_under_the_games_name_only(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "game-fair = Fair\nfair-move = Go\n    on\n\n    and on { $n ->\n  [one] day\n *[other] days\n}\n"
        "# Nothing to say\nreview = Mine now\n-brand = Ours\nfairy-move = Fly\nfair-only = English\n"
    )
    (tmp_path / "it.ftl").write_text("game-fair = Fiera\nfair-move = Vai\n")
    spoken.add_locale("fair", tmp_path)
    try:
        english, italian = spoken.texts_from_outside("en"), spoken.texts_from_outside("it")
    finally:
        del spoken._added["fair"]
        spoken.texts_from_outside.cache_clear()
    assert english.startswith("game-fair = Fair\nfair-move = Go\n    on") and "[other] days\n}" in english
    assert not any(word in english for word in ("Mine", "Ours", "Fly", "Nothing"))
    assert italian == "game-fair = Fiera\nfair-move = Vai\nfair-only = English"
