"""Tournaments as they are run: duplicates are duplicates, stopping loses nothing, other settings are refused."""

import errno
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.arena import Tournament, play, seatings
from openoutcry.arena import playing as arena_playing
from openoutcry.arena.folder import BadFolder, settings
from openoutcry.arena.playing import play_task
from openoutcry.arena.results import places, ranks, summarise
from openoutcry.arena.running import on_processes
from openoutcry.bots import Thought, makeup, network
from openoutcry.bots.belief import BELIEF
from openoutcry.bots.network import POLICY_ALONE
from openoutcry.bots.search import TOLD_SEARCH, TREE_SEARCH
from openoutcry.cli import main
from openoutcry.errors import BadOption, NotAvailable
from openoutcry.games import load_game
from openoutcry.kernel.rule import INTERPRETED

SRC = str(Path(oo.__file__).parents[1])
SMALL = Tournament("money", 4, ("house", "random"), games=12, seed="arena")


def lines(folder):
    return [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]


def without_times(results):
    return {key: value for key, value in results.items() if key != "seconds"}


@pytest.fixture
def one_by_one(monkeypatch):
    """Have even compiled bots asked decision by decision, as those that search are."""
    monkeypatch.setattr(arena_playing, "_compiled", lambda seating: False)


def hands_at_the_start(seed):
    return oo.Table("money", 4, seed).position()


def test_games_of_a_deal_have_the_same_cards_and_other_deals_have_not(tmp_path):
    play(SMALL, tmp_path, workers=1)
    rows = lines(tmp_path)
    seeds = {}
    for row in rows:
        seeds.setdefault(row["deal"], set()).add(row["seed"])
    assert all(len(used) == 1 for used in seeds.values())
    assert len(set.union(*seeds.values())) == len(seeds) > 1
    starts = {json.dumps(hands_at_the_start(seed.pop()), sort_keys=True) for seed in seeds.values()}
    assert len(starts) == len(seeds)


def test_asked_one_by_one_the_deals_are_those_of_the_batch(one_by_one):
    """The seed a batch gives is the seed the game is played with: the same cards lie on the table."""
    seating = next(iter(seatings(SMALL)))
    row = play_task(SMALL, [seating])[0]
    batch = oo.batch("money", 4, 1, f"{SMALL.seed} {seating.stream}").deal()
    dealt, played = batch.states, oo.load_game("money").new(4, row["seed"])
    assert (dealt["where"] == played["where"]).all()


def test_both_ways_of_playing_write_the_same_fields(tmp_path, monkeypatch):
    batched = play_task(SMALL, [next(iter(seatings(SMALL)))])[0]
    monkeypatch.setattr(arena_playing, "_compiled", lambda seating: False)
    single = play_task(SMALL, [next(iter(seatings(SMALL)))])[0]
    assert list(batched) == list(single)
    for name in ("number", "deal", "seed", "lineup"):
        assert batched[name] == single[name]
    assert len(single["choices"]) == len(single["seconds"]) == 4
    assert 0 < sum(single["choices"]) <= single["decisions"]
    assert batched["choices"] is None


def test_house_beats_random_in_either_way_of_playing(tmp_path, monkeypatch):
    tournament = Tournament("money", 4, ("house",), games=40, against="random")
    together = play(tournament, tmp_path / "batch", workers=1)
    monkeypatch.setattr(arena_playing, "_compiled", lambda seating: False)
    apart = play(tournament, tmp_path / "single", workers=1)
    for results in (together, apart):
        house = next(line for line in results["table"] if line["bot"] == "house")
        assert house["seats"] == 40
        assert house["win_share"]["low"] > 0.8
    assert apart["seconds"]["house"]["a_choice"] > 0
    assert together["seconds"]["house"]["a_choice"] is None


def test_bots_that_search_play_too_and_their_playouts_are_counted(tmp_path):
    tournament = Tournament("money", 3, ("search:20",), games=3, against="random")
    results = play(tournament, tmp_path, workers=1)
    assert results["games"] == 3
    assert 0 < results["seconds"]["search:20"]["playouts"] <= 20
    assert results["seconds"]["random"]["playouts"] == 0


def test_a_stopped_tournament_goes_on_to_the_same_results(tmp_path, one_by_one):
    class Stop(Exception):
        pass

    def stop_after_five(done, total):
        if done == 5:
            raise Stop

    whole = play(SMALL, tmp_path / "whole", workers=1)
    with pytest.raises(Stop):
        play(SMALL, tmp_path / "parts", workers=1, progress=stop_after_five)
    assert len(lines(tmp_path / "parts")) == 5
    with (tmp_path / "parts" / "games.jsonl").open("a") as half:
        half.write('{"number": 5, "deal"')  # what a killed run leaves
    told = []
    parts = play(SMALL, tmp_path / "parts", workers=1, progress=lambda done, total: told.append((done, total)))
    assert told[0] == (5, 12)
    assert without_times(parts) == without_times(whole)
    written = [
        json.loads((tmp_path / name / "results.json").read_text(encoding="utf-8")) for name in ("whole", "parts")
    ]
    assert json.dumps(without_times(written[0])) == json.dumps(without_times(written[1]))
    assert len(lines(tmp_path / "parts")) == 12


