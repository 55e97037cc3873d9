"""What a receiver is told about a table, built from what its seat may know."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from entrepot import GameExplanation, GameView
from entrepot.kernel.match import Match
from entrepot.server import protocol
from entrepot.server.fair_deals import public_deal
from entrepot.server.journal import SeatState, TableState
from entrepot.server.market_order import Order, order_now, shown
from entrepot.server.protocol import (
    PROTOCOL,
    About,
    LastUndo,
    Listing,
    Proposal,
    Seat,
    State,
    Update,
)
from entrepot.server.store import Summary


def public_seat(seat: SeatState, online: bool = False, thinking: bool = False) -> Seat:
    return Seat(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        online=online,
        away=seat.away,
        thinking=thinking,
        reserved=seat.reserved,
    )


def public_proposal(state: TableState) -> Proposal | None:
    proposal = state.proposal
    if proposal is None:
        return None
    waiting = [seat for seat in state.sitting() if seat not in proposal.agreed]
    return Proposal(id=proposal.id, by=proposal.by, agreed=proposal.agreed, waiting=waiting)


def public_undo(state: TableState) -> LastUndo | None:
    undo = state.last_undo
    return None if undo is None else LastUndo(by=undo.by, seat=undo.seat)


def public_table(
    state: TableState,
    online: Collection[int],
    thinking: Collection[int],
    spectators: int,
    deadline: int | None,
) -> protocol.Table:
    """The table as everybody sees it."""
    header = state.header
    return protocol.Table(
        id=state.id,
        game=header.game,
        players=header.players,
        options=header.options,
        state=state.status,
        seats=[public_seat(seat, i in online, i in thinking) for i, seat in enumerate(state.seats)],
        listed=state.listed,
        pace=header.pace,
        clock=header.clock,
        deadline=deadline,
        grace=header.grace,
        proposal=public_proposal(state),
        last_undo=public_undo(state),
        next=state.next,
        watching=spectators,
        made=state.made,
        seeded=header.seeded,
        fair=public_deal(state),
        frozen=state.frozen,
    )


def about_for(state: TableState, seat: int | None, public: protocol.Table) -> About:
    return About(table=public, standing={} if seat is None else state.standing[seat])


def seen(
    match: Match, seat: int | None, order: Order | None = None
) -> tuple[GameView, GameExplanation]:
    view = match.view(seat)
    assert isinstance(view, GameView)
    view = shown(view, order)
    return view, explained(match, view, seat)


def explained(match: Match, view: GameView, seat: int | None) -> GameExplanation:
    explanation = match.explain(view, seat)
    assert isinstance(explanation, GameExplanation)
    return explanation


def state_for(
    state: TableState, seat: int | None, host: bool, public: protocol.Table, first: int = 0
) -> State:
    match = state.match
    view, explanation = seen(match, seat, order_now(state)) if match else (None, None)
    return State(
        protocol=PROTOCOL,
        seat=seat,
        host=host,
        table=public,
        era=match.era if match else 0,
        first=first if match else 0,
        events=match.events(seat, first) if match else [],
        view=view,
        explanation=explanation,
        undo=match.may_undo(seat) if match and not state.frozen else False,
        standing={} if seat is None else state.standing[seat],
        head=state.head,
    )


def update_for(
    match: Match, seat: int | None, first: int, head: str | None, order: Order | None
) -> Update:
    view, explanation = seen(match, seat, order)
    return Update(
        era=match.era,
        first=first,
        events=match.events(seat, first),
        view=view,
        explanation=explanation,
        undo=match.may_undo(seat),
        head=head,
    )


def listing(state: TableState, online: Collection[int]) -> Listing:
    return Listing(
        id=state.id,
        game=state.header.game,
        players=state.header.players,
        options=state.header.options,
        state=state.status,
        seats=[public_seat(seat, i in online) for i, seat in enumerate(state.seats)],
        made=state.made,
        seeded=state.header.seeded,
    )


def seats_summary(state: TableState) -> bytes:
    """The seats as the lobby shows them while the table is not in memory."""
    return msgspec.json.encode([public_seat(seat) for seat in state.seats])


def stored_listing(summary: Summary) -> Listing:
    header = msgspec.json.decode(summary.header)
    return msgspec.convert(
        {
            "id": summary.id,
            "game": header["game"],
            "players": header["players"],
            "options": header["options"],
            "state": summary.state,
            "seats": msgspec.json.decode(summary.seats),
            "made": summary.made,
            "seeded": header.get("seeded", False),
        },
        Listing,
    )
