"""A net that learns what a bot would do, in the games of the bot and in its own."""
from __future__ import annotations

from collections import deque
from typing import Deque, Sequence

import numpy as np

from ..batch import Batch, Setup
from ..nets import OptionInputs
from .adam import Adam
from .rating_net import Decisions, RatingNet, RatingPolicy

HIDDEN = 64
GAMES = 64
RATE = 1e-3
LONGEST = 1.0
PASSES = 2
"""How often the net learns between two steps of the games."""
DRAWN = 8
"""How many of the remembered steps it learns from at once."""
REMEMBERED = 300
OWN = 2
"""One game of so many is played by the net, so that it also learns how to go on from its own mistakes."""
STRAYS = 0.05
"""The chance that a decision of the bot's games is random."""


class Imitation:
    """Learns the choices of a bot.

    Args:
        adviser: the bot.

    Attributes:
        adam: the weights and their steps.
        games, decisions: how many it has learned from.
    """

    rivals = ("fast", "simple")
    rate = RATE

    def __init__(self, adviser: str, setups: Sequence[Setup], seed: int):
        self.draw = np.random.default_rng(seed)
        self._seed = seed << 32
        self.batch = Batch(GAMES, setups=setups, seed=self._seed, ask_forced=False, adviser=adviser)
        self.inputs = OptionInputs(self.batch)
        self.net = RatingNet(self.inputs.state, self.inputs.option, HIDDEN, self.draw)
        self.adam = Adam(self.net.weights, RATE)
        self.games = self.decisions = 0
        self.agreed = 0.0
        """How often the net has agreed with the bot of late, from 0 to 1."""
        self._remembered: Deque[tuple[Decisions, np.ndarray]] = deque(maxlen=REMEMBERED)

    def begin(self, games: int, decisions: int) -> None:
        """Goes on after some games, with others."""
        self.games, self.decisions = games, decisions
        self.batch.reset(self._seed + games)

    def advance(self) -> None:
        """Makes a step in all games, and learns."""
        batch, draw = self.batch, self.draw
        games = np.flatnonzero(batch.count)
        asked = Decisions.now(batch, self.inputs, games)
        rows = asked.first + batch.advised[games]
        logarithms = self.net.logarithms(asked)
        actions = np.maximum(batch.advised, 0)
        noisy = logarithms + draw.gumbel(size=len(logarithms))
        drawn = np.array([part.argmax() for part in np.split(noisy, asked.first[1:])], int)
        best = np.maximum.reduceat(logarithms, asked.first)
        self.agreed += 0.01 * (float(np.mean(logarithms[rows] >= best)) - self.agreed)
        own = np.flatnonzero(games % OWN == 0)
        actions[games[own]] = drawn[own]
        astray = np.flatnonzero(draw.random(len(games)) < STRAYS)
        actions[games[astray]] = (draw.random(len(astray)) * batch.count[games[astray]]).astype(int)
        self._remembered.append((asked, rows))
        batch.step(actions)
        self.games += int(batch.ended.sum())
        self.decisions += len(games)
        for _ in range(PASSES):
            self._learn()

    def _learn(self) -> None:
        places = self.draw.integers(0, len(self._remembered), DRAWN)
        several = [self._remembered[place] for place in places]
        asked = Decisions.joined([one for one, _ in several])
        before = np.cumsum([0] + [len(one.of) for one, _ in several])
        rows = np.concatenate([rows + at for (_, rows), at in zip(several, before)])

        def slopes(logarithms: np.ndarray) -> np.ndarray:
            slope = np.zeros_like(logarithms)
            slope[rows] = -1 / len(rows)
            return slope

        self.adam.step(self.net.rating_gradient(asked, slopes), LONGEST)

    def policy(self) -> RatingPolicy:
        """Returns the net as a policy."""
        return RatingPolicy(self.net, self.inputs)

    def said(self) -> str:
        """Returns what its progress is, in words."""
        return "agrees with the bot in %.0f %%" % (100 * self.agreed)

    def close(self) -> None:
        """Ends the games."""
        self.batch.close()