def test_the_number_of_processes_does_not_change_the_results(tmp_path):
    here = play(SMALL, tmp_path / "here", workers=1)
    there = play(SMALL, tmp_path / "there", workers=2)
    assert without_times(here) == without_times(there)


def test_a_longer_run_adds_to_the_games_there_are(tmp_path):
    play(SMALL, tmp_path, workers=1)
    before = lines(tmp_path)
    results = play(Tournament("money", 4, ("house", "random"), games=20, seed="arena"), tmp_path, workers=1)
    assert lines(tmp_path)[:12] == before
    assert results["games"] == len(lines(tmp_path)) >= 20


def test_a_finished_tournament_is_not_played_again(tmp_path):
    first = play(SMALL, tmp_path, workers=1)
    before = (tmp_path / "games.jsonl").read_bytes()
    assert play(SMALL, tmp_path, workers=1) == first
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": "other"}, "seed"),
        ({"bots": ("random", "house")}, "bots"),
        ({"numbers": {"idle_rounds": 5}}, "numbers"),
    ],
)
def test_a_folder_takes_no_other_tournament(tmp_path, change, named):
    play(SMALL, tmp_path, workers=1)
    with pytest.raises(BadFolder, match=named):
        play(
            Tournament(**{"game": "money", "players": 4, "bots": ("house", "random"), "seed": "arena", **change}),
            tmp_path,
        )


def sources(bot):
    return settings(Tournament("money", 4, (bot,), against="random"))["sources"]


def test_a_folder_takes_no_games_of_a_level_that_plays_otherwise_now(monkeypatch, tmp_path, bots_toml):
    """A level's budget, how much of the network's word a master takes, how it takes the others, tempers, network."""
    kinds = ("house", "search:200ms", "policy", "policy+bold", "policy+careful", "tycoon", "master", "master+bold")
    before = {level: sources(level) for level in kinds}
    assert len(set(before.values())) == len(before)
    told = bots_toml("money")
    for changed, by in (
        ({"tycoon"}, ('tycoon = "policy75"', 'tycoon = "search:300ms"')),
        ({"master", "master+bold"}, ("network = 100", "network = 90")),
        ({"master", "master+bold"}, ('others = "nodes"', 'others = "network"')),
        ({"policy+bold", "master+bold"}, ("add = { worth = 1 }", "add = { worth = 2 }")),
        (set(), ("temperature = 0.841", "temperature = 0.9")),
    ):
        assert by[0] in told
        bots_toml("money", told.replace(*by))
        assert {level for level in before if sources(level) != before[level]} == changed
    bots_toml("money", told)
    assert {level: sources(level) for level in kinds} == before
    other = tmp_path / "money.safetensors"
    other.write_bytes(network.weights_of(load_game("money")).read_bytes() + b"\0")
    monkeypatch.setattr(makeup, "weights_of", lambda game: other)
    changed = {level for level in before if sources(level) != before[level]}
    assert changed == set(kinds[2:])


def test_a_bots_luck_counts_its_own_decisions_and_not_those_of_others(monkeypatch):
    """How many moves of others there were, seen or not, must not change what a bot plays."""
    tournament = Tournament("stockpile", 3, ("house", "random", "policy"), seed="luck")
    seating, asked = next(iter(seatings(tournament))), {"first": [], "last": []}
    for way, luck in asked.items():

        def answer(game, hidden, seat, seed, level, witness=None, luck=luck, way=way):
            mask = np.zeros(game.n_actions, np.uint8)
            game.call.legal_mask(hidden, 0, seat, mask)
            allowed = np.flatnonzero(mask).tolist()
            if seat == 0:
                luck.append(seed)
            return Thought(allowed[0 if seat == 0 or way == "first" else -1])

        monkeypatch.setattr(arena_playing, "think", answer)
        arena_playing.play_game(tournament, seating, "the same deal")
    shorter = min(map(len, asked.values()))
    assert shorter > 10 and asked["first"][:shorter] == asked["last"][:shorter]
    assert len(set(asked["first"])) == len(asked["first"])


