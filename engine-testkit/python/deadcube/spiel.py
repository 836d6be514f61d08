"""Deadcube as a game of OpenSpiel that is written in Python.

    from deadcube.spiel import Game
    game = Game(setup={...})
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(...)

With OpenSpiel, Game and State are subclasses of those of pyspiel, and implement what it asks of a game in Python; register() makes the game known as
"python_deadcube". Without it they stand alone, with the usual functions. The tests of this project have no OpenSpiel: they check its contract.

In a world without hidden item tokens chance is explicit: a roll is a chance node with its exact outcomes, where a bonus die (DICE-3) brings no further
one. In all others chance is sampled.
"""
from __future__ import annotations

import collections
import operator
import weakref
from fractions import Fraction
from typing import Any, Callable, Deque, Mapping, Optional, Sequence

import numpy as np

from .batch import Batch, Setup
from .protocol import Refused

try:
    import pyspiel
except ImportError:
    pyspiel = None

CHANCE, TERMINAL = -1, -4
"""The players of OpenSpiel that are none: chance, and the end of a game."""

SHORT_NAME = "python_deadcube"
MOST_ROLLS = 4096
"""The most outcomes of a chance node; larger rolls are refused."""

MOST_MOVES = 100_000


class _Games:
    """The games of one set-up that Java keeps, of which row 0 of a batch shows one."""

    def __init__(self, setup: Setup, chance: str, seed: int, max_options: int, command: Optional[Sequence[str]]):
        self.batch = Batch(1, setups=setup, seed=seed, max_options=max_options, restarts=False, command=command)
        told = self.batch.info()
        conceals = bool(told["conceals"])
        if conceals and chance == "explicit":
            self.batch.close()
            raise Refused("the world has hidden item tokens; expected chance='sampled', or a scenario with items 0")
        self.is_explicit = not conceals if chance == "auto" else chance == "explicit"
        self.samples = np.random.default_rng(seed)
        self.unused: Deque[int] = collections.deque()
        """The games of nodes that are collected, which may be in the middle of a request."""
        self.begin = _Node(self, 0.0, str(told["due"]))

    def forget_unused(self) -> None:
        """Drops the games of nodes that are not used any more."""
        while self.unused:
            self.batch.drop(self.unused.popleft())


class _Node:
    """A position of a game: that of row 0 as this is made. It never changes."""

    def __init__(self, games: _Games, won: float, due: str):
        batch = games.batch
        games.forget_unused()
        self.games = games
        self.handle = batch.snapshot()
        self.due = due
        self.side = int(batch.side[0])
        self.options = int(batch.count[0])
        self.won = won
        self._rolls: Optional[list[tuple[str, Fraction]]] = None
        weakref.finalize(self, games.unused.append, self.handle)

    def __deepcopy__(self, memo: Any) -> _Node:
        return self

    def __reduce__(self) -> Any:
        raise TypeError("a state lies in Java; expected its history instead of a pickle")

    def load(self) -> Batch:
        """Puts the game into row 0."""
        self.games.batch.restore(self.handle)
        return self.games.batch

    def rolls(self) -> list[tuple[str, Fraction]]:
        """Returns the outcomes of the roll that is due."""
        if self._rolls is None:
            self._rolls = self.load().outcomes()
            if len(self._rolls) > MOST_ROLLS:
                raise Refused("a roll has %d outcomes; expected %d at most, or chance='sampled'" % (len(self._rolls), MOST_ROLLS))
        return self._rolls

    def after(self, action: int) -> _Node:
        """Returns the position after an action of a player or of chance."""
        games = self.games
        batch = games.batch
        if self.due == "roll":
            rolls = self.rolls()
            due = self.load().apply_outcome(None, rolls[action][0])
        elif games.is_explicit:
            due = self.load().apply_outcome(action)
        else:
            # The same action may be played twice from one state: each time chance is another one.
            batch.fork(self.handle, [0], int(games.samples.integers(2**62)), exact=True)
            batch.step([action])
            due = "decision" if batch.count[0] else "end"
        return _Node(games, float(batch.won[0]), due)


