"""The progress of a training as a page: how often the network wins, and what it looks like from inside."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from openoutcry.language import text
from openoutcry.report.drawing import Course, courses
from openoutcry.report.figures import number, percent
from openoutcry.report.page import page, pane, rows


def training_page(
    game: str, curve: Sequence[Mapping[str, Any]], language: str, card: Mapping[str, Any] | None = None
) -> str:
    """The page so far; with the card, the measured strength at the end too."""
    title = text("report-training", language, game=text(f"game-{game}", language))
    against = opponent(curve[-1]) if curve else "random"
    said = [text("report-training-against", language, bot=text(f"bot-{against}", language))]
    panes = [_wins(curve, against, language), _table(curve, against, language)] if curve else []
    if card and card.get("judged"):
        panes.append(_judged(card["judged"], language))
    return page(title, language, said, panes)


def opponent(point: Mapping[str, Any]) -> str:
    """Against whom a point of the curve is measured first of all."""
    return next(name for name in ("rival", "house", "random") if name in point)


def _wins(curve: Sequence[Mapping[str, Any]], against: str, language: str) -> str:
    lines = [
        Course(text(name, language), [(point["decisions"] / 1e6, point[key]) for point in curve], kind)
        for name, key, kind in (
            ("report-training-drawn", against, "d1"),
            ("report-training-likeliest", f"{against}_greedy", "winner"),
        )
    ]
    ends = ", ".join(f"{line.name} {percent(line.points[-1][1], language)}" for line in lines)
    if len(curve) < 2:
        return pane("report-training-wins", language, f"<p>{escape(ends)}</p>", "wide")
    return pane(
        "report-training-wins", language, courses(lines, ends, lambda tick: percent(tick, language, 0), 240), "wide"
    )


def _table(curve: Sequence[Mapping[str, Any]], against: str, language: str) -> str:
    names = ("minutes", "millions", "drawn", "likeliest", "entropy", "value-error")
    lines = [
        [
            number(point["seconds"] / 60, language, 1),
            number(point["decisions"] / 1e6, language, 1),
            percent(point[against], language),
            percent(point[f"{against}_greedy"], language),
            *("–" if key not in point else number(point[key], language, 3) for key in ("entropy", "value_error")),
        ]
        for point in curve
    ]
    return pane(
        "report-training-curve", language, rows([text(f"report-training-{n}", language) for n in names], lines), "wide"
    )


def _judged(judged: Sequence[Mapping[str, Any]], language: str) -> str:
    heads = [text(f"report-training-{name}", language) for name in ("players", "how", "games", "won", "within")]
    lines = [
        [
            number(line["players"], language),
            escape(text("report-training-likeliest" if line["greedy"] else "report-training-drawn", language)),
            number(line["games"], language),
            percent(line["won"], language),
            percent(line["within"], language),
        ]
        for line in judged
    ]
    return pane("report-training-judged", language, rows(heads, lines), "wide")
