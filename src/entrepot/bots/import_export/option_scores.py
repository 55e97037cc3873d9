"""How good each choice looks to a seat, in credits: by its verb, and by what the seat knows."""

from __future__ import annotations

from entrepot.bots.import_export.actions import (
    PRICE,
    best_contract,
    feed,
    gain,
    hand_by_type,
    helps,
    keep,
    keeps,
    load_gain,
    missing,
)
from entrepot.bots.import_export.bids import bid_worth, picking
from entrepot.bots.import_export.cards import force_worth, power_worth
from entrepot.bots.import_export.ships import coming_home, contracting, ending, filling, prize
from entrepot.bots.import_export.ships import slots_of as ship_slots
from entrepot.bots.import_export.sight import CARDS, ROOM, TYPES, Sight, points
from entrepot.import_export.cards import CONTRACT, LOAD, SUPPLY
from entrepot.import_export.powers import POWERS
from entrepot.import_export.state import Ship, Trade
from entrepot.import_export.stowage import is_full, without_contract
from entrepot.kernel.ask import Choice

HAND = 5
DRAW = 1.2
"""New cards are worth a little more than the old: one may choose among them."""
OFFER = 6.0
"""What a shipment is sold for."""
RESERVE = -0.4
"""An any-time option that promises nothing: better later, or never."""


def worth(t: Trade, seat: int, kind: str, choices: list[Choice]) -> list[float]:
    """For each choice how good it looks to this seat, in credits."""
    s = Sight(t, seat)
    if kind == "lead":
        return leading(s, choices)
    if kind == "follow":
        return following(s, choices)
    if kind == "bid":
        return bid_worth(s, choices)
    if kind == "import-from":
        return [picking(s, c) if c[0] in ("ship", "island") else any_time(s, c) for c in choices]
    return [one(s, kind, choice) for choice in choices]


# -- a turn


def leading(s: Sight, choices: list[Choice]) -> list[float]:
    kept = keeps(s)
    help = [helps(s, action) for action in range(TYPES)]
    gains = [-1.0] * (TYPES * 16)
    found: list[float] = []
    for choice in choices:
        verb: str = choice[0]
        if verb == "lead":
            action: int = choice[1]
            out: int = choice[2]
            also: int = choice[3] if len(choice) > 3 else -1
            net = played_gain(s, gains, action, out, also)
            found.append(net - cost_of(s, kept, out, also) - help[action])
        elif verb == "draw":
            found.append(drawing(s))
        else:
            found.append(any_time(s, choice))
    return found


def following(s: Sight, choices: list[Choice]) -> list[float]:
    """Who draws has the actions of the own imports all the same."""
    kept = keeps(s)
    gains = [-1.0] * (TYPES * 16)
    found: list[float] = []
    for choice in choices:
        verb: str = choice[0]
        if verb == "follow" or verb == "follow-load":
            action = LOAD if verb == "follow-load" else s.t.led
            out: int = choice[1]
            also: int = choice[2] if len(choice) > 2 else -1
            net = played_gain(s, gains, action, out, also)
            found.append(net - cost_of(s, kept, out, also))
        elif verb == "draw":
            found.append(drawing(s) + gain(s, s.t.led, s.imports[s.t.led], -1, -1))
        else:
            found.append(any_time(s, choice))
    return found


def played_gain(s: Sight, gains: list[float], action: int, out: int, also: int) -> float:
    """The gain of an action when these cards are played; it is noted where only types matter."""
    if action in (CONTRACT, SUPPLY):
        return gain(s, action, 1 + s.imports[action], out, also)
    place = action * 16 + (s.t.types[out] + 1) + (8 if also >= 0 else 0)
    if gains[place] < 0.0:
        gains[place] = max(0.0, gain(s, action, 1 + s.imports[action], out, also))
    return gains[place]


def cost_of(s: Sight, kept: list[float], out: int, also: int) -> float:
    cost = kept[s.me.hand.index(out)]
    return cost + kept[s.me.hand.index(also)] if also >= 0 else cost


def drawing(s: Sight) -> float:
    """The cards that come to hand: the more are there, the less each is worth."""
    held = len(s.me.hand)
    total = 0.0
    for place in range(held, max(held + 1, HAND)):
        total += CARDS[min(place, len(CARDS) - 1)]
    return DRAW * s.soon * total


# -- one choice


