"""Matches from documents: new ones, positions, records and saves. All of it may be untrusted."""

from __future__ import annotations

import copyreg
import secrets
from typing import Any

import msgspec

from entrepot.kernel.ask import CHOSEN, FORCED, SAMPLED, SEALED, USED
from entrepot.kernel.documents import Document, Position, Record, Save, decoded, shaped
from entrepot.kernel.errors import BadDocument, BadOptions, Diverged, EntrepotError
from entrepot.kernel.events import LoggedEvent
from entrepot.kernel.frame import Frame
from entrepot.kernel.game import GAMES
from entrepot.kernel.match import Answer, Match, Start, begin
from entrepot.kernel.older import given_again
from entrepot.kernel.table import plain, read

SEEDS = 2**53
SET_UP_FIELDS = {"game", "options", "seed", "rng", "answers", "players", "setup"}


def new(game: str, players: int, seed: int | None = None, **options: Any) -> Match:
    """A new match. Without a seed, one is drawn."""
    return begin(_start(game, players, secrets.randbelow(SEEDS) if seed is None else seed, options))


def load(position: object) -> Match:
    """A match that begins at a position, the answers which the position holds already given."""
    start, document = _positioned(position)
    return _followed(begin(start), document.answers, start.game.version)


def replay(record: object) -> Match:
    """The match that a record tells; Diverged says at which answer it does not fit the rules."""
    document = shaped(record, Record)
    start = _recorded(document)
    if document.rules < start.game.version:
        return _understood(begin(start), document)
    match = _followed(begin(start), document.answers, document.rules)
    if match.digest() != document.digest:
        versions = {"written": document.rules, "rules": match._start.game.version}
        raise Diverged("diverged-digest", index=len(document.answers), **versions)
    return match


def _understood(match: Match, document: Record) -> Match:
    """An older record by the rules of now. Its digest is of a table that was kept otherwise."""
    match, lost = given_again(match, document.answers)
    given = len(document.answers) - lost
    try:
        return _followed(match, document.answers[given:], document.rules)
    except Diverged as diverged:
        diverged.facts["index"] += given
        raise


def beginning(record: object) -> Match:
    """The match before the first answer of a record."""
    return begin(_recorded(shaped(record, Record)))


def _followed(match: Match, answers: list[Answer], version: int) -> Match:
    try:
        match.follow(answers)
    except Diverged as diverged:
        diverged.facts.update(written=version, rules=match._start.game.version)
        raise
    return match


def restore(save: object) -> Match:
    """The match that `save` wrote, exactly; one of older rules goes as far as its answers fit."""
    document = shaped(save, Save)
    start = _recorded(document)
    if document.rules < start.game.version:
        return given_again(begin(start, document.era + 1), document.answers)[0]
    try:
        match = _filled(start, document)
        match._run()
    except EntrepotError:
        raise
    except Exception as error:
        raise BadDocument("bad-save", field="frames", why=repr(error)[:200]) from None
    if match.digest() != document.digest:
        raise BadDocument("bad-digest", field="digest")
    return match


def _filled(start: Start, document: Save) -> Match:
    frames = [
        Frame(read(f.table, f"frames[{i}].table"), f.answers, f.events)
        for i, f in enumerate(document.frames)
    ]
    for frame, written in zip(frames, document.frames, strict=True):
        turn = None if written.turn is None else frames[written.turn]
        frame.begins, frame.before = turn is frame, None if turn is frame else turn
    match = Match(start, frames[0].table)
    match._frames = [frames[i] for i in document.kept]
    match.era = document.era
    match._answers = list(document.answers)
    match._events = [LoggedEvent(*fields) for fields in document.events]
    match._sealed = {seat: plain(choice, "sealed") for seat, choice in document.sealed}
    for i, (how, seat, kind, choice) in enumerate(document.log):
        if how not in (CHOSEN, FORCED, SAMPLED, SEALED, USED):
            raise BadDocument("bad-value", field=f"log[{i}]", expected=CHOSEN)
        match._log.append((how, seat, kind, plain(choice, f"log[{i}]")))
    return match


def _start(game: str, players: int, seed: int, options: Document) -> Start:
    known = GAMES.get(game) if isinstance(game, str) else None
    if known is None:
        raise BadOptions("unknown-game", field="game", game=repr(game)[:80], games=sorted(GAMES))
    least, most = known.seats
    if type(players) is not int or not least <= players <= most:
        raise BadOptions(
            "bad-players", field="players", players=repr(players)[:80], least=least, most=most
        )
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise BadOptions("bad-seed", field="seed", seed=repr(seed)[:80], most=SEEDS - 1)
    try:
        chosen = shaped(options, known.options)
    except BadDocument as error:
        field = f"options.{error.field}".rstrip(".")
        names = list(known.options.__struct_fields__)
        raise BadOptions("bad-options", field=field, why=error.facts["why"], names=names) from None
    return Start(known, players, chosen, seed, None)


def _documented(game: str, players: int, seed: int, options: Document) -> Start:
    """The same from a document: what is wrong is the document's fault."""
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
