"""A review, from a record to its result: many small pieces of work, each a function of plain data.

`pieces_of` hands them out in three rounds and puts the results together: a look at everything, a
second look at answers that may have cost something, a thorough comparison of the most expensive.
Whoever drives it decides where they are done: here one after another, in worker processes, or in
those of a server between other work.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from statistics import fmean
from typing import NamedTuple

import msgspec
from msgspec import Struct

from entrepot.kernel.documents import Record, shaped
from entrepot.kernel.match import Match
from entrepot.kernel.match_state import Answer
from entrepot.kernel.record import beginning, replay
from entrepot.review.comparing import Candidate, Decision, compared, first_look, screened
from entrepot.review.playouts import Viewpoint, play_on, world_seeds
from entrepot.review.result import USUAL, Moment, Review, Settings, TurningPoint
from entrepot.workers import Died, WorkLost, spread

TURN = "turn"
TOGETHER = 4
"""How many answers are looked at in one piece of work."""
REACH = 2
"""How many neighbours on each side a moment's chances are smoothed with."""
AGAIN = 32
"""How many answers get a second look."""
THOROUGH = 10
"""How many are compared thoroughly."""


class Look(Struct, frozen=True, tag=True):
    """Estimate chances, and screen the decisions, from one answer to another."""

    first: int
    last: int
    moments: list[int]


class LookAgain(Struct, frozen=True, tag=True):
    candidate: Candidate


class Compare(Struct, frozen=True, tag=True):
    candidate: Candidate
    looks: int
    """At how many decisions the review looks in all."""


class Piece(Struct, frozen=True):
    """A piece of work with all that is needed to do it; with compiled rules, a few seconds."""

    record: bytes
    settings: Settings
    task: Look | LookAgain | Compare


class Looked(Struct, frozen=True):
    moments: list[Moment]
    candidates: list[Candidate]


Part = Looked | Candidate | TurningPoint | None
"""What comes of a piece of work."""


class Batch(NamedTuple):
    pieces: list[Piece]
    later: int
    """How many more may come."""


Doing = Callable[[list[Piece]], Iterator[tuple[int, Part]]]
"""Does pieces of work, in any order: the number of each, and what came of it."""


def here(pieces: list[Piece]) -> Iterator[tuple[int, Part]]:
    for number, piece in enumerate(pieces):
        yield number, work(piece)


def in_processes(count: int) -> Doing:
    """Does them in that many processes."""
    return partial(_spread, count)


def _spread(count: int, pieces: list[Piece]) -> Iterator[tuple[int, Part]]:
    for (number, _), part in spread(enumerate(pieces), numbered, count):
        if isinstance(part, Died):
            raise WorkLost("work-lost", exit=part.code)
        yield number, part


def numbered(job: tuple[int, Piece]) -> Part:
    return work(job[1])


def review(
    record: object,
    settings: Settings = USUAL,
    progress: Callable[[int, int], object] = lambda done, of: None,
    stop: Callable[[], object] = lambda: False,
    doing: Doing = here,
) -> Review | None:
    """Review the game of a record; None if it was stopped.

    After each piece of work, `progress` is called with the number of those done and of all, and
    `stop` is asked whether to go on.
    """
    steps, done = pieces_of(record, settings), 0
    parts: list[Part] = []
    while True:
        try:
            batch = steps.send(parts) if done else next(steps)
        except StopIteration as finished:
            found: Review = finished.value
            return found
        parts = [None] * len(batch.pieces)
        most = done + len(batch.pieces) + batch.later
        for number, part in doing(batch.pieces):
            parts[number] = part
            done += 1
            progress(done, most)
            if stop():
                return None


class Plan(Struct, frozen=True):
    """What a review needs to know of its game. Making one plays the game again."""

    record: bytes
    game: str
    players: int
    digest: str
    answers: int
    over: bool
    moments: list[int]
    """For which moments chances are estimated."""


def planned(record: object, settings: Settings) -> Plan:
    end = replay(record)
    written, most = msgspec.json.encode(end.record()), settings.moments
    chosen = sorted(moments_of(beginning(written), end.answers, most)) if most else []
    return Plan(
        record=written,
        game=end.game,
        players=end.players,
        digest=end.digest(),
        answers=len(end.answers),
        over=end.over,
        moments=chosen,
    )


def pieces_of(record: object, settings: Settings) -> Generator[Batch, list[Part], Review]:
    """Yields three batches; send what `work` made of the pieces, in their order."""
    return planned_pieces(planned(record, settings), settings)