def test_all_that_bots_think_with_is_loaded_before_their_first_decision(monkeypatch):
    """A bot with 20 ms would spend them on its compiled code: with belief, or a network now and then, not at first."""
    levels = ("search:20ms+belief", "policy50", "master:8")
    tournament = Tournament("money", 3, levels, games=3, seed="loaded")
    asked, loaded, before = list(seatings(tournament)), [], []

    def think(game, hidden, seat, seed, level, witness=None):
        before.append(set(loaded))
        mask = np.zeros(game.n_actions, np.uint8)
        game.call.legal_mask(hidden, 0, seat, mask)
        return Thought(int(mask.argmax()))

    monkeypatch.setattr(arena_playing, "load_parts", lambda game, parts: loaded.extend(parts))
    monkeypatch.setattr(arena_playing, "think", think)
    for does in (arena_playing.prepare, play_task):
        arena_playing._load.cache_clear()
        loaded.clear()
        does(tournament, asked[:1])
        assert set(loaded) == {BELIEF, TREE_SEARCH, TOLD_SEARCH, POLICY_ALONE}
    arena_playing._load.cache_clear()
    assert before and all(parts == set(loaded) for parts in before)


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_what_is_loaded_is_ready_to_be_called(tmp_path):
    code = (
        "from openoutcry.bots.ready import load_parts; from openoutcry.games import load_game; "
        "from openoutcry.bots.search import TREE_SEARCH as search; game = load_game('money'); "
        "load_parts(game, (search,)); print(len(game.algorithm(search).think.signatures))"
    )
    environment = {**os.environ, "PYTHONPATH": SRC}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout == "1\n"


def test_games_too_few_to_seat_everybody_are_summed_up_for_those_who_sat(tmp_path):
    bots = ("random", "house", "policy", "policy50", "policy75")
    results = play(Tournament("money", 3, bots, games=3, seed="few"), tmp_path, workers=1)
    assert sorted(line["bot"] for line in results["table"]) == ["house", "policy", "random"]


def test_a_damaged_folder_is_refused_with_the_line(tmp_path):
    play(SMALL, tmp_path, workers=1)
    rows = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    (tmp_path / "games.jsonl").write_text("\n".join([*rows[:3], "nonsense", *rows[4:]]) + "\n", encoding="utf-8")
    with pytest.raises(BadFolder, match="4"):
        play(SMALL, tmp_path, workers=1)


@pytest.mark.parametrize(
    "change",
    [
        *({"number": number} for number in (-1, "3", True, 3.0)),
        *({"scores": scores} for scores in (None, [None] * 4, ["1"] * 4, [1.5] * 4, [1] * 3)),
        *({"winners": winners} for winners in ([], [4], [0, 0], [True])),
        *({name: told} for name in ("deal", "decisions") for told in (None, "1", True)),
        *({"choices": choices} for choices in ([1] * 3, [None] * 4)),
        *({"seconds": seconds} for seconds in ([0.1] * 3, ["1"] * 4, [float("nan")] * 4)),
    ],
)
def test_a_line_that_is_no_game_is_refused(tmp_path, change):
    play(SMALL, tmp_path, workers=1)
    rows = lines(tmp_path)
    rows[3] |= change
    (tmp_path / "games.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    with pytest.raises(BadFolder, match="4"):
        play(SMALL, tmp_path, workers=1)


def test_two_runs_do_not_write_to_one_folder(tmp_path):
    tried = []

    def try_another(done, total):
        with pytest.raises(NotAvailable, match="writing"):
            play(SMALL, tmp_path, workers=1)
        tried.append(done)

    play(SMALL, tmp_path, workers=1, progress=try_another)
    assert tried


def test_a_tournament_is_played_where_nothing_can_be_locked(tmp_path, monkeypatch):
    """Some file systems of a network know no locks: nobody else is writing for that."""
    fcntl = pytest.importorskip("fcntl")

    def refuse(held, how):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    assert play(SMALL, tmp_path, workers=1)["games"] == SMALL.games


def test_settings_that_are_no_file_are_an_error_for_people(tmp_path):
    (tmp_path / "arena.json").mkdir()
    with pytest.raises(BadFolder, match=r"arena\.json"):
        play(SMALL, tmp_path, workers=1)


def test_a_folder_that_cannot_be_made_is_an_error_for_people(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadFolder, match="file"):
        play(SMALL, tmp_path / "file", workers=1)


@pytest.mark.parametrize("workers", [-1, 10**6, True])
def test_impossible_numbers_of_workers_are_refused(tmp_path, workers):
    with pytest.raises(BadOption, match="workers"):
        play(SMALL, tmp_path, workers=workers)


def test_a_worker_that_dies_loses_no_game():
    tournament = Tournament("money", 4, ("house", "random"), games=60)
    todo = [[seating] for seating in seatings(tournament)]
    played = []
    for rows in on_processes(tournament, todo, 2):
        if not played:
            os.kill(next(child.pid for child in multiprocessing.active_children()), signal.SIGKILL)
        played += rows
    assert sorted({row["number"] for row in played}) == list(range(len(todo)))


def die(tournament, task):
    os._exit(1)


def test_workers_that_always_die_end_it_with_an_error(monkeypatch):
    monkeypatch.setattr("openoutcry.arena.running.play_task", die)
    tournament = Tournament("money", 4, ("house", "random"), games=12)
    todo = [[seating] for seating in seatings(tournament)]
    with pytest.raises(NotAvailable, match="memory"):
        list(on_processes(tournament, todo, 1))


def test_without_ray_the_error_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotAvailable, match="openoutcry\\[ray\\]"):
        play(SMALL, tmp_path, ray=True)


