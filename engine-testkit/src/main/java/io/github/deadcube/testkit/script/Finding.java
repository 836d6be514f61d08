package io.github.deadcube.testkit.script;

import java.util.function.Supplier;

/**
 * What came of looking something up.
 *
 * @param known whether there is anything to look up
 * @param holds whether it is so
 * @param found how it is, for failures
 */
record Finding(boolean known, boolean holds, Supplier<String> found) {
    static Finding of(boolean holds, Supplier<String> found) {
        return new Finding(true, holds, found);
    }

    /** It is neither so nor otherwise. */
    static Finding unknown(String why) {
        return new Finding(false, false, () -> why);
    }
}
