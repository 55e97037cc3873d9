"""A server without a network that gives its players' answers itself, until it is killed.

Run with a folder and a seed. It prints `try <table> <seat> <ticket>` before each command, and
`done <table> <seat> <ticket>` once the command is accepted.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

from entrepot import EntrepotError
from entrepot.server import protocol
from kit.server import Person, seated, serving, wanted


def say(*words: object) -> None:
    print(*words, flush=True)


async def play(people: list[Person], chance: Random, name: str) -> None:
    """Answers, and now and then an undo or a vote, one after another."""
    table = people[0].table
    for number in range(100_000):
        if table.state.status == "over":
            return
        person = next(person for person in people if person.question)
        ticket = f"{name}-{number}"
        command: protocol.Command = protocol.Answer(
            ticket=ticket,
            question=person.question.id,
            option=chance.choice(list(person.question.by_id)),
        )
        if chance.random() < 0.1:
            command = protocol.Undo(ticket=ticket)
        say("try", table.id, person.seat, ticket)
        try:
            await person.do(command)
        except EntrepotError:
            continue
        say("done", table.id, person.seat, ticket)


async def main(folder: Path, seed: int) -> None:
    async with serving(folder) as tables:
        games = []
        for number in range(3):
            game = "import-export" if number else "maritime-silk-road"
            new = wanted("person", "open", game=game, seed=seed)
            people = await seated(tables, new, "Ben")
            games.append(play(people, Random(seed + number), f"s{seed}"))
        await asyncio.gather(*games)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
