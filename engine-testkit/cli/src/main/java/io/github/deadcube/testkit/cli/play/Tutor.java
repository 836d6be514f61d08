package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.lessons.Lesson;
import io.github.deadcube.testkit.lessons.Lesson.Hint;
import io.vavr.collection.Vector;
import java.util.Locale;

/** Stands beside a person who plays a lesson: gives hints, and ends the try when it is decided. */
final class Tutor {
    private final Lesson lesson;
    private final Terminal terminal;
    private Vector<Hint> hints;
    private boolean again;

    Tutor(Lesson lesson, Terminal terminal) {
        this.lesson = lesson;
        this.terminal = terminal;
        this.hints = lesson.in(terminal.language()).hints().reject(Hint::onPage);
    }

    /** Whether the try is over: the goal is reached or missed, or the person begins again. */
    boolean ends(InteractiveMatch match) {
        Lesson.Standing standing = standing(match);
        return again || standing.reached() || standing.missed();
    }

    Lesson.Standing standing(InteractiveMatch match) {
        return lesson.standing(match.rules(), match.state(), match.events());
    }

    /** Whether the person wants to begin the lesson again. */
    boolean again() {
        return again;
    }

    /** Whether the text was a request of a lesson. */
    boolean understood(String typed) {
        switch (typed.toLowerCase(Locale.ROOT)) {
            case "hint" -> hint();
            case "goal" -> terminal.say(lesson.in(terminal.language()).goal());
            case "again" -> again = true;
            default -> {
                return false;
            }
        }
        return true;
    }

    private void hint() {
        if (hints.isEmpty()) terminal.say(Sentence.of("There is no other hint."));
        else terminal.say(hints.head().text());
        hints = hints.drop(1);
    }
}
