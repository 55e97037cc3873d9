"""Games on disk: where they lie, how they are written, and going on with one."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

import entrepot
from entrepot import BadOptions
from entrepot.bots import Bot
from entrepot.bots.levels import make
from entrepot.cli.screen import fail
from entrepot.import_export.cards import own_values
from entrepot.kernel.documents import LARGEST, Count, Document, decoded, shaped
from entrepot.text import say

GAME = "maritime-silk-road"
PLAYERS = 3
LEVEL = "normal"


@dataclass
class Sitting:
    """A person at a match; the other seats are bots."""

    match: entrepot.Match
    seat: int
    seen: int = 0
    """The number of events there were at the person's last decision."""
    bots: str = LEVEL
    """Who sits at the other seats: one name for all of them, or one for each."""
    minds: dict[int, Bot] = field(default_factory=dict)
    """The searching bots by seat, with what they have found so far."""


class Files(NamedTuple):
    """Where the person wants things to be written; None: in the data folder."""

    resumed: Path | None = None
    save_dir: Path | None = None
    record: Path | None = None


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A sitting as it is written. What the bots will do follows from the match."""

    client: Annotated[int, msgspec.Meta(ge=1, le=1)]
    seat: Count
    seen: Count
    match: Document
    bots: Annotated[str, msgspec.Meta(max_length=200)] = LEVEL


def options(
    show_coins: bool,
    sets: str | None,
    target: int | None,
    cards: Path | None,
    closed_hands: bool,
) -> Document:
    """The options that were given; the game says which of them it knows."""
    given: Document = {"show_coins": True} if show_coins else {}
    if closed_hands:
        given["closed_hands"] = True
    if sets is not None:
        given["sets"] = [name.strip() for name in sets.split(",")]
    if target is not None:
        given["target"] = target
    if cards is not None:
        given["cards"] = own_values(cards)
    return given


def begun(
    game: str | None,
    players: int | None,
    seed: int | None,
    seat: int | None,
    options: Document,
    bots: str | None = None,
) -> Sitting:
    match = entrepot.new(
        GAME if game is None else game, PLAYERS if players is None else players, seed, **options
    )
    match.view(seat)  # refuses a seat that is not there
    return seated(match, seat or 0, 0, LEVEL if bots is None else bots)


def seated(match: entrepot.Match, seat: int, seen: int, bots: str) -> Sitting:
    """Refuses bots that are not there, or too many or too few of them."""
    names = bots.split(",")
    for name in names:
        make(name, match.game, 0)
    if len(names) not in (1, match.players - 1):
        raise BadOptions("bad-bots", bots=len(names), seats=match.players - 1)
    return Sitting(match, seat, seen, bots)


def resumed(path: Path, lang: str) -> Sitting:
    document = decoded(read(path))
    if isinstance(document, dict) and "answers" in document:
        fail(say("cli-is-record", lang, command=command("replay", path)))
    saved = shaped(document, Saved)
    match = entrepot.restore(saved.match)
    match.view(saved.seat)
    return seated(match, saved.seat, saved.seen, saved.bots)


def save(sitting: Sitting, files: Files) -> Path:
    """A game that was resumed goes back into its file."""
    old, folder = files.resumed, files.save_dir or data_folder() / "saved"
    if old is not None:
        path = old if files.save_dir is None else folder / old.name
    else:
        path = fresh(folder, sitting.match)
    write(
        path,
        msgspec.to_builtins(
            Saved(1, sitting.seat, sitting.seen, sitting.match.save(), sitting.bots)
        ),
    )
    return path


def record(match: entrepot.Match, files: Files) -> Path:
    path = files.record or fresh(data_folder() / "records", match)
    write(path, match.record())
    return path


def data_folder() -> Path:
    base = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (base if base.is_absolute() else Path.home() / ".local" / "share") / "entrepot"


def fresh(folder: Path, match: entrepot.Match) -> Path:
    """A name in this folder that is not taken."""
    return unused(folder, f"{match.game}-{match.seed}", ".json")


def unused(folder: Path, name: str, ending: str) -> Path:
    """The name with the time, and a number if need be."""
    name = f"{name}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{name}{ending}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{ending}"
    return path


def write(path: Path, document: Document) -> None:
    """All of it or nothing: the file appears at once, or what was there stays."""
    content = msgspec.json.encode(document) + b"\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with open(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def read(path: Path) -> bytes:
    """The file's bytes; of one that is too large, enough to be refused."""
    with open(path, "rb") as file:
        return file.read(LARGEST + 1)


def command(*words: str | Path) -> str:
    """A command line of this program, to be copied."""
    program = Path(sys.argv[0])
    found = program.name == "entrepot" and not shutil.which("entrepot")
    return shlex.join([str(program.absolute()) if found else "entrepot", *map(str, words)])
