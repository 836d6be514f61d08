package io.github.deadcube.testkit.script;

import io.github.deadcube.core.support.Piece;
import io.vavr.control.Either;

/** One statement of a script's play. */
interface Step {
    /** What the script says. */
    Piece source();

    /** Goes on, or says what is wrong. */
    Either<Stumble, ScriptProgress> perform(ScriptProgress scene);

    /**
     * A step that went wrong.
     *
     * @param fault what is wrong
     * @param scene how far the script came
     */
    record Stumble(String fault, ScriptProgress scene) {}
}
