package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.json.SetupJson;
import io.github.deadcube.core.json.TeamJson;
import io.vavr.control.Option;

/** A strike team is read or refused as JSON, as set-ups and as builders have it; what is read reads as the same again. */
public final class TeamJsonFuzz {
    private TeamJsonFuzz() {}

    /** One text. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Documents.again(text, SetupJson::readTeam, SetupJson::of);
        TeamJson.read(text)
                .peekLeft(faults -> Held.must(faults.exists(f -> !f.isBlank()), "nothing says why it is refused", text))
                .peek(team -> Held.same(TeamJson.read(TeamJson.of(team)).toOption(), Option.some(team), text));
    }
}
