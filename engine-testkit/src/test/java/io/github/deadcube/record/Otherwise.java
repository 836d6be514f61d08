package io.github.deadcube.record;

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
import io.github.deadcube.testkit.match.Altered;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Plays as other rules do, but at one input, where side A scores. Belongs to one game. */
final class Otherwise implements Rules {
    private final Rules rules;
    private int left;

    Otherwise(Rules rules, int input) {
        this.rules = rules;
        this.left = input;
    }

    @Override
    public Either<Rejection, Transition> apply(GameState state, Input input) {
        left--;
        return rules.apply(state, input)
                .map(next -> left == 0 ? new Transition(scored(next.state()), next.events()) : next);
    }

    private static GameState scored(GameState state) {
        return Altered.scoreA(state, state.position().a().score() + 1);
    }

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
    public Option<Rejection> explain(GameState state, Choice choice) {
        return rules.explain(state, choice);
    }
}
