"""Names that can't be seen, or that pass for somebody else's."""

from __future__ import annotations

import pytest

from entrepot.server.errors import BadName
from entrepot.server.names import clean_name, unique_name

UNSEEN = {
    "null notehead": "A\U0001d159",
    "variation selector 17": "A\U000e0100",
    "tag": "A\U000e0041",
    "right to left": "A\u202eb",
    "isolate": "A\u2066b",
    "zero width space": "A\u200bb",
    "soft hyphen": "A\u00adb",
    "mongolian separator": "A\u180eb",
    "khitan filler": "A\U00016fe4",
    "lone joiner": "\u200d",
    "joiner in Latin": "A\u200db",
    "joiner at the end": "\U0001f469\u200d",
    "non-joiner in Latin": "A\u200cb",
    "two non-joiners": "\u0645\u06cc\u200c\u200c\u062e",
    "style after letter and joiner": "A\ufe0f\u200d\U0001f525",
}
FINE = {
    "Persian": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "family": "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "burning heart": "\u2764\ufe0f\u200d\U0001f525",
    "skin tone": "\U0001f469\U0001f3fd\u200d\U0001f680",
    "flag": "\U0001f1ea\U0001f1f8",
    "Hindi": "\u0915\u094d\u200d\u0937",
    "Arabic": "\u0645\u062d\u0645\u062f",
    "Hebrew": "\u05d3\u05d5\u05d3",
    "Chinese": "\u738b\u5c0f\u660e",
    "Vietnamese": "Nguy\u1ec5n",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_with_something_unseen_is_refused(name: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(name)
    assert caught.value.code == "bad-name-letter"


@pytest.mark.parametrize("style", ["\ufe00", "\ufe0f", "\ufe0e\ufe0f"])
def test_a_name_of_nothing_but_style_is_no_name(style: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(style)
    assert caught.value.code == "bad-name-length"
    assert clean_name(f"A{style}b") == "Ab"


@pytest.mark.parametrize("name", FINE.values(), ids=FINE)
def test_a_name_in_any_script_is_accepted_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410da", "Ada"),  # a Cyrillic A
        ("Ad\u0430", "Ada"),
        ("\u039fra", "Ora"),  # a Greek O
        ("0scar", "Oscar"),
        ("lan", "Ian"),
        ("A1", "AI"),
        ("A|", "Al"),
        ("Arnie", "Amie"),
        ("VVill", "Will"),
        ("A da", "Ada"),
        ("\U0001d400da\u0430", "Adaa"),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_a_name_that_passes_for_somebody_elses_is_refused(name: str, other: str) -> None:
    with pytest.raises(BadName) as caught:
        unique_name(clean_name(name), [other, "Ben"])
    assert caught.value.code == "name-alike"
    assert caught.value.facts["name"] == other
    assert unique_name(clean_name(name), ["Ben", ""]) == clean_name(name)


def test_the_same_name_gets_a_number_and_different_ones_are_left_alone() -> None:
    assert unique_name("ada", ["Ada", "ADA 2"]) == "ada 3"
    assert unique_name("\uff21da", ["Ada"]) == "\uff21da 2"
    names = ["Jos\u00e9", "Jose", "Mar\u0438\u044f", "Maria", "Ben", "Bea", "Ana", "Anna"]
    for name in names:
        assert unique_name(name, [other for other in names if other != name]) == name
