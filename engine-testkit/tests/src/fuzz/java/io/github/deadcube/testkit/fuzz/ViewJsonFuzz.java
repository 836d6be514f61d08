package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;

/** A side's view is read or refused as JSON. A value that is read can be written and read back. */
public final class ViewJsonFuzz {
    private ViewJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Documents.JSON::readView, Documents.JSON::write);
    }
}
