"""How the rules of this game ask: the open power or action names the question."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from entrepot.import_export.powers import is_gone
from entrepot.import_export.state import Player, Trade
from entrepot.kernel.ask import Ask, Choice, Options

DONE: Final[Choice] = ("done",)
NO: Final[Choice] = ("no",)
ANY_TIME: Final = "any-time"


class Asking:
    """The kernel's `ask` with the words of this game. Zones are handed over live, never copied."""

    def __init__(self, t: Trade, ask: Ask) -> None:
        self.t, self.put = t, ask

    def __call__(
        self,
        player: Player,
        kind: str,
        options: Options,
        *args: object,
        lapses: bool = False,
        by_hand: bool = False,
    ) -> Choice | None:
        """Where there is no choice, this is asked in two cases only.

        `lapses`: an action would be lost, and the player has an any-time option. `by_hand`: nothing
        but the player's hand decides whether there is a choice, and hands are closed. An any-time
        option may be in any hand.
        """
        always = (lapses or by_hand) and self.t.closed_hands and bool(player.hand)
        return self.put.put(player.seat, kind, options, args, always, lapses)

    def choose(
        self,
        player: Player,
        options: Options,
        *args: object,
        lapses: bool = False,
        by_hand: bool = False,
    ) -> Choice | None:
        """A power's own question: its kind is the card's id.

        None: there is nothing to choose, or no, or the card has gone while this was asked.
        """
        choice = self(
            player, self.t.cause, while_there, options, *args, lapses=lapses, by_hand=by_hand
        )
        return None if choice in (NO, DONE) else choice

    def any_time(self, player: Player) -> None:
        """A last chance for any-time options: asked if there is one."""
        self(player, ANY_TIME, just_done, lapses=True)

    def yes(self, player: Player) -> bool:
        return self.choose(player, yes_or_no) is not None

    def card(
        self,
        player: Player,
        zone: list[int],
        may: bool = False,
        verb: str = "card",
        type: int = -1,
    ) -> int | None:
        """One card of a zone (of one type only, if given); `may`: or none."""
        choice = self.choose(player, cards_of, zone, verb, type, may, by_hand=zone is player.hand)
        return None if choice is None else choice[1]

    def cards(
        self, player: Player, zone: list[int], count: int, may: bool = False, verb: str = "cards"
    ) -> tuple[int, ...]:
        """So many cards of a zone, chosen together; all of them when there are fewer."""
        choice = self.choose(player, sets_of, zone, verb, count, may)
        return () if choice is None else choice[1:]

    def among(
        self, player: Player, verb: str, numbers: Callable[[Trade, Player], list[int]], may: bool
    ) -> int | None:
        """A ship, seat, type or action among those that the function finds."""
        choice = self.choose(player, numbered, verb, numbers, may)
        return None if choice is None else choice[1]


def while_there(t: Trade, seat: int, options: Options, *args: object) -> list[Choice]:
    """What the power at work offers, as long as its card has not gone."""
    return [] if is_gone(t) else options(t, seat, *args)


def just_done(t: Trade, seat: int) -> list[Choice]:
    return [DONE]


def yes_or_no(t: Trade, seat: int) -> list[Choice]:
    return [("yes",), NO]


def cards_of(t: Trade, seat: int, zone: list[int], verb: str, type: int, may: bool) -> list[Choice]:
    found: list[Choice] = [(verb, card) for card in zone if type < 0 or t.types[card] == type]
    return [*found, NO] if may else found


def sets_of(t: Trade, seat: int, zone: list[int], verb: str, count: int, may: bool) -> list[Choice]:
    found: list[Choice] = [
        (verb, *chosen) for chosen in combinations(zone, min(count, len(zone))) if chosen
    ]
    return [*found, NO] if may else found


def numbered(
    t: Trade,
    seat: int,
    verb: str,
    numbers: Callable[[Trade, Player], list[int]],
    may: bool,
) -> list[Choice]:
    found: list[Choice] = [(verb, number) for number in numbers(t, t.players[seat])]
    return [*found, NO] if may else found
