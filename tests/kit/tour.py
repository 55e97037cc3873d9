"""All pages there are, with tables in many states, for tests that look at every one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from entrepot.kernel.match import Match
from kit.people import Person
from kit.prepared_tables import find_game, give_answers
from kit.server_process import ServerProcess

TRADE, SILK = "import-export", "maritime-silk-road"
TABLE = "[data-table] [data-thing]:visible"
OVER = ".results:not(:has([aria-busy]))"
"""The end page with its chart, which comes after the rest."""
CHOSEN = '[data-act="confirm"]:not([aria-disabled])'


@dataclass
class Caller:
    """A seat that is played through the API alone."""

    server: ServerProcess
    key: str

    def post(self, path: str, body: Any = None) -> Any:
        return self.server.want("POST", path, body or {}, self.key)


PEEK = """() => document.querySelector('[data-table] [data-peek]:not([data-mark])').dispatchEvent(
  new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))"""
"""A tap on a card that only can be looked at."""
WHY = "() => document.querySelector('[data-bar] .why').click()"
MENU = "() => document.querySelector('[data-act=menu]').click()"
PICK = f"""async () => {{
  const found = (what) => document.querySelector('[data-table] ' + what)
  for (let n = 0; n < 5 && !found('{CHOSEN}'); n++) {{
    const next = found('[data-mark="target"]') ?? found('[data-mark="can"]')
    next.click()
    await new Promise((on) => setTimeout(on))
  }}
}}"""
"""Clicks on what is marked, until something can be confirmed."""

SMALL_TEXT = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const inner = node.parentElement
    if (!node.data.trim() || inner.closest('.visually-hidden, svg, option, script, style')) continue
    if (!inner.checkVisibility()) continue
    const size = parseFloat(getComputedStyle(inner).fontSize)
    if (size < 14) found.add(`${size} px: ${node.data.trim().slice(0, 30)}`)
  }
  return [...found]
}"""
"""Text on a page that is smaller than 14 px, at which letters lose their dots."""


@dataclass
class Stop:
    """A page, and what is there once it is all there; `then`: a script, and what it shows."""

    hash: str
    there: str
    then: str = ""
    shows: str = ""

    def show(self, person: Person) -> None:
        person.goto(self.hash)
        person.page.locator(self.there).first.wait_for()
        if self.then:
            person.page.evaluate(self.then)
            person.page.locator(self.shows).first.wait_for()
        person.page.evaluate("() => document.fonts.ready.then(() => 0)")


def speak(person: Person, lang: str) -> None:
    """The person's browser chooses a language, as the settings do."""
    person.goto()
    person.page.evaluate(
        """(language) => {
          const kept = JSON.parse(localStorage.getItem('entrepot.settings') ?? '{}')
          localStorage.setItem('entrepot.settings', JSON.stringify({ ...kept, language }))
        }""",
        lang,
    )
    person.page.reload()
    person.page.locator(f"html[lang={lang}] [data-act=play]").first.wait_for()


def seated(
    person: Person,
    server: ServerProcess,
    game: str,
    players: int,
    seed: int,
    until: Callable[[Match], bool],
    bot: str = "",
) -> str:
    """A table in that situation; the person sits in seat 0, programs at the others."""
    found = find_game(game, players, seed, until, bot)
    seats = [{"kind": "person"}] + [{"kind": "open"}] * (players - 1)
    wanted = {"game": game, "name": "Ann", "seats": seats, "seed": found.seed, "shuffle": False}
    id = str(person.post("/api/tables", wanted)["table"])
    people: list[Any] = [person]
    for name in ["Ben", "Cem", "Dora", "Eli", "Fay"][: players - 1]:
        body = {"name": name, "bearer": True}
        keys = server.want("POST", f"/api/tables/{id}/join", body)
        people.append(Caller(server, keys["key"]))
    give_answers(id, people, found.answers)
    return id


