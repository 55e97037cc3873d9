"""Maritime Silk Road by Reiner Knizia, for two to four players."""

from __future__ import annotations

from entrepot.kernel.choice import by_name
from entrepot.kernel.game import Game
from entrepot.silk_road.choices import KINDS
from entrepot.silk_road.explain import explain
from entrepot.silk_road.goods import WORDS
from entrepot.silk_road.options import option, option_id, phase_1_options, phase_2_options
from entrepot.silk_road.position import Position, read_position, set_up, write_position
from entrepot.silk_road.turn import RULES
from entrepot.silk_road.view import scores, secrets, view, winners
from entrepot.silk_road.view_types import Options

GAME = Game(
    id="maritime-silk-road",
    version=2,
    seats=(2, 4),
    options=Options,
    position=Position,
    words=WORDS,
    rules=RULES,
    turn="phase-1",
    always_asked=frozenset({"phase-1", "phase-2"}),
    preparable={"phase-1": phase_1_options, "phase-2": phase_2_options},
    openly_asked=frozenset({"phase-1", "phase-2", "load", "exchange", "extra-draw"}),
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
    asks_first=frozenset({"phase-2"}),
)
