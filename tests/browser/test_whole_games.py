"""Whole games from the first click to the last, by people who click what is marked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from kit.clicking import awaited, play
from kit.games import NIGHTLY
from kit.server_process import ServerProcess

GAMES = ("import-export", "maritime-silk-road")
WHOLE = GAMES if NIGHTLY else GAMES[1:]
"""In `test_together.py` two people click through a whole game of Import / Export."""


@pytest.mark.parametrize("game", WHOLE)
def test_a_newcomer_plays_a_whole_game_against_bots(
    meet: Meet, server: ServerProcess, game: str
) -> None:
    newcomer = meet(server, sound=True)
    id = newcomer.table(
        {
            "game": game,
            "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}],
            "seed": 1,
            "pace": 0,
        }
    )
    assert play(newcomer.page, seed=1) > 20
    expect(newcomer.page.locator("[data-table]")).to_have_attribute("data-state", "over")
    state = newcomer.state(id)
    assert state["view"]["over"]
    assert state["view"]["winners"]


@pytest.mark.parametrize("game", GAMES)
def test_one_click_on_the_first_page_and_a_newcomer_plays(
    meet: Meet, server: ServerProcess, game: str
) -> None:
    newcomer = meet(server)
    page = newcomer.goto()
    page.locator(f'[data-act="play"][data-game="{game}"]').click()
    assert awaited(page) in {"pick", "confirm"}
    assert play(page, seed=2, answers=4) == 4
    awaited(page)
    assert len(newcomer.answers()) == 4
