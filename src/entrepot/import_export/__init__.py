"""Import / Export, for two to six players: 128 cards, each with a power of its own."""

from __future__ import annotations

from entrepot.import_export.any_time import use, uses
from entrepot.import_export.cards import IDS
from entrepot.import_export.choices import KINDS, respelled_choice
from entrepot.import_export.explain import explain
from entrepot.import_export.notation import option, option_id, respelled
from entrepot.import_export.position import Position, read_position, set_up, write_position
from entrepot.import_export.powers import agriculture, consumer, illegal, luxury, technology
from entrepot.import_export.scoring import scores, winners
from entrepot.import_export.turn import RULES, lead_options, preparable_follows
from entrepot.import_export.view import secrets, set_known, view
from entrepot.import_export.view_types import Options
from entrepot.kernel.choice import by_name
from entrepot.kernel.game import Game

MODULES = (agriculture, consumer, illegal, luxury, technology)
"""The powers; importing them registers them."""

GAME = Game(
    id="import-export",
    version=2,
    seats=(2, 6),
    options=Options,
    position=Position,
    words=IDS,
    rules=RULES,
    turn="turn",
    always_asked=frozenset({"lead", "follow"}),
    preparable={"follow": preparable_follows, "lead": lead_options},
    openly_asked=frozenset({"lead", "follow"}),
    set_up=set_up,
    choices=by_name(KINDS),
    option_id=option_id,
    option=option,
    view=view,
    explain=explain,
    secrets=secrets,
    scores=scores,
    winners=winners,
    read_position=read_position,
    write_position=write_position,
    uses=uses,
    use=use,
    set_known=set_known,
    respelled=respelled,
    respelled_choice=respelled_choice,
    without_snapshot=frozenset({"count", "end-turn"}),
    asks_first=frozenset({"follow"}),
)
