"""`outcry doctor` names what is missing and what helps."""

import http.server
import json
import threading

import pytest

from openoutcry.cli import doctor, main
from openoutcry.language import LANGUAGES

NOBODY = "http://127.0.0.1:9"  # the port of "discard": nothing listens there


def findings(capsys, *arguments):
    code = main(["doctor", "--json", *arguments])
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] == (code == 0)
    return {finding["what"]: finding for finding in report["findings"]}


@pytest.fixture
def stranger():
    """A web server that is not ours."""
    server = http.server.HTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_packages_are_listed_with_their_versions(capsys):
    found = findings(capsys, "--url", NOBODY)
    assert found["numba"]["state"] == "fine" and found["numba"]["found"][0].isdigit()
    assert "Python" in found and "extra env" in found


def test_a_missing_package_is_wrong_and_a_missing_extra_is_not(capsys, monkeypatch):
    monkeypatch.setattr(doctor, "installed", lambda name: None if name in ("numba", "polars") else "1.0")
    found = findings(capsys, "--url", NOBODY)
    assert found["numba"]["state"] == "wrong" and "pip install" in found["numba"]["remedy"]
    assert found["extra data"]["state"] == "absent" and "openoutcry[data]" in found["extra data"]["remedy"]


def test_a_package_without_the_site_is_found_out(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("openoutcry.server.pages.STATIC", tmp_path)
    assert main(["doctor", "--json", "--url", NOBODY]) == doctor.SICK
    found = {finding["what"]: finding for finding in json.loads(capsys.readouterr().out)["findings"]}
    assert found["the site's files"]["state"] == "wrong" and found["the site's files"]["remedy"]


def test_a_folder_that_can_not_be_written_is_found_out(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("OPENOUTCRY_DATA", str(tmp_path / "not" / "yet"))
    assert findings(capsys, "--url", NOBODY)["folder of matches"]["state"] == "fine"
    monkeypatch.setattr(doctor, "writable", lambda folder: False)
    assert findings(capsys, "--url", NOBODY)["folder of matches"]["state"] == "wrong"


def test_rules_not_yet_compiled_are_no_fault(capsys, monkeypatch):
    monkeypatch.setattr(doctor, "is_compiled", lambda game, template: template.endswith("entry"))
    found = findings(capsys, "--url", NOBODY)["compiled rules of Money"]
    assert found["state"] == "absent" and found["found"].startswith("1 of ")


def test_silence_and_strangers_are_told_apart(capsys, stranger):
    assert findings(capsys, "--url", NOBODY)[f"a site at {NOBODY}"]["state"] == "absent"
    assert findings(capsys, "--url", "no address")["a site at no address"]["state"] == "absent"
    assert findings(capsys, "--url", stranger)[f"a site at {stranger}"]["state"] == "wrong"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_speaks_every_language(language, capsys, monkeypatch):
    monkeypatch.setattr(doctor, "installed", lambda name: None)
    main(["doctor", "--url", NOBODY, "--lang", language])
    said = capsys.readouterr().out
    assert "✗ numpy" in said and "doctor-" not in said
