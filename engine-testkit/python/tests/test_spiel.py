"""The contract of a game of OpenSpiel that is written in Python, checked without OpenSpiel.

The checks are those of its tests of games: players, actions, probabilities of chance, returns, copies, histories, and observations.
"""
import copy
import pickle
import unittest

import numpy as np

from deadcube import SMALL, Refused
from deadcube.spiel import CHANCE, TERMINAL, Game
from test_batch import COMMAND

SHOT = {
    "situation": "board 2 x 2; smooth wall north of a1 b1; A1 SP - RA 8+, gun R3, at a1/5; B1 SP -, at b1/5, activated; "
    "initiative A; round 5; play"
}
"""SHO-5: an 8 among five dice kills a model without SURVIVE."""


def value(state, known):
    """The value for player 0 if both play as well as possible, over all options and rolls."""
    if state.is_terminal():
        return state.returns()[0]
    if state.is_chance_node():
        return sum(chance * value(state.child(action), known) for action, chance in state.chance_outcomes())
    key = (state.current_player(), state._node.load().info()["digest"])
    if key not in known:
        best = max if state.current_player() == 0 else min
        known[key] = best(value(state.child(action), known) for action in state.legal_actions())
    return known[key]


class SpielTest(unittest.TestCase):
    def game(self, *args, **terms):
        game = Game(*args, command=COMMAND, **terms)
        self.addCleanup(game.close)
        return game

    def check(self, game, seed, most):
        """Plays random actions, and checks each state. Returns the last one and the kinds of nodes."""
        chance, state, kinds = np.random.default_rng(seed), game.new_initial_state(), set()
        while not state.is_terminal() and state.move_number() < most:
            player, legal = state.current_player(), state.legal_actions()
            kinds.add(player)
            self.assertIn(player, (0, 1, CHANCE))
            self.assertTrue(legal)
            self.assertEqual(legal, sorted(set(legal)))
            self.assertEqual(state.is_chance_node(), player == CHANCE)
            self.assertEqual(state.returns(), [0, 0])
            self.assertEqual(np.flatnonzero(state.legal_actions_mask()).tolist(), legal)
            if player == CHANCE:
                outcomes = state.chance_outcomes()
                self.assertEqual([action for action, _ in outcomes], legal)
                self.assertAlmostEqual(sum(each for _, each in outcomes), 1)
                self.assertTrue(all(each > 0 for _, each in outcomes))
                self.assertLessEqual(len(outcomes), game.max_chance_outcomes())
                action = int(chance.choice(legal, p=[each for _, each in outcomes]))
            else:
                self.assertLess(legal[-1], game.num_distinct_actions())
                self.assertEqual(state.legal_actions(1 - player), [])
                self.assertEqual(state.legal_actions(player), legal)
                action = int(chance.choice(legal))
            names = [state.action_to_string(player, each) for each in legal]
            self.assertEqual(len(set(names)), len(names))
            self.assertEqual(state.string_to_action(names[-1]), legal[-1])
            for viewer in (0, 1):
                self.assertEqual([len(state.observation_tensor(viewer))], game.observation_tensor_shape())
            text, before = str(state), state.observation_string(0)
            for copied in (state.clone(), copy.deepcopy(state)):
                self.assertEqual((str(copied), copied.history(), copied.legal_actions()), (text, state.history(), legal))
                copied.apply_action(action)
            self.assertEqual((str(state), state.observation_string(0)), (text, before))
            with self.assertRaisesRegex(ValueError, "is no action here"):
                state.apply_action(legal[-1] + 1)
            history = state.history()
            state.apply_action(action)
            self.assertEqual(state.history(), [*history, action])
        return state, kinds

    def test_a_world_without_items_has_explicit_chance(self):
        game = self.game(setup=SMALL)
        self.assertEqual((game.num_players(), game.min_utility(), game.max_utility(), game.utility_sum()), (2, -1, 1, 0))
        state, kinds = self.check(game, 1, 60)
        self.assertEqual(kinds, {0, 1, CHANCE})
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        self.assertEqual(str(again), str(state))
        other = game.new_initial_state()
        self.assertEqual(other.move_number(), 0)
        with self.assertRaisesRegex(ValueError, "the player is 2; expected 0 or 1"):
            other.observation_tensor(2)
        with self.assertRaisesRegex(TypeError, "lies in Java"):
            pickle.dumps(other._node)

    def test_a_game_ends_with_returns(self):
        game = self.game(setup=SMALL)
        chance, won = np.random.default_rng(5), set()
        for _ in range(3):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(int(chance.choice(state.legal_actions())))
            self.assertEqual((state.current_player(), state.legal_actions()), (TERMINAL, []))
            self.assertEqual(sum(state.returns()), 0)
            lead = np.diff(game._games.batch.final_score[0])[0]
            self.assertEqual(state.returns()[1], np.sign(lead))
            self.assertEqual(state.clone().returns(), state.returns())
            won.add(state.returns()[0])
        self.assertTrue(won - {0})

    def test_a_world_with_items_has_sampled_chance(self):
        game = self.game({"seed": 3})
        self.assertEqual(game.max_chance_outcomes(), 0)
        _, kinds = self.check(game, 1, 40)
        self.assertEqual(kinds, {0, 1})
        with self.assertRaisesRegex(Refused, "hidden item tokens; expected chance='sampled'"):
            self.game(chance="explicit")
        with self.assertRaisesRegex(ValueError, "chance is 'none'; expected 'auto'"):
            Game(chance="none")

    def test_a_shot_is_worth_its_chance(self):
        """The value that SolverTest has for the same world, with a win as 1 and a draw as 0."""
        state = self.game(setup=SHOT).new_initial_state()
        while state.legal_actions() == [0]:
            state.apply_action(0)
        self.assertAlmostEqual(value(state, {}), 1 - (7 / 8) ** 5, places=12)

    def test_java_forgets_the_states_that_are_not_used(self):
        game = self.game(setup=SMALL)
        state = game.new_initial_state()
        handles = []
        for _ in range(10):
            state.apply_action(state.legal_actions()[0])
            handles.append(state._node.handle)
        for handle in handles[:-2]:
            with self.assertRaisesRegex(Refused, "the handle of a snapshot"):
                game._games.batch.restore(handle)
        game._games.batch.restore(handles[-1])


if __name__ == "__main__":
    unittest.main()
