"""What is always the same about a card, counted once and kept in machine numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from entrepot.bots.import_export.counts import one_of, packed
from entrepot.bots.import_export.power_values import LAST, LATER, NOW
from entrepot.import_export.powers import LASTING
from entrepot.import_export.state import Trade
from entrepot.kernel.rng import mixed
from entrepot.kernel.table import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True)
class CardFeatures:
    def __init__(self, t: Trade, card: int) -> None:
        self.type: i64 = t.types[card]
        self.one: i64 = one_of(self.type)
        self.tier: i64 = t.tiers[card]
        self.load: i64 = packed(list(t.loads[card]))
        self.size: i64 = sum(t.loads[card])
        self.mark: i64 = mixed(card + 1) >> 2
        """A number of its own, of 62 bits; that of a set of cards is all of theirs, by xor."""
        self.wild: bool = LASTING["wild_itself"][card] is not None
        """As a contract, it takes any colour."""
        self.now: float = NOW[card]
        self.later: float = LATER[card]
        self.last: float = LAST[card]

    def completion_value(self, left: float) -> float:
        """What this contract's power brings when the contract is completed."""
        return self.now + left * self.later + self.last


class AllFeatures:
    """Of all cards, for certain values of theirs."""

    def __init__(self, t: Trade) -> None:
        self.types, self.tiers, self.loads = t.types, t.tiers, t.loads
        self.cards: list[CardFeatures] = [CardFeatures(t, card) for card in range(len(t.types))]


LATEST: Final[list[AllFeatures]] = []
"""Those used last: nearly all games are played with the rules' values, which they share."""


def features(t: Trade) -> list[CardFeatures]:
    """By card."""
    if LATEST:
        known = LATEST[0]
        if known.loads is t.loads and known.types is t.types and known.tiers is t.tiers:
            return known.cards
    new = AllFeatures(t)
    LATEST[:] = [new]
    return new.cards
