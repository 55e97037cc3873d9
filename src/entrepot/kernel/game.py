"""The contract between the kernel and a game: a bundle of data and plain functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from entrepot.kernel.choice import Choice
from entrepot.kernel.documents import Document, Options, Position, prepare
from entrepot.kernel.events import Log
from entrepot.kernel.table import Table, mypyc_attr
from entrepot.kernel.view_types import Explanation, Option, Pending, Score, View

if TYPE_CHECKING:
    from entrepot.kernel.ask import Ask


@mypyc_attr(acyclic=True)
class Secret:
    """One hidden thing: what it is, the list and place where its value lies, and who knows it.

    Whoever does not know the things in a pool can't tell them apart. Whatever a game does not list
    is known to everybody.
    """

    def __init__(self, pool: str, thing: int, zone: list[int], place: int, known_to: int) -> None:
        self.pool, self.thing, self.zone = pool, thing, zone
        self.place, self.known_to = place, known_to


Rule = Callable[..., None]
"""A rule is called with the table, `ask`, and the arguments of its agenda item."""


def no_uses(table: Any, seat: int) -> list[Choice]:
    return []


def no_use(table: Any, ask: Ask, seat: int, choice: Choice) -> None:
    raise AssertionError(choice)


def derived(table: Any, dealt: list[Secret]) -> None:
    """Nothing to do: who knows a thing follows from where it lies."""


def as_written(option: Any) -> Any:
    return option


@dataclass
class Game:
    id: str
    version: int
    """The version of the rules, raised when the same answers may lead to a different table."""
    seats: tuple[int, int]
    """The smallest and the largest number of players."""
    options: type[Options]
    position: type[Position]
    words: Sequence[str]
    """The ids, by number, of cards and of anything else that events name."""
    rules: dict[str, Rule]
    turn: str
    """The rule whose items begin a turn: positions are taken there."""
    always_asked: frozenset[str]
    """The kinds of question that are asked even when there is only one option."""
    openly_asked: frozenset[str]
    """Those of which everybody knows when they are asked; the others may tell of a secret."""
    set_up: Callable[[Any, int], Table]
    """(options, players) -> a table with nothing dealt yet; its agenda does the dealing."""
    choices: dict[str, type[Choice]]
    """Every kind of choice, by its name in saves."""
    option_id: Callable[[Any, Choice], str]
    option: Callable[[Any, Choice], Option]
    """(table, choice) -> the option with its parts."""
    view: Callable[[Any, int | None, Any, list[Pending]], View]
    """(table, seat, options, pending) -> what the seat sees; the kernel adds the question."""
    explain: Callable[[Any, int | None, list[Any], Log], Explanation]
    """(view, seat, options, events) -> what the rules say about the view."""
    secrets: Callable[[Any], list[Secret]]
    scores: Callable[[Any], list[Score]]
    winners: Callable[[Any], list[int]]
    read_position: Callable[[Any, Any], Table]
    write_position: Callable[[Any], Document]
    uses: Callable[[Any, int], list[Choice]] = field(default=no_uses)
    """The any-time options of a seat."""
    use: Callable[[Any, Ask, int, Choice], None] = field(default=no_use)
    """Carries out an any-time option."""
    set_known: Callable[[Any, list[Secret]], None] = field(default=derived)
    """Called when sampling has dealt the values of these anew: notes who knows each of them now."""
    respelled: Callable[[str], str] = field(default=as_written)
    """How an option id of an older version of the rules is written now."""
    respelled_choice: Callable[[list[Any]], list[Any]] = field(default=as_written)
    """How a choice in an older save is written now."""
    preparable: dict[str, Callable[[Any, int], Sequence[Choice]]] = field(default_factory=dict)
    """What a seat may prepare before it is asked: (table, seat) -> choices, by kind of question.

    They depend only on what the seat knows, and may be refused when the question comes.
    """
    without_snapshot: frozenset[str] = field(default=frozenset())
    """Rules that seldom ask: they have no snapshot and are run again with the item before them."""
    asks_first: frozenset[str] = field(default=frozenset())
    """Rules that ask before they change anything: their table is its own snapshot."""


GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known to `new`, `load`, `replay` and `restore`."""
    prepare(game.options)
    prepare(game.position)
    GAMES[game.id] = game
    return game
