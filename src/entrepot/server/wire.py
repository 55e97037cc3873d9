"""What a receiver is told of a table: built for its seat, from what that seat may know."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from entrepot import GameExplanation, GameView
from entrepot.kernel.match import Match
from entrepot.server import protocol
from entrepot.server.commands import may_undo
from entrepot.server.life import Life, Place
from entrepot.server.protocol import PROTOCOL, About, Listing, Proposal, Seat, State, Update
from entrepot.server.store import Summary
from entrepot.server.who import Who


def seat(place: Place, online: bool = False, thinking: bool = False) -> Seat:
    return Seat(
        kind=place.kind,
        name=place.name,
        level=place.level,
        online=online,
        away=place.away,
        thinking=thinking,
        reserved=place.reserved,
    )


def proposal(life: Life) -> Proposal | None:
    asking = life.proposal
    if asking is None:
        return None
    waiting = [seat for seat in life.people() if seat not in asking.agreed]
    return Proposal(id=asking.id, by=asking.by, agreed=asking.agreed, waiting=waiting)


def table(
    life: Life,
    online: Collection[int],
    thinking: Collection[int],
    watching: int,
    deadline: int | None,
) -> protocol.Table:
    """The same for everybody."""
    header = life.header
    return protocol.Table(
        id=life.id,
        game=header.game,
        players=header.players,
        options=header.options,
        state=life.state,
        seats=[seat(place, i in online, i in thinking) for i, place in enumerate(life.seats)],
        listed=life.listed,
        pace=header.pace,
        clock=header.clock,
        deadline=deadline,
        grace=header.grace,
        proposal=proposal(life),
        next=life.next,
        watching=watching,
        made=life.made,
        seeded=header.seeded,
        frozen=life.frozen,
    )


def standing(life: Life, seat: int | None) -> dict[str, protocol.Standing]:
    return life.standing[seat] if seat is not None else {}


def about(life: Life, seat: int | None, shown: protocol.Table) -> About:
    return About(table=shown, standing=standing(life, seat))


def seen(match: Match, seat: int | None) -> tuple[GameView, GameExplanation]:
    view = match.view(seat)
    assert isinstance(view, GameView)
    return view, explained(match, view, seat)


def explained(match: Match, view: GameView, seat: int | None) -> GameExplanation:
    explanation = match.explain(view, seat)
    assert isinstance(explanation, GameExplanation)
    return explanation


def state(life: Life, who: Who, shown: protocol.Table, era: int | None, first: int) -> State:
    match = life.match
    if match is None or era != match.era:
        first = 0
    view, explanation = seen(match, who.seat) if match else (None, None)
    return State(
        protocol=PROTOCOL,
        seat=who.seat,
        host=who.host,
        table=shown,
        era=match.era if match else 0,
        first=first,
        events=match.events(who.seat, first) if match else [],
        view=view,
        explanation=explanation,
        undo=may_undo(match, who.seat) if match and not life.frozen else False,
        standing=standing(life, who.seat),
    )


def update(match: Match, seat: int | None, first: int) -> Update:
    view, explanation = seen(match, seat)
    return Update(
        era=match.era,
        first=first,
        events=match.events(seat, first),
        view=view,
        explanation=explanation,
        undo=may_undo(match, seat),
    )


def listing(life: Life, online: Collection[int]) -> Listing:
    return Listing(
        id=life.id,
        game=life.header.game,
        players=life.header.players,
        options=life.header.options,
        state=life.state,
        seats=[seat(place, i in online) for i, place in enumerate(life.seats)],
        made=life.made,
        seeded=life.header.seeded,
    )


def summarised(life: Life) -> bytes:
    """The seats as the lobby shows them while the table is not in memory."""
    return msgspec.json.encode([seat(place) for place in life.seats])


def listed(summary: Summary) -> Listing:
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
