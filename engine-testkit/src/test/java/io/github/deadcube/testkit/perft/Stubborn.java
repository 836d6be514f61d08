package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** An engine that accepts nothing that it offers. */
record Stubborn(Rules rules) implements Rules {
    @Override
    public Either<Seq<SetupError>, GameState> start(Setup setup) {
        return rules.start(setup);
    }

    @Override
    public Either<Seq<SetupError>, GameState> resume(Situation situation) {
        return rules.resume(situation);
    }

    @Override
    public Prompt prompt(GameState state) {
        return rules.prompt(state);
    }

    @Override
    public Either<Rejection, Transition> apply(GameState state, Input input) {
        return Either.left(new Rejection(RuleIds.ASK_5, "no", "nothing"));
    }

    @Override
    public Option<Rejection> explain(GameState state, Choice choice) {
        return rules.explain(state, choice);
    }
}
