package io.github.deadcube.core.workspace;

import io.github.deadcube.api.play.Event;
import io.vavr.collection.List;
import java.util.Arrays;

/** The events of a transition. Each change announces its own; frames announce what changes no state. */
public final class Events {
    private final Draft draft;
    /** Oldest first; the list is built only on request. */
    private Event[] events = new Event[16];

    private int count;

    public Events(Draft draft) {
        this.draft = draft;
    }

    public void announce(Event event) {
        draft.changes();
        if (count == events.length) events = Arrays.copyOf(events, count * 2);
        events[count++] = event;
    }

    public List<Event> oldestFirst() {
        List<Event> all = List.empty();
        for (int i = count - 1; i >= 0; i--) all = all.prepend(events[i]);
        return all;
    }

    public void clear() {
        count = 0;
    }
}
