package io.github.deadcube.api;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;

/**
 * What an input has led to.
 *
 * @param state the state that waits for the next input
 * @param events what has happened, oldest first
 */
public record Transition(GameState state, List<Event> events) {
    /** What a side may know of it: its view of the state, and the events without what is hidden from it. */
    public Seen seenBy(Side side) {
        return new Seen(state.seenBy(side), events.map(event -> event.seenBy(side)));
    }

    /**
     * What an input has led to, as one side may know it.
     *
     * @param view how things stand for that side
     * @param events what has happened, oldest first, without what is hidden from it
     */
    public record Seen(PlayerView view, List<Event> events) {}
}
