"""The shapes that travel: requests, answers, and the socket's messages. The client's types are made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model

from openoutcry.server.model import RuleChange, Seat, Sheet, told_fields

Language = Literal["en", "ru", "it"]
Text = Annotated[str, Field(max_length=1000)]
# What a browser can count; anything larger is malformed here and would not fit into a column or a record further in.
Count = Annotated[int, Field(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Field(ge=-1000, le=1000)]


class Asked(BaseModel):
    """A request: what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- requests ---------------------------------------------------------------------------------------


class GuestRequest(Asked):
    name: Annotated[str, Field(min_length=1, max_length=100)]
    language: Language | None = None


class MeSeat(Asked):
    kind: Literal["me"]
    name: Annotated[str, Field(max_length=100)] | None = None


class OpenSeat(Asked):
    kind: Literal["open"]


class BotSeat(Asked):
    kind: Literal["bot"]
    level: Annotated[str, Field(max_length=40)]
    person: Annotated[str, Field(max_length=40)] | None = None


NewSeat = Annotated[MeSeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class Clock(Asked):
    initial_s: Annotated[int, Field(ge=30, le=86_400)]
    increment_s: Annotated[int, Field(ge=0, le=600)] = 0


class NewTable(Asked):
    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=0, le=99)]
    options: dict[str, Any] = {}
    numbers: dict[str, Any] = {}
    public: bool = False
    hints: bool = True
    undo: bool = True
    clock: Clock | None = None
    seats: Annotated[list[NewSeat], Field(max_length=99)] | None = None
    start: bool = False


class SitRequest(Asked):
    seat: SeatNumber | None = None
    name: Annotated[str, Field(max_length=100)] | None = None
    invite: Annotated[str, Field(max_length=100)] | None = None


class StandRequest(Asked):
    seat: SeatNumber


class BotRequest(Asked):
    seat: SeatNumber
    level: Annotated[str, Field(max_length=40)] | None = None


class RematchRequest(Asked):
    seat: SeatNumber | None = None
    change: Annotated[dict[str, Any], Field(max_length=1)] = {}


class PlayOnRequest(Asked):
    number: Count
    seat: SeatNumber


class AdminRequest(Asked):
    deed: Annotated[str, Field(max_length=20)]
    asked: dict[str, str | int | None]


class LessonRequest(Asked):
    again: bool = False  # from the start, though one waits half taken


class BeatRequest(Asked):
    beat: Annotated[int, Field(ge=0, le=100)]


class Nothing(Asked):
    """An empty object."""


# --- answers ----------------------------------------------------------------------------------------


class Error(BaseModel):
    code: str
    clause: str | None
    details: dict[str, Any]
    message: str


class ErrorAnswer(BaseModel):
    error: Error


class GuestInfo(BaseModel):
    id: str
    name: str
    language: Language


class Me(BaseModel):
    guest: GuestInfo | None


class Setting(BaseModel):
    name: str
    text: str
    kind: Literal["integer", "integers", "flag", "choice", "choices"]
    default: Any
    least: int
    most: int
    step: int
    among: list[int]
    by_players: bool
    length: int | None
    choices: list[str]
    choice_texts: list[str]
    clause: str
    source: str
    note: str


class PlayersRange(BaseModel):
    least: int
    most: int


class GameInfo(BaseModel):
    name: str
    title: str
    about: str
    rules_version: int
    players: PlayersRange
    levels: list[str]
    usual: str
    tempers: dict[str, str]  # of the regulars, by their ids
    lesson: int | None  # minutes it takes
    options: list[Setting]
    numbers: list[Setting]
    clauses: str


class Games(BaseModel):
    games: list[GameInfo]


def _told(kind: type) -> Any:
    """A shape with what visitors are told of a sheet or a seat, as it is defined there."""
    given: dict[str, Any] = {name: (hint, ...) for name, hint in told_fields(kind).items()}
    return create_model(f"{kind.__name__}Told", **given)


class SeatInfo(_told(Seat)):  # type: ignore[misc]
    person: str | None
    level: str | None
    temper: str | None
    you: bool
    online: bool
    stand_in_person: str | None
    stand_in_at: int | None
    out_of_time: bool


class You(BaseModel):
    host: bool
    seats: list[int]


class Clocks(BaseModel):
    left_ms: list[int]
    running: list[int]
    at: int


class UndoAsk(BaseModel):
    seat: int
    agreed: list[int]
    waiting: list[int]


class HandoverBase(BaseModel):
    """A bot has taken a person's seat over, or given it back."""

    seat: int
    person: str | None
    late: bool
    back: bool


class Handover(HandoverBase):
    after: int  # among the events of the place it is told to


class HandoverStep(HandoverBase):
    number: int  # the actions played before it


class LessonStand(BaseModel):
    """How far a lesson has come: the moves of its script that have been played."""

    played: int


class TableInfo(_told(Sheet)):  # type: ignore[misc]
    seats: list[SeatInfo]
    trouble: Literal["log", "rules"] | None
    handovers: list[Handover]
    pending: list[int]
    you: You
    invite: str | None
    clocks: Clocks | None
    undo_ask: UndoAsk | None
    watching: int
    seed_hash: str | None
    may_change: list[int]
    belief: bool  # a player may ask what the moves tell
    lesson: LessonStand | None
    at: int


