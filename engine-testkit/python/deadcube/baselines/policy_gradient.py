"""A net that learns by playing: options that were better than expected become likelier, in clipped steps (PPO)."""
from __future__ import annotations

from typing import Optional, Sequence

import numpy as np

from ..batch import Batch, Setup
from ..nets import OptionInputs
from .adam import Adam, Arrays
from .rating_net import Decisions, RatingNet, RatingPolicy

HIDDEN = 64
GAMES = 64
STEPS = 32
"""Steps of the games between two updates of the net."""
PASSES, PARTS = 2, 4
DISCOUNT, TRACE, CLIP, WANDER = 0.997, 0.95, 0.2, 0.005
RATE = 3e-4
LONGEST = 0.5
BY_LEAD = 0.03
"""What a victory point is worth on the way; a win is 1."""
FIRST = 20
"""So many updates change only the guess of what states are worth, if the net begins with the ratings of another one."""


class _Step:
    """One step: the decisions, what was chosen, and what came of it."""

    def __init__(self, asked: Decisions, games: np.ndarray, rows: np.ndarray, chances: np.ndarray, worth: np.ndarray):
        self.asked, self.games, self.rows, self.chances, self.worth = asked, games, rows, chances, worth
        self.reward = self.going = self.gain = worth


class PolicyGradient:
    """Learns from games against bots.

    Args:
        begin_with: the weights of a net that imitates, from which it goes on; none to begin at random.
    """

    rivals = ("fast", "simple")
    rate = RATE

    def __init__(self, opponents: Sequence[str], begin_with: Optional[Arrays], setups: Sequence[Setup], seed: int):
        self.draw = np.random.default_rng(seed)
        self._seed = seed << 32
        self.batch = Batch(GAMES, setups=setups, seed=self._seed, sides="swap", opponents=opponents, ask_forced=False)
        self.inputs = OptionInputs(self.batch)
        self.net = RatingNet(self.inputs.state, self.inputs.option, HIDDEN, self.draw)
        self._guesses_first = FIRST if begin_with else 0
        for name, weight in (begin_with or {}).items():
            if not name.startswith("worth"):
                self.net.weights[name][:] = weight
        self.adam = Adam(self.net.weights, RATE)
        self.games = self.decisions = 0
        self._won = 0.0

    def begin(self, games: int, decisions: int) -> None:
        """Goes on after some games, with others."""
        self.games, self.decisions, self._guesses_first = games, decisions, 0
        self.batch.reset(self._seed + games)

    def advance(self) -> None:
        """Plays some steps, and learns from them."""
        steps = [self._play() for _ in range(STEPS)]
        self._gains(steps)
        gains = np.concatenate([step.gain for step in steps])
        middle, width = float(gains.mean()), float(gains.std()) + 1e-6
        for _ in range(PASSES):
            for part in np.array_split(self.draw.permutation(STEPS), PARTS):
                self._learn([steps[place] for place in part], middle, width)
        self._guesses_first = max(0, self._guesses_first - 1)

    def _play(self) -> _Step:
        batch = self.batch
        games = np.flatnonzero(batch.count)
        asked = Decisions.now(batch, self.inputs, games)
        chances = self.net.logarithms(asked)
        noisy = chances + self.draw.gumbel(size=len(chances))
        drawn = np.array([part.argmax() for part in np.split(noisy, asked.first[1:])], int)
        rows = asked.first + drawn
        step = _Step(asked, games, rows, chances[rows], self.net.worth(asked.states))
        actions = np.zeros(batch.games, int)
        actions[games] = drawn
        sign = np.where(batch.learner == 0, 1, -1)
        batch.step(actions)
        step.reward = (sign * (batch.won + BY_LEAD * batch.lead))[games]
        step.going = (~batch.ended)[games].astype(np.float32)
        over = int(batch.ended.sum())
        if over:
            self._won += 0.01 * over * (float((1 + batch.reward[batch.ended]).mean() / 2) - self._won)
        self.games += over
        self.decisions += len(games)
        return step

    def _gains(self, steps: list[_Step]) -> None:
        """How much more came of each decision than was guessed (GAE)."""
        games = np.flatnonzero(self.batch.count)
        worth, gain = np.zeros(GAMES, np.float32), np.zeros(GAMES, np.float32)
        worth[games] = self.net.worth(Decisions.now(self.batch, self.inputs, games).states)
        for step in reversed(steps):
            here = step.games
            gain[here] = (step.reward + DISCOUNT * step.going * worth[here] - step.worth + DISCOUNT * TRACE * step.going * gain[here])
            worth[here] = step.worth
            step.gain = gain[here].copy()

    def _learn(self, steps: list[_Step], middle: float, width: float) -> None:
        asked = Decisions.joined([step.asked for step in steps])
        before = np.cumsum([0] + [len(step.asked.of) for step in steps])
        rows = np.concatenate([step.rows + at for step, at in zip(steps, before)])
        was = np.concatenate([step.chances for step in steps])
        gains = np.concatenate([step.gain for step in steps])
        targets = gains + np.concatenate([step.worth for step in steps])
        better = (gains - middle) / width
        count = len(rows)

        def slopes(logarithms: np.ndarray) -> np.ndarray:
            ratio = np.exp(logarithms[rows] - was)
            cut = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            slope = WANDER / count * np.exp(logarithms) * (1 + logarithms)
            slope[rows] -= np.where(cut, 0, ratio * better) / count
            return np.asarray(slope)

        gradient = {} if self._guesses_first else self.net.rating_gradient(asked, slopes)
        gradient.update(self.net.worth_gradient(asked.states, targets, 0.5))
        self.adam.step(gradient, LONGEST)

    def policy(self) -> RatingPolicy:
        """Returns the net as a policy."""
        return RatingPolicy(self.net, self.inputs)

    def said(self) -> str:
        """Returns what its progress is, in words."""
        return "score with draws by chance %.2f" % self._won

    def close(self) -> None:
        """Ends the games."""
        self.batch.close()