def one(s: Sight, kind: str, choice: Choice) -> float:
    verb: str = choice[0]
    if verb == "load":
        return loading(s, choice[1], choice[2], True)
    if verb == "contract":
        return contract(s, choice[1], choice[2])
    if verb == "take":
        return taking(s, choice[1], choice[2])
    if verb == "pirate":
        return pirating(s, choice[2], choice[1])
    if verb == "pirate-from":
        return pirating(s, choice[2], -1)
    if verb == "place":
        return loading(s, -1, choice[1], False)
    if verb == "sell":
        return selling(s, choice[1], PRICE if kind == "supply" else 2)
    if verb == "supply":
        return s.extra[s.t.types[choice[1]]]
    if verb in ("done", "no", "pass"):
        return 0.0
    if verb in ("use", "discard-contract"):
        return any_time(s, choice)
    return rare(s, kind, choice)


def loading(s: Sight, card: int, number: int, from_hand: bool) -> float:
    ship = s.t.ship(number)
    covered = 1 if from_hand else 0
    return filling(s, ship, 1, covered) - (s.card * 0.5 if from_hand else 0.0)


def contract(s: Sight, card: int, number: int) -> float:
    ship = s.t.ship(number)
    worth = contracting(s, card, ship, hand_by_type(s, card, -1))
    return worth - s.card - 0.8 * missing(s, card)


def taking(s: Sight, card: int, place: str) -> float:
    """A container to goods or imports; its ship comes nearer to its harbour."""
    type = s.t.types[card]
    worth = s.good[type] if place == "goods" else s.extra[type] if place == "imports" else -0.1
    number = ship_with(s, card)
    if number >= 0:
        worth += coming_home(s, s.t.ship(number), 1)
    return worth


def pirating(s: Sight, card: int, number: int) -> float:
    """Loaded if it fits; else it is gone, which may bring an own ship home."""
    cards = [0, 0, 0, 0, 0]
    cards[s.t.types[card]] = 1
    worth = load_gain(s, 1, cards, 0.0)
    if number >= 0:
        ship = s.t.ship(number)
        if ship.at_sea:
            worth += coming_home(s, ship, 1)
        else:
            worth += 1.5
    return worth


def selling(s: Sight, card: int, price: int) -> float:
    return price - keep(s, card) + ending(s, price)


def ship_with(s: Sight, card: int) -> int:
    """The ship at sea that carries a card, or -1."""
    for player in s.t.players:
        for ship in player.ships:
            if ship.at_sea and card in ship.containers:
                return ship.number
    return -1


# -- any time


def any_time(s: Sight, choice: Choice) -> float:
    """What may be done whenever one is asked: only for a clear gain."""
    if choice[0] == "discard-contract":
        return dropping(s, choice[1])
    if choice[0] != "use":
        return 0.0
    form: str = choice[2]
    if s.t.scoring:
        return at_the_end(s, form, choice)
    if form == "":
        return load_gain(s, 1, hand_by_type(s, -1, -1), s.card) - 2.5
    if form == "cs":
        return contract(s, choice[3], choice[4])
    if form == "s":
        number: int = choice[3]
        if choice[1] in s.me.hand:
            return contract(s, choice[1], number)
        if POWERS["final"][s.t.powers[choice[1]]] is not None:
            return loading(s, -1, number, False) - leaving(s)
        return completing(s, s.t.ship(number))
    if form == "c":
        card: int = choice[3]
        if card in s.me.hand:
            return selling(s, card, 2)
        return 4.0 - s.good[s.t.types[card]] + ending(s, 4) + RESERVE
    if form == "cc":
        return keep(s, choice[4]) - keep(s, choice[3]) + RESERVE
    if form == "cck":
        return keep(s, choice[5]) - keep(s, choice[3]) - keep(s, choice[4]) + RESERVE
    if form == "w":
        type = s.t.types[choice[1]]
        worth = s.good[type] if choice[3] == "goods" else s.extra[type]
        return worth - leaving(s) + RESERVE
    return RESERVE


def completing(s: Sight, ship: Ship) -> float:
    """To complete a ship before it is full."""
    total, filled = ship_slots(s, ship)
    return filling(s, ship, total - filled, 0)


def leaving(s: Sight) -> float:
    """A shipment gives up its room."""
    return ROOM * s.left + 1.0


def at_the_end(s: Sight, form: str, choice: Choice) -> float:
    """The last powers: credits for imports, goods from elsewhere."""
    if form == "a":
        return 4.0 * s.imports[choice[3]]
    if form in ("c", "cc"):
        total = 0.0
        for card in choice[3:]:
            good = s.good[s.t.types[card]]
            lost = force_worth(s.t.powers[card], 0.0) if card in s.me.shipments else 0.0
            total += 4.0 - good if card in s.me.goods else good - lost
        return total
    if form == "w":
        return s.good[s.t.types[choice[1]]] if choice[3] == "goods" else 0.0
    if form == "s":
        return 2.0
    return 1.0


