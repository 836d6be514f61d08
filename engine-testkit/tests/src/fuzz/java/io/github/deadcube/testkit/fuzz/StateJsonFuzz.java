package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** A state is read or refused as JSON. A value that is read can be written and read back. */
public final class StateJsonFuzz {
    private StateJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readState, Documents.JSON::write);
    }
}
