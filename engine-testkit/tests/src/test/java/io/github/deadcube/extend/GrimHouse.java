package io.github.deadcube.extend;

import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;

/** House rules that the service loader finds: team A is GRIM. */
public final class GrimHouse implements HouseRules {
    @Override
    public Ruleset over(Ruleset edition) {
        return edition.withName(edition.name() + "-grim").with(new Grim());
    }

    @Override
    public StrikeTeam team(Side side, StrikeTeam shipped) {
        if (side == Side.B) return shipped;
        return new StrikeTeam(
                "Grim " + shipped.name(),
                shipped.leader(),
                shipped.members().map(p -> p.withKeywords(p.keywords().append(Keyword.of("GRIM", 1)))));
    }
}
