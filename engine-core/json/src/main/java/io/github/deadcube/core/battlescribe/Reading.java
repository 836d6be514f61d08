package io.github.deadcube.core.battlescribe;

import io.github.deadcube.core.battlescribe.Finding.Kind;
import io.github.deadcube.core.team.ChosenModel;
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
    static final String UNDATED = "it does not say the revision of its game system";

    /** Lists and rosters that do not say their revision, and by which edition they were read. */
    public Vector<Finding> undated() {
        return findings.filter(finding -> finding.what().equals(UNDATED));
    }

    /**
     * The special orders that the files name.
     *
     * @return each name once, from the first file that has it, with or without data in the ruleset
     */
    public Vector<ListedOrder> orders() {
        return contents.flatMap(Content::specialOrders).distinctBy(ListedOrder::name);
    }

    /**
     * What is wrong with what a team uses: faults of rosters and of files that were not read at all, and of its list those in its models'
     * cards and choices. A fault in a part of a list that it does not use does not concern it.
     *
     * @return faults alone, in their order; empty if it can be played as it stands
     */
    public Vector<Finding> concerning(ChosenTeam team) {
        Vector<String> cards = lists.filter(list ->
                        list.faction().equals(team.faction()) && list.edition().equals(team.edition()))
                .flatMap(list -> list.flawed(team))
                .map(ChosenModel::name);
        return findings.filter(finding -> finding.kind() == Kind.FAULT
                && (finding.reach() == Finding.Reach.FILE
                        || finding.cards()
                                .exists(name ->
                                        cards.exists(card -> card.equals(name) || card.startsWith(name + " (")))));
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
