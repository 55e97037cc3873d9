"""What a worker gets is the match as it is, whatever was answered and taken back before."""

from __future__ import annotations

from random import Random

import pytest

from entrepot import UndoRefused
from entrepot.bot_workers import MOST_ANSWERS, MatchWriter, read_match
from kit.games import Setting, random_play, settings


@pytest.mark.parametrize("setting", settings()[::3], ids=str)
def test_a_worker_sees_and_is_asked_what_the_seat_is(setting: Setting) -> None:
    writer, chance = MatchWriter(), Random(3)
    match = setting.new(3)
    for number, each in enumerate(random_play(match, chance)):
        if each.over or number > 120:
            break
        try:
            if chance.random() < 0.15:
                each.undo(chance.randrange(each.players))
        except UndoRefused:
            pass
        if chance.random() < 0.5:
            found = read_match(writer.document(each))
            for question in each.pending:
                assert found.view(question.seat) == each.view(question.seat)
                assert found.question(question.seat) is not None
            assert found.digest() == each.digest()


def test_a_save_serves_for_many_answers() -> None:
    writer = MatchWriter()
    match = settings()[0].new(1)
    saves = set()
    for number, each in enumerate(random_play(match, Random(1))):
        if number > 2 * MOST_ANSWERS:
            break
        writer.document(each)
        saves.add(writer._save)
    assert len(saves) == 2
