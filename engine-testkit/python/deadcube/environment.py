"""Deadcube for Gymnasium: one game against a bot, and many at once."""
from __future__ import annotations

from typing import Any, Optional, Sequence

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .action_spaces import LARGEST, Actions
from .batch import Batch, Sampler, Setups, check_reward
from .observations import Factored

Observation = dict[str, Any]


def view_space(batch: Batch) -> spaces.Box:
    """Returns the space of the view of one game."""
    return spaces.Box(-LARGEST, LARGEST, (batch.view.shape[1],), np.float32)


def observation_space(batch: Batch, actions: Actions) -> spaces.Dict:
    """Returns the space of one game: view, options and action_mask, and parts if actions have parts."""
    return spaces.Dict({"view": view_space(batch), **actions.observation_space()})


def copied(observed: Any) -> Any:
    """Returns a copy of what is observed, which no step overwrites."""
    if isinstance(observed, dict):
        return {name: copied(one) for name, one in observed.items()}
    return tuple(map(copied, observed)) if isinstance(observed, tuple) else observed.copy()


def check_arguments(reward: str, actions: str, illegal: str, render_mode: Optional[str], metadata: dict[str, Any]) -> None:
    """Raises ValueError for a word that no environment knows, and for a mode that the metadata does not name."""
    check_reward(reward)
    Actions.check(actions, illegal)
    modes = [None, *metadata["render_modes"]]
    if render_mode not in modes:
        raise ValueError("render_mode is %r; expected %s" % (render_mode, " or ".join(map(repr, modes))))


def check_begun(begun: bool) -> None:
    """Raises ResetNeeded before the first game."""
    if not begun:
        raise gymnasium.error.ResetNeeded("no game has begun: call reset()")


