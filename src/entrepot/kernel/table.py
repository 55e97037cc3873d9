"""A table is a game's state as plain data; copying and JSON are written here, once for all games.

Plain means: int, bool, str, None, flat tuples of these, lists of these or of pieces, and pieces:
dataclasses with default values, registered with `pieces`. A list holds either values or pieces.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from typing import Any, Final

from entrepot.kernel.documents import Document
from entrepot.kernel.errors import BadDocument
from entrepot.kernel.events import EVERYBODY, Log, LoggedEvent
from entrepot.kernel.rng import state_text

Item = tuple[Any, ...]
"""An agenda item: the name of a rule, then its arguments."""

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_PIECES: Final[dict[str, type]] = {}
_COPIES: Final[dict[type, Callable[[Any], Any]]] = {}
_KEYED = re.compile("[0-9a-f]{80}")
_VALUES = (int, str, bool, type(None))

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ModuleNotFoundError:  # a hint to the compiler; it means nothing where the rules only run

    def mypyc_attr(**words: bool) -> Any:  # type: ignore[misc]
        return lambda kind: kind


def pieces(*kinds: type, copy: Callable[[Any], Any] | None = None) -> None:
    """Register the dataclasses that tables are made of (a call: a decorator can't be compiled).

    The last one is the table. `copy` is its copy function, written out for speed.
    """
    if copy is not None:
        _COPIES[kinds[-1]] = copy
    for kind in kinds:
        _FIELDS[kind] = tuple(f.name for f in dataclasses.fields(kind) if f.name != "log")
        _PIECES[f"{kind.__module__.split('.')[-2]}.{kind.__name__}"] = kind


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclasses.dataclass
class Table:
    """What every game's table has. `log` is not part of the state: it is where events go."""

    rng: int = 0
    agenda: list[Item] = dataclasses.field(default_factory=list)
    log: Log | None = dataclasses.field(default=None, compare=False, repr=False)

    def then(self, items: list[Item]) -> None:
        """Put items at the front of the agenda, in this order."""
        for item in reversed(items):
            self.agenda.append(item)

    def emit(
        self,
        what: str,
        seat: int | None = None,
        cards: list[int] | tuple[int, ...] = (),
        source: str = "",
        target: str = "",
        amount: int | None = None,
        cause: str = "",
        secret: tuple[str, ...] = (),
        known_to: int = 0,
    ) -> None:
        """Emit an event; only the seats in the mask `known_to` are told the fields in `secret`."""
        if self.log is not None:
            shown, mask = tuple(cards), known_to if secret else EVERYBODY
            self.log.append(
                LoggedEvent(what, seat, shown, source, target, amount, cause, secret, mask)
            )


def copied(table: Any) -> Any:
    """A copy of a table that shares nothing mutable with the original."""
    copy = _COPIES.get(type(table))
    return copied_piece(table) if copy is None else copy(table)


def copied_piece(value: Any) -> Any:
    """A copy of any piece, field by field."""
    maker: Any = type(value)
    new: Any = maker.__new__(maker)
    for name in _FIELDS[maker]:
        part = getattr(value, name)
        kind = type(part)
        if kind is list:
            pieces = part and type(part[0]) in _FIELDS
            part = [copied_piece(item) for item in part] if pieces else part[:]
        elif kind in _FIELDS:
            part = copied_piece(part)
        setattr(new, name, part)
    if isinstance(new, Table):
        new.log = None
    return new


def dumped(value: Any) -> Any:
    """The value as JSON-ready data; pieces become objects that name their kind."""
    if isinstance(value, (list, tuple)):
        return [dumped(item) for item in value]
    names = _FIELDS.get(type(value))
    if names is None:
        return value
    document: Document = {"is": _name_of(type(value))}
    for name in names:
        document[name] = dumped(getattr(value, name))
    if isinstance(value, Table) and value.rng >= 2**64:
        document["rng"] = state_text(value.rng)  # JSON readers have no such numbers
    return document


def _name_of(kind: type) -> str:
    return next(name for name, known in _PIECES.items() if known is kind)


def read(document: Any, field: str) -> Any:
    """What `dumped` wrote. Raises BadDocument if it is anything else."""
    if isinstance(document, dict):
        kind = _PIECES.get(str(document.get("is")))
        if kind is None or set(document) != {"is", *_FIELDS[kind]}:
            raise BadDocument("bad-piece", field=field)
        new = kind()
        for name in _FIELDS[kind]:
            value, where = document[name], f"{field}.{name}"
            expected = type(getattr(new, name))
            if expected is list and isinstance(value, list):
                entries = [_entry(item, f"{where}[{i}]") for i, item in enumerate(value)]
                setattr(new, name, entries)
            elif expected is tuple and isinstance(value, list):
                setattr(new, name, plain(value, where))
            elif name == "rng" and isinstance(value, str) and _KEYED.fullmatch(value):
                setattr(new, name, int(value, 16))
            elif expected in _VALUES and type(value) is expected:
                setattr(new, name, value)
            elif expected in _FIELDS and isinstance(value, dict):
                setattr(new, name, read(value, where))
            else:
                raise BadDocument("bad-value", field=where, expected=expected.__name__)
        return new
    raise BadDocument("bad-piece", field=field)


def _entry(value: Any, field: str) -> Any:
    """An entry of a list: in tables, an array inside an array is a tuple."""
    return read(value, field) if isinstance(value, dict) else plain(value, field)


def plain(value: Any, field: str) -> Any:
    if isinstance(value, list):
        return tuple(plain(item, field) for item in value)
    if type(value) in _VALUES:
        return value
    raise BadDocument("bad-value", field=field, expected="int")
