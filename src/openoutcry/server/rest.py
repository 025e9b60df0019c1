"""The HTTP interface: guests, games, tables, replays, rules, health."""

from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

from openoutcry import __version__
from openoutcry.bots.belief import check_belief
from openoutcry.games import games
from openoutcry.language import texts_from_outside
from openoutcry.server import admin, schemas
from openoutcry.server.errors import BadRequest, NoGuest, NotFound
from openoutcry.server.games_info import game_info, rules_page
from openoutcry.server.gate import address_of, for_operator, language_of
from openoutcry.server.guests import COOKIE, clean_name
from openoutcry.server.hall import Hall, opening, seating
from openoutcry.server.hall import rematch as rematches
from openoutcry.server.hall.reviews import exported
from openoutcry.server.measures import metrics
from openoutcry.server.model import BOT, FINISHED, FREE, PERSON, ClockSetting, Guest, Seat
from openoutcry.server.people import regular_called
from openoutcry.server.preview import DRAWS, preview
from openoutcry.server.replay import belief_at, encoded_replay, running_replay, said_review, view_at
from openoutcry.server.tables.table import LiveTable

A_YEAR = 365 * 24 * 3600
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": schemas.ErrorAnswer} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(responses=REFUSALS)


def hall_of(request: Request) -> Hall:
    """The server's state."""
    hall: Hall = request.app.state.hall
    return hall


async def visitor(request: Request) -> Guest | None:
    """Who asks, None before there is a name."""
    guest = await hall_of(request).guest(request.cookies.get(COOKIE))
    request.state.language = guest.language if guest else language_of(request)
    return guest


async def named(guest: Annotated[Guest | None, Depends(visitor)]) -> Guest:
    """Who asks; a name is needed."""
    if guest is None:
        raise NoGuest()
    return guest


def who_asks(hall: Hall, request: Request, guest: Guest | None) -> str:
    """Who is charged: the guest, or the address of one without a name."""
    return guest.id if guest else address_of(hall, request)


HallIs = Annotated[Hall, Depends(hall_of)]
Visitor = Annotated[Guest | None, Depends(visitor)]
Named = Annotated[Guest, Depends(named)]
Invite = Annotated[str | None, Query(alias="i", max_length=100)]


async def known_table(
    table_id: str, request: Request, hall: HallIs, guest: Visitor, invite: Invite = None
) -> LiveTable:
    """A table the visitor may know of."""
    return await hall.table(table_id, guest.id if guest else None, invite, who_asks(hall, request, guest))


TheTable = Annotated[LiveTable, Depends(known_table)]


# --- guests -----------------------------------------------------------------------------------------


@router.post("/api/guest", response_model=schemas.Me)
async def be_guest(
    body: schemas.GuestRequest, request: Request, response: Response, hall: HallIs, guest: Visitor
) -> Any:
    """Take a name, or change it."""
    hall.limiter.take("guest", guest.id if guest else address_of(hall, request))
    welcomed = await hall.welcome(guest, body.name, body.language or (None if guest else language_of(request)))
    response.set_cookie(
        COOKIE,
        hall.tokens.sign(welcomed.id, welcomed.token),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure_cookie,
    )
    return {"guest": vars(welcomed)}


@router.get("/api/me", response_model=schemas.Me)
async def me(guest: Visitor) -> Any:
    """Who the cookie says one is."""
    return {"guest": vars(guest) if guest else None}


# --- games ------------------------------------------------------------------------------------------


@router.get("/api/games", response_model=schemas.Games)
async def all_games(hall: HallIs) -> Any:
    """The games with all that can be set."""
    return {"games": [game_info(name) for name in games()]}


@router.get("/api/texts/{language}", response_model=schemas.Texts)
async def texts(language: schemas.Language) -> Any:
    """The texts of games that the built client does not have: those of other packages."""
    return {"language": language, "fluent": texts_from_outside(language)}


@router.get("/api/rules/{game}", response_model=schemas.Rules)
async def rules(
    game: str, request: Request, hall: HallIs, guest: Visitor, lang: Annotated[str | None, Query(max_length=5)] = None
) -> Any:
    """The rules of a game, to read."""
    language, page = await hall.workers.do("pages", rules_page, game, lang or request.state.language)
    return {"game": game, "language": language, "markdown": page}


# --- tables -----------------------------------------------------------------------------------------


@router.post("/api/tables", response_model=schemas.TableInfo, status_code=201)
async def open_table(body: schemas.NewTable, hall: HallIs, guest: Named) -> Any:
    """Open a table; with `start` it is dealt at once."""
    hall.limiter.take("create", guest.id)
    table = await opening.open_table(
        hall,
        guest,
        body.game,
        body.players,
        body.options,
        body.numbers,
        _seats(body, guest),
        body.public,
        body.hints,
        body.undo,
        cast(ClockSetting, body.clock.model_dump()) if body.clock else None,
        body.start,
    )
    return table.info(guest.id)


