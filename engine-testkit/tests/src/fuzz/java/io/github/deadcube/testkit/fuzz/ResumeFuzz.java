package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.Deadcube;

/** Wherever a game is to go on from, it goes on and can be written down, or everything that is wrong is said. */
public final class ResumeFuzz {
    private ResumeFuzz() {}

    /** One situation. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Begun.of(Deadcube.rules(), new Standings(data).situation(), data);
    }
}
