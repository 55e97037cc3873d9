"""A network that says what the bot `greedy` says: where learn_silk_road.py may begin.

python examples/imitate_silk_road.py --games 10000 --processes 4
python examples/learn_silk_road.py --start silk_road.pt --rate 3e-4 --processes 4
"""

from __future__ import annotations

import argparse
import multiprocessing

import numpy as np
import torch
from learn_silk_road import BATCH, DEVICE, GAME, PLAYERS, Player, leads, score
from numpy.typing import NDArray

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.research import arrays, many
from entrepot.research.sitting import Sitting

EPOCHS, RATE = 10, 1e-3


def shown_by_greedy(seed: int) -> tuple[NDArray[np.float32], ...]:
    """A game of greedy against itself: what it saw, could say and said, and the coins to come."""
    match = entrepot.new(GAME, PLAYERS, seed, show_coins=True)
    bots = [make("greedy", GAME, seed + seat) for seat in range(PLAYERS)]
    sitting, found, seats = Sitting(match, (), alone=True), [], []
    while not match.over:
        seat, given = sitting.actor, len(match.answers)
        option = bots[seat](knowledge(match, seat))
        spelled = next(words for words, id in sitting.options.items() if id == option)
        while len(match.answers) == given:
            word = spelled[len(sitting.start)]
            found.append((arrays.observation(sitting, seat), arrays.mask(sitting, seat), word))
            seats.append(seat)
            sitting = sitting.say(word)
    seen, mask, said = (np.array(column) for column in zip(*found, strict=True))
    lead = match.scores[0].total - match.scores[1].total
    return seen, mask, said, np.where(np.array(seats) == 0, lead, -lead) - leads(seen)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--games", type=int, default=10_000)
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--width", type=int, default=256)
    games, cores, width = vars(options.parse_args()).values()
    torch.manual_seed(1)
    player = Player(width).to(DEVICE)
    optimizer = torch.optim.Adam(player.parameters(), RATE)
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        found = pool.map(shown_by_greedy, range(games), 20)
    data = [torch.tensor(np.concatenate(column)).to(DEVICE) for column in zip(*found, strict=True)]
    print(f"{games:,} games, {len(data[0]):,} words", flush=True)
    for epoch in range(EPOCHS):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - epoch / EPOCHS)
        alike = []
        for chosen in torch.randperm(len(data[0]), device=DEVICE).split(BATCH):
            seen, mask, word, coins = (column[chosen] for column in data)
            policy, value = player(seen, mask)
            loss = (value - coins / 100).pow(2) - policy.log_prob(word)
            alike.append((policy.logits.argmax(1) == word).float().mean())
            optimizer.zero_grad()
            loss.mean().backward()
            optimizer.step()
        print(f"{epoch + 1} times: {torch.stack(alike).mean():.1%} of the words", flush=True)
    torch.save(player.state_dict(), "silk_road.pt")
    with many(GAME, 400, PLAYERS, opponents="greedy", processes=cores, show_coins=True) as env:
        print(score(player, env, seed=2))


if __name__ == "__main__":
    main()
