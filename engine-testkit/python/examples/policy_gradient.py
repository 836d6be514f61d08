"""An agent that learns by playing: policy gradient with clipped steps (PPO) in PyTorch.

    python3 policy_gradient.py net.txt --minutes 5
    deadcube duel --bots learned:net.txt,fast --games 200

It plays many games at once against bots. The net rates each option from the view and the option. A report compares it with bots, and writes it if it has the
best mean score so far: when the time ends, or the program is interrupted, the file has the best net. "learned" is the bot that plays the file in Java.
"""
import argparse
import time

import numpy as np
import torch
from torch import nn

from deadcube import SMALL, Batch, evaluate
from deadcube.nets import OptionInputs, write_net

HIDDEN, STEPS, PASSES, PARTS = 64, 64, 2, 8
SAID_EVERY = 10
DISCOUNT, TRACE, CLIP, WANDER, RATE = 0.997, 0.95, 0.2, 0.01, 1e-3


class Net(nn.Module):
    """Rates options, and guesses what a state is worth."""

    def __init__(self, inputs):
        super().__init__()
        self.state = nn.Linear(inputs.state, HIDDEN)
        self.option = nn.Linear(inputs.option, HIDDEN, bias=False)
        self.out = nn.Linear(HIDDEN, 1, bias=False)
        self.worth = nn.Sequential(nn.Linear(inputs.state, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))
        nn.init.zeros_(self.out.weight)

    def forward(self, states, options, game):
        """Returns the logarithm of each option's chance, and the worth of each state. game is the state of each option."""
        rating = self.out(torch.relu(self.state(states)[game] + self.option(options))).squeeze(1)
        most = torch.full((len(states),), -torch.inf).scatter_reduce(0, game, rating, "amax")
        power = torch.exp(rating - most[game])
        total = torch.zeros(len(states)).index_add(0, game, power)
        return rating - most[game] - torch.log(total)[game], self.worth(states).squeeze(1)

    def layers(self):
        weights = {"state": self.state.weight, "bias": self.state.bias, "option": self.option.weight, "out": self.out.weight}
        return {name: weight.detach().numpy() for name, weight in weights.items()}


class Step:
    """What is known of one decision in all games."""

    def __init__(self, batch, inputs):
        self.states = torch.from_numpy(inputs.states(batch.view))
        options, game = inputs.options(batch.view, batch.options, batch.mask)
        self.options, self.game = torch.from_numpy(options), torch.from_numpy(game)
        self.first = torch.from_numpy(np.cumsum(batch.count) - batch.count).long()

    def decide(self, net, draw):
        """Draws an option in each game by its chance."""
        with torch.no_grad():
            chance, self.worth = net(self.states, self.options, self.game)
        noise = -np.log(-np.log(draw.random(len(chance), np.float32) + 1e-12))
        noisy = chance + torch.from_numpy(noise.astype(np.float32))
        best = torch.full((len(self.states),), -torch.inf).scatter_reduce(0, self.game, noisy, "amax")
        self.row = torch.full((len(self.states),), len(chance)).scatter_reduce(
            0, self.game, torch.where(noisy == best[self.game], torch.arange(len(chance)), len(chance)), "amin")
        self.chance = chance[self.row]
        return (self.row - self.first).numpy()


def play(batch, inputs, net, draw):
    """Plays some steps, and adds to each what it was worth. The reward is the result, and a little for victory points on the way."""
    steps, rewards, ends = [], [], []
    for _ in range(STEPS):
        step = Step(batch, inputs)
        sign = np.where(batch.learner == 0, 1, -1)
        batch.step(step.decide(net, draw))
        steps.append(step)
        rewards.append(torch.from_numpy((sign * (batch.won + 0.05 * batch.lead)).astype(np.float32)))
        ends.append(torch.from_numpy(batch.ended.astype(np.float32)))
    with torch.no_grad():
        last = Step(batch, inputs)
        worth = net(last.states, last.options, last.game)[1]
    gain = torch.zeros(batch.games)
    for step, reward, end in zip(reversed(steps), reversed(rewards), reversed(ends)):
        going = 1 - end
        gain = reward + DISCOUNT * going * worth - step.worth + DISCOUNT * TRACE * going * gain
        step.gain, step.target, worth = gain, gain + step.worth, step.worth
    return steps


