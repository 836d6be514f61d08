package io.github.deadcube.core.team;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How many models of a category a team has (TEAM-2, TEAM-3).
 *
 * @param category whose number is limited
 * @param least 0 or more
 * @param most 0 or more, besides what {@code per} allows; none: any number
 * @param per one more for each so many of another category
 */
public record CategoryLimit(Category category, int least, Option<Integer> most, Option<Per> per) {
    /**
     * One more for each so many of another category.
     *
     * @param many 1 or more
     * @param category who is counted
     */
    public record Per(int many, Category category) {}

    /** The third edition's. */
    public static final Vector<CategoryLimit> THIRD_EDITION = Vector.of(
            exactly(Category.LEADER),
            new CategoryLimit(Category.TROOP, 1, Option.none(), Option.none()),
            new CategoryLimit(Category.SPECIALIST, 0, Option.some(0), Option.some(new Per(1, Category.TROOP))),
            new CategoryLimit(Category.SUPPORT, 0, Option.some(0), Option.some(new Per(3, Category.TROOP))),
            new CategoryLimit(Category.LIVING_LEGEND, 0, Option.some(1), Option.none()),
            new CategoryLimit(Category.MERCENARY, 0, Option.some(1), Option.none()));

    /** R25-TEAM-2, R25-TEAM-3: those of the revision of 2025, which needs no Troop and has any number of Minions. */
    public static final Vector<CategoryLimit> REVISED =
            THIRD_EDITION.reject(limit -> limit.category() == Category.TROOP);

    private static CategoryLimit exactly(Category category) {
        return new CategoryLimit(category, 1, Option.some(1), Option.none());
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
