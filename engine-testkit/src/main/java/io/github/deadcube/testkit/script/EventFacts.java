package io.github.deadcube.testkit.script;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.core.text.Piece;
import io.github.deadcube.core.text.TextError;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What a script may expect to have happened since its play began. */
final class EventFacts {
    static final String EXPECTED = "event B1 falls 2, event FALL-1, no event SLAM-1";

    private static final Pattern RULE = Pattern.compile("[A-Z0-9]+(-[A-Z0-9]+)+");
    private static final int MOST_SHOWN = 20;

    private EventFacts() {}

    static Either<TextError, Fact> parse(Piece item) {
        boolean none = item.begins("no event");
        Piece what = none ? item.rest().rest() : item.rest();
        boolean rule = what.text().length() <= 100 && RULE.matcher(what.text()).matches();
        if (what.isEmpty() || !none && !item.begins("event")) return Either.left(item.expected(EXPECTED));
        // Words that nothing ever says would hold for ever.
        if (none && !rule) return Either.left(what.expected("the identifier of a rule, such as 'no event SLAM-1'"));
        Predicate<Event> meant = rule
                ? e -> e.rule().id().equals(what.text())
                : e -> e.toString().equals(what.text());
        return Either.right(scene -> {
            Vector<Event> found = scene.events().filter(meant);
            if (none) return found.headOption().map(e -> "there is: " + e);
            return Option.when(found.isEmpty(), () -> "there is none among: " + latest(scene.events()));
        });
    }

    private static String latest(Vector<Event> events) {
        String dots = events.size() > MOST_SHOWN ? "…, " : "";
        return dots
                + events.takeRight(MOST_SHOWN)
                        .map(e -> e + " (" + e.rule() + ")")
                        .mkString(", ");
    }
}
