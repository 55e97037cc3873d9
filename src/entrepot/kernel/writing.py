"""Writes the documents of a match; `record` reads them."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec.structs import astuple

from entrepot.kernel.choice import written
from entrepot.kernel.documents import Document
from entrepot.kernel.events import EVERYBODY, Event
from entrepot.kernel.match_state import MatchState
from entrepot.kernel.rng import state_text
from entrepot.kernel.table import dumped
from entrepot.kernel.view_types import AskedQuestion, Pending, View

FORMAT = 1
"""The version of records and saves."""


def digest(state: MatchState) -> str:
    document = msgspec.json.encode(dumped(state.table), order="deterministic")
    return hashlib.sha256(document).hexdigest()[:16]


def view(state: MatchState, seat: int | None) -> View:
    game = state.start.game
    pending = [Pending(q.seat, q.kind) for q in state.pending]
    seen = game.view(state.table, seat, state.start.options, pending)
    if asked := state.question(seat):
        seen.question = AskedQuestion(asked.id, asked.kind, list(asked.by_id))
    if seat is not None and seat in state.sealed:
        seen.sealed = game.option_id(state.table, state.sealed[seat])
    if not state.questions:
        seen.winners, seen.scores = game.winners(state.table), game.scores(state.table)
    return seen


def events(state: MatchState, seat: int | None, first: int) -> list[Event]:
    words, told = state.start.game.words, []
    for n, event in enumerate(state.events[first:], first):
        e = event if event.known_to == EVERYBODY else event.seen_by(seat)
        cards = [words[card] for card in e.cards]
        told.append(Event(n, e.type, e.seat, cards, e.source, e.target, e.amount, e.cause))
    return told


def record(state: MatchState) -> Document:
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


def position(state: MatchState) -> Document:
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
    return {**document, "rng": state_text(turn.table.rng), **fields}


def save(state: MatchState) -> Document:
    shots = [shot for one in state.snapshots for shot in (one.turn, one) if shot is not None]
    kept = list(dict.fromkeys(shots))
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
        "events": dumped([astuple(event) for event in state.events]),
    }
