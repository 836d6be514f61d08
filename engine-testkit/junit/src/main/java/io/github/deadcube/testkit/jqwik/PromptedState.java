package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;

/** A state in which a player chooses, and the inputs that led to it. */
public record PromptedState(PlayedState played, Prompt.Decision decision) {
    public Rules rules() {
        return played.rules();
    }

    /** The state that waits for the choice. */
    public GameState state() {
        return played.state();
    }

    public Vector<Choice> options() {
        return decision.options();
    }

    @Override
    public String toString() {
        return played.script();
    }
}
