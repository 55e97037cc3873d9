"""What bots understand of Maritime Silk Road.

A card that is played pays every ship that carries its good, so what counts is who carries a good,
how much of it the market shows and who holds its cards.
"""

from __future__ import annotations

from entrepot.bots.sense import Sense
from entrepot.bots.silk_road.value import known, value
from entrepot.bots.silk_road.worth import worth

SENSE = Sense(worth, value, known, "phase-1")
