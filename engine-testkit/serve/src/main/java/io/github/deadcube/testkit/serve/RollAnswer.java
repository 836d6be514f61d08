package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Seq;

/** What an update says of the roll in it, beside its dice. */
final class RollAnswer {
    private static final int EIGHT = 8;

    private RollAnswer() {}

    /** Adds the member {@code explodes} to a roll of a test whose dice explode below 8: the lowest face that does (R25-K-HOLO-SIGHT). */
    static void of(GameState before, Seq<Event> events, JsonObject update) {
        if (!events.exists(Event.Rolled.class::isInstance)) return;
        Deadcube.odds()
                .rolling(before)
                .map(Odds.Pool::explodes)
                .filter(lowest -> lowest < EIGHT)
                .forEach(lowest -> update.put("explodes", lowest));
    }
}
