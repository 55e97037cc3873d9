"""How games go: how long they are, where credits come from, and which cards win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from entrepot.kernel.documents import Document
from entrepot.lab.playing import Played
from entrepot.lab.schedule import Settings
from entrepot.lab.summary import mean, share, spread


def report(settings: Settings, played: Sequence[Played]) -> Document:
    verbs = {verb for game in played for did in game.told.did for verb in did}
    return {
        "game": settings.game,
        "options": settings.options,
        "bots": settings.bots,
        "seed": settings.seed,
        "games": len(played),
        "even": 1 / len(settings.bots),
        "turns": spread([game.turns for game in played]),
        "decisions": spread([sum(map(len, game.times)) for game in played]),
        "winning_score": mean([game.scores[seat] for game in played for seat in game.winners]),
        "gained": sources(played, "gained"),
        "spent": sources(played, "spent"),
        "did": {verb: things(played, verb) for verb in sorted(verbs)},
    }


def sources(played: Sequence[Played], account: str) -> list[Document]:
    """By source, largest first: per player and game, as a share, and the winners' share.

    Where a source names a thing, as `power:<card>` does, there is also the sum of its kind.
    """
    everybody: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    seats = sum(len(game.scores) for game in played)
    for game in played:
        for seat, booked in enumerate(getattr(game.told, account)):
            everybody.update(booked)
            if seat in game.winners:
                winners.update(booked)
    total, won = sum(everybody.values()), sum(winners.values())
    return [
        {
            "source": source,
            "amount": amount,
            "per_player": amount / seats,
            "share": amount / total,
            "winners_share": winners[source] / won if won else 0.0,
        }
        for source, amount in sorted(everybody.items(), key=lambda item: (-item[1], item[0]))
    ]


def by_kind(rows: Sequence[Document]) -> list[Document]:
    """The same with all sources of a kind, such as all powers, taken together."""
    kinds: dict[str, Document] = {}
    for row in rows:
        kind = row["source"].partition(":")[0]
        into = kinds.setdefault(kind, {"source": kind})
        for name, value in row.items():
            if name != "source":
                into[name] = into.get(name, 0) + value
    return sorted(kinds.values(), key=lambda row: (-row["amount"], row["source"]))


def things(played: Sequence[Played], verb: str) -> list[Document]:
    """By card: how often it was done, and how often whoever did it won, best first."""
    times: Counter[str] = Counter()
    players: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for game in played:
        for seat, did in enumerate(game.told.did):
            times.update(did.get(verb, []))
            for thing in dict.fromkeys(did.get(verb, [])):
                players[thing] += 1
                wins[thing] += game.win(seat)  # type: ignore[assignment]
    found = [
        {
            "thing": thing,
            "times": count,
            "per_game": count / len(played),
            "players": players[thing],
            **share(wins[thing], players[thing]),
        }
        for thing, count in times.items()
    ]
    return sorted(found, key=lambda row: (-row["low"], row["thing"]))
