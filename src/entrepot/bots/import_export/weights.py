"""All weights of Import / Export's bots, in credits unless a comment says otherwise.

They are what the evaluator believes about the game: found by letting versions play each other, or
fitted to who won. Constants of the rules are in the rules.
"""

from __future__ import annotations

from typing import Any, Final

from entrepot.import_export import moments
from entrepot.import_export.moments import Moment

Weights = tuple[float, ...]

# -- time: 1 at the start of a game, 0 in its last turn

LEAST_TIME: Final = 0.02
"""The least time left while no turn is known to be the last."""
SOON: Final = 4.0
"""What takes a turn or two keeps its full worth until 1 / SOON of the time is left."""

# -- goods

MAJORITY_CHANCE: Final[Weights] = (0.03, 0.10, 0.25, 0.50, 0.75, 0.90, 0.97)
"""The chance that a lead of -3 to 3 goods of a type becomes the majority, early in a game."""
OPEN_MAJORITY: Final = 0.35
"""The same while nobody has any."""
MAJORITY_OF_TWO: Final = 1.0
MAJORITY_OF_MORE: Final = 0.8
"""How much a change of that chance counts: with two players, and with more."""
DIFFERENT_GOODS: Final[Weights] = (0.0, 0.3, 0.9, 2.0, 4.5, 10.0)
"""How much of the bonus for all five types N different goods are worth, early in a game."""
SAME_TYPE: Final = 0.3
"""The part of a good's worth that is lost when both goods of an import have one type."""

# -- imports, shipments

IMPORTS: Final[Weights] = (4.0, 2.3, 2.3, 2.7, 2.7)
"""By action: what an import of it brings in a whole game."""
MORE_IMPORTS: Final = 0.3
"""How much each import of an action reduces the worth of the next one."""
ROOM: Final = 6.0
"""The room that a shipment gives for one import and two goods, in a whole game. (The estimate of
win chances has its own weights, below.)"""
LEAVING: Final = 1.0
"""What a shipment that leaves costs besides its room."""

# -- cards in hand

CARDS: Final[Weights] = (0.8, 0.67, 0.6, 0.53, 0.47, 0.2, 0.13, 0.1, 0.07, 0.03)
"""What the first card in hand is worth, the second, and so on."""
CARD_TYPES: Final[Weights] = (0.0, 0.0, 0.0, 0.0, 0.3)
"""What a card of each type in hand is worth besides: some actions are led more often."""
CARD_TO_LOAD: Final = 0.2
CARD_TO_CONTRACT: Final = 0.1
"""The part of its worth when loaded, or as a contract, that a card already has in hand."""
CARD_TIER: Final = 0.5
"""The part of the latter which each missing tier takes away."""
MOST_PLANS: Final = 4.0
"""No plan for a card makes it worth more than this."""
NEW_CARDS: Final = 1.2
"""How much more new cards are worth than those in hand: one may choose among them."""

# -- ships

HARBOUR: Final = 3.3
"""The only ship in harbour, while there is time to use it."""
NOT_ALONE: Final = 0.5
"""The part of it that counts while the other ship is in harbour too."""
SAILING: Final = 0.4
SAILING_EACH: Final = 0.1
"""The part of that which is lost when a ship sails: in any case, and for each container."""
BEGUN: Final = 0.25
"""The part of a ship's prize that is had when its contract is there."""
FINISH: Final = 0.3
"""The part that is had only when the ship completes."""
COVERED: Final = 0.1
"""What a hand card that fits a slot counts, where one in the slot counts 1."""
UNFILLED: Final = 0.3
"""Cards in hand never bring a ship nearer to its completion than this, in slots."""
SECOND_SHIP: Final = 0.8
SECOND_CONTRACT: Final = 0.5
"""The part that counts of what loading a second ship brings, and of a second contract."""
TIER: Final = 0.8
"""What each missing tier costs."""
CARD_LOADED: Final = 0.5
"""The part of a card's worth that loading it costs."""
HOME_STEP: Final = 0.12
HOME: Final = 0.5
"""The part of the harbour's worth that a ship at sea has for each container that leaves it, and for
the last one."""
HOME_ALONE: Final = 2.0
"""How much more that is while the other ship is at sea too."""
RIVAL_HOME: Final = 0.3
"""How much it counts against a seat if the ship is a rival's."""

