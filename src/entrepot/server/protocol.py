"""Every message and every body that goes over the wire.

The page's types (web/src/generated/protocol.ts) and the API's documentation are generated from
these. Field names match docs/server.md. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot import Event, GameExplanation, GameView
from entrepot.kernel.documents import Document
from entrepot.kernel.errors import Facts
from entrepot.review.branches import Branch
from entrepot.server.company_protocol import (
    Introduce,
    Notice,
    Prepare,
    Prepared,
    Say,
    Talk,
    TalkRule,
)
from entrepot.server.deal_protocol import FairDeal, Hash, Reveal, Ticket

PROTOCOL = 1
Level = Literal["easy", "normal", "hard", "expert"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""A person's name at a table; `names.clean_name` checks the rest."""
OptionId = Annotated[str, Meta(min_length=1, max_length=200)]
QuestionId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
MarketPlace = Annotated[int, Meta(ge=1, le=6)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]
Clock = Annotated[int, Meta(ge=10, le=86_400)]
TableStatus = Literal["waiting", "dealing", "playing", "over", "frozen"]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


# -- what a table looks like to everybody


class Seat(Struct, kw_only=True):
    kind: Literal["person", "bot", "open"]
    name: str = ""
    """A person's name. Bots and open seats have none: clients name them in their own language."""
    captain: str | None = None
    """Which captain a bot is: every language has words for `captain-<id>`."""
    level: Level | None = None
    """The level of the bot, or of the bot that stands in for a person."""
    online: bool = False
    away: bool = False
    """A bot stands in for this person until they come back."""
    since: int | None = None
    """When the bot began to stand in, if that is known."""
    thinking: bool = False
    """A bot is thinking for this seat now."""
    time_left: int | None = None
    """Milliseconds that are left for the whole game; while they run, as they began to."""
    runs_out: int | None = None
    """While its time runs: when it will be used up."""
    reserved: bool = False
    """Open, but kept for the person of that name who played in the previous game."""


class Proposal(Struct, kw_only=True):
    """A proposal to undo back to before a seat's last answer; everyone at the table must agree."""

    id: int
    by: int
    """The seat that proposes it."""
    agreed: list[int]
    """The seats that have agreed, including `by`."""
    waiting: list[int]


class LastUndo(Struct, kw_only=True):
    """A step back to before the last answer of `seat`."""

    by: Literal["person", "people", "host"]
    """Whoever gave the answer, all people together, or the host."""
    seat: int


class Table(Struct, kw_only=True):
    id: str
    game: str
    players: int
    options: Document
    state: TableStatus
    seats: list[Seat]
    listed: bool
    pace: int
    """The least time that a bot takes, in milliseconds."""
    clock: int | None
    """Seconds that a person has to answer before a bot answers instead."""
    budget: int | None = None
    """Seconds that each person has for the whole game; then bots answer instead."""
    deadline: int | None
    """When the clock runs out for those who must answer now."""
    grace: int | None
    """Seconds without a connection after which a bot stands in; None means never."""
    proposal: Proposal | None
    last_undo: LastUndo | None = None
    """The last step back, until something is answered."""
    notices: list[Notice] = []
    """Who left, came back or refused to step back lately, the latest last."""
    next: str | None
    """The table of the rematch."""
    watching: int
    """How many spectators are watching."""
    watchers: list[str] = []
    """The names of those who have given one."""
    talk: TalkRule = "free"
    spectators_talk: bool = False
    """Whether spectators may say something, too."""
    made: int
    seeded: bool
    """An open deal: the maker chose the seed, and so may know the cards."""
    fair: FairDeal | None = None
    """None for an open deal, and for tables made before there were fair deals."""
    frozen: str | None = None
    """Why the table is frozen, as the code of an error."""
    branch: Branch | None = None


