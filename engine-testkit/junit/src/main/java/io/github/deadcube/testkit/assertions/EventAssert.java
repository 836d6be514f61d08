package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;

/** Assertions about an event. */
public final class EventAssert extends FailureMessages<EventAssert, Event> {
    EventAssert(Event actual) {
        super(actual, EventAssert.class, NOTHING);
    }

    private EventAssert is(boolean holds, String expected) {
        return check(holds, expected, () -> "it is '" + actual + "' (" + actual.rule() + ")");
    }

    /** {@code rule} is the rule of the event, such as {@code FALL-1}. */
    public EventAssert isBy(String rule) {
        return is(actual.rule().equals(RuleId.of(rule)), "an event by " + rule);
    }

    /** {@code text} is the text of the event, such as {@code B1 falls 2}. */
    public EventAssert says(String text) {
        return is(actual.toString().equals(text), "the event '" + text + "'");
    }

    /** The side may know the complete event. */
    public EventAssert isOpenTo(Side side) {
        return is(actual.seenBy(side).equals(actual), "an event that " + side + " may know");
    }

    /** A part of the event is hidden from the side. */
    public EventAssert isHiddenFrom(Side side) {
        return is(!actual.seenBy(side).equals(actual), "an event that is hidden from " + side);
    }
}
