package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.script.Expectation.Reader;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The facts that may follow {@code expect} in a script, for games that are not played by a script. Each line is a statement.
 */
final class Expectations {
    private final Vector<ScriptStep> expectations;

    private Expectations(Vector<ScriptStep> expectations) {
        this.expectations = expectations;
    }

    /**
     * Reads expectations such as {@code B1 at c6/5, pinned, score A 2}, or returns all errors. Never throws. Time and memory
     * grow with the length of the text; stack depth does not. A text has at most 2,097,152 characters, and a line 100,000.
     */
    static Either<Seq<Fault>, Expectations> read(String text) {
        return TextBounds.lines(text).flatMap(Expectations::read);
    }

    private static Either<Seq<Fault>, Expectations> read(Vector<TextPiece> lines) {
        Vector<Either<Fault, ScriptStep>> read = lines.flatMap(line -> {
            Reader reader = new Reader();
            return line.split(',').map(reader::read);
        });
        if (read.isEmpty()) return Either.left(Vector.of(new TextPiece("", 1, 1).expected(Reader.EXPECTED)));
        return Either.sequence(read).bimap(TextBounds::first, all -> new Expectations(all.toVector()));
    }

    /** The expectations that a state and its events (oldest first) do not meet, each with the actual fact. */
    Vector<Fault> unmet(Rules rules, GameState state, Vector<Event> events) {
        ScriptProgress progress = new ScriptProgress(rules, state, events);
        return expectations.flatMap(step -> step.perform(progress).swap().map(stumble -> stumble.at(step.source())));
    }
}
