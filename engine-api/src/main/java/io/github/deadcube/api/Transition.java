package io.github.deadcube.api;

import io.github.deadcube.api.play.Event;
import io.vavr.collection.List;

/**
 * What an input has led to.
 *
 * @param state the state that waits for the next input
 * @param events what has happened, oldest first
 */
public record Transition(GameState state, List<Event> events) {}
