"""Loads tables from what is stored: the last snapshot and the entries after it.

A broken table never affects others: if nothing else works, it is frozen.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from entrepot.kernel.documents import Document, Record
from entrepot.kernel.errors import BadDocument, Diverged
from entrepot.kernel.game import GAMES
from entrepot.kernel.match import Match
from entrepot.kernel.older import fitting, given_again
from entrepot.kernel.record import beginning, load, restore
from entrepot.server import journal
from entrepot.server.errors import StoreProblem, TableRefused
from entrepot.server.fair_deals import seed_of
from entrepot.server.journal import Anew, Answer, Entry, Undo, apply_entry
from entrepot.server.keys import table_tag
from entrepot.server.store import SnapshotRow, StoredTable
from entrepot.server.table_state import Header, TableState, initial_state

Loaded = tuple[TableState, Anew | None]
"""The state, and the entry to add if the rules no longer lead to the same position."""
Way = Callable[[StoredTable, Header, list[Entry]], Loaded]

log = logging.getLogger(__name__)

_header = msgspec.json.Decoder(Header)


def snapshot_row(state: TableState) -> SnapshotRow:
    """The snapshot from which loading will start."""
    match = settled(state)
    save = match.save()
    return SnapshotRow(
        state.entry_count,
        save["rules"],
        match.era,
        save["digest"],
        msgspec.json.encode(save),
        msgspec.json.encode(match.position()),
    )


def settled(state: TableState) -> Match:
    """The match at a question that can be answered: what is written waits for nobody."""
    assert state.match is not None
    match = state.match.copy()
    match.state.unhurried = 0
    match.go_on()
    return match


def load_table(stored: StoredTable) -> Loaded:
    """Load the table in the best way that works; if none does, freeze it."""
    try:
        header = _header.decode(stored.header)
    except Exception as error:
        _warn(stored.id, "unreadable header", error)
        raise StoreProblem("table-damaged") from None
    entries, complete = _read_entries(stored)
    if not complete:
        return _freeze(stored, header, entries, TableRefused("table-damaged"))
    ways: list[tuple[str, Way]] = [("not replayed", _replay)]
    if stored.snapshot is not None:
        if header.game in GAMES and stored.snapshot.rules == GAMES[header.game].version:
            ways.insert(0, ("not restored", _restore))
        ways += [("not carried", _carry_over), ("not begun", _begin_anew)]
    for event, way in ways:
        try:
            return way(stored, header, entries)
        except Exception as error:
            _warn(stored.id, event, error)
    return _freeze(stored, header, entries, TableRefused("table-diverged"))


def _warn(table: str, event: str, error: Exception) -> None:
    log.warning(event, extra={"table": table_tag(table), "why": repr(error)[:300]})


def _read_entries(stored: StoredTable) -> tuple[list[Entry], bool]:
    """The entries up to the first unreadable one, and whether that is all of them."""
    entries: list[Entry] = []
    for number, row in enumerate(stored.entries):
        try:
            if row.number != number:
                raise ValueError(row.number)
            entries.append(journal.read_entry(row))
        except Exception as error:
            _warn(stored.id, "unreadable entry", error)
            return entries, False
    return entries, True


# -- ways to load, the best first


def _restore(stored: StoredTable, header: Header, entries: list[Entry]) -> Loaded:
    """Take the snapshot's match and apply the entries after it."""
    kept = stored.snapshot
    assert kept is not None
    state = _without_match(stored, header, entries[: kept.number])
    if state.entry_count != kept.number:
        raise ValueError(kept.number)
    state.match = restore(kept.save)
    for entry in entries[kept.number :]:
        apply_entry(state, entry)
    return state, None


def _without_match(stored: StoredTable, header: Header, entries: list[Entry]) -> TableState:
    state = initial_state(stored.id, header, stored.made)
    for entry in entries:
        apply_entry(state, entry, play=False)
    return state


def _replay(stored: StoredTable, header: Header, entries: list[Entry]) -> Loaded:
    """Replay all answers since the match began; this must pass through the snapshot's table."""
    begun = max((i for i, entry in enumerate(entries) if isinstance(entry, Anew)), default=0)
    state = _without_match(stored, header, entries[:begun])
    kept = stored.snapshot
    for entry in entries[begun:]:
        if isinstance(entry, Answer):
            apply_entry(state, entry, play=False)
            _answer(journal.own_match(state), entry)
        else:
            apply_entry(state, entry)
        if state.match is None or kept is None or kept.number != state.entry_count:
            continue
        if state.match.digest() != kept.digest:
            raise BadDocument("bad-digest", field="digest")
    _check_over(stored, state)
    return state, None


def _check_over(stored: StoredTable, state: TableState) -> None:
    if stored.state == "over" != state.status:
        raise Diverged("diverged-over", index=state.match_entries)


