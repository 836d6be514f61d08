package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook.Revised;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How many models of a category a team has.
 *
 * @param rule TEAM-2 or TEAM-3, or the revision's of the same name
 * @param category whose number is limited
 * @param least 0 or more
 * @param most 0 or more, besides what {@code per} allows; none: any number
 * @param per one more for each so many of another category
 */
public record CategoryLimit(RuleId rule, Category category, int least, Option<Integer> most, Option<Per> per) {
    /**
     * One more for each so many of another category.
     *
     * @param many 1 or more
     * @param category who is counted
     */
    public record Per(int many, Category category) {}

    /** The third edition's. */
    public static final Vector<CategoryLimit> THIRD_EDITION = Vector.of(
            limit(Category.LEADER, 1, Option.some(1), Option.none()),
            limit(Category.TROOP, 1, Option.none(), Option.none()),
            limit(Category.SPECIALIST, 0, Option.some(0), Option.some(new Per(1, Category.TROOP))),
            limit(Category.SUPPORT, 0, Option.some(0), Option.some(new Per(3, Category.TROOP))),
            limit(Category.LIVING_LEGEND, 0, Option.some(1), Option.none()),
            limit(Category.MERCENARY, 0, Option.some(1), Option.none()));

    /** R25-TEAM-2, R25-TEAM-3: those of the revision of 2025, which needs no Troop and has any number of Minions. */
    public static final Vector<CategoryLimit> REVISED =
            THIRD_EDITION.reject(limit -> limit.category() == Category.TROOP).map(CategoryLimit::revised);

    static final String THIRD = "third";

    /**
     * Those of an edition.
     *
     * @param edition a name among {@link io.github.deadcube.core.Deadcube#editions}
     * @return the revision's own, and the third edition's for all others
     */
    public static Vector<CategoryLimit> of(String edition) {
        return edition.equals("revised") ? REVISED : THIRD_EDITION;
    }

    private static CategoryLimit limit(Category category, int least, Option<Integer> most, Option<Per> per) {
        return new CategoryLimit(rule(category), category, least, most, per);
    }

    /**
     * The rule that sets a category's limit in the third edition.
     *
     * @param category any
     * @return TEAM-2 for Leaders and Troops, TEAM-3 for all others
     */
    public static RuleId rule(Category category) {
        return category == Category.LEADER || category == Category.TROOP ? RuleIds.TEAM_2 : RuleIds.TEAM_3;
    }

    /**
     * The same limit, set by the rule of the revision.
     *
     * @return with R25-TEAM-2 or R25-TEAM-3
     */
    public CategoryLimit revised() {
        return new CategoryLimit(Revised.of(rule), category, least, most, per);
    }

    /**
     * The most models of the category in a team.
     *
     * @param team whose other models are counted
     * @return none for any number
     */
    Option<Integer> most(ChosenTeam team) {
        int more = per.map(p -> team.count(p.category()) / p.many()).getOrElse(0);
        return most.map(number -> number + more);
    }
}
