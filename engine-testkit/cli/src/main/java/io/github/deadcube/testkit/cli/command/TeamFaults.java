package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The faults of a strike team's cards for a game. */
public final class TeamFaults {
    private static final String ADVICE = "--translate translates its cards into {edition}";

    private TeamFaults() {}

    /** The faults of a team's cards for a game, and whether a translation helps. */
    public static Vector<Fault> refused(StrikeTeam team, Ruleset rules) {
        Ruleset led = led(team, rules);
        Seq<Fault> faults = Deadcube.faults(team, led);
        StrikeTeam translated = Deadcube.translated(team, led);
        boolean helps = Deadcube.faults(translated, led).size() < faults.size();
        return helps ? alone(faults).append(Fault.of(Sentence.of(ADVICE, led))) : alone(faults);
    }

    /** The faults of a team's cards for a game. */
    public static Vector<Fault> faults(StrikeTeam team, Ruleset rules) {
        return alone(Deadcube.faults(team, led(team, rules)));
    }

    private static Ruleset led(StrikeTeam team, Ruleset rules) {
        return Shipped.withOrders(InstalledRules.setup(rules).withTeamA(team).withTeamB(team))
                .ruleset();
    }

    /** The faults of parts of the only team. */
    private static Vector<Fault> alone(Seq<Fault> faults) {
        return faults.map(fault -> fault.in(fault.where().path().reject(PartName.TEAM::equals)))
                .toVector();
    }

    /** Whether a fault suggests a translation. */
    static boolean advice(Fault fault) {
        return fault.sentence().template().equals(ADVICE);
    }
}
