"""What a training leaves behind: checkpoints to go on from, weights for the package, and the card beside them."""

import json
import platform
from pathlib import Path
from typing import Any

import torch

from openoutcry.bots.network import weights_of
from openoutcry.bots.weights import read_weights, write_weights
from openoutcry.errors import NotAvailable
from openoutcry.folders import write_whole
from openoutcry.kernel.contract import Game
from openoutcry.learn.network import Network, new_network, rounded

CHECKPOINT, WEIGHTS, CARD, CURVE = "checkpoint.pt", "weights.safetensors", "card.json", "curve.json"
LICENCE = "Apache-2.0"


def save_weights(folder: Path, network: Network, game: Game, card: dict[str, Any]) -> None:
    """The weights as they are put into the package, with their card."""
    notes = {"game": game.name, "rules": game.edition.digest, "observation": str(game.observation_version)}
    write_weights(folder / WEIGHTS, {name: weights.numpy() for name, weights in rounded(network)}, notes)
    write_whole(folder / CARD, json.dumps(card, indent=1, ensure_ascii=False) + "\n")


def save_curve(folder: Path, game: Game, curve: list[dict[str, Any]]) -> None:
    """What became of a network while it learnt."""
    write_whole(folder / CURVE, json.dumps({"game": game.name, "curve": curve}, indent=1) + "\n")


def load_weights(file: Path, network: Network, game: Game) -> None:
    """Weights from a file into a network of the same shape."""
    weights, notes = read_weights(file)
    if notes.get("game") != game.name:
        raise NotAvailable("error-weights", file=file.name, why=f"{notes.get('game')} ≠ {game.name}")
    try:
        network.load_state_dict({name: torch.from_numpy(array.astype("f4")) for name, array in weights.items()})
    except RuntimeError as wrong:
        raise NotAvailable("error-weights", file=file.name, why=str(wrong).splitlines()[0]) from wrong


def network_from(file: Path | None, game: Game) -> Network:
    """The network in a file, or the package's own: of the width its weights have."""
    file = file or weights_of(game)
    weights, _ = read_weights(file)
    if "enter.bias" not in weights:
        raise NotAvailable("error-weights", file=file.name, why="enter.bias")
    network = new_network(game, len(weights["enter.bias"]))
    load_weights(file, network, game)
    return network


def earlier_card(weights: Path) -> dict[str, Any] | None:
    """The card of weights a training began with, without what it says of their shape."""
    for file in (weights.with_name(CARD), weights.with_suffix(".json")):
        if file.exists():
            try:
                held: dict[str, Any] = dict(json.loads(file.read_text(encoding="utf-8")))
            except (OSError, ValueError, TypeError) as wrong:
                raise NotAvailable("error-weights", file=file.name, why=str(wrong)) from wrong
            return {name: told for name, told in held.items() if name not in ("shape", "licence", "game")}
    return None


def hardware(device: str) -> str:
    """The machine, in words."""
    if device == "cuda":
        return str(torch.cuda.get_device_name())
    return f"{platform.machine()}, {torch.get_num_threads()} threads"


def card_of(game: Game, network: Network, request: dict[str, Any], **figures: Any) -> dict[str, Any]:
    """What belongs beside weights."""
    return {
        "game": game.name,
        "rules": game.edition.digest,
        "rules_version": game.edition.rules_version,
        "observation": game.observation_version,
        "shape": {name: list(weights.shape) for name, weights in network.state_dict().items()},
        "licence": LICENCE,
        "asked": request,
        **figures,
    }
