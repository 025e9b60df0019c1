"""What a page's main thread did, by Chromium's trace: in processor time, so that a busy machine does not blur it."""

import time
from collections import defaultdict
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession

_CATEGORIES = (
    "toplevel,devtools.timeline,disabled-by-default-devtools.timeline,v8,v8.execute,blink.user_timing,__metadata"
)
_KINDS = {
    "script": {"EvaluateScript", "FunctionCall", "RunMicrotasks", "TimerFire", "FireAnimationFrame", "EventDispatch"},
    "style": {"UpdateLayoutTree", "ParseAuthorStyleSheet"},
    "layout": {"Layout", "HitTest"},
    "paint": {"PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit", "CompositeLayers"},
    "parsing": {"ParseHTML"},
}
_KIND_OF = {name: kind for kind, names in _KINDS.items() for name in names}
Event = dict[str, Any]


class Work(NamedTuple):
    """Milliseconds of processor on the main thread, until the page was drawn and in all."""

    kinds: dict[str, float]
    until_drawn: float
    longest: float
    all: float


def start_trace(browser: Browser) -> CDPSession:
    """From now on everything is written down."""
    tracer = browser.new_browser_cdp_session()
    tracer.send("Tracing.start", {"categories": _CATEGORIES, "transferMode": "ReportEvents"})
    return tracer


def end_trace(tracer: CDPSession) -> list[Event]:
    """All that was written down."""
    events: list[Event] = []
    done: list[bool] = []
    tracer.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    tracer.on("Tracing.tracingComplete", lambda _: done.append(True))
    tracer.send("Tracing.end")
    while not done:
        time.sleep(0.05)
        tracer.send("Browser.getVersion")  # lets events in
    return events


def work_of(events: list[Event]) -> Work:
    """The page's own thread: the main thread in which the mark `drawn` was set."""
    drawn = next(e for e in events if e.get("name") == "drawn")
    thread = sorted(
        (e for e in events if (e.get("pid"), e.get("tid")) == (drawn["pid"], drawn["tid"]) and "tdur" in e),
        key=lambda e: (e["ts"], -e["dur"]),
    )
    tasks = [e for e in thread if e["name"] == "RunTask"]
    return Work(
        kinds=_own_times([e for e in thread if e["ts"] <= drawn["ts"]]),
        until_drawn=sum(task["tdur"] for task in tasks if task["ts"] <= drawn["ts"]) / 1000,
        longest=max(task["tdur"] for task in tasks) / 1000,
        all=sum(task["tdur"] for task in tasks) / 1000,
    )


def _own_times(thread: list[Event]) -> dict[str, float]:
    """Each kind's time without what lies inside it and is of another; what has no kind of its own is its parent's."""
    times: dict[str, float] = defaultdict(float)
    open_: list[tuple[float, str]] = []
    for event in thread:
        while open_ and open_[-1][0] <= event["ts"]:
            open_.pop()
        outer = open_[-1][1] if open_ else "other"
        name = event["name"]
        kind = _KIND_OF.get(name) or ("script" if name.startswith(("v8.", "V8.")) and outer == "other" else outer)
        if open_:
            times[outer] -= event["tdur"] / 1000
        times[kind] += event["tdur"] / 1000
        open_.append((event["ts"] + event["dur"], kind))
    return times


def rounds(requests: list[tuple[float, float]]) -> int:
    """How many requests, each a begin and an end, had to wait for one another: the longest such chain."""
    longest: list[tuple[float, int]] = []
    for begin, end in sorted(requests):
        longest.append((end, 1 + max((n for ended, n in longest if ended <= begin), default=0)))
    return max((n for _, n in longest), default=0)
