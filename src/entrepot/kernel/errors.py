"""What can go wrong, as data: a code and its facts. The wording is kept with all other texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Facts = dict[str, Any]
"""The details of an error, by name."""


class EntrepotError(Exception):
    """Base of all errors. `code` names what happened, `facts` the details that a message needs."""

    describe: Callable[[EntrepotError], str] = staticmethod(
        lambda error: f"{error.code} {error.facts}"
    )
    code: str
    facts: Facts

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return EntrepotError.describe(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuilt, (type(self), self.code, self.facts))


def _rebuilt(kind: type[EntrepotError], code: str, facts: Facts) -> EntrepotError:
    return kind(code, **facts)


class Refused(EntrepotError):
    """The answer or undo was not taken; nothing has changed."""


class MalformedAnswer(Refused):
    """Not an answer at all: no such seat, or an option that is not text."""


class NotYourQuestion(Refused):
    """That seat is not asked anything now, or was asked something else."""


class IllegalAnswer(Refused):
    """The seat is asked something, but this is not one of its options."""


class UndoRefused(Refused):
    """The answer can't be taken back: it would take back what somebody already knows."""


class BadOptions(EntrepotError):
    """A match can't be set up like that."""


class BadDocument(EntrepotError):
    """An invalid position, record or save; `field` says where."""

    @property
    def field(self) -> str:
        return str(self.facts.get("field", ""))


class Diverged(EntrepotError):
    """A record that does not fit the rules; `index` is the first answer that does not."""

    @property
    def index(self) -> int:
        return int(self.facts["index"])


class RuleFault(EntrepotError):
    """A defect in the rules. The match stays as it was before the answer."""
