"""Fair deals: nobody can find or choose the cards, and everything was committed to before."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from entrepot.fair_deal import deal_seed, digest, part_commitment, server_commitment
from entrepot.kernel.record import replay
from entrepot.server import auto_player
from entrepot.server.commands import Leave, StepBack
from entrepot.server.deal_protocol import Reveal
from entrepot.server.errors import TableRefused
from entrepot.server.protocol import HandOver, Join, NewTable, Propose, Undo, Vote
from entrepot.server.sender import SPECTATOR
from entrepot.server.table import Table
from entrepot.server.tables import Tables
from entrepot.verify import verify
from kit.server import Person, new_ticket, seated, served, serving, until, wanted

ANN, BEN, CEM = ("a1" * 32, "b2" * 32, "c3" * 32)
"""Parts of the deal."""


@pytest.fixture(autouse=True)
def time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a second to reveal in, also on a busy machine."""
    monkeypatch.setattr(auto_player, "REVEAL_TIME", 50)


def secret_table(*kinds: str, **more: Any) -> NewTable:
    return wanted(*kinds, **{"seed": None, **more})


async def joined(person: Person, name: str, part: str | None) -> Person:
    commitment = None if part is None else part_commitment(part)
    keys = await person.table.do(SPECTATOR, Join(name=name, commitment=commitment))
    return Person(person.table, keys)


def status(table: Table) -> str:
    return table.state.status


def revealing(part: str) -> Reveal:
    return Reveal(ticket=new_ticket(), part=part)


async def two_people(tables: Tables, **more: Any) -> list[Person]:
    """Ann and Ben, who have both committed; the table waits for what they reveal."""
    new = secret_table("person", "open", commitment=part_commitment(ANN), **more)
    (ann,) = await seated(tables, new)
    await ann.watch()
    ben = await (await joined(ann, "Ben", BEN)).watch()
    return [ann, ben]


async def played_out(people: list[Person], chance: Random, most: int = 3000) -> None:
    table = people[0].table
    for _ in range(most):
        match = table.state.match
        assert match is not None
        if match.over:
            return
        asked = chance.choice(match.pending)
        await people[asked.seat].answer(chance.choice(sorted(asked.by_id)))
    raise AssertionError


# -- 256 bits


@served
async def test_every_table_without_a_typed_seed_has_256_secret_bits(tables: Tables) -> None:
    (ann,) = await seated(tables, secret_table("person", "easy"))
    secret = ann.table.state.header.seed
    assert isinstance(secret, str)
    assert len(bytes.fromhex(secret)) == 32
    assert ann.table.state.match is not None
    assert ann.table.state.match.state.table.rng >= 2**64
    (other,) = await seated(tables, secret_table("person", "easy"))
    assert other.table.state.header.seed != secret


@served
async def test_a_rematch_of_an_open_deal_has_a_secret_one(tables: Tables) -> None:
    ann, ben = await seated(tables, wanted("person", "open"), "Ben")
    assert ann.table.public_table().fair is None
    assert ann.table.public_table().seeded
    await played_out([ann, ben], Random(1))
    commitment = part_commitment(ANN)
    keys = await tables.rematch(ann.table.id, ann.sender, commitment)
    following = await tables.get(keys.table)
    assert isinstance(following.state.header.seed, str)
    assert keys.seat is not None
    fair = following.public_table().fair
    assert fair is not None
    assert fair.seats[keys.seat] == commitment
    await tables.rematch(ann.table.id, ben.sender)
    assert status(following) == "dealing"
    await following.do(Person(following, keys).sender, revealing(ANN))
    assert status(following) == "playing"


@served
async def test_without_anybodys_part_the_game_begins_at_once(tables: Tables) -> None:
    (ann,) = await seated(tables, secret_table("person", "easy"))
    assert status(ann.table) == "playing"
    ann, _ = await seated(tables, secret_table("person", "open"), "Ben")
    assert status(ann.table) == "playing"
    fair = ann.table.public_table().fair
    assert fair is not None
    assert fair.seats == [None, None]


# -- committing and revealing


@served
async def test_the_deal_follows_from_the_servers_bits_and_all_that_was_revealed(
    tables: Tables,
) -> None:
    ann, ben = await two_people(tables)
    table = ann.table
    assert status(table) == "dealing"
    fair = table.public_table().fair
    secret = str(table.state.header.seed)
    assert fair is not None
    assert fair.commitment == server_commitment(table.id, secret)
    assert fair.seats == [part_commitment(ANN), part_commitment(BEN)]
    assert fair.revealed == []
    await ann.do(revealing(ANN))
    assert status(table) == "dealing"
    await ben.do(revealing(BEN))
    assert status(table) == "playing"
    assert table.state.match is not None
    lines = ("entrepot-fair-deal-1", "deal", table.id, secret, ANN, BEN)
    text = "".join(f"{line}\n" for line in lines)
    assert table.state.match.seed == hashlib.sha256(text.encode()).hexdigest()
    await asyncio.sleep(0)
    assert ben.last("state")["table"]["fair"]["revealed"] == [0, 1]


