"""What is said at a table. It is kept in memory only, and nowhere else.

It is gone when the server restarts or forgets the table. No journal, record, log or metric has it.
"""

from __future__ import annotations

from collections import deque

from entrepot.server.company_protocol import LONGEST_TEXT, Say, Talk, TalkLine
from entrepot.server.errors import BadText, NotAllowed, TableRefused
from entrepot.server.names import one_line, unreadable
from entrepot.server.sender import Sender, still_sits
from entrepot.server.table_state import TableState

MOST_LINES = 100
"""How many lines are remembered."""


class TableTalk:
    def __init__(self) -> None:
        self._lines: deque[TalkLine] = deque(maxlen=MOST_LINES)
        self._tickets: deque[tuple[int | None, str]] = deque(maxlen=MOST_LINES)
        self._count = 0

    def all_lines(self) -> Talk:
        return Talk(lines=list(self._lines), all=True)

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
        line = TalkLine(n=self._count, at=now, seat=seat, name=name, phrase=phrase, text=text)
        self._count += 1
        self._lines.append(line)
        self._tickets.append((seat, command.ticket))
        return Talk(lines=[line])


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
