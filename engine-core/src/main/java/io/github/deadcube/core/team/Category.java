package io.github.deadcube.core.team;

import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.EditionNames;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** TEAM-2 to TEAM-4, TEAM-8: the category of a card in a strike team. */
public enum Category {
    /** The leader of the team (SET-1). */
    LEADER("leader"),
    /** Their number sets the limits of other categories. */
    TROOP("troop"),
    /** At most as many as Troops. */
    SPECIALIST("specialist"),
    /** At most one for every three Troops. */
    SUPPORT("support"),
    /** R25-TEAM-3: any number. */
    MINION("minion"),
    /** At most one. */
    LIVING_LEGEND("living legend"),
    /** At most one, of any faction. */
    MERCENARY("mercenary"),
    /** TEAM-4: needs another card in the team. Counts for no limit. */
    FOLLOWER("follower"),
    /** TEAM-8: another card deploys it in addition. Counts for no limit. */
    EXTRA("extra");

    private final String word;

    Category(String word) {
        this.word = word;
    }

    /**
     * Finds a category by its word.
     *
     * @param word such as {@code living legend}
     * @return none if no category has this word
     */
    public static Option<Category> named(String word) {
        return Vector.of(values()).find(category -> category.word.equals(word));
    }

    /** The word in the text of a team, such as {@code living legend}. */
    @Override
    public String toString() {
        return word;
    }

    /**
     * The limits for the models of a category in a team.
     *
     * @param rule TEAM-2 or TEAM-3, or the revision's rule of the same name
     * @param category the limited category
     * @param least 0 or more
     * @param most 0 or more, without the models that {@code per} allows; none: any number
     * @param per allows more models for models of another category
     */
    public record CategoryLimit(RuleId rule, Category category, int least, Option<Integer> most, Option<Per> per) {
        /**
         * Allows one more model for each {@code many} models of another category.
         *
         * @param many 1 or more
         * @param category the counted category
         */
        public record Per(int many, Category category) {}

        public static final Vector<CategoryLimit> THIRD_EDITION = Vector.of(
                limit(Category.LEADER, 1, Option.some(1), Option.none()),
                limit(Category.TROOP, 1, Option.none(), Option.none()),
                limit(Category.SPECIALIST, 0, Option.some(0), Option.some(new Per(1, Category.TROOP))),
                limit(Category.SUPPORT, 0, Option.some(0), Option.some(new Per(3, Category.TROOP))),
                limit(Category.LIVING_LEGEND, 0, Option.some(1), Option.none()),
                limit(Category.MERCENARY, 0, Option.some(1), Option.none()),
                limit(Category.MINION, 0, Option.some(0), Option.none()));

        /** R25-TEAM-2, R25-TEAM-3: the limits of the revision of 2025. It needs no Troop and allows any number of Minions. */
        public static final Vector<CategoryLimit> REVISED = THIRD_EDITION
                .reject(limit -> limit.category() == Category.TROOP || limit.category() == Category.MINION)
                .map(CategoryLimit::revised);

        /**
         * The limits of an edition.
         *
         * @param edition a name from {@link io.github.deadcube.core.Deadcube#editions}
         * @return for all editions but the revision, the limits of the third edition
         */
        public static Vector<CategoryLimit> of(String edition) {
            return edition.equals(EditionNames.REVISED) ? REVISED : THIRD_EDITION;
        }

        private static CategoryLimit limit(Category category, int least, Option<Integer> most, Option<Per> per) {
            return new CategoryLimit(rule(category), category, least, most, per);
        }

        /**
         * The rule that limits a category in the third edition.
         *
         * @return TEAM-2 for Leaders and Troops, TEAM-3 for all others
         */
        public static RuleId rule(Category category) {
            return category == Category.LEADER || category == Category.TROOP ? RuleIds.TEAM_2 : RuleIds.TEAM_3;
        }

        /** This limit with the rule of the revision, R25-TEAM-2 or R25-TEAM-3. */
        public CategoryLimit revised() {
            return new CategoryLimit(Revised.of(rule), category, least, most, per);
        }

        /**
         * The most models of the category in a team.
         *
         * @param team the team of which the other models are counted
         * @return none for any number
         */
        Option<Integer> most(ChosenTeam team) {
            int more = per.map(p -> team.count(p.category()) / p.many()).getOrElse(0);
            return most.map(number -> number + more);
        }
    }
}
