package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.Deadcube;

/** Any set-up starts a game that can be written, or is refused with all its faults. */
public final class StartFuzz {
    private StartFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Begun.of(Deadcube.rules(), new ArbitrarySetups(data).setup(), data);
    }
}
