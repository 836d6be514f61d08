"""Batches of games. DEADCUBE_COMMAND is the command that starts Deadcube, as a JSON array; without it, deadcube.jar is looked for."""
import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path
from unittest import mock

import numpy as np

from deadcube import SMALL, Batch, NoServer, Refused, WrongVersion, evaluate
from deadcube import _block, _process, _schema, speed

COMMAND = json.loads(os.environ.get("DEADCUBE_COMMAND", "null"))

TORN_SERVER = """
import json, sys
print(json.dumps({"environment": 1, "schema": sys.argv[1], "deadcube": "deadcube"}), flush=True)
sys.stdin.readline()
print('{"batch": ', end="", flush=True)
"""

FALSE_SERVER = """
import json, sys
print(json.dumps({"environment": 1, "schema": "0123", "deadcube": "deadcube 9"}), flush=True)
for line in sys.stdin: print('{"faults": []}', flush=True)
"""

LAST_TURN_OF_B = {
    "situation": "round 5; A1 RA 4+ SV 5+, rifle R6, at a1, activated; B1 RA 5+ SV 5+, rifle R6, at h8; initiative B"
}
"""Nothing is left to decide for side A."""

USED = []
"""The batch that has the Java of the tests."""


def begin(*args, **terms):
    """Returns a batch that has the Java of the one before, because Java takes longer to start than a test runs."""
    USED[:] = [Batch(*args, after=USED[0] if USED else None, command=COMMAND, **terms)]
    return USED[0]


def choose(batch, step):
    return step * 7 % np.maximum(batch.count, 1)


class BatchTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.batch = begin(3, seed=5)

    def test_arrays_agree_with_each_other_and_with_their_names(self):
        batch = self.batch
        batch.reset(5)
        names = batch.header["names"]
        self.assertEqual(batch.view.shape, (3, len(names["view"])))
        kind = names["option"].index("kind")
        rounds = names["view"].index("game round")
        for step in range(30):
            self.assertTrue((batch.mask.sum(axis=1) == batch.count).all())
            self.assertTrue(((batch.options[:, :, kind] > 0) == batch.mask).all())
            batch.step(choose(batch, step))
        self.assertTrue((batch.view[:, rounds] >= 0).all())
        self.assertEqual(batch.decisions.tolist(), [30, 30, 30])
        self.assertEqual(batch.seed.tolist(), [5, 6, 7])
        self.assertFalse(batch.view.flags.writeable)
        self.assertIsNot(batch.view.base, None)
        own = batch.view[0, names["view"].index("game own score")]
        self.assertEqual(own, batch.score[0, batch.side[0]])
        self.assertEqual(batch.seen("AB"[batch.side[0]]).tolist(), batch.view[0].tolist())
        self.assertNotEqual(batch.seen("BA"[batch.side[0]]).tolist(), batch.view[0].tolist())

    def test_equal_seeds_and_actions_give_equal_arrays(self):
        games = []
        for _ in range(2):
            self.batch.reset(11)
            seen = []
            for step in range(60):
                self.batch.step(choose(self.batch, step))
                seen.append((self.batch.view.copy(), self.batch.options.copy(), self.batch.lead.copy()))
            games.append(seen)
        for one, other in zip(*games):
            for a, b in zip(one, other):
                np.testing.assert_array_equal(a, b)

    def test_games_end_and_the_next_ones_follow(self):
        batch = self.batch
        batch.reset(1)
        lead = np.zeros(3)
        ended = 0
        for step in range(500):
            batch.step(choose(batch, step))
            lead += batch.lead
            for game in np.flatnonzero(batch.ended):
                ended += 1
                scores = batch.final_score[game]
                self.assertEqual(lead[game], scores[0] - scores[1])
                self.assertEqual(batch.won[game], np.sign(lead[game]))
                self.assertEqual(batch.seed[game] % 3, (1 + game) % 3)
                self.assertEqual(batch.decisions[game], 0)
                lead[game] = 0
        self.assertGreaterEqual(ended, 3)

    def test_a_game_is_kept_restored_and_copied(self):
        batch = self.batch
        batch.reset(3)
        for step in range(40):
            batch.step(choose(batch, step))
        handle = batch.snapshot(0)
        then = batch.view[0].copy()
        said = batch.info(0)
        legal = batch.legal(0)
        self.assertEqual(len(legal), batch.count[0])
        batch.step(choose(batch, 1))
        batch.fork(handle, [1, 2], seed=4)
        batch.restore(handle, 0)
        for game in range(3):
            np.testing.assert_array_equal(batch.view[game], then)
            self.assertEqual(batch.info(game), said)
            self.assertEqual(batch.legal(game), legal)
        self.assertIn("round", said["text"])
        for step in range(60):
            batch.step(choose(batch, step))
        self.assertFalse((batch.view[1] == batch.view[2]).all())
        batch.drop(handle)
        with self.assertRaisesRegex(Refused, "the handle of a snapshot"):
            batch.restore(handle)

    def test_outcomes_have_exact_probabilities(self):
        batch = self.batch
        batch.reset(2)
        found = 0
        for step in range(200):
            for action in range(batch.count[0]):
                outcomes = batch.outcomes(action)
                if outcomes:
                    found += 1
                    self.assertEqual(sum(chance for _, chance in outcomes), Fraction(1))
            if found > 20:
                return
            batch.step(choose(batch, step))
        self.fail("no roll follows any action")

    def test_a_row_with_a_copy_goes_on_with_its_own_games(self):
        batch = self.batch
        batch.reset(3)
        batch.fork(batch.snapshot(1), [0, 2])
        ended = np.zeros(3, bool)
        for step in range(2000):
            batch.step(choose(batch, step))
            ended |= batch.ended
            if ended.all():
                break
        self.assertEqual((batch.seed % 3).tolist(), [0, 1, 2])

    def test_what_is_no_seed_is_refused(self):
        for wrong in (2**63, -(2**63) - 1, 1.5, "7", None):
            with self.assertRaisesRegex(Refused, "the seed is .*; expected a whole number of up to 64 bits"):
                self.batch.reset(wrong)
        self.batch.reset(2**63 - 1)
        self.assertEqual(self.batch.seed[0], 2**63 - 1)
        self.batch.reset(-(2**63))
        self.assertEqual(self.batch.seed[0], -(2**63))

    def test_what_is_no_whole_number_in_each_row_is_refused(self):
        batch = self.batch
        batch.reset(8)
        before = batch.view.copy()
        for wrong in ([2**32, 0, 0], [-2**32, 0, 0], np.uint64([2**63, 0, 0]), [0.9, 0, 0], [[0], [0], [0]], [[0, 0, 0]], [0], "000"):
            with self.assertRaisesRegex(Refused, "expected"):
                batch.step(wrong)
        np.testing.assert_array_equal(batch.view, before)

    def test_nothing_is_asked_while_a_step_is_made(self):
        batch = self.batch
        batch.reset(8)
        batch.step_async(0)
        for asked in (batch.legal, lambda: batch.step_async(0), lambda: batch.reset(1)):
            with self.assertRaisesRegex(Refused, "expected step_wait"):
                asked()
        batch.step_wait()
        with self.assertRaisesRegex(Refused, "expected step_async"):
            batch.step_wait()
        self.assertEqual(len(batch.legal(0)), batch.count[0])

    def test_threads_that_ask_a_batch_get_their_own_answers(self):
        self.batch.reset(8)
        games = [0, 1] * 50
        expected = [self.batch.legal(game) for game in games]
        self.addCleanup(sys.setswitchinterval, sys.getswitchinterval())
        sys.setswitchinterval(1e-5)
        with ThreadPoolExecutor(2) as threads:
            self.assertEqual(list(threads.map(self.batch.legal, games)), expected)

    def test_numbers_may_be_numpys(self):
        batch = self.batch
        batch.reset(np.int64(8))
        handle = batch.snapshot(np.int64(1))
        batch.restore(np.int64(handle), np.int32(2))
        batch.fork(handle, np.arange(2), seed=np.uint8(3))
        self.assertEqual(batch.legal(np.int64(2)), batch.legal(1))

    def test_a_set_up_in_which_the_program_never_decides_is_refused(self):
        with self.assertRaisesRegex(Refused, "never decides.*expected a set-up in which it decides"):
            Batch(2, setups=[LAST_TURN_OF_B], sides="a", after=USED[0])

    def test_what_is_no_set_up_is_refused(self):
        for wrong, said in (
            ([], "there is no set-up; expected one at least, such as setups={}"),
            ("all", "setups is 'all'; expected set-ups, .* such as every\\('all'\\)"),
            (5, "setups is 5; expected set-ups"),
            (["patrol"], "a set-up is 'patrol'; expected .* such as {'scenario': 'patrol'}"),
        ):
            with self.assertRaisesRegex(Refused, "^" + said):
                Batch(2, setups=wrong, after=USED[0])
        with self.assertRaisesRegex(Refused, "no.txt'; expected .*, or a text of several lines$"):
            Batch(2, setups={"battlefield": "no.txt"}, after=USED[0])

    def test_what_is_no_opponent_is_refused(self):
        for wrong in (None, 5, ["simple", 5]):
            with self.assertRaisesRegex(Refused, "^the opponent is (None|5); expected the name of a bot, such as 'simple', or several$"):
                Batch(2, sides="a", opponents=wrong, after=USED[0])
            with self.assertRaisesRegex(Refused, "^the opponent is"):
                evaluate(choose, wrong, 1, command=["no-such-program"])
        with self.assertRaisesRegex(Refused, "^the opponent is 'simple,fast'; expected several names as a list"):
            Batch(2, sides="a", opponents="simple,fast", after=USED[0])

    def test_a_wrong_set_up_is_refused(self):
        with self.assertRaisesRegex(Refused, "/scenario.*expected.*patrol"):
            Batch(2, setups={"scenario": "no"}, after=USED[0])

    def test_a_wrong_action_changes_nothing(self):
        batch = self.batch
        batch.reset(8)
        before = batch.view.copy()
        wrong = [0, batch.count[1], 0]
        with self.assertRaisesRegex(Refused, "game 1: '%d'.*from 0 to %d" % (batch.count[1], batch.count[1] - 1)):
            batch.step(wrong)
        np.testing.assert_array_equal(batch.view, before)
        batch.step([0, 0, 0])


