"""Nobody is told anything that depends on what they may not know: byte by byte, on the wire.

Two tables with the same id, keys and time hold matches that differ only in what one seat can't
know. The same things are done at both, and what that seat and a spectator receive is compared.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from entrepot import EntrepotError
from entrepot.bot_workers import read_match
from entrepot.kernel.match import Match
from entrepot.review.who_knows import who_knows
from entrepot.server import commands, protocol, tables, wire
from entrepot.server.protocol import Keys
from entrepot.server.store import Outcome
from entrepot.server.table_state import TableState
from entrepot.server.tables import Tables
from kit.games import ALL_SETS, Setting, random_play, short_or_nightly
from kit.server import Person, seated, until, wanted
from kit.worlds import another_world, asked_of, learned, scrambled

TIME = 1_800_000_000_000
IDLE = ("pass", "draw", "no")


class NoDisk:
    """A store that keeps nothing."""

    shared = False

    async def create(self, table: object) -> None:
        pass

    async def append(self, change: object, rematch: object = None) -> Outcome:
        return Outcome.WRITTEN

    async def keep_snapshot(self, id: str, snapshot: object) -> None:
        pass


class Idle:
    """A bot that does as little as it may."""

    async def think(self, document: bytes, seat: int, level: str, seed: int, share: object) -> str:
        question = read_match(document).question(seat)
        assert question is not None
        return next((id for id in question.by_id if id in IDLE), next(iter(question.by_id)))


class World:
    """A table, a spectator, and people whose messages are kept as bytes."""

    def __init__(self, people: list[Person], spectator: Person) -> None:
        self.people, self.spectator = people, spectator
        self.table = people[0].table
        self.messages: dict[int | None, list[bytes]] = {}

    @property
    def match(self) -> Match:
        assert self.table.state.match is not None
        return self.table.state.match

    async def heard(self, seat: int | None) -> list[bytes]:
        """The messages since last asked."""
        await asyncio.sleep(0)
        receiver = self.spectator if seat is None else self.people[seat]
        assert receiver.subscriber is not None
        messages = list(receiver.subscriber._messages)
        receiver.subscriber._messages.clear()
        return messages


@asynccontextmanager
async def world(new: protocol.NewTable, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    chance = Random(1)
    for module, name in ((tables, "new_table_id"), (tables, "new_key"), (commands, "new_key")):
        monkeypatch.setattr(module, name, lambda: f"{chance.random():.16f}")
    served = Tables(NoDisk(), Idle(), now=lambda: TIME, second=0.01)  # type: ignore[arg-type]
    open_seats = sum(seat.kind == "open" for seat in new.seats)
    people = await seated(served, new, *[f"Rival {i}" for i in range(open_seats)])
    table = people[0].table
    spectator = Person(table, Keys(table=table.id, seat=None))
    for person in [*people, spectator]:
        person.subscriber = table.subscribe(person.sender)
    yield World(people, spectator)
    await served.stop()


def put(worlds: list[World], seat: int, seed: int) -> None:
    """Both go on from the first one's match, as two worlds that the seat can't tell apart."""
    match = worlds[0].match
    for i, each in enumerate(worlds):
        each.table.state.match = another_world(match, seat, 2 * seed + i)


async def done(each: World, seat: int, command: protocol.Command) -> str:
    """What the sender is told."""
    try:
        return repr(await each.people[seat].table.do(each.people[seat].sender, command))
    except EntrepotError as error:
        return f"{error.code} {error.facts} {error}"


SETTINGS = [
    Setting("maritime-silk-road", 3),
    Setting("maritime-silk-road", 4, (("show_coins", True),)),
    Setting("import-export", 3, ALL_SETS),
    Setting("import-export", 4),
    Setting("import-export", 4, (("closed_hands", True),)),
]


@pytest.mark.parametrize("seed", range(short_or_nightly(1, 10)))
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_sound_alike(
    setting: Setting, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it learns something, chance decides, or the end opens everything: then two others."""
    new = wanted("person", *["open"] * (setting.players - 1), game=setting.game, seed=seed)
    new.options = dict(setting.options)

    async def look() -> int:
        chance = Random(seed)
        compared = 0
        async with world(new, monkeypatch) as one, world(new, monkeypatch) as two:
            worlds = [one, two]
            seat = chance.randrange(setting.players)
            put(worlds, seat, 0)
            for number in range(short_or_nightly(120, 1000)):
                if one.match.over:
                    break
                compared += await alike(worlds, seat, number, chance)
        return compared

    assert asyncio.run(look()) > 60


