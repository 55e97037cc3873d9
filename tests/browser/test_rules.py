"""The rules at hand: from a question to its paragraph, through an example, to a card's own page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from kit.server_process import ServerProcess
from kit.tour import SILK, TRADE, asked, mine, seated

MARKED = '[data-mark="can"]'


@pytest.mark.parametrize(("game", "kind"), [(TRADE, "lead"), (SILK, "phase-1")])
def test_a_question_leads_to_the_paragraph_that_it_is_about(
    meet: Meet, server: ServerProcess, game: str, kind: str
) -> None:
    ann = meet(server)
    id = seated(ann, server, game, 2, 5, asked(kind))
    page = ann.goto(f"#/t/{id}")
    page.locator("button.why").click()
    link = page.locator("[data-why] a").first
    number = link.inner_text()
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    paragraph = rules.locator(f'[data-paragraph="{number}"]')
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_be_focused()
    # The game goes on where it was.
    expect(page.locator("[data-bar][data-mine]")).to_be_visible()


@pytest.mark.parametrize("game", [TRADE, SILK])
def test_every_example_can_be_stepped_through_to_its_end(
    meet: Meet, server: ServerProcess, game: str
) -> None:
    page = meet(server).goto(f"#/rules/{game}")
    examples = page.locator("[data-example]")
    expect(examples).to_have_count(9 if game == TRADE else 5)
    for example in examples.all():
        example.scroll_into_view_if_needed()
        expect(example.locator("[data-thing]").first).to_be_visible()
        steps = 0
        while example.locator('[data-act="on"][aria-disabled="false"]').count():
            # What is marked goes on, too.
            marked = example.locator(MARKED)
            if marked.count():
                marked.first.click(force=True)
            else:
                example.locator('[data-act="on"]').click()
            steps += 1
            expect(example).to_have_attribute("data-n", str(steps))
        assert steps >= 2
        example.locator('[data-act="first"]').click()
        expect(example).to_have_attribute("data-n", "0")


def test_search_finds_a_paragraph_and_a_card_with_the_keyboard_alone(
    meet: Meet, server: ServerProcess
) -> None:
    page = meet(server).goto(f"#/rules/{TRADE}")
    page.locator('[data-act="search"]').focus()
    page.keyboard.type("beside sealed BID")
    found = page.locator('[data-found="paragraphs"] a')
    expect(found).to_have_count(1)
    found.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-paragraph="13.5"]')).to_be_focused()

    page.locator('[data-act="search"]').fill("nanobots")
    page.locator('[data-found="cards"] a').first.click()
    expect(page.locator('[data-card="nanobots"]')).to_be_visible()
    page.locator('[data-paragraph="13.6"] a').first.click()
    expect(page.locator('[data-paragraph="13.6"]')).to_be_in_viewport()


def test_a_card_of_the_gallery_has_an_address_and_the_gallery_is_found_again(
    meet: Meet, server: ServerProcess
) -> None:
    page = meet(server).goto("#/cards")
    page.locator("#card-foxes").click()
    expect(page.locator('[data-card="foxes"]')).to_be_visible()
    assert page.url.endswith("#/cards/foxes")
    page.go_back()
    expect(page.locator("#card-foxes")).to_be_in_viewport()
    expect(page.locator("#card-foxes")).to_be_focused()


def test_a_card_that_is_pointed_at_opens_its_page_beside_the_game(
    meet: Meet, server: ServerProcess
) -> None:
    ann = meet(server)
    id = seated(ann, server, TRADE, 2, 5, mine(0))
    page = ann.goto(f"#/t/{id}")
    page.locator('[data-thing^="hand:"]').first.hover()
    card = page.locator("[data-peeked]").get_attribute("data-peeked")
    with page.context.expect_page() as opened:
        page.keyboard.press("r")
    expect(opened.value.locator(f'[data-card="{card}"]')).to_be_visible()
