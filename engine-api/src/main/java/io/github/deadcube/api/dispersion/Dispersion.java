package io.github.deadcube.api.dispersion;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.Inches;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import org.immutables.value.Value;

/**
 * All inputs that decide where a dispersing element lands, except the die (N3-2 to N3-5). The rule checks them, not this
 * record.
 *
 * <pre>{@code
 * Dispersion jump = Dispersion.at(new Point(10, 24)).withZone(Option.some(new Rectangle(0, 0, 48, 12)));
 * }</pre>
 *
 * @param table 48 × 48 in by default
 * @param point the declared point, on the table: the template is centred there
 * @param template N3-3: the numbers around the circular template, one for each of its equal sectors: clockwise from 1, each once; 1 to 20 by
 *     default, for a d20
 * @param distance how far the element moves, in inches; 16 by default
 * @param element a troop by default
 * @param base N3-8: the diameter of a troop's round base in millimetres, usually 25, 40 or 55; 25 by default
 * @param zone the deployment zone of the element's owner; empty if it is not known
 * @param enemyZones the enemy's deployment zones
 * @param barred other areas where a troop may not deploy, cannot be placed or does not fit
 */
@Value.Builder
public record Dispersion(
        Rectangle table,
        Point point,
        Vector<Integer> template,
        double distance,
        Element element,
        double base,
        Option<Rectangle> zone,
        Vector<Rectangle> enemyZones,
        Vector<Rectangle> barred)
        implements WithDispersion {
    /** The largest coordinate, distance or diameter that is measured exactly. */
    public static final double LONGEST = 1e6;

    /** The largest number of sectors that {@link #withSectors} accepts. */
    public static final int MOST_SECTORS = 1000;

    private static final double MILLIMETRES_TO_THE_INCH = 25.4;

    /**
     * A dispersion with default values: a troop on a 25 mm base, a table of 48 × 48 in, a d20, no zones. The {@code with}
     * methods change them.
     */
    public static Dispersion at(Point point) {
        return new DispersionBuilder()
                .table(Rectangle.table(48, 48))
                .point(point)
                .template(Vector.rangeClosed(1, 20))
                .distance(16)
                .element(Element.TROOP)
                .base(25)
                .zone(Option.none())
                .enemyZones(Vector.empty())
                .barred(Vector.empty())
                .build();
    }

    /**
     * N3-1: whether a completed roll for a skill or a piece of equipment leads to a dispersion.
     *
     * @param weapon whether it is a weapon: in the third edition of Infinity, no weapon disperses
     * @param namesDispersion whether its description names dispersion
     * @param passed whether the roll was passed
     */
    public static boolean follows(boolean weapon, boolean namesDispersion, boolean passed) {
        return namesDispersion && !passed && !weapon;
    }

    /**
     * The same dispersion with a template with the numbers 1, 2, 3 … clockwise.
     *
     * @param sectors how many, 1 to {@value #MOST_SECTORS}
     * @throws IllegalArgumentException if the number is out of range
     */
    public Dispersion withSectors(int sectors) {
        if (sectors < 1 || sectors > MOST_SECTORS)
            throw new IllegalArgumentException("a template has 1 to " + MOST_SECTORS + " sectors, not " + sectors);
        return withTemplate(Vector.rangeClosed(1, sectors));
    }

    /** Half the diameter of the base, in inches. */
    public double radius() {
        return base / 2 / MILLIMETRES_TO_THE_INCH;
    }

    /** The kind of element that disperses (N3-4). It decides what happens after a bad landing. */
    public enum Element {
        /** A troop that cannot stay is placed again by its owner (N3-5). */
        TROOP,
        /** A template: if it lands off the table, the caller decides (N3-7). */
        TEMPLATE,
        /** An AI beacon: it is destroyed off the table, and deploys anywhere on it (N3-6). */
        BEACON,
        /** Anything else, such as a piece of scenery (N3-7). */
        OTHER
    }

    /**
     * A place on the plane of the table. Written {@code 10,24}.
     *
     * @param x inches towards the east, rounded to 1e-9 (N3-8)
     * @param y inches towards the north, rounded to 1e-9
     */
    public record Point(double x, double y) {
        /** Rounds to 1e-9 in. */
        public Point {
            x = Inches.exact(x);
            y = Inches.exact(y);
        }

        /** The distance to another point, in inches. */
        public double distance(Point other) {
            return StrictMath.hypot(x - other.x, y - other.y);
        }

        /** The notation: {@code 10,24}, {@code -6,24.5}. */
        @Override
        public String toString() {
            return Inches.text(x) + "," + Inches.text(y);
        }
    }

    /**
     * A table, a deployment zone or another area, with sides that run north and east. Written {@code 0,0,48,12}: the
     * south-western corner, then the north-eastern. This record does not check it; the rule refuses an empty rectangle.
     *
     * @param west the smallest x, in inches, rounded to 1e-9
     * @param south the smallest y
     * @param east the largest x
     * @param north the largest y
     */
    public record Rectangle(double west, double south, double east, double north) {
        /** Rounds to 1e-9 in. */
        public Rectangle {
            west = Inches.exact(west);
            south = Inches.exact(south);
            east = Inches.exact(east);
            north = Inches.exact(north);
        }

        /**
         * A table with its south-western corner at {@code 0,0}.
         *
         * @param width inches from west to east
         * @param depth inches from south to north
         */
        public static Rectangle table(double width, double depth) {
            return new Rectangle(0, 0, width, depth);
        }

        /** The rectangle between any two opposite corners. */
        public static Rectangle between(Point one, Point other) {
            return new Rectangle(
                    Math.min(one.x(), other.x()),
                    Math.min(one.y(), other.y()),
                    Math.max(one.x(), other.x()),
                    Math.max(one.y(), other.y()));
        }

        /** Whether a point is in it, border included. */
        public boolean contains(Point point) {
            return west <= point.x() && point.x() <= east && south <= point.y() && point.y() <= north;
        }

        /** Whether all of another rectangle is in it, border included. */
        public boolean contains(Rectangle other) {
            return west <= other.west && other.east <= east && south <= other.south && other.north <= north;
        }

        /** The distance of a point from its nearest part, in inches; 0 inside. */
        public double distance(Point point) {
            double across = Math.max(0, Math.max(west - point.x(), point.x() - east));
            double along = Math.max(0, Math.max(south - point.y(), point.y() - north));
            return StrictMath.hypot(across, along);
        }

        /** The notation: {@code 0,0,48,12}. */
        @Override
        public String toString() {
            return Inches.text(west) + "," + Inches.text(south) + "," + Inches.text(east) + "," + Inches.text(north);
        }
    }

    /**
     * The result of a dispersion (N3-4 to N3-7): where the element lands, and what the players must do if it cannot stay there. The engine reports
     * it, but does not do it.
     *
     * @param point where the element's centre lands, to 1e-9 in; it may be off the table
     * @param obligation none if the element stays; N3-5: the troop's owner places it anywhere in the owner's deployment zone, in contact with a
     *     border of the table; N3-6: the AI beacon is destroyed; N3-7: the element is off the table, and the caller decides
     * @param reason the reason why a troop cannot stay; none for other elements
     * @param places N3-5: where the centre of a troop's base may be, so that the whole base is in the owner's deployment zone, outside barred areas
     *     and the enemy's zone, and touches a border of the table: lines along the southern, eastern, northern and western border, in this order,
     *     as rectangles without depth or width; empty if there is no such place; none for other elements, and if the owner's deployment zone is
     *     not known
     */
    public record Landing(
            Point point, Option<RuleId> obligation, Option<Reason> reason, Option<Vector<Rectangle>> places) {
        private static final double EXACT = 1e-9;
        private static final String NONE = "none";

        /** N3-5: whether the owner may place the centre of the troop at a point, to 1e-9 in; false if the places are not known. */
        public boolean allows(Point centre) {
            return places.exists(lines -> lines.exists(line -> line.distance(centre) <= EXACT));
        }

        /** A short name of the obligation: {@code none}, {@code deployment zone}, {@code removed beacon} or {@code off the table}. */
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
}
