"""A match in the terminal: a person at one seat, bots at the others."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from entrepot import Match, Question, Refused, RuleFault, text
from entrepot.bots import Bot, knowledge
from entrepot.bots.levels import make
from entrepot.bots.search import Search
from entrepot.cli import saving, screen, telling
from entrepot.cli.choosing import HINT, QUIT, UNDO
from entrepot.cli.games import face
from entrepot.cli.hinting import advise
from entrepot.cli.menu import ask
from entrepot.cli.places.scene import Scene
from entrepot.cli.saving import Files, Sitting
from entrepot.cli.words import language
from entrepot.kernel.rng import mixed
from entrepot.text import say

HINT_TIME = 1000
"""Milliseconds that a hint takes."""


def play(sitting: Sitting, files: Files, lang: str) -> int:
    """Play until the end or until the person leaves; the exit code."""
    out, match = screen.console(), sitting.match
    face(match.game)  # refuses a game that has none
    name = say(f"{match.game}-name", lang)
    out.print(say("cli-welcome", lang, game=name, players=match.players, seed=str(match.seed)))
    try:
        finished = rounds(sitting, files, out, lang)
    except (EOFError, KeyboardInterrupt):
        out.print()
        return 0 if leave(sitting, files, out, lang) else 1
    except RuleFault:
        leave(sitting, files, out, lang)
        raise
    return end(sitting, files, out, lang) if finished else 0


def rounds(sitting: Sitting, files: Files, out: Console, lang: str) -> bool:
    """Question after question; False when the person leaves before the end."""
    fresh = True
    while (question := next_question(sitting)) is not None:
        if fresh:
            show(sitting, out, lang)
        answer = ask(seen(sitting), out, lang)
        fresh = True
        if answer == QUIT:
            if leave(sitting, files, out, lang):
                return False
            fresh = False
        elif answer == UNDO:
            fresh = undo(sitting, out, lang)
        elif answer == HINT:
            advise(sitting.match, sitting.seat, HINT_TIME, out, lang)
            fresh = False
        elif answer:
            give(sitting, question, answer)
    return True


def next_question(sitting: Sitting) -> Question | None:
    """The person's next question, after the bots have answered theirs. None: the game is over.

    Every answer is given to a copy, so that Ctrl-C never finds a match halfway through one.
    """
    while asked := next((q for q in sitting.match.pending if q.seat != sitting.seat), None):
        match = sitting.match.copy()
        bot = bot_at(sitting, asked.seat)
        match.answer(asked.seat, bot(knowledge(match, asked.seat)), asked.id)
        sitting.match = match
    return sitting.match.question(sitting.seat)


def seen(sitting: Sitting) -> Scene:
    """What the person sees of the match."""
    match, seat = sitting.match, sitting.seat
    return Scene(match.game, seat, match.view(seat), match.events(seat), fresh=sitting.seen)


def bot_at(sitting: Sitting, seat: int) -> Bot:
    """A searching bot keeps what it found; any other begins anew with each decision."""
    name = bot_name(sitting, seat)
    bot = sitting.minds.get(seat) or make(name, sitting.match.game, bot_seed(sitting.match, seat))
    if isinstance(bot, Search):
        sitting.minds[seat] = bot
    return bot


def bot_name(sitting: Sitting, seat: int) -> str:
    names = sitting.bots.split(",")
    return names[(seat - (seat > sitting.seat)) % len(names)]


def bot_seed(match: Match, seat: int) -> int:
    """By the match's seed and how often that seat has answered: a resumed game goes on alike."""
    given = sum(answer[0] == seat for answer in match.record()["answers"])
    return mixed(mixed(mixed(match.seed) + seat) + given)


def give(sitting: Sitting, question: Question, answer: str) -> None:
    match = sitting.match.copy()
    seen = len(match.events(sitting.seat))
    match.answer(sitting.seat, answer, question.id)
    sitting.match, sitting.seen = match, seen


def undo(sitting: Sitting, out: Console, lang: str) -> bool:
    """Take the person's last answer back, if nobody has learned or done anything since."""
    match = sitting.match.copy()
    try:
        match.undo(sitting.seat)
    except Refused as refused:
        out.print(text.error(refused, lang, people=True))
        return False
    sitting.match, sitting.seen = match, len(match.events(sitting.seat))
    out.print(say("cli-undone", lang))
    return True


def show(sitting: Sitting, out: Console, lang: str) -> None:
    """The table, and what happened since the person's last decision."""
    match, seat = sitting.match, sitting.seat
    out.print()
    out.print(face(match.game).table(match.view(seat), seat, lang))
    if events := match.events(seat, sitting.seen):
        out.print()
        telling.tell(events, match.game, out, lang)


def leave(sitting: Sitting, files: Files, out: Console, lang: str) -> bool:
    """Save the game and tell how to go on with it. False: it could not be written."""
    try:
        path = saving.save(sitting, files)
    except OSError as error:
        screen.complain(screen.file_fault(error, lang))
        return False
    words: list[str | Path] = ["play", "--resume", path.absolute()]
    if files.record is not None:
        words += ["--record", files.record.absolute()]
    if lang != language():
        words += ["--lang", lang]
    out.print(say("cli-saved", lang))
    out.print(saving.command(*words), soft_wrap=True)
    return True


def end(sitting: Sitting, files: Files, out: Console, lang: str) -> int:
    show(sitting, out, lang)
    out.print()
    telling.result(sitting.match.view(sitting.seat), out, lang)
    try:
        path = saving.record(sitting.match, files)
    except OSError as error:
        screen.complain(screen.file_fault(error, lang))
        return 1
    out.print(say("cli-recorded", lang))
    out.print(saving.command("replay", path.absolute()), soft_wrap=True)
    return 0