class LessonBeat(BaseModel):
    """A note: what it points at, what is pressed for it, and the figures of its sentences."""

    name: str
    at: str
    presses: list[str]
    acts: bool  # the learner plays a move
    begins: int  # moves played when the learner is to act
    figures: dict[str, int | str]


class LessonAnswer(BaseModel):
    name: str
    right: bool


class LessonQuestion(BaseModel):
    figures: dict[str, int | str]
    answers: list[LessonAnswer]


class WorkedExample(BaseModel):
    """An example of how to win: the figures its sentence says, and what is drawn beside it."""

    name: str
    figures: dict[str, int | str]
    pictures: list[dict[str, Any]]


class Lesson(BaseModel):
    game: str
    minutes: int
    beats: list[LessonBeat]
    question: LessonQuestion
    examples: list[WorkedExample]


class Tables(BaseModel):
    tables: list[TableInfo]


class Event(BaseModel):
    """What happened: its name, its sentence, and its arguments by their own names."""

    model_config = ConfigDict(extra="allow")
    event: str
    say: str


class ToldEvent(Event):
    to: list[int | Literal["watch"]]


class MoveInfo(BaseModel):
    """A move that may be played: beside these fields it has those of the move itself."""

    model_config = ConfigDict(extra="allow")
    code: int
    text: str
    say: str
    move: str


class View(BaseModel):
    game: str
    rules_version: int
    players: int
    seat: int | None
    options: dict[str, Any]
    numbers: dict[str, Any]
    pending: list[int]
    over: bool
    events: int
    table: dict[str, Any]
    moves: list[MoveInfo]
    changed_by: list[RuleChange] | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None


class Step(BaseModel):
    number: int
    seat: int
    code: int
    move: dict[str, Any]
    text: str
    say: str
    starts: bool
    events: list[ToldEvent]


class RunningReplay(BaseModel):
    finished: Literal[False]
    seat: int | None
    number: int
    events: list[Event]
    view: View | None


class PriceCourse(BaseModel):
    names: list[str]
    values: list[list[int | None]]


class FinishedReplay(BaseModel):
    finished: Literal[True]
    seed: str | None
    log: dict[str, Any]
    opening: list[ToldEvent]
    steps: list[Step]
    handovers: list[HandoverStep]
    belief: bool  # can be asked what a seat could read from the moves
    fortunes: list[list[int]]
    rounds: list[int]
    prices: PriceCourse | None


class Candidate(BaseModel):
    move: dict[str, Any]
    say: str
    chance: float
    chance_within: float | None = None  # half the 95 % interval, as of every figure; older reviews tell none
    money: float | None = None
    money_within: float | None = None
    visits: int | None = None


class Decision(BaseModel):
    number: int
    seat: int
    move: dict[str, Any]
    say: str
    before: float
    before_within: float | None = None
    after: float
    after_within: float | None = None
    best: float
    lost: float
    lost_within: float | None = None  # of the difference: best and played move met the same deals
    apart: float | None = None  # how far what the judge held for best was above the played one; below 0: it was not
    verdict: Literal["best", "good", "unclear", "slip", "mistake", "blunder"]
    money: float | None = None
    money_within: float | None = None
    money_lost: float | None = None
    money_lost_within: float | None = None
    candidates: list[Candidate]
    mark: Literal["missed", "found"] | None
    ahead: float
    ahead_within: float | None = None


class Chances(BaseModel):
    number: int
    chances: list[float]


class ChancePoint(BaseModel):
    number: int
    chance: float
    within: float | None = None  # half its interval


class Account(BaseModel):
    """How well a seat chose: `lost` is all its choices fell short of the judge's, `cost` what its mistakes did."""

    choices: int
    best: int
    mistakes: int
    finds: int
    lost: float
    lost_within: float | None = None
    cost: float
    cost_within: float | None = None


class Swing(BaseModel):
    """How the hero's chance changed between two own choices, and the action that is told of it."""

    number: int
    first: int
    last: int
    before: float
    after: float
    within: float | None = None  # half the interval of the change
    change: float


class Turn(BaseModel):
    """An action that decided the match: a mistake, or a swing."""

    number: int
    swing: Swing | None


class Review(BaseModel):
    game: str
    players: int
    judge: Literal["search", "master"]  # the player who judges: without a network, or with one
    level: str
    playouts: int  # a decision; 0 where it has time instead
    network: int | None  # how much of the network's word counts, in percent
    temperature: float  # at which its chances are told
    fitted_on: int  # finished games' positions the temperature was fitted to; 0: it was not, and is 1
    decisions: list[Decision]
    graph: list[Chances]
    lines: list[list[ChancePoint]]
    accounts: list[Account]
    hero: int
    turns: list[Turn]


class ReviewAnswer(BaseModel):
    state: Literal["computing", "ready", "failed"]
    done: int | None = None  # decisions judged, of how many
    of: int | None = None
    beside: int | None = None  # other guests whose reviews are judged in turn with this one
    left_s: int | None = None  # about how long it takes yet; missing where nobody can tell
    review: Review | None = None  # while it is computed: the decisions asked for, and the graph as far as it goes


