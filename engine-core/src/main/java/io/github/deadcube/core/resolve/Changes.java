package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import java.util.Arrays;

/** The draft of the next state, and the events that have changed it. */
abstract class Changes extends View {
    /** The events, oldest first; the list is built only on request. */
    private Event[] events = new Event[16];

    private int eventCount;
    final Draft draft;
    private final Now now;

    Changes(Now now) {
        super(now.draft());
        draft = now.draft();
        this.now = now;
    }

    List<Event> events() {
        List<Event> oldestFirst = List.empty();
        for (int i = eventCount - 1; i >= 0; i--) oldestFirst = oldestFirst.prepend(events[i]);
        return oldestFirst;
    }

    void clearEvents() {
        eventCount = 0;
    }

    /** Announces an event. */
    public final void announce(Event event) {
        changes();
        if (eventCount == events.length) events = Arrays.copyOf(events, eventCount * 2);
        events[eventCount++] = event;
    }

    /** Every method of {@link io.github.deadcube.api.extend.Effects} calls it before its first change. */
    final void changes() {
        now.changes();
    }

    /** Throws if a rule gives an amount that no state may have. */
    public static void within(int amount, int least, int most, String what, RuleId rule) {
        if (amount < least || amount > most) throw new IllegalArgumentException(rule + " gives " + amount + " " + what);
    }

    final void put(Model m) {
        changes();
        draft.put(m);
    }

    final void put(Side side, SideState s) {
        changes();
        if (side == Side.A) draft.a = s;
        else draft.b = s;
    }
}
