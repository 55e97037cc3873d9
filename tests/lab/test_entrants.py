"""Who may enter an arena."""

from __future__ import annotations

import sys

import pytest

import entrepot
from entrepot import BadOptions
from entrepot.bots import knowledge
from entrepot.lab.entrants import make


@pytest.mark.parametrize("spec", ["random", "greedy", "search:3i", "openspiel:1ms"])
def test_our_bots_and_the_guest_answer_legally(spec: str) -> None:
    match = entrepot.new("maritime-silk-road", players=2, seed=1)
    question = match.pending[0]
    assert make(spec, match.game, 1)(knowledge(match, question.seat)) in question.by_id


@pytest.mark.parametrize("spec", ["openspiel", "openspiel:0ms", "openspiel:5i", "nobody"])
def test_other_names_are_refused(spec: str) -> None:
    with pytest.raises(BadOptions, match="No bot is called"):
        make(spec, "maritime-silk-road", 1)


def test_without_the_extra_the_guest_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("entrepot.research")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadOptions, match="numpy"):
        make("openspiel:5ms", "maritime-silk-road", 1)
