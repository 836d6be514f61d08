package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.ProfileBuilder;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;

/** Calls teams and models as scripts do that give them no names. */
final class DefaultNames {
    private DefaultNames() {}

    static StrikeTeam given(Side side, StrikeTeam team) {
        return new StrikeTeam(
                "side " + side,
                team.leader(),
                team.members()
                        .zipWithIndex((profile, i) -> new ProfileBuilder()
                                .from(profile)
                                .name(new ModelId(side, i + 1).toString())
                                .build()));
    }
}
