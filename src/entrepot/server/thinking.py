"""The match as a document for worker processes: a save made before, and the answers since.

To save a match takes longer than to answer in it; so a save serves for a number of answers. What
happened is not in it: whoever thinks knows a table by its view and by worlds that fit it.
"""

from __future__ import annotations

import msgspec

from entrepot.kernel.match import Match
from entrepot.kernel.record import restore

MOST_ANSWERS = 25


class Document(msgspec.Struct):
    save: msgspec.Raw
    answers: list[tuple[int, str, str]]


class Writer:
    """Writes the documents of one table."""

    def __init__(self) -> None:
        self._era = -1
        self._answers: list[tuple[int, str, str]] = []
        self._save = b""

    def document(self, match: Match) -> bytes:
        answers, known = match.answers, len(self._answers)
        fits = match.era == self._era and answers[:known] == self._answers
        if not fits or len(answers) - known > MOST_ANSWERS:
            self._save = msgspec.json.encode({**match.save(), "events": []})
            self._era, self._answers, known = match.era, answers, len(answers)
        return msgspec.json.encode(Document(msgspec.Raw(self._save), answers[known:]))


def opened(document: bytes) -> Match:
    """The match as it was when the document was written, but for its events."""
    read = msgspec.json.decode(document, type=Document)
    match = restore(bytes(read.save))
    match.follow(read.answers)
    return match
