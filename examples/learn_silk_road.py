"""PPO in self-play on Maritime Silk Road with two players, measured against the bot `greedy`.

    pip install "entrepot[research,fast]" torch
    python examples/learn_silk_road.py --minutes 20

One network plays both seats of 128 games. What one seat wins the other loses, so the value of a
position changes its sign whenever the next word is the other seat's.
"""

from __future__ import annotations

import argparse
import gc
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from entrepot.research import arrays, many
from entrepot.research.vector import Many

GAME, PLAYERS, GAMES, STEPS = "maritime-silk-road", 2, 128, 256
EPOCHS, BATCH, CLIP, ENTROPY, RATE = 3, 2048, 0.2, 0.01, 1e-3
KEEP = 0.99
"""GAE's lambda. Nothing is discounted: the only reward is won or lost, at the end."""


class Player(nn.Module):
    """What to say, and the chance of winning from -1 to 1."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        size = arrays.size(GAME, PLAYERS)
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.words, self.value = nn.Linear(width, arrays.actions(GAME)), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        inner = self.body(torch.log1p(seen))
        scores = self.words(inner).masked_fill(mask == 0, -1e9)
        return Categorical(logits=scores, validate_args=False), self.value(inner).squeeze(-1).tanh()


def shown(env: Many) -> tuple[torch.Tensor, torch.Tensor]:
    """Copies, because the next step writes into the same arrays."""
    rows = env.observe()
    return torch.from_numpy(rows.observation.copy()), torch.from_numpy(rows.mask.copy())


def played(player: Player, env: Many) -> list[torch.Tensor]:
    """Some steps of all games: observations, masks, words and their log-probabilities, advantages,
    and what came of them."""
    steps: list[tuple[torch.Tensor, ...]] = []
    for _ in range(STEPS):
        observation, mask = shown(env)
        policy, value = player(observation, mask)
        word, seat = policy.sample(), env.observe().seat.copy()
        rows = env.step(word.numpy())
        won = torch.from_numpy(rows.reward[np.arange(GAMES), seat])
        same = torch.from_numpy(np.where(rows.done, 0, np.where(rows.seat == seat, 1, -1)))
        steps.append((observation, mask, word, policy.log_prob(word), value, same, won))
    after, ahead = player(*shown(env))[1], torch.zeros(GAMES)
    advantages: list[torch.Tensor] = []
    for *_, value, same, won in reversed(steps):
        ahead = won + same * after - value + KEEP * same * ahead
        advantages.insert(0, ahead)
        after = value
    seen, masks, words, logs, values, _, _ = (torch.cat(c) for c in zip(*steps, strict=True))
    advantage = torch.cat(advantages)
    return [seen, masks, words, logs, advantage, values + advantage]


def learn(player: Player, optimizer: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(data[0])).split(BATCH):
            seen, mask, word, log, advantage, result = (column[chosen] for column in data)
            policy, value = player(seen, mask)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            ratio = (policy.log_prob(word) - log).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
            entropy = policy.entropy().mean()
            loss = -gain.mean() + (value - result).pow(2).mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def score(player: Player, opponent: str, games: int, seed: int) -> float:
    """The share of games won against a bot, in both seats alike; a tie is half a game."""
    env, won, ended = many(GAME, min(games, 100), PLAYERS, seed=seed, opponents=opponent), 0.0, 0
    while ended < games:
        seat, (policy, _) = env.observe().seat.copy(), player(*shown(env))
        rows = env.step(policy.logits.argmax(1).numpy())
        results = rows.reward[np.arange(len(seat)), seat][rows.done]
        won, ended = won + float((results + 1).sum()) / 2, ended + len(results)
    return won / ended


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--minutes", type=float, default=20)
    words.add_argument("--games", type=int, default=1000, help="of the test at the end")
    minutes, games = vars(words.parse_args()).values()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    player, env = Player(), many(GAME, GAMES, PLAYERS, seed=1)
    gc.freeze()  # or Python looks at all the games again and again, for garbage
    optimizer = torch.optim.Adam(player.parameters(), RATE)
    began, said, tests = time.process_time(), 0, 0
    while (spent := (time.process_time() - began) / 60) < minutes:
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - spent / minutes)
        with torch.no_grad():
            data = played(player, env)
        learn(player, optimizer, data)
        said += GAMES * STEPS
        if spent >= (tests + 1) * minutes / 8:
            tests += 1
            share = score(player, "greedy", 100, seed=2)
            print(f"{spent:5.1f} min, {said:,} words: {share:.0%} against greedy", flush=True)
    share = score(player, "greedy", games, seed=3)
    print(f"{said:,} words: {share:.1%} of {games} games against greedy")
    torch.save(player.state_dict(), "silk_road.pt")


if __name__ == "__main__":
    main()
