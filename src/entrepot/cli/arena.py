"""An arena in the terminal: a progress bar, then tables, files and any errors."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from entrepot import GAMES, BadOptions
from entrepot.cli import lab_tables, saves, screen
from entrepot.cli.screen import complain
from entrepot.kernel.documents import Document
from entrepot.lab import arena, pictures
from entrepot.lab.arena import Outcome, Plan
from entrepot.lab.playing import Failed
from entrepot.lab.report import report
from entrepot.lab.schedule import Settings
from entrepot.lab.summary import summary
from entrepot.text import say

STOPPED, FAULTY = 130, 1
MOST_FAULTS = 10


def bot_names(bots: str | None) -> list[str]:
    found = [name.strip() for name in (bots or "").split(",")]
    if not all(found):
        raise BadOptions("no-bots", field="bots")
    return found


def new_file(game: str, bots: list[str]) -> Path:
    """A new file in the data folder, named after what is played."""
    if game not in GAMES:
        raise BadOptions("unknown-game", field="game", game=game, games=sorted(GAMES))
    name = re.sub("[^a-z0-9]+", "-", "-".join([game, *dict.fromkeys(bots)]).lower())
    return saves.unused_path(saves.data_folder() / "arena", name[:80], ".jsonl")


def run(
    plan: Plan, reports: bool, picture: Path | None, top: int, resume: list[str], lang: str
) -> int:
    """Play, report, and return the exit code. `resume` is the command to show if it is stopped."""
    if picture is not None:
        pictures.check(picture)
    with progress_bar(plan, lang) as watch:
        outcome = arena.run(plan, watch)
    report_failures(outcome.failed, lang)
    command = saves.command(*resume)
    if outcome.stopped:
        count = len(outcome.played) + outcome.missing
        complain(say("lab-stopped", lang, done=len(outcome.played), count=count))
        complain(command)
        return STOPPED
    if outcome.played:
        show(outcome, plan.out, reports, picture, top, lang)
    if outcome.missing:
        complain(say("lab-incomplete", lang, count=outcome.missing))
        complain(command)
        return FAULTY
    return 0


@contextmanager
def progress_bar(plan: Plan, lang: str) -> Iterator[arena.Watch]:
    """A progress bar on stderr, if that is a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = screen.console(stderr=True)
    bar = Progress(*columns, console=console, disable=not sys.stderr.isatty())

    def watch(settings: Settings, done: int, count: int) -> None:
        if bar.tasks:
            bar.update(bar.task_ids[0], completed=done)
        else:
            announce(plan, settings, done, count, lang)
            bar.add_task(say("lab-progress", lang), total=count, completed=done)
            bar.start()

    try:
        yield watch
    finally:
        bar.stop()


def announce(plan: Plan, settings: Settings, done: int, count: int, lang: str) -> None:
    facts = {"game": say(f"{plan.game}-name", lang), "bots": ", ".join(plan.bots)}
    seats = len(plan.bots)
    seed = str(settings.seed)
    complain(say("lab-begins", lang, **facts, seed=seed, count=count, blocks=count // seats))
    if count != plan.games:
        complain(say("lab-rounded", lang, wanted=plan.games, count=count, bots=seats))
    if done:
        complain(say("lab-goes-on", lang, done=done, count=count, path=str(plan.out)))


def report_failures(failed: list[Failed], lang: str) -> None:
    for fault in failed[:MOST_FAULTS]:
        facts: dict[str, str | int] = {
            "seed": str(fault.seed),
            "block": fault.block + 1,
            "rotation": fault.rotation + 1,
            "why": fault.why,
        }
        if fault.exit is not None:
            complain(say("lab-died", lang, **facts, code=str(fault.exit)))
        elif fault.tries > 1:
            complain(say("lab-lost", lang, **facts, tries=fault.tries))
        elif fault.seat is None:
            complain(say("lab-failed-game", lang, **facts))
        else:
            complain(say("lab-failed-bot", lang, **facts, bot=fault.bot, seat=fault.seat))
    if len(failed) > MOST_FAULTS:
        complain(say("lab-more-failed", lang, count=len(failed) - MOST_FAULTS))


def show(
    outcome: Outcome, path: Path, reports: bool, picture: Path | None, top: int, lang: str
) -> None:
    """Print tables to the terminal; write documents and the picture to files beside the games."""
    out = screen.console()
    written = [path]
    found = summary(outcome.settings, outcome.played)
    found["failed"] = msgspec.to_builtins(outcome.failed)
    lab_tables.summary(found, out, lang)
    written.append(document(path, ".summary.json", found))
    if reports:
        told = report(outcome.settings, outcome.played)
        lab_tables.report(told, top, out, lang)
        written.append(document(path, ".report.json", told))
    if picture is not None:
        picture.parent.mkdir(parents=True, exist_ok=True)
        pictures.draw(found, picture, lang)
        written.append(picture)
    complain(say("lab-written", lang, paths=", ".join(map(str, written))))


def document(path: Path, ending: str, found: Document) -> Path:
    beside = path.with_name(path.name.removesuffix(".jsonl") + ending)
    saves.write(beside, found)
    return beside
