package io.github.deadcube.core.team;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** TEAM-2 to TEAM-4, TEAM-8: what a card counts as in a strike team. */
public enum Category {
    /** The one who leads (SET-1). */
    LEADER("leader"),
    /** The many, by whom the limits of others are counted. */
    TROOP("troop"),
    /** At most as many as Troops. */
    SPECIALIST("specialist"),
    /** At most one for every three Troops. */
    SUPPORT("support"),
    /** R25-TEAM-3: any number. */
    MINION("minion"),
    /** At most one. */
    LIVING_LEGEND("living legend"),
    /** At most one, of whatever faction. */
    MERCENARY("mercenary"),
    /** TEAM-4: comes only with another card, and counts for no limit. */
    FOLLOWER("follower"),
    /** TEAM-8: deployed in addition by another card, and counts for no limit. */
    EXTRA("extra");

    private final String word;

    Category(String word) {
        this.word = word;
    }

    /**
     * The category with a word.
     *
     * @param word such as {@code living legend}
     * @return none if no category is called so
     */
    public static Option<Category> of(String word) {
        return Vector.of(values()).find(category -> category.word.equals(word));
    }

    /** Its word, as teams are written: {@code living legend}. */
    @Override
    public String toString() {
        return word;
    }
}
