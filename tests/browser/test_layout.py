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
        for name in ("long-hand", "import", "pirate", "power")
    ),
    *("silk-2", "silk-4"),
]
AMONG_PEOPLE = [name for name in SHOWN if name.startswith(("trade-6", "silk-4"))]
"""With clocks, talk and a standing answer."""

REACHED = """(scrolls) => {
  const row = document.querySelector('[data-bar] .choices')
  row.scrollLeft = 0
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
    const target = e.closest('label') ?? e
    if (scrolls || e.dataset.step || e.closest('[data-panel]'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    row.dispatchEvent(new Event('scroll'))
    if (!e.getClientRects().length) return ''
    const box = target.getBoundingClientRect()
    if (Math.min(box.width, box.height) < 23.5)
      return `small: ${Math.round(box.width)}x${Math.round(box.height)}`
    if (around(e).some((each) => box.left < each.left - 1.5 || box.top < each.top - 1.5
      || box.right > each.right + 1.5 || box.bottom > each.bottom + 1.5)) return 'not in view'
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    // What lies in a zone or aboard a ship is above the mark of the whole.
    const whole = getComputedStyle(e).position === 'absolute' ? e.parentElement : target
    return whole.contains(hit) ? '' : `covered by ${hit?.outerHTML.slice(0, 60)}`
  }
  const name = (e) => e.dataset.thing ?? e.dataset.act ?? e.outerHTML.slice(0, 80)
  return there.map((e) => [name(e), wrong(e)]).filter(([, what]) => what).map(String)
}"""
"""What can be clicked but not reached: without scrolling, or when it is scrolled to (there, cards
that can only be looked at may lie under others). What is told, and the bar's buttons for what the
table shows as well, scroll everywhere."""
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
STEPS = """() => [...document.querySelectorAll('[data-step][aria-pressed=false]')].filter((e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect()
  return [left + 2, right - 2].every((x) => e.contains(
    document.elementFromPoint(x, (top + bottom) / 2)))
}).map((e) => e.dataset.step)"""
"""The buttons for what can follow, if they are wholly in view: what is chosen is pressed."""
OPEN = """async () => {
  for (const opener of ['.why', '[data-act=hint]', '[data-act=talk]'])
    document.querySelector(`[data-table] ${opener}`).click()
}"""
"""Why it is asked, a hint, and the talk, all of them at once."""
OPENED = ["[data-why]", "[data-hint] li", "[data-talk-lines] li"]
UNDER = """(scrolls) => {
  const panel = document.querySelector('[data-panel]')
  const zones = '.rivals, .middle, .mine, .own, .held, .hand'
  const own = ['.mine', '.own', '.held', '.hand'].map((zone) => `${zone} [data-thing]`).join()
  const needed = document.querySelectorAll(`[data-bar], ${scrolls ? own : zones}`)
  const under = (e) => {
    if (scrolls) e.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const [a, b] = [e.getBoundingClientRect(), panel.getBoundingClientRect()]
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  }
  const others = [...needed].filter((e) => !panel.contains(e))
  return [others.length > 3, others.filter(under).map((e) => e.outerHTML.slice(0, 80))]
}"""
"""What lies under the panel: on a desk any part of the table but the log, else any of your own
things that has been scrolled to."""
ADVICE = """() => {
  document.querySelector('[data-panel]').scrollTop = 0
  const line = document.querySelector('[data-hint] li span')
  const { left, top, bottom } = line.getBoundingClientRect()
  const seen = [top + 2, bottom - 2].every((y) => line === document.elementFromPoint(left + 2, y))
  const before = document.querySelector('[data-panel]').innerText.trim()
  return seen && before.startsWith(line.innerText)
}"""
"""Whether the panel begins with what the hint recommends, wholly in view."""
TALK_ROOM = """() => {
  const height = (what) => document.querySelector(what).clientHeight
  const bottom = (what) => document.querySelector(what).getBoundingClientRect().bottom
  return [height('[data-talk-lines]') > 0.3 * height('[data-panel]'),
    bottom('[data-phrase]') < bottom('[data-panel]')]
}"""
"""Whether what was said has a third of the panel, and phrases are in view below."""
LARGE = """localStorage.setItem('entrepot.settings',
  '{"textSize":"large","cardSize":"large"}')"""
TYPE = """(large) => {
  const { style } = document.documentElement
  style.setProperty('--text-size', large ? 1.2 : 1)
  style.setProperty('--card-size', large ? 1.15 : 1)
}"""
"""Large or not, as the settings do it."""
CUT_ASIDE = """() => [...document.querySelectorAll(
  '[data-bar] .aside :is(label, li, summary)')].filter((e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect()
  return ![left + 2, right - 2].every((x) => e.contains(
    document.elementFromPoint(x, (top + bottom) / 2)))
}).map((e) => e.innerText || e.ariaLabel)"""
"""What stands at the end of the bar, if it is not wholly in view."""
BETWEEN = """() => document.querySelector('[data-panel]').getBoundingClientRect().top
  - document.querySelector('[data-bar]').getBoundingClientRect().bottom"""
