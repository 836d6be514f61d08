"""Many games at once, as NumPy arrays."""
from __future__ import annotations

import operator
from fractions import Fraction
from typing import Any, Callable, Iterable, Mapping, Optional, Sequence, Union

import numpy as np

from . import _block
from ._process import STEP, Process, request
from .protocol import Refused

Setup = Mapping[str, Any]
"""The members of the request "start" of the protocol, such as battlefield, teams, scenario and edition. Empty: the game that ships."""

Setups = Union[Setup, Sequence[Setup], Callable[[Mapping[str, Any]], Sequence[Setup]]]
"""One set-up, several, or a function that returns them and gets the names of what ships."""

_LARGE = 2**31
"""The first whole number that the array of actions cannot hold."""

_LARGE_SEED = 2**63
"""The first whole number that is no seed."""


class Batch:
    """Games that are played at once, on all cores. Every attribute that is an array is a view of shared memory: each step overwrites it.
    One thread makes the steps; the requests between two steps may come from several. A process that is forked makes a batch of its own.

    >>> batch = Batch(games=256, seed=7)
    >>> chance = np.random.default_rng(7)
    >>> for _ in range(1000):
    ...     batch.step((chance.random(256) * batch.count).astype(np.int32))

    A game that is over is followed by the next one in its place: the row then holds the first decision of the new game, and ended,
    won, lead and final_view those of the old one. The games in row i have the seeds seed + i, seed + i + games, and so on.

    A game may be over before the program decides in it. Its row has no options, and the next step ends it, whatever the action.

    Attributes:
        view: float32 (games, numbers). What the side that decides sees; header["names"]["view"] names the numbers.
        options: float32 (games, max_options, numbers). The options of the decision, then zeros; header["names"]["option"].
        mask: bool (games, max_options). True for each option.
        count: int32 (games). The number of options; 0 if the game is over.
        side: uint8 (games). The side that decides: 0 is A, 1 is B.
        learner: uint8 (games). The side that the program plays: 0 is A, 1 is B, 2 both.
        ended: bool (games). Whether the last step has ended a game.
        won: float32 (games). The result of the game that has ended: 1 side A has won, -1 side B has won, 0 it is drawn or goes on.
        lead: float32 (games). How much the lead of side A in victory points has grown in the last step.
        score: int32 (games, 2). The victory points of both sides.
        final_score, final_view: the same for the last game of the row that has ended, as the side of the program saw it.
        final_luck: float32 (games). The luck of the dice of side A in the game that has ended, mostly from -1 to 1: for each roll the chance
            to win after it minus its expectation. A result without luck varies less, and has the same mean.
        decisions: int32 (games). How many decisions the program has made in the game.
        setup, opponent: int32 (games). The numbers of the set-up and of the opponent that the seed has chosen.
        run, seed: int64 (games). The number of the game in this batch, and its seed.
        board: float32 (setups, 2, levels * rows * columns * numbers). The battlefield as each side sees it.
    """

    view: np.ndarray
    options: np.ndarray
    mask: np.ndarray
    count: np.ndarray
    side: np.ndarray
    learner: np.ndarray
    ended: np.ndarray
    won: np.ndarray
    lead: np.ndarray
    score: np.ndarray
    final_score: np.ndarray
    final_view: np.ndarray
    final_luck: np.ndarray
    decisions: np.ndarray
    setup: np.ndarray
    opponent: np.ndarray
    run: np.ndarray
    seed: np.ndarray
    board: np.ndarray

    def __init__(
        self,
        games: int = 256,
        *,
        setups: Setups = ({},),
        seed: int = 0,
        sides: str = "both",
        opponents: Union[str, Iterable[str]] = (),
        max_options: int = 256,
        ask_forced: bool = True,
        restarts: bool = True,
        luck: bool = False,
        after: Optional["Batch"] = None,
        command: Optional[Sequence[str]] = None,
    ):
        """Starts Java and begins the games.

        Args:
            games: how many are played at once, 1 to 65536.
            setups: the set-up, or several: the seed of a game chooses one.
            seed: the seed of the first game.
            sides: the sides that the program plays: "both", "a", "b", or "swap" for side A and then side B of each seed.
            opponents: the bots of the other side, or nets, such as "learned:net.txt"; the seed of a game chooses one. By default "simple".
            max_options: the most options of a decision, 1 to 4096. A decision with more ends the batch with an error.
            ask_forced: whether decisions with one option are asked.
            restarts: whether a game that is over is followed by the next one. Otherwise it stays over, and steps leave it out.
            luck: whether final_luck is computed, which takes several times as long.
            after: a batch that is not needed any more. This one closes it and uses its Java, which is warm and need not start. If an
                argument is refused, the other batch goes on.
            command: what starts Deadcube, such as ["java", "-jar", "deadcube.jar"]. By default it is looked for. Options of `deadcube env`
                follow its name: ["java", "-jar", "deadcube.jar", "env", "--orders", "orders.json"].

        Raises:
            NoServer: if Java or deadcube.jar is not there or does not start.
            WrongVersion: if the deadcube.jar is of another version.
            Refused: if a set-up or an argument is wrong, or if the program decides in no game; the message says what would be right.
        """
        first = _as_seed(seed)  # no request tests it before the other batch is closed
        names = bot_names(opponents)
        self._process: Process = Process(command) if after is None else after._process
        file = None
        try:
            self.greeting = self._process.greeting
            _block.check_schema(self.greeting)
            chosen = _listed(setups(self.greeting) if callable(setups) else setups)
            if not names and sides != "both":
                names = ["simple"]
            self.opponents = tuple(names)
            file = self._opened(
                [request("setup", **each) for each in chosen],
                games=games,
                options=max_options,
                sides=sides,
                asksForced=ask_forced,
                restarts=restarts,
                luck=luck,
                **({"opponents": ",".join(names)} if names else {}),
            )
            self.header, arrays = _block.read(file.path)
            self._action = arrays.pop("action")
            for name, array in arrays.items():
                array.flags.writeable = False
                setattr(self, name, array.view(np.bool_) if name in ("mask", "ended") else array)
            self.games = games
            self.max_options = max_options
            if after is not None:
                self._process = after._process.handed_over()
            if first != 0:
                self.reset(first)
        except BaseException:
            if after is None or self._process is not after._process:
                self._process.close()
            raise
        finally:
            if file is not None:
                file.remove()

    def _opened(self, chosen: list[bytes], **terms: Any) -> _block.OwnedFile:
        """Makes the requests for the set-ups, and opens the batch in the first folder that has room for its file."""
        folders = _block.folders()
        while True:
            file = _block.OwnedFile(folders.pop(0))
            try:
                for each in chosen:
                    self._process.send(each)
                    self._process.receive()
                self._process.ask("open", file=str(file.path), **terms)
                return file
            except BaseException as error:
                file.remove()
                has_no_room = isinstance(error, Refused) and str(error).startswith("/file")
                if not (has_no_room and folders):
                    raise

    def reset(self, seed: int, skipped: int = 0) -> None:
        """Begins all games again, in each row after as many games as are skipped."""
        self._process.ask("reset", seed=_as_seed(seed), skipped=operator.index(skipped))

    def step(self, actions: Any) -> None:
        """Makes one decision in each game.

        Args:
            actions: for each game the place of an option, 0 to count - 1, as whole numbers. Rows of games that are over are left out.

        Raises:
            Refused: if an action is no option. Then no game has changed.
        """
        self.step_async(actions)
        self.step_wait()

    def step_async(self, actions: Any) -> None:
        """Begins a step. Before step_wait returns, the arrays must not be read, and nothing else may be asked."""
        self._process.require_answered()
        self._action[:] = self._places(actions)
        self._process.send(STEP)

    def _one_each(self, actions: Any) -> np.ndarray:
        """Returns actions as an array of whole numbers, one for each game or one for all."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape not in ((), (self.games,)):
            raise Refused(
                "the actions are %s of the shape %s; expected whole numbers of the shape (%d,)"
                % (given.dtype, given.shape, self.games)
            )
        return given

    def _places(self, actions: Any) -> np.ndarray:
        """Returns actions as whole numbers that fit into the array, which would cut larger ones."""
        given = self._one_each(actions)
        if not np.can_cast(given.dtype, np.int32) and (given.min() < -_LARGE or given.max() >= _LARGE):
            raise Refused("an action is no option; expected 0 to count - 1")
        return given

    def step_wait(self) -> None:
        """Waits until the step is made."""
        self._process.receive()

    def snapshot(self, game: int = 0) -> int:
        """Keeps a game as it is now, and returns a handle. drop forgets it."""
        return int(self._process.ask("snapshot", game=game)["state"])

    def restore(self, handle: int, game: int = 0) -> None:
        """Puts a kept game into a row. It goes on with the same dice as the first time."""
        self._process.ask("restore", state=handle, game=game)

    def fork(self, handle: int, games: Sequence[int], seed: int = 0) -> None:
        """Puts copies of a kept game into rows, for a search that must not know the future.

        Copy i has the random numbers of seed + i: other dice, a new opponent of the same kind, and hidden item tokens that the side
        that decides cannot tell from the true ones.
        """
        self._process.ask("fork", state=handle, games=[operator.index(game) for game in games], seed=seed)

    def drop(self, handle: int) -> None:
        """Forgets a kept game."""
        self._process.ask("drop", state=handle)

    def legal(self, game: int = 0) -> list[str]:
        """Returns the options of a game in notation, in the order of the arrays."""
        return list(self._process.ask("legal", game=game)["options"])

    def info(self, game: int = 0) -> Mapping[str, Any]:
        """Returns a game as the side that decides sees it: side ("A" or "B"), text, and a digest that equal views share."""
        return self._process.ask("info", game=game)

    def outcomes(self, action: int, game: int = 0) -> list[tuple[str, Fraction]]:
        """Returns the exact outcomes of the roll that follows an action: one roll of each kind, and its probability.

        Rolls that the rules do not tell apart are one kind. The list is empty if no roll follows, or if the action shows
        an item token that the side that decides does not know.
        """
        told = self._process.ask("outcomes", game=game, action=operator.index(action))["outcomes"]
        all_ways = sum(one["ways"] for one in told)
        return [(one["dice"], Fraction(one["ways"], all_ways)) for one in told]

    def seen(self, side: str, game: int = 0) -> np.ndarray:
        """Returns the view of side "A" or "B", also if the other side decides."""
        return np.array(self._process.ask("view", game=game, side=side)["view"], np.float32)

    def play(self, steps: int, seed: int = 0) -> None:
        """Plays random steps in Java, without this program: to measure the speed."""
        self._process.ask("play", steps=steps, seed=seed)

    def close(self) -> None:
        """Ends Java. The arrays keep their last numbers."""
        self._process.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def bot_names(opponents: Any) -> list[str]:
    """Returns one opponent or several as a list. Raises Refused for what is no name."""
    names = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Iterable) else list(opponents)
    for name in names:
        if not isinstance(name, str):
            raise Refused("the opponent is %r; expected the name of a bot, such as 'simple', or several" % (name,))
        if "," in name:
            raise Refused("the opponent is %r; expected several names as a list, such as ['fast', 'simple']" % (name,))
    return names


def _listed(setups: Any) -> list[Setup]:
    """Returns one set-up or several as a list. Raises Refused for what is none."""
    if isinstance(setups, str) or not isinstance(setups, Iterable):
        raise Refused("setups is %r; expected set-ups, or a function that returns them, such as every('all')" % (setups,))
    listed = [setups] if isinstance(setups, Mapping) else list(setups)
    if not listed:
        raise Refused("there is no set-up; expected one at least, such as setups={} for the game that ships")
    for each in listed:
        if not isinstance(each, Mapping):
            raise Refused("a set-up is %r; expected a dictionary, such as {'scenario': 'patrol'}" % (each,))
    return listed


def _as_seed(seed: Any) -> int:
    """Returns a seed as a number of Python. Raises Refused if it is none."""
    try:
        number = operator.index(seed)
    except TypeError:
        number = _LARGE_SEED
    if not -_LARGE_SEED <= number < _LARGE_SEED:
        raise Refused("the seed is %r; expected a whole number of up to 64 bits" % (seed,))
    return number
