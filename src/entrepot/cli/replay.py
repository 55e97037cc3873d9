"""A recorded game, step by step."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

import entrepot
from entrepot import Match, Option, text
from entrepot.cli import saves, screen, telling
from entrepot.cli.games import face
from entrepot.cli.menu_entries import LOOK
from entrepot.kernel.documents import decoded
from entrepot.kernel.match_state import Answer
from entrepot.kernel.record import beginning
from entrepot.text import say, seat_name

ALL, QUIT, TABLE = "a", "q", "t"


def print_replay(file: Path, seat: int | None, all: bool, lang: str) -> None:
    """Check the whole record, then show it as that seat (None means a spectator) saw it."""
    match, answers = open_record(file, lang)
    match.view(seat)
    out = screen.console()
    print_header(match, len(answers), seat, out, lang)
    key = ALL if all else ""
    if not all:
        out.print(Text(say("cli-replay-keys", lang), screen.DIM))
    for number, answer in enumerate(answers, 1):
        if key != ALL and (key := read_key(match, seat, out, lang)) == QUIT:
            return
        print_step(match, number, answer, seat, out, lang)
    out.print()
    out.print(face(match.game).table(match.view(seat), seat, lang))
    if match.over:
        out.print()
        telling.result(match.view(seat), out, lang)
    else:
        out.print(say("cli-replay-unfinished", lang))


def open_record(file: Path, lang: str) -> tuple[Match, list[Answer]]:
    """The match at its first question, and its answers, once the whole record has been checked."""
    document = decoded(saves.read(file))
    if isinstance(document, dict) and "match" in document:
        screen.fail(say("cli-is-saved", lang, command=saves.command("play", "--resume", file)))
    end = entrepot.replay(document)
    face(end.game)  # refuses a game without a terminal view
    record = end.record()
    return beginning(record), [tuple(answer) for answer in record["answers"]]


def print_header(match: Match, answers: int, seat: int | None, out: Console, lang: str) -> None:
    name = say(f"{match.game}-name", lang)
    out.print(say("cli-welcome", lang, game=name, players=match.players, seed=str(match.seed)))
    eyes = say("cli-spectator", lang) if seat is None else seat_name(seat, None, lang)
    out.print(say("cli-replay-header", lang, count=answers, eyes=eyes))
    telling.tell(match.events(seat), match.game, out, lang)


def read_key(match: Match, seat: int | None, out: Console, lang: str) -> str:
    """Ask what to do next; an empty line means the next step, the end of the input quits."""
    while True:
        try:
            typed = screen.read(say("cli-replay-prompt", lang)).lower()
        except (EOFError, KeyboardInterrupt):
            out.print()
            return QUIT
        if typed in ("", ALL, QUIT):
            return typed
        game, view = face(match.game), match.view(seat)
        if typed == TABLE:
            out.print(game.table(view, seat, lang))
        elif typed.startswith(f"{LOOK} "):
            out.print(game.about(typed.removeprefix(LOOK).strip(), view, lang))
        else:
            out.print(say("cli-replay-keys", lang))


def print_step(
    match: Match, number: int, answer: Answer, seat: int | None, out: Console, lang: str
) -> None:
    before, told = match.copy(), len(match.events(seat))
    match.follow([answer])
    out.print(Text(describe_answer(before, match, number, answer, seat, lang), screen.DIM))
    telling.tell(match.events(seat, told), match.game, out, lang)


def describe_answer(
    before: Match, after: Match, number: int, answer: Answer, seat: int | None, lang: str
) -> str:
    """The answer in words, unless it is secret. One that is no option marks a sampled world."""
    player, _, chosen = answer
    asked = before.question(player)
    option = next((o for o in asked.options if o.id == chosen), None) if asked else None
    if asked is None or option is None:
        words = say("cli-replay-sample", lang)
    elif player != seat and names_hidden_card(option, before, after, seat):
        words = say("cli-replay-secret", lang)
    else:
        words = text.option(asked, chosen, lang)
    name = seat_name(player, None, lang)
    return say("cli-replay-answer", lang, number=number, name=name, answer=words)


def names_hidden_card(option: Option, before: Match, after: Match, seat: int | None) -> bool:
    """Whether the answer names a card that this viewer can see neither before nor after it."""
    seen = f"{before.view(seat)} {after.view(seat)} {after.events(seat, before.event_count)}"
    return any(f"'{card}'" not in seen for card in face(before.game).things(option))
