"""What happened at a table, in words."""

from __future__ import annotations

from entrepot import Match, text


def told(match: Match, seat: int | None, since: int) -> tuple[str, int]:
    """The events from `since` on as this seat is told them, one a line; and the next number."""
    events = match.events(seat, since)
    lines = [text.event(event, match.game) for event in events]
    return "\n".join(lines), since + len(events)
