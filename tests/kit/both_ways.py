"""The two ways in which rules go on with an answer: they stayed alive, or they run again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from entrepot.kernel.match import Match
from kit.games import Setting


def both_ways(setting: Setting, seed: int) -> Iterator[tuple[Match, Match]]:
    """A random game whose rules stay alive, and the same game whose rules run again: at every
    question, then at the end."""
    chance, alive, again = Random(seed), setting.new(seed), setting.new(seed).copy()
    while not alive.over:
        assert alive.state.live
        assert not again.state.live
        yield alive, again
        asked = chance.choice(alive.pending)
        option = chance.choice(list(asked.by_id))
        for match in (alive, again):
            match.answer(asked.seat, option, asked.id)
    yield alive, again


def looks(match: Match) -> list[object]:
    """What there is to compare without making a copy. Equal tables have equal digests."""
    asked = [(question.id, question.kind, list(question.by_id)) for question in match.pending]
    views = [match.view(seat) for seat in (None, *range(match.players))]
    state = match.state
    decided = [state.sealed, state.decided_by, match.over]
    return [asked, state.table, state.answers, state.events, views, decided]
