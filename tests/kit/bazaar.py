"""Situations of the toy game."""

from __future__ import annotations

from typing import Any

import entrepot
from entrepot.kernel.match import Match
from kit.toy import BazaarView


def bazaar(*hands: list[int], deck: list[int] | None = None, **fields: Any) -> Match:
    """A match of the toy at seat 0's lead, with these hands and this deck, top first."""
    points = fields.pop("points", [4] * len(hands))
    players = [{"hand": hand, "points": p} for hand, p in zip(hands, points, strict=True)]
    return entrepot.load({"game": "bazaar", "players": players, "deck": deck or [], **fields})


def play(match: Match, *answers: tuple[int, str]) -> Match:
    for seat, option in answers:
        match.answer(seat, option)
    return match


def ids(match: Match, seat: int) -> list[str]:
    question = match.question(seat)
    return sorted(question.by_id) if question else []


def view(match: Match, seat: int | None = None) -> BazaarView:
    seen = match.view(seat)
    assert isinstance(seen, BazaarView)
    return seen
