"""PPO in self-play on Maritime Silk Road with two players, measured against the bot `greedy`.

    pip install "entrepot[research,fast]" torch
    python examples/learn_silk_road.py --minutes 20 --processes 4

One network plays both seats of all games. What one seat wins the other loses, so the value of a
position changes its sign whenever the next word is the other seat's. It may go on from weights
that were saved (`--start`), also by imitate_silk_road.py.
"""

from __future__ import annotations

import argparse
import gc
import time

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.distributions import Categorical

from entrepot.research import arrays, many
from entrepot.research.vector import Many, Rows
from entrepot.silk_road.goods import PRICE

GAME, PLAYERS, STEPS, TESTS = "maritime-silk-road", 2, 64, 400
EPOCHS, BATCH, CLIP, ENTROPY, KEEP = 3, 4096, 0.2, 0.01, 0.98
"""KEEP is GAE's lambda. Nothing is discounted."""
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
AT = {part.name: part.offset for part in arrays.layout(GAME, PLAYERS)}
SHIPS, GOODS, DECK, LEVELS = 12, 6, 54, 10


def leads(seen: NDArray[np.float32]) -> NDArray[np.float32]:
    """By how many coins the seats that see this are ahead. What was bought counts as well, at its
    price: fully as long as the deck is full, and nothing once it is empty, as in the end."""
    return worth(seen, 0) - worth(seen, 1)


def worth(seen: NDArray[np.float32], player: int) -> NDArray[np.float32]:
    ships = seen[:, AT[f"ships-{player}"] :][:, : SHIPS * GOODS]
    found: NDArray[np.float32] = PRICE["ship"] * ships.sum(1)
    for card in ("licence", "porter", "exchange"):
        found += PRICE[card] * seen[:, AT[f"{card}s-{player}"]]
    found *= seen[:, AT["deck_size"]] / DECK
    found += seen[:, AT[f"coins-{player}"]]
    return found


def inputs(seen: torch.Tensor) -> torch.Tensor:
    """Small numbers matter one by one: each has a place for "at least 1", for "at least 2" ..."""
    parts = [seen[:, : AT["ships-0"]], seen[:, AT["first-1"] : AT["ships-1"]]]
    for player in range(PLAYERS):
        ships = seen[:, AT[f"ships-{player}"] :][:, : SHIPS * GOODS]
        parts.append(ships.reshape(-1, SHIPS, GOODS).sum(1))  # how many carry each good
    levels = torch.cat(parts, 1)[:, :, None] - torch.arange(LEVELS, device=seen.device)
    return torch.cat([seen.clamp(max=1), seen / 16, levels.clamp(0, 1).flatten(1)], 1)


class Player(nn.Module):
    """What to say, and what will come of it."""

    def __init__(self, width: int) -> None:
        super().__init__()
        size = inputs(torch.zeros(1, arrays.size(GAME, PLAYERS))).shape[1]
        self.words, self.value = (self.net(size, width, n) for n in (arrays.actions(GAME), 1))

    def net(self, size: int, width: int, results: int) -> nn.Sequential:
        layers: list[nn.Module] = []
        for before in (size, width, width):
            layers += [nn.Linear(before, width), nn.LayerNorm(width), nn.ReLU()]
        last = nn.Linear(width, results)
        nn.init.orthogonal_(last.weight, 0.01)  # all words are alike at first
        return nn.Sequential(*layers, last)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        known = inputs(seen)
        scores = self.words(known).masked_fill(mask == 0, -1e9)
        return Categorical(logits=scores, validate_args=False), self.value(known)[:, 0]


def shown(rows: Rows) -> tuple[torch.Tensor, torch.Tensor]:
    """Copies, because the next step writes into the same arrays."""
    return torch.tensor(rows.observation, device=DEVICE), torch.tensor(rows.mask, device=DEVICE)


