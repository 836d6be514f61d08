package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** A rejection is read or refused as JSON. A value that is read can be written and read back. */
public final class RejectionJsonFuzz {
    private RejectionJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readRejection, Documents.JSON::write);
    }
}
