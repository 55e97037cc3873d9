"""Local games, new and saved: how they are started, written to disk and loaded again."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

import entrepot
from entrepot import BadOptions
from entrepot.bots.levels import make
from entrepot.cli.language import language
from entrepot.cli.screen import fail
from entrepot.import_export.cards import own_values
from entrepot.kernel.documents import LARGEST, Count, Document, decoded, shaped
from entrepot.review.branches import Branch, branch_record
from entrepot.text import say

GAME = "maritime-silk-road"
PLAYERS = 3
LEVEL = "normal"


@dataclass
class LocalGame:
    """A person's match against bots. Refuses unknown bots, or the wrong number of them."""

    match: entrepot.Match
    seat: int = 0
    seen: int = 0
    """How many events there had been by the person's last decision."""
    bots: str = LEVEL
    """The bots at the other seats: one name for all of them, or one for each."""
    branch: Branch | None = None
    """Where it comes from, if it is a branch of a recorded game."""

    def __post_init__(self) -> None:
        self.match.view(self.seat)  # refuses a seat that does not exist
        names = self.bots.split(",")
        for name in names:
            make(name, self.match.game, 0)
        if len(names) not in (1, self.match.players - 1):
            raise BadOptions("bad-bots", bots=len(names), seats=self.match.players - 1)

    def bot(self, seat: int) -> str:
        names = self.bots.split(",")
        return names[(seat - (seat > self.seat)) % len(names)]


class Files(NamedTuple):
    """Where the person wants files to be written; None means the data folder."""

    resumed: Path | None = None
    save_dir: Path | None = None
    record: Path | None = None


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """A local game as it is saved. What the bots will do follows from the match."""

    client: Annotated[int, msgspec.Meta(ge=1, le=1)]
    seat: Count
    seen: Count
    match: Document
    bots: Annotated[str, msgspec.Meta(max_length=200)] = LEVEL
    branch: Branch | None = None


def game_options(
    show_coins: bool, sets: str | None, target: int | None, cards: Path | None, closed_hands: bool
) -> Document:
    """The options that were given; the game decides which of them it knows."""
    given = {
        "show_coins": show_coins or None,
        "closed_hands": closed_hands or None,
        "sets": None if sets is None else [name.strip() for name in sets.split(",")],
        "target": target,
        "cards": None if cards is None else own_values(cards),
    }
    return {name: value for name, value in given.items() if value is not None}


def new_game(
    game: str | None,
    players: int | None,
    seed: int | None,
    seat: int | None,
    options: Document,
    bots: str | None = None,
) -> LocalGame:
    match = entrepot.new(
        GAME if game is None else game, PLAYERS if players is None else players, seed, **options
    )
    return LocalGame(match, seat or 0, bots=LEVEL if bots is None else bots)


def load_game(path: Path, lang: str) -> LocalGame:
    document = decoded(read(path))
    if isinstance(document, dict) and "answers" in document:
        fail(say("cli-is-record", lang, command=command("replay", path)))
    saved = shaped(document, SavedGame)
    match = entrepot.restore(saved.match)
    return LocalGame(match, saved.seat, saved.seen, saved.bots, saved.branch)


def write_game(game: LocalGame, files: Files) -> Path:
    """Save the game; one that was resumed goes back to its own file."""
    old, folder = files.resumed, files.save_dir or data_folder() / "saved"
    if old is not None:
        path = old if files.save_dir is None else folder / old.name
    else:
        path = new_path(folder, game)
    saved = SavedGame(1, game.seat, game.seen, game.match.save(), game.bots, game.branch)
    write(path, msgspec.to_builtins(saved))
    return path


def write_record(game: LocalGame, files: Files) -> Path:
    path = files.record or new_path(data_folder() / "records", game)
    write(path, branch_record(game.match, game.branch))
    return path


def data_folder() -> Path:
    base = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (base if base.is_absolute() else Path.home() / ".local" / "share") / "entrepot"


def short_seed(match: entrepot.Match) -> int:
    """A number from the match's seed, for what needs no secrecy: the chance of bots and hints."""
    return int(match.seed[:13], 16) if isinstance(match.seed, str) else match.seed


def new_path(folder: Path, game: LocalGame) -> Path:
    match, name = game.match, ""
    if game.branch is not None:
        name = re.sub(r"\W+", "-", game.branch.name).strip("-") or "branch"
    return unused_path(folder, f"{name or match.game}-{str(match.seed)[:16]}", ".json")


def unused_path(folder: Path, name: str, ending: str) -> Path:
    """A path made of the name, the time and, if necessary, a number."""
    name = f"{name}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{name}{ending}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{ending}"
    return path


def write(path: Path, document: Document) -> None:
    """Write all or nothing: the whole file appears, or the old one stays."""
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
    """The file's bytes; if it is too large, just enough of them to be refused."""
    with open(path, "rb") as file:
        return file.read(LARGEST + 1)


def command(*words: str | Path, lang: str = "") -> str:
    """A command line for this program, ready to copy. Names `lang` if it is not the default."""
    if lang and lang != language():
        words = (*words, "--lang", lang)
    program = Path(sys.argv[0])
    found = program.name == "entrepot" and not shutil.which("entrepot")
    return shlex.join([str(program.absolute()) if found else "entrepot", *map(str, words)])
