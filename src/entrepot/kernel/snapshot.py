"""Snapshots: where undo, a copy and the next answer start from."""

from __future__ import annotations

from entrepot.kernel.table import Item, Table, copied


class Snapshot:
    """A table at the start of an item, and how many answers and events came before it."""

    def __init__(self, table: Table, answers: int, events: int) -> None:
        self.table, self.answers, self.events = table, answers, events
        self.item: Item | None = None
        """The item itself, if it is no longer on the table's agenda."""
        self.begins = False
        """Does a turn begin here? (A snapshot that named itself would be a cycle.)"""
        self.before: Snapshot | None = None
        """If not, the snapshot in which the turn began."""

    def fresh(self) -> Table:
        """A new copy of the table, at the start of the item."""
        table: Table = copied(self.table)
        if self.item is not None:
            table.agenda.append(self.item)
        return table

    @property
    def turn(self) -> Snapshot | None:
        """The snapshot in which the turn began; None during set-up."""
        return self if self.begins else self.before
