"""The record of a game at a server's table, with parts of the deal and answers taken back."""

from __future__ import annotations

import asyncio
import json
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from entrepot.fair_deal import part_commitment
from entrepot.server.deal_protocol import Reveal
from entrepot.server.protocol import Join, Undo
from entrepot.server.sender import SPECTATOR
from kit.server import Person, new_ticket, seated, serving, wanted

PARTS = ("a1" * 32, "b2" * 32, "c3" * 32)


@cache
def _played(game: str) -> str:
    async def play(folder: Path) -> Any:
        async with serving(folder) as tables:
            commitment = part_commitment(PARTS[0])
            new = wanted("person", "open", "open", game=game, seed=None, commitment=commitment)
            people = await seated(tables, new)
            table = people[0].table
            for name, part in (("Ben", PARTS[1]), ("Cem", PARTS[2])):
                join = Join(name=name, commitment=part_commitment(part))
                people.append(Person(table, await table.do(SPECTATOR, join)))
            for person, part in list(zip(people, PARTS, strict=True))[:2]:
                await person.do(Reveal(ticket=new_ticket(), part=part))
            while table.state.match is None:  # the third comes too late
                await asyncio.sleep(0.002)
            chance = Random(4)
            while not table.state.match.over:
                asked = chance.choice(table.state.match.pending)
                await people[asked.seat].answer(chance.choice(sorted(asked.by_id)))
                if chance.random() < 0.05 and table.state.match.may_undo(asked.seat):
                    await people[asked.seat].do(Undo(ticket=new_ticket()))
            return await table.record()

    with tempfile.TemporaryDirectory() as folder:
        return json.dumps(asyncio.run(play(Path(folder))))


def fair_record(game: str = "maritime-silk-road") -> Any:
    """A new copy, which may be changed."""
    return json.loads(_played(game))
