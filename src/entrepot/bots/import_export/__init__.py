"""What all bots understand of Import / Export."""

from __future__ import annotations

from entrepot.bots.import_export.known import known
from entrepot.bots.import_export.value import value
from entrepot.bots.import_export.worth import worth
from entrepot.bots.sense import Sense

SENSE = Sense(worth=worth, value=value, known=known, pause="lead")
