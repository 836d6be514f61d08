package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The faults of a strike team's cards for a game. */
public final class TeamFaults {
    private static final String ADVICE = "--translate translates its cards into ";

    private TeamFaults() {}

    /** The faults of a team's cards for a game, a line each, and whether a translation helps. */
    public static Vector<String> refused(StrikeTeam team, Ruleset rules) {
        Ruleset led = led(team, rules);
        Seq<Fault> faults = Deadcube.faults(team, led);
        StrikeTeam translated = Deadcube.translated(team, led).team();
        boolean helps = Deadcube.faults(translated, led).size() < faults.size();
        return helps ? lines(faults).append(ADVICE + led) : lines(faults);
    }

    /** The faults of a team's cards for a game, a line each. */
    public static Vector<String> faults(StrikeTeam team, Ruleset rules) {
        return lines(Deadcube.faults(team, led(team, rules)));
    }

    private static Ruleset led(StrikeTeam team, Ruleset rules) {
        return Shipped.withOrders(InstalledRules.setup(rules).withTeamA(team).withTeamB(team))
                .ruleset();
    }

    private static Vector<String> lines(Seq<Fault> faults) {
        return faults.map(fault -> fault.toString().replaceFirst("^team, ", "")).toVector();
    }

    /** Whether a line suggests a translation. */
    static boolean advice(String line) {
        return line.startsWith(ADVICE);
    }
}