def test_ray_gives_the_same_results(tmp_path):
    ray = pytest.importorskip("ray")
    here = play(SMALL, tmp_path / "here", workers=1)
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        there = play(SMALL, tmp_path / "there", ray=True)
    finally:
        ray.shutdown()
    assert without_times(here) == without_times(there)


def test_winners_come_first_whatever_the_scores_and_ties_share_a_place():
    row = {"scores": [50, 90, 50, 70], "winners": [3]}
    assert places(row) == [[3], [1], [0, 2]]
    assert ranks(row) == [3.5, 2, 3.5, 1]
    assert ranks({"scores": [5, 5, 1], "winners": [0, 1]}) == [1.5, 1.5, 3]


def test_figures_of_games_one_can_add_up():
    tournament = Tournament("money", 4, ("house",), games=8, against="random")

    def row(deal, seat, scores, winners):
        lineup = ["random"] * 4
        lineup[seat] = "house"
        return {
            "deal": deal, "lineup": lineup, "scores": scores, "winners": winners, "decisions": 100 + deal,
            "choices": [10] * 4, "playouts": [500] * 4, "seconds": [0.1] * 4,
        }  # fmt: skip

    games = [
        row(0, 0, [40, 30, 20, 10], [0]),
        row(0, 1, [40, 30, 20, 10], [0]),
        row(1, 2, [10, 20, 30, 30], [2, 3]),
        row(1, 3, [10, 20, 30, 40], [3]),
    ]
    results = summarise(tournament, games)
    house = next(line for line in results["table"] if line["bot"] == "house")
    assert house["win_share"]["value"] == 2.5 / 4
    assert house["score"]["value"] == (40 + 30 + 30 + 40) / 4
    assert house["rank"]["value"] == (1 + 2 + 1.5 + 1) / 4
    random = next(line for line in results["table"] if line["bot"] == "random")
    assert random["win_share"]["value"] == pytest.approx(1.5 / 12)
    assert results["par"] == 0.25
    assert results["length"]["mean"] == 100.5
    assert results["seconds"]["house"] == {"choices": 40, "a_choice": pytest.approx(0.01), "playouts": 50}
    assert results["ahead"][0][1] == pytest.approx((3 + 2 + 2.5 + 3) / 12, abs=1e-5)


def test_the_command_prints_a_table_and_says_where_the_page_is(tmp_path, capsys):
    asked = ["arena", "money", "--bots", "house", "--against", "random", "--games", "40", "--out", str(tmp_path)]
    assert main([*asked, "--workers", "1"]) == 0
    said = capsys.readouterr().out
    assert "40 games on 10 deals" in said
    assert "house" in said
    assert "index.html" in said
    assert (tmp_path / "index.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main([*asked, "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 40
    assert main([*asked, "--seed", "2"]) == 2
    assert "seed" in capsys.readouterr().err


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_stopped_or_killed_keeps_what_was_played(tmp_path, how):
    command = [sys.executable, "-m", "openoutcry.cli", "arena", "money", "--bots", "house,random", "--games", "500000"]
    run = subprocess.Popen(
        [*command, "--workers", "2", "--out", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": SRC, "OPENOUTCRY_LANG": "en"},
        stderr=subprocess.PIPE,
        text=True,
    )
    games = tmp_path / "games.jsonl"
    until = time.monotonic() + 120
    while time.monotonic() < until and not (games.exists() and games.stat().st_size):
        time.sleep(0.1)
    run.send_signal(how)
    said = run.communicate(timeout=60)[1]
    if how == signal.SIGINT:
        assert run.returncode == 130, said
        assert "The same command goes on" in said
    kept = games.read_bytes().count(b"\n")
    assert kept
    results = play(Tournament("money", 4, ("house", "random"), games=12), tmp_path, workers=1)
    assert results["games"] == 12
    assert len(lines(tmp_path)) >= kept
