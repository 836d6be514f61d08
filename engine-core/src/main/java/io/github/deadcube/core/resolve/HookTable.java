package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import java.util.Arrays;

/** Hooks of one kind by what they concern and by scope: arrays that are filled as a game starts, and read from then on. */
final class HookTable<T> {
    private static final Hook<?>[] NONE = {};
    private static final int SCOPES = Scope.values().length;
    /** What every table is before something is added; most remain so. */
    private static final Hook<?>[][] EMPTY =
            new Hook<?>[Math.max(Math.max(Figure.count(), Moment.count()), Deed.count()) * SCOPES][];

    static {
        Arrays.fill(EMPTY, NONE);
    }

    private final int kinds;
    private Hook<T>[][] all = empty();
    /** The kinds that have any: a bit for each. */
    private long used;

    HookTable(int kinds) {
        if (kinds > Long.SIZE) throw new IllegalArgumentException(kinds + " kinds are more than a set has bits");
        this.kinds = kinds;
    }

    @SuppressWarnings("unchecked")
    private static <T> Hook<T>[][] empty() {
        return (Hook<T>[][]) EMPTY;
    }

    @SuppressWarnings("unchecked")
    static <T> Hook<T>[] none() {
        return (Hook<T>[]) NONE;
    }

    void add(int kind, Scope scope, Hook<T> hook) {
        int at = kind * SCOPES + scope.ordinal();
        if (all == EMPTY) all = Arrays.copyOf(all, kinds * SCOPES);
        all[at] = append(all[at], hook);
        used |= 1L << kind;
    }

    static <H> H[] append(H[] hooks, H hook) {
        H[] more = Arrays.copyOf(hooks, hooks.length + 1);
        more[hooks.length] = hook;
        return more;
    }

    Hook<T>[] get(int kind, Scope scope) {
        return all[kind * SCOPES + scope.ordinal()];
    }

    /** The kinds that have any: a bit for each. */
    long used() {
        return used;
    }

    boolean has(int kind) {
        return (used >> kind & 1) != 0;
    }
}
