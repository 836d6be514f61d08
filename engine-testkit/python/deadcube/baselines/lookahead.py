"""A policy that looks one decision ahead: it tries the options in copies with other dice, and rates what follows by a value net."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..batch import Batch
from .value_net import PositionInputs, ValueNet

ROUNDS = 4
"""How often the better half of the options is looked at again, with twice as many copies."""


class Lookahead:
    """Rates the options of games by the mean value of what follows.

    All options of a game have some copies, the better half twice as many more, and so on (sequential halving, Karnin and others 2013):
    most copies show which of the best options is the best, and luck does not choose among the others.
    It knows neither the dice nor the hidden tokens of a game, and does not ask how the opponent plays.

    Args:
        rows: how many copies are made at once.
        samples: how many copies each option has in the first round; fewer where the options are too many for the rows.
        terms: further arguments of Batch, such as setups and command: those of the games.
    """

    def __init__(self, net: ValueNet, rows: int = 4096, samples: int = 2, seed: int = 0, **terms: Any):
        self.net = net
        self.samples = samples
        self.copies = Batch(rows, ask_forced=False, restarts=False, features=True, **terms)
        self.inputs = PositionInputs(self.copies)
        self._seed = seed

    def rate(self, batch: Batch) -> np.ndarray:
        """Returns a table (games, options) of values for the side that decides, from -1 to 1; -inf where no option is.

        An option that has left early is worth at most what those are that have stayed.
        """
        table = np.full(batch.mask.shape, -np.inf, np.float32)
        table[batch.count == 1, 0] = 0
        asked = np.flatnonzero(batch.count > 1)
        while len(asked):
            needed = np.cumsum(batch.count[asked] + (2 << (ROUNDS - 1)))  # a half is rounded up, and two are left
            taken = max(1, int(np.searchsorted(needed, self.copies.games // self.samples, "right")))
            samples = min(self.samples, self.copies.games // int(needed[taken - 1]))
            self._halve(batch, asked[:taken], samples, table)
            asked = asked[taken:]
        return table

    def _halve(self, batch: Batch, games: np.ndarray, samples: int, table: np.ndarray) -> None:
        total = np.zeros((len(games), batch.mask.shape[1]), np.float32)
        copies = np.zeros_like(total)
        tried = [np.arange(count) for count in batch.count[games]]
        for _ in range(ROUNDS):
            places = np.repeat(np.arange(len(games)), [len(options) for options in tried])
            options = np.concatenate(tried)
            total[places, options] += samples * self._values(batch, games[places], options, samples)
            copies[places, options] += samples
            tried = [_better_half(total[place] / np.maximum(copies[place], 1), left) for place, left in enumerate(tried)]
            samples *= 2
        for place, game in enumerate(games):
            count = batch.count[game]
            worth = total[place, :count] / copies[place, :count]
            stayed = copies[place, :count] == copies[place].max()
            worth[~stayed] = np.minimum(worth[~stayed], worth[stayed].min())
            table[game, :count] = worth

    def _values(self, batch: Batch, games: np.ndarray, options: np.ndarray, samples: int) -> np.ndarray:
        copies = self.copies
        game, _ = copies.expand(batch, games, samples, self._seed, options)
        self._seed += samples * len(np.unique(games))
        end = len(game)
        side = batch.side[game]
        worth = np.where(side == 0, copies.won[:end], -copies.won[:end])
        going = np.flatnonzero(~copies.ended[:end])
        values = self.net.values(self.inputs.of(copies, going))
        worth[going] = np.where(copies.side[going] == side[going], values, -values)
        return np.asarray(worth.reshape(-1, samples).mean(axis=1), np.float32)

    def __call__(self, batch: Batch) -> np.ndarray:
        """Returns the best option of each game, as a policy does."""
        return np.asarray(self.rate(batch).argmax(axis=1))

    def close(self) -> None:
        """Ends the copies."""
        self.copies.close()


def _better_half(worth: np.ndarray, left: np.ndarray) -> np.ndarray:
    best_first = left[np.argsort(-worth[left], kind="stable")]
    return np.sort(best_first[: max(2, (len(left) + 1) // 2)])
