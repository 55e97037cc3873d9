"""What goes over the wire: every message and every body.

The page's types (web/src/generated/protocol.ts) and the API's documentation are made from these.
Field names are those of docs/server.md. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from entrepot import Event, GameExplanation, GameView
from entrepot.kernel.documents import Document
from entrepot.kernel.errors import Facts

PROTOCOL = 1

Level = Literal["easy", "normal", "hard", "expert"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""A person's name at a table; `names.clean_name` says what else it takes."""
Ticket = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""The sender's own id of a command: sent twice, it is done once."""
OptionId = Annotated[str, Meta(min_length=1, max_length=200)]
QuestionId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]
Clock = Annotated[int, Meta(ge=10, le=86_400)]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


# -- what a table looks like to everybody


class Seat(Struct, kw_only=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""
    """A person's name. Bots and open seats have none: the reader's language names them."""
    level: Level | None = None
    """Of a bot, or of the bot that stands in for a person."""
    online: bool = False
    away: bool = False
    """A bot stands in for this person, until the person comes back."""
    thinking: bool = False
    """A bot is thinking for this seat now."""
    reserved: bool = False
    """Open, and kept for the person of that name who sat there in the game before."""


class Proposal(Struct, kw_only=True):
    """To step back before the last answer of a seat; all people at the table must agree."""

    id: int
    by: int
    """The seat that proposes it."""
    agreed: list[int]
    """The seats that have agreed, `by` among them."""
    waiting: list[int]


class Table(Struct, kw_only=True):
    id: str
    game: str
    players: int
    options: Document
    state: Literal["waiting", "playing", "over", "frozen"]
    seats: list[Seat]
    listed: bool
    pace: int
    """Milliseconds that a bot takes at least."""
    clock: int | None
    """Seconds for an answer; then a bot gives it."""
    deadline: int | None
    """When the clock runs out for those who are asked now."""
    grace: int | None
    """Seconds without a connection after which a bot stands in; none: never."""
    proposal: Proposal | None
    next: str | None
    """The table of the rematch."""
    watching: int
    """How many spectators look on."""
    made: int
    seeded: bool
    """The maker chose the seed, and so may know the cards."""
    frozen: str | None = None
    """Why it is frozen: the code of an error."""


class Listing(Struct, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    options: Document
    state: Literal["waiting", "playing", "over", "frozen"]
    seats: list[Seat]
    made: int
    seeded: bool


# -- what the server tells over the socket

Standing = Literal["always", "never"]


class State(Struct, kw_only=True, tag="state", tag_field="type"):
    """All that the receiver may know. First of all, after a resync, and when the era changes."""

    protocol: int
    seat: int | None
    host: bool
    table: Table
    era: int
    first: int
    """The number of the first event in `events`."""
    events: list[Event]
    view: GameView | None
    """None while the table waits for players."""
    explanation: GameExplanation | None = None
    """What the rules say about the view."""
    undo: bool
    """Whether the receiver's last answer may be taken back."""
    standing: dict[str, Standing]
    """Standing answers of the receiver, by the kind of question."""


class Update(Struct, kw_only=True, tag="update", tag_field="type"):
    """Something happened: the events from number `first` on, and how the table is now."""

    era: int
    first: int
    events: list[Event]
    view: GameView
    explanation: GameExplanation | None = None
    undo: bool


class About(Struct, kw_only=True, tag="table", tag_field="type"):
    """The table's people or settings changed."""

    table: Table
    standing: dict[str, Standing]


class Accepted(Struct, kw_only=True, tag="accepted", tag_field="type"):
    """The command with this ticket is done, and on disk."""

    ticket: str


class Refused(Struct, kw_only=True, tag="refused", tag_field="type"):
    """The command was not done, and nothing has changed. `code` has words in every language."""

    ticket: str | None
    code: str
    facts: Facts
    text: str
    """The same in English."""


class Gone(Struct, kw_only=True, tag="gone", tag_field="type"):
    """The table was deleted, or this seat has moved to another device; the socket closes."""

    code: str


class Pong(Struct, kw_only=True, tag="pong", tag_field="type"):
    at: float


ServerMessage = State | Update | About | Accepted | Refused | Gone | Pong


# -- what clients send over the socket; over HTTP each command has an address of its own


class Answer(Struct, kw_only=True, forbid_unknown_fields=True, tag="answer", tag_field="type"):
    ticket: Ticket
    question: QuestionId
    option: OptionId


class Undo(Struct, kw_only=True, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    """Take the last answer back; `turn`: as many as may be, back to the start of the turn."""

    ticket: Ticket
    turn: bool = False


class Propose(Struct, kw_only=True, forbid_unknown_fields=True, tag="propose", tag_field="type"):
    """Propose to all people at the table to step back before one's own last answer."""

    ticket: Ticket


class Vote(Struct, kw_only=True, forbid_unknown_fields=True, tag="vote", tag_field="type"):
    ticket: Ticket
    proposal: int
    agree: bool


class Stand(Struct, kw_only=True, forbid_unknown_fields=True, tag="stand", tag_field="type"):
    """A standing answer to a power's question: `answer` None asks again every time."""

    ticket: Ticket
    kind: OptionId
    answer: Standing | None


class Resync(Struct, kw_only=True, forbid_unknown_fields=True, tag="resync", tag_field="type"):
    """Something is missing: tell the state, with the events from number `first` on."""

    first: Annotated[int, Meta(ge=0)] = 0


class Ping(Struct, kw_only=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    at: float


Command = Answer | Undo | Propose | Vote | Stand
ClientMessage = Command | Resync | Ping


# -- bodies of HTTP requests and replies


class WantedSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["person", "bot", "open"]
    """`person` is the one who makes the table, at most once."""
    level: Level | None = None


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=6)]
    """One for each player, in clockwise order."""
    name: Name = "Captain"
    """Of the person who makes the table."""
    options: Document = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    listed: bool = False
    pace: Pace = 900
    clock: Clock | None = None
    grace: Annotated[int, Meta(ge=10, le=86_400)] | None = 120
    shuffle: bool = True
    """Who sits where is drawn by lot."""
    bearer: bool = False
    """Tell the keys in the reply (for programs) instead of setting cookies (for browsers)."""


class Keys(Struct, kw_only=True):
    """Where one sits now. The keys only for whoever asked for them; browsers get cookies."""

    table: str
    seat: int | None
    key: str | None = None
    host_key: str | None = None


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    """None: the first open one."""
    bearer: bool = False


class Move(Struct, kw_only=True):
    """A code that takes the seat to another device, once and before it expires."""

    code: str
    expires: int


class Take(Struct, kw_only=True, forbid_unknown_fields=True):
    code: Secret
    bearer: bool = False


class Rename(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name


class HandOver(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host does with a seat: a bot stands in for its person (`away`), a bot takes it,
    it becomes open, or (`back`) the person plays again."""

    seat: SeatNumber
    to: Literal["away", "bot", "open", "back"]
    level: Level = "normal"


class Begin(Struct, kw_only=True, forbid_unknown_fields=True):
    """Bots of this level take the open seats."""

    level: Level = "normal"


class SetListed(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether the table stands in the lobby."""

    listed: bool


class Game(Struct, kw_only=True):
    """What can be chosen for a new table: `schema` is the JSON schema of the options."""

    id: str
    least: int
    most: int
    rules: int
    schema: Document


class Server(Struct, kw_only=True):
    """What this server is, and where others reach it."""

    version: str
    protocol: int
    games: list[Game]
    levels: list[str]
    languages: list[str]
    addresses: list[str]
    """Addresses of the page, the best to share first; without any, only this machine reaches it."""


class Advice(Struct, kw_only=True):
    """What was found about an option by playing on in imagined worlds."""

    option: str
    chance: float
    """To win, if this is chosen; from 0 to 1."""
    tried: int
    """How often it was chosen there."""
    worth: float
    """At first sight, in credits or coins, compared with the best: 0 or less."""


class Hint(Struct, kw_only=True):
    """What a bot would do at this question, the best option first."""

    question: str
    best: list[Advice]


class ReplayWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """Frames `first` to `last` of a record as a seat sees them (None: a spectator)."""

    record: msgspec.Raw
    seat: SeatNumber | None = None
    first: Annotated[int, Meta(ge=0)] = 0
    last: Annotated[int, Meta(ge=0)] = 1_000_000


class Replayed(Struct, kw_only=True):
    """The table after `n` answers, as the viewer may see it."""

    n: int
    events: int
    """How many events there are by then."""
    view: GameView
    explanation: GameExplanation | None = None


class Replay(Struct, kw_only=True):
    game: str
    players: int
    options: Document
    answers: int
    frames: list[Replayed]
    events: list[Event]
    """All events up to the last frame."""
    credits: list[list[int]]
    """What each seat had after each turn, once the game is over; else empty."""


class Health(Struct, kw_only=True):
    ok: bool
    version: str
    tables: int
    """How many are in memory."""


class Problem(Struct, kw_only=True):
    """Every error over HTTP."""

    code: str
    facts: Facts
    text: str
