"""How one node of a site asks another."""

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

HOP = "x-outcry-hop"  # passed on once already; a second time would go round in circles


def told(owner: str, path: str, cookie: str, within_s: float) -> Any:
    """In a thread: what another node answers to a guest, None where it does not."""
    where = urlsplit(owner)
    to = http.client.HTTPConnection(where.hostname or "", where.port, timeout=within_s)
    try:
        to.request("GET", path, headers={"host": "localhost", "cookie": cookie, HOP: "1"})
        answer = to.getresponse()
        return json.loads(answer.read()) if answer.status == 200 else None
    except (OSError, http.client.HTTPException, ValueError):
        return None
    finally:
        to.close()