def joined(steps):
    """Several steps as one."""
    whole, rows, games = Step.__new__(Step), 0, 0
    for name in ("states", "options", "chance", "gain", "target"):
        setattr(whole, name, torch.cat([getattr(step, name) for step in steps]))
    game, row = [], []
    for step in steps:
        game.append(step.game + games)
        row.append(step.row + rows)
        games, rows = games + len(step.states), rows + len(step.options)
    whole.game, whole.row = torch.cat(game), torch.cat(row)
    return whole


def learn(net, adam, steps, draw):
    """Makes options that were better than expected more likely."""
    gains = torch.cat([step.gain for step in steps])
    middle, width = gains.mean(), gains.std() + 1e-6
    for _ in range(PASSES):
        order = draw.permutation(len(steps))
        for part in np.array_split(order, PARTS):
            step = joined([steps[place] for place in part])
            chance, worth = net(step.states, step.options, step.game)
            gain, ratio = (step.gain - middle) / width, torch.exp(chance[step.row] - step.chance)
            better = torch.min(ratio * gain, torch.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
            spread = torch.zeros(len(step.states)).index_add(0, step.game, -torch.exp(chance) * chance).mean()
            loss = -better - WANDER * spread + 0.5 * torch.square(worth - step.target).mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()


def policy(net, inputs):
    """The option with the best rating in each game, for evaluate."""

    def choose(batch):
        step = Step(batch, inputs)
        with torch.no_grad():
            chance, _ = net(step.states, step.options, step.game)
        table = np.full(batch.mask.shape, -np.inf, np.float32)
        table[batch.mask] = chance.numpy()
        return table.argmax(axis=1)

    return choose


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("net", help="the file to write")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--updates", type=int, default=10**9, help="the most updates of the net")
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--opponents", default="fast", help="the bots it learns from")
    parser.add_argument("--against", default="random,fast", help="the bots of a report")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of games of a report against each bot")
    parser.add_argument("--every", type=int, default=20, help="updates between two reports")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="two models a side on 4 x 4 cubes")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    draw = np.random.default_rng(given.seed)
    setups = [SMALL] if given.small else [{}]
    begun, decisions, best, said = time.monotonic(), 0, -1.0, time.monotonic()
    with Batch(given.games, setups=setups, seed=1_000_000 * given.seed, sides="swap", opponents=given.opponents.split(","), ask_forced=False) as batch:
        inputs = OptionInputs(batch)
        net = Net(inputs)
        adam = torch.optim.Adam(net.parameters(), lr=RATE)
        for update in range(1, given.updates + 1):
            steps = play(batch, inputs, net, draw)
            learn(net, adam, steps, draw)
            decisions += STEPS * given.games
            now = time.monotonic()
            if now - said > SAID_EVERY:
                said = now
                print("update %d, %d decisions, %d s of %d" % (update, decisions, now - begun, 60 * given.minutes), flush=True)
            over = time.monotonic() - begun > 60 * given.minutes or update == given.updates
            if update % given.every == 0 or over:
                told = evaluate(policy(net, inputs), given.against.split(","), given.pairs, setups=setups, luck=False, after=batch)
                score = sum(one.score.mean for one in told) / len(told)
                if score > best:
                    best = score
                    write_net(given.net, batch, inputs, net.layers())
                print("%d decisions, %d s: %s%s" % (decisions, time.monotonic() - begun, "; ".join(
                    "%s %s" % (one.opponent, one.score) for one in told), "; written" if score == best else ""), flush=True)
            if over:
                break


if __name__ == "__main__":
    main()
