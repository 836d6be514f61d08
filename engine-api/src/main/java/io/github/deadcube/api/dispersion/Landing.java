package io.github.deadcube.api.dispersion;

import io.github.deadcube.api.dispersion.Dispersion.Point;
import io.github.deadcube.api.dispersion.Dispersion.Rectangle;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The result of a dispersion (N3-4 to N3-7).
 *
 * @param point where the element's centre lands, to 1e-9 in; it may be off the table
 * @param obligation what the players must do next; empty if the element stays where it has landed
 */
public record Landing(Point point, Option<Obligation> obligation) {

    /**
     * What the players must do with an element that cannot stay where it has landed. The engine reports it, but does not do
     * it.
     *
     * @param rule N3-5: the troop's owner places it anywhere in the owner's deployment zone, in contact with a border of the table; N3-6:
     *     the AI beacon is destroyed; N3-7: the element is off the table, and the caller decides
     * @param reason the reason why a troop cannot stay; none for other elements
     * @param places where a troop may stand; none for other elements, and if the owner's deployment zone is not known
     */
    public record Obligation(RuleId rule, Option<Reason> reason, Option<Places> places) {
        /** N3-6: the AI beacon is destroyed. */
        public static final Obligation DESTROYED = new Obligation(RuleIds.N3_6, Option.none(), Option.none());

        /** N3-7: the element is off the table, and the caller decides. */
        public static final Obligation OFF_TABLE = new Obligation(RuleIds.N3_7, Option.none(), Option.none());

        /** N3-5: the troop's owner places it. */
        public static Obligation redeploy(Reason reason, Option<Places> places) {
            return new Obligation(RuleIds.N3_5, Option.some(reason), places);
        }

        /** A short name: {@code deployment zone}, {@code removed beacon} or {@code off the table}. */
        public String words() {
            if (reason.isDefined()) return "deployment zone";
            return rule.equals(RuleIds.N3_6) ? "removed beacon" : "off the table";
        }

        /** One line, without the places. */
        @Override
        public String toString() {
            String told = reason.map(why ->
                            why + ", so its owner places it in its own deployment zone, touching a border of the table")
                    .getOrElse(
                            rule.equals(RuleIds.N3_6)
                                    ? "it is off the table, so it is destroyed"
                                    : "what becomes of it is not this rule's to say");
            return words() + ": " + told + " (" + rule + ")";
        }
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

    /**
     * N3-5: where the centre of a troop's base may be, so that the whole base is in the owner's deployment zone, outside
     * barred areas and the enemy's zone, and touches a border of the table.
     *
     * @param stretches along the southern, eastern, northern and western border, in this order; empty if there is no such
     *     place
     */
    public record Places(Vector<Stretch> stretches) {
        /** Whether a point is one of these places, to 1e-9 in. */
        public boolean allow(Point centre) {
            return stretches.exists(stretch -> stretch.contains(centre));
        }

        /** The stretches, or {@code nowhere}. */
        @Override
        public String toString() {
            return stretches.isEmpty() ? "nowhere" : stretches.mkString("; ");
        }
    }

    /**
     * A straight line of places that runs north or east. Written {@code 0.5,0.5 to 0.5,11.5}.
     *
     * @param from its southern or western end
     * @param to its northern or eastern end; the same point if there is only one place
     */
    public record Stretch(Point from, Point to) {
        private static final double EXACT = 1e-9;

        /** Whether a point is on it, to 1e-9 in. */
        public boolean contains(Point point) {
            return Rectangle.between(from, to).distance(point) <= EXACT;
        }

        /** The notation: {@code 0.5,0.5 to 0.5,11.5}. */
        @Override
        public String toString() {
            return from + " to " + to;
        }
    }
}