class _AloneGame:
    """What pyspiel.Game knows of a game."""

    def __init__(self, params: Mapping[str, Any]):
        self._params = dict(params)

    def get_parameters(self) -> dict[str, Any]:
        """Returns the parameters."""
        return dict(self._params)

    def num_distinct_actions(self) -> int:
        """Returns the number of actions: an action is the place of an option."""
        return int(self._games.batch.max_options)  # type: ignore[attr-defined]

    def max_chance_outcomes(self) -> int:
        """Returns the most outcomes of a chance node; 0 if chance is sampled."""
        return MOST_ROLLS if self._games.is_explicit else 0  # type: ignore[attr-defined]

    def num_players(self) -> int:
        """Returns 2."""
        return 2

    def min_utility(self) -> float:
        """Returns -1: the game is lost."""
        return -1.0

    def max_utility(self) -> float:
        """Returns 1: the game is won."""
        return 1.0

    def utility_sum(self) -> float:
        """Returns 0: what one side wins the other loses."""
        return 0.0

    def max_game_length(self) -> int:
        """Returns a limit of the decisions of a game."""
        return MOST_MOVES

    def observation_tensor_shape(self) -> list[int]:
        """Returns the shape of an observation: the view of a player."""
        return [int(self._games.batch.view.shape[1])]  # type: ignore[attr-defined]


class _AloneState:
    """What pyspiel.State makes of the functions of a state."""

    _node: _Node
    current_player: Callable[[], int]
    is_terminal: Callable[[], bool]
    returns: Callable[[], list[float]]
    chance_outcomes: Callable[[], list[tuple[int, float]]]
    _legal_actions: Callable[[int], list[int]]
    _apply_action: Callable[[int], None]
    _action_to_string: Callable[[int, int], str]

    def __init__(self, game: Any):
        self._game = game
        self._played: list[int] = []

    def get_game(self) -> Any:
        """Returns the game of the state."""
        return self._game

    def is_chance_node(self) -> bool:
        """Returns whether a roll is due."""
        return self.current_player() == CHANCE

    def is_player_node(self) -> bool:
        """Returns whether a player decides."""
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        """Returns False: the sides decide one after the other."""
        return False

    def num_players(self) -> int:
        """Returns 2."""
        return 2

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """Returns the actions in ascending order: those of chance, of the player who decides, or none."""
        if self.is_terminal():
            return []
        if self.is_chance_node():
            return [action for action, _ in self.chance_outcomes()]
        return self._legal_actions(self.current_player()) if player in (None, self.current_player()) else []

    def legal_actions_mask(self, player: Optional[int] = None) -> list[int]:
        """Returns 1 for each action of a player, and 0 for all others."""
        legal = set(self.legal_actions(player))
        size = self._game.max_chance_outcomes() if self.is_chance_node() else self._game.num_distinct_actions()
        return [int(action in legal) for action in range(size)]

    def apply_action(self, action: int) -> None:
        """Plays an action of the player, or of chance.

        Raises:
            ValueError: if it is no action here.
        """
        action = operator.index(action)
        if action not in self.legal_actions():
            raise ValueError("%d is no action here; expected one of %s" % (action, self.legal_actions()))
        self._apply_action(action)
        self._played.append(action)

    def child(self, action: int) -> Any:
        """Returns the state after an action."""
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> Any:
        """Returns a copy of the state."""
        state = self._game.new_initial_state()
        state._node, state._played = self._node, list(self._played)
        return state

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()

    def history(self) -> list[int]:
        """Returns the actions of players and of chance so far."""
        return list(self._played)

    def history_str(self) -> str:
        """Returns the actions so far as text."""
        return ", ".join(map(str, self._played))

    def move_number(self) -> int:
        """Returns how many actions have been played."""
        return len(self._played)

    def rewards(self) -> list[float]:
        """Returns what the last action has brought: the returns, which come at the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """Returns the utility of a player."""
        return self.returns()[player]

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """Returns an action in notation: a choice, or the dice of a roll. One number is an action of the player who decides."""
        return self._action_to_string(self.current_player(), player) if action is None else self._action_to_string(player, action)

    def string_to_action(self, text: str) -> int:
        """Returns the action with a notation. Raises ValueError if there is none."""
        return [self.action_to_string(action) for action in self.legal_actions()].index(text)

    def observation_tensor(self, player: Optional[int] = None) -> list[float]:
        """Returns the view of a player, of the one who decides if none is named."""
        return [float(number) for number in self._observed(player)[0].tensor]

    def observation_string(self, player: Optional[int] = None) -> str:
        """Returns the numbers of the view of a player that are not 0, with their names."""
        observer, viewer = self._observed(player)
        return observer.string_from(self, viewer)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """Returns what a player knows, which is the observation: the view has the tokens that it knows."""
        return self.observation_string(player)

    def _observed(self, player: Optional[int]) -> tuple[Observer, int]:
        viewer = max(self.current_player(), 0) if player is None else player
        observer = self._game.make_py_observer()
        observer.set_from(self, viewer)
        return observer, viewer


class Game(_AloneGame if pyspiel is None else pyspiel.Game):  # type: ignore[misc]
    """A game of one set-up. Player 0 is side A, player 1 is side B, and the utility is 1, -1 or 0.

    Args:
        params: the parameters of OpenSpiel: "seed" is the seed of what is sampled, also of item tokens.
        setup: the set-up, as Batch takes it.
        chance: "explicit", "sampled", or "auto" for explicit chance in a world without hidden tokens.
        max_options, command: see Batch.

    Raises:
        Refused: if chance is to be explicit in a world with hidden tokens.
    """

    def __init__(
        self,
        params: Optional[Mapping[str, Any]] = None,
        setup: Setup = {},
        *,
        chance: str = "auto",
        max_options: int = 256,
        command: Optional[Sequence[str]] = None,
    ):
        if chance not in ("auto", "explicit", "sampled"):
            raise ValueError("chance is %r; expected 'auto', 'explicit' or 'sampled'" % (chance,))
        given = dict(params or {})
        self._games = _Games(setup, chance, operator.index(given.get("seed", 0)), max_options, command)
        if pyspiel is None:
            super().__init__(given)
        else:
            super().__init__(_type(self._games.is_explicit), _info(max_options, self._games.is_explicit), given)

    def new_initial_state(self) -> State:
        """Returns the state at the begin of the game."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Returns what makes observations of states: the view of a player, of all types."""
        return Observer(self._games.batch)

    def close(self) -> None:
        """Ends the games. States cannot be used any more."""
        self._games.batch.close()


