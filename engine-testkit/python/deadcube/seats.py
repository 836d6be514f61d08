"""Deadcube for PettingZoo: a program plays both sides."""
from __future__ import annotations

from typing import Any, Optional, Sequence

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .action_spaces import Actions
from .batch import Batch, Sampler, Setups
from .environment import check_arguments, check_begun, copied, view_space
from .observations import Factored


class DeadcubeSeats(AECEnv):  # type: ignore[misc]
    """A game with the agents "A" and "B". The side that must decide is agent_selection.

    An observation is a dictionary: observation, the view of the agent; options, the options as numbers, which are zeros while the other
    side decides; and action_mask. The reward is 1, -1 or 0 at the end ("won"), or the change of the lead in victory points ("lead").
    actions and illegal are as for DeadcubeEnv, but an action that is no option is refused by default.
    """

    metadata = {"name": "deadcube_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        reward: str = "won",
        illegal: str = "refuse",
        actions: str = "options",
        setups: Setups = ({},),
        sampler: Optional[Sampler] = None,
        max_setups: int = 64,
        max_options: int = 256,
        ask_forced: bool = False,
        render_mode: Optional[str] = None,
        command: Optional[Sequence[str]] = None,
    ):
        super().__init__()
        check_arguments(reward, actions, illegal, render_mode, self.metadata)
        self.reward = reward
        self.render_mode = render_mode
        self.batch = Batch(
            1,
            setups=setups,
            sampler=sampler,
            max_setups=max_setups,
            max_options=max_options,
            ask_forced=ask_forced,
            restarts=False,
            command=command,
        )
        self._actions = Actions(self.batch, actions, illegal)
        self.possible_agents = ["A", "B"]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict({"observation": view_space(self.batch), **self._actions.observation_space()})
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: self._actions.space for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Begins a game with a seed; without one, with the next of a sequence that the last seed began."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.batch.reset(seed if seed is not None else int(self._chance.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turned()
        self._begun = True

    def _turned(self) -> None:
        """Selects the side that decides, and forgets the view of the other one."""
        self.agent_selection = "AB"[int(self.batch.side[0])]
        self._other: Optional[np.ndarray] = None

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns what an agent sees now."""
        check_begun(self._begun)
        batch = self.batch
        decides = agent == "AB"[int(batch.side[0])]
        if not decides and self._other is None:
            self._other = batch.seen(agent)
        view = batch.view[0] if decides else self._other
        assert view is not None
        options, mask = (batch.options[0], batch.mask[0]) if decides else (np.zeros_like(batch.options[0]), np.zeros_like(batch.mask[0]))
        observed: dict[str, Any] = copied({"observation": view, **self._actions.observed(options, mask)})
        return observed

    def factored(self) -> Factored:
        """Returns the options of the side that decides in parts, with the mask of each part after those before it."""
        check_begun(self._begun)
        return self._actions.factored(0)

    def step(self, action: Any) -> None:
        """Makes a decision for agent_selection."""
        check_begun(self._begun)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self.batch
        batch.step(self._actions.places(action))
        gained = float(batch.won[0] if self.reward == "won" else batch.lead[0])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {"A": gained, "B": -gained}
        if batch.ended[0]:
            self.terminations = {each: True for each in self.agents}
            self._other = None
            self.agent_selection = self.agents[0]
        else:
            self._turned()
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        """Returns the game as text, as the side that decides sees it."""
        return str(self.batch.info(0)["text"]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Ends Java."""
        self.batch.close()
