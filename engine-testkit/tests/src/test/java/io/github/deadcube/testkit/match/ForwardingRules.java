package io.github.deadcube.testkit.match;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Rules that forward to the engine. A test overrides one method to add a fault. */
public class ForwardingRules implements Rules {
    protected final Rules engine;

    /** As the engine plays. */
    public ForwardingRules() {
        this(Deadcube.rules());
    }

    protected ForwardingRules(Rules engine) {
        this.engine = engine;
    }

    @Override
    public Either<Seq<Fault>, GameState> start(Setup setup) {
        return engine.start(setup);
    }

    @Override
    public Either<Seq<Fault>, GameState> resume(GameState state) {
        return engine.resume(state);
    }

    @Override
    public Prompt prompt(GameState state) {
        return engine.prompt(state);
    }

    @Override
    public Either<Rejection, Transition> apply(GameState state, Input input) {
        return engine.apply(state, input);
    }

    @Override
    public Option<Rejection> explain(GameState state, Choice choice) {
        return engine.explain(state, choice);
    }
}
