package io.github.deadcube.spark;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import java.io.Serializable;
import java.util.List;

/**
 * Which games are played: every number is one game, whose dice have the first seed plus the number. Successive games run through all
 * scenarios, editions, teams, battlefields and opponents, in this order, so that each task has games of all kinds.
 *
 * @param botA the name of side A's bot
 * @param editions names of editions, as {@link Deadcube#editions}
 * @param scenarios names of shipped scenarios
 * @param iterations the budget of a decision; 0 if the bot decides
 */
record GamePlan(long firstSeed, String botA, String botB, List<String> editions, List<String> scenarios, int iterations)
        implements Serializable {
    private static final Vector<ChosenTeam> TEAMS = Shipped.teams();
    private static final Vector<NamedBattlefield> FIELDS = NamedBattlefield.shipped();

    /** What a game is played with. */
    record Planned(long seed, String edition, NamedBattlefield field, Setup setup) {}

    long seed(long number) {
        return firstSeed + number;
    }

    Planned game(long number) {
        long n = number;
        String scenario = scenarios.get((int) (n % scenarios.size()));
        n /= scenarios.size();
        String edition = editions.get((int) (n % editions.size()));
        n /= editions.size();
        int one = (int) (n % TEAMS.size());
        n /= TEAMS.size();
        NamedBattlefield field = FIELDS.get((int) (n % FIELDS.size()));
        n /= FIELDS.size();
        int other = (int) ((one + 1 + n % (TEAMS.size() - 1)) % TEAMS.size());
        return new Planned(seed(number), edition, field, setup(edition, scenario, one, other, field));
    }

    /** The line of a plan that names the job. */
    static String job(Rows rows) {
        return "job: " + rows.job();
    }

    /** The line of a plan that names the build. */
    static String build() {
        return "build: " + Build.checksum();
    }

    /** The lines of a plan: what decides the rows of a block. */
    Vector<String> described(Rows rows, long block) {
        Vector<String> lines = Vector.of(
                job(rows),
                "seed: " + firstSeed,
                "editions: " + String.join(",", editions),
                "scenarios: " + String.join(",", scenarios),
                "block: " + block,
                build());
        return rows == Rows.VERIFY
                ? lines
                : lines.append("bots: " + botA + "," + botB).append("iterations: " + iterations);
    }

    private static Setup setup(String edition, String scenario, int one, int other, NamedBattlefield field) {
        Ruleset ruleset = Deadcube.edition(edition).get();
        Scenario mission =
                Shipped.scenarios().find(known -> known.name().equals(scenario)).get();
        Setup setup = Shipped.setup(ruleset, TEAMS.get(one), TEAMS.get(other)).withBattlefield(field.battlefield());
        return Shipped.in(mission, setup);
    }
}