class TermsTest(unittest.TestCase):
    """Batches with terms of their own."""

    def test_copies_show_what_follows_from_each_option(self):
        main = begin(2, setups=SMALL, seed=3, sides="swap", opponents="random", ask_forced=False)
        with Batch(400, setups=SMALL, ask_forced=False, restarts=False, features=True, beside=main) as copies:
            self.assertEqual(copies.features.shape, (400, len(copies.header["names"]["features"])))
            for step in range(20):
                before = main.view.copy()
                game, option = copies.expand(main, samples=3, seed=100 * step)
                np.testing.assert_array_equal(main.view, before)
                expected = [(g, o) for g in range(2) for o in range(main.count[g]) for _ in range(3)]
                self.assertEqual(list(zip(game.tolist(), option.tolist())), expected)
                self.assertTrue((copies.learner[: len(game)] == 2).all())
                self.assertTrue((copies.ended[: len(game)] | (copies.count[: len(game)] > 1)).all())
                again = copies.expand(main, [1], samples=3, seed=100 * step + 3)
                self.assertEqual(again[0].tolist(), [1] * (3 * main.count[1]))
                rows, all_of_it = 3 * int(main.count[1]), copies.view.copy()
                some = sorted({0, int(main.count[1]) - 1})
                game, option = copies.expand(main, [1] * len(some), 3, 100 * step + 3, some)
                self.assertEqual((game.tolist(), option.tolist()), ([1] * 3 * len(some), np.repeat(some, 3).tolist()))
                same = [3 * one + copy for one in some for copy in range(3)]
                np.testing.assert_array_equal(copies.view[: len(same)], all_of_it[:rows][same])
                main.step(choose(main, step))
            self.assertTrue(copies.features.any())
            with self.assertRaisesRegex(Refused, "opponents"):
                main.expand(copies)
            with self.assertRaisesRegex(Refused, "rows, and the batch has 400"):
                copies.expand(main, samples=400)
            with self.assertRaisesRegex(Refused, "1 options.*one option for each game"):
                copies.expand(main, [0, 1], options=[0])
            with self.assertRaisesRegex(Refused, "game 1 has no option %d" % main.count[1]):
                copies.expand(main, [1], options=[int(main.count[1])])
            game, option = copies.expand(main, [])
            self.assertEqual((len(game), len(option)), (0, 0))
            with Batch(2, beside=main) as other, self.assertRaisesRegex(Refused, "no set-up of game 0"):
                copies.expand(other, [0])

    def test_advice_is_what_a_bot_would_do(self):
        batch = begin(4, setups=SMALL, seed=3, adviser="simple", ask_forced=False)
        won = ended = 0
        for step in range(400):
            playing = batch.count > 0
            self.assertTrue(((batch.advised >= 0) & (batch.advised < batch.count))[playing].all())
            advised = batch.side == (batch.run % 2)
            side = batch.run % 2
            batch.step(np.where(advised & playing, batch.advised, choose(batch, step)))
            over = np.flatnonzero(batch.ended)
            ended += len(over)
            won += int((batch.won[over] == np.where(side[over] == 0, 1, -1)).sum())
        self.assertGreater(ended, 8)
        self.assertGreater(won, 0.7 * ended)
        with self.assertRaisesRegex(Refused, "adviser: 'clever' is not understood"):
            Batch(1, adviser="clever", command=COMMAND)
        with self.assertRaisesRegex(Refused, "playout: 'fast' is not understood; expected a net"):
            Batch(1, playout="fast", command=COMMAND)

    def test_the_reward_is_that_of_the_side_that_decided(self):
        rewards = {}
        for reward in ("won", "lead"):
            batch = begin(6, seed=5, sides="swap", opponents="random", reward=reward)
            ends, gained = 0, []
            for step in range(500):
                learner, run = batch.learner.copy(), batch.run.copy()
                batch.step(choose(batch, step))
                side_a = batch.won if reward == "won" else batch.lead
                np.testing.assert_array_equal(batch.reward, np.where(learner == 0, side_a, -side_a))
                over = np.flatnonzero(batch.ended)
                ends += len(over)
                np.testing.assert_array_equal(batch.final_learner[over], learner[over])
                np.testing.assert_array_equal(batch.final_run[over], run[over])
                np.testing.assert_array_equal(batch.final_seed[over], 5 + run[over] // 2)
                self.assertTrue((batch.final_decisions[over] > 50).all())
                ahead = np.where(learner == 0, 1, -1) * (batch.final_score[:, 0] - batch.final_score[:, 1])
                gained.append(batch.reward.copy())
                if reward == "won":
                    np.testing.assert_array_equal(batch.reward[over], np.sign(ahead[over]))
                    self.assertFalse(batch.reward[~batch.ended].any())
            self.assertGreater(ends, 6)
            rewards[reward] = np.array(gained)
        self.assertTrue(((rewards["won"] != 0).sum(axis=0) > 0).all())
        both = begin(8, seed=5)
        told = set()
        for step in range(600):
            side = both.side.copy()
            both.step(choose(both, step))
            np.testing.assert_array_equal(both.reward, np.where(side == 0, both.won, -both.won))
            told.update(zip(side[both.ended].tolist(), both.reward[both.ended].tolist()))
        self.assertGreater(len(told), 1)
        with self.assertRaisesRegex(ValueError, "'money'; expected 'won' or 'lead'"):
            Batch(2, reward="money", after=USED[0])

    def test_each_row_may_have_a_seed_of_its_own(self):
        for sides, opponents in (("both", ()), ("swap", "random")):
            batch = begin(4, seed=3, sides=sides, opponents=opponents)
            whole = [batch.seed.tolist(), batch.view.copy()]
            apart = whole[0]
            batch.reset(1)
            batch.reset(apart)
            self.assertEqual(batch.seed.tolist(), whole[0])
            np.testing.assert_array_equal(batch.view, whole[1])
            batch.reset(np.array([7, 7, 100, -2]), skipped=1)
            self.assertEqual((batch.seed - [7, 7, 100, -2]).tolist(), [2] * 4 if sides == "swap" else [4] * 4)
        opened = begin(2, seed=[9, 2**63 - 1])
        self.assertEqual(opened.seed.tolist(), [9, 2**63 - 1])
        for wrong, said in (([1], "1 seeds are given; expected one number, or one for each of the 2"), ([1, 2.5], "the seed is 2.5"), ("12", "the seed is '12'")):
            with self.assertRaisesRegex(Refused, said):
                opened.reset(wrong)

    def test_a_sampler_is_asked_for_each_game(self):
        asked = []

        def sampler(seed):
            asked.append(seed)
            return [SMALL, {"scenario": "patrol"}, {"scenario": "breakout"}][seed % 3]

        batch = begin(3, sampler=sampler, max_setups=4, seed=30)
        self.assertEqual(asked, [30, 31, 32])
        self.assertEqual(batch.board.shape[0], 4)
        small = batch.header["names"]["view"].index("own 3 in team")
        ended, of_setup = 0, {}
        for step in range(1200):
            np.testing.assert_array_equal(batch.view[:, small], (batch.seed % 3 != 0).astype(int))
            for seed, setup in zip(batch.seed, batch.setup):
                self.assertEqual(of_setup.setdefault(seed % 3, setup), setup)
            batch.step(choose(batch, step))
            ended += int(batch.ended.sum())
        self.assertGreater(ended, 5)
        self.assertEqual(len(asked), 3 + ended)
        self.assertEqual(sorted(asked), sorted(set(asked)))
        self.assertEqual(set(batch.seed.tolist()), set(asked) - set(asked[:-1]) | set(batch.seed.tolist()))

    def test_a_curriculum_may_have_a_new_set_up_for_each_game(self):
        points = {"text": 0}

        def sampler(seed):
            points["text"] += 1
            return {"scenario": SMALL["scenario"].replace("worth 1", "worth %d" % (1 + points["text"] % 9), 1), "battlefield": SMALL["battlefield"], "teams": SMALL["teams"]}

        batch = begin(3, sampler=sampler, max_setups=5, seed=1)
        worth = batch.header["names"]["view"].index("objective 1 own worth")
        for step in range(600):
            batch.step(choose(batch, step))
        self.assertGreater(points["text"], 9)
        self.assertTrue((batch.view[:, worth] > 0).all())
        handles = [batch.snapshot(row) for row in range(3)]
        seen = batch.view.copy()
        with self.assertRaisesRegex(Refused, "the batch has room for 5 set-ups, and all are played or kept; expected a batch that is opened with more"):
            for step in range(600):
                batch.step(choose(batch, step))
                handles.extend(batch.snapshot(row) for row in np.flatnonzero(batch.ended))
        for row in range(3):
            batch.restore(handles[row], row)
        np.testing.assert_array_equal(batch.view, seen)
        with self.assertRaisesRegex(Refused, "both setups and a sampler"):
            Batch(2, setups=SMALL, sampler=sampler, after=USED[0])
        with self.assertRaisesRegex(Refused, "a set-up is \\['patrol'\\]"):
            Batch(2, sampler=lambda seed: ["patrol"], after=USED[0])

    def test_a_chosen_roll_follows_an_action(self):
        batch = begin(1, setups=[{"situation": "A1 RA 5+, rifle R6 AP1, at f5\nB1 SV 5+, at d4\nplay"}], restarts=False)
        batch.step([0])
        shot = batch.legal().index("A1 shoot rifle at B1")
        handle = batch.snapshot()
        outcomes = batch.outcomes(shot)
        self.assertEqual(batch.apply_outcome(shot, outcomes[-1][0]), "roll")
        self.assertEqual([batch.info()["due"], batch.count[0], batch.decisions[0]], ["roll", 0, 2])
        waits = batch.snapshot()
        again = batch.outcomes()
        self.assertEqual(sum(chance for _, chance in again), 1)
        for wrong, said in (("1", "/dice: "), ("1 x", "'x' is no face"), ("9 9 9 9 9", "/dice: ")):
            with self.assertRaisesRegex(Refused, said):
                batch.apply_outcome(None, wrong)
        with self.assertRaisesRegex(Refused, "no decision is due"):
            batch.apply_outcome(0)
        with self.assertRaisesRegex(Refused, "no action|the game waits for a roll"):
            batch.outcomes(0)
        rolls = 0
        while batch.apply_outcome(None, batch.outcomes()[-1][0]) == "roll":
            rolls += 1
        self.assertGreater(rolls, 0)
        text = batch.info()["text"]
        batch.restore(waits)
        self.assertEqual(batch.outcomes(), again)
        batch.step([0])
        self.assertNotEqual(batch.info()["due"], "roll")
        batch.restore(handle)
        self.assertEqual(batch.apply_outcome(shot, None), "roll")
        self.assertEqual(batch.outcomes(), outcomes)
        batch.restore(handle)
        before = batch.view.copy()
        with self.assertRaisesRegex(Refused, "/dice: "):
            batch.apply_outcome(shot, "1 1")
        np.testing.assert_array_equal(batch.view, before)
        end = next(place for place, option in enumerate(batch.legal()) if "end" in option)
        with self.assertRaisesRegex(Refused, "no roll is due; expected no dice"):
            batch.apply_outcome(end, "1 1")
        self.assertEqual(batch.apply_outcome(end), "decision")
        self.assertNotEqual(batch.info()["text"], text)

    def test_the_outcomes_of_a_test_add_up_over_bonus_dice(self):
        """DICE-3: a die of 8 explodes; a second roll of bonus dice does not."""
        batch = begin(1, setups=[{"situation": "A1 RA 5+, rifle R6 AP1, at f5\nB1 SV 5+, at d4\nplay"}], restarts=False)
        batch.step([0])
        shot = batch.legal().index("A1 shoot rifle at B1")
        batch.apply_outcome(shot, "8 8 8 8 8")
        self.assertEqual(len(batch.outcomes()[0][0].split()), 5)
        batch.apply_outcome(None, "8 1 1 1 1")
        bonus = batch.outcomes()
        self.assertNotIn("8", [dice for dice, _ in bonus])
        self.assertEqual(sum(chance for _, chance in bonus), 1)

    def test_an_exact_copy_keeps_hidden_tokens(self):
        tokens = "; ".join("token %d %s at %s face down" % (number, item, cube) for number, item, cube in (
            (1, "I-BOOBY-TRAP", "e5"), (2, "I-AMMO", "d5"), (3, "I-INTEL", "f5"), (4, "I-MEDI-PACK", "c4")))
        setups = [{"situation": "A1 SP 2-3, at e4; B1 at h8\n%s\nplay" % tokens}]
        batch = begin(9, setups=setups, restarts=False)
        self.assertTrue(batch.info()["conceals"])
        batch.step([0] * 9)
        for word in ("advance", "e5"):
            batch.step([next(place for place, option in enumerate(batch.legal()) if word in option)] * 9)
        handle = batch.snapshot()
        pick = batch.legal().index("A1 pick up 1")
        self.assertEqual(batch.outcomes(pick), [])
        for exact in (True, False):
            batch.fork(handle, range(1, 9), seed=1, exact=exact)
            due = {row: [batch.apply_outcome(pick, game=row), batch.apply_outcome(0, game=row)][1] for row in range(1, 9)}
            self.assertEqual(set(due.values()), {"roll"} if exact else {"roll", "decision"})


class ProcessTest(unittest.TestCase):
    """What goes wrong between Python and Java, and who has it."""

    def test_batches_with_one_command_share_a_java(self):
        program, *rest = COMMAND or _process.find_command()
        command = [program, "-Ddeadcube.shared=1", *rest]
        first = Batch(2, seed=3, command=command)
        second = Batch(3, setups=SMALL, seed=4, command=command)
        self.addCleanup(second.close)
        self.assertEqual(first._process.pid, second._process.pid)
        alone = begin(2, seed=3)
        self.assertNotEqual(alone._process.pid, first._process.pid)
        for step in range(20):
            first.step_async(choose(first, step))
            second.step_async(choose(second, step))
            if step % 2:
                second.step_wait()
                first.step_wait()
            else:
                first.step_wait()
                second.step_wait()
            alone.step(choose(alone, step))
        np.testing.assert_array_equal(first.view, alone.view)
        with self.assertRaisesRegex(Refused, "game 1: '99'"):
            second.step([0, 99, 0])
        first.step([0, 0])
        java = first._process.java
        first.close()
        with self.assertRaisesRegex(NoServer, "has been closed"):
            first.step([0, 0])
        second.step([0, 0, 0])
        self.assertTrue(java.end.alive)
        with self.assertRaisesRegex(Refused, "the batch 1 is not open; expected one of 2"):
            second._process.ask_line(_process.request("legal", game=0, batch=1))
        third = Batch(2, command=command)
        self.assertEqual(third._process.pid, java.process.pid)
        del third
        second.close()
        self.assertFalse(java.end.alive)
        with Batch(1, command=command) as fourth:
            self.assertNotEqual(fourth._process.pid, java.process.pid)

    def test_the_package_tells_its_versions_and_its_speed(self):
        begin(1)
        written = io.StringIO()
        with contextlib.redirect_stdout(written):
            speed.tell([8], 0.01, COMMAND)
        told = written.getvalue()
        self.assertRegex(told, r"(?s)Python 3.*NumPy.*\nJava: .*version.*\ndeadcube .*, .*: .*\nschema %s; arrays of 300 steps: [0-9a-f]{16}\n" % _schema.SCHEMA)
        self.assertRegex(told, r"8 games at once\n +\d+ decisions made: +\d+ a second(.|\n)*best \d+ a second\n$")
        with tempfile.TemporaryDirectory() as folder:
            paths = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path), DEADCUBE_JAR=os.path.join(folder, "no.jar"))
            said = subprocess.run([sys.executable, "-m", "deadcube", "--seconds", "0"], env=paths, capture_output=True, text=True)
            self.assertEqual((said.returncode, said.stdout), (1, ""))
            self.assertEqual(said.stderr, "DEADCUBE_JAR names '%s', which is no file\n" % paths["DEADCUBE_JAR"])

    def test_without_java_a_sentence_helps(self):
        with tempfile.TemporaryDirectory() as folder:
            jar = Path(folder, "deadcube.jar")
            jar.touch()
            with mock.patch.dict(os.environ, {"DEADCUBE_JAR": str(jar), "JAVA_HOME": folder}):
                with self.assertRaisesRegex(NoServer, "java .*cannot be run: .*Deadcube needs Java 17 or later: install it, .* or set JAVA_HOME"):
                    Batch(1)
        old = "echo 'Error: java.lang.UnsupportedClassVersionError: io/github/deadcube' >&2"
        with self.assertRaisesRegex(NoServer, "this Java is too old. Deadcube needs Java 17 or later"):
            Batch(1, command=["sh", "-c", old])

    def test_a_batch_has_the_java_of_another_one(self):
        first = begin(2, seed=3)
        java = first._process.pid
        before = first.view.copy()
        for wrong in (
            {"setups": [{}, {"scenario": "no"}]},
            {"setups": [{}, {"scenario": object()}]},
            {"opponents": "clever"},
            {"seed": 2**63},
            {"seed": -(2**63) - 1},
            {"seed": 1.5},
        ):
            with self.assertRaises((Refused, TypeError)):
                Batch(2, after=first, **wrong)
        np.testing.assert_array_equal(first.view, before)
        first.step(np.zeros(2, int))
        second = begin(5, setups=[SMALL], sides="a", seed=3)
        self.assertEqual(second._process.pid, java)
        self.assertEqual(second.board.shape[0], 1)
        first.close()
        with self.assertRaisesRegex(NoServer, "has been closed"):
            first.step(np.zeros(2, int))
        second.step(np.zeros(5, int))
        self.assertEqual(second.decisions.tolist(), [1] * 5)

    def test_one_set_up_needs_no_list(self):
        self.assertEqual(begin(2, setups=SMALL).board.shape[0], 1)

    def test_a_folder_without_room_is_left_out(self):
        begin(1)
        with tempfile.TemporaryDirectory() as folder:

            class Full(_block.OwnedFile):
                def __init__(self, place):
                    super().__init__(place)
                    if place:
                        self.path.symlink_to("/dev/full")

            with mock.patch.object(_block, "OwnedFile", Full):
                with mock.patch.object(_block, "folders", lambda: [folder, None]):
                    self.assertEqual(begin(2, setups=[SMALL]).count.size, 2)
                with mock.patch.object(_block, "folders", lambda: [folder]):
                    with self.assertRaisesRegex(Refused, "/file: .* cannot be written: No space left"):
                        Batch(2, after=USED[0])
            self.assertEqual(os.listdir(folder), [])

    @unittest.skipIf(sys.platform == "win32", "a process ends in another way there")
    def test_a_start_removes_what_a_killed_process_has_left(self):
        owner = (
            "import sys, time\nfrom deadcube import _block\n"
            "file = _block.OwnedFile(sys.argv[1])\nfile.path.write_bytes(bytes(9))\n"
            "file.path.with_name('batch.part').touch()\nprint(file.path, flush=True)\ntime.sleep(600)"
        )
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as ends:
            owners = [
                ends.enter_context(
                    subprocess.Popen(
                        [sys.executable, "-c", owner, folder],
                        env=dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path)),
                        stdout=subprocess.PIPE,
                        text=True,
                    )
                )
                for _ in range(2)
            ]
            for each in owners:
                ends.callback(each.kill)
            killed, lives = (Path(each.stdout.readline().strip()) for each in owners)
            other = Path(folder, "deadcube-other")
            other.mkdir()
            other.joinpath("batch").touch()
            owners[0].kill()
            owners[0].wait()
            self.assertTrue(killed.exists())
            with mock.patch.object(_block, "folders", lambda: [folder]):
                begin(1)
            self.assertFalse(killed.parent.exists())
            self.assertTrue(lives.exists())
            self.assertTrue(other.joinpath("batch").exists())
            self.assertEqual(sorted(os.listdir(folder)), sorted([lives.parent.name, other.name]))

    def test_all_names_are_there_without_the_extras(self):
        program = (
            "import sys; sys.modules.update(gymnasium=None, pettingzoo=None)\n"
            "from deadcube import *; import deadcube\n"
            "Batch, SMALL, evaluate, 'VectorDeadcube' in dir(deadcube) or 1 / 0\n"
            "try: deadcube.DeadcubeEnv\n"
            "except ImportError: print('needs an extra')"
        )
        said = subprocess.run([sys.executable, "-c", program], env=dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path)), capture_output=True, text=True)
        self.assertEqual((said.stderr, said.stdout), ("", "needs an extra\n"))

    @unittest.skipUnless(hasattr(os, "fork"), "processes are not forked here")
    def test_a_forked_process_does_not_move_the_games(self):
        batch = begin(1)
        child = os.fork()
        if child == 0:
            try:
                batch.legal()
            except NoServer as error:
                os._exit(7 if "a batch of its own" in str(error) else 1)
            finally:
                os._exit(2)
        self.assertEqual(os.WEXITSTATUS(os.waitpid(child, 0)[1]), 7)

    def test_options_follow_the_name_in_the_command(self):
        with self.assertRaisesRegex(NoServer, "'false env --orders mine.json' does not start"):
            Batch(command=["false", "env", "--orders", "mine.json"])

    def test_what_is_wrong_is_said(self):
        with self.assertRaisesRegex(NoServer, "'no-such-program env' cannot be run"):
            Batch(command=["no-such-program"])
        with self.assertRaisesRegex(NoServer, "does not start 'deadcube env'.*exit code 1"):
            Batch(command=["false"])
        with self.assertRaisesRegex(NoServer, "here is why"):
            Batch(command=["sh", "-c", "echo here is why >&2"])
        with self.assertRaisesRegex(WrongVersion, "'deadcube 9' have the schema 0123.*%s" % _schema.SCHEMA):
            Batch(command=[sys.executable, "-c", FALSE_SERVER])
        with self.assertRaisesRegex(NoServer, "has ended in the middle of an answer \\(exit code 0\\)"):
            Batch(command=[sys.executable, "-c", TORN_SERVER, _schema.SCHEMA])


if __name__ == "__main__":
    unittest.main()
