"""Prepared answers: what a seat wants to answer to its next question of a kind.

Only its owner knows of it. It is given when the question comes, after the table's pace, as the
person's own answer; if it is no option then, its owner is told and answers.
"""

from __future__ import annotations

from entrepot import GameExplanation
from entrepot.server import journal
from entrepot.server.company_protocol import Preparable, Prepare, Prepared
from entrepot.server.errors import TableRefused
from entrepot.server.journal import Entry
from entrepot.server.table_state import TableState, playing


def preparable(state: TableState, seat: int) -> Preparable:
    """What the seat may prepare now; whoever is asked answers instead."""
    match = playing(state)
    if match.question(seat) is not None:
        raise TableRefused("asked-now")
    kinds = match.preparable(seat)
    options = {option.id: option for offered in kinds.values() for option in offered}
    explanation = match.explain(match.view(seat), seat, list(options.values()))
    assert isinstance(explanation, GameExplanation)
    ids = {kind: [option.id for option in offered] for kind, offered in kinds.items()}
    return Preparable(kinds=ids, explanation=explanation)


def prepare(state: TableState, seat: int, command: Prepare) -> list[Entry]:
    kind, option = command.kind, command.option
    if kind is None and option is None:
        return [journal.Prepare(seat=seat, kind=None, option=None, ticket=command.ticket)]
    offered = preparable(state, seat).kinds.get(kind or "", [])
    if option not in offered:
        raise TableRefused("not-preparable", kind=kind or "", option=option or "")
    return [journal.Prepare(seat=seat, kind=kind, option=option, ticket=command.ticket)]


def prepared_for(state: TableState, seat: int | None) -> Prepared | None:
    """What the seat is told of its own prepared answer."""
    prepared = None if seat is None else state.prepared[seat]
    if prepared is None:
        return None
    asked = state.match.question(seat) if state.match else None
    fits = asked is None or asked.kind != prepared.kind or prepared.option in asked.by_id
    return Prepared(kind=prepared.kind, option=prepared.option, void=not fits)


def due_option(state: TableState, seat: int) -> str | None:
    """The prepared answer to the seat's open question."""
    prepared = state.prepared[seat]
    asked = state.match.question(seat) if state.match else None
    if prepared is None or asked is None or asked.kind != prepared.kind:
        return None
    return prepared.option if prepared.option in asked.by_id else None
