"""What a link to a table or a review tells before it is opened: a title, a sentence, a picture. Nothing hidden."""

import html
import importlib.util
import re
from typing import NamedTuple
from urllib.parse import quote

from openoutcry.language import text
from openoutcry.report.figures import number
from openoutcry.server.model import BOT, FINISHED, FREE, OPEN, Sheet
from openoutcry.server.people import names_in, person_of

PAGES = re.compile(r"(?P<screen>t|review)/(?P<table>t_[\w-]{1,40})/?")
# Pictures are drawn with an optional package; without it a link has its title and sentence.
DRAWS = importlib.util.find_spec("PIL") is not None


class Preview(NamedTuple):
    """The words of a link, and the players in the order of the picture."""

    game: str
    title: str
    about: str
    lines: tuple[tuple[str, str, bool, str | None], ...]


def preview(sheet: Sheet, language: str) -> Preview:
    """A table as its link tells of it."""
    names = names_in(sheet, language)
    people = [person_of(seat.name) if seat.kind == BOT else None for seat in sheet.seats]
    taken = [seat.seat for seat in sheet.seats if seat.kind != FREE]
    seated = [names[seat] for seat in taken]
    game = text(f"game-{sheet.game}", language)
    if sheet.state == FINISHED and sheet.result:
        scores, winners = sheet.result["scores"], sheet.result["winners"]
        ranked = sorted(range(sheet.players), key=lambda seat: (seat not in winners, -scores[seat]))
        winner = ", ".join(names[seat] for seat in winners)
        title = text("server-preview-won", language, names=winner, count=len(winners))
        about = text("server-preview-sum", language, sum=number(scores[winners[0]], language))
        lines = tuple((names[seat], number(scores[seat], language), seat in winners, people[seat]) for seat in ranked)
        return Preview(game, title, about, lines)
    free = sheet.players - len(seated)
    state = "open" if sheet.state == OPEN and free else "running"
    title = text(f"server-preview-{state}", language, game=game, free=free)
    about = text("server-preview-with", language, names=", ".join(seated))
    return Preview(game, title, about, tuple((names[seat], "", False, people[seat]) for seat in taken))


def head_of(sheet: Sheet, site: str, invite: str | None, language: str) -> str:
    """The meta elements of a page about this table."""
    told = preview(sheet, language)
    address = f"{site}/api/tables/{sheet.id}/picture.png?lang={language}"
    picture = f"{address}&i={quote(invite)}" if invite else address
    about = f"{told.game} · {told.about}"
    meta = {"og:type": "website", "og:site_name": "Open Outcry", "og:title": told.title, "og:description": about}
    if DRAWS:
        meta |= {"og:image": picture, "og:image:width": "1200", "og:image:height": "630"}
        meta |= {"twitter:card": "summary_large_image"}
    return "".join(
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}" content="{html.escape(value)}" />'
        for name, value in meta.items()
    )
