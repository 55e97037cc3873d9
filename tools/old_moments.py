"""The moments in a game at which an old version's tables should stand, and how to find them.

A moment is a condition on a match. Games are played with a preference for certain options until one
meets it; nothing here depends on this version's rules.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.import_export.cards import CARDS
from entrepot.import_export.view_types import Container
from entrepot.kernel.errors import UndoRefused
from entrepot.kernel.match import Match

TRADE, SILK = "import-export", "maritime-silk-road"
ALL_SETS = {"sets": ["base", "jutaku", "kickstarter", "captain"]}
MOST_SEEDS, MOST_ANSWERS = 1500, 160
SNAPSHOT_EVERY = 25
SLOT = r"(load:[\w+]+|place|use:segways):[a-z]+-[12]:"
"""An option that names the contract whose slot is filled, as rules up to version 1 spelled it."""
ACTIVE = r"load:|contract:|place:|lead:(load|contract|pirate)|follow|pirate:"

Condition = Callable[[Match], bool]


@dataclass
class Moment:
    name: str
    players: int
    condition: Condition
    then: str = ""
    """What happens at the table after the last answer."""
    preferred: str = ""
    """Options that are taken whenever they are offered."""
    active: bool = True
    """Usually take contracts, loads and the like instead of what bots find best."""
    game: str = TRADE
    options: dict[str, Any] = field(default_factory=dict)
    bots: int = 0
    """How many of the last seats are bots."""
    documents: bool = False
    """Keep its record and position too."""


# -- finding them


def find(moment: Moment) -> Match | None:
    """A match that has reached this moment, if one does before long."""
    for seed in range(MOST_SEEDS):
        match = entrepot.new(moment.game, moment.players, seed, **moment.options)
        chance = Random(f"{moment.name} {seed}")
        while len(match.answers) <= MOST_ANSWERS:
            if moment.condition(match):
                return match
            if match.over:
                break
            match.answer(*choose(match, chance, moment.preferred, moment.active))
    return None


def choose(match: Match, chance: Random, preferred: str, active: bool) -> tuple[int, str]:
    """A seat that has a question, and its answer."""
    question = chance.choice(match.pending)
    for liked in (preferred, SLOT, ACTIVE):
        ids = [id for id in question.by_id if liked and re.match(liked, id)]
        if active and ids and chance.random() < 0.8:
            return question.seat, chance.choice(ids)
    if chance.random() < 0.2:
        ids = [id for id in question.by_id if not id.startswith("use:")]
        return question.seat, chance.choice(ids)
    bot = make("easy", match.game, chance.randrange(1000))
    return question.seat, bot(knowledge(match, question.seat))


# -- conditions


def after(answers: int, condition: Condition) -> Condition:
    return lambda match: len(match.answers) >= answers and condition(match)


def over(match: Match) -> bool:
    return match.over


def asked(kind: str, option: str = "") -> Condition:
    """A question of this kind is open, with an option like this."""
    return lambda match: any(
        re.fullmatch(kind, question.kind) and any(re.match(option, id) for id in question.by_id)
        for question in match.pending
    )


def bidders(match: Match) -> list[int]:
    """The seats whose bids are in, if others are still open."""
    if match.over or match.pending[0].kind != "bid":
        return []
    return [seat for seat in range(match.players) if match.view(seat).sealed]


def bids_in(least: int) -> Condition:
    return lambda match: len(bidders(match)) >= least


def bids_with(card: str) -> Condition:
    """Bids are open, and this shipment is useful to a bidder."""

    def condition(match: Match) -> bool:
        seats = bidders(match)
        bidding = seats and {*seats, *[question.seat for question in match.pending]}
        players = match.view(None).players
        return any(card in players[seat].shipments for seat in bidding)

    return condition


def containers(match: Match) -> Iterator[Container]:
    """The containers aboard ships in harbour."""
    for player in match.view(None).players:
        for ship in player.ships:
            if ship.at == "harbour":
                yield from ship.containers


def many_containers(match: Match) -> bool:
    return len(list(containers(match))) > 4


def in_other_colours(match: Match) -> bool:
    """Two containers fill slots of a colour other than their own."""
    filling = [each for each in containers(match) if each.type]
    other = [each for each in filling if each.type != CARDS[each.card].type]
    return len(other) > 1


def pair_aboard(match: Match) -> bool:
    return any(each.beside for each in containers(match))


def contract_discarded(match: Match) -> bool:
    """A contract was discarded this turn, and a container is loose."""
    dropped = [option for option in this_turn(match) if option.startswith("discard-contract:")]
    return bool(dropped) and any(each == Container(card=each.card) for each in containers(match))


def this_turn(match: Match) -> list[str]:
    return [option for _, _, option in match.position()["answers"]]


def snapshot_at(match: Match) -> int:
    """After how many answers the last snapshot is written, if none is taken back."""
    return len(match.answers) // SNAPSHOT_EVERY * SNAPSHOT_EVERY


def well_after_snapshot(condition: Condition) -> Condition:
    return lambda match: len(match.answers) - snapshot_at(match) > 8 and condition(match)


def slots_since(least: int, verb: str = "") -> Condition:
    """At least `least` answers since the last snapshot name slots."""
    wanted = f"(?={verb}){SLOT}"
    return lambda match: (
        sum(re.match(wanted, id) is not None for _, _, id in match.answers[snapshot_at(match) :])
        >= least
    )


def snapshot_position(match: Match) -> dict[str, Any]:
    past = entrepot.new(match.game, match.players, match.seed, **msgspec.to_builtins(match.options))
    past.follow(match.answers[: snapshot_at(match)])
    return past.position()


def slots_before(match: Match) -> bool:
    """Answers in the last snapshot's position name slots, and there are later answers."""
    if len(match.answers) == snapshot_at(match):
        return False
    return any(re.match(SLOT, option) for _, _, option in snapshot_position(match)["answers"])


