"""A table fits where people sit: with few and many players, full ships and full hands, at every
size, whatever can be clicked is in view, large enough and covered by nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from kit.full_tables import TABLES, FullTable
from kit.people import Person
from kit.server_process import ServerProcess
from kit.tour import SMALL_TEXT

DESKS = [(1280, 640), (1280, 720), (1366, 640), (1440, 900)]
"""All of a table is in view at once."""
HELD = [(820, 1180), (390, 844), (844, 390)]
"""A tablet, and a phone upright and on its side: one scrolls."""
SHOWN = [
    *(
        f"trade-{players}-{name}"
        for players in (2, 6)
        for name in ("long-hand", "import", "pirate")
    ),
    *("silk-2", "silk-4"),
]

REACHED = """(scrolls) => {
  const found = [...document.querySelectorAll(
    '[data-table] :is(button, a[href], select, summary, input)')]
  const looks = (e) => scrolls && e.dataset.mark === 'plain'
  const there = found.filter((e) => !e.disabled && !looks(e) && e.getClientRects().length
    && !e.closest('.visually-hidden') && e.checkVisibility({ visibilityProperty: true }))
  const clips = (e) => e.getClientRects().length
    && /auto|scroll|hidden|clip/.test(getComputedStyle(e).overflow)
  const around = (e) => {
    const all = []
    for (let box = e.parentElement; box && box !== document.body; box = box.parentElement)
      if (clips(box)) all.push(box.getBoundingClientRect())
    return [...all, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }]
  }
  const wrong = (e) => {
    if (scrolls) e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = e.getBoundingClientRect()
    if (Math.min(box.width, box.height) < 23.5)
      return `small: ${Math.round(box.width)}x${Math.round(box.height)}`
    if (around(e).some((each) => box.left < each.left - 1.5 || box.top < each.top - 1.5
      || box.right > each.right + 1.5 || box.bottom > each.bottom + 1.5)) return 'not in view'
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    // What lies in a zone or aboard a ship is above the mark of the whole.
    const whole = getComputedStyle(e).position === 'absolute' ? e.parentElement : e
    return whole.contains(hit) ? '' : `covered by ${hit?.outerHTML.slice(0, 60)}`
  }
  const name = (e) => e.dataset.thing ?? e.dataset.act ?? e.outerHTML.slice(0, 80)
  return there.map((e) => [name(e), wrong(e)]).filter(([, what]) => what).map(String)
}"""
"""What can be clicked but not reached: without scrolling, or when it is scrolled to (there, cards
that can only be looked at may lie under others)."""
HIDDEN = """(what) => {
  const all = [...document.querySelectorAll(what)]
  const covered = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect()
    if (right - left < 20 || bottom - top < 14) return true
    return [top + 4, bottom - 2].some((y) => !e.closest('.ship, .rival')
      .contains(document.elementFromPoint((left + right) / 2, y)))
  }
  return [all.length, ...all.filter(covered).map((e) => e.outerHTML.slice(0, 100))]
}"""
"""How many there are, and which of them are not wholly seen."""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
STEPS = """() => [...document.querySelectorAll('[data-step]')].filter((e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect()
  return e.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}).map((e) => e.dataset.step)"""
"""The buttons for what can follow, as far as they are in view."""
BAR = "() => document.querySelector('[data-bar]').getBoundingClientRect().height"


def resize(page: Page, size: tuple[int, int]) -> None:
    """The table is drawn at the new size, which takes two frames."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(
        "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))"
    )


@pytest.fixture(scope="module")
def desk(browser: Browser, server: ServerProcess) -> Iterator[FullTable]:
    person = Person(browser, server.url)
    yield FullTable(person)
    assert person.troubles == []
    person.leave()


@pytest.fixture(scope="module")
def held(browser: Browser, server: ServerProcess) -> Iterator[FullTable]:
    person = Person(browser, server.url, has_touch=True)
    yield FullTable(person)
    assert person.troubles == []
    person.leave()


def test_on_a_desk_all_that_can_be_clicked_is_in_view(desk: FullTable) -> None:
    wrong = {}
    for name in SHOWN:
        desk.show(TABLES[name]())
        for size in DESKS:
            resize(desk.page, size)
            found = desk.page.evaluate(REACHED, False) + desk.page.evaluate(SMALL_TEXT)
            if desk.page.evaluate(TOO_WIDE) > 0:
                found.append("the page is too wide")
            if found:
                wrong[f"{name} at {size}"] = found
    assert wrong == {}


def test_whoever_holds_it_reaches_all_that_can_be_clicked_by_scrolling(held: FullTable) -> None:
    wrong = {}
    for name in SHOWN:
        held.show(TABLES[name]())
        for size in HELD:
            resize(held.page, size)
            found = held.page.evaluate(REACHED, True) + held.page.evaluate(SMALL_TEXT)
            if held.page.evaluate(TOO_WIDE) > 0:
                found.append("the page is too wide")
            if found:
                wrong[f"{name} at {size}"] = found
    assert wrong == {}


def test_the_question_is_one_line_on_a_desk_and_a_third_of_a_low_phone(
    desk: FullTable, held: FullTable
) -> None:
    for name in ("trade-2-import", "trade-6-pirate", "silk-4"):
        desk.show(TABLES[name]())
        for size in DESKS:
            resize(desk.page, size)
            assert desk.page.evaluate(BAR) <= 64, (name, size)
        held.show(TABLES[name]())
        resize(held.page, (844, 390))
        assert held.page.evaluate(BAR) <= 390 / 3, name


def test_after_a_pick_what_comes_next_is_in_the_bar_and_nothing_moves(
    desk: FullTable, held: FullTable
) -> None:
    for table, sizes in ((desk, DESKS), (held, HELD)):
        table.show(TABLES["trade-2-import"]())
        for size in sizes:
            resize(table.page, size)
            table.page.evaluate("() => scrollTo(0, 0)")
            table.page.locator(".sea button[data-mark=can]").first.click()
            assert sorted(table.page.evaluate(STEPS)) == ["goods", "imports"], size
            assert size not in DESKS or table.page.evaluate(BAR) <= 64, size
            table.page.keyboard.press("Escape")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_rival_has_a_name_and_every_ship_its_hull(desk: FullTable, players: int) -> None:
    desk.show(TABLES[f"trade-{players}-pirate"]())
    for size in DESKS:
        resize(desk.page, size)
        assert desk.page.evaluate(HIDDEN, ".rivals .head .name") == [players - 1], size
        assert desk.page.evaluate(HIDDEN, ".mine .hull") == [2], size
        ships = desk.page.evaluate("() => document.querySelectorAll('.sea .ship').length")
        assert desk.page.evaluate(HIDDEN, ".sea .hull") == [ships], size


def test_what_is_out_of_reach_is_found(desk: FullTable) -> None:
    """So that the tests above can fail."""
    desk.show(TABLES["trade-2-lead"]())
    resize(desk.page, DESKS[0])
    card = "document.querySelector('.hand button')"
    for style, complaint in {
        "position: fixed; top: 600px; width: 100px": "not in view",
        "height: 20px; min-height: 0; overflow: hidden": "small",
        "pointer-events: none": "covered",
    }.items():
        desk.page.evaluate(f"(style) => {card}.style.cssText = style", style)
        found = desk.page.evaluate(REACHED, False)
        desk.page.evaluate(f"() => {card}.style.cssText = ''")
        assert any(complaint in each for each in found), (style, found)
    assert desk.page.evaluate(REACHED, False) == []
