package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;

/** Assertions of an event. */
public final class EventAssert extends FailureMessages<EventAssert, Event> {
    EventAssert(Event actual) {
        super(actual, EventAssert.class, NOTHING);
    }

    private EventAssert is(boolean holds, String expected) {
        return check(holds, expected, () -> "it is '" + actual + "' (" + actual.rule() + ")");
    }

    /** By which rule it has happened, such as {@code FALL-1}. */
    public EventAssert isBy(String rule) {
        return is(actual.rule().equals(RuleId.of(rule)), "an event by " + rule);
    }

    /** What it says, such as {@code B1 falls 2}. */
    public EventAssert says(String words) {
        return is(actual.toString().equals(words), "the event '" + words + "'");
    }

    /** A side may know all of it. */
    public EventAssert isOpenTo(Side side) {
        return is(actual.seenBy(side).equals(actual), "an event that " + side + " may know");
    }

    /** A part of it is hidden from a side. */
    public EventAssert isHiddenFrom(Side side) {
        return is(!actual.seenBy(side).equals(actual), "an event that is hidden from " + side);
    }
}