class Listing(Struct, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    options: Document
    state: TableStatus
    seats: list[Seat]
    made: int
    seeded: bool
    shortened: bool = False
    """Options that are too long for the lobby were left out; the table itself has them."""


# -- what the server sends over the socket

Standing = Literal["always", "never"]


class State(Struct, kw_only=True, tag="state", tag_field="type"):
    """All that the receiver may know. Sent first, after a resync, and when the era changes."""

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
    """Whether the receiver may take back their last answer."""
    standing: dict[str, Standing]
    """The receiver's standing answers, by kind of question."""
    prepared: Prepared | None = None
    """The receiver's prepared answer."""
    head: str | None = None
    """The hash of all steps so far, for the receiver to keep."""


class Update(Struct, kw_only=True, tag="update", tag_field="type"):
    """Something happened: the events from number `first` on, and the table as it is now."""

    era: int
    first: int
    events: list[Event]
    view: GameView
    explanation: GameExplanation | None = None
    undo: bool
    head: str | None = None


class About(Struct, kw_only=True, tag="table", tag_field="type"):
    """The table's people or settings changed."""

    table: Table
    standing: dict[str, Standing]
    prepared: Prepared | None = None


class Accepted(Struct, kw_only=True, tag="accepted", tag_field="type"):
    """The command with this ticket has been carried out and is on disk."""

    ticket: str


class Refused(Struct, kw_only=True, tag="refused", tag_field="type"):
    """The command was refused, and nothing has changed. Every language has words for `code`."""

    ticket: str | None
    code: str
    facts: Facts
    text: str
    """The reason in English."""


class Gone(Struct, kw_only=True, tag="gone", tag_field="type"):
    """The table was deleted, or this seat has moved to another device; the socket closes."""

    code: str


class Pong(Struct, kw_only=True, tag="pong", tag_field="type"):
    at: float


ServerMessage = State | Update | About | Accepted | Refused | Talk | Gone | Pong


# -- what clients send over the socket; over HTTP each command has an address of its own


class Answer(Struct, kw_only=True, forbid_unknown_fields=True, tag="answer", tag_field="type"):
    ticket: Ticket
    question: QuestionId
    option: OptionId
    places: Annotated[list[MarketPlace], Meta(max_length=6)] = []
    """On the Silk Road: the places that a play covers, for the eye; for the rules, places that show
    the same good are one. Places that do not fit the option are ignored."""


class Undo(Struct, kw_only=True, forbid_unknown_fields=True, tag="undo", tag_field="type"):
    """Take back the last answer or, with `turn`, as many as allowed back to the turn's start."""

    ticket: Ticket
    turn: bool = False


class Propose(Struct, kw_only=True, forbid_unknown_fields=True, tag="propose", tag_field="type"):
    """Ask everyone at the table to agree to undo back to before your own last answer."""

    ticket: Ticket


class Vote(Struct, kw_only=True, forbid_unknown_fields=True, tag="vote", tag_field="type"):
    ticket: Ticket
    proposal: int
    agree: bool


class Stand(Struct, kw_only=True, forbid_unknown_fields=True, tag="stand", tag_field="type"):
    """Set a standing answer to a power's question; None means asking every time."""

    ticket: Ticket
    kind: OptionId
    answer: Standing | None


class Resync(Struct, kw_only=True, forbid_unknown_fields=True, tag="resync", tag_field="type"):
    """Something is missing: send the state, with the events from number `first` on."""

    first: Annotated[int, Meta(ge=0)] = 0


class Ping(Struct, kw_only=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    at: float


Command = Answer | Undo | Propose | Vote | Stand | Prepare | Say | Reveal
ClientMessage = Command | Introduce | Resync | Ping


# -- bodies of HTTP requests and replies


class WantedSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["person", "bot", "open"]
    """`person` is whoever creates the table, and may appear only once."""
    level: Level | None = None


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=6)]
    """One for each player, in clockwise order."""
    name: Name = "Captain"
    """The name of the person who creates the table."""
    options: Document = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    listed: bool = False
    pace: Pace = 900
    clock: Clock | None = None
    budget: Annotated[int, Meta(ge=60, le=21_600)] | None = None
    """Seconds that each person has for the whole game."""
    grace: Annotated[int, Meta(ge=10, le=86_400)] | None = 120
    shuffle: bool = True
    """Seat the players at random."""
    talk: TalkRule = "free"
    spectators_talk: bool = False
    commitment: Hash | None = None
    """The hash of the maker's own part of the deal."""
    bearer: bool = False
    """Return the keys in the reply (for programs) instead of setting cookies (for browsers)."""


class Keys(Struct, kw_only=True):
    """Where the sender now sits. Only programs that ask get the keys; browsers get cookies."""

    table: str
    seat: int | None
    key: str | None = None
    host_key: str | None = None


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    """None means the first open seat."""
    commitment: Hash | None = None
    """The hash of your part of the deal."""
    bearer: bool = False


class Move(Struct, kw_only=True):
    """A code that moves the seat to another device; it works once, until it expires."""

    code: str
    expires: int


class Take(Struct, kw_only=True, forbid_unknown_fields=True):
    code: Secret
    bearer: bool = False


class Rename(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name


class HandOver(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host does with a seat: a bot stands in for its person (`away`) or takes it over, it
    becomes open, or its person plays again (`back`)."""

    seat: SeatNumber
    to: Literal["away", "bot", "open", "back"]
    level: Level = "normal"


class Begin(Struct, kw_only=True, forbid_unknown_fields=True):
    """Bots of this level take the open seats."""

    level: Level = "normal"


class SetListed(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether the table is shown in the lobby."""

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
    """Addresses of the page, best to share first. If empty, only this machine can reach it."""


class Health(Struct, kw_only=True):
    ok: bool
    version: str
    tables: int
    """How many tables are in memory."""
    problems: list[str] = []
    """What is wrong, as codes of errors; every language has words for them."""


class Problem(Struct, kw_only=True):
    """The body of every error over HTTP."""

    code: str
    facts: Facts
    text: str
