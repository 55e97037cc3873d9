"""What a receiver is told about a table, built from what its seat may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from entrepot import GameExplanation, GameView
from entrepot.kernel.documents import shaped
from entrepot.kernel.match import Match
from entrepot.review.branches import Branch
from entrepot.server import protocol
from entrepot.server.captains import captains
from entrepot.server.fair_deals import public_deal
from entrepot.server.market_order import Order, order_now, shown
from entrepot.server.prepared_answers import prepared_for
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
from entrepot.server.table_state import SeatState, TableState


def public_seat(
    seat: SeatState, captain: str, online: bool = False, thinking: bool = False
) -> Seat:
    return Seat(
        kind=seat.kind,
        name=seat.name,
        captain=captain if seat.kind == "bot" else None,
        level=seat.level,
        online=online,
        away=seat.away,
        since=seat.since,
        thinking=thinking,
        reserved=seat.reserved,
    )


def public_seats(
    state: TableState, online: Collection[int] = (), thinking: Collection[int] = ()
) -> list[Seat]:
    each = enumerate(zip(state.seats, captains(state.id, len(state.seats)), strict=True))
    return [public_seat(seat, name, i in online, i in thinking) for i, (seat, name) in each]


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
    watchers: Sequence[str] = (),
) -> protocol.Table:
    """The table as everybody sees it."""
    header = state.header
    return protocol.Table(
        id=state.id,
        game=header.game,
        players=header.players,
        options=header.options,
        state=state.status,
        seats=public_seats(state, online, thinking),
        listed=state.listed,
        pace=header.pace,
        clock=header.clock,
        budget=header.budget,
        deadline=deadline,
        grace=header.grace,
        proposal=public_proposal(state),
        last_undo=public_undo(state),
        notices=state.notices,
        next=state.next,
        watching=spectators,
        watchers=list(watchers),
        talk=state.talk,
        spectators_talk=state.spectators_talk,
        made=state.made,
        seeded=header.seeded,
        fair=public_deal(state),
        frozen=state.frozen,
        branch=shaped(header.branch, Branch) if header.branch else None,
    )


def about_for(state: TableState, seat: int | None, public: protocol.Table) -> About:
    standing = {} if seat is None else state.standing[seat]
    return About(table=public, standing=standing, prepared=prepared_for(state, seat))


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
        prepared=prepared_for(state, seat),
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
        seats=public_seats(state, online),
        made=state.made,
        seeded=state.header.seeded,
    )


def seats_summary(state: TableState) -> bytes:
    """The seats as the lobby shows them while the table is not in memory."""
    return msgspec.json.encode(public_seats(state))


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
