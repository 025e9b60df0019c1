"""Somebody hostile at every door: requests and messages of every described shape, whole, broken and absurd.

The short form is part of the tests; `make attack` makes thirty times as many. The same luck every time: LUCK chooses
another. The verdict is always the same: no answer of the server's own failure, every refusal in its one shape, and
the server goes on serving.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.luck import ATTACK, LUCK
from tests.server.people import Person, Site

REQUESTS, MESSAGES, FLOOD = 12 * ATTACK, 250 * ATTACK, 400 * ATTACK
METHODS = {"get", "post", "put", "delete", "patch"}
ABSURD: list[Any] = [
    *(None, True, "", " ", "\x00", "\ud800", "a" * 5000, "../../etc/passwd", "' OR 1=1 --", "<b>x</b>", "%00"),
    *(-1, 0, 2**31, 2**63, -(2**63) - 1, 10**400, 0.5, -0.0, 1e308, [], {}, [[[[[]]]]], {"": {}}, [None] * 300),
]


class Dice(random.Random):
    """Values that fit a described shape, and values that do not."""

    def __init__(self, document: dict[str, Any], salt: str) -> None:
        super().__init__(f"{LUCK} {salt}")
        self.shapes = document["components"]["schemas"]
        self.known: list[str] = ["money", "acquire"]

    def value(self, shape: dict[str, Any], depth: int = 0) -> Any:
        if "$ref" in shape:
            shape = self.shapes[shape["$ref"].rsplit("/", 1)[1]]
        if self.random() < 0.12 or depth > 6:
            return self.choice(ABSURD)
        for word in ("anyOf", "oneOf"):
            if word in shape:
                return self.value(self.choice(shape[word]), depth + 1)
        if "const" in shape or "enum" in shape:
            return self.choice(shape.get("enum") or [shape["const"]])
        kind = shape.get("type")
        if kind == "object" or "properties" in shape:
            return self.fields(shape, depth)
        if kind == "array":
            return [self.value(shape.get("items", {}), depth + 1) for _ in range(self.randint(0, 6))]
        if kind == "integer":
            return self.choice(
                [0, 1, 2, 3, 7, self.randint(-5, 1000), shape.get("maximum", 9), shape.get("minimum", 0)]
            )
        if kind == "boolean":
            return self.random() < 0.5
        if kind == "string":
            return self.choice([*self.known, "house", "x", "Ann", "en", "add #1", "done"])
        return self.choice([1, "done", {"move": "keep"}, *ABSURD])

    def fields(self, shape: dict[str, Any], depth: int) -> dict[str, Any]:
        asked = set(shape.get("required", ()))
        given = {
            name: self.value(inner, depth + 1)
            for name, inner in shape.get("properties", {}).items()
            if self.random() < (0.95 if name in asked else 0.4)
        }
        if self.random() < 0.05:
            given["no_such_field"] = self.choice(ABSURD)
        return given


def written(said: Any) -> bytes:
    """JSON as somebody hostile writes it: lone surrogates and numbers without end included."""
    return json.dumps(said).encode("utf-8", "surrogatepass")


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory, kept: Callable[[], str]) -> Any:
    site = Site(data_dir=tmp_path_factory.mktemp("attacked"), database=kept())
    yield site
    site.stop()


@pytest.fixture(scope="module")
def document(target: Site) -> dict[str, Any]:
    described: dict[str, Any] = target.visitor().get("/openapi.json")
    return described


def a_table(person: Person) -> dict[str, Any]:
    table: dict[str, Any] = person.open(["me", "random", "random"], start=True, public=True)
    return table


def in_one_shape(answer: Any) -> None:
    """Nothing is the server's own failure, and a refusal says what was wrong."""
    assert answer.status_code < 500 or answer.json()["error"]["code"] == "server-error-preparing", answer.text[:500]
    if answer.status_code >= 400 and answer.request.url.path.startswith("/api"):
        error = answer.json()["error"]
        assert error["code"]
        assert error["message"]


def test_every_operation_bears_every_request(target: Site, document: dict[str, Any]) -> None:
    dice, ann = Dice(document, "rest"), target.guest("Ann")
    people = [ann, target.guest("Bea", "ru"), target.visitor()]
    table = a_table(ann)
    dice.known += [table["id"], table["invite"], table["host"]]
    tried = 0
    for path, operations in document["paths"].items():
        for method in sorted(METHODS & set(operations)):
            asked = operations[method]
            for _ in range(REQUESTS):
                person, address, query = dice.choice(people), path, {}
                for parameter in asked.get("parameters", ()):
                    value = dice.value(parameter["schema"])
                    plain = str(value).encode("utf-8", "ignore").decode().replace("\x00", "%00")[:300]
                    if parameter["in"] == "path":
                        known = table["id"] if "id" in parameter["name"] and dice.random() < 0.7 else plain
                        address = address.replace("{" + parameter["name"] + "}", known.replace("/", "%2F") or "x")
                    elif parameter["in"] == "query":
                        query[parameter["name"]] = plain
                content = None
                if "requestBody" in asked:
                    shape = asked["requestBody"]["content"]["application/json"]["schema"]
                    content = written(dice.value(shape)) if dice.random() < 0.95 else bytes(dice.randbytes(40))
                headers = {"content-type": "application/json"} if content is not None else {}
                in_one_shape(person.http.request(method, address, params=query, content=content, headers=headers))
                tried += 1
    assert tried > 20 * REQUESTS
    assert target.visitor().get("/healthz")["ok"]


def test_a_socket_bears_every_message(target: Site, document: dict[str, Any]) -> None:
    dice, ann = Dice(document, "socket"), target.guest("Ann")
    table = a_table(ann)
    kinds = {"$ref": "#/components/schemas/ClientMessage"}
    look, lines = ann.look(table["id"], 0), 1
    for _ in range(MESSAGES):
        said = dice.value(kinds)
        raw: Any = written(said).decode("utf-8", "replace") if dice.random() < 0.95 else dice.randbytes(30)
        try:
            look.socket.send(raw)
        except ConnectionClosed:
            look, lines = ann.look(table["id"], 0), lines + 1
    assert lines < MESSAGES // 4  # closed only for what is no message at all
    last = ann.look(table["id"], None)
    assert last.ask({"type": "ping"})["type"] == "pong"
    assert ann.look(table["id"], 0).view["seat"] == 0


def test_a_flood_within_the_limits_leaves_others_their_game(tmp_path: Any, kept: Callable[[], str]) -> None:
    """One guest asks as much as the limits let through, and more; another plays on, refused nothing."""
    site = Site(data_dir=tmp_path, database=kept(), rate_factor=1.0)
    try:
        bea = site.guest("Bea")
        look = bea.look(bea.open(["me", "random", "random"], start=True)["id"], 0)
        loud = site.guest("Loud")
        for number in range(FLOOD):
            answer = loud.http.get(("/api/games", "/api/tables?list=watch", "/api/me")[number % 3])
            in_one_shape(answer)
            if number % 100 == 0:
                look.settle()
                moves = look.view["moves"]
                if moves and moves[0]["move"] == "add":
                    assert look.move(moves[0]["code"])["type"] == "ack"
    finally:
        site.stop()
