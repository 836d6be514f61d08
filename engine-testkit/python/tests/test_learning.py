"""Nets that Java plays, and the examples."""
import importlib.util
import os
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

from deadcube import SMALL, Batch, Refused
from deadcube.nets import OptionInputs, write_net
from test_batch import COMMAND, begin

EXAMPLES = Path(__file__).parent.parent / "examples"
HIDDEN, GAMES, POSITIONS = 8, 4, 1000


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / (name + ".py"))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def random_net(inputs):
    chance = np.random.default_rng(3)
    shapes = {"state": (HIDDEN, inputs.state), "bias": (HIDDEN,), "option": (HIDDEN, inputs.option), "out": (HIDDEN,)}
    return {name: chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


def by_net(batch, inputs, net):
    """The choice of the net in each game, as the file of a net says it."""
    rows, game = inputs.options(batch.view, batch.options, batch.mask)
    hidden = np.maximum(inputs.states(batch.view)[game] @ net["state"].T + net["bias"] + rows @ net["option"].T, 0)
    ratings = np.full(batch.mask.shape, -np.inf)
    ratings[batch.mask] = hidden @ net["out"]
    return (ratings >= ratings.max(axis=1, keepdims=True) - 1e-4).argmax(axis=1)


def by_view(batch):
    return batch.view.sum(axis=1).astype(int) % np.maximum(batch.count, 1)


def seen(batch, choose, until):
    """What side A sees before each of its decisions, for each game."""
    views = [[] for _ in range(GAMES)]
    decisions = 0
    while decisions < until:
        for game in np.flatnonzero((batch.side == 0) & (batch.count > 0)):
            views[game].append(batch.view[game].tobytes())
        decisions += int((batch.side == 1).sum()) if choose else int((batch.side == 0).sum())
        batch.step(np.where(batch.side == 1, choose(batch), by_view(batch)) if choose else by_view(batch))
    return views


class LearnedTest(unittest.TestCase):
    def test_java_plays_a_net_as_python_does(self):
        with tempfile.TemporaryDirectory() as folder:
            both = begin(GAMES, seed=2)
            inputs = OptionInputs(both)
            net = random_net(inputs)
            path = os.path.join(folder, "net.txt")
            write_net(path, both, inputs, net)
            expected = seen(both, lambda batch: by_net(batch, inputs, net), POSITIONS)
            one = begin(GAMES, seed=2, sides="a", opponents="learned:" + path)
            actual = seen(one, None, sum(map(len, expected)))
        for game in range(GAMES):
            common = min(len(expected[game]), len(actual[game]))
            self.assertGreater(common, 100)
            self.assertTrue(expected[game][:common] == actual[game][:common], "game %d" % game)

    def test_a_net_with_a_number_that_is_not_finite_is_not_written(self):
        batch = begin(1)
        inputs = OptionInputs(batch)
        net = random_net(inputs)
        net["bias"][0] = np.nan
        with self.assertRaisesRegex(ValueError, "'bias' has numbers that are not finite"):
            write_net("/no/such/folder", batch, inputs, net)

    def test_a_file_that_is_no_net_is_refused_with_its_line(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("deadcube net 1\nencoding 999\n")
            file.flush()
            with self.assertRaisesRegex(Refused, "line 2"):
                begin(1, sides="a", opponents="learned:" + file.name)


class ExamplesTest(unittest.TestCase):
    def test_games_are_skipped(self):
        batch = begin(1, sides="swap", opponents="random", restarts=False)
        batch.reset(9, skipped=3)
        self.assertEqual([batch.run[0], batch.seed[0], batch.learner[0]], [3, 10, 1])
        batch = begin(4, sides="swap", opponents="random")
        batch.reset(9, skipped=2)
        self.assertEqual(batch.run.tolist(), [8, 9, 10, 11])
        self.assertEqual(batch.seed.tolist(), [13, 13, 14, 14])
        with self.assertRaisesRegex(Refused, "skipped"):
            batch.reset(9, skipped=-1)

    def test_a_search_over_copies_beats_random_play(self):
        search = example("forked_search")
        search.ROWS, search.CANDIDATES, search.DEPTH = 33, 8, 10
        batch = begin(33, setups=[SMALL], sides="swap", opponents="random", ask_forced=False, restarts=False)
        scores = [search.play(batch, seed, np.random.default_rng(seed)) for seed in (1, 2)]
        self.assertEqual(scores, [1.0, 1.0])

    @unittest.skipUnless(importlib.util.find_spec("torch"), "PyTorch is not there")
    def test_a_policy_gradient_learns_on_small_games(self):
        learner = example("policy_gradient")
        import torch

        torch.manual_seed(1)
        draw = np.random.default_rng(1)
        with Batch(32, setups=[SMALL], seed=1, sides="swap", opponents="random", ask_forced=False, command=COMMAND) as batch:
            inputs = learner.OptionInputs(batch)
            net = learner.Net(inputs)
            adam = torch.optim.Adam(net.parameters(), lr=learner.RATE)
            for _ in range(12):
                learner.learn(net, adam, learner.play(batch, inputs, net, draw), draw)
        after = learner.evaluate(learner.policy(net, inputs), "random", 50, setups=[SMALL], command=COMMAND)[0]
        self.assertGreater(after.score.low, 0.5)


if __name__ == "__main__":
    unittest.main()