def _answer(match: Match, entry: Answer) -> None:
    option = fitting(match, (entry.seat, entry.kind, entry.option))
    if option is None:
        raise Diverged("diverged-option", seat=entry.seat, kind=entry.kind, option=entry.option)
    match.answer(entry.seat, option)


def _carry_over(stored: StoredTable, header: Header, entries: list[Entry]) -> Loaded:
    """Replay the answers that changed rules still accept, passing through the snapshot's table."""
    kept = stored.snapshot
    assert kept is not None
    state = _without_match(stored, header, entries)
    save, position = msgspec.json.decode(kept.save), msgspec.json.decode(kept.position)
    if save["rules"] == GAMES[header.game].version:
        raise BadDocument("bad-save", field="rules", why="refused before")
    first = beginning({name: save[name] for name in Record.__struct_fields__ if name in save})
    passed, lost = given_again(first, answers_left(save["answers"], []), over=False)
    if lost or _turn(passed) != _turn(load({**position, "answers": []})):
        raise Diverged("diverged-digest", index=len(save["answers"]) - lost)
    answers = answers_left(save["answers"], entries[kept.number :])
    match, _ = given_again(first, answers, over=stored.state == "over")
    state.match = journal.in_era(match, _next_era(kept, entries))
    _check_over(stored, state)
    return state, None


def _turn(match: Match) -> Document:
    """The table at the start of the turn."""
    return {**match.position(), "answers": []}


def _begin_anew(stored: StoredTable, header: Header, entries: list[Entry]) -> Loaded:
    """Start from the snapshot's position and replay later answers for as long as they fit."""
    kept = stored.snapshot
    assert kept is not None
    state = _without_match(stored, header, entries)
    position = msgspec.json.decode(kept.position)
    answers = answers_left(position["answers"], entries[kept.number :])
    first = load({**position, "answers": []})
    match, _ = given_again(first, answers, over=stored.state == "over")
    anew = Anew(position=match.position(), era=_next_era(kept, entries))
    apply_entry(state, anew)
    return state, anew


def _next_era(kept: SnapshotRow, entries: list[Entry]) -> int:
    """An era not used before, since question and event numbers now mean something else."""
    return kept.era + sum(entry.times for entry in entries if isinstance(entry, Undo)) + 1


def _freeze(stored: StoredTable, header: Header, entries: list[Entry], why: TableRefused) -> Loaded:
    """A table to look at only: its people, and the match as far as the rules still lead."""
    state = initial_state(stored.id, header, stored.made)
    play = True
    for entry in entries:
        before = state.copy()
        try:
            apply_entry(state, entry, play)
        except Exception:
            state, play = before, False
            try:
                apply_entry(state, entry, play)
            except Exception:
                break
    state.frozen = why.code
    state.frozen_record = _frozen_record(stored, state, entries)
    return state, None


def _frozen_record(stored: StoredTable, state: TableState, entries: list[Entry]) -> Document:
    """What can be exported of a frozen table: all the answers."""
    header = state.header
    played = [entry for entry in entries if isinstance(entry, Answer | Undo | Anew)]
    return {
        "game": header.game,
        "rules": stored.snapshot.rules if stored.snapshot else header.rules,
        "options": header.options,
        "players": header.players,
        "seed": seed_of(state),
        "steps": msgspec.to_builtins(played),
    }


# -- the answers that were not taken back


class GivenAnswer(NamedTuple):
    """An answer as it was given; one from a document does not say which question it was for."""

    seat: int
    kind: str
    option: str
    question: str | None = None


def answers_left(documented: list[Any], entries: list[Entry]) -> list[tuple[int, str, str]]:
    """The answers of a document and of the entries after it, without those taken back."""
    answers = [GivenAnswer(*answer) for answer in documented]
    for number, entry in enumerate(entries):
        if isinstance(entry, Answer):
            answers.append(GivenAnswer(entry.seat, entry.kind, entry.option, entry.question))
        elif isinstance(entry, Undo):
            for _ in range(entry.times):
                _take_back(answers, entry.seat, entries[number + 1 :])
    return [answer[:3] for answer in answers]


def _take_back(answers: list[GivenAnswer], seat: int, later: list[Entry]) -> None:
    """Remove a bid that is still sealed, alone; or any other answer and everything after it."""
    index = max((i for i, answer in enumerate(answers) if answer.seat == seat), default=0)
    questions = {answer.question for answer in answers[index:]}
    if len(questions) == 1 and None not in questions and not _new_era(answers[index], later):
        del answers[index]
    else:
        del answers[index:]


def _new_era(answer: GivenAnswer, later: list[Entry]) -> bool:
    """Every undo begins an era, except withdrawing a sealed bid; the next question's id tells."""
    following = next((e.question for e in later if isinstance(e, Answer)), answer.question)
    return str(following).split(".")[0] != str(answer.question).split(".")[0]
