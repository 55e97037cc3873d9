"""The answers of a table that were not taken back, from what is stored of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from entrepot.server.steps import Answer, Step, Undo


class Given(NamedTuple):
    """An answer as it was given; a document does not tell which question it meant."""

    seat: int
    kind: str
    option: str
    question: str | None = None


def given(documented: list[Any], steps: list[Step]) -> list[tuple[int, str, str]]:
    """The answers of a document and of the steps after it, without those that were taken back."""
    answers = [Given(*answer) for answer in documented]
    for number, step in enumerate(steps):
        if isinstance(step, Answer):
            answers.append(Given(step.seat, step.kind, step.option, step.question))
        elif isinstance(step, Undo):
            for _ in range(step.times):
                _take_back(answers, step.seat, steps[number + 1 :])
    return [answer[:3] for answer in answers]


def _take_back(answers: list[Given], seat: int, later: list[Step]) -> None:
    """A bid that was still sealed goes alone; any other answer with all that came after it."""
    index = max((i for i, answer in enumerate(answers) if answer.seat == seat), default=0)
    questions = {answer.question for answer in answers[index:]}
    if len(questions) == 1 and None not in questions and not _new_era(answers[index], later):
        del answers[index]
    else:
        del answers[index:]


def _new_era(answer: Given, later: list[Step]) -> bool:
    """An undo begins one, but for withdrawing what is sealed: the next question's id tells."""
    following = next((s.question for s in later if isinstance(s, Answer)), answer.question)
    return str(following).split(".")[0] != str(answer.question).split(".")[0]