def _seats(body: schemas.NewTable, guest: Guest) -> list[Seat]:
    wanted: list[Any] = list(body.seats or [schemas.MeSeat(kind="me")])
    if body.seats is None:
        wanted += [schemas.OpenSeat(kind="open")] * (body.players - 1)
    if len(wanted) != body.players:
        raise BadRequest(where="seats", why=f"{len(wanted)} ≠ {body.players}")
    seats = []
    for number, seat in enumerate(wanted):
        if isinstance(seat, schemas.MeSeat):
            seats.append(Seat(number, PERSON, clean_name(seat.name) if seat.name else guest.name, guest.id))
        elif isinstance(seat, schemas.BotSeat):
            seats.append(Seat(number, BOT, regular_called(seat.person), level=seat.level))
        else:
            seats.append(Seat(number, FREE))
    return seats


@router.get("/api/tables", response_model=schemas.Tables)
async def list_tables(
    hall: HallIs,
    guest: Visitor,
    kind: Annotated[Literal["open", "mine", "watch", "finished"], Query(alias="list")] = "open",
    game: Annotated[str | None, Query(max_length=40)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Any:
    """Tables to sit at, to go on with, to watch, to look back on."""
    if guest is None and kind in ("mine", "finished"):
        return {"tables": []}
    return {"tables": await hall.list(kind, guest.id if guest else None, game, limit)}


@router.get("/api/tables/{table_id}", response_model=schemas.TableInfo)
async def one_table(table: TheTable, guest: Visitor) -> Any:
    """One table."""
    return table.info(guest.id if guest else None)


@router.get("/api/tables/{table_id}/picture.png", response_class=Response)
async def picture(
    table: TheTable, request: Request, hall: HallIs, guest: Visitor, lang: schemas.Language = "en"
) -> Response:
    """The table as a picture, for those who share its link."""
    if not DRAWS:
        raise NotFound()
    from openoutcry.server.share import Line, picture

    told = preview(table.sheet, lang)
    lines = tuple(Line(*line) for line in told.lines)
    who = who_asks(hall, request, guest)
    drawn = await hall.worked(who, "pictures", picture, table.sheet.game, told.game, told.title, told.about, lines)
    return Response(drawn, media_type="image/png", headers={"cache-control": "private, max-age=60"})


@router.post("/api/tables/{table_id}/sit", response_model=schemas.TableInfo)
async def sit(table_id: str, body: schemas.SitRequest, hall: HallIs, guest: Named) -> Any:
    """Take a seat, a further one (hot-seat), or one's own again."""
    table = await hall.table(table_id, guest.id, body.invite, guest.id)
    await seating.sit(guest, table, body.seat, body.name)
    return table.info(guest.id)


@router.post("/api/tables/{table_id}/stand", response_model=schemas.TableInfo)
async def stand(body: schemas.StandRequest, table: TheTable, hall: HallIs, guest: Named) -> Any:
    """Give a seat up."""
    await seating.stand(guest, table, body.seat)
    return table.info(guest.id)


@router.post("/api/tables/{table_id}/bot", response_model=schemas.TableInfo)
async def bot(body: schemas.BotRequest, table: TheTable, hall: HallIs, guest: Named) -> Any:
    """Seat a bot, or free its seat."""
    await seating.seat_bot(guest, table, body.seat, body.level)
    return table.info(guest.id)


@router.post("/api/tables/{table_id}/start", response_model=schemas.TableInfo)
async def start(body: schemas.Nothing, table: TheTable, hall: HallIs, guest: Named) -> Any:
    """Deal."""
    await seating.deal(hall, guest, table)
    return table.info(guest.id)


@router.post("/api/tables/{table_id}/close", response_model=schemas.TableInfo)
async def close(body: schemas.Nothing, table: TheTable, hall: HallIs, guest: Named) -> Any:
    """Give an open table up."""
    await seating.close(guest, table)
    return table.info(guest.id)


@router.post("/api/tables/{table_id}/rematch", response_model=schemas.TableInfo)
async def rematch(body: schemas.RematchRequest, table: TheTable, hall: HallIs, guest: Named) -> Any:
    """The same once more; who may, changes one rule for it."""
    hall.limiter.take("create", guest.id)
    following = await rematches.rematch(hall, guest, table, body.seat, body.change)
    return following.info(guest.id)


@router.post("/api/tables/{table_id}/play-on", response_model=schemas.TableInfo)
async def play_on(body: schemas.PlayOnRequest, table: TheTable, hall: HallIs, guest: Named) -> Any:
    """A finished match from one of its moments on, in any of its seats, against bots."""
    hall.limiter.take("create", guest.id)
    following = await rematches.play_on(hall, guest, table, body.number, body.seat)
    return following.info(guest.id)


# --- looking back -----------------------------------------------------------------------------------


@router.get(
    "/api/tables/{table_id}/replay",
    response_model=schemas.FinishedReplay | schemas.RunningReplay,
    response_model_exclude_unset=True,
)
async def replay(
    table: TheTable,
    request: Request,
    hall: HallIs,
    guest: Visitor,
    seat: Annotated[int | None, Query(ge=0, le=6)] = None,
) -> Any:
    """A finished match as a whole; of a running one what the own seat (or an onlooker) has seen."""
    language = request.state.language
    match = table.finished() if table.sheet.state == FINISHED else table.playing()
    if table.sheet.state == FINISHED:
        who = who_asks(hall, request, guest)
        key = (table.sheet.id, language)
        body = await hall.replays.get(key, lambda: hall.worked(who, "replays", encoded_replay, match, language))
        return Response(body, media_type="application/json")
    async with table.changing():
        if seat is not None:
            table.own_seat(guest, seat)
        return running_replay(match, seat, language)


@router.get(
    "/api/tables/{table_id}/replay/{number}", response_model=schemas.ReplayView, response_model_exclude_unset=True
)
async def replay_view(
    number: Annotated[int, Path(ge=0, le=2**53 - 1)],
    table: TheTable,
    request: Request,
    hall: HallIs,
    guest: Visitor,
    seat: Annotated[int | None, Query(ge=0, le=6)] = None,
) -> Any:
    """The table after that many actions, as any seat saw it."""
    match = table.finished()
    who = who_asks(hall, request, guest)
    return await hall.worked(who, "replays", view_at, match, number, seat, request.state.language)


@router.get(
    "/api/tables/{table_id}/belief/{number}", response_model=schemas.BeliefAnswer, response_model_exclude_unset=True
)
async def belief(
    number: Annotated[int, Path(ge=0, le=2**53 - 1)],
    seat: Annotated[int, Query(ge=0, le=6)],
    table: TheTable,
    request: Request,
    hall: HallIs,
    guest: Visitor,
) -> Any:
    """What a seat could read from the moves seen until then; ask again while what it takes is being compiled."""
    match = table.finished()
    check_belief(match.game)
    if not hall.games.can_search(match.game.name):
        return {"state": "preparing"}
    hall.pressure.admit("reviews")
    who = who_asks(hall, request, guest)
    found = await hall.worked(who, "beliefs", belief_at, match, number, seat, request.state.language)
    return {"state": "ready", "belief": found}


@router.get("/api/tables/{table_id}/review", response_model=schemas.ReviewAnswer, response_model_exclude_unset=True)
async def review(
    table: TheTable,
    request: Request,
    hall: HallIs,
    guest: Visitor,
    seat: Annotated[int | None, Query(ge=0, le=6)] = None,
    had: Annotated[int, Query(ge=0, le=2**53 - 1)] = 0,
) -> Any:
    """A finished match judged by a bot: what there is of it since `had` decisions; ask again while it is computed.

    The decisions of a seat, or else of one's own seats, are judged first.
    """
    match = table.finished()
    who = who_asks(hall, request, guest)
    seats = table.sheet.seats_of(guest.id if guest else None) if seat is None else [seat]
    answer = await hall.reviews.answer(table, who, seats, had)
    if "review" in answer:
        answer["review"] = await hall.worked(
            who, "replays", said_review, match, answer["review"], request.state.language
        )
    return answer


@router.get("/api/tables/{table_id}/export")
async def export(table: TheTable, hall: HallIs, guest: Visitor) -> Response:
    """The log as a file, also of a match that can't be played again."""
    log = await exported(hall, table)
    name = f"{table.sheet.game}-{table.sheet.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(log.to_text(), media_type="application/json", headers=headers)


# --- the server itself ------------------------------------------------------------------------------


@router.get("/healthz", response_model=schemas.Health)
async def health(hall: HallIs, request: Request) -> Any:
    """Is the server alive, and are the rules compiled? Whether it can do its work, /readyz tells."""
    hall.limiter.take("health", address_of(hall, request))
    return {"ok": True, "version": __version__, "games": hall.games.states}


@router.get("/readyz", response_model=schemas.Readiness, responses={503: {"model": schemas.Readiness}})
async def readiness(hall: HallIs, request: Request, response: Response) -> Any:
    """Can the server do its work: write, and let people in?"""
    hall.limiter.take("health", address_of(hall, request))
    reasons = await hall.readiness.reasons()
    response.status_code = 503 if reasons else 200
    return {"ready": not reasons, "reasons": reasons, "missing": hall.readiness.missing()}


@router.get("/metrics", response_class=PlainTextResponse)
async def measures(hall: HallIs, request: Request) -> Any:
    """Counters, for the operator: from this machine, or with the token that was set for it."""
    if not for_operator(hall, request):
        raise NotFound()
    return PlainTextResponse(metrics(hall), media_type="text/plain; version=0.0.4")


@router.post("/api/admin", include_in_schema=False)
async def operate(body: schemas.AdminRequest, request: Request, hall: HallIs) -> Any:
    """What `outcry admin` asks for, with a pass signed by the key of the data folder."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not admin.allowed(hall.store.key(), given):
        raise NotFound()
    return await admin.do(hall, body.deed, body.asked)


@router.get("/api/{rest:path}", include_in_schema=False)
async def nothing_here(rest: str) -> Any:
    """Anything else under /api is no page of the client's."""
    raise NotFound()
