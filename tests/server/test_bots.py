"""Workers think, advise and replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import msgspec
import pytest

import entrepot
from entrepot import BadDocument, Diverged
from entrepot.bot_workers import MatchWriter
from entrepot.review.branches import match_at
from entrepot.review.who_knows import who_knows
from entrepot.server import bots
from entrepot.server.bots import Workers
from entrepot.server.errors import TooOften
from entrepot.server.fair_queue import MOST_WAITING, Share, Urgency
from entrepot.server.records import MOST_ANSWERS
from entrepot.server.replays import MOST_FRAMES, MOST_KNOWN, replayed
from entrepot.server.worker_protocol import Replay, ReplayWanted
from kit.slow_records import slow_record

Work = Callable[[Workers], Coroutine[Any, Any, Any]]


def with_workers(work: Work, count: int = 1) -> Any:
    async def main() -> Any:
        workers = Workers(count)
        try:
            return await work(workers)
        finally:
            await workers.stop()
            assert not workers.pool.living

    return asyncio.run(main())


def saved(match: entrepot.Match) -> bytes:
    return MatchWriter().document(match)


def played(
    game: str, players: int, seed: int, answers: int = 100_000, **options: Any
) -> entrepot.Match:
    match, chance = entrepot.new(game, players, seed, **options), Random(seed)
    while not match.over and len(match.record()["answers"]) < answers:
        question = chance.choice(match.pending)
        match.answer(question.seat, chance.choice(question.options).id)
    return match


def test_bots_of_all_levels_choose_an_option_and_a_hint_names_the_best() -> None:
    match = played("import-export", 3, 4, 40)
    question = match.pending[0]

    async def work(workers: Workers) -> None:
        document, seat = saved(match), question.seat
        share = Share(Urgency.WATCHED)
        for level in ("easy", "normal", "hard"):
            assert await workers.think(document, seat, level, 1, lambda: share) in question.by_id
        hint = await workers.hint(document, seat)
        assert hint.question == question.id
        assert {advice.option for advice in hint.best} <= set(question.by_id)
        assert len(hint.best) == min(len(question.by_id), bots.BEST)

    with_workers(work)


# -- replays


def frames(
    record: object, seat: int | None, first: int = 0, last: int = 1_000_000, knowledge: bool = False
) -> Replay:
    document = msgspec.json.encode(record)
    return msgspec.json.decode(replayed(document, seat, first, last, knowledge), type=Replay)


@pytest.mark.parametrize("game", ["import-export", "maritime-silk-road"])
def test_a_replay_shows_what_the_seat_saw_at_that_time(game: str) -> None:
    match = played(game, 3, 11)
    record = match.record()
    again = entrepot.new(game, 3, 11)
    for seat in (0, None):
        told = frames(record, seat)
        assert told.answers == len(record["answers"]) == len(told.frames) - 1
        assert told.events == match.events(seat)
        again = entrepot.new(game, 3, 11)
        for frame, answer in zip(told.frames, [*record["answers"], None], strict=True):
            assert frame.view == again.view(seat)
            assert frame.events == len(again.events(seat))
            if answer:
                again.follow([tuple(answer)])
    turns = sum(event.type == "turn" for event in match.events(None))
    assert len(told.credits) == len(told.turns) == turns
    shown = [told.frames[n].view.turn for n in told.turns]
    assert shown == sorted(set(shown))
    assert told.credits[-1] == [match.view(seat).players[seat].money for seat in range(3)]


def test_a_part_of_a_replay_is_the_same_as_in_the_whole() -> None:
    record = played("maritime-silk-road", 2, 5).record()
    whole, part = frames(record, 1), frames(record, 1, 7, 9)
    assert [frame.n for frame in part.frames] == [7, 8, 9]
    assert part.frames == whole.frames[7:10]
    assert part.events == whole.events[: part.frames[-1].events]
    assert (part.credits, part.turns) == (whole.credits, whole.turns)


def test_a_replay_tells_what_the_seat_could_be_certain_of_at_that_time() -> None:
    record = played("import-export", 3, 11).record()
    for seat in (0, None):
        told = frames(record, seat, 20, 1_000_000, knowledge=True).frames
        assert [frame.n for frame in told] == list(range(20, 20 + MOST_KNOWN))
        for frame in told[::5]:
            assert frame.knowledge == who_knows(match_at(record, frame.n), seat)
    assert frames(record, 0, 20, 20).frames[0].knowledge is None


def test_a_replay_of_an_unfinished_game_tells_nobodys_coins() -> None:
    assert frames(played("maritime-silk-road", 2, 5, 12).record(), None).credits == []


def test_records_that_are_none_are_refused() -> None:
    record = played("maritime-silk-road", 2, 5, 30).record()
    with pytest.raises(BadDocument):
        replayed(b"[]", None, 0, 9)
    with pytest.raises(BadDocument):
        replayed(b"{", None, 0, 9)
    with pytest.raises(Diverged):
        frames({**record, "digest": "0" * 16}, None)
    with pytest.raises(Diverged):
        frames({**record, "answers": [[0, "phase-1", "fly"], *record["answers"]]}, None)
    with pytest.raises(entrepot.MalformedAnswer):
        frames(record, 5)
    with pytest.raises(BadDocument) as error:
        frames({**record, "answers": [[0, "a", "b"]] * (MOST_ANSWERS + 1)}, None)
    assert error.value.code == "record-too-long"
    assert MOST_FRAMES < MOST_ANSWERS


def test_few_replays_of_a_client_wait_and_others_are_told_to_come_later() -> None:
    record = msgspec.Raw(msgspec.json.encode(entrepot.new("maritime-silk-road", 2, 1).record()))

    async def work(workers: Workers) -> None:
        wanted = [workers.replay(ReplayWanted(record=record)) for _ in range(MOST_WAITING + 2)]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        refused = [each for each in found if isinstance(each, TooOften)]
        assert [error.code for error in refused] == ["work-waiting"]
        assert await workers.replay(ReplayWanted(record=record))

    with_workers(work)


def test_a_record_made_to_replay_slowly_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LONGEST_REPLAY", 0.5)
    slow, quick = slow_record(), entrepot.new("maritime-silk-road", 2, 1).record()

    async def work(workers: Workers) -> None:
        with pytest.raises(BadDocument) as error:
            await workers.replay(ReplayWanted(record=msgspec.Raw(msgspec.json.encode(slow))))
        assert error.value.code == "record-too-slow"
        assert "entrepot replay" in entrepot.text.error(error.value)
        wanted = ReplayWanted(record=msgspec.Raw(msgspec.json.encode(quick)))
        assert await workers.replay(wanted)

    with_workers(work)


def test_an_error_in_a_worker_comes_back_as_it_was() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(BadDocument) as error:
            await workers.replay(ReplayWanted(record=msgspec.Raw(b"{}")))
        assert error.value.code == "bad-field"

    with_workers(work)
