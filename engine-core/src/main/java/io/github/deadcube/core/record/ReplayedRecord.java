package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.record.Verdict.Difference;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A recorded game that has been played again, up to where an engine plays otherwise.
 *
 * @param steps what was answered, and what it has led to, oldest first
 * @param first where the engine plays otherwise; none if it plays all as it was recorded
 */
public record ReplayedRecord(GameState begin, Vector<Step> steps, Option<Difference> first) {
    /** One input of the game. */
    public record Step(Prompt prompt, Input input, Transition transition) {}

    /** Where the game has come to: the state after the last step. */
    public GameState state() {
        return state(steps.size());
    }

    /**
     * Where the game had come to.
     *
     * @param inputs how many inputs had been answered, 0 to the number of steps
     * @return the state after them
     */
    public GameState state(int inputs) {
        return inputs == 0 ? begin : steps.get(inputs - 1).transition().state();
    }

    /**
     * Has dice roll what has been rolled in the game, so that they go on where it has come to.
     *
     * @param dice as they were when the game began, such as those of its seed
     */
    public DiceSource advanced(DiceSource dice) {
        steps.map(Step::prompt).forEach(dice::answer);
        return dice;
    }
}
