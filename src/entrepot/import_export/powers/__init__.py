"""The powers: who registers what, and how the powers in force are found.

A power is a function under the card's id in `powers/<type>.py`, registered for a moment with `@on`;
a card with several has them as `card`, `card__final` and so on. Lasting facts are given with
`lasting`. Nothing else in the rules knows a card: they name a moment or a fact, and fold over the
shipments.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from entrepot.import_export.cards import IDS, NUMBER

if TYPE_CHECKING:
    from entrepot.import_export.asking import Asking
    from entrepot.import_export.state import Player, Trade

Power = Callable[..., Any]
Kind = TypeVar("Kind", bound=Power)

MOMENTS = (
    "instead",  # (t, me, ask, zone, source) -> bool: it goes elsewhere than to the shipments
    "immediate",  # (t, me, ask): the contract has just come to the shipments (!)
    "contracted",  # (t, me, ask, by, card, by_action): by has put a contract under a ship
    "loaded",  # (t, me, ask, by, card, how): a container was loaded; how: load, pirate or power
    "carried",  # (t, me, ship): this card is a container on an own ship being paid out
    "payout",  # (t, me, ship): an own ship is being paid out
    "unloads",  # (t, me, ask, ship): an own ship was paid and has not sailed yet
    "early",  # (t, me, ask, ship): an own ship in harbour has changed and is not full
    "completed",  # (t, me, ask, done): done.by has completed a ship
    "added",  # (t, me, by, card): a good was added to by's goods
    "drew",  # (t, me, ask, by, power, turned): by drew; because of a power; or turned a card up
    "draw_action",  # (t, me, ask, by): by took the draw action
    "returned",  # (t, me, ask, by, ship): a ship has come back to its harbour because of by
    "lost",  # (t, me, by, amount): by spent or lost credits
    "led",  # (t, me, ask): me has led the action t.led
    "followed",  # (t, me, ask, followers): all have followed or drawn, and me is the leader
    "imported",  # (t, me, ask, by, ship, cards): by has imported; cards: those of an action
    "taken",  # (t, me, ask, ship): containers were taken from me's ship at sea
    "pirating",  # (t, me, ask, by): by begins to take pirate actions
    "pirated",  # (t, me, ask, ship, card): me has pirated a container (ship None: elsewhere)
    "after_pirate",  # (t, me, ask): me has finished one pirate action
    "uses",  # (t, me) -> choices: any-time options of a shipment
    "use",  # (t, me, ask, choice): carries one of them out
    "earns",  # (t, me, choice) -> bool: could one of them bring credits?
    "hand_uses",  # (t, me, card) -> choices: any-time options of a card in hand
    "final_uses",  # (t, me) -> choices: what it offers at the end of the game
    "final",  # (t, me, ask, choice): carries one of them out
    "must_final",  # (t, me) -> bool: it has yet to be used at the end of the game
    "score",  # (t, me) -> credits at the end of the game
    "wins",  # (t, me) -> bool: me wins at once
    "virtual_goods",  # (t, me, type) -> how many virtual goods of the type
    "virtual_imports",  # (t, me, action) -> how many virtual imports of the action
    "extra_actions",  # (t, me, action) -> more actions in step 3
    "load_options",  # (t, me, free) -> choices: more ways to use a load action
    "load_choice",  # (t, me, ask, choice) -> actions it cost, None: not mine
    "pirate_options",  # (t, me, actions) -> choices: more ways to use pirate actions
    "pirate_choice",  # (t, me, ask, choice) -> actions it cost, None: not mine
    "place_options",  # (t, me, card) -> choices: more places for a pirated container
    "place_choice",  # (t, me, ask, card, source): puts it there from where it is held
    "contract_options",  # (t, me, card, ship) -> choices: more ways to contract this card
    "contract_choice",  # (t, me, ask, card, ship): what follows contracting it that way
    "follow_options",  # (t, me) -> choices: more ways to follow
    "alternatives",  # (t, me, action) -> actions that stand for this one
    "import_room",  # (t, me) -> bool: no limit for imports
)
POWERS: Final[dict[str, list[Power | None]]] = {
    moment: [None] * (len(IDS) + 1) for moment in MOMENTS
}

FACTS = (
    "wild_containers",  # containers of this type fit every own slot
    "wild_contracts",  # own contracts of this type take any colour
    "wild_itself",  # as a contract, takes any colour
    "paid_contracts",  # contracting a card of this type brings credits
    "capacity",  # own ships hold so many
    "full_payout",  # eight containers and more pay so many
    "target",  # the end target for all
    "never_reaches",  # own credits never end the game
    "wins_ties",  # wins all ties
    "import_count",  # containers taken by an import action
    "owner_pay",  # what others' imports from own ships pay
    "good_value",  # (type, credits): what own goods of a type are worth
    "majority_factor",  # own majority bonuses are multiplied by this
    "illegal_majority",  # what the most illegal goods bring instead
    "shared_imports",  # others' imports of this action are virtual ones, each once
    "shared_room",  # two goods of this type take the room of one
    "sees_itself",  # its completed power covers the ship that brought it
    "follows_with_any",  # any card follows any action
    "picks_island",  # may pick the island for an import, and is paid the bid
)
LASTING: Final[dict[str, list[Any]]] = {fact: [None] * (len(IDS) + 1) for fact in FACTS}

BLANK = len(IDS)
"""A card with this power in `t.powers` has none."""


def card_of(function: Power) -> int:
    return NUMBER[function.__name__.split("__")[0].lstrip("_")]


def on(*moments: str) -> Callable[[Kind], Kind]:
    """Register a power for its moments, under the card that the function is named after."""
    return partial(register, moments)


def register(moments: tuple[str, ...], function: Kind) -> Kind:
    for moment in moments:
        POWERS[moment][card_of(function)] = function
    return function


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


def in_force(t: Trade, player: Player, moment: str) -> list[tuple[int, Power]]:
    """The player's powers for a moment: the card and what it does, in the order of completion."""
    found: list[tuple[int, Power]] = []
    if player.shipments:
        powers = POWERS[moment]
        for card in player.shipments:
            power = powers[t.powers[card]]
            if power is not None:
                found.append((card, power))
    return found


