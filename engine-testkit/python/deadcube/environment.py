"""Deadcube for Gymnasium: one game against a bot, and many at once."""
from __future__ import annotations

from typing import Any, Optional, Sequence

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .batch import Batch, Setups

Observation = dict[str, np.ndarray]

_LARGEST = 2**24
"""Every number of an observation is whole and smaller: a float32 holds it exactly."""


def observation_space(batch: Batch) -> spaces.Dict:
    """Returns the space of one game: view, options and action_mask."""
    numbers = batch.options.shape[2]
    return spaces.Dict(
        {
            "view": spaces.Box(-_LARGEST, _LARGEST, (batch.view.shape[1],), np.float32),
            "options": spaces.Box(-_LARGEST, _LARGEST, (batch.max_options, numbers), np.float32),
            "action_mask": spaces.Box(0, 1, (batch.max_options,), np.int8),
        }
    )


def observation(batch: Batch, game: int) -> Observation:
    """Returns a copy of what is observed in one game."""
    return {
        "view": batch.view[game].copy(),
        "options": batch.options[game].copy(),
        "action_mask": batch.mask[game].astype(np.int8),
    }


def check_reward(reward: str) -> None:
    """Raises ValueError for another reward."""
    if reward not in ("won", "lead"):
        raise ValueError("the reward is '%s'; expected 'won' or 'lead'" % reward)


def check_render_mode(mode: Optional[str], metadata: dict[str, Any]) -> None:
    """Raises ValueError for a mode that the metadata does not name."""
    modes = [None, *metadata["render_modes"]]
    if mode not in modes:
        raise ValueError("render_mode is %r; expected %s" % (mode, " or ".join(map(repr, modes))))


def check_begun(begun: bool) -> None:
    """Raises ResetNeeded before the first game."""
    if not begun:
        raise gymnasium.error.ResetNeeded("no game has begun: call reset()")


def _check(reward: str, illegal: str) -> None:
    check_reward(reward)
    if illegal not in ("wrap", "refuse"):
        raise ValueError("illegal is '%s'; expected 'wrap' or 'refuse'" % illegal)


def _wrapped(batch: Batch, actions: Any) -> np.ndarray:
    """Returns actions modulo the number of options. A game without options has any action."""
    given = batch._one_each(actions)
    count = np.maximum(batch.count, 1)
    # NumPy has no whole numbers that hold both uint64 and signed ones
    return np.remainder(given, count.astype(given.dtype) if given.dtype == np.uint64 else count)


class DeadcubeEnv(gymnasium.Env[Observation, int]):
    """A game against a bot, "Deadcube-v0".

    An observation has the view of the side that decides, the options as numbers, and action_mask. An action is the place of an option.
    The reward is 1, -1 or 0 at the end ("won"), or the change of the lead in victory points ("lead"). A game has a few hundred decisions.
    A game that is over before your side decides has no option: one step with any action ends it.

    Args:
        opponent: the bot of the other side, or several from which the seed chooses.
        side: "a", "b", or "swap" for both in turn: A with an even seed, B with an odd one, and without a seed the side other than the last.
        reward: "won" or "lead".
        illegal: what an action outside of action_mask does: "wrap" takes the option with its number modulo the number of options,
            "refuse" raises Refused.
        setups, max_options, ask_forced, command: see Batch.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        opponent: str | Sequence[str] = "simple",
        side: str = "a",
        reward: str = "won",
        illegal: str = "wrap",
        setups: Setups = ({},),
        max_options: int = 256,
        ask_forced: bool = False,
        render_mode: Optional[str] = None,
        command: Optional[Sequence[str]] = None,
    ):
        _check(reward, illegal)
        check_render_mode(render_mode, self.metadata)
        self.render_mode = render_mode
        self.reward = reward
        self.illegal = illegal
        self._begun = False
        self._over = False
        self._swaps = side == "swap"
        self._turn = 1
        self.batch = Batch(
            1,
            setups=setups,
            sides=side,
            opponents=opponent,
            max_options=max_options,
            ask_forced=ask_forced,
            restarts=False,
            command=command,
        )
        self.observation_space = observation_space(self.batch)
        self.action_space = spaces.Discrete(max_options)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game with a seed. Without a seed, the next one of a sequence that the last seed began."""
        super().reset(seed=seed)
        self._turn = seed % 2 if seed is not None else 1 - self._turn
        self.batch.reset(
            seed if seed is not None else int(self.np_random.integers(2**62)),
            skipped=self._turn if self._swaps else 0,
        )
        self._begun = True
        self._over = False
        return observation(self.batch, 0), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Makes a decision; the opponent and the dice are played up to the next one."""
        check_begun(self._begun)
        batch = self.batch
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        batch.step(_wrapped(batch, action) if self.illegal == "wrap" else action)
        self._over = bool(batch.ended[0])
        sign = 1 if batch.learner[0] == 0 else -1
        gained = batch.won[0] if self.reward == "won" else batch.lead[0]
        return observation(batch, 0), float(sign * gained), self._over, False, self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        side = int(batch.learner[0])
        return {
            "side": "AB"[side],
            "seed": int(batch.seed[0]),
            "options": int(batch.count[0]),
            "score": int(batch.score[0, side]),
            "other_score": int(batch.score[0, 1 - side]),
        }

    def action_masks(self) -> np.ndarray:
        """Returns which actions are options, as learners with masks ask for it."""
        check_begun(self._begun)
        masks: np.ndarray = self.batch.mask[0].copy()
        return masks

    def render(self) -> Optional[str]:
        """Returns the game as text, as the side that decides sees it."""
        return str(self.batch.info(0)["text"]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Ends Java."""
        self.batch.close()


