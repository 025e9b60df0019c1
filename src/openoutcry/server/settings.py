"""Everything about a server that can be set, with its default."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from openoutcry.server.addresses import LOOPBACK, Network, networks
from openoutcry.server.limits import Rate


def default_data_dir() -> Path:
    """OPENOUTCRY_DATA, else the user's data folder."""
    chosen = os.environ.get("OPENOUTCRY_DATA")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "openoutcry"


# What one guest (or, before there is one, one address) may do: so many a second, so many at once.
RATES: Mapping[str, Rate] = {
    "request": Rate(20, 80),
    "guest": Rate(0.5, 20),
    "create": Rate(0.2, 12),
    "message": Rate(20, 60),
    "move": Rate(10, 40),
    "chat": Rate(1, 6),
    "hint": Rate(1, 4),
    "undo": Rate(0.5, 6),
    "review": Rate(0.05, 6),
    "connect": Rate(2, 60),
    "health": Rate(5, 20),
    "work": Rate(0.25, 5),  # seconds of processor, for replays and sleeping tables
}


def _words(value: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in value.split(",") if word.strip())


@dataclass(frozen=True)
class Settings:
    """One server's settings. Those marked with a variable can be set in the environment."""

    data_dir: Path = field(default_factory=default_data_dir)
    database: str = ""  # OPENOUTCRY_DATABASE: postgresql://…; without it a file in the data folder
    redis: str = ""  # OPENOUTCRY_REDIS: redis://…, for what nodes tell each other; without it the database
    node: str = ""  # OPENOUTCRY_NODE: where the other nodes reach this one, http://10.0.0.5:8000
    lease_s: float = 10.0  # OPENOUTCRY_LEASE: the tables of a node that was silent for this long wake elsewhere
    workers: bool = True  # OPENOUTCRY_WORKERS=0: searches and reviews are done by this node, whatever workers there are
    bot_delay_s: float = 0.9  # OPENOUTCRY_BOT_DELAY: before a bot's move, more or less
    grace_s: float = 60.0  # OPENOUTCRY_GRACE: before a bot stands in for one who left
    undo_wait_s: float = 60.0
    silence_s: float = 60.0  # a socket that says nothing for this long is closed
    idle_unload_s: float = 600.0  # a table nobody looks at leaves the memory
    bot_processes: int = -1  # OPENOUTCRY_BOT_PROCESSES: 0 threads instead, -1 by the number of cores
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    rate_factor: float = 1.0  # OPENOUTCRY_RATE_FACTOR: all rates, and the delays that are borne, times this
    sockets_a_guest: int = 24
    sockets_an_address: int = 400  # OPENOUTCRY_SOCKETS
    connections: int = 4000  # OPENOUTCRY_CONNECTIONS: at once; fewer where the system allows fewer files
    connections_an_address: int = 500  # OPENOUTCRY_CONNECTIONS_AN_ADDRESS: of them from one address
    headers_s: float = 10.0  # a connection that has asked nothing for this long is closed
    body_s: float = 20.0  # a request has to be here whole after this long
    stall_s: float = 60.0  # a connection that reads nothing of its answer for this long is closed
    tables_a_guest: int = 40  # open or running at once
    body_bytes: int = 16_384
    message_bytes: int = 8_192
    kept_bytes: int = 64 << 20  # of finished matches told again
    queue_messages: int = 256  # not yet sent to one socket; more and it is closed
    origins: tuple[str, ...] = ()  # OPENOUTCRY_ORIGINS: further origins, with commas
    secure_cookie: bool = False  # OPENOUTCRY_HTTPS=1: the site is reached over https only
    # OPENOUTCRY_PROXIES: addresses and networks whose X-Forwarded-For is believed; OPENOUTCRY_PROXIED=1: this machine.
    proxies: tuple[Network, ...] = ()
    hosts: tuple[str, ...] = ()  # OPENOUTCRY_HOSTS: the site's names; this machine's own and addresses always count
    metrics_token: str = ""  # OPENOUTCRY_METRICS_TOKEN: who has it may read /metrics from elsewhere
    keep_days: int = 0  # OPENOUTCRY_KEEP_DAYS: tables on which nothing has happened for longer go; 0 keeps all
    disk_reserve_mb: int = 64  # OPENOUTCRY_DISK_RESERVE: with less free the server says it is not ready
    warm: bool = True  # compile all games in the background at the start

    @classmethod
    def from_environment(cls, **given: object) -> "Settings":
        """The defaults, changed by the environment, changed by what is given."""
        said: dict[str, object] = {}
        if os.environ.get("OPENOUTCRY_PROXIED") == "1":
            said["proxies"] = networks(LOOPBACK)
        readers = {
            "database": ("OPENOUTCRY_DATABASE", str),
            "redis": ("OPENOUTCRY_REDIS", str),
            "node": ("OPENOUTCRY_NODE", str),
            "lease_s": ("OPENOUTCRY_LEASE", float),
            "workers": ("OPENOUTCRY_WORKERS", lambda v: v != "0"),
            "bot_delay_s": ("OPENOUTCRY_BOT_DELAY", float),
            "grace_s": ("OPENOUTCRY_GRACE", float),
            "bot_processes": ("OPENOUTCRY_BOT_PROCESSES", int),
            "rate_factor": ("OPENOUTCRY_RATE_FACTOR", float),
            "sockets_an_address": ("OPENOUTCRY_SOCKETS", int),
            "connections": ("OPENOUTCRY_CONNECTIONS", int),
            "connections_an_address": ("OPENOUTCRY_CONNECTIONS_AN_ADDRESS", int),
            "origins": ("OPENOUTCRY_ORIGINS", _words),
            "hosts": ("OPENOUTCRY_HOSTS", _words),
            "proxies": ("OPENOUTCRY_PROXIES", lambda v: networks(_words(v))),
            "metrics_token": ("OPENOUTCRY_METRICS_TOKEN", str),
            "keep_days": ("OPENOUTCRY_KEEP_DAYS", int),
            "disk_reserve_mb": ("OPENOUTCRY_DISK_RESERVE", int),
            "secure_cookie": ("OPENOUTCRY_HTTPS", lambda v: v == "1"),
        }
        for name, (variable, read) in readers.items():
            if os.environ.get(variable):
                said[name] = read(os.environ[variable])  # type: ignore[operator]
        said.update({key: value for key, value in given.items() if value is not None})
        assert set(said) <= {f.name for f in fields(cls)}
        return cls(**said)  # type: ignore[arg-type]
