"""The moments at which powers work. Each has its own kind of function, which mypy checks.

A power is registered by using its moment as a decorator: `@moments.completed`. The rules invoke
a moment where it happens, with `trigger`, `own`, or `in_force` and `run` from `powers`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from entrepot.import_export.cards import IDS, NUMBER

if TYPE_CHECKING:
    from entrepot.import_export.questions import Questions
    from entrepot.import_export.state import Completion, Player, Ship, Trade
    from entrepot.kernel.choice import Choice

Power = TypeVar("Power", bound=Callable[..., Any])


class Moment(Generic[Power]):
    def __init__(self) -> None:
        self.powers: list[Power | None] = [None] * (len(IDS) + 1)
        """By card number; the last entry belongs to no card."""

    def __call__(self, power: Power) -> Power:
        """Register a power under the card that the function is named after.

        The several powers of one card are named `card`, `card__final` and so on.
        """
        self.powers[NUMBER[power.__name__.split("__")[0].lstrip("_")]] = power
        return power


# -- ships

instead: Final[Moment[Callable[[Trade, Player, Questions, list[int], str], None]]] = Moment()
"""(t, me, ask, zone, source): the card may go from the zone to a place other than shipments."""
immediate: Final[Moment[Callable[[Trade, Player, Questions], None]]] = Moment()
"""(t, me, ask): the contract has just come to the shipments (!)."""
contracted: Final[Moment[Callable[[Trade, Player, Questions, Player, int, bool], None]]] = Moment()
"""(t, me, ask, by, card, by_action): `by` has put a contract under a ship."""
loaded: Final[Moment[Callable[[Trade, Player, Questions, Player, int, str], None]]] = Moment()
"""(t, me, ask, by, card, how): a container was loaded; how: load, pirate or power."""
carried: Final[Moment[Callable[[Trade, Player, Ship], None]]] = Moment()
"""(t, me, ship): this card is a container on a ship of `me` that is being paid out."""
payout: Final[Moment[Callable[[Trade, Player, Ship], None]]] = Moment()
"""(t, me, ship): a ship of `me` is being paid out."""
unloads: Final[Moment[Callable[[Trade, Player, Questions, Ship], None]]] = Moment()
"""(t, me, ask, ship): a ship of `me` was paid out and has not sailed yet."""
early: Final[Moment[Callable[[Trade, Player, Questions, Ship], None]]] = Moment()
"""(t, me, ask, ship): a ship of `me` in harbour has changed and is not full."""
completed: Final[Moment[Callable[[Trade, Player, Questions, Completion], None]]] = Moment()
"""(t, me, ask, done): `done.by` has completed a ship."""
returned: Final[Moment[Callable[[Trade, Player, Questions, Player, Ship], None]]] = Moment()
"""(t, me, ask, by, ship): a ship has come back to its harbour because of `by`."""
taken: Final[Moment[Callable[[Trade, Player, Questions, Ship], None]]] = Moment()
"""(t, me, ask, ship): containers were taken from a ship of `me` at sea."""

# -- cards and credits

added: Final[Moment[Callable[[Trade, Player, Player, int], None]]] = Moment()
"""(t, me, by, card): a good was added to the goods of `by`."""
drew: Final[Moment[Callable[[Trade, Player, Questions, Player, int, bool], None]]] = Moment()
"""(t, me, ask, by, power, turned): `by` drew, because of a power or none (-1), or turned one up."""
lost: Final[Moment[Callable[[Trade, Player, Player, int], None]]] = Moment()
"""(t, me, by, amount): `by` spent or lost credits."""

# -- a turn and its actions

led: Final[Moment[Callable[[Trade, Player, Questions], None]]] = Moment()
"""(t, me, ask): `me` has led the action `t.led`."""
followed: Final[Moment[Callable[[Trade, Player, Questions, int], None]]] = Moment()
"""(t, me, ask, followers): all have followed or drawn, and `me` is the leader."""
draw_action: Final[Moment[Callable[[Trade, Player, Questions, Player], None]]] = Moment()
"""(t, me, ask, by): `by` took the draw action."""
imported: Final[
    Moment[Callable[[Trade, Player, Questions, Player, Ship | None, tuple[int, ...]], None]]
] = Moment()
"""(t, me, ask, by, ship, cards): `by` has imported; `cards`: those that an action took."""
pirating: Final[Moment[Callable[[Trade, Player, Questions, Player], None]]] = Moment()
"""(t, me, ask, by): `by` begins to take pirate actions."""
pirated: Final[Moment[Callable[[Trade, Player, Questions, Ship | None, int], None]]] = Moment()
"""(t, me, ask, ship, card): `me` has pirated a container (no ship: from elsewhere)."""
after_pirate: Final[Moment[Callable[[Trade, Player, Questions], None]]] = Moment()
"""(t, me, ask): `me` has finished one pirate action."""

extra_actions: Final[Moment[Callable[[Trade, Player, int], int]]] = Moment()
"""(t, me, action): more actions in step 3."""
alternatives: Final[Moment[Callable[[Trade, Player, int], list[int]]]] = Moment()
"""(t, me, action): the actions that can stand in for this one."""
follow_options: Final[Moment[Callable[[Trade, Player], list[Choice]]]] = Moment()
"""(t, me): more ways to follow."""
contract_options: Final[Moment[Callable[[Trade, Player, int, Ship], list[Choice]]]] = Moment()
"""(t, me, card, ship): more ways to contract this card."""
contract_choice: Final[Moment[Callable[[Trade, Player, Questions, int, Ship], None]]] = Moment()
"""(t, me, ask, card, ship): what follows contracting it that way."""
load_options: Final[Moment[Callable[[Trade, Player, bool], list[Choice]]]] = Moment()
"""(t, me, free): more ways to use a load action."""
load_choice: Final[Moment[Callable[[Trade, Player, Questions, Choice], int | None]]] = Moment()
"""(t, me, ask, choice): carries it out and returns how many actions it cost; None: not its own."""
pirate_options: Final[Moment[Callable[[Trade, Player, int], list[Choice]]]] = Moment()
"""(t, me, actions): more ways to use pirate actions."""
pirate_choice: Final[Moment[Callable[[Trade, Player, Questions, Choice], int | None]]] = Moment()
"""(t, me, ask, choice): carries it out and returns how many actions it cost; None: not its own."""
place_options: Final[Moment[Callable[[Trade, Player, int], list[Choice]]]] = Moment()
"""(t, me, card): more places for a pirated container."""
place_choice: Final[Moment[Callable[[Trade, Player, Questions, int, str], None]]] = Moment()
"""(t, me, ask, card, source): puts it there from where it is held."""

# -- any time

uses: Final[Moment[Callable[[Trade, Player], list[Choice]]]] = Moment()
"""(t, me): any-time options of a shipment."""
hand_uses: Final[Moment[Callable[[Trade, Player, int], list[Choice]]]] = Moment()
"""(t, me, card): any-time options of a card in hand."""
use: Final[Moment[Callable[[Trade, Player, Questions, Any], None]]] = Moment()
"""(t, me, ask, choice): carries one of them out; it names the class of choice that it offers."""
earns: Final[Moment[Callable[[Trade, Player, Any], bool]]] = Moment()
"""(t, me, choice): could one of them bring credits?"""

# -- the end of the game

final_uses: Final[Moment[Callable[[Trade, Player], list[Choice]]]] = Moment()
"""(t, me): what it offers at the end of the game."""
final: Final[Moment[Callable[[Trade, Player, Questions, Any], None]]] = Moment()
"""(t, me, ask, choice): carries one of them out."""
must_final: Final[Moment[Callable[[Trade, Player], bool]]] = Moment()
"""(t, me): is it still to be used at the end of the game?"""
score: Final[Moment[Callable[[Trade, Player], int]]] = Moment()
"""(t, me): credits at the end of the game."""
wins: Final[Moment[Callable[[Trade, Player], bool]]] = Moment()
"""(t, me): does `me` win at once?"""

# -- counting

virtual_goods: Final[Moment[Callable[[Trade, Player, int], int]]] = Moment()
"""(t, me, type): how many virtual goods of the type."""
virtual_imports: Final[Moment[Callable[[Trade, Player, int], int]]] = Moment()
"""(t, me, action): how many virtual imports of the action."""
import_room: Final[Moment[Callable[[Trade, Player], bool]]] = Moment()
"""(t, me): is there no limit for imports?"""
