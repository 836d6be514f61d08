package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.testkit.scenario.Stage;
import io.vavr.collection.Vector;

/**
 * A state and how the game came to it.
 *
 * @param stage by which rules, and in which scenario
 * @param beginning a deployment, or a turn in the middle of a game
 * @param inputs what was played, all of it legal
 * @param state what came of it
 */
public record Played(Stage stage, GameState beginning, Vector<Input> inputs, GameState state) {
    /**
     * The engine.
     *
     * @return the stage's rules
     */
    public Rules rules() {
        return stage.rules();
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