"""What is left of the table between the bar and the panel."""
PICK_FIRST = """() => {
  document.querySelector('[data-step]').click()
  return new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))
}"""
SHOP = """() => [...document.querySelectorAll('.shop [data-thing]')].map((e) => {
  e.scrollIntoView({ block: 'nearest' })
  const { left, right, top, bottom } = e.getBoundingClientRect()
  const parts = [...e.querySelectorAll('.price, .text')]
  return [top, bottom].map((y) => Math.round((y + (top + bottom) / 2) / 2))
    .every((y) => e.contains(document.elementFromPoint((left + right) / 2, y)))
    && parts.every((part) => part.getBoundingClientRect().right <= right
      && part.scrollWidth <= part.clientWidth + 1)
})"""
"""Of each card that can be bought: can it be scrolled to, and is all of it inside?"""
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


@pytest.fixture(scope="module", params=["en", "fr", "es", "zh-TW"])
def abroad(
    browser: Browser, server: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[FullTable]:
    """Held by somebody who reads another language."""
    person = Person(browser, server.url, has_touch=True, locale=request.param)
    yield FullTable(person)
    assert person.troubles == []
    person.leave()


def test_on_a_desk_all_that_can_be_clicked_is_in_view(desk: FullTable) -> None:
    wrong = {}
    for name in SHOWN:
        desk.show(TABLES[name](), company=name in AMONG_PEOPLE)
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
        held.show(TABLES[name](), company=name in AMONG_PEOPLE)
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
    for name in ("trade-2-import", "trade-6-pirate", "trade-6-power", "silk-4"):
        desk.show(TABLES[name](), company=name in AMONG_PEOPLE)
        for size in DESKS:
            resize(desk.page, size)
            assert desk.page.evaluate(BAR) <= 64, (name, size)
        held.show(TABLES[name](), company=name in AMONG_PEOPLE)
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


def test_what_comes_next_is_wholly_in_view_in_every_language_and_in_large_type(
    abroad: FullTable,
) -> None:
    abroad.show(TABLES["trade-2-import"](), company=True)
    wrong = []
    for large in (False, True):
        abroad.page.evaluate(TYPE, large)
        for size in (DESKS[0], *HELD):
            resize(abroad.page, size)
            abroad.page.evaluate(PICK_FIRST)
            if sorted(abroad.page.evaluate(STEPS)) != ["goods", "imports"]:
                wrong.append((large, size))
            abroad.page.keyboard.press("Escape")
    assert wrong == []


def test_standing_answers_and_the_options_as_text_are_wholly_in_view(abroad: FullTable) -> None:
    abroad.page.set_viewport_size({"width": 390, "height": 844})
    abroad.show(TABLES["trade-2-power"](), company=True)
    abroad.page.evaluate(TYPE, False)
    abroad.page.locator("[data-bar] .standing").wait_for()
    assert abroad.page.evaluate(CUT_ASIDE) == []


def test_a_hint_in_large_type_leaves_a_part_of_the_table_on_a_phone(abroad: FullTable) -> None:
    abroad.page.set_viewport_size({"width": 390, "height": 844})
    abroad.show(TABLES["trade-2-long-hand"](), company=True)
    abroad.page.evaluate(TYPE, True)
    abroad.page.evaluate("() => document.querySelector('[data-act=hint]').click()")
    abroad.page.locator("[data-hint] li").first.wait_for()
    assert abroad.page.evaluate(BETWEEN) > 844 / 8
    assert abroad.page.evaluate(ADVICE)


@pytest.mark.parametrize("name", ["trade-2-long-hand", "trade-6-power", "silk-4"])
def test_a_hint_a_reason_and_talk_cover_nothing_that_is_needed(
    desk: FullTable, held: FullTable, name: str
) -> None:
    wrong = {}
    for table, sizes in ((desk, DESKS), (held, HELD)):
        page, scrolls = table.page, table is held
        table.show(TABLES[name](), company=True)
        page.evaluate(OPEN)
        for what in OPENED:
            page.locator(what).first.wait_for()
        for size in sizes:
            resize(page, size)
            found = page.evaluate(REACHED, scrolls) + page.evaluate(SMALL_TEXT)
            if page.evaluate(UNDER, scrolls) != [True, []]:
                found.append(page.evaluate(UNDER, scrolls))
            if not page.evaluate(ADVICE):
                found.append("the hint does not come first")
            if page.evaluate(TOO_WIDE) > 0:
                found.append("the page is too wide")
            if found:
                wrong[size] = found
        page.keyboard.press("Escape")
        page.locator("[data-act=talk]").click()
    assert wrong == {}


def test_where_there_is_room_beside_the_table_talk_takes_it(desk: FullTable) -> None:
    desk.show(TABLES["silk-4"](), company=True)
    desk.page.locator("[data-act=talk]").click()
    desk.page.locator(OPENED[-1]).first.wait_for()
    for size in DESKS:
        resize(desk.page, size)
        assert desk.page.evaluate(TALK_ROOM) == [True, True], size
    desk.page.locator("[data-act=talk]").click()


def test_in_the_largest_type_whatever_does_not_fit_is_scrolled_to(
    browser: Browser, server: ServerProcess
) -> None:
    person = Person(browser, server.url)
    person.context.add_init_script(LARGE)
    table = FullTable(person)
    table.show(TABLES["silk-4"](), company=True)
    for size in DESKS:
        resize(table.page, size)
        assert table.page.evaluate(SHOP) == [True] * 4, size
    assert person.troubles == []
    person.leave()


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
