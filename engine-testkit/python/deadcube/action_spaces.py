"""Actions as spaces of Gymnasium: the place of an option, or its five parts."""
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .batch import Batch
from .observations import Factored, Observations
from .protocol import Refused

LARGEST = 2**24
"""Every number of an observation is whole and smaller: a float32 holds it exactly."""


class Actions:
    """What an action of an environment is, what it may be, and which option it means.

    Args:
        kind: "options": an action is the place of an option. "factored": it has five parts, for heads of a fixed size.
        illegal: what an action that is no option does: "wrap" takes another option, "refuse" raises Refused.

    Attributes:
        space: the space of an action: Discrete or MultiDiscrete.
    """

    space: spaces.Space[Any]

    def __init__(self, batch: Batch, kind: str, illegal: str):
        self._batch, self._illegal = batch, illegal
        self.is_factored = kind == "factored"
        self._seen = Observations(batch)
        self._heads = self._seen.heads
        self.space = spaces.MultiDiscrete(list(self._heads)) if self.is_factored else spaces.Discrete(batch.max_options)

    @staticmethod
    def check(kind: str, illegal: str) -> None:
        """Raises ValueError for arguments that are none of theirs."""
        if kind not in ("options", "factored"):
            raise ValueError("actions is %r; expected 'options' or 'factored'" % (kind,))
        if illegal not in ("wrap", "refuse"):
            raise ValueError("illegal is %r; expected 'wrap' or 'refuse'" % (illegal,))

    def observation_space(self) -> dict[str, spaces.Space[Any]]:
        """Returns the spaces of what is observed of the options of one game."""
        batch, numbers = self._batch, self._batch.options.shape[2]
        observed: dict[str, spaces.Space[Any]] = {
            "options": spaces.Box(-LARGEST, LARGEST, (batch.max_options, numbers), np.float32),
            "action_mask": spaces.Box(0, 1, (batch.max_options,), np.int8),
        }
        if self.is_factored:
            observed["parts"] = spaces.Box(0, max(self._heads), (batch.max_options, len(self._heads)), np.int32)
            observed["action_mask"] = spaces.Tuple([spaces.Box(0, 1, (size,), np.int8) for size in self._heads])
        return observed

    def observed(self, options: np.ndarray, mask: np.ndarray) -> dict[str, Any]:
        """Returns what is observed of the options of one game, or of many: options, action_mask, and parts if actions have parts."""
        if not self.is_factored:
            return {"options": options, "action_mask": mask.view(np.int8)}
        parts = self._seen.parts(options, mask)
        return {"options": options, "action_mask": self._masks(parts, mask), "parts": parts}

    def _masks(self, parts: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, ...]:
        masks = []
        where = np.nonzero(mask)
        for head, size in enumerate(self._heads):
            one = np.zeros((*mask.shape[:-1], size), np.int8)
            one[(*where[:-1], parts[where][:, head])] = 1
            masks.append(one)
        return tuple(masks)

    def factored(self, game: int) -> Factored:
        """Returns the options of a game in parts, with the mask of each part after those before it."""
        return self._seen.factored(self._batch.options[game], self._batch.mask[game])

    def flat_mask(self, game: int) -> np.ndarray:
        """Returns which actions are options, and for actions in parts what each part may be, one part after the other."""
        batch = self._batch
        if not self.is_factored:
            return np.array(batch.mask[game])
        parts = self._seen.parts(batch.options[game], batch.mask[game])
        return np.concatenate(self._masks(parts, batch.mask[game])).astype(bool)

    def places(self, actions: Any) -> Any:
        """Returns the places of the options that actions mean. A game without options has any action."""
        if self.is_factored:
            return self._of_parts(actions)
        return self._wrapped(actions) if self._illegal == "wrap" else actions

    def _wrapped(self, actions: Any) -> np.ndarray:
        """Returns actions modulo the number of options."""
        given = self._batch._one_each(actions)
        count = np.maximum(self._batch.count, 1)
        # NumPy has no whole numbers that hold both uint64 and signed ones
        return np.asarray(np.remainder(given, count.astype(given.dtype) if given.dtype == np.uint64 else count))

    def _of_parts(self, actions: Any) -> np.ndarray:
        """Returns the options with these parts. A part that no option has after the parts before it is left out, or refused."""
        batch = self._batch
        given = np.asarray(actions)
        shape = (batch.games, len(self._heads))
        if given.dtype.kind not in "iu" or given.size != shape[0] * shape[1] or given.shape[-1:] != shape[1:]:
            raise Refused("the actions are %s of the shape %s; expected whole numbers of the shape %s" % (given.dtype, given.shape, shape))
        given = given.reshape(shape)
        parts = self._seen.parts(batch.options, batch.mask)
        left = batch.mask.copy()
        for head in range(shape[1]):
            having = left & (parts[:, :, head] == given[:, head, None])
            some = having.any(axis=1)
            wrong = np.flatnonzero(~some & (batch.count > 0))
            if self._illegal == "refuse" and len(wrong):
                game = int(wrong[0])
                raise Refused("game %d: no option has the parts %s; expected those of a row of parts" % (game, tuple(given[game].tolist())))
            left = np.where(some[:, None], having, left)
        return np.asarray(left.argmax(axis=1))
