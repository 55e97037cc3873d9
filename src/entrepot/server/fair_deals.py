"""A table's fair deal: who must still reveal a part, what the deal becomes, and the chain of steps.

Tables made by older versions, and those with a typed seed, have none.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from entrepot import fair_deal
from entrepot.fair_deal import ChainedEntry, SeatPart, Terms, canonical
from entrepot.kernel.documents import Document
from entrepot.server import deal_protocol

if TYPE_CHECKING:
    from entrepot.server.journal import Entry
    from entrepot.server.table_state import TableState


def is_fair(state: TableState) -> bool:
    return isinstance(state.header.seed, str)


def must_reveal(state: TableState) -> list[int]:
    """The seats that have committed to a part and not revealed it yet."""
    seats = list(enumerate(state.seats))
    return [i for i, seat in seats if is_fair(state) and seat.commitment and not seat.part]


def make_deal(state: TableState) -> None:
    """Settle what the deal is made of: whatever was revealed by now."""
    state.dealing = False
    state.parts = [
        SeatPart(commitment=seat.commitment, part=seat.part) if seat.commitment else None
        for seat in state.seats
    ]
    state.head = fair_deal.first_head(terms(state)) if is_fair(state) else None


def seed_of(state: TableState) -> int | str:
    """The match's seed; once the deal is made."""
    secret = state.header.seed
    return fair_deal.deal_seed(state.id, secret, state.parts) if isinstance(secret, str) else secret


def terms(state: TableState) -> Terms:
    header = state.header
    return Terms(
        table=state.id,
        game=header.game,
        rules=header.rules,
        options=header.options,
        secret=str(header.seed),
        seats=state.parts,
    )


def chain(state: TableState, entry: Any) -> None:
    """Add an entry that changes the match; it counts as the next of `match_entries`."""
    chained = chained_entry(entry)
    if state.head is not None and chained is not None:
        number, secret = state.match_entries, str(state.header.seed)
        state.head = fair_deal.next_head(state.head, state.id, secret, number, chained)


def chained_entry(entry: Any) -> ChainedEntry | None:
    """An entry as it is chained, without its ticket; None if it does not change the match."""
    kind = str(entry.__struct_config__.tag)
    match kind:
        case "answer":
            return [kind, entry.seat, entry.kind, entry.option, entry.by]
        case "undo":
            return [kind, entry.seat, entry.times, entry.by, entry.left or 0]
        case "anew":
            position = hashlib.sha256(canonical(entry.position).encode()).hexdigest()
            return [kind, entry.era, position]
    return None


def proof(state: TableState, entries: list[Entry]) -> Document | None:
    """What the record needs to show that deal and steps were as committed."""
    if state.head is None:
        return None
    secret = str(state.header.seed)
    chained = [each for entry in entries if (each := chained_entry(entry)) is not None]
    return {
        "table": state.id,
        "rules": state.header.rules,
        "secret": secret,
        "commitment": fair_deal.server_commitment(state.id, secret),
        "seats": [
            None if each is None else {"commitment": each.commitment, "part": each.part}
            for each in state.parts
        ],
        "entries": chained,
        "head": state.head,
    }


def public_deal(state: TableState) -> deal_protocol.FairDeal | None:
    """What everybody may see of the deal: only hashes, and whose parts are in it."""
    if not isinstance(state.header.seed, str):
        return None
    given = state.parts or state.seats
    return deal_protocol.FairDeal(
        commitment=fair_deal.server_commitment(state.id, state.header.seed),
        seats=[each.commitment if each else None for each in given],
        revealed=[i for i, each in enumerate(given) if each and each.part],
    )
