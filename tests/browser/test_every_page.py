"""Every page, light and dark, large and small: no barrier to any reader, on any device."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from kit.people import Person
from kit.serving import Serving
from kit.tour import Stop, tour

PHONE = {"width": 375, "height": 812}
WIDE = """() => [...document.querySelectorAll('body *')].filter((e) => {
  const { right, width } = e.getBoundingClientRect()
  return width && right > 376 && getComputedStyle(e).position !== 'fixed'
}).slice(0, 5).map((e) => e.outerHTML.slice(0, 120))"""
SMALL = """() => [...document.querySelectorAll(':is([data-table], [data-lesson]) button')]
  .filter((e) => e.getClientRects().length && !e.closest('.unseen') && e.checkVisibility())
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
  .map(([e, { width, height }]) => `${width}x${height} ${e.outerHTML.slice(0, 120)}`)"""


@pytest.fixture(scope="module")
def visit(browser: Browser, serving: Serving) -> Iterator[tuple[Person, dict[str, Stop]]]:
    person = Person(browser, serving.url)
    yield person, tour(person, serving)
    assert person.troubles == []
    person.leave()


def serious(page: Any) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in found
        if each["impact"] in {"serious", "critical"}
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_barrier(visit: tuple[Person, dict[str, Stop]], scheme: Any) -> None:
    person, stops = visit
    person.page.set_viewport_size({"width": 1280, "height": 900})
    person.page.emulate_media(color_scheme=scheme)
    barriers = {}
    for name, stop in stops.items():
        stop.show(person)
        if found := serious(person.page):
            barriers[name] = found
    assert barriers == {}


def test_no_page_scrolls_sideways_on_a_phone_and_every_button_of_a_table_is_large_enough(
    visit: tuple[Person, dict[str, Stop]],
) -> None:
    person, stops = visit
    person.page.set_viewport_size(PHONE)
    too_wide, too_small = {}, {}
    for name, stop in stops.items():
        stop.show(person)
        if person.page.evaluate("document.documentElement.scrollWidth") > 375:
            too_wide[name] = person.page.evaluate(WIDE)
        if found := person.page.evaluate(SMALL):
            too_small[name] = found
    assert (too_wide, too_small) == ({}, {})


def test_a_phone_shows_the_same_things_to_pick(visit: tuple[Person, dict[str, Stop]]) -> None:
    person, stops = visit
    marked = "all => all.map((e) => e.dataset.thing).sort()"
    for name in ("trade", "trade-bid", "silk"):
        found = []
        for size in ({"width": 1440, "height": 900}, PHONE):
            person.page.set_viewport_size(size)
            stops[name].show(person)
            found.append(person.page.locator('[data-mark="can"]').evaluate_all(marked))
        assert set(found[0]) == set(found[1]), name
