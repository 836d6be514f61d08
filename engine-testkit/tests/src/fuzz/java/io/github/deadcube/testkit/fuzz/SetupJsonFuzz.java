package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;

/** A set-up is read or refused as JSON. A value that is read can be written and read back. */
public final class SetupJsonFuzz {
    private SetupJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(
                data.consumeRemainingAsString(),
                text -> Json.readSetup(text, Shipped.registry(), Documents.SETUP.battlefield()),
                Json::write);
    }
}