def dropping(s: Sight, card: int) -> float:
    """To discard a contract: only if the rest completes the ship, and that is worth it."""
    for ship in s.me.ships:
        if card in ship.contracts:
            total, filled = ship_slots(s, ship)
            if len(ship.contracts) > 1 and is_full(s.t, without_contract(s.t, ship, card)):
                now = prize(s, ship, len(ship.containers), but=card)
                return now - prize(s, ship, total) * (0.2 + 0.8 * filled / total) - 2.0
            return -3.0
    return -3.0


# -- powers' own questions


def rare(s: Sight, kind: str, choice: Choice) -> float:
    """Verbs that only powers use. A card is judged by where it lies."""
    verb: str = choice[0]
    if verb in ("card", "good", "cards", "goods"):
        total = 0.0
        for card in choice[1:]:
            total += card_choice(s, card, verb)
        return total
    if verb == "card-as":
        return s.good[choice[2]]
    if verb == "shipment":
        lost: float = force_worth(s.t.powers[choice[1]], s.left)
        if choice[1] in s.me.shipments and not is_mine(s):
            return -lost - 3.0 * s.left
        return power_worth(s.t.powers[choice[1]], s.left)
    if verb == "credits":
        return 2.0 + ending(s, 2) if is_mine(s) else -3.0
    if verb == "hand":
        return s.card if s.t.held else -s.card * len(s.me.hand)
    if verb == "draw":
        return 2.0 * s.card
    if verb == "action":
        action: int = choice[1]
        count = (
            s.me.actions + (s.me.more[action] if s.me.more else 0) if kind == "choose-action" else 1
        )
        return gain(s, action, max(1, count), -1, -1)
    if verb == "contract-loaded":
        ship = s.t.ship(choice[2])
        size = sum(s.t.loads[choice[1]])
        return prize(s, ship, size, add=choice[1]) - s.card * (1 + size)
    if verb == "load-pair":
        return loading(s, -1, choice[3], False) + 1.0 - 2.0 * s.card
    if verb == "load-deck":
        return 1.2 * s.card + 0.8 * s.soon
    if verb == "load-island":
        return selling(s, choice[1], 2)
    if verb == "pirate-pair":
        return 0.8 * (pirating(s, choice[2], choice[1]) + pirating(s, choice[4], choice[3])) + 1.0
    if verb in ("pirate-deck", "pirate-hand"):
        return 1.2 if verb == "pirate-deck" else 1.2 + feed(s)
    if verb == "place-in":
        return 0.0 if not s.t.held else s.good[s.t.types[s.t.held[-1]]] - 2.0
    if verb == "ship":
        return ship_choice(s, choice[1])
    if verb == "seat":
        return feed(s) * points(s, choice[1]) if choice[1] != s.seat else 0.0
    if verb == "type":
        return type_choice(s, choice[1])
    if verb == "yes":
        if POWERS["instead"][s.t.card] is not None:
            return ending(s, int(OFFER)) - offered(s)
        return 1.0 if is_mine(s) else offered(s)
    return 0.0


def offered(s: Sight) -> float:
    """A rival's power asks: a shipment for credits."""
    return force_worth(s.t.powers[s.t.card], s.left) + ROOM * s.left - OFFER


def is_mine(s: Sight) -> bool:
    """Is the power at work an own one?"""
    return s.t.card in s.me.shipments


def card_choice(s: Sight, card: int, verb: str) -> float:
    """From the own hand or goods it is given away, from anywhere else it is had."""
    type = s.t.types[card]
    if card in s.me.hand:
        if is_mine(s) and verb == "card":
            return best_contract(s, card, hand_by_type(s, card, -1)) * 0.3 - 0.5 * s.card
        return -keep(s, card)
    if card in s.me.goods:
        return -s.good[type]
    return s.good[type] if s.room_for_goods() > 0 else s.card


def ship_choice(s: Sight, number: int) -> float:
    """A ship to take from, to complete early, or to put the contract under that asks."""
    ship = s.t.ship(number)
    if ship.at_sea:
        best = -1.0
        for card in ship.containers:
            worth = max(s.good[s.t.types[card]], s.extra[s.t.types[card]])
            best = max(best, worth)
        return best + coming_home(s, ship, 1)
    if POWERS["early"][s.t.powers[s.t.card]] is not None:
        return completing(s, ship)
    return contracting(s, s.t.card, ship, hand_by_type(s, -1, -1)) - 2.0


def type_choice(s: Sight, type: int) -> float:
    """Which type the deck has most of, by what is seen nowhere else."""
    seen = 0
    for card in s.me.hand:
        if s.t.types[card] == type:
            seen += 1
    for card in s.t.discard:
        if s.t.types[card] == type:
            seen += 1
    return 2.0 - 0.05 * seen
