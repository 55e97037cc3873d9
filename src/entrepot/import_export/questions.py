"""How the rules of this game ask: the open power or action names the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from entrepot.import_export.choices import ChooseCard, ChooseGood
from entrepot.import_export.powers import is_gone
from entrepot.import_export.state import Player, Trade
from entrepot.kernel.ask import Ask, Kind, Options
from entrepot.kernel.choice import DONE, NO, YES, Done, No, Yes
from entrepot.kernel.table import mypyc_attr

ANY_TIME: Final = "any-time"
Named = ChooseCard | ChooseGood


@mypyc_attr(acyclic=True)
class Questions:
    """The kernel's `ask` with the words of this game. Zones are handed over live, never copied."""

    def __init__(self, t: Trade, ask: Ask) -> None:
        self.t, self.kernel_ask = t, ask

    def put(
        self,
        player: Player,
        kind: str,
        options: Options[Kind],
        *args: object,
        lapses: bool = False,
        by_hand: bool = False,
    ) -> Kind | None:
        """Ask a player. If there is no choice, the question is asked in two cases only.

        `lapses`: an action would be lost, and the player has an any-time option. `by_hand`: the
        player's hand alone decides whether there is a choice, and hands are closed. Any hand may
        hold an any-time option.
        """
        by_secrets = (lapses or by_hand) and bool(player.hand)
        always = by_secrets and self.t.closed_hands
        return self.kernel_ask.put(player.seat, kind, options, args, always, lapses, by_secrets)

    def choose(
        self,
        player: Player,
        options: Options[Kind],
        *args: object,
        may: bool = False,
        lapses: bool = False,
        by_hand: bool = False,
    ) -> Kind | None:
        """A power's own question: its kind is the card's id. `may`: no is an answer too.

        None: there is nothing to choose, the answer is no, or the card has gone meanwhile.
        """
        choice: Kind | None = self.put(
            player, self.t.cause, while_there, options, may, *args, lapses=lapses, by_hand=by_hand
        )
        return None if type(choice) is No or type(choice) is Done else choice

    def any_time(self, player: Player) -> None:
        """A last chance for any-time options: asked only if there is one."""
        self.put(player, ANY_TIME, just_done, lapses=True)

    def yes(self, player: Player) -> bool:
        return self.choose(player, just_yes, may=True) is not None

    def card(
        self,
        player: Player,
        zone: list[int],
        may: bool = False,
        make: Callable[[int], Named] = ChooseCard,
        type: int = -1,
    ) -> int | None:
        """One card of a zone (of one type only, if given), or none if `may` is set."""
        by_hand = zone is player.hand
        choice = self.choose(player, cards_of, zone, make, type, may=may, by_hand=by_hand)
        return None if choice is None else choice.card


def while_there(t: Trade, seat: int, options: Options[Any], may: bool, *args: Any) -> list[Any]:
    """What the power at work offers, as long as its card has not gone."""
    if is_gone(t):
        return []
    return [*options(t, seat, *args), NO] if may else options(t, seat, *args)


def just_done(t: Trade, seat: int) -> list[Done]:
    return [DONE]


def just_yes(t: Trade, seat: int) -> list[Yes]:
    return [YES]


def cards_of(
    t: Trade, seat: int, zone: list[int], make: Callable[[int], Named], type: int
) -> list[Named]:
    return [make(card) for card in zone if type < 0 or t.types[card] == type]
