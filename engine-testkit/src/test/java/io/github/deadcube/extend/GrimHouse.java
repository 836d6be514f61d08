package io.github.deadcube.extend;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;

/** House rules that are found: team A is GRIM. */
public final class GrimHouse implements HouseRules {
    @Override
    public Ruleset over(Ruleset edition) {
        return edition.withName(edition.name() + "-grim").with(new Grim());
    }

    @Override
    public Setup setup(Setup setup) {
        StrikeTeam team = setup.teamA();
        return setup.withTeamA(new StrikeTeam(
                "Grim " + team.name(),
                team.leader(),
                team.members().map(p -> p.withKeywords(p.keywords().append(Keyword.of("GRIM", 1))))));
    }
}
