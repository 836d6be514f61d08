package io.github.deadcube.core.battlescribe;

import io.github.deadcube.core.battlescribe.Finding.Kind;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.vavr.collection.Vector;

/**
 * What was read of some files.
 *
 * @param contents what is in each, in the order of the files
 * @param lists of the catalogues
 * @param teams of the rosters
 * @param findings what was not read just as it stands, by file and line
 */
public record Reading(
        Vector<Content> contents, Vector<ForceList> lists, Vector<ChosenTeam> teams, Vector<Finding> findings) {
    /**
     * The special orders that the files name.
     *
     * @return each name once, from the first file that has it, with or without data in the ruleset
     */
    public Vector<ListedOrder> orders() {
        return contents.flatMap(Content::specialOrders).distinctBy(ListedOrder::name);
    }

    /**
     * Whether nothing is wrong.
     *
     * @return if no finding is a fault
     */
    public boolean sound() {
        return findings.forAll(finding -> finding.kind() != Kind.FAULT);
    }

    /**
     * By which editions' rules its lists and rosters are played.
     *
     * @return {@code third}, {@code revised}, or both, each once; empty if there is no list and no roster
     */
    public Vector<String> editions() {
        return contents.map(Content::rules).distinct().sorted();
    }
}
