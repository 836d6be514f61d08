package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition.Step;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.core.record.Verdict.Difference;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The replay of a recorded game, up to the first difference between the record and the engine.
 *
 * @param steps oldest first
 * @param first the first difference; none if there is no difference
 */
public record ReplayedRecord(GameState begin, Vector<Step> steps, Option<Difference> first) {
    /** The state after the last step. */
    public GameState state() {
        return state(steps.size());
    }

    /**
     * The state after the first inputs.
     *
     * @param inputs the number of inputs, from 0 to the number of steps
     * @throws IndexOutOfBoundsException if the number is out of this range
     */
    public GameState state(int inputs) {
        if (inputs < 0 || inputs > steps.size())
            throw new IndexOutOfBoundsException(
                    "the game has states after 0 to " + steps.size() + " inputs, not after " + inputs);
        return inputs == 0 ? begin : steps.get(inputs - 1).transition().state();
    }

    /**
     * Repeats the rolls and shuffles of the game with other dice, so that these dice are ready for the next roll.
     *
     * @param dice dice in the state of the game's beginning, for example new dice from its seed
     * @return the same dice
     */
    public Dice.Source advanced(Dice.Source dice) {
        steps.map(Step::prompt).forEach(dice::answer);
        return dice;
    }
}
