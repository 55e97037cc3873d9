"""A card of the Silk Road lies where its player put it, for everybody; the rules do not mind."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from entrepot import SilkView
from entrepot.server import protocol
from entrepot.server.market_order import rearranged
from entrepot.server.sender import SPECTATOR, Sender
from entrepot.server.tables import Tables
from kit.server import Person, new_ticket, seated, served, serving, wanted

MARKET = ["silk", "tea", "silk", "ore", "silk", "tea"]
ORDER = [0, 1, 2, 3, 4, 5]


def lies(market: list[str], order: list[int]) -> str:
    return " ".join(market[place] for place in order)


def by_the_rules(market: list[str], covered: list[str], card: str) -> list[str]:
    """The rules cover the first places that show these goods."""
    now = market[:]
    for good in covered:
        now[now.index(good)] = card
    return now


@pytest.mark.parametrize(
    ("covered", "places", "shown"),
    [
        ("silk", [1], "ORE tea silk ore silk tea"),
        ("silk", [3], "silk tea ORE ore silk tea"),
        ("silk", [5], "silk tea silk ore ORE tea"),
        ("silk silk", [5, 3], "silk tea ORE ore ORE tea"),
        ("silk silk", [1, 5], "ORE tea silk ore ORE tea"),
        ("silk tea", [6, 3], "silk tea ORE ore silk ORE"),
        ("ore silk silk silk tea tea", [1, 2, 3, 4, 5, 6], "ORE ORE ORE ORE ORE ORE"),
    ],
)
def test_a_card_lies_on_the_place_that_was_meant(
    covered: str, places: list[int], shown: str
) -> None:
    order = rearranged(MARKET, ORDER, covered.split(), places)
    assert sorted(order) == ORDER
    assert lies(MARKET, order) == lies(MARKET, ORDER), "nothing moves before it is covered"
    assert lies(by_the_rules(MARKET, covered.split(), "ORE"), order) == shown


def test_one_play_after_another() -> None:
    order = rearranged(MARKET, ORDER, ["silk"], [5])
    market = by_the_rules(MARKET, ["silk"], "glass")
    assert lies(market, order) == "silk tea silk ore glass tea"
    order = rearranged(market, order, ["silk", "tea"], [6, 3])
    market = by_the_rules(market, ["silk", "tea"], "spice")
    assert lies(market, order) == "silk tea spice ore glass spice"


@pytest.mark.parametrize("places", [[2], [3, 5], [], [3, 3], [7], [-1]])
def test_places_that_do_not_fit_change_nothing(places: list[int]) -> None:
    assert rearranged(MARKET, ORDER, ["silk"], places) == ORDER


# -- at a table


class Play(NamedTuple):
    """A card can go on the last of several equal places."""

    person: Person
    option: str
    good: str
    place: int
    """From 1. The rules would take the first of them."""


def market(person: Person, sender: Sender | None = None) -> list[str]:
    """As it is sent."""
    view = person.table.state_for(sender or person.sender).view
    assert isinstance(view, SilkView)
    return view.market


async def next_play(people: list[Person]) -> Play:
    for _ in range(200):
        asked = next(person for person in people if person.question)
        shown = market(asked)
        for option in asked.question.options:
            good, covered = option.parts.good, option.parts.covered
            if covered and len(covered) == 1 != shown.count(covered[0]) and good not in covered:
                last = len(shown) - shown[::-1].index(covered[0])
                return Play(asked, option.id, good, last)
        plain = [id for id in asked.question.by_id if id in ("pass", "no")]
        await asked.answer(*plain)
    raise AssertionError("nobody can play")


async def put(play: Play, *places: int) -> None:
    question, option = play.person.question.id, play.option
    ticket = new_ticket()
    await play.person.do(
        protocol.Answer(ticket=ticket, question=question, option=option, places=[*places])
    )


def after(shown: list[str], play: Play) -> list[str]:
    return [play.good if i == play.place else good for i, good in enumerate(shown, 1)]


@served
async def test_everybody_sees_a_card_where_it_was_put(tables: Tables) -> None:
    people = await seated(tables, wanted("person", "open"), "Ben")
    await asyncio.gather(*[person.watch() for person in people])
    for _ in range(5):
        play = await next_play(people)
        shown = market(play.person)
        await put(play, play.place)
        await asyncio.sleep(0)
        for sender in (*[person.sender for person in people], SPECTATOR):
            assert market(play.person, sender) == after(shown, play)
        for person in people:
            assert person.last("update")["view"]["market"] == after(shown, play)


@served
async def test_the_rules_know_nothing_of_it(tables: Tables) -> None:
    """Records, saves and digests are the same with and without the places."""
    documents = []
    for hinted in (True, False):
        people = await seated(tables, wanted("person", "open"), "Ben")
        for _ in range(4):
            play = await next_play(people)
            await put(play, *[play.place][:hinted])
        match = people[0].table.state.match
        assert match is not None
        documents.append([match.record(), match.save(), match.digest(), match.position()])
    assert documents[0] == documents[1]


@served
async def test_places_that_do_not_fit_are_ignored(tables: Tables) -> None:
    people = await seated(tables, wanted("person", "open"), "Ben")
    play = await next_play(people)
    shown = market(play.person)
    other = next(i for i, good in enumerate(shown, 1) if good != shown[play.place - 1])
    await put(play, other)
    assert market(play.person) == after(shown, play._replace(place=1 + shown.index(covered(play))))


def covered(play: Play) -> str:
    return play.option.split(":")[-1]


@pytest.mark.parametrize("places", [[0], [7], [1, 2, 3, 4, 5, 6, 1], ["1"], 1])
def test_what_cannot_be_places_is_refused(places: object) -> None:
    message = {"type": "answer", "ticket": "t", "question": "0.0", "option": "draw"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**message, "places": places}, protocol.Answer)


@served
async def test_a_step_back_takes_the_card_away_again(tables: Tables) -> None:
    people = await seated(tables, wanted("person", "open"), "Ben")
    first = await next_play(people)
    await put(first, first.place)
    second = await next_play(people)
    shown = market(second.person)
    await put(second, second.place)
    await second.person.do(protocol.Propose(ticket=new_ticket()))
    proposal = people[0].table.state.proposal
    assert proposal is not None
    other = next(person for person in people if person is not second.person)
    await other.do(protocol.Vote(ticket=new_ticket(), proposal=proposal.id, agree=True))
    assert market(other) == shown
    await put(second, second.place)
    assert market(other) == after(shown, second)


@pytest.mark.parametrize("snapshot", [True, False])
def test_the_card_still_lies_there_after_a_restart(tmp_path: Path, snapshot: bool) -> None:
    async def play_on() -> None:
        async with serving(tmp_path) as tables:
            people = await seated(tables, wanted("person", "open"), "Ben")
            for _ in range(3):
                play = await next_play(people)
                await put(play, play.place)
            shown = market(play.person)
            if snapshot:
                await people[0].table.write_snapshot()
        async with serving(tmp_path) as tables:
            table = await tables.get(people[0].keys.table)
            people = [Person(table, person.keys) for person in people]
            assert market(people[0]) == shown
            play = await next_play(people)
            shown = market(people[0])
            await put(play, play.place)
            assert market(people[0]) == after(shown, play)

    asyncio.run(play_on())
