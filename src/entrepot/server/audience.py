"""Who listens at a table, and what each of them is told of its changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from entrepot.kernel.errors import EntrepotError
from entrepot.server import protocol, wire
from entrepot.server.captains import captain_names
from entrepot.server.company_protocol import Talk
from entrepot.server.errors import TableRefused
from entrepot.server.market_order import order_now
from entrepot.server.names import clean_name, unique_name
from entrepot.server.prepared_answers import prepared_for
from entrepot.server.sender import still_sits
from entrepot.server.subscriber import Subscriber
from entrepot.server.table_state import TableState

Public = Callable[[], protocol.Table]
encode = msgspec.json.encode


class Audience:
    def __init__(self) -> None:
        self.subscribers: list[Subscriber] = []
        self._published = b""
        """The table as everybody was last told of it."""

    def publish_changes(self, before: TableState, state: TableState, public: Public) -> None:
        """Send each subscriber what it may know of the changes."""
        match = state.match
        for subscriber in self.subscribers[:]:
            if subscriber.seat is not None and not still_sits(state, subscriber.sender):
                subscriber.end(TableRefused("seat-moved"))
                self.subscribers.remove(subscriber)
        messages: dict[tuple[int | None, bool], bytes] = {}
        if match is not None and match is not before.match:
            anew = before.match is None or before.match.era != match.era
            first = 0 if before.match is None else before.match.event_count
            table = public() if anew else None
            if table:
                self._published = encode(table)
            for subscriber in self.subscribers:
                seat, host = subscriber.seat, subscriber.sender.host and anew
                if (seat, host) not in messages:
                    messages[seat, host] = encode(
                        wire.state_for(state, seat, host, table)
                        if table
                        else wire.update_for(match, seat, first, state.head, order_now(state))
                    )
                subscriber.put(messages[seat, host])
        for seat, standing in enumerate(state.standing):
            prepared = prepared_for(state, seat) != prepared_for(before, seat)
            if prepared or standing != before.standing[seat]:
                own = [each for each in self.subscribers if each.seat == seat]
                self._tell_about(own, state, public())

    def publish_about(self, state: TableState, public: protocol.Table) -> None:
        """Tell everybody if people or settings have changed since they were last told."""
        encoded = encode(public)
        if encoded != self._published:
            self._published = encoded
            self._tell_about(self.subscribers, state, public)

    def _tell_about(
        self, subscribers: Iterable[Subscriber], state: TableState, public: protocol.Table
    ) -> None:
        messages = dict[int | None, bytes]()
        for subscriber in subscribers:
            seat = subscriber.seat
            if seat not in messages:
                messages[seat] = encode(wire.about_for(state, seat, public))
            subscriber.put(messages[seat])

    def introduce(self, subscriber: Subscriber, name: str, taken: list[str]) -> None:
        """Give a spectator a name that nobody has, or none."""
        if subscriber.seat is not None:
            raise TableRefused("not-watching")
        others = [each.name for each in self.subscribers if each is not subscriber]
        taken = [*others, *taken, *captain_names()]
        subscriber.name = unique_name(clean_name(name), taken) if name.strip() else ""

    def publish_talk(self, talk: Talk) -> None:
        for subscriber in self.subscribers:
            subscriber.put(encode(talk))

    def end(self, why: EntrepotError) -> None:
        """Tell all why nothing more comes."""
        for subscriber in self.subscribers:
            subscriber.end(why)
        self.subscribers = []
