"""How strong a policy is against bots of this version."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Optional, Sequence, Union

import numpy as np

from .batch import Batch, Setups, bot_names

Policy = Callable[[Batch], Any]
"""Returns for each game of a batch the place of an option."""

_WIDTH = 1.96
_EVEN = 0.125
"""The variance of a score that is spread evenly over 0, ¼, ½, ¾ and 1."""


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % confidence interval, by the normal approximation over pairs.

    So that a few equal pairs do not look certain, the spread counts one pair more than there are.
    """

    mean: float
    low: float
    high: float

    @staticmethod
    def of(pairs: np.ndarray) -> Interval:
        """Returns the interval of the mean of independent numbers. The one that is counted more is 1 from the mean."""
        return Interval._with(pairs, 1)

    @staticmethod
    def of_scores(pairs: np.ndarray) -> Interval:
        """Returns the interval of a mean score, within 0 to 1. The pair more is spread evenly over 0, ¼, ½, ¾ and 1."""
        apart = float(np.mean(pairs)) - 0.5
        wide = Interval._with(pairs, _EVEN + apart**2 * len(pairs) / (len(pairs) + 1))
        return Interval(wide.mean, max(0.0, wide.low), min(1.0, wide.high))

    @staticmethod
    def _with(pairs: np.ndarray, more: float) -> Interval:
        """Returns the interval with the square deviation of one number more."""
        mean, count = float(np.mean(pairs)), len(pairs)
        if count < 2:
            return Interval(mean, float("-inf"), float("inf"))
        spread = (count * float(np.var(pairs)) + more) / count
        half = _WIDTH * float(np.sqrt(spread / (count - 1)))
        return Interval(mean, mean - half, mean + half)

    def __str__(self) -> str:
        return "%.3f [%.3f, %.3f]" % (self.mean, self.low, self.high)


@dataclass(frozen=True)
class Evaluation:
    """The result against one opponent.

    Attributes:
        score: 1 for a game that is won, 0.5 for one that is drawn, 0 for one that is lost.
        without_luck: the same minus the luck of the dice: the same mean, and usually a narrower interval.
        lead: the lead in victory points.
    """

    opponent: str
    pairs: int
    score: Interval
    without_luck: Interval
    lead: Interval

    def __str__(self) -> str:
        return "against %s, %d pairs: score %s, without luck %s, lead in VP %s" % (
            self.opponent,
            self.pairs,
            self.score,
            self.without_luck,
            self.lead,
        )


def evaluate(
    policy: Policy,
    opponents: Union[str, Sequence[str]] = ("random", "fast", "simple"),
    pairs: int = 100,
    *,
    seed: int = 1,
    games: int = 64,
    setups: Setups = ({},),
    max_options: int = 256,
    command: Optional[Sequence[str]] = None,
) -> list[Evaluation]:
    """Plays pairs of games against each opponent: both games of a pair have equal dice, and the policy plays side A, then side B.

    Equal arguments give equal results if the policy decides by the arrays alone. Decisions with one option are not asked.

    Args:
        policy: gets a batch, and returns an action for each game.
        opponents: bots of this version by name.
        seed: the seed of the first pair.
        games: how many games are played at once.

    Raises:
        Refused: if an opponent is none, and as Batch does.
        ValueError: if pairs is no whole number from 1.
    """
    if not isinstance(pairs, (int, np.integer)) or pairs < 1:
        raise ValueError("pairs is %r; expected a whole number from 1" % (pairs,))
    names = bot_names(opponents)
    batch, results = None, []
    try:
        for opponent in names:
            batch = Batch(
                min(games, 2 * pairs),
                setups=setups,
                seed=seed,
                sides="swap",
                opponents=opponent,
                max_options=max_options,
                ask_forced=False,
                luck=True,
                after=batch,
                command=command,
            )
            results.append(_play(policy, opponent, pairs, batch))
    finally:
        if batch is not None:
            batch.close()
    return results


def _play(policy: Policy, opponent: str, pairs: int, batch: Batch) -> Evaluation:
    score, luck, lead = (np.full(2 * pairs, np.nan) for _ in range(3))
    while np.isnan(score).any():
        run, sign = batch.run.copy(), np.where(batch.learner == 0, 1, -1)
        batch.step(policy(batch))
        over = np.flatnonzero(batch.ended & (run < 2 * pairs))
        score[run[over]] = (1 + sign[over] * batch.won[over]) / 2
        luck[run[over]] = sign[over] * batch.final_luck[over]
        lead[run[over]] = sign[over] * (batch.final_score[over, 0] - batch.final_score[over, 1])

    def of_pairs(each: np.ndarray) -> np.ndarray:
        means: np.ndarray = each.reshape(pairs, 2).mean(axis=1)
        return means

    return Evaluation(
        opponent,
        pairs,
        Interval.of_scores(of_pairs(score)),
        Interval.of_scores(of_pairs(score - luck)),
        Interval.of(of_pairs(lead)),
    )
