package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.control.Either;

/** An engine that refuses every choice that it offers. */
final class RefusingEngine extends ForwardingRules {

    @Override
    public Either<Rejection, Transition> apply(GameState state, Input input) {
        return Either.left(new Rejection(RuleIds.ASK_5, "no", "nothing"));
    }
}
