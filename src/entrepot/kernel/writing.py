"""The documents a match writes of itself; `record` reads them."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from entrepot.kernel.choice import written
from entrepot.kernel.table import dumped

if TYPE_CHECKING:
    from entrepot.kernel.frame import Frame
    from entrepot.kernel.match import Match

FORMAT = 1
"""The version of records and saves."""


def digest(match: Match) -> str:
    document = msgspec.json.encode(dumped(match._table), order="deterministic")
    return hashlib.sha256(document).hexdigest()[:16]


def view(match: Match, seat: int | None) -> dict[str, Any]:
    game, options = match._start.game, msgspec.to_builtins(match.options)
    seen = {"game": match.game, "options": options, **game.view(match._table, seat)}
    seen["over"] = match.over
    seen["pending"] = [{"seat": q.seat, "kind": q.kind} for q in match.pending]
    if asked := match.question(seat):
        seen["question"] = {"id": asked.id, "kind": asked.kind, "options": list(asked.by_id)}
    if seat is not None and seat in match._sealed:
        seen["sealed"] = game.option_id(match._table, match._sealed[seat])
    if match.over:
        seen["winners"] = match.winners
        seen["scores"] = [{"total": s.total, "by": s.by} for s in match.scores]
    return seen


def record(match: Match) -> dict[str, Any]:
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


def position(match: Match) -> dict[str, Any]:
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


def save(match: Match) -> dict[str, Any]:
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
        "log": [[*entry[:3], written(entry[3])] for entry in match._log],
        "sealed": [[seat, written(choice)] for seat, choice in match._sealed.items()],
        "events": dumped([tuple(event) for event in match._events]),
    }
