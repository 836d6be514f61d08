"""The input of a net that rates options, and the file of a net that the Java bot "learned" plays."""
from __future__ import annotations

from os import PathLike
from typing import Any, Optional, Union

import numpy as np

from .batch import Batch
from .observations import Observations

NEARER = 0.8
"""A goal or an enemy that is one cube farther away counts so many times as much."""


class OptionInputs:
    """What a net sees: a state, and for each option its own numbers.

    An option has, in this order: its kind, its action and its purpose, each as one 1 among zeros; its scaled numbers; the scaled numbers of the
    model that acts and of the target; and where it leads: columns, rows and levels from the model, how much nearer the next objective and the
    next enemy are, and how near they are then (1 in the same cube, 0.8 for each cube of distance).

    Attributes:
        columns: the places of the numbers of a view that are the state.
        state: how many they are.
        option: how many numbers an option has.
    """

    PLACES = ("column", "row", "level", "face", "weapon", "number")

    def __init__(self, batch: Batch, columns: Optional[np.ndarray] = None):
        header = batch.header
        self._seen = Observations(batch)
        self.columns = self._seen.columns() if columns is None else columns
        names, scales = header["names"], header["scales"]
        self._option = {name: place for place, name in enumerate(names["option"])}
        self._sizes = [int(scales["option"][self._option[name]]) for name in ("kind", "action", "purpose")]
        self._kept = [self._option[name] for name in self.PLACES]
        self._kept_scale = np.array([scales["option"][place] for place in self._kept], np.float32)
        own = names["view"].index("own 1 in team")
        self._model = [name.split(" ", 2)[2] for name in names["view"] if name.startswith("own 1 ")]
        self._model_scale = np.array(scales["view"][own : own + len(self._model)], np.float32)
        self._power = np.array([NEARER**far for far in range(32)], np.float32)
        self.state = len(self.columns)
        self.option = sum(self._sizes) + len(self._kept) + 2 * len(self._model) + 7

    def states(self, view: np.ndarray) -> np.ndarray:
        """Returns the states of views, (…, state)."""
        return np.ascontiguousarray(self._seen.scaled_view(view)[..., self.columns])

    def options(self, view: np.ndarray, options: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Returns the options of all games as rows (rows, option), and for each row its game."""
        game, place = np.nonzero(mask)
        rows = options[game, place]
        sets = self._seen.sets(view)
        models = np.concatenate([sets["own"], sets["other"]], axis=1)
        inputs = np.zeros((len(rows), self.option), np.float32)
        at = 0
        for name, size in zip(("kind", "action", "purpose"), self._sizes):
            number = rows[:, self._option[name]].astype(int)
            some = np.flatnonzero((number > 0) & (number <= size))
            inputs[some, at + number[some] - 1] = 1
            at += size
        inputs[:, at : at + len(self._kept)] = rows[:, self._kept] / self._kept_scale
        at += len(self._kept)
        cubes = []
        for name in ("actor", "target"):
            number = rows[:, self._option[name]].astype(int)
            half = sets["own"].shape[1]
            model = np.where(number > 0, number - 1, half - number - 1)
            numbers = np.where((number != 0)[:, None], models[game, np.clip(model, 0, 2 * half - 1)], 0)
            inputs[:, at : at + len(self._model)] = numbers / self._model_scale
            at += len(self._model)
            cubes.append(numbers[:, [self._model.index(part) for part in ("column", "row", "level")]])
        place = rows[:, [self._option[part] for part in ("column", "row", "level")]]
        inputs[:, at:] = self._leads(game, cubes[0], np.where(place[:, :1] > 0, place, cubes[1]), sets)
        return inputs, game

    def _leads(self, game: np.ndarray, here: np.ndarray, there: np.ndarray, sets: dict[str, np.ndarray]) -> np.ndarray:
        """Where the options lead; all 0 for one without a model that acts or without a cube."""
        leads = np.zeros((len(game), 7), np.float32)
        some = np.flatnonzero((here[:, 0] > 0) & (there[:, 0] > 0))
        here, there, game = here[some], there[some], game[some]
        leads[some, :3] = (there - here) / 4
        for place, part in ((3, "objective"), (5, "other")):
            first = 0 if part == "objective" else self._model.index("column")
            cubes = sets[part][:, :, first : first + 3]
            after = self._near(cubes[game], there)
            leads[some, place] = after - self._near(cubes[game], here)
            leads[some, place + 1] = after
        return leads

    def _near(self, cubes: np.ndarray, cube: np.ndarray) -> np.ndarray:
        far = np.abs(cubes - cube[:, None]).max(axis=2).astype(int)
        return np.asarray(np.where(cubes[:, :, 0] > 0, self._power[np.minimum(far, 31)], 0).max(axis=1))


def write_net(path: Union[str, PathLike[str]], batch: Batch, inputs: OptionInputs, layers: dict[str, Any], digits: int = 9) -> None:
    """Writes a net with one hidden layer for the Java bot "learned".

    The rating of an option is out · relu(state · s + bias + option · o). The bot takes the first option whose rating is within 0.0001 of the best.

    Args:
        layers: "state" (hidden, state), "bias" (hidden), "option" (hidden, option), "out" (hidden).
        digits: how many digits each number has. All numbers are exact with 9; with 4 the file is half as large.

    Raises:
        ValueError: if a layer has another size, or a number that is not finite. Then nothing is written.
    """
    hidden = len(layers["bias"])
    shapes = {"state": (hidden, inputs.state), "bias": (1, hidden), "option": (hidden, inputs.option), "out": (1, hidden)}
    tables = {name: np.asarray(layers[name], np.float32).reshape(shape) for name, shape in shapes.items()}
    for name, table in tables.items():
        if not np.isfinite(table).all():
            raise ValueError("the layer '%s' has numbers that are not finite" % name)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write("deadcube net 1\nencoding %d\n" % batch.header["encoding"])
        file.write("columns %s\n" % " ".join(str(int(column)) for column in inputs.columns))
        for name, table in tables.items():
            file.write("%s %d %d\n" % (name, *table.shape))
            for row in table:
                file.write(" ".join("%.*g" % (digits, number) for number in row) + "\n")
