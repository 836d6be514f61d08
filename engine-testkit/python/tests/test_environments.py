"""The interfaces of Gymnasium and PettingZoo, where they are installed."""
import unittest
import warnings

import numpy as np

from deadcube import Refused
from test_batch import COMMAND, LAST_TURN_OF_B

try:
    import gymnasium
    import pettingzoo.test
    from gymnasium.utils.env_checker import check_env

    from deadcube import DeadcubeEnv, DeadcubeSeats, VectorDeadcube
except ImportError as missing:
    raise unittest.SkipTest(str(missing)) from missing


class EnvironmentsTest(unittest.TestCase):
    def setUp(self):
        warnings.simplefilter("ignore")

    def test_the_checks_of_gymnasium_hold(self):
        env = gymnasium.make("Deadcube-v0", opponent="random", command=COMMAND)
        self.addCleanup(env.close)
        check_env(env.unwrapped, skip_render_check=True)

    def test_rewards_tell_the_result(self):
        env = DeadcubeEnv(opponent="random", side="b", reward="lead", render_mode="ansi", command=COMMAND)
        self.addCleanup(env.close)
        seen, info = env.reset(seed=4)
        self.assertIn("round", env.render())
        total, over = 0.0, False
        while not over:
            self.assertEqual(info["side"], "B")
            self.assertEqual(env.action_masks().sum(), info["options"])
            seen, reward, over, _, info = env.step(0)
            total += reward
        self.assertEqual(total, info["score"] - info["other_score"])
        self.assertEqual(seen["action_mask"].sum(), 0)
        with self.assertRaises(gymnasium.error.ResetNeeded):
            env.step(0)
        with self.assertRaisesRegex(ValueError, "'money'; expected 'won' or 'lead'"):
            DeadcubeEnv(reward="money")

    def test_a_mode_that_no_game_is_drawn_in_is_refused(self):
        for kind, expected in ((DeadcubeEnv, "None or 'ansi'"), (DeadcubeSeats, "None or 'ansi'"), (VectorDeadcube, "None")):
            with self.assertRaisesRegex(ValueError, "render_mode is 'human'; expected %s$" % expected):
                kind(render_mode="human", command=COMMAND)

    def test_an_action_is_a_whole_number(self):
        env = DeadcubeEnv(opponent="random", command=COMMAND)
        self.addCleanup(env.close)
        env.reset(seed=4)
        with self.assertRaisesRegex(Refused, "expected whole numbers"):
            env.step(2.7)

    def test_nothing_is_played_before_reset(self):
        env = DeadcubeEnv(opponent="random", command=COMMAND)
        games = VectorDeadcube(2, opponent="random", command=COMMAND)
        seats = DeadcubeSeats(command=COMMAND)
        for one in (env, games, seats):
            self.addCleanup(one.close)
        for play in (
            lambda: env.step(0),
            env.action_masks,
            lambda: games.step(np.zeros(2, int)),
            lambda: seats.step(0),
            lambda: seats.observe("A"),
        ):
            with self.assertRaisesRegex(gymnasium.error.ResetNeeded, r"no game has begun: call reset\(\)"):
                play()

    def test_sides_take_turns(self):
        env = DeadcubeEnv(opponent="random", side="swap", command=COMMAND)
        self.addCleanup(env.close)
        infos = [env.reset(seed=seed)[1] for seed in (6, 7, 8, 7)]
        self.assertEqual([info["side"] for info in infos], ["A", "B", "A", "B"])
        self.assertEqual([info["seed"] for info in infos], [6, 7, 8, 7])
        infos = [env.reset()[1] for _ in range(3)]
        self.assertEqual([info["side"] for info in infos], ["A", "B", "A"])
        env.reset(seed=7)
        self.assertEqual([env.reset()[1] for _ in range(3)], infos)

    def test_many_games_follow_each_other(self):
        env = gymnasium.make_vec("Deadcube-v0", num_envs=4, opponent="random", illegal="refuse", command=COMMAND)
        self.addCleanup(env.close)
        seen, _ = env.reset(seed=3)
        self.assertIn(seen, env.observation_space)
        chance = np.random.default_rng(1)
        ends = 0
        for _ in range(300):
            counts = seen["action_mask"].sum(axis=1)
            seen, rewards, ended, _, info = env.step((chance.random(4) * counts).astype(int))
            self.assertFalse(rewards[~ended].any())
            if ended.any():
                ends += ended.sum()
                won = np.sign(info["final_score"] - info["final_other_score"])
                np.testing.assert_array_equal(rewards[ended], won[ended])
                first = int(np.flatnonzero(ended)[0])
                self.assertEqual(info["final_obs"][first]["view"].shape, seen["view"][first].shape)
        self.assertIn(seen, env.observation_space)
        self.assertGreaterEqual(ends, 4)
        with self.assertRaises(Refused):
            env.step(np.full(4, 255))
        wraps = VectorDeadcube(4, opponent="random", command=COMMAND)
        self.addCleanup(wraps.close)
        wraps.reset(seed=3)
        for games in (env, wraps):
            with self.assertRaisesRegex(Refused, r"int64 of the shape \(3,\); expected whole numbers of the shape \(4,\)"):
                games.step(np.zeros(3, np.int64))
        wraps.step(np.full(4, 255))
        wraps.step(np.full(4, 255, np.uint64))
        with self.assertRaisesRegex(ValueError, "one number"):
            env.reset(seed=[1, 2, 3, 4])

    def test_a_game_without_a_decision_ends_in_one_step(self):
        setups = [LAST_TURN_OF_B]
        env = DeadcubeEnv(side="swap", setups=setups, command=COMMAND)
        games = VectorDeadcube(2, setups=setups, command=COMMAND)
        for one in (env, games):
            self.addCleanup(one.close)
        seen, info = env.reset(seed=2)
        self.assertEqual([info["side"], info["options"], seen["action_mask"].sum()], ["A", 0, 0])
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            self.assertTrue(env.step(3)[2])
            games.reset(seed=2)
            for _ in range(2):
                seen, _, ended, _, info = games.step(np.full(2, 3))
                self.assertTrue(ended[0])
                self.assertEqual(info["final_obs"][0]["view"].shape, seen["view"][0].shape)
        with self.assertRaises(gymnasium.error.ResetNeeded):
            env.step(0)

    def test_the_checks_of_pettingzoo_hold(self):
        seats = DeadcubeSeats(command=COMMAND)
        self.addCleanup(seats.close)
        pettingzoo.test.api_test(seats, num_cycles=400)
        pettingzoo.test.seed_test(lambda: DeadcubeSeats(command=COMMAND), num_cycles=100)


if __name__ == "__main__":
    unittest.main()
