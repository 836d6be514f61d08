package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;

/**
 * A player chooses.
 *
 * @param played how the game came to it
 * @param decision what is asked
 */
public record Asked(Played played, Prompt.Decision decision) {
    /**
     * The engine.
     *
     * @return the rules by which was played
     */
    public Rules rules() {
        return played.rules();
    }

    /**
     * Where the choice is made.
     *
     * @return the state that waits
     */
    public GameState state() {
        return played.state();
    }

    /**
     * What may be chosen.
     *
     * @return every option, in the order of the offers
     */
    public Vector<Choice> options() {
        return decision.options();
    }

    /** The script. */
    @Override
    public String toString() {
        return played.script();
    }
}
