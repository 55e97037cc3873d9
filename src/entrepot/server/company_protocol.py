"""Messages about the company at a table: who comes, goes and refuses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

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


class Prepare(Struct, kw_only=True, forbid_unknown_fields=True, tag="prepare", tag_field="type"):
    """Prepare the answer to your next question of this kind; without an option, take it back."""

    ticket: Ticket
    kind: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    option: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Introduce(
    Struct, kw_only=True, forbid_unknown_fields=True, tag="introduce", tag_field="type"
):
    """What a spectator wants to be called; nobody needs a name to watch."""

    ticket: Ticket
    name: Annotated[str, Meta(max_length=24)]
    """Empty: no name."""
