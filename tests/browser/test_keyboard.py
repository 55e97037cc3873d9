"""Whole games by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from kit.key_player import KeyPlayer
from kit.server_process import ServerProcess


@pytest.mark.parametrize("game", ["import-export", "maritime-silk-road"])
def test_a_whole_game_is_played_by_keyboard_alone(
    meet: Meet, server: ServerProcess, game: str
) -> None:
    person = meet(server)
    page = person.goto()
    person.table(
        {
            "game": game,
            "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}],
            "seed": 4,
            "pace": 0,
        }
    )
    player = KeyPlayer(page, page.keyboard.press, seed=4)
    while player.act():
        pass
    assert player.answers > 20
    expect(page.locator("[data-table]")).to_have_attribute("data-state", "over")
    expect(
        page.locator("[data-end] .results h1"), "who hears the page hears the result"
    ).to_be_focused()
