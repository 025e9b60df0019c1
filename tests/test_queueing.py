"""The simulation of waiting lines against what theory says of them. The same luck every time."""

from math import log

import pytest
from bench.queueing import Simulation, Site


@pytest.mark.parametrize("load", [0.3, 0.6, 0.8])
def test_one_line_before_one_place_waits_as_theory_says(load):
    """Many people who think long are as good as calls out of nowhere: half of the work comes back once, and the whole
    is a tandem of visits to one place, whose mean is the work divided by what is left of the place."""
    people, node_ms = 20_000, 4.0
    site = Site(people=people, think=people * node_ms / 1000 / load, node_ms=node_ms, seconds=400)
    simulation = Simulation(site)
    found = simulation.run()
    assert found["moves_a_second"] == pytest.approx(load / node_ms * 1000, rel=0.03)
    assert found["busiest_node"] == pytest.approx(load, rel=0.03)
    mean_ms = 1000 * sum(simulation.waits) / len(simulation.waits)
    assert mean_ms == pytest.approx(node_ms / (1 - load), rel=0.1)


def test_more_work_than_a_node_can_do_is_done_as_fast_as_it_can():
    found = Simulation(Site(people=2000, think=1.0, node_ms=4.0, seconds=100)).run()
    assert found["moves_a_second"] == pytest.approx(250, rel=0.05) and found["busiest_node"] == pytest.approx(
        1, abs=0.01
    )
    # Everybody waits for all the others: people = moves a second times (thinking and waiting).
    assert found["p50_ms"] == pytest.approx(1000 * (2000 / 250 - 1), rel=0.1)


def test_twice_the_nodes_carry_twice_the_people_and_passing_on_costs():
    one = Simulation(Site(people=500, nodes=1, seconds=200)).run()
    two = Simulation(Site(people=1000, nodes=2, seconds=200)).run()
    assert two["moves_a_second"] == pytest.approx(2 * one["moves_a_second"], rel=0.05)
    assert two["p99_ms"] == pytest.approx(one["p99_ms"], rel=0.2)
    passing = Simulation(Site(people=1000, nodes=2, passing_ms=2.0, seconds=200)).run()
    assert passing["busiest_node"] == pytest.approx(two["busiest_node"] * (4 + 1) / 4, rel=0.1)


def test_on_one_machine_all_share_its_cores():
    """Three nodes on two cores do no more than two cores can."""
    site = Site(people=3000, think=1.0, nodes=3, node_ms=3.0, client_ms=1.0, cores=2, seconds=100)
    assert Simulation(site).run()["moves_a_second"] == pytest.approx(2 / 0.004, rel=0.05)


def test_one_alone_waits_for_nobody():
    """Two pieces of work of 2 ms on the mean: half of such sums are below 1.678 times 2 ms."""
    found = Simulation(Site(people=1, think=0.05, commit_ms=10.0, seconds=500)).run()
    assert found["p50_ms"] == pytest.approx(10 + 1.678 * 2, rel=0.05)
    assert found["p99_ms"] > 10 + 2 * log(100)
