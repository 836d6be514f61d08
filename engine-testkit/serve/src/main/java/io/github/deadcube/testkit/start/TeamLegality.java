package io.github.deadcube.testkit.start;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** TEAM-9: all faults of a strike team with their rules. */
public final class TeamLegality {
    private TeamLegality() {}

    /** Why a team is illegal, with or without lists, with the limits of the given edition. */
    public static Vector<Fault> faults(ChosenTeam team, Vector<ForceList> lists, Option<String> edition, int points) {
        ChosenTeam judged = lists.isEmpty() ? edition.map(team::withEdition).getOrElse(team) : team;
        return ForceList.check(judged, lists, points);
    }
}