@served
async def test_one_person_with_bots_reveals_too(tables: Tables) -> None:
    new = secret_table("easy", "person", commitment=part_commitment(ANN))
    (ann,) = await seated(tables, new)
    assert status(ann.table) == "dealing"
    await ann.do(revealing(ANN))
    state = ann.table.state
    assert state.match is not None
    parts = state.parts
    assert state.match.seed == deal_seed(state.id, str(state.header.seed), parts)
    assert parts[0] is None
    assert parts[1] is not None
    assert parts[1].part == ANN


@served
async def test_a_part_that_comes_late_is_left_out(tables: Tables) -> None:
    ann, ben = await two_people(tables)
    await ann.do(revealing(ANN))
    await until(lambda: ann.table.state.status == "playing")
    state = ann.table.state
    assert state.match is not None
    assert [seat and seat.part for seat in state.parts] == [ANN, None]
    with pytest.raises(TableRefused, match="while the cards are dealt"):
        await ben.do(revealing(BEN))
    await played_out([ann, ben], Random(2))
    proof = verify(await ann.table.record())
    assert (proof.parts, proof.left_out) == ([0], [1])


@served
async def test_a_part_must_be_the_one_committed_to(tables: Tables) -> None:
    ann, ben = await two_people(tables)
    for person, part in ((ann, BEN), (ben, ANN), (ben, CEM)):
        with pytest.raises(TableRefused, match="committed"):
            await person.do(revealing(part))
    reveal = revealing(ANN)
    for _ in range(2):
        await ann.do(reveal)  # the same ticket, as after a lost connection
    assert status(ann.table) == "dealing"
    assert ann.table.state.seats[0].part == ANN


@served
async def test_nothing_is_revealed_before_all_seats_are_taken(tables: Tables) -> None:
    (ann,) = await seated(tables, secret_table("person", "open", commitment=part_commitment(ANN)))
    with pytest.raises(TableRefused, match="while the cards are dealt"):
        await ann.do(revealing(ANN))


@served
async def test_whoever_leaves_while_the_cards_are_dealt_opens_the_seat_again(
    tables: Tables,
) -> None:
    ann, ben = await two_people(tables)
    with pytest.raises(TableRefused, match="begun"):
        await joined(ann, "Cem", CEM)
    await ann.do(revealing(ANN))
    await ben.do(Leave())
    assert status(ann.table) == "waiting"
    await asyncio.sleep(0.6)  # longer than there is to reveal
    assert status(ann.table) == "waiting"
    cem = await joined(ann, "Cem", CEM)
    await cem.do(revealing(CEM))
    assert status(ann.table) == "playing"
    assert [seat and seat.part for seat in ann.table.state.parts] == [ANN, CEM]


@served
async def test_nobody_waits_for_the_part_of_a_seat_that_a_bot_takes(tables: Tables) -> None:
    ann, _ = await two_people(tables)
    await ann.do(revealing(ANN))
    await ann.do(HandOver(seat=1, to="bot"))
    assert status(ann.table) == "playing"
    assert ann.table.state.parts[1] is None


def test_dealing_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, Any]:
        async with serving(tmp_path, second=60) as tables:
            ann, ben = await two_people(tables)
            await ann.do(revealing(ANN))
            return ann.table.id, ben.keys

    async def after(id: str, keys: Any, second: float, reveals: bool) -> Any:
        async with serving(tmp_path, second=second) as tables:
            table = await tables.get(id)  # somebody looks
            assert status(table) == "dealing"
            if reveals:
                await table.do(Person(table, keys).sender, revealing(BEN))
            await until(lambda: table.state.status == "playing")
            return [seat and seat.part for seat in table.state.parts], table.state.head

    async def again(id: str) -> Any:
        async with serving(tmp_path) as tables:
            table = await tables.get(id)
            return [seat and seat.part for seat in table.state.parts], table.state.head

    id, keys = asyncio.run(before())
    dealt = asyncio.run(after(id, keys, 60, reveals=True))
    assert dealt[0] == [ANN, BEN]
    assert asyncio.run(again(id)) == dealt
    id, keys = asyncio.run(before())
    assert asyncio.run(after(id, keys, 0.01, reveals=False))[0] == [ANN, None]


# -- the chain


