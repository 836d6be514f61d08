"""A net that rates the options of a decision, and the slopes by which it learns."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..batch import Batch
from ..nets import OptionInputs
from .adam import Arrays


EQUAL = 1e-4
"""A rating within this of the best is as good, as in Java."""


class Decisions:
    """Decisions of several games: their states, and all their options as rows, each with the place of its decision."""

    def __init__(self, states: np.ndarray, options: np.ndarray, of: np.ndarray):
        self.states, self.options, self.of = states, options, of
        self.first = np.searchsorted(of, np.arange(len(states)))
        """The row of the first option of each decision. Every decision has one at least."""

    @staticmethod
    def now(batch: Batch, inputs: OptionInputs, games: Any) -> "Decisions":
        """Those that are due in some games, in their order. Each has options."""
        view = batch.view[games]
        options, of = inputs.options(view, batch.options[games], batch.mask[games])
        return Decisions(inputs.states(view), options, of)

    @staticmethod
    def joined(several: "list[Decisions]") -> "Decisions":
        """Several as one."""
        before = np.cumsum([0] + [len(one.states) for one in several])
        return Decisions(
            np.concatenate([one.states for one in several]),
            np.concatenate([one.options for one in several]),
            np.concatenate([one.of + at for one, at in zip(several, before)]),
        )

    def taken(self, places: np.ndarray) -> "tuple[Decisions, np.ndarray]":
        """Some decisions, and the rows of their options in these."""
        count = np.diff(np.append(self.first, len(self.of)))[places]
        rows = np.repeat(self.first[places] - np.cumsum(count) + count, count) + np.arange(int(count.sum()))
        return Decisions(self.states[places], self.options[rows], np.repeat(np.arange(len(places)), count)), rows


class RatingNet:
    """Rates options by out · relu(state · s + bias + option · o), as the Java bot "learned" does, and guesses how a game ends."""

    def __init__(self, state: int, option: int, hidden: int, draw: np.random.Generator):
        def layer(inputs: int, size: float = 1.0) -> np.ndarray:
            return np.asarray(draw.standard_normal((inputs, hidden)) * (size / np.sqrt(inputs)), np.float32)

        self.weights: Arrays = {
            "state": layer(state),
            "bias": np.zeros(hidden, np.float32),
            "option": layer(option),
            "out": np.zeros(hidden, np.float32),
            "worth state": layer(state),
            "worth bias": np.zeros(hidden, np.float32),
            "worth out": np.zeros(hidden, np.float32),
            "worth shift": np.zeros(1, np.float32),
        }

    @staticmethod
    def with_weights(weights: Arrays) -> "RatingNet":
        """Returns a net with the weights of another one. Without its guess, it only rates."""
        net = RatingNet.__new__(RatingNet)
        net.weights = {name: np.ascontiguousarray(weight) for name, weight in weights.items()}
        return net

    def layers(self) -> Arrays:
        """Returns what write_net writes."""
        weights = self.weights
        return {"state": weights["state"].T, "bias": weights["bias"], "option": weights["option"].T, "out": weights["out"]}

    def rate(self, asked: Decisions) -> np.ndarray:
        """Returns the rating of each option."""
        return self._rate(asked)[1]

    def _rate(self, asked: Decisions) -> tuple[np.ndarray, np.ndarray]:
        weights = self.weights
        hidden = (asked.states @ weights["state"] + weights["bias"])[asked.of] + asked.options @ weights["option"]
        np.maximum(hidden, 0, out=hidden)
        return hidden, hidden @ weights["out"]

    def logarithms(self, asked: Decisions) -> np.ndarray:
        """Returns the logarithm of the chance of each option."""
        return _logarithms(self.rate(asked), asked)

    def worth(self, states: np.ndarray) -> np.ndarray:
        """Returns the guess for each state: how much is gained from here on."""
        return self._worth(states)[1]

    def _worth(self, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        weights = self.weights
        hidden = np.maximum(states @ weights["worth state"] + weights["worth bias"], 0)
        return hidden, hidden @ weights["worth out"] + weights["worth shift"]

    def rating_gradient(self, asked: Decisions, slopes: Any) -> Arrays:
        """Returns the slopes of the weights.

        Args:
            slopes: gets the logarithms of the chances, and returns the slope of the loss by each of them.
        """
        weights = self.weights
        hidden, ratings = self._rate(asked)
        logarithms = _logarithms(ratings, asked)
        by_logarithm = slopes(logarithms)
        total = np.add.reduceat(by_logarithm, asked.first)
        by_rating = (by_logarithm - np.exp(logarithms) * total[asked.of]).astype(np.float32)
        back = by_rating[:, None] * weights["out"]
        back *= hidden > 0
        of_states = np.add.reduceat(back, asked.first, axis=0)
        return {
            "state": asked.states.T @ of_states,
            "bias": of_states.sum(axis=0),
            "option": asked.options.T @ back,
            "out": hidden.T @ by_rating,
        }

    def worth_gradient(self, states: np.ndarray, targets: np.ndarray, factor: float) -> Arrays:
        """Returns the slopes of the mean square error of the guesses, times a factor."""
        hidden, guess = self._worth(states)
        slope = (2 * factor / len(states) * (guess - targets)).astype(np.float32)
        back = slope[:, None] * self.weights["worth out"] * (hidden > 0)
        return {
            "worth state": states.T @ back,
            "worth bias": back.sum(axis=0),
            "worth out": hidden.T @ slope,
            "worth shift": slope.sum(keepdims=True),
        }


def _logarithms(ratings: np.ndarray, asked: Decisions) -> np.ndarray:
    apart = ratings - np.maximum.reduceat(ratings, asked.first)[asked.of]
    total = np.add.reduceat(np.exp(apart), asked.first)
    return np.asarray(apart - np.log(total)[asked.of])


class RatingPolicy:
    """Takes the first option with the best rating in each game."""

    def __init__(self, net: RatingNet, inputs: OptionInputs):
        self.net = net
        self.inputs = inputs

    def __call__(self, batch: Batch) -> np.ndarray:
        choice = np.zeros(batch.games, int)
        games = np.flatnonzero(batch.count)
        if len(games):
            asked = Decisions.now(batch, self.inputs, games)
            table = np.full((len(games), batch.max_options), -np.inf, np.float32)
            table[batch.mask[games]] = self.net.rate(asked)
            choice[games] = (table >= table.max(axis=1, keepdims=True) - EQUAL).argmax(axis=1)
        return choice
