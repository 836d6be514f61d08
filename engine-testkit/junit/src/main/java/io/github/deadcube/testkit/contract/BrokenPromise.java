package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import java.util.function.Supplier;

/** Thrown for a game that breaks a {@link Promise}. */
public final class BrokenPromise extends AssertionError {
    private static final long serialVersionUID = 1;

    private final Promise promise;

    BrokenPromise(Promise promise, Throwable how) {
        super("broken: " + promise + " (" + promise.name() + ")\n" + told(how), how);
        this.promise = promise;
    }

    /** {@code subject} is the keyword, item or order of the contract. */
    BrokenPromise(String subject, BrokenPromise broken) {
        super(subject + ": " + broken.getMessage(), broken);
        this.promise = broken.promise;
    }

    private static String told(Throwable how) {
        return how instanceof AssertionError && how.getMessage() != null ? how.getMessage() : how.toString();
    }

    /** The first broken promise, in the order of {@link Promise}. */
    public Promise promise() {
        return promise;
    }

    // Suppliers: messages are expensive, and most checks pass.

    static void unless(boolean holds, Supplier<String> what, GameState state) {
        if (!holds) throw new AssertionError(what.get() + "\n" + state);
    }

    static void unlessEqual(Object is, Object expected, Supplier<String> what, GameState state) {
        if (!is.equals(expected))
            throw new AssertionError(what.get() + "\nexpected: " + expected + "\n but was: " + is + "\n" + state);
    }
}
