package io.github.deadcube.core.json;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * An update.
 * @param number the number of the input, 1 for the first of the game
 * @param text the input in its notation; empty for a shuffle
 * @param label the text with titles in place of the identifiers of rules; empty if it has none
 * @param input the input; none for a shuffle
 * @param events the events, oldest first
 */
@SavedName(value = "update", parts = "number side text label input events")
record UpdateParts(int number, Option<Side> side, String text, String label, Option<Input> input, Vector<Told> events) {
    /** An event, its text and its label. */
    @SavedName(value = "updateEvent", parts = "text label event")
    record Told(String text, String label, Event event) {}

    static UpdateParts of(Update h, Labels labels) {
        String text = h.input().map(Input::toString).getOrElse("");
        return new UpdateParts(
                h.number(),
                h.side(),
                text,
                labels.unlike(text),
                h.input(),
                h.events()
                        .map(event -> new Told(event.toString(), labels.unlike(event.toString()), event))
                        .toVector());
    }

    Update update() {
        return new Update(number, side, input, events.map(Told::event).toList());
    }
}
