package io.github.deadcube.faults;

import io.vavr.control.Option;

/** A way to find faults. */
interface Detector {
    /** Long enough to distinguish failures. */
    int MOST_LETTERS = 110;

    /**
     * Searches for one fault.
     *
     * @param seed the seed of its random games
     * @return the promise that showed the fault, the number of the game, and the message; empty if no promise did
     */
    Option<String> found(PlantedFault fault, long seed);

    /** The start of a failure message, on one line. */
    static String words(Throwable failure) {
        String words = failure.toString().lines().findFirst().orElse("").replaceFirst("^java\\.lang\\.", "");
        return words.substring(0, Math.min(words.length(), MOST_LETTERS));
    }
}
