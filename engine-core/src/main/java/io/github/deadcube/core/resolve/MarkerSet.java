package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.core.resolve.HookTable.Hook;

/** The hooks of one rule's markers, collected once per game. Markers affect all models. */
final class MarkerSet implements MarkerHooks {
    private final LibraryRule rule;
    private final HookTable<Amount<?>> modifiers =
            new HookTable<>(Modifier.all().size());
    private final HookTable<Reaction<?>> triggers =
            new HookTable<>(Trigger.all().size());
    private final boolean[] traits = new boolean[Trait.values().length];
    private boolean empty = true;

    private MarkerSet(LibraryRule rule) {
        this.rule = rule;
    }

    static MarkerSet of(LibraryRule rule) {
        MarkerSet set = new MarkerSet(rule);
        try {
            rule.attachToMarkers(set);
        } catch (RuntimeException bug) {
            throw new EngineFailure.FaultyRule(rule, bug);
        }
        return set;
    }

    LibraryRule rule() {
        return rule;
    }

    boolean empty() {
        return empty;
    }

    private <T> Hook<T> hook(T does) {
        empty = false;
        return rule instanceof KeywordRule k
                ? new Hook<>(k.rule(), k.countsAs(), k.isCumulative(), false, does)
                : new Hook<>(rule.rule(), rule.rule(), true, false, does);
    }

    @Override
    public void grant(Trait trait) {
        if (!trait.ofMarker())
            throw new IllegalArgumentException(rule.rule() + ": " + trait + " is not a trait of markers");
        traits[trait.ordinal()] = true;
        empty = false;
    }

    @Override
    public <Q> void modify(Modifier<Q> modifier, Amount<Q> amount) {
        modifiers.add(NamedConstant.place(modifier), Scope.ANY, hook(amount));
    }

    @Override
    public <E> void on(Trigger<E> trigger, Reaction<E> reaction) {
        triggers.add(NamedConstant.place(trigger), Scope.ANY, hook(reaction));
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

    Hook<Amount<?>>[] amounts(Modifier<?> modifier) {
        return modifiers.get(NamedConstant.place(modifier), Scope.ANY);
    }

    Hook<Reaction<?>>[] reactions(Trigger<?> trigger) {
        return triggers.get(NamedConstant.place(trigger), Scope.ANY);
    }
}
