"""`outcry train`: a network learns a game by playing it or from what a search thought, or is judged again."""

import argparse
import contextlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from openoutcry.cli.command import Command
from openoutcry.cli.output import plain_console
from openoutcry.errors import BadOption
from openoutcry.extras import need
from openoutcry.folders import write_whole
from openoutcry.games import load_game
from openoutcry.language import text
from openoutcry.report.figures import number, percent
from openoutcry.report.training import opponent, training_page

if TYPE_CHECKING:
    from openoutcry.learn.lesson import Recipe
    from openoutcry.learn.study import Study
    from openoutcry.learn.training import Asked, Say, Training

DEVICES = ("cpu", "cuda")
MOST_MINUTES = 60 * 24 * 30
MOST_PASSES = 1000
MOST_SEED = 2**32 - 1
NOT_FROM_THOUGHTS = ("ray", "against", "tables", "observations", "entropy", "decay")
NOT_JUDGED = ("thoughts", "start", "rate", *NOT_FROM_THOUGHTS)


def add_arguments(command: Command) -> None:
    command.argument("game", about="game")
    command.argument("--minutes", about="minutes", type=float, default=5.0)
    command.argument("--device", about="device", choices=DEVICES, default="cpu")
    command.argument("--out", about="train-out", type=Path)
    command.argument("--start", about="train-start", type=Path, metavar="WEIGHTS")
    command.argument("--against", about="train-against", default="", metavar="house|WEIGHTS")
    command.argument("--tables", about="train-tables", type=int, default=0)
    command.argument("--ray", about="train-ray", metavar="ADDRESS", nargs="?", const="")
    command.argument("--workers", about="train-workers", type=int, default=0)
    command.argument("--observations", about="train-observations", default="", metavar="float32|bfloat16|float8")
    command.argument("--seed", about="seed", type=int, default=0)
    command.argument("--every", about="train-every", type=float, default=60.0, metavar="SECONDS")
    command.argument("--rate", about="train-rate", metavar="FROM,TO")
    command.argument("--entropy", about="train-entropy", metavar="FROM,TO")
    command.argument("--decay", about="train-decay", type=float)
    command.argument("--thoughts", about="train-thoughts", type=Path, metavar="FOLDER")
    command.argument("--passes", about="train-passes", type=int, default=2)
    command.argument("--judge", about="train-judge", type=Path, metavar="WEIGHTS", nargs="?", const=Path())
    command.argument("--games", "-g", about="games", type=int, default=0)
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    need("torch", "learn")
    if arguments.device == "cuda" and not need("torch", "learn").cuda.is_available():
        raise BadOption("device", arguments.device, "cpu")
    game = load_game(arguments.game)
    if not 0 < arguments.minutes <= MOST_MINUTES:
        raise BadOption("minutes", arguments.minutes, f"0–{MOST_MINUTES}")
    if not 0 <= arguments.every <= 60 * MOST_MINUTES:
        raise BadOption("every", arguments.every, f"0–{60 * MOST_MINUTES}")
    if not 0 <= arguments.seed <= MOST_SEED:
        raise BadOption("seed", arguments.seed, f"0–{MOST_SEED}")
    if arguments.workers and arguments.ray is None:
        raise BadOption("workers", arguments.workers, "--ray")
    for name in ("tables", "games"):
        if not 0 <= getattr(arguments, name) <= 1 << 20:
            raise BadOption(name, getattr(arguments, name), f"0–{1 << 20}")
    if not 1 <= arguments.passes <= MOST_PASSES:
        raise BadOption("passes", arguments.passes, f"1–{MOST_PASSES}")
    if arguments.judge is not None:
        return _judge(arguments, language)
    if arguments.thoughts is not None:
        return _study(game.name, arguments, language)
    return _train(game.name, arguments, language)


def _refuse(arguments: argparse.Namespace, options: tuple[str, ...]) -> None:
    """What would be passed over in silence."""
    for option in options:
        given = getattr(arguments, option)
        if given not in (None, "", 0) or (option == "ray" and given is not None):
            raise BadOption(option, given, "–")


def _recipe(arguments: argparse.Namespace) -> "Recipe":
    from openoutcry.learn.lesson import Recipe
    from openoutcry.learn.training import SMALL

    recipe = Recipe() if arguments.device == "cuda" else SMALL
    if arguments.rate is not None:
        recipe = replace(recipe, rate=_two_numbers("rate", arguments.rate))
    if arguments.entropy is not None:
        recipe = replace(recipe, entropy=_two_numbers("entropy", arguments.entropy))
    if arguments.decay is None:
        return recipe
    if not 0 <= arguments.decay <= 1:
        raise BadOption("decay", arguments.decay, "0–1")
    return replace(recipe, decay=arguments.decay)


