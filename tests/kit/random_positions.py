"""Random mid-game positions of Import / Export that hold the cards you name."""

from __future__ import annotations

from random import Random
from typing import Any

import entrepot
from entrepot.import_export.cards import CARDS, COLOURS, SETS, TYPES
from entrepot.kernel.match import Match

IDLE = ("done", "no", "pass", "draw")


def random_position(seed: int, *wanted: str, players: int = 0) -> Match:
    """A match of two to six players; wanted cards are shipments or contracts nearly complete."""
    chance = Random(f"{seed} {wanted}")
    deck = [card for card in CARDS if card not in wanted]
    chance.shuffle(deck)
    count = players or chance.randint(2, 6)
    colours = list(COLOURS if count == len(COLOURS) else TYPES)
    chance.shuffle(colours)
    seats = [seat_dealt(chance, deck, colours[seat]) for seat in range(count)]
    for place, card in enumerate(wanted):
        give(chance, deck, seats[place % count], card)
    position: dict[str, Any] = {
        "game": "import-export",
        "options": {"sets": list(SETS)},
        "seed": seed,
        "players": seats,
        "island": taken(deck, chance.randint(0, 5)),
        "discard": taken(deck, chance.randint(0, 6)),
    }
    if chance.random() < 0.2:  # the deck is nearly empty, the rest lies in the discard pile
        position["deck"] = taken(deck, chance.randint(1, 4))
        position["discard"] += deck
    return entrepot.load(position)


def taken(deck: list[str], count: int) -> list[str]:
    return [deck.pop() for _ in range(min(count, len(deck)))]


def seat_dealt(chance: Random, deck: list[str], colour: str) -> dict[str, Any]:
    shipments = taken(deck, chance.choice([0, 1, 1, 2, 3]))
    room = 1 + len(shipments)
    seat: dict[str, Any] = {
        "colour": colour,
        "credits": 2 * chance.randint(0, 17),
        "hand": taken(deck, chance.randint(1, 5)),
        "shipments": shipments,
        "imports": taken(deck, chance.randint(0, room)),
        "goods": taken(deck, chance.randint(0, 2 * room)),
        "ships": [{}, {}],
    }
    if chance.random() < 0.7:
        seat["ships"][1] = {"at": "sea", "containers": taken(deck, chance.randint(1, 4))}
    if chance.random() < 0.6:
        contract(deck, seat, [deck.pop()])
    return seat


def contract(deck: list[str], seat: dict[str, Any], cards: list[str]) -> None:
    """Under the ship in harbour, with all but one container aboard and the last one in hand."""
    while sum(sum(CARDS[card].load.values()) for card in cards) > 6:
        cards = cards[:-1]
    slots = [type for card in cards for type, n in CARDS[card].load.items() for _ in range(n)]
    containers = [card for card in (take_type(deck, type) for type in slots) if card]
    seat["ships"][0] = {"contracts": cards, "containers": containers[: len(slots) - 1]}
    seat["hand"] += containers[len(slots) - 1 :]
    seat["hand"] += [card for card in [take_type(deck, "technology")] if card]


def give(chance: Random, deck: list[str], seat: dict[str, Any], card: str) -> None:
    """A wanted card: a shipment, a contract or in hand; and what it needs to be of use."""
    for field, types in HELP.get(card, {}).items():
        found = [card for card in (take_type(deck, word) for word in types.split()) if card]
        if field == "contracts":
            contract(deck, seat, found)
        else:
            seat[field] = found
    if card in ABOARD:
        aboard = seat["ships"][0]["containers"]
        others = [c for c in aboard if CARDS[c].type != CARDS[card].type]
        aboard[:] = [*others[:2], card]
    elif card in FROM_HAND:
        seat["hand"].append(card)
    elif chance.random() < 0.5 and "contracts" not in HELP.get(card, {}):
        contract(deck, seat, [card])
    else:
        seat["shipments"].append(card)
    if card in RICH:
        seat["credits"] = 60


HELP = {
    "the_mother_load": {"goods": "illegal " * 8},
    "scotch_whisky": {"shipments": "", "goods": "luxury " * 4},
    "graphics_cards": {"goods": "technology agriculture consumer luxury illegal " * 3},
    "vintage_wines": {"goods": "technology agriculture consumer luxury illegal " * 2},
    "board_games": {
        "shipments": "technology agriculture luxury illegal",
        "imports": "luxury " * 6,
    },
    "rare_metals": {"contracts": "technology consumer"},
    "soy_sauce": {"imports": "agriculture " * 3},
    "flour": {"goods": "agriculture " * 2, "hand": "agriculture " * 7},
    "lutefisk": {"goods": "agriculture " * 2, "hand": "agriculture " * 2},
    "sugar": {"hand": "agriculture " * 5},
    "playstations": {"goods": "technology " * 4},
    "gold_watches": {"contracts": "luxury"},
    "prefab_homes": {"contracts": "luxury"},
    "laptops": {"contracts": "technology"},
    "bok_choy": {
        "contracts": "vintage_wines",
        "hand": "agriculture agriculture technology technology",
    },
}
"""What helps the rarer powers: fields of the player who has the card, as types."""
FROM_HAND = ("flour", "lutefisk")
ABOARD = ("bok_choy",)
RICH = ("can_openers", "exotic_fish", "exclusive_cards")


def take_type(deck: list[str], word: str) -> str:
    """A card of that type, or that card; none when there is none left."""
    found = next((card for card in deck if word in (card, CARDS[card].type)), "")
    if found:
        deck.remove(found)
    return found


def answer_eagerly(match: Match, chance: Random) -> None:
    """One answer at random, but seldom an idle one, so that things happen."""
    question = chance.choice(match.pending)
    options = sorted(question.by_id)
    busy = [option for option in options if option not in IDLE]
    loads = [option for option in busy if option.endswith(":loaded")]
    loads = loads or [o for o in busy if o.startswith(("lead:load", "load:", "use:"))]
    if loads and chance.random() < 0.5:
        options = loads
    elif busy and chance.random() < 0.8:
        options = busy
    match.answer(question.seat, chance.choice(options), question.id)
