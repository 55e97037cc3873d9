"""Taking an answer back: only while nobody has learned anything from it, unless all agree."""

from __future__ import annotations

from entrepot.kernel.errors import UndoRefused
from entrepot.kernel.match_state import Answer, MatchState
from entrepot.kernel.running import SAMPLE, answer, begin, follow, run


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
    if not agreed and (why := barrier(past, state.answers[index])):
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


def barrier(past: MatchState, answered: Answer) -> str | None:
    """Why this answer can't be taken back by the seat alone; None if it can.

    It can as long as the seat has learned nothing from it: all worlds that looked the same to the
    seat before its answer still do.
    """
    if past.sealed:
        return "undo-revealed"
    seat, _, option = answered
    asked, present, game = past.question(seat), past.copy(), past.start.game
    assert asked is not None
    answer(present, asked, asked.by_id[option])
    if past.table.rng != present.table.rng:
        return "undo-chance"
    if present.decided_by & ~(1 << seat):
        return "undo-learned"
    known = {(s.pool, s.thing): s.known_to for s in game.secrets(past.table)}
    still = {(s.pool, s.thing): s.known_to for s in game.secrets(present.table)}
    for thing, known_to in known.items():
        if still.get(thing, -1) & ~known_to and not known_to >> seat & 1:
            return "undo-learned"
    return None
