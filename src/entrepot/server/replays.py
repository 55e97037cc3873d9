"""A record as frames, as one seat saw it. Nothing in the record is trusted."""

from __future__ import annotations

import msgspec

import entrepot
from entrepot import Event, Match
from entrepot.kernel.documents import Record, shaped
from entrepot.kernel.record import beginning
from entrepot.review.who_knows import who_knows
from entrepot.server import wire
from entrepot.server.records import read_record
from entrepot.server.worker_protocol import Replay, Replayed

LONGEST_REPLAY = 5
"""Seconds of processor time. The longest games take one."""
MOST_FRAMES = 2_000
"""The most in one reply; a client that wants more asks again from where it ended."""
MOST_KNOWN = 25
"""The same if the client also wants what the seat could be certain of."""
TURN = "turn"


def replayed(
    document: bytes, seat: int | None, first: int, last: int, knowledge: bool = False
) -> bytes:
    end = entrepot.replay(msgspec.to_builtins(read_record(document)))
    record = shaped(end.record(), Record)  # an older record in today's format
    count = len(record.answers)
    last = min(last, count, first + (MOST_KNOWN if knowledge else MOST_FRAMES) - 1)
    match = beginning(msgspec.to_builtins(record))
    match.view(seat)  # refuses a seat that does not exist
    frames: list[Replayed] = []
    money: list[list[int]] = []
    told: list[Event] = []
    turns: list[int] = []
    for n in range(count + 1):
        if n:
            match.follow([record.answers[n - 1]])
        new = match.events(seat, len(told))
        told += new
        if first <= n <= last:
            view, explanation = wire.seen(match, seat)
            known = who_knows(match, seat) if knowledge else None
            frames.append(
                Replayed(n=n, events=len(told), view=view, explanation=explanation, knowledge=known)
            )
        if n == last:
            events = told[:]
        if any(event.type == TURN for event in new):
            money += [purses(match)] if turns and end.over else []
            turns.append(n)
    if end.over:
        money.append(purses(match))
    return msgspec.json.encode(
        Replay(
            game=end.game,
            players=end.players,
            options=msgspec.to_builtins(end.options),
            answers=count,
            frames=frames,
            events=events,
            turns=turns,
            credits=money,
        )
    )


def purses(match: Match) -> list[int]:
    """What each seat knows that it has."""
    return [match.view(seat).players[seat].money for seat in range(match.players)]
