"""Whether a practice position is solved, from what its learner sees."""

from __future__ import annotations

from msgspec import Struct

from entrepot.kernel.events import Event
from entrepot.kernel.view_types import View


class Happened(Struct, forbid_unknown_fields=True):
    """Events of this type, with these fields, were told at least this many times."""

    type: str
    seat: int | None = None
    card: str | None = None
    to: str | None = None
    amount: int | None = None
    times: int = 1


class Goal(Struct, forbid_unknown_fields=True):
    """Every condition that is given must hold."""

    happened: list[Happened] = []
    gain: int | None = None
    """The learner has at least this much more than at the beginning."""
    lead: int | None = None
    """The learner's gain is higher than each rival's by at least this much."""
    keep: int | None = None
    """The learner has at least this much left."""
    won: bool = False
    """The game is over, and the learner alone has won."""
    later: bool = False
    """It may be reached in a later turn than the one the position begins with."""


def reached(goal: Goal, seat: int, first: View, now: View, events: list[Event]) -> bool:
    gains = [b.money - a.money for a, b in zip(first.players, now.players, strict=True)]
    others = [gain for each, gain in enumerate(gains) if each != seat]
    return (
        all(told(each, events) for each in goal.happened)
        and (goal.gain is None or gains[seat] >= goal.gain)
        and (goal.lead is None or gains[seat] - max(others) >= goal.lead)
        and (goal.keep is None or now.players[seat].money >= goal.keep)
        and (not goal.won or now.winners == [seat])
    )


def missed(goal: Goal, first: View, now: View) -> bool:
    """Whether a goal that is not reached can no longer be reached."""
    return now.over or (now.turn > first.turn and not goal.later)


def told(wanted: Happened, events: list[Event]) -> bool:
    fitting = [
        event
        for event in events
        if event.type == wanted.type
        and wanted.seat in (None, event.seat)
        and (wanted.card is None or wanted.card in event.cards)
        and wanted.to in (None, event.target)
        and wanted.amount in (None, event.amount)
    ]
    return len(fitting) >= wanted.times
