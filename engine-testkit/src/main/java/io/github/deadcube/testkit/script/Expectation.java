package io.github.deadcube.testkit.script;

import io.github.deadcube.core.text.Piece;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Something that has come true by now.
 *
 * @param source what the script says
 * @param fact what it means
 */
record Expectation(Piece source, Fact fact) implements Step {
    @Override
    public Either<Stumble, ScriptProgress> perform(ScriptProgress scene) {
        Option<String> found = fact.otherwise(scene);
        if (found.isEmpty()) return Either.right(scene);
        return Either.left(new Stumble("expected " + source.text() + ", but " + found.get(), scene));
    }

    /** Something that can be looked up. */
    @FunctionalInterface
    interface Fact {
        /** What is so instead; none if the fact holds. */
        Option<String> otherwise(ScriptProgress scene);
    }
}
