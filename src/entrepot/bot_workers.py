"""Bots that think in worker processes, for a server's tables and for games in the terminal.

A worker gets the match as a document: an earlier save, and the answers since. Saving a match takes
longer than answering in it, so one save serves for a number of answers. The document has no events:
a bot knows a table by its view and by worlds that fit it.
"""

from __future__ import annotations

import msgspec

from entrepot.bots import hint, knowledge
from entrepot.bots.hint import Advice
from entrepot.bots.levels import make
from entrepot.bots.search import Budget
from entrepot.kernel.match import Match
from entrepot.kernel.record import restore
from entrepot.workers import WorkerPool

MOST_ANSWERS = 25
"""How many answers one save serves for."""
PATIENCE = 10.0
"""Seconds beyond its time after which a worker counts as lost."""
LONGEST_THOUGHT = 1.0
HINT_TIME = 1.0


class MatchDocument(msgspec.Struct):
    save: msgspec.Raw
    answers: list[tuple[int, str, str]]


class MatchWriter:
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
        return msgspec.json.encode(MatchDocument(msgspec.Raw(self._save), answers[known:]))


def read_match(document: bytes) -> Match:
    """The match as it was when the document was written, except for its events."""
    read = msgspec.json.decode(document, type=MatchDocument)
    match = restore(bytes(read.save))
    match.follow(read.answers)
    return match


def choose(document: bytes, seat: int, level: str, seed: int) -> str:
    match = read_match(document)
    return make(level, match.game, seed)(knowledge(match, seat))


def advise(document: bytes, seat: int, seed: int) -> tuple[str, list[Advice]]:
    """The open question's id, and its options, best first."""
    match = read_match(document)
    known, question = knowledge(match, seat), match.question(seat)
    assert question is not None
    return question.id, hint.hint(known, Budget(milliseconds=HINT_TIME * 1000), seed)


class BotWorkers(WorkerPool):
    async def think(
        self, document: bytes, seat: int, level: str, seed: int, longest: float = LONGEST_THOUGHT
    ) -> str:
        """The option that a bot takes in the match; it knows what the seat knows."""
        limit = longest + PATIENCE
        return str(await self.call(limit, 3, choose, document, seat, level, seed))

    async def advise(self, document: bytes, seat: int, seed: int = 0) -> tuple[str, list[Advice]]:
        found: tuple[str, list[Advice]]
        found = await self.call(HINT_TIME + PATIENCE, 2, advise, document, seat, seed)
        return found
