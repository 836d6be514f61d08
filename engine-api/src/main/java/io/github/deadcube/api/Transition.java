package io.github.deadcube.api;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.List;

/**
 * The result of an input.
 *
 * @param state the state that waits for the next input
 * @param events the changes, oldest first
 */
public record Transition(GameState state, List<Event> events) {
    /** One input of a game, with the prompt that it answers and its transition. */
    public record Step(Prompt prompt, Input input, Transition transition) {}
}
