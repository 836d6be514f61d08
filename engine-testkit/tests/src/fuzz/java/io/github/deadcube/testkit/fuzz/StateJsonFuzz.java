package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** A state is read or refused as JSON; what is read is written so that it reads as the same. */
public final class StateJsonFuzz {
    private StateJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readState, Documents.JSON::state);
    }
}
