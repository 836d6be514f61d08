package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.Deadcube;

/** Any position is resumed as a game that can be written, or refused with all its faults. */
public final class ResumeFuzz {
    private ResumeFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        new Standings(data).position().forEach(state -> Begun.of(Deadcube.rules(), state, data));
    }
}
