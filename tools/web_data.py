"""Writes the page's data: the cards' values, and tables of real games for its gallery."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import entrepot
from entrepot import TradeView, View
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.import_export.cards import ACTIONS, CARDS, TYPES, Card
from entrepot.kernel.match import Match
from entrepot.silk_road import GAME as SILK_ROAD
from entrepot.silk_road.goods import CARDS as GOODS_CARDS
from entrepot.silk_road.goods import GOODS, HAND, MARKET_PLACES, PRICE

WEB = Path(__file__).parents[1] / "web"
GAMES, GALLERY = WEB / "src" / "games", WEB / "gallery" / "samples"
LAST_EVENTS = 40
SEATS = SILK_ROAD.seats

SAMPLES: dict[str, tuple[str, dict[str, Any], str, str, int]] = {
    "import_export": (
        "import-export",
        {"players": 4, "sets": ["base", "jutaku"]},
        "pirate",
        "greedy",
        8,
    ),
    "import_export_2": ("import-export", {"players": 2}, "load", "greedy", 8),
    "import_export_3": ("import-export", {"players": 3}, "lead", "greedy", 16),
    "import_export_6": (
        "import-export",
        {"players": 6, "sets": ["base", "jutaku", "kickstarter", "captain"]},
        "follow",
        "greedy",
        18,
    ),
    "silk_road": ("maritime-silk-road", {"players": 3}, "phase-2", "random", 0),
}
"""For each file: the game, its options, the question that seat 0 is asked at the chosen table, who
plays, and the earliest turn."""

CROWDED = Path(__file__).parent / "crowded_table.json"
"""A table with as much of everything as the page must be able to show."""


def card(id: str, card: Card) -> dict[str, Any]:
    house = [field for field in ("type", "tier", "load") if getattr(card.source, field) == "house"]
    return {
        "id": id,
        "set": card.set,
        "type": card.type,
        "action": ACTIONS[TYPES.index(card.type)],
        "tier": card.tier,
        "load": card.load,
        "house": house,
    }


def sample(game: str, options: dict[str, Any], kind: str, bot: str, turn: int) -> dict[str, Any]:
    """What seat 0 sees in a game between bots, at such a question and with much to show."""
    for seed in range(1, 200):
        match = entrepot.new(game, seed=seed, **options)
        bots = [make(bot, game, seat) for seat in range(match.players)]
        while not match.over:
            view = match.view(0)
            if view.turn >= turn and reached(match, kind) and worth_showing(view):
                return shown(match)
            question = match.pending[0]
            match.answer(question.seat, bots[question.seat](knowledge(match, question.seat)))
    raise LookupError(game)


def reached(match: Match, kind: str) -> bool:
    question = match.question(0)
    return question is not None and question.kind == kind and len(question.options) > 2


def worth_showing(view: View) -> bool:
    """Somebody's ships are both out, and the seat has cards, a shipment and a contract."""
    own = view.players[0]
    if not isinstance(view, TradeView):
        cards = [p.licences + p.porters + p.exchanges for p in view.players]
        return len(own.hand) in range(3, 8) and cards[0] > 0 and sum(cards) > 1
    at_sea = [ship for player in view.players for ship in player.ships if ship.at == "sea"]
    contracts = [ship for ship in own.ships if ship.contracts and ship.containers]
    return bool(
        len(own.hand) > 3
        and own.shipments
        and contracts
        and len(at_sea) >= min(4, len(view.players))
    )


def shown(match: Match) -> dict[str, Any]:
    """What seat 0 sees, and the last events that it was told."""
    view = match.view(0)
    return {
        "view": msgspec.to_builtins(view),
        "explanation": msgspec.to_builtins(match.explain(view, 0)),
        "events": msgspec.to_builtins(match.events(0)[-LAST_EVENTS:]),
    }


def rules() -> dict[str, Any]:
    """What the page needs from the rules besides views and cards."""
    decks = {
        players: GOODS_CARDS - MARKET_PLACES - HAND * players
        for players in range(SEATS[0], SEATS[1] + 1)
    }
    return {
        "actions": dict(zip(TYPES, ACTIONS, strict=True)),
        "goods": GOODS,
        "prices": PRICE,
        "deck_at_start": decks,
    }


def write(path: Path, document: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(GAMES / "import_export" / "cards.json", [card(id, each) for id, each in CARDS.items()])
    write(GAMES / "rules.json", rules())
    for name, wanted in SAMPLES.items():
        write(GALLERY / f"{name}.json", sample(*wanted))
    crowded = entrepot.load(json.loads(CROWDED.read_text(encoding="utf-8")))
    write(GALLERY / "import_export_crowded.json", shown(crowded))
