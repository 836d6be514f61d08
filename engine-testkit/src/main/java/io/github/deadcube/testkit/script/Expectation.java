package io.github.deadcube.testkit.script;

import io.github.deadcube.core.support.Piece;
import io.vavr.control.Either;

/**
 * Something that has come true by now, or has not.
 *
 * @param source what the script says
 * @param fact what it means
 * @param wanted whether it is to be so
 */
record Expectation(Piece source, Fact fact, boolean wanted) implements Step {
    @Override
    public Either<Stumble, ScriptProgress> perform(ScriptProgress scene) {
        Finding finding = fact.in(scene);
        if (finding.known() && finding.holds() == wanted) return Either.right(scene);
        return Either.left(new Stumble(
                "expected " + source.text() + ", but " + finding.found().get(), scene));
    }

    /** Something that can be looked up. */
    @FunctionalInterface
    interface Fact {
        /** Whether it is so. */
        Finding in(ScriptProgress scene);
    }
}
