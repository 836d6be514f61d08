package io.github.deadcube.core.json;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.session.Update;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What one input has led to.
 *
 * @param number the input's, 1 for the game's first
 * @param text the input in its notation; empty of a shuffle
 * @param input what was answered; none of a shuffle
 * @param events what has happened, oldest first
 */
record HappenedParts(int number, Option<Side> side, String text, Option<Input> input, Vector<Told> events) {
    /** An event, and the same in words. */
    record Told(String text, Event event) {}

    static HappenedParts of(Update h) {
        return new HappenedParts(
                h.number(),
                h.side(),
                h.input().map(Input::toString).getOrElse(""),
                h.input(),
                h.events().map(event -> new Told(event.toString(), event)).toVector());
    }

    Update happened() {
        return new Update(number, side, input, events.map(Told::event).toList());
    }
}
