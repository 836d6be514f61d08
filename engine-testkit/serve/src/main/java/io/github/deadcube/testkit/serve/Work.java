package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.vavr.control.Option;

/** The work on one answer. What can take long asks before each part of it whether the work goes on. */
public interface Work {
    /** Work without limits: whoever asks waits for the answer. */
    Work UNLIMITED = () -> {};

    /**
     * Returns when the next part may begin. It may wait, so a caller must not hold a lock.
     *
     * @throws Stopped if the work must end without an answer
     */
    void goOn();

    /**
     * The answer so far is kept in memory until it is whole.
     *
     * @throws Stopped if there is no room for it
     */
    default void holds(long characters) {}

    /** For whom it is: clients share what a server keeps. Empty if there is only one client. */
    default String client() {
        return "";
    }

    /** Seconds since any moment, by which what nobody uses is dropped; always 0 if there is no clock. */
    default long seconds() {
        return 0;
    }

    /** Work ends without an answer. What it has changed so far must not be seen. */
    final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Fault why;

        public Stopped(Fault why) {
            super(why.text(), null, false, false);
            this.why = why;
        }

        /**
         * Why work has been stopped; none if something else was thrown. Code on the way may have wrapped the exception.
         */
        static Option<Fault> why(Throwable thrown) {
            for (Throwable cause = thrown; cause != null; cause = cause.getCause())
                if (cause instanceof Stopped stopped) return Option.some(stopped.why);
            return Option.none();
        }
    }
}
