"""The state of a match, as data: `running` advances it, `undo` goes back, `writing` writes it.

It holds every secret of the table, so it is never handed to a player or a bot.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from entrepot.kernel.ask import Entry, Question
from entrepot.kernel.choice import Choice
from entrepot.kernel.documents import Document, Options
from entrepot.kernel.events import Log
from entrepot.kernel.game import Game
from entrepot.kernel.snapshot import Snapshot
from entrepot.kernel.table import Table

Answer = tuple[int, str, str]
"""A seat, the kind of its question, and the option's id."""


class Start(NamedTuple):
    """Everything a match begins with."""

    game: Game
    players: int
    options: Options
    seed: int | str
    position: Document | None


class MatchState:
    """A match at an open question, or at its end.

    Snapshots, and the table at an open question, are never changed again, so copies share them.
    """

    def __init__(self, start: Start, table: Table) -> None:
        self.start, self.table = start, table
        self.answers: list[Answer] = []
        self.events: Log = []
        self.keeps_history = True
        self.snapshots: list[Snapshot] = []
        """Those of the open item and of the last item before it in which something was answered."""
        self.log: list[Entry] = []
        """How the questions of the open item were answered."""
        self.sealed: dict[int, Choice] = {}
        """Sealed answers that are waiting for the others."""
        self.questions: list[Question] = []
        self.decided_by = 0
        """The seats, as a mask, whose secrets decided since the last answer whether they are asked;
        known only right after that answer."""
        self.unhurried = self.waits = 0
        """The seats, as a mask, that must not be seen to have no choice; how often it waited."""
        self.resumes = True
        """Do rules stay alive at a question, if they can? Not once a copy has shared the table."""
        self.live: Any = None
        self.greenlet: Any = None
        """Rules that are alive, and what makes them go on. They must not know it themselves: what
        a sleeping greenlet holds on to is never found to be garbage."""
        self.era = 0
        """Raised by every undo: event and question numbers from an earlier era are void."""

    def drop_history(self) -> None:
        """Keep neither events nor answers, now and later, for programs that only play on.

        Such a match can be copied and sampled, but has no record and nothing to undo.
        """
        self.keeps_history, self.table.log = False, None
        if self.live is not None:
            self.live.keeps_history = False
        del self.answers[:], self.events[:]
        for snapshot in self.snapshots:
            snapshot.answers = snapshot.events = 0

    def copy(self) -> MatchState:
        self.resumes, self.live, self.greenlet = False, None, None
        new = MatchState(self.start, self.table)
        new.snapshots, new.questions, new.era = self.snapshots, self.questions, self.era
        new.answers, new.events = self.answers[:], self.events[:]
        new.log, new.sealed = self.log[:], dict(self.sealed)
        new.resumes, new.keeps_history = False, self.keeps_history
        new.unhurried, new.waits = self.unhurried, self.waits
        return new

    @property
    def pending(self) -> tuple[Question, ...]:
        """The open questions: one, or one for each seat that still owes a sealed answer."""
        if not self.sealed:
            return tuple(self.questions)
        return tuple([q for q in self.questions if q.seat not in self.sealed])

    def question(self, seat: object) -> Question | None:
        """The question this seat is asked now, if any."""
        for asked in self.pending:
            if asked.seat == seat and not asked.forced:
                return asked
        return None
