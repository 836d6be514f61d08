package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Scope;
import java.util.Arrays;

/** Hooks of one kind by what they concern and by scope: arrays that are filled as a game starts, and read from then on. */
final class HookTable<T> {
    private static final Hook<?>[] NONE = {};
    private static final int SCOPES = Scope.values().length;

    private final Hook<T>[][] all;

    HookTable(int kinds) {
        all = tables(kinds * SCOPES);
        Arrays.fill(all, none());
    }

    @SuppressWarnings("unchecked")
    private static <T> Hook<T>[][] tables(int n) {
        return (Hook<T>[][]) new Hook<?>[n][];
    }

    @SuppressWarnings("unchecked")
    static <T> Hook<T>[] none() {
        return (Hook<T>[]) NONE;
    }

    void add(int kind, Scope scope, Hook<T> hook) {
        int at = kind * SCOPES + scope.ordinal();
        all[at] = append(all[at], hook);
    }

    static <H> H[] append(H[] hooks, H hook) {
        H[] more = Arrays.copyOf(hooks, hooks.length + 1);
        more[hooks.length] = hook;
        return more;
    }

    Hook<T>[] get(int kind, Scope scope) {
        return all[kind * SCOPES + scope.ordinal()];
    }

    boolean has(int kind) {
        for (int i = kind * SCOPES; i < (kind + 1) * SCOPES; i++) if (all[i].length > 0) return true;
        return false;
    }
}