class DeadcubeEnv(gymnasium.Env[Observation, Any]):
    """A game against a bot, "Deadcube-v0".

    An observation has the view of the side that decides, the options as numbers, and action_mask. An action is the place of an option.
    The reward is 1, -1 or 0 at the end ("won"), or the change of the lead in victory points ("lead"). A game has a few hundred decisions.
    A game that is over before your side decides has no option: one step with any action ends it.

    Args:
        opponent: the bot of the other side, or several from which the seed chooses.
        side: "a", "b", or "swap" for both in turn: A with an even seed, B with an odd one, and without a seed the side other than the last.
        reward: "won" or "lead".
        illegal: what an action outside of action_mask does: "wrap" takes the option with its number modulo the number of options, and
            leaves out a part that no option has; "refuse" raises Refused.
        actions: "options", or "factored": an action has the five parts of an option (see Observations.parts), action_mask says what
            each part may be, and the observation has the parts of each option. factored() has the masks after the first parts.
        setups, sampler, max_setups, max_options, ask_forced, command: see Batch.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        opponent: str | Sequence[str] = "simple",
        side: str = "a",
        reward: str = "won",
        illegal: str = "wrap",
        actions: str = "options",
        setups: Setups = ({},),
        sampler: Optional[Sampler] = None,
        max_setups: int = 64,
        max_options: int = 256,
        ask_forced: bool = False,
        render_mode: Optional[str] = None,
        command: Optional[Sequence[str]] = None,
    ):
        check_arguments(reward, actions, illegal, render_mode, self.metadata)
        self.render_mode = render_mode
        self._begun = False
        self._over = False
        self._swaps = side == "swap"
        self._turn = 1
        self.batch = Batch(
            1,
            setups=setups,
            sampler=sampler,
            max_setups=max_setups,
            sides=side,
            opponents=opponent,
            reward=reward,
            max_options=max_options,
            ask_forced=ask_forced,
            restarts=False,
            command=command,
        )
        self._actions = Actions(self.batch, actions, illegal)
        self.observation_space = observation_space(self.batch, self._actions)
        self.action_space = self._actions.space

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
        return self._observation(), self._info()

    def _observation(self) -> Observation:
        batch = self.batch
        observed: Observation = copied({"view": batch.view[0], **self._actions.observed(batch.options[0], batch.mask[0])})
        return observed

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Makes a decision; the opponent and the dice are played up to the next one."""
        check_begun(self._begun)
        batch = self.batch
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        batch.step(self._actions.places(action))
        self._over = bool(batch.ended[0])
        return self._observation(), float(batch.reward[0]), self._over, False, self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        side = int(batch.learner[0])
        return {
            "side": "AB"[side],
            "seed": int(batch.seed[0]),
            "options": int(batch.count[0]),
            "score": int(batch.score[0, side]),
            "other_score": int(batch.score[0, 1 - side]),
            "decisions": int(batch.decisions[0]),
        }

    def action_masks(self) -> np.ndarray:
        """Returns which actions are options, as learners with masks ask for it. Of actions in parts: the masks of all parts in a row."""
        check_begun(self._begun)
        return self._actions.flat_mask(0)

    def factored(self) -> Factored:
        """Returns the options in parts, with the mask of each part after those before it."""
        check_begun(self._begun)
        return self._actions.factored(0)

    def render(self) -> Optional[str]:
        """Returns the game as text, as the side that decides sees it."""
        return str(self.batch.info(0)["text"]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Ends Java."""
        self.batch.close()


class VectorDeadcube(VectorEnv[Observation, np.ndarray, np.ndarray]):
    """Many games at once; a game that is over is followed by the next one in the same step.

    The arguments are those of DeadcubeEnv. With copy=False, observations are the shared memory itself, which the next step overwrites.
    The last view of a game that has ended is in info["final_obs"], and what DeadcubeEnv tells at its end in info["final_info"].
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 256,
        opponent: str | Sequence[str] = "simple",
        side: str = "swap",
        reward: str = "won",
        illegal: str = "wrap",
        actions: str = "options",
        setups: Setups = ({},),
        sampler: Optional[Sampler] = None,
        max_setups: int = 64,
        max_options: int = 256,
        ask_forced: bool = False,
        copy: bool = True,
        render_mode: Optional[str] = None,
        command: Optional[Sequence[str]] = None,
    ):
        check_arguments(reward, actions, illegal, render_mode, self.metadata)
        self.render_mode = render_mode
        self.copy = copy
        self._begun = False
        self.batch = Batch(
            num_envs,
            setups=setups,
            sampler=sampler,
            max_setups=max_setups,
            sides=side,
            opponents=opponent,
            reward=reward,
            max_options=max_options,
            ask_forced=ask_forced,
            command=command,
        )
        self.num_envs = num_envs
        self._actions = Actions(self.batch, actions, illegal)
        self.single_observation_space = observation_space(self.batch, self._actions)
        self.single_action_space = self._actions.space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: "int | list[int | None] | None" = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games.

        With one number, game i has seed + i; with side "swap", two games in a row have one seed. In a list, each game has a seed of its
        own, and None stands for any.
        """
        if isinstance(seed, (list, tuple, np.ndarray)):
            drawn = [int(self.np_random.integers(2**62)) if one is None else int(one) for one in seed]
            self.batch.reset(drawn)
        else:
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
        batch.step(self._actions.places(actions))
        ended = batch.ended.copy()
        rewards = batch.reward.astype(np.float64)
        return self._observation(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._info(ended)

    def _observation(self) -> Observation:
        batch = self.batch
        seen: Observation = {"view": batch.view, **self._actions.observed(batch.options, batch.mask)}
        return copied(seen) if self.copy else seen

    def _info(self, ended: np.ndarray) -> dict[str, Any]:
        if not ended.any():
            return {}
        batch = self.batch
        last = np.full(self.num_envs, None, dtype=object)
        options, mask = np.zeros(batch.options.shape[1:], np.float32), np.zeros(batch.max_options, np.bool_)
        for game in np.flatnonzero(ended):
            last[game] = copied({"view": batch.final_view[game], **self._actions.observed(options, mask)})
        rows, side = np.arange(self.num_envs), batch.final_learner
        told = {
            "side": np.array(["A", "B"], object)[side],
            "seed": batch.final_seed,
            "options": np.zeros(self.num_envs, np.int64),
            "score": batch.final_score[rows, side],
            "other_score": batch.final_score[rows, 1 - side],
            "decisions": batch.final_decisions,
        }
        final: dict[str, Any] = {}
        for name, numbers in told.items():
            final[name] = np.where(ended, numbers, None if name == "side" else 0)
            final["_" + name] = ended
        return {"final_obs": last, "_final_obs": ended, "final_info": final, "_final_info": ended}

    def close_extras(self, **_: Any) -> None:
        """Ends Java."""
        self.batch.close()