def run(t: Trade, card: int, power: Power, me: Player, *args: Any) -> Any:
    """Let a card's power work; what it does has that card as its cause."""
    outer, outer_seat = t.card, t.working_for
    t.card, t.working_for = card, me.seat if card in me.shipments else -1
    result = power(t, me, *args)
    t.card, t.working_for = outer, outer_seat
    return result


def is_gone(t: Trade) -> bool:
    """Has the card at work left the shipments? Then its power does nothing more."""
    return t.working_for >= 0 and t.card not in t.players[t.working_for].shipments


def trigger(t: Trade, ask: Asking, moment: str, by: Player, *args: Any) -> None:
    """All powers for a moment, clockwise from who caused it; each only while its card is there."""
    answer_all(t, ask, answering(t, moment, by), by, *args)


Answering = list[tuple["Player", int, Power]]


def answering(t: Trade, moment: str, by: Player) -> Answering:
    """The powers that answer a moment, collected now."""
    return [
        (player, card, power)
        for player in t.clockwise(by.seat)
        for card, power in in_force(t, player, moment)
    ]


def answer_all(t: Trade, ask: Asking, found: Answering, *args: Any) -> None:
    for player, card, power in found:
        if card in player.shipments:
            run(t, card, power, player, ask, *args)


def own(t: Trade, ask: Asking, moment: str, me: Player, *args: Any) -> None:
    """The player's own powers for a moment."""
    for card, power in in_force(t, me, moment):
        if card in me.shipments:
            run(t, card, power, me, ask, *args)
