"""The baselines. DEADCUBE_COMMAND is the command that starts Deadcube, as a JSON array; without it, deadcube.jar is looked for."""
import contextlib
import io
import json
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import numpy as np

from deadcube import SMALL, Batch, evaluate
from deadcube.baselines import __main__ as command
from deadcube.baselines.adam import Adam
from deadcube.baselines.imitation import Imitation
from deadcube.baselines.net_files import policy_of, read_arrays, sha256
from deadcube.baselines.rating_net import Decisions, RatingNet
from deadcube.baselines.training import Training
from deadcube.baselines.value_net import ValueNet

COMMAND = json.loads(os.environ.get("DEADCUBE_COMMAND", "null"))


def setUpModule():
    if COMMAND is not None:
        found = mock.patch("deadcube._process.find_command", return_value=COMMAND)
        found.start()
        unittest.addModuleCleanup(found.stop)


def slope(weights, name, at, loss, step):
    """The slope of a loss by one weight, from two values of it."""
    kept = weights[name][at]
    weights[name][at] = kept + step
    above = loss()
    weights[name][at] = kept - step
    below = loss()
    weights[name][at] = kept
    return (above - below) / (2 * step)


def in_doubles(net):
    net.weights = {name: weight.astype(float) for name, weight in net.weights.items()}


class NetTest(unittest.TestCase):
    def setUp(self):
        self.draw = np.random.default_rng(1)

    def test_the_slopes_of_ratings_are_those_of_the_loss(self):
        draw = self.draw
        asked = Decisions(draw.random((3, 4)), draw.random((7, 5)), np.array([0, 0, 1, 1, 1, 2, 2]))
        rows = np.array([1, 2, 6])
        net = RatingNet(4, 5, 6, draw)
        in_doubles(net)
        net.weights["out"] = draw.standard_normal(6)

        def loss():
            return -net.logarithms(asked)[rows].mean()

        def slopes(logarithms):
            by_logarithm = np.zeros(len(logarithms))
            by_logarithm[rows] = -1 / 3
            return by_logarithm

        gradient = net.rating_gradient(asked, slopes)
        for name, at in (("out", 2), ("bias", 1), ("state", (3, 2)), ("option", (4, 5))):
            self.assertAlmostEqual(gradient[name][at], slope(net.weights, name, at, loss, 1e-5), places=5)
        np.testing.assert_allclose(np.add.reduceat(np.exp(net.logarithms(asked)), asked.first), 1)

    def test_the_slopes_of_values_are_those_of_the_error(self):
        draw = self.draw
        net = ValueNet(5, 6, draw)
        in_doubles(net)
        net.weights["out"] = draw.standard_normal(6)
        inputs, targets = draw.random((8, 5)), draw.random(8)
        net.fit_scale(inputs)
        gradient, error = net.gradient(inputs, targets)

        def loss():
            return np.mean(np.square(net.values(inputs) - targets))

        self.assertAlmostEqual(error, loss())
        for name, at in (("out", 2), ("bias", 1), ("hidden", (3, 2)), ("direct", 4), ("shift", 0)):
            self.assertAlmostEqual(gradient[name][at], slope(net.weights, name, at, loss, 1e-5), places=5)

    def test_decisions_are_joined_and_taken_apart(self):
        one = Decisions(np.array([[1.0], [2.0]]), np.arange(5.0)[:, None], np.array([0, 0, 1, 1, 1]))
        both = Decisions.joined([one, one])
        self.assertEqual(both.of.tolist(), [0, 0, 1, 1, 1, 2, 2, 3, 3, 3])
        self.assertEqual(both.first.tolist(), [0, 2, 5, 7])

    def test_steps_go_down_to_the_least(self):
        weights = {"x": np.array([3.0, -2.0], np.float32)}
        adam = Adam(weights, 0.05)
        for _ in range(400):
            adam.step({"x": 2 * weights["x"]}, 1.0)
        np.testing.assert_allclose(weights["x"], 0, atol=0.05)
        kept = {name: np.copy(array) for name, array in adam.state().items()}
        other = Adam({"x": np.zeros(2, np.float32)}, 0.05)
        other.restore(kept)
        for each in (adam, other):
            each.step({"x": np.array([1.0, 2.0], np.float32)})
        np.testing.assert_array_equal(other.weights["x"], weights["x"])


