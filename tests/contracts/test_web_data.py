"""The page draws the cards as the rules have them."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

from entrepot.import_export.cards import CARDS
from entrepot.verify import verify

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"


def test_the_cards_of_the_page_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "web_data.py"))
    written = json.loads(
        (WEB / "games" / "import_export" / "cards.json").read_text(encoding="utf-8")
    )
    assert written == [tool["card"](id, card) for id, card in CARDS.items()]


def test_the_rules_that_the_page_draws_from_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "web_data.py"))
    written = json.loads((WEB / "games" / "rules.json").read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(tool["rules"]()))


def test_every_card_of_the_page_has_an_icon() -> None:
    icons = json.loads((WEB / "icons" / "icons.json").read_text(encoding="utf-8"))
    assert [id for id in CARDS if id not in icons] == []


def test_the_shapes_of_messages_that_the_page_knows_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "protocol_schema.py"))
    assert (WEB / "generated" / "protocol.schema.json").read_text(encoding="utf-8") == tool[
        "schemas"
    ]()


def test_the_replies_that_the_page_is_tested_with_are_what_the_server_says() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "web_examples.py"))
    assert json.loads(tool["FILE"].read_text(encoding="utf-8")) == tool["replies"]()


def test_the_proven_game_of_the_pages_tests_is_proven_here_too() -> None:
    """The page and Python work out the same hashes of it."""
    found = json.loads((ROOT / "web/tests/data/fair_deal.json").read_text())
    fair = found["record"]["fair_deal"]
    assert verify(found["record"], fair["commitment"], found["heads"][7]).seen_at == 7
    assert found["heads"][-1] == fair["head"]
