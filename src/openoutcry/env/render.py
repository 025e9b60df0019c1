"""The table of an environment: printed, as text, or drawn."""

import io
from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.console import Console

from openoutcry.env.seats import Seats
from openoutcry.errors import BadSeat
from openoutcry.extras import need
from openoutcry.kernel.choices import checked_name
from openoutcry.language import current_language
from openoutcry.terminal import plain

WIDTH = 110  # characters of a line where there is no terminal to ask


def seen(seats: Seats, seat: int | None) -> dict[str, Any]:
    """What the seat (None: an onlooker) may see, as the pictures take it."""
    table = seats.game.view(seats.game.read(seats.hidden(seat)), seat)
    return {"game": seats.game.name, "table": table, "seat": seat}


class Rendering:
    """How one environment shows its table. By default as an onlooker sees it, else as one seat does."""

    MODES = ("human", "ansi", "rgb_array")

    def __init__(self, seats: Seats, mode: str | None, seat: int | None, names: Sequence[str]) -> None:
        if mode is not None:
            checked_name("render_mode", mode, self.MODES)
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats.players):
            raise BadSeat(seat, seats.players)
        self.seats, self.mode, self.seat, self.names = seats, mode, seat, list(names)

    def render(self) -> np.ndarray | str | None:
        """In the chosen way; nothing where none was chosen."""
        if self.mode == "human":
            self._print(Console(markup=False, emoji=False, highlight=False))
        if self.mode == "ansi":
            out = io.StringIO()
            self._print(Console(file=out, width=WIDTH, force_terminal=True, color_system="256"))
            return out.getvalue()
        if self.mode == "rgb_array":
            return self._draw()
        return None

    def _print(self, console: Console) -> None:
        picture = self.seats.game.part("terminal") or plain
        console.print(picture.draw(seen(self.seats, self.seat), current_language(), self.names))

    def _draw(self) -> np.ndarray:
        """An array of height × width × 3 bytes. Its words are English."""
        need("PIL", "env")
        from openoutcry.env import plain as plain_picture
        from openoutcry.sheet import Sheet

        sheet, picture = Sheet(), self.seats.game.part("picture") or plain_picture
        picture.draw(sheet, seen(self.seats, self.seat), self.names)
        return np.asarray(sheet.image)
