package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** An input is read or refused as JSON; what is read is written so that it reads as the same. */
public final class InputJsonFuzz {
    private InputJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readInput, Documents.JSON::input);
    }
}
