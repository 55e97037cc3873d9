"""Taking an answer back: only while nobody has learned anything from it, unless all agree."""

from __future__ import annotations

from entrepot.kernel.errors import UndoRefused
from entrepot.kernel.game import Game
from entrepot.kernel.match_state import MatchState
from entrepot.kernel.running import SAMPLE, begin, follow, run
from entrepot.kernel.table import Table


def undone(state: MatchState, seat: int, agreed: bool = False) -> MatchState:
    """The match before the seat's last answer. `agreed`: all consent, whatever came after."""
    index = max((i for i, a in enumerate(state.answers) if a[0] == seat), default=-1)
    if seat in state.sealed:
        withdrawn = state.copy()
        del withdrawn.sealed[seat], withdrawn.answers[index]
        return withdrawn
    if index < 0:
        raise UndoRefused("nothing-to-undo", seat=seat)
    if any(kind == SAMPLE for _, kind, _ in state.answers[index:]):
        raise UndoRefused("undo-sampled", seat=seat)
    if not agreed and index < len(state.answers) - 1:
        raise UndoRefused("undo-others-answered", seat=seat)
    past = before(state, index)
    if not agreed and past.sealed:
        raise UndoRefused("undo-revealed", seat=seat)
    if not agreed and (why := barrier(state.start.game, past.table, state.table, seat)):
        raise UndoRefused(why, seat=seat)
    return past


def before(state: MatchState, index: int) -> MatchState:
    """The match as it was before the answer with that index, in a new era."""
    last = next((s for s in reversed(state.snapshots) if s.answers <= index), None)
    if last is None:
        past, done = begin(state.start, state.era + 1), 0
    else:
        past, done = state.copy(), last.answers
        past.era += 1
        del past.answers[done:], past.events[last.events :]
        past.snapshots = [s for s in state.snapshots if s.answers <= done]
        past.log, past.sealed = [], {}
        run(past)
    return follow(past, state.answers[done:index])


def barrier(game: Game, before: Table, after: Table, seat: int) -> str | None:
    """Why this seat can't take back what happened between the two tables; None if it can."""
    if before.rng != after.rng:
        return "undo-chance"
    known = {(s.pool, s.thing): s.known_to for s in game.secrets(before)}
    still = {(s.pool, s.thing): s.known_to for s in game.secrets(after)}
    for thing, known_to in known.items():
        if still.get(thing, -1) & ~known_to and not known_to >> seat & 1:
            return "undo-learned"
    return None
