package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** A side's view is read or refused as JSON; what is read is written so that it reads as the same. */
public final class ViewJsonFuzz {
    private ViewJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readView, Documents.JSON::view);
    }
}
