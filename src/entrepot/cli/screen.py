"""Writing to the terminal and reading from it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from io import UnsupportedOperation
from threading import Thread
from typing import TYPE_CHECKING, NoReturn, TextIO
from unicodedata import category

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from entrepot import EntrepotError, text
from entrepot.breaks import BREAKS

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

WIDEST = 100
LETTER = "[A-Za-z\u00c0-\u024f]"
"""Only for scripts that put spaces between words."""
FULL_WIDTH = {0xFF01 + i: 0x21 + i for i in range(94)}
"""Digits and punctuation as typed on Chinese keyboards."""
THING = "thing"
"""The key under which a style stores the card that its words stand for."""
DIM = Style(dim=True)
BOLD = Style(bold=True)

Colours = Iterable[tuple[str, Style]]
"""Words, and the style in which they are shown everywhere."""


def inks(**colours: tuple[int, int]) -> dict[str, Style]:
    """Text and background by number; setting both keeps them readable on any terminal."""
    return {
        name: Style(color=f"color({letters})", bgcolor=f"color({ground})")
        for name, (letters, ground) in colours.items()
    }


def console(stderr: bool = False) -> Console:
    """The terminal; in a pipe or under NO_COLOR it gets plain text and nothing else."""
    plain = bool(os.environ.get("NO_COLOR"))
    found = Console(
        stderr=stderr,
        color_system=None if plain else "auto",
        highlight=False,
        markup=False,
        emoji=False,
    )
    found.width = min(found.width, WIDEST)
    return found


def has_full_screen(plain: bool) -> bool:
    """Whether there is a whole screen to draw on; pipes and simple terminals have none."""
    streams = (sys.stdin, sys.stdout)
    return (
        not plain
        and all(stream is not None and stream.isatty() for stream in streams)
        and os.environ.get("TERM", "") not in ("", "dumb")
    )


def has_light_background(wanted: bool) -> bool:
    """Whether the person asked for one, or the terminal reports one."""
    return wanted or os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")


def coloured(sentence: str, colours: Colours) -> Text:
    """The sentence, with those words coloured that have a colour."""
    shown = Text(printable(sentence))
    for word, style in colours:
        shown.highlight_regex(rf"(?<!{LETTER}){word}(?!{LETTER})", style)
    return shown


class Flow:
    """Things side by side; lines break between them, not within."""

    def __init__(self, things: Sequence[Text], gap: str = "  ") -> None:
        self.things, self.gap = things, gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from flowed(self.things, self.gap, options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [thing.cell_len for thing in self.things] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


def flowed(things: Sequence[Text], gap: str, width: int) -> Iterator[Text]:
    line = Text()
    for thing in things:
        if line and line.cell_len + len(gap) + thing.cell_len > width:
            yield line
            line = Text()
        line = Text.assemble(line, gap, thing) if line else thing
    yield line


class Cut:
    """One line, cut off where the room ends."""

    def __init__(self, line: Text) -> None:
        self.line = line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.line.copy()
        line.truncate(options.max_width, overflow="ellipsis")
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, min(self.line.cell_len, options.max_width))


def printable(words: str) -> str:
    """Removes characters that control the terminal: files and people may send anything."""
    return "".join(
        c if c.isprintable() or c == "\n" or category(c) == "Zs" else "\N{REPLACEMENT CHARACTER}"
        for c in words
    )


def complain(message: str) -> None:
    """Print to stderr, unwrapped, so that paths can be copied."""
    console(stderr=True).print(printable(message), soft_wrap=True)


def fail(message: str) -> NoReturn:
    complain(message)
    raise SystemExit(2)


@contextmanager
def reporting(lang: str) -> Iterator[None]:
    """Explain wrong options, documents and files, and exit with code 2."""
    try:
        yield
    except EntrepotError as error:
        fail(text.error(error, lang))
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(file_fault(error, lang))


def refusal(error: EntrepotError, lang: str, names: text.Names) -> str:
    """Why something was not done; a newer server may have reasons unknown here."""
    if text.has(f"error-{error.code}", lang):
        return text.error(error, lang, people=True, names=names)
    return text.say("lobby-unknown-problem", lang, code=error.code)


def file_fault(error: OSError, lang: str) -> str:
    return text.say("cli-file-fault", lang, path=str(error.filename), why=str(error.strerror))


def read(prompt: str) -> str:
    """A typed line; raises EOFError when there will be no more."""
    if sys.stdin is None:
        raise EOFError
    try:
        typed = input(prompt)
    except UnicodeDecodeError:
        typed = "\N{REPLACEMENT CHARACTER}"
    if not sys.stdin.isatty():  # echo input from a pipe, as a terminal would
        print(printable(typed))
    return cleaned(typed)


def cleaned(typed: str) -> str:
    return typed.translate(FULL_WIDTH).strip()


def read_in_thread(on_line: Callable[[str | None], None]) -> None:
    """Report every typed line from a separate thread; None means there will be no more."""

    def reading(stdin: TextIO) -> None:
        with suppress(OSError), raw_lines(stdin) as lines:  # the terminal may go away
            for line in lines:
                on_line(line.decode(stdin.encoding, errors="replace").rstrip("\r\n"))
        on_line(None)

    if sys.stdin is None:
        on_line(None)
    else:
        Thread(target=reading, args=(sys.stdin,), daemon=True).start()


def raw_lines(stdin: TextIO) -> AbstractContextManager[Iterable[bytes]]:
    """Bypasses stdin's own buffer: a reader still waiting at exit would hold that buffer's lock."""
    try:
        return open(stdin.fileno(), "rb", buffering=0, closefd=False)
    except UnsupportedOperation:  # there is no file behind it
        return nullcontext(stdin.buffer)


def on_stop_signal(loop: AbstractEventLoop, act: Callable[[], None]) -> None:
    """Call `act` in the loop on Ctrl-C or when the program is told to end."""
    for each in BREAKS:
        with suppress(RuntimeError, ValueError, NotImplementedError):  # other threads, no Unix
            loop.add_signal_handler(each, act)
