"""The documents a match writes of itself; `record` reads them."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import astuple

from entrepot.kernel.documents import Document
from entrepot.kernel.events import EVERYBODY, Event
from entrepot.kernel.table import dumped
from entrepot.kernel.view_types import AskedQuestion, Pending, View

if TYPE_CHECKING:
    from entrepot.kernel.frame import Frame
    from entrepot.kernel.match import Match

FORMAT = 1
"""The version of records and saves."""


def digest(match: Match) -> str:
    document = msgspec.json.encode(dumped(match._table), order="deterministic")
    return hashlib.sha256(document).hexdigest()[:16]


def view(match: Match, seat: int | None) -> View:
    game = match._start.game
    pending = [Pending(q.seat, q.kind) for q in match.pending]
    seen = game.view(match._table, seat, match.options, pending)
    if asked := match.question(seat):
        seen.question = AskedQuestion(asked.id, asked.kind, list(asked.by_id))
    if seat is not None and seat in match._sealed:
        seen.sealed = game.option_id(match._table, match._sealed[seat])
    if match.over:
        seen.winners, seen.scores = match.winners, match.scores
    return seen


def events(match: Match, seat: int | None, first: int) -> list[Event]:
    words, told = match._start.game.words, []
    for n, event in enumerate(match._events[first:], first):
        e = event if event.known_to == EVERYBODY else event.seen_by(seat)
        cards = [words[card] for card in e.cards]
        told.append(Event(n, e.type, e.seat, cards, e.source, e.target, e.amount, e.cause))
    return told


def record(match: Match) -> Document:
    return {
        "entrepot": FORMAT,
        "game": match.game,
        "rules": match._start.game.version,
        "options": msgspec.to_builtins(match.options),
        "players": match.players,
        "seed": match.seed,
        "position": match._start.position,
        "answers": [list(answer) for answer in match._answers],
        "digest": digest(match),
    }


def position(match: Match) -> Document:
    turn = match._frames[-1].turn
    document = {
        "game": match.game,
        "options": msgspec.to_builtins(match.options),
        "seed": match.seed,
        "answers": [list(a) for a in match._answers[turn.answers if turn else 0 :]],
    }
    if turn is None:
        return {**document, "setup": True, "players": [{} for _ in range(match.players)]}
    fields = match._start.game.write_position(turn.table)
    return {**document, "rng": f"{turn.table.rng:016x}", **fields}


def save(match: Match) -> Document:
    frames: list[Frame] = []
    for frame in match._frames:
        frames += [f for f in (frame.turn, frame) if f is not None and f not in frames]
    return {
        **record(match),
        "era": match.era,
        "frames": [
            {
                "table": dumped(frame.fresh()),
                "answers": frame.answers,
                "events": frame.events,
                "turn": None if frame.turn is None else frames.index(frame.turn),
            }
            for frame in frames
        ],
        "kept": [frames.index(frame) for frame in match._frames],
        "log": dumped(match._log),
        "sealed": [[seat, list(choice)] for seat, choice in match._sealed.items()],
        "events": dumped([astuple(event) for event in match._events]),
    }
