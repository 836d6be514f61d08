package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition.Step;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.core.record.Verdict.Difference;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The replay of a recorded game, from the oldest step up to the first difference between the record and the engine. */
public record ReplayedRecord(GameState begin, Vector<Step> steps, Option<Difference> first) {
    public GameState state() {
        return state(steps.size());
    }

    /** The state after the first inputs: 0 to the number of steps. */
    public GameState state(int inputs) {
        if (inputs < 0 || inputs > steps.size())
            throw new IndexOutOfBoundsException(
                    "the game has states after 0 to " + steps.size() + " inputs, not after " + inputs);
        return inputs == 0 ? begin : steps.get(inputs - 1).transition().state();
    }

    /** Repeats the rolls and shuffles of the game with new dice of its seed, and returns these, ready for the next roll. */
    public Dice.Source advanced(Dice.Source dice) {
        steps.map(Step::prompt).forEach(dice::answer);
        return dice;
    }
}
