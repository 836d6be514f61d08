package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** A rejection is read or refused as JSON; what is read is written so that it reads as the same. */
public final class RejectionJsonFuzz {
    private RejectionJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readRejection, Documents.JSON::rejection);
    }
}
