package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Rules for work that can take long: each question asks first whether the work goes on. Bots, matches and replays need
 * no other sign.
 */
final class PacedRules implements Rules {
    private final Rules rules;
    private volatile Work work;

    PacedRules(Rules rules, Work work) {
        this.rules = rules;
        this.work = work;
    }

    /** The work is done; a game that has been made by it goes on by the same rules, without a pace. */
    void done() {
        work = Work.UNLIMITED;
    }

    @Override
    public Either<Seq<Fault>, GameState> start(Setup setup) {
        work.goOn();
        return rules.start(setup);
    }

    @Override
    public Either<Seq<Fault>, GameState> resume(GameState state) {
        work.goOn();
        return rules.resume(state);
    }

    @Override
    public Prompt prompt(GameState state) {
        work.goOn();
        return rules.prompt(state);
    }

    @Override
    public Either<Rejection, Transition> apply(GameState state, Input input) {
        work.goOn();
        return rules.apply(state, input);
    }

    @Override
    public Transition play(GameState state, Input input) {
        work.goOn();
        return rules.play(state, input);
    }

    @Override
    public Option<Rejection> explain(GameState state, Choice choice) {
        work.goOn();
        return rules.explain(state, choice);
    }
}
