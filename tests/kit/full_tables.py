"""Tables with as much on them as a long game brings, each at a question of seat 0, and what a
server would send to show them: a browser can look at all of them without playing a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.json import encode
from playwright.sync_api import Route, WebSocketRoute

from entrepot import Match
from entrepot.import_export.cards import TYPES
from entrepot.server import protocol
from entrepot.server.company_protocol import Talk, TalkLine
from entrepot.server.worker_protocol import Advice, Hint
from kit import import_export as trade
from kit import silk_road as silk
from kit.import_export import harbour, sea, trader
from kit.people import Person

NAMES = ["Ann", "Zheng He", "Ibn Battuta of Tangier", "Jeanne Baret", "Ching Shih", "Wwwwwwwwwwww"]


def traders(players: int, hand: str) -> list[dict[str, Any]]:
    """Seat 0 with both ships in harbour, nearly full; everybody else with two ships well laden."""
    mine = trader(
        hand,
        credits=38,
        imports="technology illegal consumer luxury",
        goods="technology*2 agriculture illegal consumer*2 luxury*2",
        shipments="dark_flight_games champagne protractors whole_wheat",
        ships=[
            harbour("laptops onions", "technology luxury agriculture"),
            harbour("ammunition cups", "illegal*2"),
        ],
    )
    rivals = [
        trader(
            credits=20 + 2 * seat,
            imports=TYPES[seat],
            goods=f"{TYPES[seat - 2]} {TYPES[seat - 3]}",
            shipments=("jasmine_tea", "pens", "tablets", "rare_metals", "books")[seat],
            ships=[
                sea(f"technology agriculture illegal consumer luxury {TYPES[seat]}"),
                sea(f"{TYPES[seat]}*2 {TYPES[seat - 1]}*2")
                if seat % 2 == 0
                else harbour("diamond_rings" if seat == 1 else "mri_machines", "consumer"),
            ],
        )
        for seat in range(players - 1)
    ]
    return [mine, *rivals]


HAND = "drones rice pistols soap gold_watches"
LONG_HAND = f"{HAND} technology*2 agriculture*2 illegal consumer luxury"
ISLAND = "oysters pocky stem_cells board_games velvet_robes led_lights"


def leading(players: int, hand: str = HAND) -> Match:
    return trade.begin(*traders(players, hand), island=ISLAND)


def led(players: int, action: str, card: str) -> Match:
    """Seat 0 has led an action, everybody else has drawn, and seat 0 is asked what to do."""
    return trade.lead(leading(players), 0, action, card)


def taking_containers(players: int) -> Match:
    """Seat 0 has won the bid and says where the containers go: the question with two steps."""
    match = led(players, "import", "soap")
    trade.answer(match, 0, min(trade.options(match, 0, "ship:")))
    while trade.kinds(match) != ["place-import"]:
        asked = match.pending[0]
        wanted = ("done", "bid:8") if asked.seat == 0 else ("pass", "done")
        match.answer(asked.seat, next(each for each in wanted if each in asked.by_id))
    return match


def asking(players: int) -> Match:
    """A power asks seat 0 for a load, and may be told never to ask again."""
    mine, *rivals = traders(players, HAND)
    mine["shipments"][0] = "nanobots"
    match = trade.begin(mine, *rivals, island=ISLAND)
    return trade.answer(match, 0, "draw")


def merchants(players: int) -> Match:
    """Seat 0 may play any card of a long hand; everybody has ships and special cards."""
    goods = "porcelain silk tea spice glass ore"
    mine = silk.player(f"{goods} tea tea ore", 24, "tea silk ore glass spice", porters=1)
    rivals = [
        silk.player("tea ore silk", 9, "porcelain tea glass", **{card: 1})
        for card in ("licences", "exchanges", "porters")[: players - 1]
    ]
    match = silk.begin(mine, *rivals, deck=f"{goods} {goods} {goods}")
    return silk.answer(match, "phase-1 pass")


AT_TRADE: dict[str, Callable[[int], Match]] = {
    "lead": leading,
    "long-hand": partial(leading, hand=LONG_HAND),
    "load": partial(led, action="load", card="drones"),
    "pirate": partial(led, action="pirate", card="pistols"),
    "import": taking_containers,
    "power": asking,
}
TABLES: dict[str, Callable[[], Match]] = {
    **{
        f"trade-{players}-{name}": partial(make, players)
        for players in (2, 4, 6)
        for name, make in AT_TRADE.items()
    },
    **{f"silk-{players}": partial(merchants, players) for players in (2, 4)},
}


WORDS = "Who took the silk? Nobody here, as far as I can see."
SAID = [
    TalkLine(n=n, at=n, seat=0, name=NAMES[0], phrase="good-luck")
    if n % 2
    else TalkLine(n=n, at=n, seat=1, name=NAMES[1], text=WORDS)
    for n in range(12)
]
MINUTE = 60_000


def state(match: Match, era: int, company: bool) -> protocol.State:
    """What a server sends to seat 0 when it comes to the table, alone with bots or among people
    who talk and have a clock."""
    view: Any = match.view(0)
    explanation: Any = match.explain(view, 0)
    seats = [
        protocol.Seat(
            kind="bot" if seat and not company else "person",
            level="normal" if seat and not company else None,
            name=NAMES[seat],
            online=True,
            time_left=(9 + seat) * MINUTE if company else None,
        )
        for seat in range(match.players)
    ]
    table = protocol.Table(
        id="full",
        game=match.game,
        players=match.players,
        options={},
        state="playing",
        seats=seats,
        listed=False,
        pace=0,
        clock=None,
        budget=1800 if company else None,
        deadline=None,
        grace=None,
        proposal=None,
        next=None,
        watching=era,
        made=0,
        seeded=False,
    )
    return protocol.State(
        protocol=1,
        seat=0,
        host=True,
        table=table,
        era=era,
        first=0,
        events=match.events(0),
        view=view,
        explanation=explanation,
        undo=True,
        standing={"drones": "never"} if company and match.game == trade.GAME else {},
    )


def advice(match: Match) -> Hint:
    """A hint with the longest words there are at this question."""
    options = sorted((option.id for option in match.pending[0].options), key=len, reverse=True)
    worlds = [(0.55, 200), (0.6, 10), (0.4, 10)]
    best = [
        Advice(option=option, chance=chance, tried=tried, worth=0)
        for option, (chance, tried) in zip(options, worlds, strict=False)
    ]
    return Hint(question="", best=best)


SHOWN = """(era) => parseInt(document.querySelector('.watching')?.textContent) === era
  && document.querySelector('[data-bar] p')"""
"""The page says how many people look on; here, that is the number of the table."""


class FullTable:
    """A page at a table that no server knows: it shows whichever table it is told to."""

    def __init__(self, person: Person) -> None:
        self.page, self.era = person.page, 0
        self.match: Match | None = None
        self.company = False
        self.socket: WebSocketRoute | None = None
        self.page.route_web_socket(re.compile("/api/tables/full/socket"), self._connected)
        self.page.route("**/api/tables/full/hint", self._advise)

    def _advise(self, route: Route) -> None:
        assert self.match
        route.fulfill(body=encode(advice(self.match)), content_type="application/json")

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda said: self._answer(socket, json.loads(said)))
        if self.match:
            self._send()

    def _answer(self, socket: WebSocketRoute, said: dict[str, Any]) -> None:
        if said["type"] == "ping":
            socket.send(json.dumps({"type": "pong", "at": said["at"]}))

    def show(self, match: Match, company: bool = False) -> None:
        self.match, self.era, self.company = match, self.era + 1, company
        if self.socket:
            self._send()
        else:
            self.page.goto("#/t/full")
        self.page.wait_for_function(SHOWN, arg=self.era)
        self.page.evaluate("() => document.fonts.ready.then(() => 0)")

    def _send(self) -> None:
        assert self.socket
        assert self.match
        self.socket.send(encode(state(self.match, self.era, self.company)).decode())
        if self.company:
            self.socket.send(encode(Talk(lines=SAID, all=True)).decode())
