"""Other forms of what is observed and done, set-ups, and evaluation."""
import contextlib
import io
import unittest

import numpy as np

from deadcube import SMALL, TESTS, Interval, Observations, Table, evaluate, every
from test_batch import COMMAND, LAST_TURN_OF_B, begin, choose


class FormsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        setups = every(["patrol", "hold-ground"], editions=["third", "revised"])
        cls.batch = begin(8, setups=lambda greeting: [*setups(greeting), SMALL], seed=1)
        cls.seen = Observations(cls.batch)

    def test_the_seed_chooses_the_set_up(self):
        self.assertEqual(self.batch.board.shape[0], 5)
        self.batch.reset(1)
        first = self.batch.setup.tolist()
        self.assertGreater(len(set(first)), 2)
        self.batch.reset(2)
        self.assertEqual(self.batch.setup.tolist()[:7], first[1:])

    def test_parts_of_an_action_lead_to_the_same_option(self):
        batch, chance = self.batch, np.random.default_rng(2)
        batch.reset(4)
        chosen = set()
        for _ in range(80):
            handle = batch.snapshot(0)
            batch.restore(handle, 1)
            batch.drop(handle)
            parts = self.seen.factored(batch.options[0], batch.mask[0])
            self.assertEqual(len(np.unique(parts.parts, axis=0)), batch.count[0])
            action = int(chance.integers(batch.count[0]))
            self.assertEqual(parts.option(*parts.parts[action]), action)
            for length in range(5):
                self.assertTrue(parts.mask(*parts.parts[action, :length])[parts.parts[action, length]])
            self.assertEqual(parts.mask().sum(), len(np.unique(parts.parts[:, 0])))
            chosen.add(parts.choose(chance)[0])
            actions = np.zeros(8, int)
            actions[:2] = action, parts.option(*parts.parts[action])
            batch.step(actions)
            np.testing.assert_array_equal(batch.view[0], batch.view[1])
        self.assertGreater(len(chosen), 5)
        with self.assertRaisesRegex(ValueError, "no option has the parts"):
            parts.option(0, 0, 0, 0, 0)

    def test_parts_of_many_games_are_those_of_each(self):
        batch = self.batch
        batch.reset(4)
        for step in range(60):
            batch.step(choose(batch, step))
            parts = self.seen.parts(batch.options, batch.mask)
            for game in range(batch.games):
                np.testing.assert_array_equal(parts[game], self.seen.parts(batch.options[game], batch.mask[game]))
        equal = np.repeat(batch.options[:1, :1], 257, axis=1)
        with self.assertRaisesRegex(ValueError, "257 options differ in their rest alone; expected 256 at most"):
            self.seen.parts(equal, np.ones((1, 257), bool))
        self.assertEqual(self.seen.parts(equal[:, :256], np.ones((1, 256), bool))[0, :, 4].tolist(), list(range(256)))

    def test_sets_planes_and_scales_show_the_same_models(self):
        batch, seen = self.batch, self.seen
        batch.reset(3)
        for step in range(60):
            batch.step(step * 7 % batch.count)
        sets = seen.sets(batch.view)
        self.assertTrue(np.shares_memory(sets["own"], batch.view))
        self.assertEqual(sets["thing"].shape, (8, 128, 7))
        planes = seen.planes(batch.view, batch.setup, batch.side)
        in_play = batch.header["names"]["view"].index("own 1 in play") - batch.header["names"]["view"].index("own 1 in team")
        fixed = len(batch.header["names"]["cube"])
        for half, part in enumerate(("own", "other")):
            stand = sets[part][:, :, in_play].sum(axis=1)
            np.testing.assert_array_equal(planes[:, fixed + 8 * half].sum(axis=(1, 2, 3)), stand)
            self.assertGreater(stand.sum(), 0)
        cubes = np.where(batch.setup == 4, 16, planes[:, 0].sum(axis=(1, 2, 3)))
        np.testing.assert_array_equal(planes[:, 0].sum(axis=(1, 2, 3)), cubes)
        self.assertLessEqual(np.abs(seen.scaled_view(batch.view)).max(), 2)
        self.assertLessEqual(np.abs(seen.scaled_options(batch.options)).max(), 2)
        rounds = batch.header["names"]["view"].index("game round")
        np.testing.assert_array_equal(seen.scaled_view(batch.view)[:, rounds] * 10, batch.view[:, rounds])
        columns = seen.columns()
        self.assertLess(len(columns), 1000)
        self.assertFalse(np.delete(batch.view, columns, axis=1).any())

    def test_a_policy_is_evaluated(self):
        first = lambda batch: np.zeros(batch.games, int)
        result, again = evaluate(first, ["random", "random"], 2, setups=[SMALL], command=COMMAND)
        self.assertEqual(again, result)
        self.assertEqual(result.score.mean * 4 % 0.5, 0)
        self.assertTrue(0 <= result.score.mean <= 1)
        self.assertNotEqual(result.without_luck, result.score)
        self.assertEqual(result.score.mean > 0.5, result.lead.mean > 0)
        self.assertRegex(str(result), "against random, 2 pairs: score 0")
        interval = Interval.of(np.array([0.0, 1.0]))
        self.assertAlmostEqual(interval.low, 0.5 - 1.96 * (1.5 / 2) ** 0.5)
        self.assertEqual(interval.mean, 0.5)

    def test_intervals_are_those_of_java(self):
        lost = Interval.of_scores(np.zeros(6))
        self.assertEqual([lost.mean, lost.low], [0, 0])
        self.assertAlmostEqual(lost.high, 1.96 * ((0.125 + 0.25 * 6 / 7) / 30) ** 0.5)
        self.assertAlmostEqual(Interval.of_scores(np.ones(6)).low, 1 - lost.high)
        self.assertGreater(Interval.of_scores(np.full(2, 0.5)).high, 0.8)
        mixed = Interval.of_scores(np.array([1, 0.5, 1, 0.5]))
        self.assertAlmostEqual(mixed.low, 0.75 - 1.96 * ((4 * 0.0625 + 0.125 + 0.0625 * 4 / 5) / 12) ** 0.5)
        self.assertEqual(Interval.of_scores(np.ones(1)), Interval(1, 0, 1))
        self.assertAlmostEqual(Interval.of(np.zeros(6)).high, 1.96 / 30**0.5)

    def test_games_without_a_decision_count(self):
        result = evaluate(lambda batch: np.zeros(batch.games, int), "simple", 2, setups=[LAST_TURN_OF_B], command=COMMAND)[0]
        self.assertTrue(0 <= result.score.mean <= 1)


