"""The interfaces of Gymnasium and PettingZoo, where they are installed."""
import unittest
import warnings

import numpy as np

from deadcube import SMALL, Refused
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
                last = info["final_info"]
                won = np.sign(last["score"] - last["other_score"])
                np.testing.assert_array_equal(rewards[ended], won[ended])
                np.testing.assert_array_equal(info["_final_info"], ended)
                self.assertTrue((last["decisions"][ended] > 50).all())
                self.assertTrue(set(last["side"][ended]) <= {"A", "B"})
                self.assertEqual(set(last["side"][~ended]) - {None}, set())
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
        env.reset(seed=[7, None, 2, 7])
        self.assertEqual(env.unwrapped.batch.seed[[0, 2, 3]].tolist(), [7, 2, 7])
        self.assertNotIn(env.unwrapped.batch.seed[1], (2, 7))
        with self.assertRaisesRegex(Refused, "3 seeds are given"):
            env.reset(seed=[1, 2, 3])

    def test_the_first_games_of_many_are_those_of_one(self):
        many = VectorDeadcube(3, opponent="random", side="a", reward="lead", command=COMMAND)
        one = DeadcubeEnv(opponent="random", side="a", reward="lead", command=COMMAND)
        self.addCleanup(many.close)
        self.addCleanup(one.close)
        seeds = [11, 5, 11]
        seen, _ = many.reset(seed=seeds)
        played = np.zeros(3, bool)
        total = np.zeros(3)
        told = {}
        while not played.all():
            seen, rewards, ended, _, info = many.step(np.zeros(3, int))
            total[~played] += rewards[~played]
            for game in np.flatnonzero(ended & ~played):
                told[game] = {name: info["final_info"][name][game] for name in ("side", "seed", "options", "score", "other_score", "decisions")}
                last = info["final_obs"][game]
                self.assertIn(last, many.single_observation_space)
            played |= ended
        for game, seed in enumerate(seeds):
            one.reset(seed=seed)
            over, gained = False, 0.0
            while not over:
                _, reward, over, _, info = one.step(0)
                gained += reward
            self.assertEqual(told[game], info)
            self.assertEqual(total[game], gained)

    def test_actions_in_parts_have_a_space_and_masks(self):
        env = DeadcubeEnv(opponent="random", actions="factored", command=COMMAND)
        options = DeadcubeEnv(opponent="random", command=COMMAND)
        many = VectorDeadcube(2, opponent="random", side="a", actions="factored", illegal="refuse", command=COMMAND)
        for each in (env, options, many):
            self.addCleanup(each.close)
        self.assertIsInstance(env.action_space, gymnasium.spaces.MultiDiscrete)
        check_env(env, skip_render_check=True)
        chance = np.random.default_rng(1)
        (seen, _), (plain, _), (rows, _) = env.reset(seed=3), options.reset(seed=3), many.reset(seed=3)
        for _ in range(60):
            self.assertIn(seen, env.observation_space)
            self.assertIn(rows, many.observation_space)
            np.testing.assert_array_equal(seen["options"], plain["options"])
            np.testing.assert_array_equal(rows["parts"][0], seen["parts"])
            count = int(plain["action_mask"].sum())
            parts = seen["parts"][:count]
            self.assertEqual(len(np.unique(parts, axis=0)), count)
            self.assertFalse(seen["parts"][count:].any())
            for head, mask in enumerate(seen["action_mask"]):
                self.assertEqual(set(np.flatnonzero(mask)), set(parts[:, head]))
            np.testing.assert_array_equal(env.action_masks(), np.concatenate(seen["action_mask"]))
            factored = env.factored()
            np.testing.assert_array_equal(factored.parts, parts)
            place = int(chance.integers(count))
            self.assertEqual(factored.option(*parts[place]), place)
            other = np.concatenate([parts[place][None], rows["parts"][1][:1]])
            seen, reward, over, _, _ = env.step(parts[place])
            plain, expected, ended, _, _ = options.step(place)
            rows = many.step(other)[0]
            self.assertEqual((reward, over), (expected, ended))
            np.testing.assert_array_equal(seen["view"], plain["view"])
        sampled = env.action_space.sample(seen["action_mask"])
        env.step(sampled)
        with self.assertRaisesRegex(Refused, "game 0: no option has the parts"):
            many.step(np.zeros((2, 5), int))
        for wrong in (np.zeros((2, 4), int), np.zeros((2, 5)), 3):
            with self.assertRaisesRegex(Refused, r"expected whole numbers of the shape \(2, 5\)"):
                many.step(wrong)
        for kind in (DeadcubeEnv, VectorDeadcube, DeadcubeSeats):
            with self.assertRaisesRegex(ValueError, "actions is 'words'; expected 'options' or 'factored'"):
                kind(actions="words", command=COMMAND)

    def test_a_sampler_chooses_the_set_up_of_each_game(self):
        def sampler(seed):
            return SMALL if seed % 2 else {}

        env = DeadcubeEnv(opponent="random", sampler=sampler, command=COMMAND)
        many = VectorDeadcube(2, opponent="random", sampler=sampler, command=COMMAND)
        seats = DeadcubeSeats(sampler=sampler, command=COMMAND)
        for each in (env, many, seats):
            self.addCleanup(each.close)
        third = env.batch.header["names"]["view"].index("own 3 in team")
        self.assertEqual([env.reset(seed=seed)[0]["view"][third] for seed in (1, 2, 3)], [0, 1, 0])
        self.assertEqual(many.reset(seed=[2, 3])[0]["view"][:, third].tolist(), [1, 0])
        for seed in (4, 5):
            seats.reset(seed=seed)
            self.assertEqual(seats.observe("A")["observation"][third], 1 - seed % 2)

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
        parts = DeadcubeSeats(actions="factored", illegal="wrap", command=COMMAND)
        self.addCleanup(parts.close)
        pettingzoo.test.api_test(parts, num_cycles=200)
        parts.reset(seed=1)
        self.assertEqual(parts.observe("A")["action_mask"][0].any(), parts.agent_selection == "A")


if __name__ == "__main__":
    unittest.main()
