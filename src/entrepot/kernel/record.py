"""Creates matches: new ones, and from positions, records and saves. All input may be untrusted."""

from __future__ import annotations

import copyreg
import re
import secrets
from typing import Any

import msgspec

from entrepot.kernel.ask import CHOSEN, FORCED, SAMPLED, SEALED, USED
from entrepot.kernel.choice import Choice, Sampled
from entrepot.kernel.choice import read as read_choice
from entrepot.kernel.documents import Document, Position, Record, Save, decoded, shaped
from entrepot.kernel.errors import BadDocument, BadOptions, Diverged, EntrepotError
from entrepot.kernel.events import LoggedEvent
from entrepot.kernel.game import GAMES, Game
from entrepot.kernel.match import Match
from entrepot.kernel.match_state import Answer, MatchState, Start
from entrepot.kernel.older import given_again
from entrepot.kernel.running import begin, run
from entrepot.kernel.snapshot import Snapshot
from entrepot.kernel.table import read

SEEDS, SECRET = 2**53, "[0-9a-f]{64}"
SET_UP_FIELDS = {"game", "options", "seed", "rng", "answers", "players", "setup"}


def new(game: str, players: int, seed: int | str | None = None, **options: Any) -> Match:
    """A new match. Without a seed, a number is drawn, for people to type again."""
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    return Match(begin(_start(game, players, seed, options)))


def load(position: object) -> Match:
    """A match that begins at a position, with the position's answers already given."""
    start, document = _positioned(position)
    return _followed(Match(begin(start)), document.answers, start.game.version)


def replay(record: object) -> Match:
    """The match that a record describes; Diverged says which answer does not fit the rules."""
    document = shaped(record, Record)
    start = _recorded(document)
    if document.rules < start.game.version:
        return _understood(Match(begin(start)), document)
    match = _followed(Match(begin(start)), document.answers, document.rules)
    if match.digest() != document.digest:
        versions = {"written": document.rules, "rules": match.state.start.game.version}
        raise Diverged("diverged-digest", index=len(document.answers), **versions)
    return match


def _understood(match: Match, document: Record) -> Match:
    """An older record under today's rules. Its digest is of a table that was stored differently."""
    match, lost = given_again(match, document.answers)
    given = len(document.answers) - lost
    try:
        return _followed(match, document.answers[given:], document.rules)
    except Diverged as diverged:
        diverged.facts["index"] += given
        raise


def beginning(record: object) -> Match:
    """The match before the first answer of a record."""
    return Match(begin(_recorded(shaped(record, Record))))


def _followed(match: Match, answers: list[Answer], version: int) -> Match:
    try:
        match.follow(answers)
    except Diverged as diverged:
        diverged.facts.update(written=version, rules=match.state.start.game.version)
        raise
    return match


def restore(save: object) -> Match:
    """The match exactly as `save` wrote it; under older rules, as far as its answers fit."""
    document = shaped(save, Save)
    start = _recorded(document)
    if document.rules < start.game.version:
        return given_again(Match(begin(start, document.era + 1)), document.answers)[0]
    try:
        match = Match(_filled(start, document))
        run(match.state)
    except EntrepotError:
        raise
    except Exception as error:
        raise BadDocument("bad-save", field="frames", why=repr(error)[:200]) from None
    if match.digest() != document.digest:
        raise BadDocument("bad-digest", field="digest")
    return match


