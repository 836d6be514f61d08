package io.github.deadcube.api;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;

/**
 * The result of an input.
 *
 * @param state the state that waits for the next input
 * @param events the changes, oldest first
 */
public record Transition(GameState state, List<Event> events) {
    /** The part that a side may know: its view of the state, and the events without the facts that are hidden from it. */
    public Seen seenBy(Side side) {
        return new Seen(state.seenBy(side), events.map(event -> event.seenBy(side)));
    }

    /**
     * The result of an input, as one side may know it.
     *
     * @param view that side's view of the state
     * @param events the changes, oldest first, without the facts that are hidden from that side
     */
    public record Seen(PlayerView view, List<Event> events) {}
}
