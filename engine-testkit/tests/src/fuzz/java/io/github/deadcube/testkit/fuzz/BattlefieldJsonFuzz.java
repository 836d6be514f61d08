package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.json.SetupJson;

/** A battlefield is read or refused as JSON; what is read is written so that it reads as the same. */
public final class BattlefieldJsonFuzz {
    private BattlefieldJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        Documents.again(data.consumeRemainingAsString(), SetupJson::readBattlefield, SetupJson::of);
    }
}
