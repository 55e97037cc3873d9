"""A whole learning run on one core: Maritime Silk Road with two players, against the bot `greedy`.

    pip install "entrepot[research,fast]" torch
    python examples/learn_silk_road.py

One network plays both seats of all games. At first it learns to say what `greedy` would say, then
it goes on by PPO in self-play. What one seat wins, the other loses.
"""

from __future__ import annotations

import gc
import time

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from entrepot.bots import knowledge
from entrepot.bots.greedy import scores_of
from entrepot.bots.levels import EVALUATORS
from entrepot.research import many
from entrepot.research.sitting import Sitting
from entrepot.research.vector import Many, Rows

GAME, GAMES, STEPS, BATCH = "maritime-silk-road", 256, 64, 1024


def levels(numbers: Tensor) -> Tensor:
    """Small numbers matter one by one: each has a place for "at least 1", for "at least 2" ..."""
    return torch.cat([(numbers[..., None] - torch.arange(10)).clamp(0, 1).flatten(-2), numbers], -1)


class Player(nn.Module):
    """What to say, and what will come of it. The six goods share all weights."""

    def __init__(self) -> None:
        super().__init__()
        self.good, self.table = nn.LazyLinear(64), nn.LazyLinear(64)
        self.net = nn.Sequential(nn.Linear(192, 64), nn.ReLU(), nn.Linear(64, 16))

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        goods, own, ships, rival, fleet, said, at = seen.split([24, 19, 72, 8, 72, 31, 31], 1)
        ships, fleet = ships.unflatten(1, (12, 6)), fleet.unflatten(1, (12, 6))
        given = (said[:, 19:, None] * ships).sum(1)  # carried by a ship that is to change its good
        each = [*goods.unflatten(1, (4, 6)).unbind(1), ships.sum(1), fleet.sum(1), given]
        each += [words[:, 9:15] for words in (said, at, mask)]
        good = levels(torch.stack(each, 2))
        rest = torch.cat([own, rival, 20 + own[:, 14:15] - rival[:, 3:4]], 1)  # and the lead
        table = torch.cat([good.mean(1), levels(rest), levels(rest / 4), said, mask], 1)
        good = torch.relu(self.good(good) + self.table(table)[:, None])
        pools = [pool.expand_as(good) for pool in (good.mean(1, True), good.amax(1, True))]
        found = self.net(torch.cat([good, *pools], 2))
        others, vessels = found[:, :, 2:].mean(1), (ships @ found[:, :, 1:2])[:, :, 0]
        scores = torch.cat([others[:, :9], found[:, :, 0], others[:, 9:13], vessels], 1)
        scores = scores.masked_fill(mask == 0, -1e9)
        return Categorical(logits=scores, validate_args=False), others[:, 13]


def shown(rows: Rows) -> list[Tensor]:
    """Copies, because the next step writes into the same arrays."""
    return [torch.tensor(rows.observation), torch.tensor(rows.mask)]


def leads(rows: Rows) -> Tensor:
    """By how many coins the seats that ended their games are ahead."""
    return torch.tensor((rows.final[:, 38] - rows.final[:, 118]) * rows.done)


def greedy_word(sitting: Sitting) -> int:
    """A word of the option that looks best to `greedy`."""
    known = knowledge(sitting.match, sitting.actor)
    scores = scores_of(EVALUATORS[GAME], known, seed=0)
    options = {words: known.question.options[id] for words, id in sitting.options.items()}
    return max(options, key=lambda words: scores[options[words]])[len(sitting.start)]


def played(player: Player, env: Many, imitate: bool) -> list[Tensor]:
    """Observations, masks, words, their log-probabilities, advantages (GAE with a lambda of 0.98,
    nothing is discounted), and what came of them."""
    rows, steps, ahead, advantages = env.observe(), [], torch.zeros(GAMES), list[Tensor]()
    for _ in range(STEPS):
        known, seat = shown(rows), torch.tensor(rows.seat)
        policy, value = player(*known)
        word = torch.tensor([*map(greedy_word, env.sittings)]) if imitate else policy.sample()
        rows = env.step(word.numpy())
        sign = torch.where(torch.tensor(rows.seat) == seat, 1, -1) * ~torch.tensor(rows.done)
        result = leads(rows).sign() + leads(rows) / 10
        steps.append((*known, word, policy.log_prob(word), value, sign, result))
    after = player(*shown(rows))[1]
    for *_, value, sign, result in reversed(steps):
        ahead = result + sign * (after + 0.98 * ahead) - value
        advantages, after = [ahead, *advantages], value
    *data, value, _, _ = (torch.cat(column) for column in zip(*steps, strict=True))
    return [*data, torch.cat(advantages), value + torch.cat(advantages)]


def learn(player: Player, optimizer: torch.optim.Adam, data: list[Tensor], imitate: bool) -> None:
    for _ in range(6 if imitate else 3):
        for part in torch.randperm(len(data[0])).split(BATCH):
            seen, mask, word, before, advantage, result = (column[part] for column in data)
            policy, value = player(seen, mask)
            ratio = ((log := policy.log_prob(word)) - before).exp()
            advantage = (advantage - advantage.mean()) / advantage.std()
            gain = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage)
            loss = (value - result) ** 2 / 2 - (log if imitate else gain) - 0.01 * policy.entropy()
            optimizer.zero_grad()
            loss.mean().backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def score(player: Player, env: Many, seed: int) -> str:
    """How the first game in each row ends against the bot; a tie is half a win."""
    rows, won = env.reset(seed), torch.full([env.games], torch.nan)
    while won.isnan().any():
        rows = env.step(player(*shown(rows))[0].logits.argmax(1).numpy())
        won = torch.where(won.isnan() & torch.tensor(rows.done), (leads(rows).sign() + 1) / 2, won)
    return f"won {won.mean():.1%} of {env.games} games (± {1.96 * won.std() / env.games**0.5:.1%})"


def main() -> None:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    player, env = Player(), many(GAME, GAMES, 2, seed=1, show_coins=True)
    test = many(GAME, 400, 2, opponents="greedy", show_coins=True)
    gc.freeze()  # or Python looks at all the games again and again, for garbage
    player(*shown(env.observe()))  # the first layers learn their sizes
    optimizer = torch.optim.Adam(player.parameters())
    for imitate, rounds, rate in ((True, 36, 3e-3), (False, 180, 7e-4)):
        for number in range(rounds):
            optimizer.param_groups[0]["lr"] = rate * (1 - number / rounds)
            with torch.no_grad():
                data = played(player, env, imitate)
            learn(player, optimizer, data, imitate)
        with torch.no_grad():
            print(f"{time.process_time() / 60:.1f} min:", score(player, test, seed=rounds))
    torch.save(player.state_dict(), "silk_road.pt")


if __name__ == "__main__":
    main()
