package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.json.Json;

/** A battlefield is read or refused as JSON. A value that is read can be written and read back. */
public final class BattlefieldJsonFuzz {
    private BattlefieldJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), Json::readBattlefield, Json::write);
    }
}
