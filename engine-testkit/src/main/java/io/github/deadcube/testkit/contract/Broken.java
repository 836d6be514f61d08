package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;

/** Says that a contract is broken. */
final class Broken {
    private Broken() {}

    static void unless(boolean holds, String what, GameState state) {
        if (!holds) throw new AssertionError(what + "\n" + state);
    }

    static void unlessEqual(Object is, Object expected, String what, GameState state) {
        if (!is.equals(expected))
            throw new AssertionError(what + "\nexpected: " + expected + "\n but was: " + is + "\n" + state);
    }
}
