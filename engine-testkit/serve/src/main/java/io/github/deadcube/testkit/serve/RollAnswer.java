package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.testkit.narration.Narrator;
import io.vavr.collection.Seq;

/** What an update says of the roll in it, beside its dice. */
final class RollAnswer {
    private RollAnswer() {}

    /** Adds the member {@code explodes} to a roll of a test whose dice explode below 8: the lowest face that does (R25-K-HOLO-SIGHT). */
    static void of(GameState before, Seq<Event> events, JsonObject update) {
        if (!events.exists(Event.Rolled.class::isInstance)) return;
        int lowest = Narrator.explodes(before);
        if (lowest < Die.D8.faces()) update.put("explodes", lowest);
    }
}
