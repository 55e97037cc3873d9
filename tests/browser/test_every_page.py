"""Every page, light and dark, large and small: no barrier to any reader, on any device."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ViewportSize, expect

from entrepot.text import LANGUAGES, say
from kit.games import NIGHTLY
from kit.people import Person
from kit.server_process import ServerProcess
from kit.tour import SMALL_TEXT, Stop, speak, tour

PHONE: ViewportSize = {"width": 375, "height": 812}
DESK: ViewportSize = {"width": 1440, "height": 900}
SIZES = [PHONE]
SPOKEN: tuple[str, ...] = ("fr", "zh-Hant")
"""The longest words, and the largest letters; by night every language."""
DARK = {"home", "guided", "trade-bid", "silk", "trade-peek", "trade-over", "settings"}
"""Every kind of thing that has colours; by night every page."""
ALIKE = {"practice", "new-silk", "trade-first", "trade-six", "trade-ship", "silk-first"}
ALIKE |= {"silk-peek", "silk-chosen", "silk-over", "silk-replay", "card-silk", "rules-silk"}
ALIKE |= {"cards"}
"""Made of the same parts as other pages: by day, only the fit of the longest words is checked."""
if NIGHTLY:
    SPOKEN = LANGUAGES
    SIZES += [{"width": 768, "height": 1024}, DESK]
WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body :not(svg, svg *)')].filter((e) => {
    const { right, width } = e.getBoundingClientRect()
    return width && right > innerWidth + 1 && getComputedStyle(e).position !== 'fixed'
  }).slice(0, 5).map((e) => 'too wide: ' + e.outerHTML.slice(0, 120))"""
CUT = """() => {
  const found = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.trim(), inner = node.parentElement
    if (!text || inner.closest('.visually-hidden, option, svg')) continue
    if (!inner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    // Letters are higher than a tight line; only what sticks out of it by much is cut.
    const loose = 0.3 * parseFloat(getComputedStyle(inner).fontSize)
    let floats = false
    for (let e = inner; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e), at = e.getBoundingClientRect()
      if (style.display === 'contents') continue
      const over = style.overflowX + style.overflowY
      if (/auto|scroll/.test(over) || style.clipPath !== 'none') break
      const clips = /hidden|clip/.test(over)
      const dots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const short = dots && e.closest('[title], [data-peek], button[aria-label]')
      const painted = style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        parseFloat(style.borderBottomWidth) > 0
      const out = box.left < at.left - 1.5 || box.right > at.right + 1.5 ||
        box.top < at.top - loose || box.bottom > at.bottom + loose
      if (out && !short && (clips || (painted && !floats)))
        found.add(`${clips ? 'cut' : 'spilt'}: ${text.slice(0, 40)} (${e.outerHTML.slice(0, 90)})`)
      if (out) break
      floats ||= ['absolute', 'fixed'].includes(style.position)
    }
  }
  return [...found]
}"""
"""Text that does not fit into its button, card or panel. What ends in dots tells all of it to
who points at it."""
PUT = """([style, text]) => {
  const button = document.createElement('button')
  button.className = 'wrong'
  button.style.cssText = style
  button.textContent = text
  document.querySelector('main').append(button)
}"""
SMALL = """() => [...document.querySelectorAll(
    ':is([data-table], [data-lesson]) button:not([data-mark=plain])')]
  .filter((e) => e.getClientRects().length && !e.closest('.visually-hidden') && e.checkVisibility())
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
  .map(([e, { width, height }]) => `${width}x${height} ${e.outerHTML.slice(0, 120)}`)"""
"""Buttons to play with. Cards that can only be looked at may be smaller."""


@pytest.fixture(scope="module")
def visit(browser: Browser, server: ServerProcess) -> Iterator[tuple[Person, dict[str, Stop]]]:
    person = Person(browser, server.url)
    yield person, tour(person, server)
    assert person.troubles == []
    person.leave()


