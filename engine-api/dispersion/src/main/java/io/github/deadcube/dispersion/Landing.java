package io.github.deadcube.dispersion;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The result of a dispersion (N3-4 to N3-7): where the element lands, and what the players must do if it cannot stay
 * there. The engine reports it, but does not do it.
 *
 * @param point where the element's centre lands, to 1e-9 in; it may be off the table
 * @param obligation none if the element stays; N3-5: the troop's owner places it anywhere in the owner's deployment
 *     zone, in contact with a border of the table; N3-6: the AI beacon is destroyed; N3-7: the element is off the
 *     table, and the caller decides
 * @param reason the reason why a troop cannot stay; none for other elements
 * @param places N3-5: where the centre of a troop's base may be, so that the whole base is in the owner's deployment
 *     zone, outside barred areas and the enemy's zone, and touches a border of the table: lines along the southern,
 *     eastern, northern and western border, in this order, as rectangles without depth or width; empty if there is no
 *     such place; none for other elements, and if the owner's deployment zone is not known
 */
public record Landing(Point point, Option<RuleId> obligation, Option<Reason> reason, Option<Vector<Rectangle>> places) {
    private static final double EXACT = 1e-9;
    private static final String NONE = "none";

    /**
     * N3-5: whether the owner may place the centre of the troop at a point, to 1e-9 in; false if the places are not
     * known.
     */
    public boolean allows(Point centre) {
        return places.exists(lines -> lines.exists(line -> line.distance(centre) <= EXACT));
    }

    /**
     * A short name of the obligation: {@code none}, {@code deployment zone}, {@code removed beacon} or
     * {@code off the table}.
     */
    public String words() {
        if (obligation.isEmpty()) return NONE;
        if (reason.isDefined()) return "deployment zone";
        return obligation.contains(RuleIds.N3_6) ? "removed beacon" : "off the table";
    }

    /** The obligation in one line, without the places; {@code none} if the element stays. */
    public String explanation() {
        if (obligation.isEmpty()) return NONE;
        String description = reason.map(why ->
                        why + ", so its owner places it in its own deployment zone, touching a border of the table")
                .getOrElse(
                        obligation.contains(RuleIds.N3_6)
                                ? "it is off the table, so it is destroyed"
                                : "the caller decides what follows");
        return words() + ": " + description + " (" + obligation.get() + ")";
    }

    /** N3-5: the reason why a troop cannot stay where it has landed; the first that applies. */
    public enum Reason {
        /** Its centre is off the table. */
        OFF_THE_TABLE,
        /** Part of its base is off the table. */
        PARTLY_OFF_THE_TABLE,
        /** Any part of its base is in the enemy's deployment zone. */
        IN_THE_ENEMY_ZONE,
        /** Any part of its base is in an area where it may not deploy, cannot be placed or does not fit. */
        IN_A_BARRED_AREA;

        /** In words: {@code partly off the table}. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
