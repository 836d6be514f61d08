package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.Deadcube;

/** Whatever is agreed, a game begins that can be written down, or everything that is wrong is said. */
public final class StartFuzz {
    private StartFuzz() {}

    /** One set-up. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Begun.of(Deadcube.rules(), new Makings(data).setup(), data);
    }
}
