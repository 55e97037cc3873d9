"""The worked examples of the rules are games that can be played, and have words for every step."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import text
from entrepot.text.rules import paragraphs

SOURCE = Path(entrepot.__file__).parent
FILES = sorted((SOURCE / "examples").glob("*.json"))
PARTS = {
    "import-export": {"hand", "harbour", "rivals", "sea", "island", "scores"},
    "maritime-silk-road": {"hand", "ships", "market", "supply", "shop", "rivals", "scores"},
}
WANTED = {
    "import-export": "lead imports contract tiers load bids pirate supply end",
    "maritime-silk-road": "exchange buy play draw end",
}
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def rules(lang: str) -> str:
    return (SOURCE / "text" / lang / "rules.ftl").read_text(encoding="utf-8")


def captions(example: Any, lang: str) -> list[str]:
    """The keys of an example's captions that are written, in order."""
    before = f"rules-{example['game']}-example-{example['name']}"
    found = re.findall(rf"^({before}-\d+) =", rules(lang), re.MULTILINE)
    return sorted(found, key=lambda key: int(key.rpartition("-")[2]))


def test_there_is_an_example_for_everything_that_should_have_one() -> None:
    found = {(read(file)["game"], read(file)["name"]) for file in FILES}
    assert found == {(game, name) for game, names in WANTED.items() for name in names.split()}


@each_file
def test_an_example_is_a_record_that_can_be_played_again(file: Path) -> None:
    example = read(file)
    match = entrepot.replay(example["record"])
    assert match.game == example["game"]
    assert file.stem == f"{example['game']}-{example['name']}"
    assert match.record()["digest"] == example["record"]["digest"]
    assert set(example["parts"]) <= PARTS[match.game]
    assert ("scores" in example["parts"]) == match.over


@each_file
def test_an_example_belongs_to_a_paragraph(file: Path) -> None:
    example = read(file)
    assert example["at"] in paragraphs(example["game"])


@each_file
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_an_example_has_a_caption_for_its_beginning_and_for_every_answer(
    file: Path, lang: str
) -> None:
    example = read(file)
    before = f"rules-{example['game']}-example-{example['name']}"
    answers = example["record"]["answers"]
    assert text.say(before, lang)
    assert captions(example, lang) == [f"{before}-{n}" for n in range(len(answers) + 1)]
    for key in captions(example, lang):
        assert not re.search(r"[{}$_]", text.say(key, lang))


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_caption_is_left_over(lang: str) -> None:
    names = {f"{read(file)['game']}-example-{read(file)['name']}" for file in FILES}
    assert set(re.findall(r"^rules-(.+-example-\w+?)(?:-\d+)? =", rules(lang), re.M)) <= names
