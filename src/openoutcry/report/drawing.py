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
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))


def svg(height: float, label: str, parts: Sequence[str]) -> str:
    """A drawing as wide as its place; `label` tells those who can't see it what it shows."""
    return (
        f'<svg class="chart" height="{height:g}" role="img" aria-label="{escape(label)}">' + "".join(parts) + "</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line; across in percent, down in pixels."""
    return f'<line class="{kind}" x1="{x1:.2f}%" y1="{y1:g}" x2="{x2:.2f}%" y2="{y2:g}"/>'


def words(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """A text at a share of the width."""
    return f'<text class="{kind}" x="{x:.2f}%" y="{y:g}" text-anchor="{anchor}">{escape(said)}</text>'


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
