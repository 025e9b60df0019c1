"""Pictures of the tables for `render_mode="rgb_array"`: a module a game, drawn from the game's view with Pillow."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from openoutcry.extras import need


def draw(game: str, view: dict[str, Any], names: Sequence[str]) -> np.ndarray:
    """The table as an array of height × width × 3 bytes. Its words are English."""
    need("PIL", "env")
    sheet = import_module("openoutcry.env.pictures.sheet")
    picture = sheet.Sheet()
    import_module(f"openoutcry.env.pictures.{game}").draw(picture, view, list(names))
    return np.asarray(picture.image)
