"""The server's refusals, as data; the class sets the HTTP status. Words: `error-<code>`."""

from __future__ import annotations

from entrepot import EntrepotError, MalformedAnswer, Refused, RuleFault
from entrepot.lessons.following import LessonRefused
from entrepot.workers import WorkLost


class NoSuchTable(EntrepotError):
    """There is no such table, or it no longer exists."""


class NoSuchLesson(EntrepotError):
    """There is no such lesson."""


class NoSuchReview(EntrepotError):
    """There is no such review: nobody asked for it, it was stopped, or it was long ago."""


class NotAllowed(EntrepotError):
    """The sender lacks the right key."""


class TableRefused(EntrepotError):
    """The table's state does not allow it."""


class BadName(EntrepotError):
    """The name is not one that people could read."""


class BadText(EntrepotError):
    """What somebody wants to say is not something that people could read."""


class StoreProblem(EntrepotError):
    """The data folder can't be read or written."""


class RequestRefused(EntrepotError):
    """The request itself is of the wrong kind, whatever its content; `status` says how."""


class TooOften(EntrepotError):
    """More requests than a person would make; `seconds` says how long to wait."""


class Busy(EntrepotError):
    """The server can't do it now; the same request may succeed later."""


STATUS: dict[type[EntrepotError], int] = {
    NoSuchTable: 404,
    NoSuchLesson: 404,
    NoSuchReview: 404,
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
