"""A match as learners play it: word by word.

An option such as `lead:import:drones+laptops` can be one of millions, so it is not an action by
itself. It is spelled: each of its words is an action, with a number from a small fixed vocabulary
(`encode.VOCABULARY` of the game), and the last one is followed by END. A word is asked for
only where there is a choice; when one option is left, it is the answer.
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from types import ModuleType
from typing import Any

import entrepot
from entrepot import IllegalAnswer, Match
from entrepot.import_export import encode as import_export
from entrepot.kernel.documents import Document
from entrepot.kernel.record import SEEDS
from entrepot.kernel.table import Table
from entrepot.silk_road import encode as silk_road

CODES: dict[str, ModuleType] = {"import-export": import_export, "maritime-silk-road": silk_road}
"""How each game is written in numbers."""

NOBODY = -1

Spelling = tuple[int, ...]


class Sitting:
    """A match, and the words its actor has said so far. A word leads to a new sitting.

    Sittings are immutable, unless one has its match for itself (`alone`): then the match goes on
    with the new sitting, uncopied and quicker, and the old one is void.
    """

    def __init__(self, match: Match, said: Spelling = (), alone: bool = False) -> None:
        self.match, self.said, self.alone = match, said, alone
        pending = match.pending
        self.actor = pending[0].seat if pending else NOBODY
        """Who must say a word now. Sealed answers are asked one after another."""

    @cached_property
    def options(self) -> dict[Spelling, str]:
        """The options that begin with what was said, by their spellings."""
        question = self.match.question(self.actor)
        if question is None:
            return {}
        spelling = CODES[self.match.game].spelling
        every = {spelling(question.table, self.actor, c): id for id, c in question.by_id.items()}
        assert len(every) == len(question.by_id)
        return {s: id for s, id in every.items() if s[: len(self.said)] == self.said}

    @cached_property
    def start(self) -> Spelling:
        """What was said, and the words that must follow it."""
        if len(self.options) < 2:
            return self.said
        first, last = min(self.options), max(self.options)
        common = len(self.said)
        while first[common] == last[common]:
            common += 1
        return first[:common]

    @cached_property
    def words(self) -> list[int]:
        """The words that the actor can say now, ascending."""
        return sorted({spelled[len(self.start)] for spelled in self.options})

    def left(self, word: int) -> dict[Spelling, str]:
        said = (*self.start, word)
        return {s: id for s, id in self.options.items() if s[: len(said)] == said}

    def settles(self, word: int) -> str | None:
        """The option that this word settles, if it does."""
        left = self.left(word)
        return next(iter(left.values())) if len(left) == 1 else None

    def say(self, word: int) -> Sitting:
        """The sitting after this word; when it settles the answer, after the answer."""
        left = self.left(word)
        if not left:
            kind = self.match.pending[0].kind if self.match.pending else ""
            raise IllegalAnswer("not-an-option", option=str(word), kind=kind, legal=self.words)
        if len(left) == 1:
            return self.answer(next(iter(left.values())))
        sitting = Sitting(self.match, (*self.start, word), self.alone)
        sitting.options = left
        return sitting

    def answer(self, option: str) -> Sitting:
        """The sitting after a whole answer of the actor."""
        match = self.match if self.alone else self.match.copy()
        match.answer(self.actor, option)
        return Sitting(match, alone=self.alone)

    def imagined(self, seat: int, seed: int) -> Sitting:
        """A sitting that looks the same to this seat: what it can't know is dealt anew.

        Sealed answers of others that were given already are given anew, at random. A world in which
        another seat would not be asked what it is asked here does not fit, and is dealt again.
        """
        chance = Random(seed)
        while True:
            world = self.match.sample(seat, chance.randrange(SEEDS))
            seal(world, [other for other in self.match.state.sealed if other != seat], chance)
            if asked(world) == asked(self.match):
                return Sitting(world, self.said if seat == self.actor else ())

    def __deepcopy__(self, memo: dict[int, Any]) -> Sitting:
        return Sitting(self.match.copy(), self.said, True) if self.alone else self

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.match.save(), self.said, self.alone)


def restored(document: Document, said: Spelling, alone: bool = False) -> Sitting:
    return Sitting(entrepot.restore(document), said, alone)


def seal(match: Match, seats: list[int], chance: Random) -> None:
    """Give sealed answers of these seats at random, as far as they are asked for one."""
    for seat in seats:
        question = match.question(seat)
        if question is not None and question.sealed:
            match.answer(seat, chance.choice(sorted(question.by_id)))


def asked(match: Match) -> tuple[int, list[tuple[int, str]]]:
    """How much has happened, and who is asked what."""
    return len(match.state.events), [(question.seat, question.kind) for question in match.pending]


def told(match: Match, seat: int | None, since: int) -> tuple[str, int]:
    """The events from `since` on as this seat is told them, one a line; and the next number."""
    events = match.events(seat, since)
    lines = [entrepot.text.event(event, match.game) for event in events]
    return "\n".join(lines), since + len(events)


def rewards(game: str, table: Table, players: int) -> list[float]:
    """At the end: 1 for a sole winner; joint winners share. All rewards add up to 0."""
    winners = entrepot.GAMES[game].winners(table)
    share = (players / len(winners) - 1) / (players - 1)
    lost = -1 / (players - 1)
    return [share if seat in winners else lost for seat in range(players)]


def final_rewards(match: Match) -> list[float]:
    """The rewards of a match; all 0 while it is not over."""
    if not match.over:
        return [0.0] * match.players
    return rewards(match.game, match.state.table, match.players)
