package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** An update of a game is read or refused as JSON. A value that is read can be written and read back. */
public final class UpdateJsonFuzz {
    private UpdateJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readUpdate, Documents.JSON::write);
    }
}
