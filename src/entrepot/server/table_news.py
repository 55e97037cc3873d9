"""What processes that have the same table in memory tell each other about it."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

import msgspec

from entrepot.server.company_protocol import Talk
from entrepot.server.elsewhere import Elsewhere
from entrepot.server.news import Here, Left, News, NewsService, Said

if TYPE_CHECKING:
    from entrepot.server.table import Table

MOST_NAMES, MOST_CLIENTS = 40, 8
"""How many spectators' names and clients are told."""


class TableNews:
    """Says and hears nothing where there is only one process."""

    def __init__(self, table: Table, service: NewsService | None) -> None:
        self._table: Table = weakref.proxy(table)
        self._service = service
        self.elsewhere = Elsewhere(service.number if service else 0)
        self._announced = Here(table.id)

    def tell(self, *news: News) -> None:
        if self._service is not None:
            self._service.send(*news)

    def announce(self, asks: bool = False, anew: bool = False) -> None:
        """Tell who is here, if that has changed or others should hear it anew."""
        table = self._table
        if self._service is None or table.retired:
            return
        watching = [each for each in table.subscribers if each.seat is None]
        player = table.auto_player
        here = Here(
            table.id,
            asks=asks,
            online=sorted(table.online_here()),
            watching=len(watching),
            names=[each.name for each in watching if each.name][:MOST_NAMES],
            clients=sorted({each.client for each in table.subscribers})[:MOST_CLIENTS],
            thinking=sorted(player.thinking),
            timed=player.timed,
            deadline=player.deadline,
        )
        if asks or anew or here != self._announced:
            self._announced = msgspec.structs.replace(here, asks=False)
            here.seen, here.used = player.seen_ago(), player.used()
            self.tell(here)

    def hear(self, process: int, news: Here | Left | Said) -> None:
        """What another process tells."""
        table, elsewhere = self._table, self.elsewhere
        match news:
            case Here():
                elsewhere.here[process] = news
                drives = not elsewhere.first and process == min(elsewhere.here)
                table.auto_player.hear(news, drives)
                if news.asks:
                    self.announce(anew=True)
                    if elsewhere.first_but(process):
                        self.tell(*(Said(table.id, *said) for said in table.talk.all_said()))
                table.wake()
            case Left():
                self.lose(process)
            case Said(line=line, ticket=ticket):
                if table.talk.add(line, ticket):
                    table.audience.publish_talk(Talk(lines=[line]))

    def lose(self, process: int) -> None:
        """A process is gone: whoever was here by way of it was here until now."""
        gone = self.elsewhere.here.pop(process, None)
        if gone is not None:
            for seat in gone.online:
                self._table.auto_player.seen(seat, "")
            self._table.wake()
