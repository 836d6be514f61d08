"""Other forms of what a batch observes: scaled, as sets of models and things, as planes, and actions in parts."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .batch import Batch


class Observations:
    """Arrays made from those of a batch. Every method returns new arrays, or views of the given ones.

    >>> seen = Observations(batch)
    >>> models = seen.sets(batch.view)["own"]  # (games, 32, numbers), without a copy
    """

    def __init__(self, batch: Batch):
        header = batch.header
        self.batch = batch
        self.names: dict[str, list[str]] = header["names"]
        self.sizes: dict[str, int] = header["sizes"]
        scales = {name: np.array(numbers, np.float32) for name, numbers in header["scales"].items()}
        self._view_scale, self._option_scale, self._cube_scale = scales["view"], scales["option"], scales["cube"]
        self._option = {name: place for place, name in enumerate(self.names["option"])}
        self._parts = self._places()
        models, side, kinds = self.sizes["models"], self.sizes["columns"], len(self.names["kinds"])
        self.heads: tuple[int, int, int, int, int] = (2 * kinds + 1, 2 * models + 1, 2 * models + 1 + side * side * self.sizes["levels"], 16, Factored.REST)
        """The sizes of the five parts of an option."""

    def _places(self) -> dict[str, tuple[int, int, int]]:
        """The first place, the number of rows and the length of a row of each part of a view."""
        rows = {
            "game": 1,
            "own": self.sizes["models"],
            "other": self.sizes["models"],
            "objective": self.sizes["objectives"],
            "thing": self.sizes["things"],
            "face": self.sizes["faces"],
        }
        parts = [name.split()[0] for name in self.names["view"]]
        return {part: (parts.index(part), count, parts.count(part) // count) for part, count in rows.items()}

    def scaled_view(self, view: np.ndarray) -> np.ndarray:
        """Returns a view whose numbers are from -1 to 1, or a little beyond in rare games."""
        return np.asarray(view / self._view_scale)

    def scaled_options(self, options: np.ndarray) -> np.ndarray:
        """Returns options whose numbers are from -1 to 1, or a little beyond; those beyond 2 are cut."""
        return np.clip(options / self._option_scale, -2, 2)

    def sets(self, view: np.ndarray) -> dict[str, np.ndarray]:
        """Returns the parts of a view: game (…, numbers); own, other, objective, thing and face (…, rows, numbers)."""
        sets = {}
        for part, (first, count, width) in self._parts.items():
            block = view[..., first : first + count * width]
            sets[part] = block if count == 1 else block.reshape(*view.shape[:-1], count, width)
        return sets

    def columns(self) -> np.ndarray:
        """Returns the places of the numbers of a view that the present games of the batch use.

        A view has room for 32 models a side, 16 objectives, 128 things and 16 faces. A net whose input is view[:, columns] is smaller.
        Things beyond the sixteenth and faces are left out. With more set-ups than games, a later team may have more models.
        """
        sets = self.sets(np.arange(len(self.names["view"])))
        batch, kept = self.batch, [sets["game"]]
        in_team = self._place("own 1 in team") - self._parts["own"][0]
        worth = self._place("objective 1 column") - self._parts["objective"][0]
        begun = self.sets(batch.view)
        for part, number in (("own", in_team), ("other", in_team), ("objective", worth)):
            most = int((begun[part][:, :, number] > 0).sum(axis=1).max())
            kept.append(sets[part][:most].ravel())
        kept.append(sets["thing"][:16].ravel())
        return np.concatenate(kept)

    def _place(self, name: str) -> int:
        return self.names["view"].index(name)

    def planes(self, view: np.ndarray, setup: np.ndarray, side: np.ndarray) -> np.ndarray:
        """Returns the battlefield as planes (games, planes, levels, rows, columns).

        The first planes are the numbers of the cubes, which do not change; then, for the own and for the other side, the sums of the
        numbers of the models that stand in a cube: in team, damage, pinned, activated, active, item, controlled, hit points.
        """
        sizes, games = self.sizes, len(view)
        shape = (sizes["levels"], sizes["rows"], sizes["columns"])
        fixed = self.batch.board[setup, side].reshape(games, *shape, -1) / self._cube_scale
        models = self.sets(view)
        own = self._parts["own"][0]
        at = {name.split(" ", 2)[2]: place - own for place, name in enumerate(self.names["view"]) if name.startswith("own 1 ")}
        kept = [at[name] for name in PLANES]
        moving = np.zeros((games, 2 * len(kept), *shape), np.float32)
        for half, part in enumerate(("own", "other")):
            rows = models[part]
            game, number = np.nonzero(rows[:, :, at["column"]] > 0)
            stand = rows[game, number]
            level, row, column = (stand[:, at[name]].astype(int) - 1 for name in ("level", "row", "column"))
            for plane, feature in enumerate(kept):
                np.add.at(moving[:, half * len(kept) + plane], (game, level, row, column), stand[:, feature])
        return np.concatenate([np.moveaxis(fixed, -1, 1), moving], axis=1)

    def factored(self, options: np.ndarray, mask: np.ndarray) -> Factored:
        """Returns the options of one game in parts, for heads of a fixed size."""
        return Factored(self.parts(options, mask)[mask].astype(np.int64), self.heads)

    def parts(self, options: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """Returns the five parts of each option, int32 (…, max_options, 5): kind, model, place, weapon, rest; zeros where no option is.

        No two options of a game have equal parts.

        Raises:
            ValueError: if more than Factored.REST options differ in the rest alone.
        """
        where = np.nonzero(mask)
        rows = options[where].astype(np.int64)
        number = {name: rows[:, column] for name, column in self._option.items()}
        models, side, kinds = self.sizes["models"], self.sizes["columns"], len(self.names["kinds"])
        # An option that spends a command die has the kind of the action that the die pays for, in a second half.
        kind = np.where(number["action"] > 0, kinds + number["action"], number["kind"])
        model = np.where(number["actor"] == 0, 0, models + number["actor"] + (number["actor"] < 0))
        cube = ((number["level"] - 1) * side + number["row"] - 1) * side + number["column"]
        target = np.where(number["target"] == 0, 0, models + number["target"] + (number["target"] < 0))
        place = np.where(target > 0, target, np.where(number["column"] > 0, 2 * models + cube, 0))
        weapon = np.minimum(number["weapon"], self.heads[3] - 1)
        game = np.ravel_multi_index(where[:-1], mask.shape[:-1]) if len(where) > 1 else np.zeros(len(rows), np.int64)
        key = game
        for part, size in zip((kind, model, place, weapon), self.heads):
            key = key * size + part
        parts = np.zeros((*mask.shape, len(self.heads)), np.int32)
        parts[where] = np.stack([kind, model, place, weapon, self._ranks(key)], axis=1)
        return parts

    def _ranks(self, keys: np.ndarray) -> np.ndarray:
        """Returns for each key how many equal ones come before it."""
        order = np.argsort(keys, kind="stable")
        ordered = keys[order]
        begins = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]])) if len(keys) else np.zeros(0, np.int64)
        ranks = np.empty(len(keys), np.int64)
        ranks[order] = np.arange(len(keys)) - np.repeat(begins, np.diff(np.append(begins, len(keys))))
        if len(keys) and ranks.max() >= Factored.REST:
            raise ValueError("%d options differ in their rest alone; expected %d at most" % (ranks.max() + 1, Factored.REST))
        return ranks


PLANES = ("in team", "damage", "pinned", "activated", "active", "item", "controlled", "hit points")
"""The numbers of models that are planes."""


@dataclass(frozen=True)
class Factored:
    """The options of one game as five parts: kind, model, place, weapon, rest. Each option has other parts than all others.

    A program chooses the parts in this order; masks(chosen) says what each next part may be, and option() finds the option of all five.

    Attributes:
        parts: int (options, 5).
        sizes: the sizes of the five heads.
    """

    parts: np.ndarray
    sizes: tuple[int, int, int, int, int]

    REST = 256
    """The most options that differ in nothing but the rest, such as the number of dice."""

    def mask(self, *chosen: int) -> np.ndarray:
        """Returns what the next part may be after the chosen ones."""
        if len(chosen) >= len(self.sizes):
            raise ValueError("%d parts are chosen; expected %d at most" % (len(chosen), len(self.sizes) - 1))
        matching = (self.parts[:, : len(chosen)] == np.array(chosen, np.int64)).all(axis=1)
        mask = np.zeros(self.sizes[len(chosen)], bool)
        mask[self.parts[matching, len(chosen)]] = True
        return mask

    def option(self, *chosen: int) -> int:
        """Returns the option with five parts.

        Raises:
            ValueError: if no option has them.
        """
        found = np.flatnonzero((self.parts == np.array(chosen, np.int64)).all(axis=1))
        if len(found) != 1:
            raise ValueError("no option has the parts %s" % (chosen,))
        return int(found[0])

    def choose(self, chance: np.random.Generator) -> Any:
        """Returns random parts, each drawn from its mask."""
        chosen: list[int] = []
        for _ in self.sizes:
            chosen.append(int(chance.choice(np.flatnonzero(self.mask(*chosen)))))
        return tuple(chosen)