def asked(kind: str) -> Callable[[Match], bool]:
    return lambda m: any(q.seat == 0 and q.kind == kind for q in m.pending)


def mine(turn: int) -> Callable[[Match], bool]:
    """Seat 0 is asked, that many turns into the game or later."""
    return lambda m: m.view(None).turn >= turn and m.pending[0].seat == 0


def yes_or_no(m: Match) -> bool:
    """Seat 0 may use a power."""
    return any(q.seat == 0 and {"yes", "no"} <= {o.id for o in q.options} for q in m.pending)


def tour(person: Person, server: ServerProcess) -> dict[str, Stop]:
    def table(game: str, players: int, seed: int, until: Callable[[Match], bool]) -> str:
        return seated(person, server, game, players, seed, until)

    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "normal"}]
    room = person.post("/api/tables", {"game": TRADE, "seats": seats})["table"]
    middle = table(TRADE, 4, 3, mine(12))
    trade_over = table(TRADE, 3, 1, lambda m: m.over)
    silk_over = table(SILK, 3, 1, lambda m: m.over)
    tables = {
        "trade-first": table(TRADE, 2, 5, mine(0)),
        "trade": middle,
        "trade-six": table(TRADE, 6, 3, mine(8)),
        "trade-bid": table(TRADE, 3, 1, asked("bid")),
        "trade-ship": table(TRADE, 3, 1, asked("import-from")),
        "trade-power": table(TRADE, 3, 10, yes_or_no),
        "silk-first": table(SILK, 2, 5, mine(0)),
        "silk": table(SILK, 4, 3, mine(6)),
    }
    return {
        "home": Stop("#/", '[data-act="play"]'),
        "learn": Stop("#/learn", '[data-act="practice"]'),
        "guided": Stop("#/learn/trade-first", "[data-coach]"),
        "practice": Stop("#/learn/silk-porter", "[data-coach]"),
        "new-trade": Stop(f"#/new/{TRADE}", "form"),
        "new-silk": Stop(f"#/new/{SILK}", "form"),
        "room": Stop(f"#/t/{room}", '[data-act="begin"]'),
        **{name: Stop(f"#/t/{id}", TABLE) for name, id in tables.items()},
        "trade-peek": Stop(f"#/t/{middle}", TABLE, PEEK, "dialog [data-peeked]"),
        "silk-peek": Stop(f"#/t/{tables['silk']}", TABLE, PEEK, "dialog [data-peeked]"),
        "trade-chosen": Stop(f"#/t/{middle}", TABLE, PICK, CHOSEN),
        "silk-chosen": Stop(f"#/t/{tables['silk']}", TABLE, PICK, CHOSEN),
        "trade-why": Stop(f"#/t/{tables['trade-power']}", TABLE, WHY, "[data-why] a"),
        "menu": Stop(f"#/t/{middle}", TABLE, MENU, "[data-act=menu] + div a"),
        "trade-over": Stop(f"#/t/{trade_over}", OVER),
        "silk-over": Stop(f"#/t/{silk_over}", OVER),
        "trade-replay": Stop(f"#/replay/{trade_over}", "[data-replay]"),
        "silk-replay": Stop(f"#/replay/{silk_over}", "[data-replay]"),
        "host": Stop(f"#/t/{middle}/host", '[data-act="delete"]'),
        "settings": Stop("#/settings", "select, input"),
        "about": Stop("#/about", "h1, h2"),
        "cards": Stop("#/cards", "[data-peek]"),
        "card-trade": Stop("#/cards/laptops", "[data-paragraph]"),
        "card-silk": Stop("#/cards/porter", "[data-paragraph]"),
        "rules-trade": Stop(f"#/rules/{TRADE}/3.3", "[data-example=lead] [data-thing]"),
        "rules-silk": Stop(f"#/rules/{SILK}/4.2", "[data-example=exchange] [data-thing]"),
        "nowhere": Stop("#/no/such/page/here", "a"),
    }
