package io.github.deadcube.readme;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;

/** Programs of other makers, which need not be there. */
public final class Programs {
    private Programs() {}

    /** Skips the test without such a program. */
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
