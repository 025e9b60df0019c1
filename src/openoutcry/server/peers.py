"""How one node of a site asks another."""

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeTimedSerializer

HOP = "x-outcry-hop"  # passed on once already; a second time would go round in circles
HOP_S = 60
# How nodes speak with each other, beside what visitors say. Raised when an older node could no longer be passed
# anything on; two versions of the program are side by side during an upgrade.
FORWARD = "x-outcry-forward"
SPOKEN = 1
OLDEST_SPOKEN = 1  # the oldest that is still understood


def hop(key: bytes) -> str:
    """The word of a node that it has passed something on; visitors, who send headers too, can't say it."""
    said = _hops(key).dumps("hop")
    return said if isinstance(said, str) else said.decode()


def passed_on(key: bytes) -> dict[str, str]:
    """The headers of what a node passes on."""
    return {HOP: hop(key), FORWARD: str(SPOKEN)}


def by_a_node(key: bytes, said: str | None) -> bool:
    """Was it a node of this site that said this, a moment ago?"""
    try:
        return said is not None and bool(_hops(key).loads(said, max_age=HOP_S) == "hop")
    except BadSignature:
        return False


def understood(said: str | None) -> bool:
    """Does another node speak as this one does? One that does not say is of the first version."""
    spoken = 1 if said is None else int(said[:9]) if said.isdecimal() else 0
    return OLDEST_SPOKEN <= spoken <= SPOKEN


def _hops(key: bytes) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt="hop")


def told(owner: str, path: str, cookie: str, key: bytes, within_s: float) -> Any:
    """In a thread: what another node answers to a guest, None where it does not."""
    where = urlsplit(owner)
    to = http.client.HTTPConnection(where.hostname or "", where.port, timeout=within_s)
    try:
        to.request("GET", path, headers={"host": "localhost", "cookie": cookie, **passed_on(key)})
        answer = to.getresponse()
        return json.loads(answer.read()) if answer.status == 200 else None
    except (OSError, http.client.HTTPException, ValueError):
        return None
    finally:
        to.close()
