package io.github.deadcube.spark;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.Battlefields;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.List;

/**
 * Which games are played: every number is one game, whose dice have the first seed plus the number. Successive games run through all
 * battlefields, pairs of shipped teams, editions and scenarios.
 *
 * @param botA the name of side A's bot
 * @param editions names of editions, as {@link Deadcube#editions}
 * @param scenarios names of shipped scenarios
 * @param iterations the budget of a decision; 0 if the bot decides
 */
record GamePlan(long firstSeed, String botA, String botB, List<String> editions, List<String> scenarios, int iterations)
        implements Serializable {
    private static final Vector<ChosenTeam> TEAMS = Shipped.teams();
    private static final Vector<NamedBattlefield> FIELDS = Battlefields.shipped();

    /** What a game is played with. */
    record Planned(long seed, String edition, NamedBattlefield field, Setup setup) {}

    long seed(long number) {
        return firstSeed + number;
    }

    Planned game(long number) {
        long n = number;
        NamedBattlefield field = FIELDS.get((int) (n % FIELDS.size()));
        n /= FIELDS.size();
        int one = (int) (n % TEAMS.size());
        n /= TEAMS.size();
        int other = (int) ((one + 1 + n % (TEAMS.size() - 1)) % TEAMS.size());
        n /= TEAMS.size() - 1;
        String edition = editions.get((int) (n % editions.size()));
        n /= editions.size();
        String scenario = scenarios.get((int) (n % scenarios.size()));
        return new Planned(seed(number), edition, field, setup(edition, scenario, one, other, field));
    }

    private static Setup setup(String edition, String scenario, int one, int other, NamedBattlefield field) {
        Ruleset ruleset = Deadcube.edition(edition).get();
        Mission mission =
                Shipped.missions().find(known -> known.name().equals(scenario)).get();
        Setup setup = Shipped.setup(ruleset, TEAMS.get(one), TEAMS.get(other)).withBattlefield(field.battlefield());
        Setup translated = setup.withTeamA(
                        Deadcube.translated(setup.teamA(), setup.ruleset()).team())
                .withTeamB(Deadcube.translated(setup.teamB(), setup.ruleset()).team());
        return Shipped.in(mission, translated.withScenario(mission));
    }
}
