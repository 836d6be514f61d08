package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** An input is read or refused as JSON. A value that is read can be written and read back. */
public final class InputJsonFuzz {
    private InputJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readInput, Documents.JSON::write);
    }
}
