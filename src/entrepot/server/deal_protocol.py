"""The messages of a fair deal: commitments before the game, parts when it begins."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Ticket = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""An id that the sender gives a command, so that a command sent twice is done once."""
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""A SHA-256 in hexadecimal digits."""
Part = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 random bytes in hexadecimal digits."""


class FairDeal(Struct, kw_only=True):
    """What the server and the seats have committed to."""

    commitment: str
    """The hash of the server's random bits."""
    seats: list[str | None]
    """The hash of each seat's part; None for a seat that adds nothing."""
    revealed: list[int]
    """The seats whose parts are in the deal, or have come for it so far."""


class Reveal(Struct, kw_only=True, forbid_unknown_fields=True, tag="reveal", tag_field="type"):
    """Add your part to the deal while the table is `dealing`."""

    ticket: Ticket
    part: Part


class Rematch(Struct, kw_only=True, forbid_unknown_fields=True):
    commitment: Hash | None = None
    """The hash of your part of the new deal."""
