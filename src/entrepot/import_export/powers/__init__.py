"""The powers: lasting facts, and how the powers in force are found and put to work.

A power is a function under the card's id in `powers/<type>.py`, registered for one of the
`moments`. Lasting facts are given with `lasting`. Nothing else in the rules knows any card: the
rules name a moment or a fact, and fold over the shipments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple

from entrepot.import_export.cards import IDS, NUMBER
from entrepot.import_export.moments import Moment, Power

Result = TypeVar("Result")
Args = TypeVarTuple("Args")

if TYPE_CHECKING:
    from entrepot.import_export.questions import Questions
    from entrepot.import_export.state import Player, Trade

    Asking = Callable[[Trade, Player, Questions, *Args], None]
    """A power that may ask."""

FACTS = (
    "wild_containers",  # containers of this type fit every slot of the player's ships
    "wild_contracts",  # the player's contracts of this type take any colour
    "wild_itself",  # as a contract, takes any colour
    "paid_contracts",  # contracting a card of this type brings credits
    "capacity",  # the player's ships hold this many containers
    "full_payout",  # eight or more containers pay this many credits
    "target",  # the end target for all
    "never_reaches",  # the player's credits never end the game
    "wins_ties",  # wins all ties
    "import_count",  # containers taken by an import action
    "owner_pay",  # what others' imports from the player's ships pay
    "good_value",  # (type, credits): what the player's goods of a type are worth
    "majority_factor",  # the player's majority bonuses are multiplied by this
    "illegal_majority",  # what having the most illegal goods brings instead
    "shared_imports",  # others' imports of this action count as virtual ones, each once
    "shared_room",  # two goods of this type take the room of one
    "sees_itself",  # its completed power covers the ship that brought it
    "always_earns",  # its use at any time brings credits, or may
    "follows_with_any",  # any card follows any action
    "picks_island",  # may pick the island for an import, and is paid the bid
)
LASTING: Final[dict[str, list[Any]]] = {fact: [None] * (len(IDS) + 1) for fact in FACTS}

BLANK = len(IDS)
"""A card with this entry in `t.powers` has no power."""


def lasting(card: str, **facts: Any) -> None:
    for fact, value in facts.items():
        LASTING[fact][NUMBER[card]] = value


def facts(t: Trade, player: Player, fact: str) -> list[Any]:
    """The values of a lasting fact among the player's shipments."""
    found: list[Any] = []
    if player.shipments:
        values = LASTING[fact]
        for card in player.shipments:
            value = values[t.powers[card]]
            if value is not None:
                found.append(value)
    return found


def in_force(t: Trade, player: Player, moment: Moment[Power]) -> list[tuple[int, Power]]:
    """The player's powers for a moment: the card and what it does, in the order of completion."""
    found: list[tuple[int, Power]] = []
    if player.shipments:
        powers = moment.powers
        for card in player.shipments:
            power = powers[t.powers[card]]
            if power is not None:
                found.append((card, power))
    return found


def run(
    t: Trade, card: int, power: Callable[[Trade, Player, *Args], Result], me: Player, *args: *Args
) -> Result:
    """Run a card's power; whatever it does has that card as its cause."""
    outer, outer_seat = t.card, t.working_for
    t.card, t.working_for = card, me.seat if card in me.shipments else -1
    result = power(t, me, *args)
    t.card, t.working_for = outer, outer_seat
    return result


def is_gone(t: Trade) -> bool:
    """Has the card at work left the shipments? Then its power does nothing more."""
    return t.working_for >= 0 and t.card not in t.players[t.working_for].shipments


def trigger(
    t: Trade, ask: Questions, moment: Moment[Asking[Player, *Args]], by: Player, *args: *Args
) -> None:
    """Run all powers for a moment, clockwise from `by`; each only while its card is there."""
    found = answering(t, moment, by)
    if found:
        answer_all(t, ask, found, by, *args)


def answering(t: Trade, moment: Moment[Power], by: Player) -> list[tuple[Player, int, Power]]:
    """The powers that answer a moment, collected now."""
    found: list[tuple[Player, int, Power]] = []
    count = len(t.players)
    for seat in range(by.seat, by.seat + count):
        player = t.players[seat % count]
        if player.shipments:
            found += [(player, card, power) for card, power in in_force(t, player, moment)]
    return found


def answer_all(
    t: Trade, ask: Questions, found: list[tuple[Player, int, Asking[*Args]]], *args: *Args
) -> None:
    for player, card, power in found:
        if card in player.shipments:
            run(t, card, power, player, ask, *args)


def own(t: Trade, ask: Questions, moment: Moment[Asking[*Args]], me: Player, *args: *Args) -> None:
    """Run the player's own powers for a moment."""
    for card, power in in_force(t, me, moment):
        if card in me.shipments:
            run(t, card, power, me, ask, *args)