# -- rivals

RIVAL: Final = 0.4
"""How much a rival's credit counts against one's own, with one rival."""
RIVAL_FOLLOWS: Final = 0.3
"""How likely a rival is to follow, and to gain by it."""
RIVAL_SUPPLY: Final = 2.5
RIVAL_IMPORT: Final = 3.5
RIVAL_IMPORT_FULL: Final = 1.0
RIVAL_CONTRACT: Final = 2.5
RIVAL_LOAD: Final = 3.0
"""What one action may be worth to a rival: `FULL` is without room for goods, a contract needs a
ship in harbour, and loading or pirating one with a contract."""

# -- imports and bids

CONTESTED_IMPORT: Final = 0.6
FREE_IMPORT: Final = 0.85
"""The part that counts of an import: while rivals have import actions, and after that."""
NEXT_IMPORT: Final = 0.7
"""How much the next import is worth, as a part of the one before."""
RIVAL_BID: Final = 0.4
"""The largest part of a prize that rivals are expected to bid."""
LIKELY_PRICE: Final = 0.5
"""The part of that which the leader expects to pay."""
LOST_PICK: Final = 0.3
"""How likely a rival is to get what the leader picks."""
BID_MARGIN: Final = 0.3
"""Makes it less than sure that a bid below a rival's limit is lost, in bid steps."""
PICKED_ISLAND: Final = 1.0
"""What the island has over a ship: whoever picks it is paid the bid."""

# -- the end of the game

END_LEAD: Final = 2.0
END_SLOPE: Final = 3.0
END_MOST: Final = 30.0
"""Ending the game is good with more than this lead; each credit beyond it counts this much, and all
together no more than this."""
LAST_CREDITS: Final = 4.0
LAST_SHIP: Final = 2.0
LAST_USE: Final = 1.0
"""What last powers bring: for an import or a good, by loading a card, and any other."""

# -- powers of any time

RESERVE: Final = -0.4
"""An any-time option that promises nothing: better later, or never."""
LOAD_NOW: Final = 2.5
"""What an extra load action would have to bring to be used."""
DROP: Final = 2.0
DROP_WASTE: Final = -3.0
"""What it must bring to discard a contract and complete the rest; to discard one in vain."""
DROP_BEGUN: Final = 0.2
"""The part of the full ship's prize that is given up even if nothing was loaded."""

# -- questions of powers

SALE: Final = 2
GOOD_SALE: Final = 4
SHIPMENT_PRICE: Final = 6
"""What a card, a good and a shipment are sold for."""
NO_PLACE: Final = -0.1
"""Taking a container to neither goods nor imports."""
GIVEN_CREDITS: Final = -3.0
"""Credits that somebody else's power takes."""
SHIPMENT_LOST: Final = 3.0
"""What a lost shipment costs besides its power, in a whole game."""
DRAWN_CARDS: Final = 2.0
"""How many cards a power that offers drawing draws."""
OFF_HARBOUR: Final = 1.5
"""Pirating from a ship in harbour."""
PIRATED_PAIR: Final = 0.8
"""The part that counts of each of two containers that are pirated together, ..."""
ONE_ACTION: Final = 1.0
"""... and what it is worth to have two for one action."""
PIRATED_UNSEEN: Final = 1.2
"""A container from the deck or from a rival's hand."""
LOADED_UNSEEN: Final = 0.8
LOADED_UNSEEN_CARD: Final = 1.2
"""A container from the deck: while there is time, and in cards of the hand."""
HELD_GOOD: Final = 2.0
"""What a card that could be loaded loses by going to the goods."""
CARD_TO_POWER: Final = 0.3
"""The part of a contract's worth for which one's own power may want a card of the hand, ..."""
CARD_TO_POWER_COST: Final = 0.5
"""... and the part of a card's worth that this costs."""
POWER_CONTRACT: Final = 2.0
"""What a power's contract for itself would have to bring."""
NAMED_TYPE: Final = 2.0
NAMED_TYPE_SEEN: Final = 0.05
"""Naming the type of the next card: what it brings, less this for each card of it that is seen."""
AGREED: Final = 1.0
"""Saying yes to one's own power."""

