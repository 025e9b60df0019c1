"""What is told to whom: every place what it can see of a change, and nothing where it can see none."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from openoutcry.server.match import Match, dumps
from openoutcry.server.tables.line import Line, joined
from openoutcry.table.undo import Place

if TYPE_CHECKING:
    from openoutcry.server.tables.table import LiveTable


@dataclass
class Told:
    """What the sockets of one place were told last."""

    epoch: int
    number: int
    known: bytes  # the hidden record: while it and the number stay, so does the view
    view: dict[str, Any]
    views: dict[str, str] = field(default_factory=dict)  # as JSON, by language

    def encoded_view(self, match: Match, language: str) -> str:
        """The view with its sentences, encoded once for all who get it."""
        if language not in self.views:
            self.views[language] = dumps(match.said_view(self.view, language))
        return self.views[language]


class Telling:
    """What every place of a table was told last, and what there is to tell."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._told: dict[Place, Told] = {}

    def forget(self) -> None:
        """All anew, from the next sync on."""
        self._told.clear()

    def sync(self, line: Line, since: int = 0, epoch: int = -1, talk: list[dict[str, Any]] | None = None) -> None:
        # A right that ended does not come back by itself: the line is an onlooker's until its next hello.
        place = line.asked = line.synced = self.table.place_of(line)
        match = self.table.match
        info = self.table.info(line.guest.id if line.guest else None, place)
        line.table_key = self._info_key(info)
        now, number, events, view = 0, 0, "[]", "null"
        if match:
            told = self._tell_anew(match, place)
            now, number = told.epoch, told.number
            since = since if epoch == now and 0 <= since <= number else 0
            events = match.encoded_events(place, since, line.language)
            view = told.encoded_view(match, line.language)
        line.send(
            joined(
                type='"sync"',
                seat=dumps(place),
                epoch=str(now),
                number=str(number),
                from_=str(since if match else 0),
                events=events,
                view=view,
                table=dumps(info),
                chat=dumps(talk or []),
                language=dumps(line.language),
            )
        )

    def tell(self) -> None:
        """Tell every place what it can see of a change, and nothing where it can see none."""
        match = self.table.match
        places: dict[Place, list[Line]] = {}
        moved: list[Line] = []
        for line in self.table.listening():
            place = self.table.place_of(line)
            if place == line.synced:
                places.setdefault(place, []).append(line)
            else:
                moved.append(line)
        common = self.table.common_info()
        for place, lines in places.items():
            infos: dict[str | None, tuple[str, str]] = {}
            news = self._news(match, place) if match else None
            for line in lines:
                guest = line.guest.id if line.guest else None
                if guest not in infos:
                    said = self.table.info(guest, place, common)
                    infos[guest] = (dumps(said), self._info_key(said))
                info, key = infos[guest]
                changed = key != line.table_key
                line.table_key = key
                if news is None or match is None:
                    if changed:
                        line.send(joined(type='"table"', table=info))
                    continue
                since, told = news
                parts = {
                    "type": '"events"',
                    "epoch": str(told.epoch),
                    "from": str(since),
                    "number": str(told.number),
                    "events": match.encoded_events(place, since, line.language),
                    "view": told.encoded_view(match, line.language),
                }
                line.send(joined(**parts, table=info) if changed else joined(**parts))
        for place in set(self._told) - set(places):
            del self._told[place]
        for line in moved:  # after the others: a sync takes what it tells for told to its whole place
            self.sync(line)

    def _news(self, match: Match, place: Place) -> tuple[int, Told] | None:
        told, now = self._told.get(place), self._tell_anew(match, place)
        if told is now:
            return None
        if told is None or told.epoch != now.epoch:
            return 0, now
        if told.number == now.number and told.view == now.view:
            return None
        return told.number, now

    def _tell_anew(self, match: Match, place: Place) -> Told:
        """What there is to tell a place: that of last time while nothing the place knows has changed."""
        told = self._told.get(place)
        epoch, number, known = match.epochs[place], match.number(place), match.known(place)
        if told is None or (told.epoch, told.number, told.known) != (epoch, number, known):
            told = self._told[place] = Told(epoch, number, known, match.view(place))
        return told

    def _info_key(self, info: dict[str, Any]) -> str:
        """What has to differ for the table to be told again: running clocks and dates tick by themselves."""
        clocks = info["clocks"] and info["clocks"]["running"]
        seats = [{**seat, "stand_in_at": seat["stand_in_at"] is not None} for seat in info["seats"]]
        return dumps({**info, "clocks": clocks, "seats": seats, "at": 0})