class UnseenValue(BaseModel):
    """Something an unknown may be: its chance by the bare count of what is unseen, and after the moves."""

    name: int | str  # a seat by its number
    say: str
    counted: float
    believed: float
    true: bool | None = None  # is it that: told after the match


class UnseenThing(BaseModel):
    """Something the seat does not know."""

    what: str
    of: dict[str, int | str]
    say: str
    values: list[UnseenValue]


class Manner(BaseModel):
    """How much of somebody's moves was taken to be by chance, by the house strategy, by the trained network."""

    seat: int
    chance: float
    house: float
    network: float


class Belief(BaseModel):
    """What one seat could read from the moves it had seen."""

    number: int | None = None  # after so many actions: told after the match
    seat: int
    deals: int  # that were weighed
    worth: float  # how many unweighed ones they stand for
    moves: int  # of the others that said something
    unseen: list[UnseenThing]
    manners: list[Manner]


class BeliefAnswer(BaseModel):
    state: Literal["preparing", "ready"]
    belief: Belief | None = None


class ReplayView(BaseModel):
    number: int
    view: View


class Texts(BaseModel):
    """Fluent messages, to be read as text and as nothing else."""

    language: Language
    fluent: str


class Rules(BaseModel):
    game: str
    language: Language
    markdown: str


class Health(BaseModel):
    ok: bool
    version: str
    games: dict[str, str]


class Readiness(BaseModel):
    ready: bool
    reasons: list[Literal["store", "disk", "connections"]]
    missing: list[Literal["news"]]  # it does its work without


# --- the socket: from the client --------------------------------------------------------------------

Id = Annotated[str, Field(min_length=1, max_length=40)]
Move = dict[str, Any] | Text | Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]


class Hello(Asked):
    type: Literal["hello"]
    seat: SeatNumber | None = None
    since: Count = 0
    epoch: Count = 0
    chat: Count = 0
    language: Language | None = None


class MoveMessage(Asked):
    type: Literal["move"]
    id: Id
    seat: SeatNumber
    move: Move


class Why(Asked):
    type: Literal["why"]
    id: Id
    seat: SeatNumber
    move: Move


class Undo(Asked):
    type: Literal["undo"]
    id: Id
    seat: SeatNumber


class UndoAnswer(Asked):
    type: Literal["undo_answer"]
    id: Id
    seat: SeatNumber
    agree: bool


class Hint(Asked):
    type: Literal["hint"]
    id: Id
    seat: SeatNumber


class BeliefMessage(Asked):
    type: Literal["belief"]
    id: Id
    seat: SeatNumber


class ChatMessage(Asked):
    type: Literal["chat"]
    id: Id
    text: Text


class Ping(Asked):
    type: Literal["ping"]
    id: Id | None = None


ClientMessage = Annotated[
    Hello | MoveMessage | Why | Undo | UndoAnswer | Hint | BeliefMessage | ChatMessage | Ping,
    Field(discriminator="type"),
]


# --- the socket: from the server --------------------------------------------------------------------


class Chat(BaseModel):
    number: int
    at: int
    name: str
    seat: int | None
    guest: str
    text: str


class Sync(BaseModel):
    type: Literal["sync"]
    seat: int | None
    epoch: int
    number: int
    from_: Annotated[int, Field(alias="from")]
    events: list[Event]
    view: View | None
    table: TableInfo
    chat: list[Chat]
    language: Language


class Events(BaseModel):
    type: Literal["events"]
    epoch: int
    from_: Annotated[int, Field(alias="from")]
    number: int
    events: list[Event]
    view: View
    table: TableInfo | None = None


class TableMessage(BaseModel):
    type: Literal["table"]
    table: TableInfo


class Ack(BaseModel):
    type: Literal["ack"]
    id: str


class Allowed(BaseModel):
    type: Literal["allowed"]
    id: str


class Refused(BaseModel):
    type: Literal["refused"]
    id: str | None
    error: Error


class HintCandidate(BaseModel):
    say: str
    chance: float


class HintAnswer(BaseModel):
    type: Literal["hint"]
    id: str
    code: int
    move: dict[str, Any]
    text: str
    say: str
    candidates: list[HintCandidate]
    playouts: int


class BeliefNow(BeliefAnswer):
    type: Literal["belief"]
    id: str


class Chats(BaseModel):
    type: Literal["chat"]
    messages: list[Chat]


class KeptSeat(BaseModel):
    type: Literal["kept"]
    seat: int
    person: str | None
    late: bool
    calls: list[str]
    count: int


class Pong(BaseModel):
    type: Literal["pong"]
    id: str | None = None


class Closing(BaseModel):
    type: Literal["closing"]
    reason: Literal["restart", "silent", "flood", "slow", "uninvited"]


ServerMessage = Annotated[
    Sync | Events | TableMessage | Ack | Allowed | Refused | HintAnswer | BeliefNow | Chats | KeptSeat | Pong | Closing,
    Field(discriminator="type"),
]
