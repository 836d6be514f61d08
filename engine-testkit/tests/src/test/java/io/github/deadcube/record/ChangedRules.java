package io.github.deadcube.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.match.AlteredStates;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.control.Either;

/** Delegates to other rules, except at one input: there side A scores. Use one instance for each game. */
final class ChangedRules extends ForwardingRules {
    private int left;

    ChangedRules(Rules rules, int input) {
        super(rules);
        this.left = input;
    }

    @Override
    public Either<Rejection, Transition> apply(GameState state, Input input) {
        left--;
        return engine.apply(state, input)
                .map(next -> left == 0 ? new Transition(scored(next.state()), next.events()) : next);
    }

    private static GameState scored(GameState state) {
        return AlteredStates.scoreA(state, state.position().a().score() + 1);
    }
}
