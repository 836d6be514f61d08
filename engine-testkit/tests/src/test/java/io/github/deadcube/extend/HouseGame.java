package io.github.deadcube.extend;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.shipped.Shipped;

/** A game with rules of an application: a scenario that lets models leave, and keywords on every model. */
public final class HouseGame {
    private HouseGame() {}

    public static Setup setup() {
        Setup shipped = Shipped.setup(Shipped.ruleset().with(new Vengeful()).with(new Grim()));
        return shipped.withScenario(new LastStand())
                .withTeamA(vengeful(shipped.teamA()))
                .withTeamB(vengeful(shipped.teamB()));
    }

    private static StrikeTeam vengeful(StrikeTeam team) {
        return new StrikeTeam(
                team.name(),
                team.leader(),
                team.members()
                        .map(p -> p.withKeywords(
                                p.keywords().append(Keyword.of("VENGEFUL", 1)).append(Keyword.of("GRIM", 1)))));
    }
}
