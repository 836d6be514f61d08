package io.github.deadcube.testkit.contract;

/** A game that breaks a {@link Promise}. */
public final class BrokenPromise extends AssertionError {
    private static final long serialVersionUID = 1;

    /** The first that is broken. */
    private final Promise promise;

    BrokenPromise(Promise promise, Throwable how) {
        super("broken: " + promise + " (" + promise.name() + ")\n" + told(how), how);
        this.promise = promise;
    }

    /** The same, with what a contract is about. */
    BrokenPromise(String subject, BrokenPromise broken) {
        super(subject + ": " + broken.getMessage(), broken);
        this.promise = broken.promise;
    }

    private static String told(Throwable how) {
        return how instanceof AssertionError && how.getMessage() != null ? how.getMessage() : how.toString();
    }

    /**
     * The promise.
     *
     * @return the first that is broken, in the order of {@link Promise}
     */
    public Promise promise() {
        return promise;
    }
}
