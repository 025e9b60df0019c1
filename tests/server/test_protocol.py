"""One protocol: the client's types are made from the document the server makes of itself."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from openoutcry.server.openapi import document
from tests.server.people import conforms

WEB = Path(__file__).parents[2] / "web"


def test_the_kept_document_is_the_one_the_server_gives():
    kept = (WEB / "openapi.json").read_text(encoding="utf-8")
    assert kept == document(), "run `make types` and commit what it changes"


def test_the_clients_types_are_checked_against_the_kept_document():
    """`npm run check` fails where schema.d.ts is not what openapi.json gives."""
    check = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]["check"]
    assert "openapi-typescript openapi.json" in check and "--check" in check


def test_a_message_the_schema_does_not_know_is_noticed():
    conforms({"type": "ack", "id": "1"})
    with pytest.raises(AssertionError):
        conforms({"type": "ack", "id": "1", "seat": 2})
    with pytest.raises(ValidationError):
        conforms({"type": "shrug"})
