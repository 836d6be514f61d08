"""How strong a policy is against bots of this version."""
from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from typing import Any, Callable, Optional, Sequence, Union

import numpy as np

from .batch import Batch, Setups, bot_names

Policy = Callable[[Batch], Any]
"""Returns for each game of a batch the place of an option."""

Progress = Callable[[str, int, int], None]
"""Gets the opponent, how many games have ended, and how many are played."""

_WIDTH = 1.96
_SAID_EVERY = 5.0
"""Seconds between two lines of progress."""
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
        without_luck: the same minus the luck of the dice: the same mean, and usually a narrower interval. None if luck is not measured.
        lead: the lead in victory points.
        seconds: how long the games took. It is no part of a comparison.
    """

    opponent: str
    pairs: int
    score: Interval
    without_luck: Optional[Interval]
    lead: Interval
    seconds: float = field(default=0.0, compare=False)

    def __str__(self) -> str:
        luck = "" if self.without_luck is None else ", without luck %s" % self.without_luck
        return "against %s, %d pairs: score %s%s, lead in VP %s" % (self.opponent, self.pairs, self.score, luck, self.lead)


class Table(list[Evaluation]):
    """The results against several opponents. Its text is a table in Markdown."""

    HEADS = ("opponent", "pairs", "score", "without luck", "lead in VP", "seconds")

    def rows(self) -> list[tuple[str, ...]]:
        """Returns the cells of the table, as HEADS names them, without the heads."""
        return [
            (one.opponent, str(one.pairs), str(one.score), str(one.without_luck or "-"), str(one.lead), "%.0f" % one.seconds)
            for one in self
        ]

    def __str__(self) -> str:
        rows = self.rows()
        wide = [max(len(row[place]) for row in [self.HEADS, *rows]) for place in range(len(self.HEADS))]
        lines = ["| %s |" % " | ".join(cell.ljust(size) for cell, size in zip(row, wide)) for row in [self.HEADS, *rows]]
        return "\n".join([lines[0], "| %s |" % " | ".join("-" * size for size in wide), *lines[1:]])

    def _repr_markdown_(self) -> str:
        return str(self)


class _Lines:
    """Writes progress to the standard error, a line every few seconds."""

    def __init__(self) -> None:
        self._begun = self._said = time.monotonic()

    def __call__(self, opponent: str, ended: int, games: int) -> None:
        now = time.monotonic()
        if ended < games and now - self._said < _SAID_EVERY:
            return
        self._said = now
        print("against %s: %d of %d games, %.0f s" % (opponent, ended, games, now - self._begun), file=sys.stderr, flush=True)


def evaluate(
    policy: Policy,
    opponents: Union[str, Sequence[str]] = ("random", "fast", "simple"),
    pairs: int = 100,
    *,
    seed: int = 1,
    games: int = 64,
    setups: Setups = ({},),
    max_options: int = 256,
    luck: bool = True,
    progress: Union[bool, Progress] = False,
    after: Optional[Batch] = None,
    command: Optional[Sequence[str]] = None,
) -> Table:
    """Plays pairs of games against each opponent: both games of a pair have equal dice, and the policy plays side A, then side B.

    Equal arguments give equal results if the policy decides by the arrays alone. Decisions with one option are not asked.

    Args:
        policy: gets a batch, and returns an action for each game.
        opponents: bots of this version by name.
        seed: the seed of the first pair.
        games: how many games are played at once.
        luck: whether without_luck is computed. Without it the games take a quarter of the time.
        progress: whether a line is written to the standard error every few seconds; or a function that gets the opponent, how many
            games have ended, and how many are played.
        after: a batch whose Java plays the games. The batch stays open, and its games stay as they are. A batch with the same command
            needs no such argument: its Java is used.

    Returns:
        A list of the results, which prints as a table.

    Raises:
        Refused: if an opponent is none, and as Batch does.
        ValueError: if pairs is no whole number from 1.
    """
    if not isinstance(pairs, (int, np.integer)) or pairs < 1:
        raise ValueError("pairs is %r; expected a whole number from 1" % (pairs,))
    names = bot_names(opponents)
    told: Progress = _silent
    if progress is True:
        told = _Lines()
    elif not isinstance(progress, bool):
        told = progress
    batch, results = None, Table()
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
                luck=luck,
                after=batch,
                beside=after if batch is None else None,
                command=command,
            )
            results.append(_play(policy, opponent, pairs, batch, luck, told))
    finally:
        if batch is not None:
            batch.close()
    return results


def _silent(opponent: str, ended: int, games: int) -> None:
    """No progress is shown."""


def _play(policy: Policy, opponent: str, pairs: int, batch: Batch, measures_luck: bool, told: Progress) -> Evaluation:
    begun = time.monotonic()
    score, luck, lead = (np.full(2 * pairs, np.nan) for _ in range(3))
    ended = 0
    while ended < 2 * pairs:
        batch.step(policy(batch))
        over = np.flatnonzero(batch.ended & (batch.final_run < 2 * pairs))
        if not len(over):
            continue
        run, sign = batch.final_run[over], np.where(batch.final_learner[over] == 0, 1, -1)
        score[run] = (1 + batch.reward[over]) / 2
        luck[run] = sign * batch.final_luck[over]
        lead[run] = sign * (batch.final_score[over, 0] - batch.final_score[over, 1])
        ended += len(over)
        told(opponent, ended, 2 * pairs)

    def of_pairs(each: np.ndarray) -> np.ndarray:
        means: np.ndarray = each.reshape(pairs, 2).mean(axis=1)
        return means

    return Evaluation(
        opponent,
        pairs,
        Interval.of_scores(of_pairs(score)),
        Interval.of_scores(of_pairs(score - luck)) if measures_luck else None,
        Interval.of(of_pairs(lead)),
        time.monotonic() - begun,
    )
