package io.github.deadcube.testkit;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Gathers the dice of a test until it is decided, and says then what was rolled and what came of it. */
final class TestTelling {
    private static final String BY_KEYWORD = "again";

    private final List<Throw> thrown = new ArrayList<>();
    private String again = BY_KEYWORD;

    void rolled(Event.Rolled event) {
        of(event.roller()).rolled(event, again);
        again = BY_KEYWORD;
    }

    /** CMD-5: the next die is rolled again for a command die. */
    void bought(Event.CommandSpent spent) {
        again = "for " + spent.face().title();
    }

    /** Whose test it is: the attacker's, if it has rolled; none if no model has. */
    Option<ModelId> tester(Option<ModelId> attacker) {
        for (Throw t : thrown) if (t.roller().isDefined() && t.by(attacker)) return attacker;
        for (Throw t : thrown) if (t.roller().isDefined()) return t.roller();
        return Option.none();
    }

    /**
     * {@code 5 7 1 against 5 1 1, 2 to 1}: first the dice of the one whom the line is about. The successes are counted
     * from the dice, because a decided test does not say which of its two sides rolled them.
     */
    String told(Event.Compared compared, Option<ModelId> first) {
        thrown.sort((x, y) -> Boolean.compare(y.by(first), x.by(first)));
        String text = thrown.isEmpty()
                ? "no dice, " + compared.one() + " to " + compared.other()
                : thrown.size() == 1 ? alone(thrown.get(0), compared, first) : opposed(thrown.get(0), thrown.get(1));
        thrown.clear();
        return text;
    }

    private static String opposed(Throw one, Throw other) {
        return one + " against " + other + ", " + one.successes() + " to " + other.successes();
    }

    private static String alone(Throw only, Event.Compared compared, Option<ModelId> first) {
        int known = only.successes() == compared.one() ? compared.other() : compared.one();
        if (only.by(first)) return only + ", " + only.successes() + " to " + known;
        if (only.roller().isDefined()) return "no dice against " + only + ", " + known + " to " + only.successes();
        return only + ", " + only.successes() + (only.successes() == 1 ? " success" : " successes");
    }

    private Throw of(Option<ModelId> roller) {
        for (Throw t : thrown) if (t.by(roller)) return t;
        Throw fresh = new Throw(roller);
        thrown.add(fresh);
        return fresh;
    }
}