def slots_around(match: Match) -> bool:
    return slots_since(1)(match) and slots_before(match)


def could_be_full(match: Match) -> bool:
    """In the last snapshot's position, a ship's loose containers would fill all free slots."""
    if len(match.answers) != snapshot_at(match) + 3:
        return False
    players = snapshot_position(match)["players"]
    return any(filled_by_loose(ship) for player in players for ship in player.get("ships", []))


def filled_by_loose(ship: dict[str, Any]) -> bool:
    needed = Counter[str]()
    for contract in ship["contracts"]:
        needed.update(CARDS[contract].load)
    loose = Counter[str]()
    for card, _, place in [text.partition(":") for text in ship["containers"]]:
        if place == "loose":
            loose[CARDS[card].type] += 1
        elif place:
            needed[place.rpartition(":")[2]] -= 1
    return needed.total() > 0 and all(loose[type] >= count for type, count in needed.items())


def can_undo(match: Match) -> bool:
    """The last answer may be undone, and names a slot where there are any."""
    if not match.answers or not (re.match(SLOT, match.answers[-1][2]) or match.game == SILK):
        return False
    try:
        match.copy().undo(match.answers[-1][0])
    except UndoRefused:
        return False
    return True


def always(match: Match) -> bool:
    return True


# -- the moments


def cheap(*cards: str, sets: Collection[str] = ("base",)) -> dict[str, Any]:
    """Custom values with which these cards are contracted and shipped in no time."""
    values = {"tier": 0, "load": {"technology": 1}}
    return {"sets": [*sets], "cards": dict.fromkeys(cards, values)}


RAINBOW = ("generators", "coffee", "candy", "seeds")
MOMENTS = [
    Moment("bids", 4, after(30, bids_in(1))),
    Moment("bids-of-six", 6, after(26, bids_in(2)), options=ALL_SETS),
    Moment("bid-withdrawn", 3, after(10, bids_in(2)), "undo"),
    Moment("bids-with-telescopes", 3, bids_with("telescopes"), options=cheap("telescopes")),
    Moment("undone", 2, well_after_snapshot(can_undo), "undo"),
    Moment("undone-by-all", 3, after(30, slots_since(1)), "undo by all"),
    Moment("undone-by-host", 2, after(40, slots_since(1)), "undo by host"),
    Moment("undo-proposed", 3, after(20, slots_since(1)), "propose undo"),
    Moment("discarded", 3, contract_discarded, preferred="discard-contract", documents=True),
    Moment(
        "discarded-and-on",
        2,
        well_after_snapshot(contract_discarded),
        "answer on",
        preferred="discard-contract",
    ),
    Moment(
        "pair",
        3,
        pair_aboard,
        preferred=r"load:\w+\+|contract:robot_cats",
        options=cheap("robot_cats"),
        documents=True,
    ),
    Moment("could-be-full", 2, could_be_full),
    Moment("slots-since", 2, slots_since(3), documents=True),
    Moment("slots-before", 4, slots_before),
    Moment("slots-around", 2, slots_around, documents=True),
    Moment("place-named", 3, slots_since(1, "place"), documents=True),
    Moment("place-open", 3, asked("place-pirated", SLOT), documents=True),
    Moment(
        "place-loaded-open",
        2,
        asked("place-loaded", SLOT),
        preferred="load:deck|contract:cell_phones",
        options=cheap("cell_phones"),
        documents=True,
    ),
    Moment(
        "segways-named",
        2,
        slots_since(1, "use"),
        preferred=r"use:segways:\w+-\d:|contract:segways",
        options=cheap("segways"),
        documents=True,
    ),
    Moment("load-open", 5, after(40, asked("load", SLOT)), options=ALL_SETS),
    Moment("wild", 2, in_other_colours, documents=True),
    Moment(
        "rainbow",
        4,
        in_other_colours,
        preferred=f"contract:({'|'.join(RAINBOW)})",
        options=cheap(*RAINBOW),
    ),
    Moment("beer-open", 2, asked("beer"), preferred="contract:beer"),
    Moment("shoes-open", 3, asked("shoes"), options=ALL_SETS),
    Moment(
        "prefab-homes",
        3,
        asked("lead|load|follow", "use:prefab_homes"),
        preferred="contract:prefab_homes",
        options=cheap("prefab_homes", sets=("base", "kickstarter")),
    ),
    Moment("begun-anew", 3, lambda m: slots_since(1)(m) and many_containers(m), "begin anew"),
    Moment("away", 3, after(20, asked("follow")), "go away"),
    Moment("bots", 4, after(33, asked("follow")), bots=2),
    Moment("over", 2, over, active=False, documents=True),
    Moment("waiting", 5, always, "wait"),
    Moment("silk-set-up", 3, asked("load"), game=SILK),
    Moment("silk-undone", 2, after(30, can_undo), "undo", active=False, game=SILK),
    Moment("silk-undone-by-all", 4, after(30, asked("exchange")), "undo by all", game=SILK),
    Moment("silk-over", 2, over, active=False, game=SILK),
]
