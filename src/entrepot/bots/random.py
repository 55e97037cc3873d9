"""The random bot: any option, all equally likely."""

from __future__ import annotations

from random import Random

from entrepot.bots import Bot, Knowledge


def bot(seed: int) -> Bot:
    chance = Random(seed)

    def choose(knowledge: Knowledge) -> str:
        return chance.choice(list(knowledge.question.options))

    return choose
