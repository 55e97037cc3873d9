"""Answers given under older rules, given again as far as they fit today's rules.

The rules may ask more than they did, or less, or spell an option differently. A question that was
not asked then is declined; an answer to one that is no longer asked is left out. Where a lead or
the like no longer fits, that answer and all after it are lost.
"""

from __future__ import annotations

from typing import Final

from entrepot.kernel.errors import RuleFault
from entrepot.kernel.match import Match
from entrepot.kernel.match_state import Answer
from entrepot.kernel.running import SAMPLE

DECLINING: Final = ("no", "done")
MOST_CHANGES: Final = 6
CHANGES: Final = [(all - out, out) for all in range(MOST_CHANGES + 1) for out in range(all + 1)]
"""How many questions to decline and how many answers to leave out at one place, fewest first."""


def given_again(match: Match, answers: list[Answer], over: bool = False) -> tuple[Match, int]:
    """The match after these answers, and how many are lost.

    If the game was over, it goes on to its end as long as questions can be declined.
    """
    left = answers[:]
    while left:
        after = _next(match, left)
        if after is None:
            return match, len(left)
        match = after
    while over and (after := _declined(match)) is not None:
        match = after
    return match, 0


def _next(match: Match, left: list[Answer]) -> Match | None:
    """Give the next answer that fits, with as few changes as possible, and take it off the list."""
    for dispensable in (_idle, _minor):
        for declined, left_out in CHANGES:
            if left_out > len(left) or not all(dispensable(match, a) for a in left[:left_out]):
                continue
            before = _declined(match, declined)
            if before is not None and left_out == len(left):
                left.clear()
                return match
            after = before and _given(before, left[left_out])
            if after is not None:
                del left[: left_out + 1]
                return after
    return None


def _idle(match: Match, answer: Answer) -> bool:
    """Did it decline, or only choose something that is no longer chosen?"""
    option = answer[2]
    return option in DECLINING or match.state.start.game.respelled(option) != option


def _minor(match: Match, answer: Answer) -> bool:
    """Can a turn be the same without it?"""
    return answer[1] not in match.state.start.game.always_asked


def fitting(match: Match, answer: Answer) -> str | None:
    """The option that an answer means, in today's spelling, if its question is open."""
    seat, kind, option = answer
    asked = match.question(seat)
    if asked is None or asked.kind != kind:
        return None
    spellings = (option, match.state.start.game.respelled(option))
    return next((each for each in spellings if each in asked.by_id), None)


def _given(match: Match, answer: Answer) -> Match | None:
    if answer[1] == SAMPLE:
        after = match.copy()
        after.follow([answer])
        return after
    option = fitting(match, answer)
    return None if option is None else _answered(match, answer[0], option)


def _declined(match: Match, times: int = 1) -> Match | None:
    """The match after declining `times` open questions, if they can be declined."""
    after: Match | None = match
    for _ in range(times):
        asked = after.pending[0] if after and after.pending else None
        option = next((id for id in DECLINING if asked and id in asked.by_id), None)
        if after is None or asked is None or option is None:
            return None
        after = _answered(after, asked.seat, option)
    return after


def _answered(match: Match, seat: int, option: str) -> Match | None:
    after = match.copy()
    try:
        after.answer(seat, option)
    except RuleFault:
        return None
    return after
