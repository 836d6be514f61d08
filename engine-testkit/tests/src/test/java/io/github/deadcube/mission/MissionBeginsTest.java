package io.github.deadcube.mission;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.level.Level;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each shipped mission begins. */
class MissionBeginsTest {
    private static final Rules RULES = Deadcube.rules();

    @ParameterizedTest
    @MethodSource("io.github.deadcube.mission.MissionTest#missions")
    void withEveryPairOfTeamsOnEveryBattlefieldInEveryEdition(Mission mission) {
        for (String edition : Deadcube.editions()) {
            Ruleset ruleset = Shipped.all(Deadcube.edition(edition).get());
            for (ChosenTeam one : Shipped.teams())
                for (ChosenTeam other : others(one)) {
                    Setup third = Shipped.in(mission, Shipped.setup(Shipped.all(Deadcube.ruleset()), one, other));
                    Setup setup = third.withRuleset(ruleset)
                            .withTeamA(Deadcube.translated(third.teamA(), ruleset))
                            .withTeamB(Deadcube.translated(third.teamB(), ruleset));
                    for (NamedBattlefield field : NamedBattlefield.shipped())
                        assertThat(RULES.start(setup.withBattlefield(field.battlefield()))
                                        .swap()
                                        .getOrElse(Vector.empty()))
                                .as(edition + ": " + one + " against " + other + " on " + field.name())
                                .isEmpty();
                }
        }
    }

    /** In a build the next team alone. */
    private static Vector<ChosenTeam> others(ChosenTeam one) {
        Vector<ChosenTeam> all = Shipped.teams();
        int next = (all.indexOf(one) + 1) % all.size();
        return Level.thorough() ? all : Vector.of(all.get(next));
    }
}
