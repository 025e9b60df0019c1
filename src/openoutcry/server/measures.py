"""What a running server tells of itself: counters, durations, structured log lines."""

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
# Counters that alarms look at: there from the start, so that a first one is a change.
WATCHED = ("requests_5xx", *(f"connections_{why}" for why in ("refused", "evicted", "silent", "stalled")))
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Times:
    """Durations by size, as a histogram."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        self._worst = [0.0, 0.0]  # of this minute and of the one before
        self._minute = 0

    def note(self, seconds: float) -> None:
        self.total += seconds
        self._turn()
        self._worst[0] = max(self._worst[0], seconds)
        self.buckets[next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1

    @property
    def worst(self) -> float:
        """The longest of the last one or two minutes."""
        self._turn()
        return max(self._worst)

    def _turn(self) -> None:
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._worst = [0.0, self._worst[0] if minute == self._minute + 1 else 0.0]
            self._minute = minute

    def lines(self, metric: str, label: str = "") -> list[str]:
        """In the text format of collectors."""
        said, running = [], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            running += count
            said.append(f'{metric}_bucket{{{label}{"," if label else ""}le="{bound}"}} {running}')
        named = f"{{{label}}}" if label else ""
        return [*said, f"{metric}_sum{named} {self.total:.6f}", f"{metric}_count{named} {running}"]


async def watch_loop(lag: Times, every_s: float = 0.5) -> None:
    """How late the event loop comes back to what waits for it."""
    while True:
        due = time.perf_counter() + every_s
        await asyncio.sleep(every_s)
        lag.note(max(0.0, time.perf_counter() - due))


def metrics(hall: "Hall") -> str:
    """Counters in the plain text format that collectors read."""
    lines = []
    for name, count in sorted(hall.counters.items()):
        lines += [f"# TYPE openoutcry_{name}_total counter", f"openoutcry_{name}_total {count}"]
    bus = hall.store.bus
    gauges = {
        "news_up": int(bus is None or bus.up),
        "news_lost": bus.lost if bus else 0,
        "news_dropped": bus.dropped if bus else 0,
        "tables_awake": len(hall.tables),
        "sockets": sum(len(table.lines) for table in hall.tables.values()),
        "store_commits": hall.store.commits,
        "store_waiting": hall.store.waiting,
        "workers": hall.jobs.workers if hall.jobs else 0,
        "worker_places": hall.jobs.places if hall.jobs else 0,
        "jobs_waiting": hall.jobs.waiting if hall.jobs else 0,
        "jobs_working": hall.jobs.working if hall.jobs else 0,
        "connections": len(hall.door.inside),
        "connections_limit": hall.door.limit,
        "loop_lag_worst_seconds": round(hall.times["loop_lag"].worst, 6),
        "loop_lag_smoothed_seconds": round(hall.pressure.lag_s, 6),
    }
    for name, value in gauges.items():
        lines += [f"# TYPE openoutcry_{name} gauge", f"openoutcry_{name} {value}"]
    lines += _queues(hall)
    for name, times in sorted(hall.times.items()):
        metric = f"openoutcry_{name}_seconds"
        lines += [f"# TYPE {metric} histogram", *times.lines(metric)]
    lines += ["# TYPE openoutcry_route_seconds histogram"]
    for route, times in sorted(hall.routes.items()):
        lines += times.lines("openoutcry_route_seconds", f'route="{route}"')
    lines += ["# TYPE openoutcry_route_worst_seconds gauge"]
    for route, times in sorted(hall.routes.items()):
        lines.append(f'openoutcry_route_worst_seconds{{route="{route}"}} {times.worst:.6f}')
    return "\n".join(lines) + "\n"


def _queues(hall: "Hall") -> list[str]:
    """How much of each kind of work is being done, and how much waits for its turn."""
    brains = hall.brains
    queues: dict[str, Any] = {"bots": brains.quick, "searches": brains.searches, "reviews": hall.reviews.judges}
    queues.update({str(kind): threads for kind, threads in hall.workers.threads.items()})
    lines = []
    for state in ("waiting", "working"):
        lines.append(f"# TYPE openoutcry_queue_{state} gauge")
        lines += [f'openoutcry_queue_{state}{{queue="{name}"}} {getattr(q, state)}' for name, q in queues.items()]
    return lines


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


class Calm(logging.Filter):
    """The same complaint a few times a minute; then only how often it was left out."""

    MOST, MINUTE = 5, 60.0

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, record.levelno, str(record.msg)[:200])
        since, count = self._seen.get(key, (record.created, 0))
        if record.created - since >= self.MINUTE:
            if count > self.MOST:
                record.left_out = count - self.MOST
            since, count = record.created, 0
        if len(self._seen) > 1000:
            self._seen.clear()
        self._seen[key] = (since, count + 1)
        return count < self.MOST


def log_config(level: str = "INFO") -> dict[str, Any]:
    """The logging of a server process: JSON lines on stderr."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "filters": {"calm": {"()": Calm}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["calm"],
                "stream": "ext://sys.stderr",
            }
        },
        "loggers": {
            "openoutcry": {"handlers": ["stderr"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "asyncio": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        },
    }
