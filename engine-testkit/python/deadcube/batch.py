"""Many games at once, as NumPy arrays."""
from __future__ import annotations

import json
import operator
from fractions import Fraction
from typing import Any, Callable, Iterable, Mapping, Optional, Sequence, Union

import numpy as np

from . import _block
from ._process import Process, as_number, request
from .protocol import Refused

Setup = Mapping[str, Any]
"""The members of the request "start" of the protocol, such as battlefield, teams, scenario and edition. Empty: the game that ships."""

Setups = Union[Setup, Sequence[Setup], Callable[[Mapping[str, Any]], Sequence[Setup]]]
"""One set-up, several, or a function that returns them and gets the names of what ships."""

Sampler = Callable[[int], Setup]
"""Gets the seed of a game, and returns its set-up."""

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

    A game that is over is followed by the next one in its place: the row then holds the first decision of the new game; ended, reward,
    won and lead are those of the last step, and all arrays that begin with final_ those of the game that has ended: won and
    final_learner belong together. The games in row i have the seeds seed + i, seed + i + games, and so on.

    A game may be over before the program decides in it. Its row has no options, and the next step ends it, whatever the action.

    Attributes:
        view: float32 (games, numbers). What the side that decides sees; header["names"]["view"] names the numbers.
        options: float32 (games, max_options, numbers). The options of the decision, then zeros; header["names"]["option"].
        mask: bool (games, max_options). True for each option.
        count: int32 (games). The number of options; 0 if the game is over.
        side: uint8 (games). The side that decides: 0 is A, 1 is B.
        learner: uint8 (games). The side that the program plays in the game that goes on: 0 is A, 1 is B, 2 both.
        reward: float32 (games). What the side that decided has gained by the last step, "won" or "lead"; the other side has gained as
            much with the other sign. In a step without a decision it is that of the side of the program, or of A.
        ended: bool (games). Whether the last step has ended a game.
        won: float32 (games). The result of the game that has ended: 1 side A has won, -1 side B has won, 0 it is drawn or goes on.
        lead: float32 (games). How much the lead of side A in victory points has grown in the last step.
        score: int32 (games, 2). The victory points of both sides.
        final_score, final_view: the same for the last game of the row that has ended, as the side of the program saw it.
        final_learner, final_decisions, final_setup, final_opponent, final_run, final_seed: those of that game.
        final_luck: float32 (games). The luck of the dice of side A in the game that has ended, mostly from -1 to 1: for each roll the chance
            to win after it minus its expectation. A result without luck varies less, and has the same mean.
        decisions: int32 (games). How many decisions the program has made in the game.
        setup, opponent: int32 (games). The numbers of the set-up and of the opponent that the seed has chosen.
        run, seed: int64 (games). The number of the game in this batch, and its seed.
        board: float32 (setups, 2, levels * rows * columns * numbers). The battlefield as each side sees it.
        features: float32 (games, numbers). The numbers from which Deadcube's own chance to win is learned, such as the harm that each
            side can soon do: those of the side that decides minus those of the other; header["names"]["features"] names them. Zeros if
            the game is over; no numbers if the batch was opened without them.
        advised: int32 (games). The place of the option that the adviser would take; -1 if the game is over, or without an adviser.
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
    reward: np.ndarray
    score: np.ndarray
    final_score: np.ndarray
    final_view: np.ndarray
    final_luck: np.ndarray
    final_learner: np.ndarray
    final_decisions: np.ndarray
    final_setup: np.ndarray
    final_opponent: np.ndarray
    final_run: np.ndarray
    final_seed: np.ndarray
    decisions: np.ndarray
    setup: np.ndarray
    opponent: np.ndarray
    run: np.ndarray
    seed: np.ndarray
    board: np.ndarray
    features: np.ndarray
    advised: np.ndarray

    def __init__(
        self,
        games: int = 256,
        *,
        setups: Setups = ({},),
        sampler: Optional[Sampler] = None,
        max_setups: int = 64,
        seed: Union[int, Sequence[int]] = 0,
        sides: str = "both",
        opponents: Union[str, Iterable[str]] = (),
        reward: str = "won",
        max_options: int = 256,
        ask_forced: bool = True,
        restarts: bool = True,
        luck: bool = False,
        features: bool = False,
        adviser: Optional[str] = None,
        playout: Optional[str] = None,
        after: Optional["Batch"] = None,
        beside: Optional["Batch"] = None,
        command: Optional[Sequence[str]] = None,
    ):
        """Starts Java and begins the games.

        Args:
            games: how many are played at once, 1 to 65536.
            setups: the set-up, or several: the seed of a game chooses one.
            sampler: instead of setups, a function that is asked as each game begins: it gets the seed, and returns the set-up. The set-ups
                of a curriculum may be new ones.
            max_setups: with a sampler, how many different set-ups are in play or kept at once. Each needs 112 KB.
            seed: the seed of the first game, or one for each row.
            sides: the sides that the program plays: "both", "a", "b", or "swap" for side A and then side B of each seed.
            opponents: the bots of the other side, or nets, such as "learned:net.txt"; the seed of a game chooses one. By default "simple".
            reward: what reward is: "won" (1, -1 or 0 at the end of a game) or "lead" (victory points).
            max_options: the most options of a decision, 1 to 4096. A decision with more ends the batch with an error.
            ask_forced: whether decisions with one option are asked.
            restarts: whether a game that is over is followed by the next one. Otherwise it stays over, and steps leave it out.
            luck: whether final_luck is computed, which takes several times as long.
            features: whether features are computed, which takes longer.
            adviser: a bot that is asked for each decision of the program; advised is its choice, for a program that imitates it.
            playout: a net, such as "learned:net.txt", that plays on in the copies of expand, for both sides, up to the next choice of a
                model to activate: positions there can be compared.
            after: a batch that is not needed any more. This one closes it and uses its Java, which is warm and need not start. If an
                argument is refused, the other batch goes on.
            beside: a batch that goes on. This one uses its Java, also if it was started by another command.
            command: what starts Deadcube, such as ["java", "-jar", "deadcube.jar"]. By default it is looked for. Batches with one command
                share one Java. Options of `deadcube env`
                follow its name: ["java", "-jar", "deadcube.jar", "env", "--orders", "orders.json"].

        Raises:
            NoServer: if Java or deadcube.jar is not there or does not start.
            WrongVersion: if the deadcube.jar is of another version.
            Refused: if a set-up or an argument is wrong, or if the program decides in no game; the message says what would be right.
        """
        first = self._seeds(seed, games)  # no request tests it before the other batch is closed
        names = bot_names(opponents)
        check_reward(reward)
        used = after or beside
        self._process: Process = Process(command, used._process if used is not None else None)
        self._sampler = sampler
        self._slots: dict[str, int] = {}
        self._asked: dict[int, Setup] = {}
        """What the sampler has said of the first game, whose set-up opens the batch."""
        file = None
        try:
            self.greeting = self._process.greeting
            _block.check_schema(self.greeting)
            if sampler is not None and setups != ({},):
                raise Refused("both setups and a sampler are given; expected one of them")
            if sampler is not None:
                begun = first if isinstance(first, int) else first[0]
                chosen = [self._sampled(begun)]
                self._asked = {begun: chosen[0]}
                self._slots[_key(chosen[0])] = 0
            else:
                chosen = _listed(setups(self.greeting) if callable(setups) else setups)
            if not names and sides != "both":
                names = ["simple"]
            self.opponents = tuple(names)
            file = self._opened(
                [request("setup", **each) for each in chosen],
                games=games,
                options=max_options,
                setups=max_setups if sampler is not None else 0,
                reward=reward,
                sides=sides,
                asksForced=ask_forced,
                restarts=restarts,
                luck=luck,
                features=features,
                **({"opponents": ",".join(names)} if names else {}),
                **({} if adviser is None else {"adviser": bot_names(adviser)[0]}),
                **({} if playout is None else {"playout": bot_names(playout)[0]}),
            )
            self.header, arrays = _block.read(file.path)
            self._action = arrays.pop("action")
            arrays.setdefault("features", np.zeros((games, 0), np.float32))
            arrays.setdefault("advised", np.full(games, -1, np.int32))
            for name, array in arrays.items():
                array.flags.writeable = False
                setattr(self, name, array.view(np.bool_) if name in ("mask", "ended") else array)
            self.games = games
            self._restarts = restarts
            self.max_options = max_options
            if after is not None:
                after.close()
            if first != 0 or sampler is not None:
                self.reset(first)
        except BaseException:
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
                with self._process.alone():
                    for each in chosen:
                        self._process.ask_line(each)
                    self._process.opened(self._process.ask("open", file=str(file.path), **terms)["batch"])
                return file
            except BaseException as error:
                file.remove()
                has_no_room = isinstance(error, Refused) and str(error).startswith("/file")
                if not (has_no_room and folders):
                    raise

    def reset(self, seed: Union[int, Sequence[int]], skipped: int = 0) -> None:
        """Begins all games again, in each row after as many games as are skipped.

        Args:
            seed: the seed of the first game in row 0, or the seeds of the first games of all rows. The seeds of later games are as far
                from it as with one seed for all.
        """
        seeds = self._seeds(seed, self.games)
        given = {"seed": seeds} if isinstance(seeds, int) else {"seeds": seeds}
        self._process.ask("reset", skipped=operator.index(skipped), **given)
        self._begin_sampled(np.arange(self.games))

    @staticmethod
    def _seeds(seed: Any, games: int) -> Union[int, list[int]]:
        if isinstance(seed, str) or not isinstance(seed, Iterable):
            return _as_seed(seed)
        seeds = [_as_seed(each) for each in seed]
        if len(seeds) != games:
            raise Refused("%d seeds are given; expected one number, or one for each of the %d games" % (len(seeds), games))
        return seeds

    def _sampled(self, seed: int) -> Setup:
        assert self._sampler is not None
        if seed in self._asked:
            return self._asked.pop(seed)
        return _listed([self._sampler(seed)])[0]

    def _begin_sampled(self, rows: np.ndarray) -> None:
        """Begins the games of rows again with set-ups of the sampler."""
        if self._sampler is None or not len(rows):
            return
        chosen: list[int] = []
        new: dict[str, tuple[int, Setup]] = {}
        for row in rows:
            setup = self._sampled(int(self.seed[row]))
            key = _key(setup)
            if key in self._slots:
                chosen.append(self._slots[key])
            else:
                new.setdefault(key, (-1 - len(new), setup))
                chosen.append(new[key][0])
        with self._process.alone():
            for _, setup in new.values():
                self._process.ask_line(request("setup", **setup))
            slots = self._process.ask("begin", games=rows.tolist(), setups=chosen)["setups"]
        self._slots = {key: slot for key, slot in self._slots.items() if slot not in slots}
        self._slots.update(zip(new, slots))

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
        self._process.require_open()
        self._action[:] = self._places(actions)
        self._process.begin_step()

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
        self._process.end_step()
        if self._sampler is not None and self._restarts:
            self._begin_sampled(np.flatnonzero(self.ended))

    def snapshot(self, game: int = 0) -> int:
        """Keeps a game as it is now, and returns a handle. drop forgets it."""
        return int(self._process.ask("snapshot", game=game)["state"])

    def restore(self, handle: int, game: int = 0) -> None:
        """Puts a kept game into a row. It goes on with the same dice as the first time."""
        self._process.ask("restore", state=handle, game=game)

    def fork(self, handle: int, games: Sequence[int], seed: int = 0, exact: bool = False) -> None:
        """Puts copies of a kept game into rows, for a search that must not know the future.

        Copy i has the random numbers of seed + i: other dice, a new opponent of the same kind, and hidden item tokens that the side
        that decides cannot tell from the true ones. If exact, the tokens are the true ones, for a program that may know them.
        """
        rows = [operator.index(game) for game in games]
        self._process.ask("fork", state=handle, games=rows, seed=seed, exact=exact)

    def expand(
        self,
        other: "Batch",
        games: Optional[Iterable[int]] = None,
        samples: int = 1,
        seed: int = 0,
        options: Optional[Iterable[int]] = None,
    ) -> tuple[np.ndarray, np.ndarray]:
        """Fills the first rows with what follows from games of another batch: for each game, for each option, some copies after it.

        Each copy has gone on to the next decision with dice of its own, and has hidden item tokens that the side that decides cannot tell
        from the true ones. The copies of an option have the seeds seed, seed + 1 and so on, the same for all options of a game, so that
        options differ by what they do and not by luck; the next game goes on from there. The program plays both sides of the copies.
        ended, won, lead and reward are those of the option.

        Args:
            other: a batch of the same Java and set-ups; it may be this one.
            games: the rows of that batch; by default all games that are not over.
            samples: the number of copies of an option.
            seed: the chance of the first copy.
            options: one for each of the games, to look at some options alone. A game with several options is then named several times in
                a row.

        Returns:
            Two arrays: of each row that is filled, the game and the option.

        Raises:
            Refused: if this batch has opponents or too few rows.
        """
        rows = np.flatnonzero(other.count) if games is None else np.array([operator.index(game) for game in games], int)
        if other._process.java is not self._process.java:
            raise Refused("the batches have two Javas; expected batches with one command, or beside=batch")
        if options is not None:
            tried = np.array([operator.index(option) for option in options], int)
            if len(rows) or len(tried):
                self._process.ask(
                    "expand", of=other._process.batch, games=rows.tolist(), options=tried.tolist(), samples=samples, seed=seed
                )
            return np.repeat(rows, samples), np.repeat(tried, samples)
        if len(rows):
            self._process.ask("expand", of=other._process.batch, games=rows.tolist(), samples=samples, seed=seed)
        count = other.count[rows]
        option = np.arange(int(count.sum())) - np.repeat(np.cumsum(count) - count, count)
        return np.repeat(np.repeat(rows, count), samples), np.repeat(option, samples)

    def drop(self, handle: int) -> None:
        """Forgets a kept game."""
        self._process.ask("drop", state=handle)

    def legal(self, game: int = 0) -> list[str]:
        """Returns the options of a game in notation, in the order of the arrays."""
        return list(self._process.ask("legal", game=game)["options"])

    def info(self, game: int = 0) -> Mapping[str, Any]:
        """Returns a game as the side that decides sees it: side ("A" or "B"), text, and a digest that equal views share.

        Also what is due ("decision", "roll" or "end"), the prompt, and conceals: whether item tokens lie face down, or will.
        """
        return self._process.ask("info", game=game)

    def outcomes(self, action: Optional[int] = None, game: int = 0, exact: bool = False) -> list[tuple[str, Fraction]]:
        """Returns the exact outcomes of the roll that follows an action: one roll of each kind, and its probability.

        Rolls that the rules do not tell apart are one kind. The list is empty if no roll follows, or if the action shows
        an item token that the side that decides does not know, unless the answer is to be exact. Without an action: the outcomes of
        the roll that the game waits for after apply_outcome. There a bonus die (DICE-3) brings no further one, so that a tree of
        outcomes ends.
        """
        given = {} if action is None else {"action": operator.index(action)}
        told = self._process.ask("outcomes", game=game, exact=exact, **given)["outcomes"]
        all_ways = sum(one["ways"] for one in told)
        return [(one["dice"], Fraction(one["ways"], all_ways)) for one in told]

    def apply_outcome(self, action: Optional[int], outcome: Optional[str] = None, game: int = 0) -> str:
        """Plays an action and the roll that follows it in one game, such as one of outcomes.

        The game then waits for the next roll, if there is one before the next decision of the program: its row has no options, outcomes
        lists that roll, apply_outcome(None, outcome) makes it, and a step rolls with the dice of the game. ended, won, lead and
        reward of the row are those of this call.

        Args:
            action: the place of an option; None if the game waits for a roll.
            outcome: the dice in notation, such as "1 8 8"; None to stop before the roll.

        Returns:
            What is due: "decision", "roll" or "end". A game that has ended is followed by the next one, if games are.

        Raises:
            Refused: if no roll of these dice is due. Then the game has not changed.
        """
        given: dict[str, Any] = {} if action is None else {"action": operator.index(action)}
        if outcome is not None:
            given["dice"] = [_as_face(face) for face in outcome.split()]
        return str(self._process.ask("apply", game=game, **given)["due"])

    def seen(self, side: str, game: int = 0) -> np.ndarray:
        """Returns the view of side "A" or "B", also if the other side decides."""
        return np.array(self._process.ask("view", game=game, side=side)["view"], np.float32)

    def play(self, steps: int, seed: int = 0) -> None:
        """Plays random steps in Java, without this program: to measure the speed."""
        self._process.ask("play", steps=steps, seed=seed)

    def close(self) -> None:
        """Ends the games, and Java if no other batch uses it. The arrays keep their last numbers."""
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


def check_reward(reward: Any) -> None:
    """Raises ValueError for another reward."""
    if reward not in ("won", "lead"):
        raise ValueError("the reward is %r; expected 'won' or 'lead'" % (reward,))


def _key(setup: Setup) -> str:
    return json.dumps(dict(setup), sort_keys=True, default=as_number)


def _as_face(face: str) -> int:
    if not face.isdecimal():
        raise Refused("'%s' is no face of a die; expected dice such as '1 8 8'" % face)
    return int(face)


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
