"""Which baselines there are, and how each is trained."""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Optional, Sequence

from ..batch import Setup
from ..games import SMALL
from .imitation import Imitation
from .net_files import read_arrays, write_rating_net, write_value_net
from .policy_gradient import PolicyGradient
from .self_play import SelfPlay
from .training import Training, kept

ADVISER = "simple"
"""The bot that is imitated. A decision of level-6 takes several times as long."""


@dataclass(frozen=True)
class Baseline:
    """A net.

    Attributes:
        way: how it learns, in words.
        needs: the baseline whose net it begins with, or searches with.
        long: whether it has the time of the long run.
    """

    name: str
    game: str
    way: str
    setups: Sequence[Setup]
    end: str
    needs: Optional[str]
    long: bool
    make: Callable[["Baseline", Path, int], Any]

    def checkpoint(self, folder: Path) -> Path:
        """The file from which a training goes on."""
        return folder / (self.name + ".checkpoint")

    def net(self, folder: Path) -> Path:
        """The file of the net."""
        return folder / (self.name + self.end)

    def write(self, folder: Path, training: Training) -> None:
        """Writes the best net."""
        weights, path = training.kept, self.net(folder)
        if self.end == ".txt":
            write_rating_net(path, training.method.batch, training.method.inputs, weights)
        else:
            write_value_net(path, weights, "%s.txt" % self.needs)


def _imitation(one: Baseline, folder: Path, seed: int) -> Imitation:
    return Imitation(ADVISER, one.setups, seed)


def _policy_gradient(one: Baseline, folder: Path, seed: int) -> PolicyGradient:
    begin_with = kept(read_arrays(folder / ("%s.checkpoint" % one.needs)))
    return PolicyGradient(["simple", "fast"], begin_with, one.setups, seed)


def _self_play(one: Baseline, folder: Path, seed: int) -> SelfPlay:
    playout = str(folder / ("%s.txt" % one.needs))
    return SelfPlay(playout, ADVISER, 20_000, one.setups, seed)


def _of(game: str, setups: Sequence[Setup]) -> list[Baseline]:
    first = game + "-imitation"
    return [
        Baseline(first, game, "imitation of `%s`" % ADVISER, setups, ".txt", None, False, _imitation),
        Baseline(game + "-policy-gradient", game, "policy gradient from there", setups, ".txt", first, False, _policy_gradient),
        Baseline(game + "-self-play", game, "self-play with search", setups, ".npz", first, game == "full", _self_play),
    ]


ALL = [*_of("small", [SMALL]), *_of("full", [{}])]