async def alike(worlds: list[World], seat: int, number: int, chance: Random) -> int:
    """Do one thing in both worlds; how many messages were the same."""
    one, two = worlds
    asker, command = command_for(worlds, seat, number, chance)
    if command is None:
        put(worlds, seat, number)
        return 0
    told, rng = len(one.match.state.events), one.match.state.table.rng
    era = one.match.era
    replies = [await done(each, asker, command) for each in worlds]
    if asker == seat:
        assert replies[0] == replies[1]
    news = one.match.state.events[told:] if one.match.era == era else []
    differ = one.match.over or two.match.over or one.match.state.table.rng != rng
    if (
        differ
        or any(learned(event, seat) for event in news)
        or asked_of(one.match) != asked_of(two.match)
    ):
        put(worlds, seat, number)
        for each in worlds:
            await each.heard(seat), await each.heard(None)
        return 0
    compared = 0
    for receiver in (seat, None):
        first, second = await one.heard(receiver), await two.heard(receiver)
        assert first == second
        compared += len(first)
    first, second = (now_told(each, seat) for each in worlds)
    assert first == second
    return compared


def now_told(each: World, seat: int) -> list[bytes]:
    """What somebody who comes now is told, and what whoever asks is told about who knows what."""
    senders = [each.people[seat].sender, each.spectator.sender]
    told = [
        message
        for sender in senders
        for message in (each.table.state_for(sender), each.table.knowledge(sender))
    ]
    return [msgspec.json.encode(message) for message in told]


def command_for(
    worlds: list[World], seat: int, number: int, chance: Random
) -> tuple[int, protocol.Command | None]:
    """Something that can be done in both worlds."""
    one, two = worlds
    ticket = f"n{number}"
    luck = chance.random()
    if luck < 0.05:
        return seat, protocol.Undo(ticket=ticket, turn=luck < 0.02)
    if luck < 0.08:
        return seat, protocol.Answer(ticket=ticket, question="9.9", option="not-an-option")
    if luck < 0.1:
        return seat, protocol.Propose(ticket=ticket)
    question = chance.choice(one.match.pending)
    theirs = two.match.question(question.seat)
    if theirs is None:
        return seat, None
    if question.seat == seat:
        assert set(question.by_id) == set(theirs.by_id)
    common = sorted(set(question.by_id) & set(theirs.by_id) - {"show"})
    if not common:
        return seat, None
    option = "not-an-option" if luck > 0.97 and question.seat == seat else chance.choice(common)
    return question.seat, protocol.Answer(ticket=ticket, question=question.id, option=option)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_state_on_the_wire_does_not_depend_on_what_is_hidden(setting: Setting) -> None:
    changed = 0
    chance = Random(3)
    people = wanted("person", *["open"] * (setting.players - 1))
    seats_taken = [tables.new_seat(each, "Ann", "key") for each in people.seats]
    new = wanted(game=setting.game, seed=3, options=dict(setting.options))
    header = tables.new_header(new, seats_taken, "host")
    for number, match in enumerate(random_play(setting.new(3), Random(3))):
        if number > short_or_nightly(150, 1000) or number % short_or_nightly(8, 1) or match.over:
            continue
        for seat in [None, *range(match.players)]:
            other = scrambled(match, seat, chance)
            changed += other.state.table != match.state.table
            assert told(header, match, seat) == told(header, other, seat)
    assert changed


def told(header: Any, match: Match, seat: int | None) -> list[bytes]:
    """State, update and news of the table, but for `undo`, which the other test is about."""
    state = TableState("id", header, TIME, header.seats, False, None, match=match)
    state.standing = [{} for _ in header.seats]
    state.prepared = [None for _ in header.seats]
    public = wire.public_table(state, {0}, {1}, 1, TIME)
    whole = wire.state_for(state, seat, False, public)
    update = wire.update_for(match, seat, 3, None, None)
    whole.undo = update.undo = False
    about, knowledge = wire.about_for(state, seat, public), who_knows(match, seat)
    return [msgspec.json.encode(each) for each in (whole, update, about, knowledge)]


def test_that_a_bots_choice_is_forced_does_not_show_in_what_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has no card to follow with must draw; what is in a hand is secret.

    It does show in time: a forced choice comes without a pause.
    """

    async def look(match: Match) -> list[bytes]:
        new = wanted("person", "easy", game="import-export")
        async with world(new, monkeypatch) as each:
            await until(lambda: not each.match.question(1))
            await each.heard(0)
            each.table.state.match = match
            each.table.wake()
            await until(lambda: each.match.question(0))
            return await each.heard(0)

    forced, free = forced_and_free()
    told, other = asyncio.run(look(forced)), asyncio.run(look(free))
    assert told == other
    assert len(told) > 2


def forced_and_free() -> tuple[Match, Match]:
    """Two worlds that seat 0 can't tell apart; only in the second one can seat 1 choose."""
    match = Setting("import-export", 2).new(1)
    for number, each in enumerate(random_play(match, Random(1))):
        asked = each.question(1)
        if asked is None or asked.kind != "follow":
            continue
        worlds = [another_world(each, 0, 40 * number + seed) for seed in range(40)]
        found = {len(w.pending[0].by_id) > 1: w for w in worlds}
        if len(found) == 2:
            return found[False], found[True]
    raise AssertionError
