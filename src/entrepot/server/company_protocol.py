"""Messages about the company at a table: who comes, goes and refuses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot import GameExplanation
from entrepot.phrases import Phrase
from entrepot.server.deal_protocol import Ticket

NoticeKind = Literal["left", "grace", "host", "back", "bot", "refused", "withdrawn"]
"""A bot stands in because its person `left`, was gone for the `grace` period, or because the `host`
said so; the person is `back`; a `bot` has the seat for good; a proposal to step back was `refused`
or `withdrawn`."""


class Notice(Struct, kw_only=True, frozen=True):
    """Something that a person did other than playing."""

    kind: NoticeKind
    seat: int
    """Whose seat it is about; of a proposal, the seat that made it."""
    name: str
    """The person's name at that time."""
    by: int | None = None
    """The seat that refused the proposal, or withdrew its own."""
    at: int
    after: int
    """How many events came before it."""


class Prepared(Struct, kw_only=True):
    """The receiver's answer to their next question of this kind."""

    kind: str
    option: str
    void: bool = False
    """The question has come, and this is not one of its options: it waits for another answer."""


class Preparable(Struct, kw_only=True):
    """What the sender may prepare now: option ids, by kind of question."""

    kinds: dict[str, list[str]]
    explanation: GameExplanation
    """What these options are about. Where kinds have the same option, it is there once."""


class Prepare(Struct, kw_only=True, forbid_unknown_fields=True, tag="prepare", tag_field="type"):
    """Prepare the answer to your next question of this kind; without an option, take it back."""

    ticket: Ticket
    kind: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    option: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


TalkRule = Literal["free", "phrases", "off"]
"""What may be said at a table: anything, only phrases, or nothing."""
LONGEST_TEXT = 200


class TalkLine(Struct, kw_only=True):
    """What somebody said: a phrase, which every reader sees in their language, or a text."""

    n: int
    at: int
    seat: int | None
    """None for a spectator."""
    name: str
    """Empty for a spectator without a name."""
    phrase: Phrase | None = None
    text: str | None = None


class Talk(Struct, kw_only=True, tag="talk", tag_field="type"):
    """What was said: when a client connects all that is remembered, then every new line."""

    lines: list[TalkLine]
    all: bool = False


class Say(Struct, kw_only=True, forbid_unknown_fields=True, tag="say", tag_field="type"):
    """Say a phrase or a text to everybody at the table."""

    ticket: Ticket
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None
    """At most 200 characters are accepted."""


class SetTalk(Struct, kw_only=True, forbid_unknown_fields=True):
    """What may be said at the table, and whether spectators may say it, too."""

    talk: TalkRule
    spectators: bool


class Introduce(
    Struct, kw_only=True, forbid_unknown_fields=True, tag="introduce", tag_field="type"
):
    """What a spectator wants to be called; nobody needs a name to watch."""

    ticket: Ticket
    name: Annotated[str, Meta(max_length=24)]
    """Empty: no name."""