async def stepped(people: list[Person]) -> None:
    """Play to the end, with answers taken back by one, by all and by the host."""
    ann, ben = people
    table, chance = ann.table, Random(5)
    undone = set[str]()
    while table.state.match is not None and not table.state.match.over:
        match = table.state.match
        asked = chance.choice(match.pending)
        await people[asked.seat].answer(chance.choice(sorted(asked.by_id)))
        if table.state.match.over or not table.state.match.answers:
            continue
        if "own" not in undone and table.state.match.may_undo(asked.seat):
            await people[asked.seat].do(Undo(ticket=new_ticket(), turn=True))
            undone.add("own")
        elif len(match.answers) == 20 and "host" not in undone:
            await ann.do(StepBack())
            undone.add("host")
        elif len(match.answers) == 30 and "people" not in undone:
            await ben.do(Propose(ticket=new_ticket()))
            proposal = table.state.proposal
            assert proposal is not None
            await ann.do(Vote(ticket=new_ticket(), proposal=proposal.id, agree=True))
            undone.add("people")
    assert undone == {"own", "host", "people"}


@pytest.mark.parametrize("game", ["maritime-silk-road", "import-export"])
def test_the_record_of_a_game_proves_its_deal_and_every_step(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with serving(tmp_path) as tables:
            options = {"sets": ["base", "jutaku"]} if game == "import-export" else {}
            ann, ben = await two_people(tables, game=game, options=options)
            commitment = ann.last("state")["table"]["fair"]["commitment"]
            await ann.do(revealing(ANN))
            await ben.do(revealing(BEN))
            await stepped([ann, ben])
            record = json.loads(json.dumps(await ann.table.record()))
            heads = [told["head"] for told in ben.told if told["type"] in ("update", "state")][1:]
            assert all(heads)
            assert replay(record).over
            for head in (None, heads[0], heads[len(heads) // 2], heads[-1]):
                proof = verify(record, commitment, head)
                assert proof.parts == [0, 1]
                assert proof.taken_back >= 3
            assert proof.head == heads[-1] == record["fair_deal"]["head"]
            assert proof.seen_at == proof.entries
            id = ann.table.id
        async with serving(tmp_path) as tables:  # and the same after a restart
            table = await tables.get(id)
            assert json.loads(json.dumps(await table.record())) == record

    asyncio.run(play())


@served
async def test_a_head_does_not_give_away_a_hidden_answer(tables: Tables) -> None:
    """Whoever has all heads and knows every option must not be able to try them out."""
    ann, ben = await two_people(tables)
    await ann.do(revealing(ANN))
    await ben.do(revealing(BEN))
    before, asked = ann.table.state.head, ann.table.state.match.pending[0]  # type: ignore[union-attr]
    person = [ann, ben][asked.seat]
    await person.answer()
    head = ann.table.state.head
    secret = str(ann.table.state.header.seed)

    def guesses(blind: str) -> set[str]:
        entries = [["answer", asked.seat, asked.kind, id, "person"] for id in asked.by_id]
        written = [json.dumps(entry, separators=(",", ":")) for entry in entries]
        return {digest("entry", str(before), blind, entry) for entry in written}

    assert head in guesses(digest("blind", ann.table.id, secret, "1"))
    for blind in ("", "-", ANN, BEN, digest("blind", ann.table.id, ANN, "1")):
        assert head not in guesses(blind)


# -- nobody is told too early


@served
async def test_seats_and_spectators_never_get_what_decides_the_deal(tables: Tables) -> None:
    """Neither the server's bits nor the seed nor anybody's part, in all that leaves the server."""
    ann, ben = await two_people(tables)
    table = ann.table
    spectator = Person(table, msgspec.structs.replace(ann.keys, seat=None, key=None, host_key=None))
    await spectator.watch()
    documents: list[Any] = [await table.export(ann.sender)]
    await ann.do(revealing(ANN))
    documents.append(await table.export(ann.sender))
    await ben.do(revealing(BEN))
    secret = str(table.state.header.seed)
    seed = str(table.state.match.seed)  # type: ignore[union-attr]
    chance = Random(3)
    for _ in range(25):
        asked = chance.choice(table.state.match.pending)  # type: ignore[union-attr]
        await [ann, ben][asked.seat].answer(chance.choice(sorted(asked.by_id)))
        documents += [table.state_for(person.sender) for person in (ann, ben, spectator)]
        documents.append(await table.export(ann.sender))
    with pytest.raises(TableRefused):
        await table.record()
    documents += [await tables.lobby(), ann.told, ben.told, spectator.told]
    text = msgspec.json.encode(documents).decode()
    for hidden in (secret, seed, ANN, BEN):
        assert hidden not in text
    assert len(spectator.told) > 20
    await played_out([ann, ben], chance)
    assert seed in json.dumps(await table.record())
