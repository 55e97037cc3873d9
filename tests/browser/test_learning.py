"""The guided first games, played as a learner does: read, click what is pointed at, confirm."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from entrepot.text import LANGUAGES, say
from kit.clicking import CONFIRM, click
from kit.games import NIGHTLY
from kit.people import Person
from kit.server_process import ServerProcess

Meet = Callable[..., Person]

COACH = "[data-coach]"
LIVE = ", ".join(f'[data-pointed][data-mark="{mark}"]:visible' for mark in ("can", "target"))
BID = 'select[data-control="bid"][data-pointed]'
CLICKS = 10
"""More than any step takes."""


def step_of(page: Page) -> int:
    return int(page.locator(COACH).get_attribute("data-step") or 0)


def take_step(page: Page) -> None:
    """Do what the coach says."""
    before = step_of(page)
    if page.locator('[data-act="next"]').count():
        page.locator('[data-act="next"]').click()
    else:
        expect(page.locator("[data-pointed]").first).to_be_attached()
        for _ in range(CLICKS):
            there = page.locator(LIVE).first
            if page.locator(BID).count():
                page.locator(BID).select_option("2")
            if not page.locator(LIVE).count():
                break
            there.evaluate("e => e.scrollIntoView({ block: 'center' })")
            click(there)
        page.locator(CONFIRM).click()
    expect(page.locator(COACH)).to_have_attribute("data-step", str(before + 1))


def learn(page: Page, steps: int | None = None) -> None:
    done = page.locator(f"{COACH}[data-done]")
    taken = 0
    while not done.count() and taken != steps:
        take_step(page)
        taken += 1


PHONE = {"viewport": {"width": 375, "height": 812}, "has_touch": True}
SILK, TRADE = "maritime-silk-road", "import-export"
OFTEN = [pytest.param(SILK, "zh-Hant", {}, id="silk-zh-Hant-wide")]
"""One in every run, in a language that shows what is left in English; all of them by night."""
ALWAYS = [
    pytest.param(game, lang, look, id=f"{game}-{lang}-{name}")
    for game in (SILK, TRADE)
    for lang in LANGUAGES
    for name, look in {"wide": {}, "phone": PHONE}.items()
]


@pytest.mark.parametrize(("game", "lang", "look"), ALWAYS if NIGHTLY else OFTEN)
def test_the_first_game_is_learned_by_clicking_what_is_pointed_at(
    server: ServerProcess, meet: Meet, game: str, lang: str, look: dict[str, object]
) -> None:
    page = meet(server, locale=lang, **look).page
    page.goto(server.url)
    page.locator(f'[data-game="{game}"] [data-act="learn"]').click()
    expect(page.locator(COACH)).to_be_visible()
    learn(page, steps=6)
    # It is left and resumed, and a step is taken again.
    page.reload()
    expect(page.locator(COACH)).to_have_attribute("data-step", "6")
    page.locator(f'{COACH} [data-act="back"]').click()
    expect(page.locator(COACH)).to_have_attribute("data-step", "5")
    learn(page)
    expect(page.locator(COACH)).to_contain_text(say("learn-well-done", lang))
    page.locator(f'{COACH} [data-act="leave"]').click()
    solved = page.locator(f'section[data-game="{game}"] .guided .solved')
    expect(solved).to_be_visible()


def test_a_wrong_answer_is_explained_and_a_hint_helps(server: ServerProcess, meet: Meet) -> None:
    page = meet(server).page
    page.goto(f"{server.url}/#/learn/trade-discard")
    page.locator('[data-thing="deck"]').click()
    page.locator(CONFIRM).click()
    expect(page.locator(f"{COACH} .wrong")).to_be_visible()
    page.locator(f'{COACH} [data-act="hint"]').click()
    expect(page.locator(f"{COACH} .more")).to_be_visible()
    page.locator('[data-thing="contract:rice"]').first.click()
    page.locator(CONFIRM).click()
    expect(page.locator(f"{COACH}[data-done]")).to_be_visible()
    page.locator('[data-act="real"]').click()
    expect(page.locator('[data-table][data-game="import-export"]')).to_be_visible()
