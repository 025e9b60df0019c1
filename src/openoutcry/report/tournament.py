"""The page of a tournament: who wins, how surely, by how much, and how long it takes."""

from collections.abc import Mapping
from html import escape
from typing import Any

from openoutcry.language import current_language, text
from openoutcry.report.drawing import Say, Shape, Span, shapes, spans
from openoutcry.report.figures import number, percent
from openoutcry.report.page import page, pane, rows

Results = Mapping[str, Any]


def tournament_page(results: Results, language: str | None = None) -> str:
    """A whole HTML file from the figures of `results.json`."""
    said = language or current_language()
    counts = [
        text("report-players", said, count=results["players"]),
        *(
            text(f"report-{what}", said, count=results[what], shown=number(results[what], said))
            for what in ("games", "deals")
        ),
        text("report-seed", said, seed=str(results["seed"])),
        *(f"{name} = {value}" for name, value in {**results["options"], **results["numbers"]}.items()),
    ]
    panes = [
        _headline(results, said),
        _shares(results, said),
        _ratings(results, said),
        _scores(results, said),
        _length(results, said),
    ]
    if len(results["table"]) > 2:
        panes.append(_ahead(results, said))
    panes += [_table(results, said), _how(said)]
    title = f"{text('report-tournament', said)}: {text('game-' + results['game'], said)}"
    return page(title, said, counts, panes)


def _headline(results: Results, language: str) -> str:
    lines = {line["bot"]: line for line in results["table"]}
    against = results["against"]
    best = max(results["bots"], key=lambda bot: lines[bot]["win_share"]["value"])
    share = lines[best]["win_share"]
    shown = percent(share["value"], language)
    if against:
        others = {"other": against, "count": results["players"] - 1}
        lead = text("report-against-headline", language, bot=best, share=shown, **others)
    else:
        lead = text("report-mixed-headline", language, bot=best, share=shown)
    ends = {end: percent(share[end], language) for end in ("low", "high")}
    note = text("report-par-note", language, par=percent(results["par"], language), **ends)
    said = f'<p class="lead">{escape(lead)}</p><p class="note">{escape(note)}</p>'
    return f'<section class="pane paper wide">{said}</section>'


def _shares(results: Results, language: str) -> str:
    par = results["par"]
    lines = sorted(results["table"], key=lambda line: -line["win_share"]["value"])
    drawn = []
    for line in lines:
        share = line["win_share"]
        tone, mark = ("up", "▲ ") if share["low"] > par else ("down", "▼ ") if share["high"] < par else ("", "")
        said = mark + percent(share["value"], language)
        drawn.append(Span(line["bot"], share["value"], share["low"], share["high"], said, tone))
    label = _label("report-shares", drawn, language)
    mark_line = (par, text("report-par", language, par=percent(par, language)))
    chart = spans(drawn, label, lambda tick: percent(tick, language, 0), mark_line, floor=0)
    return pane("report-shares", language, chart)


def _ratings(results: Results, language: str) -> str:
    drawn = []
    for line in results["table"]:
        rating = line["rating"]
        said = number(rating["value"], language, sign=True)
        drawn.append(Span(line["bot"], rating["value"], rating["low"], rating["high"], said))
    chart = spans(drawn, _label("report-ratings", drawn, language), lambda tick: number(tick, language, sign=True))
    return pane("report-ratings", language, chart)


def _label(name: str, drawn: list[Span], language: str) -> str:
    return f"{text(name, language)}: " + ", ".join(f"{span.name} {span.said}" for span in drawn)


def _scores(results: Results, language: str) -> str:
    scores = results["scores"]
    drawn = []
    for line in results["table"]:
        low, _, middle, _, high = line["score_quantiles"]
        drawn.append(Shape(line["bot"], number(middle, language), scores["counts"][line["bot"]], low, middle, high))
    label = f"{text('report-scores', language)}: " + ", ".join(f"{shape.name} {shape.said}" for shape in drawn)
    chart = shapes(drawn, scores["first"], scores["width"], label, lambda tick: number(tick, language))
    return pane("report-scores", language, chart)


def _length(results: Results, language: str) -> str:
    length = results["length"]
    low, first, middle, last, high = length["quantiles"]
    shape = Shape("", "", length["counts"]["all"], low, middle, high)
    said = {"mean": number(length["mean"], language), "low": number(first, language), "high": number(last, language)}
    label = f"{text('report-length', language)}: {text('report-length-note', language, **said)}"
    chart = shapes([shape], length["first"], length["width"], label, lambda tick: number(tick, language))
    return pane("report-length", language, chart, **said)


def _ahead(results: Results, language: str) -> str:
    bots = [*results["bots"], *([results["against"]] if results["against"] else [])]
    order = [line["bot"] for line in results["table"]]
    lines = []
    for bot in order:
        shares = [results["ahead"][bots.index(bot)][bots.index(other)] for other in order]
        lines.append([escape(bot), *("–" if share is None else percent(share, language, 0) for share in shares)])
    heads = [text("report-bot", language), *map(escape, order)]
    return pane("report-ahead", language, rows(heads, lines), "wide")


def _table(results: Results, language: str) -> str:
    heads = [text(f"report-{name}", language) for name in ("bot", "wins", "rating", "score", "place", "seats", "time")]
    lines = []
    for line in results["table"]:
        spent = results["seconds"][line["bot"]]["a_choice"]
        lines.append(
            [
                escape(line["bot"]),
                _cell(line["win_share"], lambda share: percent(share, language), language),
                _cell(line["rating"], lambda rating: number(rating, language, sign=True), language),
                _cell(line["score"], lambda score: number(score, language), language),
                number(line["rank"]["value"], language, 2),
                number(line["seats"], language),
                "–" if spent is None else milliseconds(spent, language),
            ]
        )
    return pane("report-table", language, rows(heads, lines), "wide")


def _cell(estimate: Mapping[str, float | None], say: Say, language: str) -> str:
    said = {end: text("report-unbounded", language) if at is None else say(at) for end, at in estimate.items()}
    return f"{said['value']} <small>{text('report-between', language, low=said['low'], high=said['high'])}</small>"


def milliseconds(seconds: float, language: str) -> str:
    """A time as people compare it: whole milliseconds, or parts where there are few."""
    return text("report-ms", language, ms=number(1000 * seconds, language, 0 if seconds >= 0.01 else 2))


def _how(language: str) -> str:
    said = "".join(
        f"<p>{escape(text(f'report-how-{what}', language))}</p>" for what in ("deals", "intervals", "ratings", "shared")
    )
    return pane("report-how", language, f"<div>{said}</div>", "wide how")
