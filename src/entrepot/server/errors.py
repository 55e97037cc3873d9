"""What the server refuses, as data; the class tells the status over HTTP. Words: `error-<code>`."""

from __future__ import annotations

from entrepot import EntrepotError, MalformedAnswer, Refused, RuleFault
from entrepot.lessons.following import LessonRefused
from entrepot.workers import WorkLost


class NoSuchTable(EntrepotError):
    """There is no such table, or no longer."""


class NoSuchLesson(EntrepotError):
    """There is no such lesson."""


class NotAllowed(EntrepotError):
    """Not without the right key."""


class TableRefused(EntrepotError):
    """Not in the state that the table is in."""


class BadName(EntrepotError):
    """Not a name that people could read."""


class StoreProblem(EntrepotError):
    """The data folder can't be read or written."""


class RequestRefused(EntrepotError):
    """A request of the wrong kind, whatever it says; `status` says which."""


class TooOften(EntrepotError):
    """More than a person would do; `seconds` says when to try again."""


class Busy(EntrepotError):
    """The server could not do it now; the same request may succeed later."""


STATUS: dict[type[EntrepotError], int] = {
    NoSuchTable: 404,
    NoSuchLesson: 404,
    NotAllowed: 403,
    TableRefused: 409,
    LessonRefused: 409,
    TooOften: 429,
    Busy: 503,
    WorkLost: 503,
    StoreProblem: 503,
    RuleFault: 500,
    MalformedAnswer: 400,
    Refused: 409,
    EntrepotError: 400,
}


def status(error: EntrepotError) -> int:
    if isinstance(error, RequestRefused):
        return int(error.facts["status"])
    return next(code for kind, code in STATUS.items() if isinstance(error, kind))
