package io.github.deadcube.testkit.script;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.Piece;
import io.github.deadcube.core.support.Wording;
import io.github.deadcube.testkit.script.Expectation.Fact;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What a script may expect to have happened since its play began. */
final class EventFacts {
    private static final Pattern RULE = Pattern.compile("[A-Z0-9]++(?:-[A-Z0-9]++)++");
    private static final int MOST_SHOWN = 20;

    static final Vector<Wording<Fact>> FORMS = Vector.of(
            Wording.of("event", "event B1 falls 2", EventFacts::parse),
            Wording.of("event", "event FALL-1", EventFacts::parse));

    private EventFacts() {}

    private static Either<TextError, Fact> parse(Piece item) {
        Piece what = item.rest();
        if (what.isEmpty()) return Either.left(item.expected(Wording.examples(FORMS)));
        Predicate<Event> meant = isRule(what)
                ? e -> e.rule().id().equals(what.text())
                : e -> e.toString().equals(what.text());
        return Either.right(scene -> {
            Option<Event> found = scene.events().find(meant);
            return Finding.of(
                    found.isDefined(),
                    () -> found.map(e -> "there is: " + e)
                            .getOrElse(() -> "there is none among: " + latest(scene.events())));
        });
    }

    /** One word that is no rule is said by no event, and would be missing for ever. */
    static Option<TextError> notDeniable(Piece item) {
        String what = item.rest().text();
        return Option.when(
                item.begins("event") && !isRule(item.rest()) && what.indexOf(' ') < 0,
                () -> item.rest().expected("a rule or an event's words: 'not event SLAM-1', 'not event B1 falls 2'"));
    }

    private static boolean isRule(Piece what) {
        return what.text().length() <= 100 && RULE.matcher(what.text()).matches();
    }

    private static String latest(Vector<Event> events) {
        String dots = events.size() > MOST_SHOWN ? "…, " : "";
        return dots
                + events.takeRight(MOST_SHOWN)
                        .map(e -> e + " (" + e.rule() + ")")
                        .mkString(", ");
    }
}
