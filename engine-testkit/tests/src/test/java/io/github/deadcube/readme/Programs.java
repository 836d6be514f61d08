package io.github.deadcube.readme;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;

/** External programs, which may be missing. */
public final class Programs {
    private Programs() {}

    /** Skips the test if the program is missing. */
    public static void assumeThere(String program) {
        boolean there;
        try {
            there = new ProcessBuilder("sh", "-c", "command -v \"$1\"", "sh", program)
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            there = false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assumeTrue(there, program + " is not there");
    }
}