def serious(page: Any, *rules: str) -> list[str]:
    """What keeps somebody from reading or using the page, by these rules or by all."""
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    options = {"resultTypes": ["violations"], **only}
    if not page.evaluate("'axe' in window"):  # our pages are one document
        page.evaluate(Axe().axe_script)
    found = page.evaluate("async (options) => (await axe.run(options)).violations", options)
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in found
        if each["impact"] in {"serious", "critical"}
        for node in each["nodes"]
    ]


def test_no_page_has_a_serious_barrier(visit: tuple[Person, dict[str, Stop]]) -> None:
    """In the light by all rules; what the dark changes are colours."""
    person, stops = visit
    person.page.set_viewport_size({"width": 1280, "height": 900})
    barriers = {}
    for name, stop in stops.items():
        if name in ALIKE and not NIGHTLY:
            continue
        person.page.emulate_media(color_scheme="light")
        stop.show(person)
        found = serious(person.page)
        if NIGHTLY or name in DARK:
            person.page.emulate_media(color_scheme="dark")
            found += serious(person.page, "color-contrast")
        if found:
            barriers[name] = found
    assert set(stops) >= DARK | ALIKE
    person.page.emulate_media(color_scheme="light")
    assert barriers == {}


def test_everything_fits_on_a_phone_and_every_button_of_a_table_is_large_enough(
    visit: tuple[Person, dict[str, Stop]],
) -> None:
    person, stops = visit
    wrong = {}
    for lang in SPOKEN:
        speak(person, lang)
        for size in SIZES:
            person.page.set_viewport_size(size)
            for name, stop in stops.items():
                if name in ALIKE and lang != SPOKEN[0] and not NIGHTLY:
                    continue
                stop.show(person)
                looks = [WIDE, CUT, SMALL_TEXT, *([SMALL] if size == PHONE else [])]
                if found := [each for look in looks for each in person.page.evaluate(look)]:
                    wrong[f"{name} in {lang} at {size['width']}"] = found
    speak(person, "en")
    assert wrong == {}


def test_a_phone_shows_the_same_things_to_pick(visit: tuple[Person, dict[str, Stop]]) -> None:
    person, stops = visit
    marked = "all => all.map((e) => e.dataset.thing).sort()"
    for name in ("trade", "trade-bid", "silk"):
        found = []
        for size in (DESK, PHONE):
            person.page.set_viewport_size(size)
            stops[name].show(person)
            found.append(person.page.locator('[data-mark="can"]').evaluate_all(marked))
        assert set(found[0]) == set(found[1]), name


def test_what_does_not_fit_is_found(visit: tuple[Person, dict[str, Stop]]) -> None:
    """So that the test above can fail."""
    person, stops = visit
    person.page.set_viewport_size(PHONE)
    stops["home"].show(person)
    tight = "width: 30px; white-space: nowrap; border: 1px solid"
    for style, text in (
        (tight, "sticks out"),
        (f"{tight}; overflow: hidden", "is cut, and nobody knows the rest"),
        (f"{tight}; overflow: hidden; text-overflow: ellipsis", "ends in dots, for good"),
        ("width: 40rem", "is too wide"),
    ):
        person.page.evaluate(PUT, [style, text])
        found = [each for look in (WIDE, CUT) for each in person.page.evaluate(look)]
        person.page.evaluate("document.querySelector('.wrong').remove()")
        assert any(text in each for each in found), text


def test_a_language_chosen_in_the_settings_is_spoken_by_pages_that_were_read_before(
    visit: tuple[Person, dict[str, Stop]],
) -> None:
    person, stops = visit
    for name in ("rules-trade", "learn", "guided", "card-trade"):
        stops[name].show(person)
    for lang in ("fr", "zh-Hant", "en"):
        stops["settings"].show(person)
        person.page.locator("select[id$=language]").select_option(lang)
        person.page.locator(f"html[lang={lang}]").wait_for()
        wanted = {
            "rules-trade": say("rules-sought", lang),
            "learn": say("learn-about", lang),
            "guided": say("learn-coach", lang),
            "card-trade": say("rules-card-about", lang),
        }
        for name, text in wanted.items():
            stops[name].show(person)
            body = person.page.locator("body")
            expect(body, name).to_contain_text(text, ignore_case=True, use_inner_text=True)