def _filled(start: Start, document: Save) -> MatchState:
    snapshots = [
        Snapshot(read(saved.table, f"frames[{i}].table"), saved.answers, saved.events)
        for i, saved in enumerate(document.frames)
    ]
    for snapshot, saved in zip(snapshots, document.frames, strict=True):
        turn = None if saved.turn is None else snapshots[saved.turn]
        snapshot.begins, snapshot.before = turn is snapshot, None if turn is snapshot else turn
    state = MatchState(start, snapshots[0].table)
    state.snapshots = [snapshots[i] for i in document.kept]
    state.era = document.era
    state.answers = list(document.answers)
    state.events = [LoggedEvent(*fields) for fields in document.events]
    for seat, saved_choice in document.sealed:
        state.sealed[seat] = _choice(start.game, saved_choice, "sealed")
    for i, (how, seat, kind, row) in enumerate(document.log):
        if how not in (CHOSEN, FORCED, SAMPLED, SEALED, USED):
            raise BadDocument("bad-value", field=f"log[{i}]", expected=CHOSEN)
        choice: Choice | None = None
        if how == SAMPLED:
            choice = shaped({"seed": (row or [None])[0]}, Sampled)
        elif row is not None:
            choice = _choice(start.game, row, f"log[{i}]")
        state.log.append((how, seat, kind, choice))
    return state


def _choice(game: Game, row: list[Any], field: str) -> Choice:
    return read_choice(game.respelled_choice(row), game.choices, field)


def _start(game: str, players: int, seed: int | str, options: Document) -> Start:
    known = GAMES.get(game) if isinstance(game, str) else None
    if known is None:
        raise BadOptions("unknown-game", field="game", game=repr(game)[:80], games=sorted(GAMES))
    least, most = known.seats
    if type(players) is not int or not least <= players <= most:
        raise BadOptions(
            "bad-players", field="players", players=repr(players)[:80], least=least, most=most
        )
    if not (0 <= seed < SEEDS if type(seed) is int else re.fullmatch(SECRET, str(seed))):
        raise BadOptions("bad-seed", field="seed", seed=repr(seed)[:80], most=SEEDS - 1)
    try:
        chosen = shaped(options, known.options)
    except BadDocument as error:
        field = f"options.{error.field}".rstrip(".")
        names = list(known.options.__struct_fields__)
        raise BadOptions("bad-options", field=field, why=error.facts["why"], names=names) from None
    return Start(known, players, chosen, seed, None)


def _documented(game: str, players: int, seed: int | str, options: Document) -> Start:
    """The same from a document: bad options make it a bad document."""
    try:
        return _start(game, players, seed, options)
    except BadOptions as error:
        raise BadDocument(error.code, **error.facts) from None


def _positioned(position: object) -> tuple[Start, Position]:
    fields = decoded(position)
    if not isinstance(fields, dict):
        raise BadDocument("not-a-position", field="")
    game = GAMES.get(str(fields.get("game")))
    if game is None:
        known = {"game": repr(fields.get("game"))[:80], "games": sorted(GAMES)}
        raise BadDocument("unknown-game", field="game", **known)
    document: Position = shaped(fields, game.position)
    start = _documented(document.game, len(document.players), document.seed, document.options)
    if document.setup:
        extra = [name for name in fields if name not in SET_UP_FIELDS]
        extra += [f"players[{i}]" for i, player in enumerate(fields["players"]) if player]
        if extra:
            raise BadDocument("not-in-set-up", field=str(extra[0])[:80])
    kept = {name: value for name, value in fields.items() if name != "answers"}
    return start._replace(position=msgspec.to_builtins(kept)), document


def _recorded(document: Record) -> Start:
    if document.position is None:
        return _documented(document.game, document.players, document.seed, document.options)
    try:
        start, inner = _positioned(document.position)
    except BadDocument as error:
        field = f"position.{error.field}".rstrip(".")
        raise BadDocument(error.code, **{**error.facts, "field": field}) from None
    for name, told in (("game", start.game.id), ("players", start.players), ("seed", start.seed)):
        if getattr(document, name) != told:
            raise BadDocument("contradiction", field=name)
    if inner.answers:
        raise BadDocument("contradiction", field="position.answers")
    return start


def _reduced(match: Match) -> tuple[Any, ...]:
    return restore, (match.save(),)


copyreg.pickle(Match, _reduced)
