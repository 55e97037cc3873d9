"""How good it looks to lead, to follow, or to draw: the options of a whole question at a time.

They are many, and what one of them would bring is needed for others too.
"""

from __future__ import annotations

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import gain, keep_values, lead_cost
from entrepot.bots.import_export.seat_estimate import TYPE_COUNT, SeatEstimate
from entrepot.bots.import_export.use_scores import USES
from entrepot.import_export.cards import CONTRACT, LOAD, SUPPLY
from entrepot.import_export.choices import Draw, Follow, FollowLoad, Lead
from entrepot.import_export.turn import HAND
from entrepot.kernel.choice import Choice


def lead_scores(s: SeatEstimate, choices: list[Choice]) -> list[float]:
    playing = Playing(s)
    costs = [lead_cost(s, action) for action in range(TYPE_COUNT)]
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Lead):
            action = choice.action
            found.append(playing.score(action, choice.cards) - costs[action])
        elif isinstance(choice, Draw):
            found.append(new_cards(s))
        else:
            found.append(USES[type(choice)](s, "lead", choice))
    return found


def follow_scores(s: SeatEstimate, choices: list[Choice]) -> list[float]:
    """Whoever draws still has the actions of the imports."""
    playing = Playing(s)
    led = s.t.led
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Follow):
            found.append(playing.score(led, choice.cards))
        elif isinstance(choice, FollowLoad):
            found.append(playing.score(LOAD, choice.cards))
        elif isinstance(choice, Draw):
            found.append(new_cards(s) + gain(s, led, s.imports[led], -1, -1))
        else:
            found.append(USES[type(choice)](s, "follow", choice))
    return found


class Playing:
    """What playing one or two cards for an action brings; gains are kept where types decide."""

    def __init__(self, s: SeatEstimate) -> None:
        self.s = s
        self.costs: list[float] = keep_values(s)
        self.gains: list[float] = [-1.0] * (TYPE_COUNT * 16)

    def score(self, action: int, cards: tuple[int, ...]) -> float:
        hand = self.s.me.hand
        first = cards[0]
        second = cards[1] if len(cards) > 1 else -1
        cost = self.costs[hand.index(first)]
        if second >= 0:
            cost += self.costs[hand.index(second)]
        return self.gain(action, first, second) - cost

    def gain(self, action: int, first: int, second: int) -> float:
        s = self.s
        count = 1 + s.imports[action]
        if action in (CONTRACT, SUPPLY):
            return gain(s, action, count, first, second)
        place = action * 16 + s.t.types[first] + 1 + (8 if second >= 0 else 0)
        if self.gains[place] < 0.0:
            self.gains[place] = max(0.0, gain(s, action, count, first, second))
        return self.gains[place]


def new_cards(s: SeatEstimate) -> float:
    """The value of cards drawn: the more there are in hand, the less each is worth."""
    held = len(s.me.hand)
    total = 0.0
    for place in range(held, max(held + 1, HAND)):
        total += w.CARDS[min(place, len(w.CARDS) - 1)]
    return w.NEW_CARDS * s.soon * total


# -- one choice by itself


def lead(s: SeatEstimate, kind: str, choice: Lead) -> float:
    return lead_scores(s, [choice])[0]


def follow(s: SeatEstimate, kind: str, choice: Follow | FollowLoad) -> float:
    return follow_scores(s, [choice])[0]


def draw(s: SeatEstimate, kind: str, choice: Draw) -> float:
    """Offered by a power."""
    return w.DRAWN_CARDS * s.card