# -- what powers are worth, by the moments and lasting facts they are registered for

AT_ONCE: Final[dict[Moment[Any], float]] = {
    moments.immediate: 4.5,
    moments.instead: 4.5,
    moments.wins: 1.0,
    moments.uses: 0.5,
}
"""When the ship completes."""

IN_ALL: Final[dict[Moment[Any], float]] = {
    moments.contracted: 3.0,
    moments.loaded: 5.0,
    moments.payout: 3.0,
    moments.unloads: 4.0,
    moments.completed: 4.0,
    moments.added: 4.0,
    moments.drew: 4.0,
    moments.draw_action: 0.5,
    moments.returned: 2.0,
    moments.lost: 1.5,
    moments.led: 2.0,
    moments.followed: 1.5,
    moments.imported: 2.0,
    moments.taken: 2.0,
    moments.pirating: 1.5,
    moments.pirated: 2.0,
    moments.after_pirate: 2.0,
    moments.uses: 4.0,
    moments.virtual_imports: 3.0,
    moments.extra_actions: 2.0,
    moments.load_options: 3.0,
    moments.pirate_options: 2.0,
    moments.place_options: 2.0,
    moments.follow_options: 2.0,
    moments.alternatives: 3.0,
    moments.import_room: 1.0,
}
IN_ALL_FACTS: Final[dict[str, float]] = {
    "shared_imports": 3.0,
    "wild_containers": 4.0,
    "wild_contracts": 3.0,
    "capacity": 1.5,
    "wins_ties": 1.0,
    "import_count": 4.0,
    "owner_pay": 2.0,
    "follows_with_any": 3.0,
    "picks_island": 2.0,
}
"""In a whole game; with less time left, less."""

AT_THE_END: Final[dict[Moment[Any], float]] = {
    moments.virtual_goods: 6.0,
    moments.final_uses: 4.0,
    moments.score: 7.0,
}
AT_THE_END_FACTS: Final[dict[str, float]] = {
    "good_value": 3.0,
    "majority_factor": 5.0,
    "illegal_majority": 3.0,
    "shared_room": 1.0,
}
"""At the end, however little time is left."""

# -- chances of winning, fitted to who won among greedy bots

CHANCE_SCALE_LATE: Final = 2.1
CHANCE_SCALE_EARLY: Final = 8.4
"""How many credits of difference matter, at the end of a game and at its start."""
CHANCE_SHIPMENT: Final = 7.0
CHANCE_IMPORT: Final = 0.3
"""In a whole game: the room a shipment gives, and an import."""
CHANCE_POWER: Final = 0.5
CHANCE_LAST_POWER: Final = 0.4
"""The part that counts of what powers promise in a whole game, and at its end."""
CHANCE_LOADED: Final = 1.3
CHANCE_CONTRACT: Final = 1.9
CHANCE_AT_SEA: Final = -1.2
CHANCE_CARD: Final = 0.4
CHANCE_CARDS: Final = 7
CHANCE_LEADER: Final = 0.7
"""While there is time: the part of the payout, for the part of the slots that is filled; a contract
under a ship; a container at sea; a card in hand, up to this many; being the leader."""
