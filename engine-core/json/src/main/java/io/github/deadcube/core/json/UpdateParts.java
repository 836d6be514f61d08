package io.github.deadcube.core.json;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.session.Update;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * An update.
 * @param number the number of the input, 1 for the first of the game
 * @param text the input in its notation; empty for a shuffle
 * @param input the input; none for a shuffle
 * @param events the events, oldest first
 */
@SavedName(value = "update", parts = "number side text input events")
record UpdateParts(int number, Option<Side> side, String text, Option<Input> input, Vector<Told> events) {
    /** An event and its text. */
    @SavedName(value = "updateEvent", parts = "text event")
    record Told(String text, Event event) {}

    static UpdateParts of(Update h) {
        return new UpdateParts(
                h.number(),
                h.side(),
                h.input().map(Input::toString).getOrElse(""),
                h.input(),
                h.events().map(event -> new Told(event.toString(), event)).toVector());
    }

    Update update() {
        return new Update(number, side, input, events.map(Told::event).toList());
    }
}
