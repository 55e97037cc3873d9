"""Standing answers: questions that a seat has answered in advance are answered for it."""

from __future__ import annotations

from collections.abc import Iterator

from entrepot.kernel.ask import Question
from entrepot.kernel.older import DECLINING
from entrepot.server import journal
from entrepot.server.journal import Entry
from entrepot.server.protocol import Standing
from entrepot.server.table_state import TableState

MOST_AT_ONCE = 100
"""How many standing answers may follow one answer."""


def with_standing_answers(state: TableState, entries: list[Entry]) -> Iterator[Entry]:
    """The entries, then any standing answers; apply each before asking for the next."""
    yield from entries
    if not entries or any(isinstance(entry, journal.Answer | journal.Stand) for entry in entries):
        for _ in range(MOST_AT_ONCE):
            entry = standing_answer(state)
            if entry is None:
                return
            yield entry


def standing_answer(state: TableState) -> Entry | None:
    """The next answer that somebody has given in advance."""
    for question in state.match.pending if state.match else ():
        seat, kind = question.seat, question.kind
        if question.forced:
            continue
        answer = state.standing[seat].get(kind)
        option = standing_option(question, answer) if answer else None
        if option is not None:
            id = question.id
            return journal.Answer(seat=seat, question=id, kind=kind, option=option, by="standing")
    return None


def standing_option(question: Question, answer: Standing) -> str | None:
    """`never` declines; `always` accepts the offer if there is only one.

    A question that offers only what can be done at any time is asked lest the chance be lost, so
    nobody has declined it in advance.
    """
    offered = [id for id, choice in question.by_id.items() if choice not in question.uses]
    declining = [id for id in offered if id in DECLINING]
    taking = [id for id in offered if id not in DECLINING]
    if not declining or (question.uses and not taking):
        return None
    if answer == "never":
        return declining[0]
    return taking[0] if len(taking) == 1 else None
