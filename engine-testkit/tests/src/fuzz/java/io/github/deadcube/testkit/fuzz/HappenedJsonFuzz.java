package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** What an input has led to is read or refused as JSON; what is read is written so that it reads as the same. */
public final class HappenedJsonFuzz {
    private HappenedJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readHappened, Documents.JSON::happened);
    }
}