class TrainingTest(unittest.TestCase):
    def test_an_interrupted_training_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "net.checkpoint")
            training = Training(path, Imitation("fast", [SMALL], 1))
            advance, steps = training.method.advance, []

            def interrupted():
                advance()
                steps.append(1)
                if len(steps) == 20:
                    raise KeyboardInterrupt

            training.method.advance = interrupted
            with self.assertRaises(KeyboardInterrupt):
                training.run(10, 10, 1, [SMALL])
            training.method.close()
            again = Training(path, Imitation("fast", [SMALL], 1))
            self.assertEqual((again.method.decisions, again.cpu_seconds), (training.method.decisions, training.cpu_seconds))
            np.testing.assert_array_equal(again.method.net.weights["out"], training.method.net.weights["out"])
            self.assertEqual(again.method.draw.random(), training.method.draw.random())
            with contextlib.redirect_stderr(io.StringIO()) as told:
                again.run(again.cpu_seconds / 60, 10, 2, [SMALL])
            self.assertRegex(told.getvalue(), r"net: CPU .*: fast .*; simple .*; kept\n")
            again.method.close()

    def test_one_command_trains_plays_and_writes_the_table(self):
        with tempfile.TemporaryDirectory() as folder:
            guide = Path(folder, "guide.md")
            guide.write_text("Before\n\n%s\nold\n%s\nAfter\n" % (command.BEGIN, command.END), "utf-8")
            names = ["small-imitation", "small-policy-gradient", "small-self-play"]
            arguments = [folder, "--only", *names, "--minutes", "0.1", "--pairs", "4", "--report-pairs", "2"]
            arguments += ["--against", "random", "simple", "--guide", str(guide)]
            with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()) as told:
                self.assertEqual(command.main(arguments), 0)
            text = guide.read_text("utf-8")
            self.assertIn(told.getvalue().strip(), text)
            self.assertNotIn("old", text)
            self.assertTrue(text.startswith("Before\n") and text.endswith("After\n"))
            for name in names:
                self.assertRegex(text, r"\| `%s` \| small \| .* \| 1 \| [\d,]+ \| [\d.]+ \| [\d.]+ \| \d\.\d+ \[" % name)
            for line in Path(folder, "SHA256SUMS").read_text("utf-8").splitlines():
                digest, name = line.split("  ")
                self.assertEqual(sha256(Path(folder, name)), digest)
                self.assertIn(digest, text)
            with contextlib.redirect_stderr(io.StringIO()) as told, contextlib.redirect_stdout(io.StringIO()):
                self.assertEqual(command.main(arguments), 0)
            self.assertEqual(told.getvalue(), "", "the nets are trained and have played")
            self.same_in_java(Path(folder, "small-imitation.txt"))
            self.assertIn("playout", read_arrays(Path(folder, "small-self-play.npz")))
            played = [evaluate(policy_of(Path(folder, "small-self-play.npz"), [SMALL]), "random", 4, setups=SMALL) for _ in range(2)]
            self.assertEqual(played[0], played[1])
            with self.assertRaisesRegex(ValueError, "has no net"):
                policy_of(guide)

    def same_in_java(self, net):
        """The policy of a file takes the options that Java takes."""
        policy = policy_of(net, [SMALL])
        with Batch(8, setups=SMALL, seed=5, adviser="learned:%s" % net) as batch:
            equal = asked = 0
            for _ in range(60):
                actions = policy(batch)
                some = batch.count > 1
                equal += int((actions == batch.advised)[some].sum())
                asked += int(some.sum())
                batch.step(np.where(batch.count > 0, actions, 0))
            self.assertGreater(equal, 0.99 * asked)


if __name__ == "__main__":
    unittest.main()
