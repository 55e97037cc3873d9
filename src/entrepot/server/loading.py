"""Tables from what is stored of them: the last snapshot, and the steps after it.

Whatever is wrong with a table stays its own trouble: in the end it is frozen, not loaded.
"""

from __future__ import annotations

import logging

import msgspec

from entrepot.kernel.documents import Document, Record
from entrepot.kernel.errors import BadDocument, Diverged
from entrepot.kernel.game import GAMES
from entrepot.kernel.match import Match
from entrepot.kernel.older import fitting, given_again
from entrepot.kernel.record import beginning, load, restore
from entrepot.server.errors import StoreProblem, TableRefused
from entrepot.server.life import Header, Life, first_life
from entrepot.server.old_answers import given
from entrepot.server.steps import Anew, Answer, Step, Undo, apply, in_era, played, read
from entrepot.server.store import SnapshotRow, Stored

log = logging.getLogger(__name__)

_header = msgspec.json.Decoder(Header)


def snapshot(life: Life) -> SnapshotRow:
    """What loading begins from later."""
    match = life.match
    assert match is not None
    save = match.save()
    return SnapshotRow(
        life.steps,
        save["rules"],
        match.era,
        save["digest"],
        msgspec.json.encode(save),
        msgspec.json.encode(match.position()),
    )


def loaded(stored: Stored) -> tuple[Life, Anew | None]:
    """The table, and the step that must be added if the rules no longer lead where they led."""
    try:
        header = _header.decode(stored.header)
    except Exception as error:
        _note(stored.id, "unreadable header", error)
        raise StoreProblem("table-damaged") from None
    steps, whole = _steps(stored)
    if not whole:
        return _frozen(stored, header, steps, TableRefused("table-damaged")), None
    game = GAMES.get(header.game)
    kept = stored.snapshot
    try:
        if kept is not None and game is not None and kept.rules == game.version:
            return _restored(stored, header, steps, kept), None
    except Exception as error:
        _note(stored.id, "not restored", error)
    try:
        return _replayed(stored, header, steps), None
    except Exception as error:
        _note(stored.id, "not replayed", error)
    try:
        if kept is not None:
            return _carried_over(stored, header, steps, kept), None
    except Exception as error:
        _note(stored.id, "not carried", error)
    try:
        if kept is not None:
            return _begun_anew(stored, header, steps, kept)
    except Exception as error:
        _note(stored.id, "not begun", error)
    return _frozen(stored, header, steps, TableRefused("table-diverged")), None


def _note(table: str, what: str, error: Exception) -> None:
    log.warning(what, extra={"table": table, "why": repr(error)[:300]})


def _steps(stored: Stored) -> tuple[list[Step], bool]:
    """The steps as far as they can be read, and whether these are all."""
    steps: list[Step] = []
    for number, row in enumerate(stored.steps):
        try:
            if row.number != number:
                raise ValueError(row.number)
            steps.append(read(row))
        except Exception as error:
            _note(stored.id, "unreadable step", error)
            return steps, False
    return steps, True


def _restored(stored: Stored, header: Header, steps: list[Step], kept: SnapshotRow) -> Life:
    life = _without_match(stored, header, steps[: kept.number])
    if life.steps != kept.number:
        raise ValueError(kept.number)
    life.match = restore(kept.save)
    for step in steps[kept.number :]:
        apply(life, step)
    return life


def _without_match(stored: Stored, header: Header, steps: list[Step]) -> Life:
    life = first_life(stored.id, header, stored.made)
    for step in steps:
        apply(life, step, play=False)
    return life


def _replayed(stored: Stored, header: Header, steps: list[Step]) -> Life:
    """By all answers since the match began; it must pass the snapshot's table."""
    begun = max((i for i, step in enumerate(steps) if isinstance(step, Anew)), default=0)
    life = _without_match(stored, header, steps[:begun])
    kept = stored.snapshot
    for step in steps[begun:]:
        if isinstance(step, Answer):
            apply(life, step, play=False)
            _answer(played(life), step)
        else:
            apply(life, step)
        if life.match is None or kept is None or kept.number != life.steps:
            continue
        if life.match.digest() != kept.digest:
            raise BadDocument("bad-digest", field="digest")
    _check_over(stored, life)
    return life


def _check_over(stored: Stored, life: Life) -> None:
    if stored.state == "over" != life.state:
        raise Diverged("diverged-over", index=life.moves)


def _answer(match: Match, step: Answer) -> None:
    option = fitting(match, (step.seat, step.kind, step.option))
    if option is None:
        raise Diverged("diverged-option", seat=step.seat, kind=step.kind, option=step.option)
    match.answer(step.seat, option)


def _carried_over(stored: Stored, header: Header, steps: list[Step], kept: SnapshotRow) -> Life:
    """By all answers that other rules still understand; it must pass the snapshot's table."""
    life = _without_match(stored, header, steps)
    save, position = msgspec.json.decode(kept.save), msgspec.json.decode(kept.position)
    if save["rules"] == GAMES[header.game].version:
        raise BadDocument("bad-save", field="rules", why="refused before")
    first = beginning({name: save[name] for name in Record.__struct_fields__})
    passed, lost = given_again(first, given(save["answers"], []), over=False)
    if lost or _turn(passed) != _turn(load({**position, "answers": []})):
        raise Diverged("diverged-digest", index=len(save["answers"]) - lost)
    answers = given(save["answers"], steps[kept.number :])
    match, _ = given_again(first, answers, over=stored.state == "over")
    life.match = in_era(match, _next_era(kept, steps))
    _check_over(stored, life)
    return life


def _turn(match: Match) -> Document:
    """The table at the start of the turn."""
    return {**match.position(), "answers": []}


def _begun_anew(
    stored: Stored, header: Header, steps: list[Step], kept: SnapshotRow
) -> tuple[Life, Anew]:
    """From the snapshot's position, and on with what was answered since as long as it fits."""
    life = _without_match(stored, header, steps)
    position = msgspec.json.decode(kept.position)
    answers = given(position["answers"], steps[kept.number :])
    first = load({**position, "answers": []})
    match, _ = given_again(first, answers, over=stored.state == "over")
    anew = Anew(position=match.position(), era=_next_era(kept, steps))
    apply(life, anew)
    return life, anew


def _next_era(kept: SnapshotRow, steps: list[Step]) -> int:
    """None of before: its numbers of questions and events mean something else."""
    return kept.era + sum(step.times for step in steps if isinstance(step, Undo)) + 1


def _frozen(stored: Stored, header: Header, steps: list[Step], why: TableRefused) -> Life:
    """To be looked at: the people, and the match as far as its rules still lead."""
    life = first_life(stored.id, header, stored.made)
    play = True
    for step in steps:
        before = life.copy()
        try:
            apply(life, step, play)
        except Exception:
            life, play = before, False
            try:
                apply(life, step, play)
            except Exception:
                break
    life.frozen = why.code
    life.remains = _remains(stored, header, steps)
    return life


def _remains(stored: Stored, header: Header, steps: list[Step]) -> Document:
    """What can be exported of a frozen table: all that was answered."""
    told = [step for step in steps if isinstance(step, (Answer, Undo, Anew))]
    return {
        "game": header.game,
        "rules": stored.snapshot.rules if stored.snapshot else header.rules,
        "options": header.options,
        "players": header.players,
        "seed": header.seed,
        "steps": msgspec.to_builtins(told),
    }
