"""A card is dragged or clicked onto a ship: the ship is meant, wherever on it one lets go."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import entrepot
from browser.conftest import Meet
from entrepot.import_export.view_types import TradeShip
from entrepot.kernel.match import Match
from kit.people import Person
from kit.prepared_tables import find_game
from kit.server_process import ServerProcess
from kit.tour import TRADE, seated

CONFIRM = '[data-act="confirm"]'


def loads(match: Match) -> list[list[str]]:
    """The card and the ship of each load that seat 0 may choose, onto a ship with a container."""
    asked = match.question(0)
    if asked is None or asked.kind != "load":
        return []
    found = [option.split(":")[1:] for option in asked.by_id if option.startswith("load:")]
    pairs = [load for load in found if len(load) == 2]
    return [load for load in pairs if (ship := aboard(match, load[1])) and ship.containers]


def can_load(match: Match) -> bool:
    return bool(loads(match))


def aboard(match: Match, name: str) -> TradeShip | None:
    me = match.view(0).players[0]
    ships = {f"{me.colour}-{number}": ship for number, ship in enumerate(me.ships, 1)}
    return ships.get(name)


def drag(page: Page, thing: str, to: str) -> None:
    boxes = [page.locator(f'[data-thing="{name}"]').first.bounding_box() for name in (thing, to)]
    [start, end] = [(box["x"] + box["width"] / 2, box["y"] + 12) for box in boxes if box]
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] - 60, steps=4)
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def test_a_card_goes_onto_the_ship_wherever_one_lets_go(meet: Meet, server: ServerProcess) -> None:
    match = find_game(TRADE, 2, 1, can_load, "greedy").match
    person: Person = meet(server)
    page = person.goto()
    id = seated(person, server, TRADE, 2, 1, can_load, "greedy")
    page = person.goto(f"#/t/{id}")
    [card, name] = loads(match)[0]
    ship = aboard(match, name)
    assert ship is not None
    contract, container = ship.contracts[0], ship.containers[0].card
    asked = match.question(0)
    assert asked is not None
    option = entrepot.text.option(asked, f"load:{card}:{name}", "en")
    hand = page.locator(f'button[data-thing="hand:{card}"]')
    hand.wait_for()
    page.locator(f'[data-thing="{name}:{container}"]').first.wait_for()
    free = page.locator(f'[data-thing^="{name}:"]').evaluate_all(
        "all => all.map((e) => e.dataset.thing).find((name) => name.split(':').length === 3)"
    )
    for place in (free, f"contract:{contract}", f"{name}:{container}", name):
        drag(page, f"hand:{card}", place)
        expect(page.locator(CONFIRM)).to_contain_text(option)
        page.keyboard.press("Escape")
        hand.click()
        page.locator(f'[data-thing="{place}"]').first.click(position={"x": 12, "y": 12})
        expect(page.locator(CONFIRM)).to_contain_text(option)
        expect(page.locator("[data-peeked]:visible")).to_have_count(0)
        page.keyboard.press("Escape")
    drag(page, f"hand:{card}", free)
    page.locator(CONFIRM).click()
    expect(page.locator(f'[data-thing="hand:{card}"]')).to_have_count(0)
    events = person.state(id)["events"]
    assert any(e["type"] == "load" and e.get("cards") == [card] for e in events)


SEEN = """(name) => {
  const ship = document.querySelector(`.mine [data-thing="${name}"]`).getBoundingClientRect()
  const harbour = document.querySelector('.mine').getBoundingClientRect()
  return ship.bottom <= harbour.bottom + 1 && harbour.bottom <= innerHeight
}"""


def test_on_a_low_screen_the_own_ships_are_seen_whole(meet: Meet, server: ServerProcess) -> None:
    person: Person = meet(server, viewport={"width": 1280, "height": 640})
    person.goto()
    match = find_game(TRADE, 2, 1, can_load, "greedy").match
    id = seated(person, server, TRADE, 2, 1, can_load, "greedy")
    page = person.goto(f"#/t/{id}")
    name = loads(match)[0][1]
    page.locator(f'.mine [data-thing="{name}"]').wait_for()
    assert page.evaluate(SEEN, name)
