"""Every way to choose in Import / Export, and how a choice is spelled (docs/notation.md).

The names of the fields are those of an option's parts: `card` and `cards` are cards by number,
`power` is the card whose power is used, `ship` is a ship's number, `place` a word.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from entrepot.kernel.choice import Choice, Done, No, Yes

# -- a turn


class Lead(Choice, tag="lead", frozen=True):
    action: int
    cards: tuple[int, ...]


class Follow(Choice, tag="follow", frozen=True):
    cards: tuple[int, ...]


class FollowLoad(Choice, tag="follow-load", frozen=True):
    """Follow with load actions instead of the led ones."""

    cards: tuple[int, ...]


class Draw(Choice, tag="draw", frozen=True): ...


DRAW: Final = Draw()


class Pass(Choice, tag="pass", frozen=True): ...


class Bid(Choice, tag="bid", frozen=True):
    amount: int


# -- actions


class Contract(Choice, tag="contract", frozen=True):
    card: int
    ship: int


class ContractLoaded(Choice, tag="contract-loaded", frozen=True):
    """Contract a card together with its containers from the hand."""

    verb: ClassVar = "contract"
    card: int
    ship: int
    place: str = "loaded"


class Load(Choice, tag="load", frozen=True):
    card: int
    ship: int


class LoadPair(Choice, tag="load-pair", frozen=True):
    """Two cards that count as one container."""

    verb: ClassVar = "load"
    cards: tuple[int, ...]
    ship: int


class LoadDeck(Choice, tag="load-deck", frozen=True):
    """Turn up the deck's top card and load it."""

    verb: ClassVar = "load"
    place: str = "deck"


class LoadIsland(Choice, tag="load-island", frozen=True):
    """Sell a card to the island with a load action."""

    verb: ClassVar = "load"
    card: int
    place: str = "island"


class Pirate(Choice, tag="pirate", frozen=True):
    ship: int
    card: int


class PirateIsland(Choice, tag="pirate-from", frozen=True):
    verb: ClassVar = "pirate"
    place: str
    card: int


class PirateDeck(Choice, tag="pirate-deck", frozen=True):
    verb: ClassVar = "pirate"
    place: str = "deck"


class PirateHand(Choice, tag="pirate-hand", frozen=True):
    verb: ClassVar = "pirate"
    place: str
    seat: int


class PiratePair(Choice, tag="pirate-pair", frozen=True):
    """Two containers; a ship's number, or -1 for the island, says where each lies."""

    verb: ClassVar = "pirate"
    ship: int
    card: int
    other_ship: int
    other_card: int


class Place(Choice, tag="place", frozen=True):
    """Put a container on a ship."""

    ship: int


class PlaceIn(Choice, tag="place-in", frozen=True):
    verb: ClassVar = "place"
    place: str


class Take(Choice, tag="take", frozen=True):
    """Import a container."""

    card: int
    place: str


class Sell(Choice, tag="sell", frozen=True):
    card: int


class TakeImport(Choice, tag="supply", frozen=True):
    """Take a card from the island into the imports."""

    verb: ClassVar = "take"
    card: int


# -- one thing of several


class ChooseAction(Choice, tag="action", frozen=True):
    action: int


class ChooseShip(Choice, tag="ship", frozen=True):
    ship: int


class ChooseIsland(Choice, tag="island", frozen=True): ...


class ChooseSeat(Choice, tag="seat", frozen=True):
    seat: int


class ChooseType(Choice, tag="type", frozen=True):
    type: int


class ChooseCard(Choice, tag="card", frozen=True):
    card: int


class ChooseCardAs(Choice, tag="card-as", frozen=True):
    """A card that counts as this type."""

    verb: ClassVar = "card"
    card: int
    type: int


class ChooseCards(Choice, tag="cards", frozen=True):
    cards: tuple[int, ...]


class ChooseGood(Choice, tag="good", frozen=True):
    card: int


class ChooseGoods(Choice, tag="goods", frozen=True):
    cards: tuple[int, ...]


class ChooseShipment(Choice, tag="shipment", frozen=True):
    card: int


class ChooseHand(Choice, tag="hand", frozen=True): ...


class ChooseCredits(Choice, tag="credits", frozen=True): ...


# -- any time


class DiscardContract(Choice, tag="discard-contract", frozen=True):
    card: int


class AnyUse(Choice, frozen=True):
    """The use of a card's power."""

    verb: ClassVar = "use"
    power: int


class Use(AnyUse, tag="use", frozen=True): ...


class UseAction(AnyUse, tag="use-action", frozen=True):
    action: int


class UseCard(AnyUse, tag="use-card", frozen=True):
    card: int


class UseCards(AnyUse, tag="use-cards", frozen=True):
    cards: tuple[int, ...]


class UseCardsFor(AnyUse, tag="use-cards-for", frozen=True):
    """Give these cards for that one."""

    cards: tuple[int, ...]
    card: int


class UseContract(AnyUse, tag="use-contract", frozen=True):
    """Put this card under a ship as a contract."""

    card: int
    ship: int


class UsePlace(AnyUse, tag="use-place", frozen=True):
    """The card itself goes there."""

    place: str


class UseShip(AnyUse, tag="use-ship", frozen=True):
    ship: int


KINDS: Final[tuple[type[Choice], ...]] = (
    *(Yes, No, Done),
    *(Lead, Follow, FollowLoad, Draw, Pass, Bid),
    *(Contract, ContractLoaded, Load, LoadPair, LoadDeck, LoadIsland),
    *(Pirate, PirateIsland, PirateDeck, PirateHand, PiratePair, Place, PlaceIn),
    *(Take, Sell, TakeImport),
    *(ChooseAction, ChooseShip, ChooseIsland, ChooseSeat, ChooseType),
    *(ChooseCard, ChooseCardAs, ChooseCards, ChooseGood, ChooseGoods, ChooseShipment),
    *(ChooseHand, ChooseCredits, DiscardContract),
    *(Use, UseAction, UseCard, UseCards, UseCardsFor, UseContract, UsePlace, UseShip),
)

OLDER_USES: Final = {
    "": "use",
    "a": "use-action",
    "c": "use-card",
    "cc": "use-cards",
    "cck": "use-cards-for",
    "cs": "use-contract",
    "w": "use-place",
    "s": "use-ship",
}


def respelled_choice(row: list[Any]) -> list[Any]:
    """Older saves kept the use of a power with the letters of its parts."""
    if row and row[0] == "use" and len(row) > 2:
        return [OLDER_USES.get(str(row[2]), "use"), row[1], *row[3:]]
    return row
