"""How the rules of this game ask: the open power or action names the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from entrepot.import_export.choices import ChooseCard, ChooseGood
from entrepot.import_export.powers import is_gone
from entrepot.import_export.state import Player, Trade
from entrepot.kernel.ask import Ask, Kind, Options
from entrepot.kernel.choice import DONE, NO, YES, Done, No, Yes

ANY_TIME: Final = "any-time"


class Questions:
    """The kernel's `ask` with the words of this game. Zones are handed over live, never copied."""

    def __init__(self, t: Trade, ask: Ask) -> None:
        self.t, self.put = t, ask

    def __call__(
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
        return self.put.put(player.seat, kind, options, args, always, lapses, by_secrets)

    def choose(
        self,
        player: Player,
        options: Options[Kind],
        *args: object,
        lapses: bool = False,
        by_hand: bool = False,
    ) -> Kind | None:
        """A power's own question: its kind is the card's id.

        None: there is nothing to choose, the answer is no, or the card has gone meanwhile.
        """
        choice: Kind | None = self(
            player, self.t.cause, while_there, options, *args, lapses=lapses, by_hand=by_hand
        )
        return None if type(choice) is No or type(choice) is Done else choice

    def any_time(self, player: Player) -> None:
        """A last chance for any-time options: asked only if there is one."""
        self(player, ANY_TIME, just_done, lapses=True)

    def yes(self, player: Player) -> bool:
        return self.choose(player, yes_or_no) is not None

    def card(
        self,
        player: Player,
        zone: list[int],
        may: bool = False,
        make: Callable[[int], ChooseCard | ChooseGood] = ChooseCard,
        type: int = -1,
    ) -> int | None:
        """One card of a zone (of one type only, if given), or none if `may` is set."""
        by_hand = zone is player.hand
        choice = self.choose(player, cards_of, zone, make, type, may, by_hand=by_hand)
        return None if choice is None or isinstance(choice, No) else choice.card


def while_there(t: Trade, seat: int, options: Options[Kind], *args: object) -> list[Kind]:
    """What the power at work offers, as long as its card has not gone."""
    return [] if is_gone(t) else options(t, seat, *args)


def just_done(t: Trade, seat: int) -> list[Done]:
    return [DONE]


def yes_or_no(t: Trade, seat: int) -> list[Yes | No]:
    return [YES, NO]


def cards_of(
    t: Trade,
    seat: int,
    zone: list[int],
    make: Callable[[int], ChooseCard | ChooseGood],
    type: int,
    may: bool,
) -> list[ChooseCard | ChooseGood | No]:
    found: list[ChooseCard | ChooseGood | No] = [
        make(card) for card in zone if type < 0 or t.types[card] == type
    ]
    return [*found, NO] if may else found
