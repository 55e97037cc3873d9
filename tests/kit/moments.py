"""Every moment of the powers of Import / Export, by its name."""

from __future__ import annotations

from typing import Any, Final

from entrepot.import_export import moments
from entrepot.import_export.moments import Moment

MOMENTS: Final[dict[str, Moment[Any]]] = {
    name: moment for name, moment in vars(moments).items() if isinstance(moment, Moment)
}
