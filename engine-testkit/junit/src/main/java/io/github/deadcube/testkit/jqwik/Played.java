package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A state and how the game came to it.
 *
 * @param stage by which rules, and in which scenario
 * @param beginning a deployment, or a turn in the middle of a game
 * @param inputs what was played, all of it legal; the last may be one that shows a bug
 * @param state what came of it; before the last input, if that shows a bug
 */
public record Played(Stage stage, GameState beginning, Vector<Input> inputs, GameState state) {
    /**
     * One input.
     *
     * @param before the state that waited for it
     * @param input the input
     * @param transition what it led to
     */
    public record Step(GameState before, Input input, Transition transition) {}

    /**
     * The engine.
     *
     * @return the stage's rules
     */
    public Rules rules() {
        return stage.rules();
    }

    /**
     * What was agreed.
     *
     * @return the set-up
     */
    public Setup setup() {
        return state.position().game().setup();
    }

    /**
     * The way, input by input.
     *
     * @return as many steps as there are inputs
     * @throws IllegalStateException if the last input shows a bug, or if an input that was accepted is refused when it is given
     *     again, since a hook depends on more than the table
     */
    public Vector<Step> steps() {
        Vector<Step> steps = Vector.empty();
        GameState before = beginning;
        for (Input input : inputs) {
            Either<Rejection, Transition> transition = rules().apply(before, input);
            if (transition.isLeft()) throw refused(steps.size() + 1, input, transition.getLeft(), before);
            steps = steps.append(new Step(before, input, transition.get()));
            before = transition.get().state();
        }
        return steps;
    }

    private IllegalStateException refused(int number, Input input, Rejection why, GameState before) {
        String which = "input " + number + ", '" + input + "', ";
        // the last one may never have been accepted: then the game stands where it was given
        return number == inputs.size() && before.equals(state)
                ? new IllegalStateException(which + "was offered, and is refused by " + why + "\n" + before)
                : new IllegalStateException(which + "was accepted, then refused on replay by " + why
                        + ": a hook depends on more than the table\n" + before);
    }

    /**
     * What is asked.
     *
     * @return the prompt of the state
     */
    public Prompt prompt() {
        return rules().prompt(state);
    }

    /**
     * The game so far as a script, which the same {@link #stage} plays to an equal state.
     *
     * @return several lines, each with its end
     */
    public String script() {
        return PlayedScript.of(this);
    }

    /** The script. */
    @Override
    public String toString() {
        return script();
    }
}
