"""A match as learners play it: word by word.

An option such as `lead:import:drones+laptops` can be one of millions, so it is not an action by
itself. It is spelled: each of its words is an action, with a number from a small fixed vocabulary
(`encode.VOCABULARY` of the game), and the last one is followed by END. A word is asked for
only where there is a choice; when one option is left, it is the answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any, Final

import entrepot
from entrepot.bots import Bot, knowledge
from entrepot.import_export import encode as import_export
from entrepot.kernel import running
from entrepot.kernel.choice import Choice
from entrepot.kernel.documents import Document
from entrepot.kernel.errors import IllegalAnswer
from entrepot.kernel.match import Match
from entrepot.kernel.record import SEEDS
from entrepot.kernel.table import Table
from entrepot.silk_road import encode as silk_road

CODES: Final[dict[str, ModuleType]] = {
    "import-export": import_export,
    "maritime-silk-road": silk_road,
}
"""How each game is written in numbers."""

NOBODY: Final = -1

Spelling = tuple[int, ...]


class Sitting:
    """A match, and the words its actor has said so far. A word leads to a new sitting.

    Sittings are immutable, unless one has its match for itself (`alone`): then the match goes on
    with the new sitting, uncopied and quicker, and the old one is void.
    """

    def __init__(self, match: Match, said: Spelling = (), alone: bool = False) -> None:
        self.match, self.said, self.alone = match, said, alone
        pending = match.state.pending
        self.actor = pending[0].seat if pending else NOBODY
        """Who must say a word now. Sealed answers are asked one after another."""
        self._choices: list[Choice] | None = None
        self._spelled: list[Spelling] = []
        self._words: list[int] | None = None
        self._place = len(said)

    def _left(self) -> list[Choice]:
        """The choices that begin with what was said; they are found when first needed."""
        if self._choices is None:
            question, said = self.match.state.question(self.actor), self.said
            if question is None:
                self._choices = []
                return self._choices
            every = question.choices + question.uses if question.uses else question.choices
            spelled: list[Spelling] = CODES[self.match.game].spellings(
                question.table, self.actor, every
            )
            if said:
                pairs = [(c, s) for c, s in zip(every, spelled, strict=True) if begins(s, said)]
                every, spelled = [c for c, _ in pairs], [s for _, s in pairs]
            self._keep(every, spelled)
        assert self._choices is not None
        return self._choices

    def _keep(self, choices: list[Choice], spelled: list[Spelling]) -> None:
        self._choices, self._spelled = choices, spelled
        self._place = max(parting(spelled, len(self.said)), len(self.said))

    @property
    def options(self) -> dict[Spelling, str]:
        """The options that begin with what was said, by their spellings."""
        choices, question = self._left(), self.match.state.question(self.actor)
        if question is None:
            return {}
        ids = [question.rules.option_id(question.table, choice) for choice in choices]
        return dict(zip(self._spelled, ids, strict=True))

    @property
    def start(self) -> Spelling:
        """What was said, and the words that must follow it."""
        return self._spelled[0][: self._place] if self._left() else self.said

    @property
    def words(self) -> list[int]:
        """The words that the actor can say now, ascending."""
        if self._words is None:
            self._left()
            place = self._place
            self._words = sorted({spelled[place] for spelled in self._spelled})
        return self._words

    def settles(self, word: int) -> str | None:
        """The option that this word settles, if it does."""
        choices, spelled = self._said(word)
        question = self.match.state.question(self.actor)
        if question is None or not choices or parting(spelled, self._place + 1) >= 0:
            return None
        return question.rules.option_id(question.table, choices[0])

    def _said(self, word: int) -> tuple[list[Choice], list[Spelling]]:
        """What would be left after this word."""
        choices, place = self._left(), self._place
        kept: list[Choice] = []
        spelled: list[Spelling] = []
        for number, each in enumerate(self._spelled):
            if each[place] == word:
                kept.append(choices[number])
                spelled.append(each)
        return kept, spelled

    def say(self, word: int) -> Sitting:
        """The sitting after this word; when it settles the answer, after the answer."""
        choices, spelled = self._said(word)
        if not choices:
            pending = self.match.state.pending
            kind = pending[0].kind if pending else ""
            raise IllegalAnswer("not-an-option", option=str(word), kind=kind, legal=self.words)
        if parting(spelled, self._place + 1) < 0:
            return self._after(choices[0])
        sitting = Sitting(self.match, spelled[0][: self._place + 1], self.alone)
        sitting._keep(choices, spelled)
        return sitting

    def answer(self, option: str) -> Sitting:
        """The sitting after a whole answer of the actor."""
        match = self.match if self.alone else self.match.copy()
        match.answer(self.actor, option)
        return Sitting(match, (), self.alone)

    def _after(self, choice: Choice) -> Sitting:
        """The same with one of the choices."""
        match = self.match if self.alone else self.match.copy()
        question = match.state.question(self.actor)
        assert question is not None
        running.answer(match.state, question, choice)
        return Sitting(match, (), self.alone)

    def observed(self, seat: int) -> tuple[list[Any], list[Any]]:
        """What this seat knows: marks and numbers for `rows.write_row`."""
        state = self.match.state
        code, pending = CODES[self.match.game], state.pending
        kind, seats = pending[0].kind if pending else "", [asked.seat for asked in pending]
        marks: list[Any] = []
        numbers: list[Any] = []
        code.observed(state.table, seat, kind, seats, marks, numbers)
        if seat == self.actor:
            numbers += self.heard(self.start)
        elif seat in state.sealed:
            numbers += self.heard(code.spelling(state.table, seat, state.sealed[seat]))
        return marks, numbers

    def heard(self, words: Spelling) -> list[int]:
        """What an observation shows of a seat's own unfinished answer, or of its sealed one while
        others still owe theirs: `said` counts each word, `said_at` gives its last place, from 1.
        """
        code, numbers = CODES[self.match.game], list[int]()
        if words:
            said: int = code.size(self.match.state.start.players)
            said_at = said + len(code.VOCABULARY)
            for place, word in enumerate(words, 1):
                numbers.extend((said + word, words[:place].count(word), said_at + word, place))
        return numbers

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


def begins(spelled: Spelling, said: Spelling) -> bool:
    return spelled[: len(said)] == said


def parting(spelled: list[Spelling], place: int) -> int:
    """The first place from here on where these spellings differ; -1 if they are all the same."""
    if len(spelled) < 2:
        return -1
    first = spelled[0]
    while place < len(first):
        word = first[place]
        for each in spelled:
            if each[place] != word:
                return place
        place += 1
    return -1


def restored(document: Document, said: Spelling, alone: bool = False) -> Sitting:
    return Sitting(entrepot.restore(document), said, alone)


def seal(match: Match, seats: list[int], chance: Random) -> None:
    """Give sealed answers of these seats at random, as far as they are asked for one."""
    for seat in seats:
        question = match.question(seat)
        if question is not None and question.sealed:
            match.answer(seat, chance.choice(sorted(question.by_id)))


def let_bots_answer(match: Match, seat: int, bots: Mapping[int, Bot]) -> None:
    """Until this seat alone is asked. Sealed answers stay sealed, whoever gives them first."""
    while True:
        others = [asked.seat for asked in match.state.pending if asked.seat != seat]
        if not others:
            return
        match.answer(others[0], bots[others[0]](knowledge(match, others[0])))


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
