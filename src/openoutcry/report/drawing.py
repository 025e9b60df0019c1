"""Charts as inline SVG. Widths are shares of the whole, heights are pixels: text stays readable on a phone."""

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

Say = Callable[[float], str]  # a number as the reader writes it


class Span(NamedTuple):
    """A row of an interval chart: an end that is not known is None, and drawn as an arrow."""

    name: str
    value: float
    low: float | None
    high: float | None
    said: str  # the figure, beside the name
    tone: str = ""  # up, down or nothing


class Axis:
    """From numbers to the width of a chart."""

    def __init__(self, values: Sequence[float], least_ticks: int = 4) -> None:
        low, high = min(values), max(values)
        if low == high:
            low, high = low - 1, high + 1
        self.step = _round_step((high - low) / least_ticks)
        self.low, self.high = math.floor(low / self.step) * self.step, math.ceil(high / self.step) * self.step

    def at(self, value: float) -> float:
        """In percent of the width."""
        return 100 * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * i for i in range(count + 1)]


def _round_step(least: float) -> float:
    """A quarter is round too, where it is written without a fraction: 25 or 25 %."""
    power = 10.0 ** math.floor(math.log10(least) + 1e-9)
    quarter = (2.5,) if power >= 10 or 0.05 < power < 0.5 else ()
    return next(step * power for step in (1, 2, *quarter, 5, 10) if step * power >= least * (1 - 1e-9))


