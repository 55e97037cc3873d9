"""Who is at a table by way of other processes, as far as they have told."""

from __future__ import annotations

from entrepot.server.news import Here


class Elsewhere:
    """Empty for good where there is only one process."""

    def __init__(self, own: int = 0) -> None:
        self._own = own
        self.here: dict[int, Here] = {}
        """The last news of each process that has the table in memory."""

    @property
    def first(self) -> bool:
        """Is this process the one with the lowest number among those that have the table?"""
        return self.first_but(self._own)

    def first_but(self, process: int) -> bool:
        """Would it be the one if that process did not have the table?"""
        return all(self._own < other for other in self.here if other != process)

    @property
    def attended(self) -> bool:
        return any(each.online or each.watching for each in self.here.values())

    def online(self) -> set[int]:
        return {seat for each in self.here.values() for seat in each.online}

    def thinking(self) -> set[int]:
        return {seat for each in self.here.values() for seat in each.thinking}

    def watching(self) -> int:
        return sum(each.watching for each in self.here.values())

    def names(self) -> list[str]:
        return [name for _, each in sorted(self.here.items()) for name in each.names]

    def clients(self) -> set[str]:
        return {client for each in self.here.values() for client in each.clients}
