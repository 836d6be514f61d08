package io.github.deadcube.faults;

import io.vavr.control.Option;

/** A way to look for faults. */
interface Detector {
    /** Enough to tell failures apart. */
    int MOST_LETTERS = 110;

    /**
     * Looks for one.
     *
     * @param seed what its random games come from
     * @return which promise has shown the fault, in which game, and what is said of it; none if nothing has
     */
    Option<String> found(Fault fault, long seed);

    /** The beginning of what is said of a failure, on one line. */
    static String words(Throwable failure) {
        String words = failure.toString().lines().findFirst().orElse("").replaceFirst("^java\\.lang\\.", "");
        return words.substring(0, Math.min(words.length(), MOST_LETTERS));
    }
}
