"""A net that guesses what a position is worth to the side that decides."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..batch import Batch
from .adam import Arrays


class PositionInputs:
    """What a value net sees of rows of a batch: the features, the numbers of the game, and what is to be decided."""

    def __init__(self, batch: Batch):
        names, scales = batch.header["names"], batch.header["scales"]
        self._game = sum(name.startswith("game ") for name in names["view"])
        self._scale = np.array(scales["view"][: self._game], np.float32)
        self._purpose = names["option"].index("purpose")
        self._purposes = int(scales["option"][self._purpose])
        self._features = len(names["features"])
        self.count = self._features + self._game + self._purposes

    def of(self, batch: Batch, rows: Any) -> np.ndarray:
        """Returns the inputs of some rows, (rows, count)."""
        purpose = batch.options[rows, 0, self._purpose].astype(int)
        inputs = np.zeros((len(purpose), self.count), np.float32)
        inputs[:, : self._features] = batch.features[rows]
        game = inputs[:, self._features : self._features + self._game]
        np.divide(batch.view[rows, : self._game], self._scale, out=game)
        some = np.flatnonzero(purpose > 0)
        inputs[some, self._features + self._game + purpose[some] - 1] = 1
        return inputs


class ValueNet:
    """A net with one hidden layer: tanh(direct · x + out · relu(hidden · x + bias) + shift) of x = inputs / scale. 1 is a win, -1 a loss."""

    LEAST = 0.05
    """The least scale: an input that is rarer counts less."""

    def __init__(self, inputs: int, hidden: int, draw: np.random.Generator):
        self.weights: Arrays = {
            "hidden": (draw.standard_normal((inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "out": np.zeros(hidden, np.float32),
            "direct": np.zeros(inputs, np.float32),
            "shift": np.zeros(1, np.float32),
            "scale": np.ones(inputs, np.float32),
        }

    @staticmethod
    def with_weights(weights: Arrays) -> "ValueNet":
        """Returns a net with the weights of another one."""
        net = ValueNet.__new__(ValueNet)
        net.weights = weights
        return net

    def fit_scale(self, inputs: np.ndarray) -> None:
        """Takes the scale of the inputs from examples."""
        self.weights["scale"][:] = np.maximum(np.sqrt(np.mean(np.square(inputs), axis=0)), self.LEAST)

    def values(self, inputs: np.ndarray) -> np.ndarray:
        """Returns the value of each row, from -1 to 1."""
        return self._forward(inputs / self.weights["scale"])[1]

    def _forward(self, scaled: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        weights = self.weights
        hidden = np.maximum(scaled @ weights["hidden"] + weights["bias"], 0)
        return hidden, np.tanh(scaled @ weights["direct"] + hidden @ weights["out"] + weights["shift"])

    def gradient(self, inputs: np.ndarray, targets: np.ndarray) -> tuple[Arrays, float]:
        """Returns the slopes of the mean square error, and the error."""
        scaled = inputs / self.weights["scale"]
        hidden, values = self._forward(scaled)
        wrong = values - targets
        slope = (2 * wrong * (1 - np.square(values)) / len(inputs)).astype(np.float32)
        back = slope[:, None] * self.weights["out"] * (hidden > 0)
        return {
            "hidden": scaled.T @ back,
            "bias": back.sum(axis=0),
            "out": hidden.T @ slope,
            "direct": scaled.T @ slope,
            "shift": slope.sum(keepdims=True),
        }, float(np.mean(np.square(wrong)))
