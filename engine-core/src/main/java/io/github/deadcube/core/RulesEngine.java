package io.github.deadcube.core;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.internal.NullElements;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.machine.Machine;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.StateCheck;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.machine.Workspaces;
import io.github.deadcube.core.round.RoundRules;
import io.github.deadcube.core.setup.SetupRules;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Supplier;

/** Implements {@link Rules} with the {@link Machine}. */
record RulesEngine(Machine machine) implements Rules, StateCheck {
    RulesEngine() {
        this(new Machine(new Workspaces(() -> new Now(GameEffects::new, GameChapters::new))));
    }

    @Override
    public Either<Seq<Fault>, GameState> start(Setup setup) {
        Objects.requireNonNull(setup, "setup");
        return begun(setup, () -> SetupRules.start(setup));
    }

    @Override
    public Either<Seq<Fault>, GameState> resume(GameState state) {
        Seq<Fault> nulls = NullElements.found(Objects.requireNonNull(state, "state"));
        if (!nulls.isEmpty()) return Either.left(nulls);
        Situation situation = state.pending().isEmpty()
                ? new Situation(state, Vector.empty(), state.position().active().map(RulesEngine::begun))
                : situation(state);
        return resume(situation).mapLeft(faults -> faults.map(StateFault::fault));
    }

    private static CurrentActivation begun(ActiveModel active) {
        return CurrentActivation.of(active.model())
                .withController(active.controller())
                .withOrdersA(active.ordersA())
                .withOrdersB(active.ordersB());
    }

    @Override
    public Either<Vector<StateFault>, GameState> resume(Situation situation) {
        Position position = situation.state().position();
        Setup setup = position.game().setup();
        List<Pending> rest = situation
                .underway()
                .map(u -> List.<Pending>of(
                        ActionRules.activation(u, setup.ruleset().library()),
                        RoundRules.after(u.model().side(), u.second()),
                        RoundRules.end()))
                .getOrElse(() -> List.of(RoundRules.turn(position.initiative()), RoundRules.end()));
        return begun(setup, () -> SetupRules.resume(situation, rest));
    }

    @Override
    public Situation situation(GameState state) {
        return SetupRules.situation(state, underway(state));
    }

    /** RND-3: the activation in progress; none if the state does not wait between two actions. */
    private static Option<CurrentActivation> underway(GameState state) {
        Option<ActiveModel> active = state.position().active();
        if (active.isEmpty() || state.pending().size() < 2) return Option.none();
        ActiveModel a = active.get();
        if (a.model().side() != state.position().initiative()) return Option.none();
        return ActionRules.underway(state.pending().head())
                .map(u -> u.withController(a.controller())
                        .withSecond(RoundRules.anotherTurn(state.pending().get(1)))
                        .withOrdersA(a.ordersA())
                        .withOrdersB(a.ordersB()));
    }

    private <F> Either<F, GameState> begun(Setup setup, Supplier<Either<F, GameState>> preparation) {
        return SetupRules.prepared(setup, preparation)
                .map(state -> machine.settle(state).state());
    }

    @Override
    public Vector<StateFault> faults(GameState state) {
        Vector<StateFault> ofPosition = SetupRules.faults(state);
        return ofPosition.isEmpty() ? machine.faults(state) : ofPosition;
    }

    @Override
    public Vector<StateFault> faultsOfParts(GameState parts) {
        return SetupRules.faultsOfParts(parts);
    }

    @Override
    public Prompt prompt(GameState state) {
        return machine.prompt(Objects.requireNonNull(state, "state"));
    }

    @Override
    public Either<Rejection, Transition> apply(GameState state, Input input) {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(input, "input");
        return machine.apply(state, input);
    }

    @Override
    public Option<Rejection> explain(GameState state, Choice choice) {
        return machine.explain(Objects.requireNonNull(state, "state"), Objects.requireNonNull(choice, "choice"));
    }
}