class State(_AloneState if pyspiel is None else pyspiel.State):  # type: ignore[misc]
    """A state of a game. What it has is a position that never changes, so that copies share it."""

    def __init__(self, game: Game):
        super().__init__(game)
        self._node = game._games.begin

    def current_player(self) -> int:
        """Returns the player that decides: 0 or 1, -1 for chance, -4 at the end."""
        return {"decision": self._node.side, "roll": CHANCE, "end": TERMINAL}[self._node.due]

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self._node.due == "end"

    def returns(self) -> list[float]:
        """Returns the utilities of both players: 0 before the end."""
        return [self._node.won, 0.0 - self._node.won]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the outcomes of the roll that is due, as actions with their probabilities. Raises ValueError if none is due."""
        if self._node.due != "roll":
            raise ValueError("no roll is due")
        return [(place, float(chance)) for place, (_, chance) in enumerate(self._node.rolls())]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self._node.options)) if self._node.due == "decision" else []

    def _apply_action(self, action: int) -> None:
        self._node = self._node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._node.rolls()[action][0] if player == CHANCE else self._node.load().legal()[action]

    def __str__(self) -> str:
        return str(self._node.load().info()["text"])


class Observer:
    """Makes observations of states: the tensor is the view of a player."""

    def __init__(self, batch: Batch):
        self.tensor = np.zeros(batch.view.shape[1], np.float32)
        self.dict = {"view": self.tensor}
        self._names: list[str] = batch.header["names"]["view"]

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor with the view of a player. Raises ValueError if there is no such player."""
        if player not in (0, 1):
            raise ValueError("the player is %r; expected 0 or 1" % (player,))
        self.tensor[:] = state._node.load().seen("AB"[player])

    def string_from(self, state: Any, player: int) -> str:
        """Returns the numbers of the view of a player that are not 0, with their names."""
        self.set_from(state, player)
        seen = ", ".join("%s %g" % (self._names[place], self.tensor[place]) for place in np.flatnonzero(self.tensor))
        return "%s: %s" % ("AB"[player], seen)


def register() -> None:
    """Makes the game known to OpenSpiel. Raises ImportError without it."""
    if pyspiel is None:
        raise ImportError("OpenSpiel is not installed: pip install open_spiel")
    pyspiel.register_game(_type(False), Game)


def _type(is_explicit: bool) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="Deadcube",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if is_explicit else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION if is_explicit else pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seed": 0},
    )


def _info(max_options: int, is_explicit: bool) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=max_options,
        max_chance_outcomes=MOST_ROLLS if is_explicit else 0,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MOST_MOVES,
    )