def planned_pieces(plan: Plan, settings: Settings) -> Generator[Batch, list[Part], Review]:
    """The pieces of a plan. This itself takes next to no time."""
    written, count = plan.record, plan.answers
    ranges = [(n, min(n + TOGETHER, count + 1)) for n in range(0, count + 1, TOGETHER)]
    looks = [
        Look(n, last, [each for each in plan.moments if n <= each < last]) for n, last in ranges
    ]
    parts = yield Batch([Piece(written, settings, look) for look in looks], AGAIN + THOROUGH)
    looked = [part for part in parts if isinstance(part, Looked)]
    screened = [each for part in looked for each in part.candidates]
    again = [Piece(written, settings, LookAgain(each)) for each in dearest(screened, AGAIN)]
    parts = yield Batch(again, THOROUGH)
    candidates = dearest([part for part in parts if isinstance(part, Candidate)], THOROUGH)
    thorough = [Compare(each, len(screened)) for each in candidates]
    parts = yield Batch([Piece(written, settings, each) for each in thorough], 0)
    found = [part for part in parts if isinstance(part, TurningPoint)]
    return Review(
        game=plan.game,
        players=plan.players,
        digest=plan.digest,
        answers=count,
        settings=settings,
        compared=len(screened),
        moments=smoothed([moment for part in looked for moment in part.moments]),
        turning_points=sorted(found, key=lambda each: -each.cost),
    )


def dearest(candidates: list[Candidate], most: int) -> list[Candidate]:
    costly = [each for each in candidates if each.cost > 0]
    return sorted(costly, key=lambda each: -each.cost)[:most]


def work(piece: Piece) -> Part:
    """Do one piece of work."""
    answers, match = shaped(piece.record, Record).answers, beginning(piece.record)
    task, settings = piece.task, piece.settings
    if isinstance(task, Look):
        match.follow(answers[: task.first])
        return looked_at(match, answers, task, settings)
    number, options = task.candidate.answer, task.candidate.options
    match.follow(answers[:number])
    decision = decision_at(match, number, answers[number], settings.open)
    assert decision is not None
    if isinstance(task, Compare):
        return compared(decision, options[0], task.looks, settings)
    seeds = world_seeds(settings.seed, "again", number, share(settings, 42))
    return screened(decision, options, seeds)


def share(settings: Settings, part: int) -> int:
    """How many worlds that is, but not too few."""
    return max(3, settings.worlds // part)


def looked_at(match: Match, answers: list[Answer], task: Look, settings: Settings) -> Looked:
    found = Looked([], [])
    for number in range(task.first, task.last):
        if number in task.moments:
            found.moments.append(moment_at(match, number, settings))
        for answer in answers[number : number + 1]:  # there is none at the end
            decision = decision_at(match, number, answer, settings.open)
            if decision is not None:
                seeds = world_seeds(settings.seed, "look", number, share(settings, 85))
                found.candidates.append(first_look(decision, seeds))
            match.follow([answer])
    return found


def decision_at(match: Match, number: int, answer: Answer, open: bool) -> Decision | None:
    """The decision that was made with this answer, if there was a choice."""
    seat, _, option = answer
    asked = match.question(seat)
    if asked is None or option not in asked.by_id or len(asked.by_id) == 1:
        return None
    return Decision(Viewpoint(match.copy(), None if open else seat), number, asked, option)


def moment_at(match: Match, number: int, settings: Settings) -> Moment:
    """Everybody's chance to win now, from a few worlds; `smoothed` takes in the moments around."""
    seats = range(match.players)
    turn = match.view(None).turn
    if match.over:
        won = match.winners
        return Moment(number, turn, [1 / len(won) if seat in won else 0.0 for seat in seats])
    seeds = world_seeds(settings.seed, "chances", number, share(settings, 96))
    if settings.open:
        played = [play_on(Viewpoint(match, None), seed, 0, None).chances for seed in seeds]
        return Moment(number, turn, [fmean(column) for column in zip(*played, strict=True)])
    chances = [
        fmean(play_on(Viewpoint(match, seat), seed, seat, None).chances[seat] for seed in seeds)
        for seat in seats
    ]
    return Moment(number, turn, chances)


def smoothed(moments: list[Moment]) -> list[Moment]:
    """Each moment's chances with those of its neighbours, the nearer the more; the end as it is."""
    found = []
    for n, moment in enumerate(moments[:-1]):
        near = range(max(0, n - REACH), min(len(moments) - 1, n + REACH + 1))
        weights = [REACH + 1 - abs(n - each) for each in near]
        chances = [
            sum(w * moments[each].chances[seat] for w, each in zip(weights, near, strict=True))
            / sum(weights)
            for seat in range(len(moment.chances))
        ]
        found.append(Moment(moment.answer, moment.turn, chances))
    return found + moments[-1:]


def moments_of(match: Match, answers: list[Answer], most: int) -> set[int]:
    """The moments for which chances are estimated: evenly spread, turns' beginnings, the end."""
    count, told = len(answers), 0
    chosen = set(range(0, count + 1, -(-(count + 1) // most))) | {count}
    for number in range(count + 1):
        if any(event.type == TURN for event in match.events(None, told)):
            chosen.add(number)
        told = match.event_count
        match.follow(answers[number : number + 1])
    return chosen