def _two_numbers(name: str, given: str) -> tuple[float, float]:
    try:
        first, last = (float(part) for part in given.split(","))
    except ValueError as wrong:
        raise BadOption(name, given, "0.0005,0.00005") from wrong
    if not (0 <= first <= 1 and 0 <= last <= 1):
        raise BadOption(name, given, "0–1,0–1")
    return first, last


def _train(name: str, arguments: argparse.Namespace, language: str) -> int:
    from openoutcry.learn.training import Asked

    out = arguments.out or Path("trained") / name
    wanted = Asked(
        name,
        out,
        minutes=arguments.minutes,
        device=arguments.device,
        tables=arguments.tables,
        judged=arguments.games,
        every=arguments.every,
        seed=arguments.seed,
        start=arguments.start,
        against=arguments.against,
        observations=arguments.observations,
        recipe=_recipe(arguments),
        workers=0 if arguments.ray is None else arguments.workers or 1,
    )

    return _learn(lambda say: _training(wanted, arguments.ray, say), name, out, arguments.json, language)


def _study(name: str, arguments: argparse.Namespace, language: str) -> int:
    """Learning from what a search thought."""
    from openoutcry.learn.study import Study, StudyAsked

    _refuse(arguments, NOT_FROM_THOUGHTS)
    out = arguments.out or Path("trained") / f"{name}-thoughts"
    wanted = StudyAsked(
        name,
        out,
        arguments.thoughts,
        start=arguments.start,
        device=arguments.device,
        passes=arguments.passes,
        judged=arguments.games,
        seed=arguments.seed,
    )
    if arguments.rate is not None:
        wanted = replace(wanted, rate=_two_numbers("rate", arguments.rate))
    return _learn(lambda say: Study(wanted, say), name, out, arguments.json, language)


def _learn(begin: "Callable[[Say], Training | Study]", name: str, out: Path, as_json: bool, language: str) -> int:
    """Until it is over, with a page that grows."""

    def say(point: dict[str, Any]) -> None:
        write_whole(out / "progress.html", training_page(name, learning.curve, language))
        _tell(point, as_json, language)

    learning = begin(say)
    with contextlib.closing(learning):
        card = learning.run()
    write_whole(out / "progress.html", training_page(name, learning.curve, language, card))
    for line in card["judged"]:
        _tell_judged(line, as_json, language)
    return 0


def _training(wanted: "Asked", ray: str | None, say: "Say") -> "Training":
    """Here alone, or by workers of a Ray cluster."""
    if ray is None:
        from openoutcry.learn.training import Training

        return Training(wanted, say)
    from openoutcry.learn.together import TrainingTogether

    return TrainingTogether(wanted, ray, say)


def _judge(arguments: argparse.Namespace, language: str) -> int:
    """Weights measured again: those named, or those of the package."""
    from openoutcry.learn.saving import network_from
    from openoutcry.learn.training import ON_CPU, ON_GPU, judged_all

    _refuse(arguments, NOT_JUDGED)
    game = load_game(arguments.game)
    network = network_from(None if arguments.judge == Path() else arguments.judge, game).to(arguments.device)
    games = arguments.games or (ON_GPU if arguments.device == "cuda" else ON_CPU)["judged"]
    for line in judged_all(network, game.name, games, arguments.device):
        _tell_judged(line, arguments.json, language)
    return 0


def _tell(point: dict[str, Any], as_json: bool, language: str) -> None:
    if as_json:
        print(json.dumps(point), flush=True)
        return
    against = opponent(point)
    told = text(
        "cli-train-point",
        language,
        minutes=number(point["seconds"] / 60, language, 1),
        millions=number(point["decisions"] / 1e6, language, 1),
        drawn=percent(point[against], language),
        likeliest=percent(point[f"{against}_greedy"], language),
        bot=text(f"bot-{against}", language),
    )
    plain_console().print(told)


def _tell_judged(line: dict[str, Any], as_json: bool, language: str) -> None:
    if as_json:
        print(json.dumps(line), flush=True)
        return
    told = text(
        "cli-train-judged",
        language,
        players=line["players"],
        games=line["games"],
        won=percent(line["won"], language),
        within=number(100 * line["within"], language, 1),
        how="likeliest" if line["greedy"] else "drawn",
        bot=text(f"bot-{line['against']}", language),
    )
    plain_console().print(told)
