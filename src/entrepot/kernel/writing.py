"""The documents that are written of a match; `record` reads them."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from entrepot.kernel.choice import written
from entrepot.kernel.match_state import MatchState
from entrepot.kernel.snapshot import Snapshot
from entrepot.kernel.table import dumped

FORMAT = 1
"""The version of records and saves."""


def digest(state: MatchState) -> str:
    document = msgspec.json.encode(dumped(state.table), order="deterministic")
    return hashlib.sha256(document).hexdigest()[:16]


def view(state: MatchState, seat: int | None) -> dict[str, Any]:
    game, options = state.start.game, msgspec.to_builtins(state.start.options)
    seen = {"game": state.start.game.id, "options": options, **game.view(state.table, seat)}
    seen["over"] = not state.questions
    seen["pending"] = [{"seat": q.seat, "kind": q.kind} for q in state.pending]
    if asked := state.question(seat):
        seen["question"] = {"id": asked.id, "kind": asked.kind, "options": list(asked.by_id)}
    if seat is not None and seat in state.sealed:
        seen["sealed"] = game.option_id(state.table, state.sealed[seat])
    if not state.questions:
        seen["winners"] = game.winners(state.table)
        seen["scores"] = [{"total": s.total, "by": s.by} for s in game.scores(state.table)]
    return seen


def record(state: MatchState) -> dict[str, Any]:
    return {
        "entrepot": FORMAT,
        "game": state.start.game.id,
        "rules": state.start.game.version,
        "options": msgspec.to_builtins(state.start.options),
        "players": state.start.players,
        "seed": state.start.seed,
        "position": state.start.position,
        "answers": [list(answer) for answer in state.answers],
        "digest": digest(state),
    }


def position(state: MatchState) -> dict[str, Any]:
    turn = state.snapshots[-1].turn
    document = {
        "game": state.start.game.id,
        "options": msgspec.to_builtins(state.start.options),
        "seed": state.start.seed,
        "answers": [list(a) for a in state.answers[turn.answers if turn else 0 :]],
    }
    if turn is None:
        return {**document, "setup": True, "players": [{} for _ in range(state.start.players)]}
    fields = state.start.game.write_position(turn.table)
    return {**document, "rng": f"{turn.table.rng:016x}", **fields}


def save(state: MatchState) -> dict[str, Any]:
    kept: list[Snapshot] = []
    for one in state.snapshots:
        kept += [s for s in (one.turn, one) if s is not None and s not in kept]
    return {
        **record(state),
        "era": state.era,
        "frames": [
            {
                "table": dumped(one.fresh()),
                "answers": one.answers,
                "events": one.events,
                "turn": None if one.turn is None else kept.index(one.turn),
            }
            for one in kept
        ],
        "kept": [kept.index(one) for one in state.snapshots],
        "log": [[*entry[:3], written(entry[3])] for entry in state.log],
        "sealed": [[seat, written(choice)] for seat, choice in state.sealed.items()],
        "events": dumped([tuple(event) for event in state.events]),
    }
