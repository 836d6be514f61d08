"""Trains a baseline, with checkpoints and reports, and keeps its best net."""
from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any, Optional, Protocol, Sequence

import numpy as np

from ..batch import Batch, Setup
from ..evaluation import Policy, evaluate
from .adam import Adam, Arrays

SAVED_EVERY = 60.0
"""Seconds between two checkpoints."""
SAID_EVERY = 15.0
LEAST = 0.1
"""The least part of the first rate."""
REPORTED_FROM = 1 << 40
"""The first seed of the games of a report."""
_KEPT = "kept "


class Method(Protocol):
    """A way to learn.

    Attributes:
        rate: how long a step is at first. It falls with the time.
        rivals: the bots of a report.
        inputs: what its net sees of a batch.
    """

    adam: Adam
    batch: Batch
    inputs: Any
    rate: float
    rivals: Sequence[str]
    draw: np.random.Generator
    games: int
    decisions: int

    def begin(self, games: int, decisions: int) -> None:
        """Goes on after some games."""

    def advance(self) -> None:
        """Makes some steps, and learns."""

    def policy(self) -> Policy:
        """Returns the net as it is now, as a policy."""

    def said(self) -> str:
        """Returns what its progress is, in words."""

    def close(self) -> None:
        """Ends the games."""


class Training:
    """The state of a training: how long it has run, and its best net. The file of a checkpoint has it, the weights and the draws.

    Attributes:
        seconds: how long it has run, without reports.
        cpu_seconds: the time of all cores that this process and its Java have used; without reports.
        reported: the CPU time of the last report.
        best: the best score of a report.
        kept: the weights of the net that had it.
    """

    def __init__(self, path: Path, method: Method):
        self.path = path
        self.method = method
        self.seconds = self.cpu_seconds = self.reported = 0.0
        self.best = -1.0
        self.kept: Arrays = {}
        if path.exists():
            self._restore()

    def _restore(self) -> None:
        with np.load(self.path) as file:
            arrays = {name: file[name] for name in file.files}
        told: dict[str, Any] = json.loads(str(arrays.pop("told")))
        self.seconds, self.cpu_seconds, self.best = told["seconds"], told["cpu_seconds"], told["best"]
        self.reported = told.get("reported", 0.0)
        self.method.draw.bit_generator.state = told["draw"]
        self.kept = kept(arrays)
        self.method.adam.restore(arrays)
        self.method.begin(told["games"], told["decisions"])

    def save(self) -> None:
        """Writes the checkpoint: the old one stays whole until the new one is."""
        told = {
            "seconds": self.seconds,
            "cpu_seconds": self.cpu_seconds,
            "best": self.best,
            "reported": self.reported,
            "games": self.method.games,
            "decisions": self.method.decisions,
            "draw": self.method.draw.bit_generator.state,
        }
        part = self.path.with_suffix(".part")
        arrays: dict[str, Any] = {_KEPT + name: array for name, array in self.kept.items()}
        arrays.update(self.method.adam.state(), told=np.array(json.dumps(told)))
        with open(part, "wb") as file:
            np.savez(file, **arrays)
        os.replace(part, self.path)

    def run(self, minutes: float, report_every: float, pairs: int, setups: Sequence[Setup]) -> None:
        """Trains until it has used some minutes of the cores in all, and keeps the net that has the best report.

        Args:
            minutes: of CPU time, reports not counted. On a machine that does other work it takes longer.
            report_every: minutes between two reports. A report plays pairs of games against each rival.
        """
        method, name = self.method, self.path.stem
        limit = 60 * minutes
        said = saved = time.monotonic()
        try:
            while self.cpu_seconds < limit:
                begun, cpu = time.monotonic(), _cpu(method.batch)
                method.adam.rate = method.rate * max(LEAST, 1 - self.cpu_seconds / limit)
                method.advance()
                now = time.monotonic()
                self.seconds += now - begun
                self.cpu_seconds += max(0.0, _cpu(method.batch) - cpu)
                if now - said > SAID_EVERY:
                    said = now
                    times = (self.cpu_seconds, limit, self.seconds)
                    _say("%s: CPU %.0f of %.0f s, %.0f s, %d games, %s" % (name, *times, method.games, method.said()))
                if self.cpu_seconds - self.reported > 60 * report_every:
                    self._report(pairs, setups)
                elif now - saved > SAVED_EVERY:
                    saved = now
                    self.save()
        except KeyboardInterrupt:
            self.save()
            raise
        if self.reported < self.cpu_seconds:
            self._report(pairs, setups)

    def _report(self, pairs: int, setups: Sequence[Setup]) -> None:
        method = self.method
        told = evaluate(method.policy(), method.rivals, pairs, seed=REPORTED_FROM, setups=setups, luck=False, after=method.batch)
        score = float(np.mean([one.score.mean for one in told]))
        if score > self.best:
            self.best = score
            self.kept = {key: weight.copy() for key, weight in method.adam.weights.items()}
        scores = "; ".join("%s %s" % (one.opponent, one.score) for one in told)
        begin = "%s: CPU %.0f s, %.0f s" % (self.path.stem, self.cpu_seconds, self.seconds)
        _say("%s: %s%s" % (begin, scores, "; kept" if score == self.best else ""))
        self.reported = self.cpu_seconds
        self.save()


def kept(arrays: Arrays) -> Arrays:
    """Returns the weights of the best net of a checkpoint."""
    return {name[len(_KEPT) :]: array for name, array in arrays.items() if name.startswith(_KEPT)}


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _cpu(batch: Batch) -> float:
    """The seconds that cores have worked for this process and its Java. Where that is not known: as if they did nothing else."""
    try:
        with open("/proc/%d/stat" % batch._process.pid) as file:
            parts = file.read().rsplit(")", 1)[1].split()
        return time.process_time() + (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return time.monotonic() * (os.cpu_count() or 1)