class ResultsTest(unittest.TestCase):
    def test_the_test_set_ups_are_there(self):
        for name, setups in TESTS.items():
            batch = begin(2, setups=setups)
            self.assertEqual(batch.board.shape[0], len(setups), name)
        greeting = batch.greeting
        for name, members in (("scenarios", "scenarios"), ("battlefields", "battlefields"), ("editions", "editions")):
            told = [setup[members[:-1]] for setup in TESTS[name]]
            self.assertEqual(sorted(told), sorted(greeting[members]))
        self.assertEqual(sorted(setup["teams"]["A"] for setup in TESTS["teams"]), sorted(greeting["teams"]))

    def test_an_evaluation_shows_progress_and_is_a_table(self):
        first = lambda batch: np.zeros(batch.games, int)
        batch, told = begin(3, seed=4), []
        view = batch.view.copy()
        results = evaluate(first, ["random", "fast"], 3, setups=[SMALL], luck=False, progress=lambda *one: told.append(one), after=batch)
        np.testing.assert_array_equal(batch.view, view)
        batch.step(first(batch))
        self.assertIsInstance(results, Table)
        self.assertEqual([one[0] for one in told if one[1] == 6], ["random", "fast"])
        self.assertTrue(all(one[2] == 6 for one in told))
        self.assertEqual(results[0].without_luck, None)
        measured = evaluate(first, "random", 3, setups=[SMALL], after=batch)[0]
        self.assertEqual((measured.score, measured.lead), (results[0].score, results[0].lead))
        self.assertIsInstance(measured.without_luck, Interval)
        lines = str(results).splitlines()
        self.assertEqual(len(lines), 4)
        self.assertEqual(len(set(map(len, lines))), 1)
        self.assertRegex(lines[0], r"^\| opponent \| pairs \| score")
        self.assertIn("| fast     | 3     | %s" % results[1].score, lines[3])
        written = io.StringIO()
        with contextlib.redirect_stderr(written):
            evaluate(first, "random", 2, setups=[SMALL], luck=False, progress=True, after=batch)
        self.assertRegex(written.getvalue(), r"^against random: 4 of 4 games, \d+ s\n$")


if __name__ == "__main__":
    unittest.main()
