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

/** What the markers of one rule do, gathered once a game. A marker concerns anybody. */
final class MarkerSet implements MarkerHooks {
    private final LibraryRule rule;
    private final HookTable<Amount<?>> figures = new HookTable<>(Modifier.all().size());
    private final HookTable<Reaction<?>> moments = new HookTable<>(Trigger.all().size());
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

    /** Whether the rule's markers do nothing. */
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
            throw new IllegalArgumentException(rule.rule() + ": " + trait + " is no trait of markers");
        traits[trait.ordinal()] = true;
        empty = false;
    }

    @Override
    public <Q> void modify(Modifier<Q> modifier, Amount<Q> amount) {
        figures.add(NamedConstant.place(modifier), Scope.ANY, hook(amount));
    }

    @Override
    public <E> void on(Trigger<E> trigger, Reaction<E> reaction) {
        moments.add(NamedConstant.place(trigger), Scope.ANY, hook(reaction));
    }

    boolean gives(int figure) {
        return figures.has(figure);
    }

    /** The moments at which the rule's markers act: a bit for the {@link Moment#ordinal} of each. */
    long acting() {
        return moments.used();
    }

    boolean is(Trait trait) {
        return traits[trait.ordinal()];
    }

    Hook<Amount<?>>[] amounts(Modifier<?> modifier) {
        return figures.get(NamedConstant.place(modifier), Scope.ANY);
    }

    Hook<Reaction<?>>[] reactions(Trigger<?> trigger) {
        return moments.get(NamedConstant.place(trigger), Scope.ANY);
    }
}
