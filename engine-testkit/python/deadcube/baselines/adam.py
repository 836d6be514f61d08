"""Steps of gradient descent (Adam)."""
from __future__ import annotations

import numpy as np

Arrays = dict[str, np.ndarray]


class Adam:
    """Changes weights in their place."""

    FIRST, SECOND, LEAST = 0.9, 0.999, 1e-8

    def __init__(self, weights: Arrays, rate: float):
        self.weights = weights
        self.rate = rate
        self.steps = 0
        self.means = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, gradient: Arrays, longest: float = np.inf) -> None:
        """Goes against a gradient, which is cut to a length."""
        self.steps += 1
        length = float(np.sqrt(sum(float(np.sum(np.square(each))) for each in gradient.values())))
        cut = min(1.0, longest / (length + 1e-12))
        rate = self.rate * np.sqrt(1 - self.SECOND**self.steps) / (1 - self.FIRST**self.steps)
        for name, slope in gradient.items():
            slope = slope * np.float32(cut)
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(1 - self.FIRST) * (slope - mean)
            square += np.float32(1 - self.SECOND) * (np.square(slope) - square)
            self.weights[name] -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(self.LEAST))

    def state(self) -> Arrays:
        """Returns what a checkpoint keeps, with the weights."""
        kept: Arrays = {"steps": np.array(self.steps)}
        for part, arrays in (("weight", self.weights), ("mean", self.means), ("square", self.squares)):
            kept.update({"%s %s" % (part, name): array for name, array in arrays.items()})
        return kept

    def restore(self, kept: Arrays) -> None:
        """Goes on from a state."""
        self.steps = int(kept["steps"])
        for part, arrays in (("weight", self.weights), ("mean", self.means), ("square", self.squares)):
            for name, array in arrays.items():
                array[:] = kept["%s %s" % (part, name)]
