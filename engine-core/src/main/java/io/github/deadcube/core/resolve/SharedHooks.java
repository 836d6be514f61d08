package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.core.resolve.HookTable.Hook;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The hooks of an owner that is no model, collected once per game: of a rule's markers, or of the scenario. They affect all models. */
final class SharedHooks<O> implements Registration<O> {
    private final HookTable<Amount<O, ?>> modifiers =
            new HookTable<>(Modifier.all().size());
    private final HookTable<Reaction<O, ?>> triggers =
            new HookTable<>(Trigger.all().size());
    private final boolean[] traits = new boolean[Trait.values().length];
    private boolean empty = true;
    private @Nullable LibraryRule rule;

    /** The hooks of a rule's markers. */
    static SharedHooks<Marker> ofMarkers(LibraryRule rule) {
        SharedHooks<Marker> hooks = new SharedHooks<>();
        hooks.collect(rule, rule::attachToMarkers);
        return hooks;
    }

    /** VIC-9: the hooks of a scenario. */
    static SharedHooks<Scenario> ofScenario(Seq<ScenarioRule> rules) {
        SharedHooks<Scenario> hooks = new SharedHooks<>();
        for (ScenarioRule rule : rules) hooks.collect(rule, rule::attachToGame);
        return hooks;
    }

    private void collect(LibraryRule by, Consumer<Registration<O>> attach) {
        rule = by;
        try {
            attach.accept(this);
        } catch (RuntimeException bug) {
            throw new EngineFailure.FaultyRule(by, bug);
        }
    }

    boolean empty() {
        return empty;
    }

    private <T> Hook<T> hook(T does) {
        empty = false;
        return Hook.of(Objects.requireNonNull(rule), false, does);
    }

    private void check(Scope scope) {
        if (scope != Scope.ANY)
            throw new IllegalArgumentException(
                    Objects.requireNonNull(rule).rule() + ": the scope of a hook of markers or of a scenario is ANY");
    }

    @Override
    public void grant(Trait trait) {
        if (!trait.ofMarker())
            throw new IllegalArgumentException(
                    Objects.requireNonNull(rule).rule() + ": " + trait + " is not a trait of markers");
        traits[trait.ordinal()] = true;
        empty = false;
    }

    @Override
    public <Q> void modify(Modifier<Q> modifier, Scope scope, Amount<O, Q> amount) {
        check(scope);
        modifiers.add(NamedConstant.place(modifier), scope, hook(amount));
    }

    @Override
    public <E> void on(Trigger<E> trigger, Scope scope, Reaction<O, E> reaction) {
        check(scope);
        triggers.add(NamedConstant.place(trigger), scope, hook(reaction));
    }

    boolean gives(int modifier) {
        return modifiers.has(modifier);
    }

    /** A bit for each trigger, by {@link NamedConstant#bit}. */
    long acting() {
        return triggers.used();
    }

    boolean is(Trait trait) {
        return traits[trait.ordinal()];
    }

    Hook<Amount<O, ?>>[] amounts(Modifier<?> modifier) {
        return modifiers.get(NamedConstant.place(modifier), Scope.ANY);
    }

    Hook<Reaction<O, ?>>[] reactions(Trigger<?> trigger) {
        return triggers.get(NamedConstant.place(trigger), Scope.ANY);
    }
}
