package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import java.util.function.Supplier;

/** Says how a promise is broken. What is said is put together only then: most of what is checked holds. */
final class Broken {
    private Broken() {}

    static void unless(boolean holds, Supplier<String> what, GameState state) {
        if (!holds) throw new AssertionError(what.get() + "\n" + state);
    }

    static void unlessEqual(Object is, Object expected, Supplier<String> what, GameState state) {
        if (!is.equals(expected))
            throw new AssertionError(what.get() + "\nexpected: " + expected + "\n but was: " + is + "\n" + state);
    }
}
