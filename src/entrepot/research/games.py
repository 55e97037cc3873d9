"""Games side by side, which begin anew as soon as they end; `vector` hands them to learners."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import entrepot
from entrepot.bots import Bot
from entrepot.bots.levels import make
from entrepot.kernel.record import SEEDS
from entrepot.research.rows import add_to_row, new_notes, write_mask, write_row
from entrepot.research.sitting import CODES, NOBODY, Sitting, final_rewards, let_bots_answer


class Setting(NamedTuple):
    """What all games have in common."""

    game: str
    players: int
    options: dict[str, Any]
    opponents: str
    """A bot for all seats but the learner's; empty: the learner has all seats."""


class Games:
    """A share of the games, and where they are written: into flat arrays of this share.

    `first` is the number of its first game. With `opponents`, the learner has one seat: in game
    number n the seat n, counted around the table.
    """

    def __init__(self, setting: Setting, first: int, rows: Any) -> None:
        self.game, self.players, self.options, self.opponents = setting
        self.first, self.rows, self.notes = first, rows, new_notes(len(rows.seat))
        code = CODES[self.game]
        self.words = len(code.VOCABULARY)
        self.size: int = code.size(self.players) + 2 * self.words
        self.places: list[int] = code.places(self.players)
        self.chances: list[Random] = []
        self.sittings: list[Sitting] = []
        self.bots: list[dict[int, Bot]] = []
        self.ended = True
        """Did a game end in the last step? Then its reward must be cleared in the next."""

    def begin(self, seed: int) -> None:
        """Begin all games; each has its own seeds, wherever it is played."""
        count = len(self.rows.seat)
        numbers = range(self.first, self.first + count)
        self.chances = [Random(f"{seed}/{number}") for number in numbers]
        self.bots = [{} for _ in numbers]
        self.sittings = [self.new(index) for index in range(count)]
        self.ended = True
        self._clear()
        self.show()

    def new(self, index: int) -> Sitting:
        """A new game in which the learner is asked."""
        while True:
            chance = self.chances[index]
            match = entrepot.new(self.game, self.players, chance.randrange(SEEDS), **self.options)
            match.state.drop_history()
            if self.opponents:
                own = (self.first + index) % self.players
                self.bots[index] = {
                    seat: make(self.opponents, self.game, chance.randrange(SEEDS))
                    for seat in range(self.players)
                    if seat != own
                }
                let_bots_answer(match, own, self.bots[index])
            if not match.over:
                return Sitting(match, (), True)

    def step(self, words: list[int]) -> None:
        """Say one word in each game."""
        self._clear()
        for index, word in enumerate(words):
            before = self.sittings[index]
            after = before.say(word)
            if self.opponents and after.actor != before.actor:
                let_bots_answer(after.match, before.actor, self.bots[index])
                after = Sitting(after.match, (), True)
            if after.actor == NOBODY:
                self._end(index, before.actor, after)
                after = self.new(index)
            self.sittings[index] = after
            self._show(index)  # at once, while the game is in the processor's cache

    def _clear(self) -> None:
        if self.ended:
            self.rows.reward[:] = 0
            self.rows.done[:] = False
            self.ended = False

    def _end(self, index: int, seat: int, sitting: Sitting) -> None:
        """Write how a game ended, and what the seat that spoke last sees of its end."""
        self.ended = True
        self.rows.reward[index] = final_rewards(sitting.match)
        self.rows.done[index] = True
        marks, numbers = sitting.observed(seat)
        write_row(self.rows.final, index * self.size, self.size, self.places, marks, numbers)

    def show(self) -> None:
        """Write what the seats to move see and may say."""
        for index in range(len(self.sittings)):
            self._show(index)

    def _show(self, index: int) -> None:
        sitting, rows, size, words = self.sittings[index], self.rows, self.size, self.words
        at, places = index * size, self.places
        if sitting.said:  # nothing else has changed since the answer's first word
            add_to_row(rows.observation, at, size, sitting.heard(sitting.start), self.notes)
        else:
            marks, numbers = sitting.observed(sitting.actor)
            write_row(rows.observation, at, size, places, marks, numbers, self.notes)
        write_mask(rows.mask, index * words, words, sitting.words)
        rows.seat[index] = sitting.actor