def svg(height: float, label: str, parts: Sequence[str], role: str = "img") -> str:
    """A drawing as wide as its place; `label` tells those who can't see it what it shows."""
    return (
        f'<svg class="chart" height="{height:g}" role="{role}" aria-label="{escape(label)}">'
        + "".join(parts)
        + "</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line; across in percent, down in pixels."""
    return f'<line class="{kind}" x1="{x1:.2f}%" y1="{y1:g}" x2="{x2:.2f}%" y2="{y2:g}"/>'


def words(x: float, y: float, label: str, kind: str = "", anchor: str = "start") -> str:
    """A text at a share of the width."""
    return f'<text class="{kind}" x="{x:.2f}%" y="{y:g}" text-anchor="{anchor}">{escape(label)}</text>'


def grid(axis: Axis, top: float, bottom: float, say: Say) -> list[str]:
    """Lines up the chart with figures under them; the outer ones stay inside."""
    parts = []
    ticks = axis.ticks()
    for tick in ticks:
        anchor = "start" if tick == ticks[0] else "end" if tick == ticks[-1] else "middle"
        parts.append(line(axis.at(tick), top, axis.at(tick), bottom, "grid"))
        parts.append(words(axis.at(tick), bottom + 16, say(tick), "tick", anchor))
    return parts


ROW = 46


def spans(
    rows: Sequence[Span], label: str, say: Say, mark: tuple[float, str] | None = None, floor: float | None = None
) -> str:
    """Values with their intervals, one under the other, and a dashed line at a mark."""
    known = [value for row in rows for value in (row.value, row.low, row.high) if value is not None]
    known += [mark[0]] if mark else []
    axis = Axis(known + ([floor] if floor is not None else []))
    head = 18 if mark else 4
    bottom = head + ROW * len(rows)
    parts = grid(axis, head, bottom, say)
    if mark:
        at = axis.at(mark[0])
        parts.append(line(at, head, at, bottom, "mark"))
        parts.append(words(at, head - 5, mark[1], "tick", "end" if at > 70 else "start" if at < 15 else "middle"))
    for i, row in enumerate(rows):
        y = head + ROW * i + 33
        low, high = (
            (axis.at(row.low) if row.low is not None else 0),
            (axis.at(row.high) if row.high is not None else 100),
        )
        parts.append(words(0, y - 14, row.name, "name"))
        parts.append(words(100, y - 14, row.said, f"figure {row.tone}", "end"))
        parts.append(line(low, y, high, y, f"whisker {row.tone}"))
        for end, there in ((low, row.low), (high, row.high)):
            if there is not None:
                parts.append(line(end, y - 5, end, y + 5, f"whisker {row.tone}"))
        parts.append(f'<circle class="dot {row.tone}" cx="{axis.at(row.value):.2f}%" cy="{y}" r="5.5"/>')
    return svg(bottom + 24, label, parts)


class Shape(NamedTuple):
    """A row of a chart of distributions: counts in bins, and quantiles to mark."""

    name: str
    said: str
    counts: Sequence[int]
    low: float
    middle: float
    high: float


SHAPE_ROW = 84


def shapes(rows: Sequence[Shape], first: float, width: float, label: str, say: Say) -> str:
    """Histograms over one axis, one under the other; each is as high as its fullest bin."""
    bins = len(rows[0].counts)
    axis = Axis([first, first + width * bins])
    bottom = SHAPE_ROW * len(rows) + 4
    parts = grid(axis, 4, bottom, say)
    for i, row in enumerate(rows):
        base = SHAPE_ROW * (i + 1) - 12
        tallest = max(row.counts) or 1
        if row.name:
            parts.append(words(0, base - 54, row.name, "name"))
            parts.append(words(100, base - 54, row.said, "figure", "end"))
        for at, count in enumerate(row.counts):
            if count:
                height = 46 * count / tallest
                left, right = axis.at(first + at * width), axis.at(first + (at + 1) * width)
                parts.append(
                    f'<rect class="bar" x="{left:.2f}%" y="{base - height:.1f}" '
                    f'width="{right - left:.2f}%" height="{height:.1f}"/>'
                )
        parts.append(line(axis.at(row.low), base + 5, axis.at(row.high), base + 5, "whisker"))
        parts.append(f'<circle class="dot" cx="{axis.at(row.middle):.2f}%" cy="{base + 5}" r="4"/>')
    return svg(bottom + 24, label, parts)


class Course(NamedTuple):
    """A line over the moves of a game."""

    name: str
    points: Sequence[tuple[float, float]]
    kind: str  # its look, from the style sheet
    within: Sequence[float | None] = ()  # by point, how far the true value may be above or below


class Mark(NamedTuple):
    """A triangle on a chart of courses, with a figure under it, that leads to a place of the page."""

    x: float
    y: float
    said: str
    title: str
    target: str


def courses(lines: Sequence[Course], label: str, say: Say, height: float, marks: Sequence[Mark] = ()) -> str:
    """Lines over the moves, with marks on them."""
    across = Axis([x for line in lines for x, _ in line.points] + [0], least_ticks=9)
    across.high = max(x for line in lines for x, _ in line.points)
    upward = Axis([y for line in lines for _, y in line.points] + [0])
    top = 14.0

    def down(value: float) -> float:
        return top + height * (1 - upward.at(value) / 100)

    parts = []
    for tick in upward.ticks():
        parts.append(line(0, down(tick), 100, down(tick), "grid"))
        parts.append(words(0, down(tick) - 4, say(tick), "tick"))
    for tick in across.ticks():
        if tick and tick <= across.high:
            anchor = "end" if across.at(tick) > 97 else "middle"
            parts.append(words(across.at(tick), top + height + 17, f"{tick:g}", "tick", anchor))
    inner = "".join(_course(course, across, upward) for course in lines)
    parts.append(
        f'<svg x="0" y="{top:g}" width="100%" height="{height:g}" viewBox="0 0 100 100" '
        f'preserveAspectRatio="none" class="lines">{inner}</svg>'
    )
    for mark in marks:
        at, y = across.at(mark.x), down(mark.y)
        parts.append(
            f'<a href="#{escape(mark.target)}"><title>{escape(mark.title)}</title>'
            f'<svg x="{at:.2f}%" y="{y:.1f}" class="here"><path class="miss" d="M0 -2l-7 -12h14z"/></svg>'
            + words(at, y + 14, mark.said, "cost", "end" if at > 94 else "start" if at < 4 else "middle")
            + "</a>"
        )
    return svg(top + height + 24, label, parts, "group" if marks else "img")  # a picture holds no links


def _course(course: Course, across: Axis, upward: Axis) -> str:
    drawn = "M" + "L".join(f"{across.at(x):.2f} {100 - upward.at(y):.2f}" for x, y in course.points)
    area = ""
    if "winner" in course.kind:
        area = _band(course, across, upward)
        first, last = (across.at(course.points[end][0]) for end in (0, -1))
        ground = 100 - upward.at(0)
        area += f'<path class="area" d="{drawn}L{last:.2f} {ground:.2f}L{first:.2f} {ground:.2f}Z"/>'
    return area + f'<path class="course {course.kind}" d="{drawn}"/>'


def _band(course: Course, across: Axis, upward: Axis) -> str:
    """Where the line may be: between its ends, as far as they are told."""
    told = [(x, y, part) for (x, y), part in zip(course.points, course.within, strict=False) if part is not None]
    if len(told) < 2:
        return ""
    tops = [(x, min(upward.high, y + part)) for x, y, part in told]
    feet = [(x, max(upward.low, y - part)) for x, y, part in reversed(told)]
    around = "M" + "L".join(f"{across.at(x):.2f} {100 - upward.at(y):.2f}" for x, y in [*tops, *feet])
    return f'<path class="band" d="{around}Z"/>'
