"""The whole site as one script starts it: proxy, nodes, worker, PostgreSQL, Redis; and its upgrade during play."""

import json
import re
from pathlib import Path

import psycopg
import pytest
import yaml
from scripts.several_nodes import Several
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import Person, Site, awaited, play_on

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(scope="module")
def several():
    made = Several(2, 1, "money", LEASE=15, BOT_DELAY=0, RATE_FACTOR=1000, BOT_PROCESSES=0)
    yield made
    made.end()


def come_back(person, table):
    """As a browser does: connect again until it is let in."""

    def opened():
        try:
            return person.look(table, 0)
        except (ConnectionClosed, InvalidStatus, OSError):
            return None

    return awaited(opened)


def moves(several, person, table, most):
    """So many acknowledged moves, over whatever lines it takes; their numbers in the log."""
    look, done = come_back(person, table), 0
    while done < most and not look.view["over"]:
        try:
            look.wait(lambda look: 0 in look.view["pending"] or look.view["over"])
            if not look.view["over"]:
                play_on(look)
                done += 1
        except (ConnectionClosed, AssertionError):
            look = come_back(person, table)
    look.close()
    return done


def kept(several, table):
    with psycopg.connect(several.database) as connection:
        found = connection.execute(
            "SELECT client, COUNT(*) FROM actions WHERE table_id = %s AND client IS NOT NULL GROUP BY 1", (table,)
        )
        return dict(found.fetchall())


def test_both_nodes_are_replaced_while_a_match_is_played_and_no_move_is_lost(several):
    ann = Person(several.proxy.url, "Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    done = moves(several, ann, table, 2)
    for _ in range(2):
        several.nodes.append(several.start_node())
        done += moves(several, ann, table, 1)  # two versions side by side
        several.end_node(several.nodes.pop(0))
        done += moves(several, ann, table, 1)
        assert len(kept(several, table)) == done
    assert set(kept(several, table).values()) == {1}, "and none is played twice"


def test_the_containers_are_what_the_script_starts():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert {"proxy", "node-1", "node-2", "worker", "database", "redis", "prometheus", "dashboard"} == set(services)
    assert services["worker"]["command"] == ["outcry", "worker"]
    for one in ("node-1", "node-2", "worker"):
        where = services[one]["environment"]
        assert "@database/" in where["OPENOUTCRY_DATABASE"] and "@redis/" in where["OPENOUTCRY_REDIS"]
    named = [volume.split(":")[0] for one in services.values() for volume in one.get("volumes", []) if volume[0] == "."]
    assert named and all((DEPLOY / name).is_file() for name in named)
    targets = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"][0]["static_configs"][0][
        "targets"
    ]
    assert {target.partition(":")[0] for target in targets} <= set(services)


def test_the_dashboard_shows_measures_that_exist(tmp_path):
    site = Site(data_dir=tmp_path)
    site.guest("Ann")
    said = site.visitor().http.get("/metrics").text
    site.stop()
    asked = [
        target["expr"]
        for panel in json.loads((DEPLOY / "grafana" / "site.json").read_text())["panels"]
        for target in panel["targets"]
    ]
    named = {re.sub("_count$", "", name) for expr in asked for name in re.findall(r"openoutcry_[a-z0-9_]+", expr)}
    assert len(named) > 10
    assert [name for name in sorted(named) if f"# TYPE {name} " not in said] == []
