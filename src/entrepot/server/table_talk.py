"""What is said at a table. It is kept in memory only, and nowhere else.

It is gone when the server restarts or forgets the table. No journal, record, log or metric has it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from entrepot.server.company_protocol import LONGEST_TEXT, Say, Talk, TalkLine
from entrepot.server.errors import BadText, NotAllowed, TableRefused
from entrepot.server.names import one_line, unreadable
from entrepot.server.sender import Sender, still_sits
from entrepot.server.table_state import TableState

MOST_LINES = 100
"""How many lines are remembered."""
MOST_PROCESSES = 10_000
"""Processes whose numbers differ by less than this never give a line the same number."""


class TableTalk:
    def __init__(self, process: int | None = None) -> None:
        """`process`: the number of this process among several, none of which gives two lines the
        same number."""
        self._lines: deque[TalkLine] = deque(maxlen=MOST_LINES)
        self._tickets: deque[tuple[int | None, str]] = deque(maxlen=MOST_LINES)
        self._last = -1
        self._step, self._own = (1, 0) if process is None else (MOST_PROCESSES, process)

    def all_lines(self) -> Talk:
        return Talk(lines=sorted(self._lines, key=lambda line: line.n), all=True)

    def say(self, state: TableState, sender: Sender, command: Say, now: int) -> Talk | None:
        """The line to send to everybody; None if it was said already."""
        seat = sender.seat if still_sits(state, sender) else None
        check_rules(state, sender, seat, command)
        if (seat, command.ticket) in self._tickets:
            return None
        text = None if command.text is None else clean_text(command.text)
        if (text is None) == (command.phrase is None):
            raise BadText("say-one-thing")
        name, phrase = sender.name if seat is None else state.seats[seat].name, command.phrase
        number = (self._last // self._step + 1) * self._step + self._own % self._step
        line = TalkLine(n=number, at=now, seat=seat, name=name, phrase=phrase, text=text)
        self.add(line, command.ticket)
        return Talk(lines=[line])

    def add(self, line: TalkLine, ticket: str) -> bool:
        """A line that was said, here or elsewhere; False if it is known."""
        if (line.seat, ticket) in self._tickets:
            return False
        self._last = max(self._last, line.n)
        self._lines.append(line)
        self._tickets.append((line.seat, ticket))
        return True

    def all_said(self) -> Iterator[tuple[TalkLine, str]]:
        """Every line with its ticket, for those who have not heard them."""
        for line, (_, ticket) in zip(self._lines, self._tickets, strict=True):
            yield line, ticket


def check_rules(state: TableState, sender: Sender, seat: int | None, command: Say) -> None:
    """Refuse what the host does not allow."""
    if state.talk == "off":
        raise TableRefused("talk-off")
    if seat is None and not (state.spectators_talk or sender.host):
        raise NotAllowed("talk-spectators")
    if command.text is not None and state.talk == "phrases":
        raise TableRefused("talk-phrases-only")


def clean_text(text: str) -> str:
    """The text in one line, as it is shown."""
    text = one_line(text)
    if not 0 < len(text) <= LONGEST_TEXT:
        raise BadText("bad-text-length", most=LONGEST_TEXT)
    if bad := unreadable(text):
        raise BadText("bad-text-letter", letter=f"U+{ord(bad):04X}")
    return text


def talker(table: str, sender: Sender, client: str) -> str:
    """Whose rate of talking counts: a seat, or the client of a spectator."""
    return f"{table} {sender.seat}" if sender.seat is not None else f"watching {client}"