class VectorDeadcube(VectorEnv[Observation, np.ndarray, np.ndarray]):
    """Many games at once; a game that is over is followed by the next one in the same step.

    The arguments are those of DeadcubeEnv. With copy=False, observations are the shared memory itself, which the next step overwrites.
    The last view of a game that has ended is in info["final_obs"].
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 256,
        opponent: str | Sequence[str] = "simple",
        side: str = "swap",
        reward: str = "won",
        illegal: str = "wrap",
        setups: Setups = ({},),
        max_options: int = 256,
        ask_forced: bool = False,
        copy: bool = True,
        render_mode: Optional[str] = None,
        command: Optional[Sequence[str]] = None,
    ):
        _check(reward, illegal)
        check_render_mode(render_mode, self.metadata)
        self.render_mode = render_mode
        self.reward = reward
        self.illegal = illegal
        self.copy = copy
        self._begun = False
        self.batch = Batch(
            num_envs,
            setups=setups,
            sides=side,
            opponents=opponent,
            max_options=max_options,
            ask_forced=ask_forced,
            command=command,
        )
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch)
        self.single_action_space = spaces.Discrete(max_options)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: "int | list[int | None] | None" = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games. Game i has seed + i; with side "swap", two games in a row have one seed."""
        if isinstance(seed, (list, tuple)):
            raise ValueError("a list of seeds is given; expected one number: game i then has seed + i")
        super().reset(seed=seed)
        self.batch.reset(seed if seed is not None else int(self.np_random.integers(2**62)))
        self._begun = True
        return self._observation(), {}

    def step(
        self, actions: np.ndarray
    ) -> tuple[Observation, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Makes one decision in each game."""
        check_begun(self._begun)
        batch = self.batch
        learner = batch.learner.copy()
        batch.step(_wrapped(batch, actions) if self.illegal == "wrap" else actions)
        gained = batch.won if self.reward == "won" else batch.lead
        rewards = np.where(learner == 0, gained, -gained).astype(np.float64)
        ended = batch.ended.copy()
        return self._observation(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._info(ended, learner)

    def _observation(self) -> Observation:
        batch = self.batch
        seen = {"view": batch.view, "options": batch.options, "action_mask": batch.mask.view(np.int8)}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def _info(self, ended: np.ndarray, learner: np.ndarray) -> dict[str, Any]:
        if not ended.any():
            return {}
        last = np.full(self.num_envs, None, dtype=object)
        shape = self.batch.options.shape[1:]
        for game in np.flatnonzero(ended):
            last[game] = {
                "view": self.batch.final_view[game].copy(),
                "options": np.zeros(shape, np.float32),
                "action_mask": np.zeros(shape[0], np.int8),
            }
        rows = np.arange(self.num_envs)
        return {
            "final_obs": last,
            "_final_obs": ended,
            "final_score": np.where(ended, self.batch.final_score[rows, learner], 0),
            "_final_score": ended,
            "final_other_score": np.where(ended, self.batch.final_score[rows, 1 - learner], 0),
            "_final_other_score": ended,
        }

    def close_extras(self, **_: Any) -> None:
        """Ends Java."""
        self.batch.close()
