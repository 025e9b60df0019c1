"""What the web client's scenes are tested with is what the rules play today."""

from tests.moments import FILE, written


def test_the_moments_of_the_web_tests_are_what_the_rules_play():
    assert FILE.read_text(encoding="utf-8") == written(), "python -m tests.moments writes them anew"
