package io.github.deadcube.testkit.script;

import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.support.Piece;
import io.vavr.control.Either;

/**
 * A choice, or the order of a shuffle.
 *
 * @param source what the script says
 * @param input what that means
 */
record Answer(Piece source, Input input) implements Step {
    @Override
    public Either<Stumble, ScriptProgress> perform(ScriptProgress scene) {
        return scene.answer(input).mapLeft(fault -> new Stumble(fault, scene));
    }
}