def played(player: Player, env: Many, coins: float) -> tuple[list[torch.Tensor], int]:
    """Some steps of all games: observations, masks, words and their log-probabilities, advantages,
    and what came of them; and how many games ended.

    `coins` is their share in the reward. A hundred more than the other seat are as good as a game.
    """
    steps: list[tuple[torch.Tensor, ...]] = []
    rows, ended = env.observe(), 0
    for _ in range(STEPS):
        seen, mask = shown(rows)
        policy, value = player(seen, mask)
        word, seat, lead = policy.sample(), rows.seat.copy(), leads(rows.observation)
        rows = env.step(word.cpu().numpy())
        same = np.where(rows.done, 0, np.where(rows.seat == seat, 1, -1))
        gain = np.where(rows.done, leads(rows.final), same * leads(rows.observation)) - lead
        reward = (1 - coins) * rows.reward[np.arange(env.games), seat] + coins / 100 * gain
        came = [torch.tensor(one, dtype=torch.float32, device=DEVICE) for one in (same, reward)]
        steps.append((seen, mask, word, policy.log_prob(word), value, *came))
        ended += int(rows.done.sum())
    after, ahead = player(*shown(rows))[1], torch.zeros(env.games, device=DEVICE)
    advantages: list[torch.Tensor] = []
    for *_, value, sign, result in reversed(steps):
        ahead = result + sign * after - value + KEEP * sign * ahead
        advantages.insert(0, ahead)
        after = value
    seen, mask, word, log, value, _, _ = (torch.cat(column) for column in zip(*steps, strict=True))
    advantage = torch.cat(advantages)
    return [seen, mask, word, log, advantage, value + advantage], ended


def learn(
    player: Player, optimizer: torch.optim.Optimizer, data: list[torch.Tensor], bonus: float
) -> None:
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(data[0]), device=DEVICE).split(BATCH):
            seen, mask, word, log, advantage, result = (column[chosen] for column in data)
            policy, value = player(seen, mask)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            ratio = (policy.log_prob(word) - log).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
            loss = (value - result).pow(2) - gain - bonus * policy.entropy()
            optimizer.zero_grad()
            loss.mean().backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def score(player: Player, env: Many, seed: int) -> str:
    """How one game in each row ends against the bot, in both seats alike; a tie is half a win."""
    rows, won, lead = env.reset(seed), np.full(env.games, np.nan), np.zeros(env.games)
    while np.isnan(won).any():
        with torch.no_grad():
            seat, (policy, _) = rows.seat.copy(), player(*shown(rows))
        rows = env.step(policy.logits.argmax(1).cpu().numpy())
        ends = rows.done & np.isnan(won)
        won[ends] = (rows.reward[np.arange(env.games), seat][ends] + 1) / 2
        lead[ends] = leads(rows.final)[ends]
    return f"{won.mean():.1%} of {env.games} games against greedy, by {lead.mean():+.0f} coins"


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--minutes", type=float, default=20)
    options.add_argument("--processes", type=int, default=1, help="one for each core")
    options.add_argument("--games", type=int, default=512, help="at once, in each process")
    options.add_argument("--width", type=int, default=256, help="of the networks")
    options.add_argument("--rate", type=float, default=7e-4, help="of learning, at first")
    options.add_argument("--start", help="a file with weights of the same width")
    minutes, cores, games, width, rate, start = vars(options.parse_args()).values()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    torch.set_float32_matmul_precision("high")
    player = Player(width).to(DEVICE)
    if start:
        player.load_state_dict(torch.load(start, weights_only=True))
    optimizer = torch.optim.Adam(player.parameters(), rate)
    env = many(GAME, games * cores, PLAYERS, seed=1, processes=cores, show_coins=True)
    test = many(GAME, TESTS, PLAYERS, opponents="greedy", processes=cores, show_coins=True)
    gc.freeze()  # or Python looks at all the games again and again, for garbage
    began, said, over, tests = time.monotonic(), 0, 0, 0
    while (left := 1 - (time.monotonic() - began) / 60 / minutes) > 0:
        for group in optimizer.param_groups:
            group["lr"] = rate * left
        with torch.no_grad():
            data, ended = played(player, env, coins=left)
        learn(player, optimizer, data, ENTROPY * left)
        said, over = said + len(data[0]), over + ended
        if 1 - left >= tests / 12:
            tests += 1
            spent, result = minutes * (1 - left), score(player, test, seed=2)
            print(f"{spent:4.1f} min, {said:,} words, {over:,} games: {result}", flush=True)
    print(f"{said:,} words, {over:,} games: {score(player, test, seed=3)}")
    torch.save(player.state_dict(), "silk_road.pt")
    env.close()
    test.close()


if __name__ == "__main__":
    main()
