"""A policy that looks one decision ahead: it tries each option in copies with other dice, and rates what follows by a value net."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..batch import Batch
from .value_net import PositionInputs, ValueNet


class Lookahead:
    """Rates the options of games by the mean value of what follows.

    It knows neither the dice nor the hidden tokens of a game, and does not ask how the opponent plays.

    Args:
        rows: how many copies are made at once.
        samples: how many copies each option has; fewer where the options are too many for the rows.
        terms: further arguments of Batch, such as setups and command: those of the games.
    """

    def __init__(self, net: ValueNet, rows: int = 4096, samples: int = 4, seed: int = 0, **terms: Any):
        self.net = net
        self.samples = samples
        self.copies = Batch(rows, ask_forced=False, restarts=False, features=True, **terms)
        self.inputs = PositionInputs(self.copies)
        self._seed = seed

    def rate(self, batch: Batch) -> np.ndarray:
        """Returns a table (games, options) of values for the side that decides, from -1 to 1; -inf where no option is."""
        table = np.full(batch.mask.shape, -np.inf, np.float32)
        asked = np.flatnonzero(batch.count > 1)
        table[batch.count == 1, 0] = 0
        while len(asked):
            needed = np.cumsum(batch.count[asked])
            taken = max(1, int(np.searchsorted(needed, self.copies.games // self.samples, "right")))
            samples = min(self.samples, self.copies.games // int(needed[taken - 1]))
            self._rate(batch, asked[:taken], samples, table)
            asked = asked[taken:]
        return table

    def _rate(self, batch: Batch, games: np.ndarray, samples: int, table: np.ndarray) -> None:
        copies = self.copies
        game, option = copies.expand(batch, games, samples, self._seed)
        self._seed += samples * len(games)
        end = len(game)
        side = batch.side[game]
        worth = np.where(side == 0, copies.won[:end], -copies.won[:end])
        going = np.flatnonzero(~copies.ended[:end])
        values = self.net.values(self.inputs.of(copies, going))
        worth[going] = np.where(copies.side[going] == side[going], values, -values)
        table[game[::samples], option[::samples]] = worth.reshape(-1, samples).mean(axis=1)

    def __call__(self, batch: Batch) -> np.ndarray:
        """Returns the best option of each game, as a policy does."""
        return np.asarray(self.rate(batch).argmax(axis=1))

    def close(self) -> None:
        """Ends the copies."""
        self.copies.close()
