package io.github.deadcube.testkit.cli;

import java.security.SecureRandom;

/** Seeds for games of which none is said. */
final class Seeds {
    private Seeds() {}

    /** One of 63 bits, so that it is no negative number to type. */
    static long ofTheSystem() {
        return new SecureRandom().nextLong() & Long.MAX_VALUE;
    }
}
