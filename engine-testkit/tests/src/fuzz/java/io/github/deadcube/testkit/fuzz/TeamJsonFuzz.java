package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.json.Json;

/**
 * A strike team is read or refused as JSON, as set-ups and as builders have it. A value that is read can be written and
 * read back.
 */
public final class TeamJsonFuzz {
    private TeamJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Documents.again(text, Json::readStrikeTeam, Json::write);
        Documents.again(text, Json::readTeam, Json::write);
    }
}
