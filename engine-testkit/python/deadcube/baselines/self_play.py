"""A net that learns what positions are worth: first from the games of a bot, then from games against itself in which it searches."""
from __future__ import annotations

from typing import Any, Optional, Sequence

import numpy as np

from ..batch import Batch, Setup
from .adam import Adam
from .lookahead import Lookahead
from .value_net import PositionInputs, ValueNet

HIDDEN = 48
GAMES = 48
RATE, LATER_RATE = 1e-3, 3e-4
LONGEST = 1.0
DRAWN = 256
"""How many positions it learns from at once."""
USES = 4
"""How often it learns from a position, on average."""
REMEMBERED = 150_000
FIRST = 2_000
"""So many positions give the inputs their scale."""
BY_LEAD, MOST_LEAD = 0.2, 15
"""The part of a result that is the lead in victory points, and the lead that counts whole."""
TRACE = 0.9
"""How much of what a position is worth is what became of it, and not what the search says there."""
WANDER = 0.01
"""How far apart two options are whose order is often changed."""
STRAYS = 0.05
"""The chance that a decision of the bot's games is random."""


class SelfPlay:
    """Learns values of positions in which a side chooses a model to activate.

    Args:
        playout: the file of the net that plays on in a search, up to such a position.
        adviser: the bot of the first games.
        of_bot: how many games the bot plays.
    """

    rivals = ("simple",)
    rate = RATE

    def __init__(self, playout: str, adviser: str, of_bot: int, setups: Sequence[Setup], seed: int, samples: int = 1, rows: int = 4096):
        self.draw = np.random.default_rng(seed)
        self.games = self.decisions = 0
        self._of_bot = of_bot
        self._adviser = adviser
        self._setups = setups
        self._seed = seed << 32
        self.batch = self._opened(adviser)
        self.inputs = PositionInputs(self.batch)
        self.net = ValueNet(self.inputs.count, HIDDEN, self.draw)
        self.adam = Adam(self.net.weights, RATE)
        self.search = Lookahead(self.net, rows, samples, seed=seed, setups=setups, playout="learned:" + playout, beside=self.batch)
        self._turn = self.batch.header["names"]["features"].index("turn")
        self._met: list[list[tuple[np.ndarray, int, float]]] = [[] for _ in range(GAMES)]
        """For each game its positions: what the net sees, 1 if side A decides and -1 if B, and what the search says."""
        self._seen = np.zeros((REMEMBERED, self.inputs.count), np.float32)
        self._worth = np.zeros(REMEMBERED, np.float32)
        self._known = self._fresh = 0
        self._error = 1.0

    def _opened(self, adviser: Optional[str], beside: Optional[Batch] = None) -> Batch:
        first = self._seed + self.games
        return Batch(GAMES, setups=self._setups, seed=first, ask_forced=False, features=True, adviser=adviser, after=beside)

    def begin(self, games: int, decisions: int) -> None:
        """Goes on after some games, with others. The remembered positions are gone."""
        self.games, self.decisions = games, decisions
        self.batch.reset(self._seed + games)
        self._of_itself()

    def _of_itself(self) -> bool:
        """Returns whether the net plays; ends the games of the bot when it has played enough."""
        if self._adviser and self.games >= self._of_bot:
            self._adviser = ""
            self.batch = self._opened(None, self.batch)
            self._met = [[] for _ in range(GAMES)]
            self.rate = LATER_RATE
        return not self._adviser

    def advance(self) -> None:
        """Makes a step in all games, and learns from those that end."""
        draw = self.draw
        searches = self._of_itself()
        batch = self.batch
        due = np.flatnonzero((batch.count > 0) & (batch.features[:, self._turn] != 0))
        seen, side = self.inputs.of(batch, due), np.where(batch.side[due] == 0, 1, -1)
        said = np.full(GAMES, np.nan, np.float32)
        if searches:
            table = self.search.rate(batch)
            said = table.max(axis=1)
            actions = (table + WANDER * draw.gumbel(size=table.shape)).argmax(axis=1)
        else:
            actions = np.maximum(batch.advised, 0)
            astray = np.flatnonzero(draw.random(GAMES) < STRAYS)
            actions[astray] = (draw.random(len(astray)) * batch.count[astray]).astype(int)
        for place, game in enumerate(due):
            self._met[game].append((seen[place], int(side[place]), float(said[game])))
        self.decisions += int((batch.count > 0).sum())
        batch.step(actions)
        for game in np.flatnonzero(batch.ended):
            self._remember(int(game))
        self._learn()

    def _remember(self, game: int) -> None:
        score = self.batch.final_score[game]
        lead = float(np.clip((score[0] - score[1]) / MOST_LEAD, -1, 1))
        worth = (1 - BY_LEAD) * float(self.batch.won[game]) + BY_LEAD * lead
        for seen, side, said in reversed(self._met[game]):
            if not np.isnan(said):
                worth = TRACE * worth + (1 - TRACE) * side * said
            place = self._known % REMEMBERED
            self._seen[place], self._worth[place] = seen, side * worth
            self._known += 1
            self._fresh += 1
        self._met[game] = []
        self.games += 1

    def _learn(self) -> None:
        if self._known < FIRST:
            return
        if not self.adam.steps:
            self.net.fit_scale(self._seen[: self._known])
            self.adam.steps = 1
        while self._fresh > DRAWN // USES:
            self._fresh -= DRAWN // USES
            places = self.draw.integers(0, min(self._known, REMEMBERED), DRAWN)
            gradient, error = self.net.gradient(self._seen[places], self._worth[places])
            self.adam.step(gradient, LONGEST)
            self._error += 0.01 * (error - self._error)

    def policy(self) -> Any:
        """Returns the search with the net."""
        return self.search

    def said(self) -> str:
        """Returns what its progress is, in words."""
        return "%s, mean square error %.3f" % ("against itself" if not self._adviser else "games of a bot", self._error)

    def close(self) -> None:
        """Ends the games and the copies."""
        self.search.close()
        self.batch.close()
