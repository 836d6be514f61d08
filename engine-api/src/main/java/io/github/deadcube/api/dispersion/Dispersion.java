package io.github.deadcube.api.dispersion;

import io.github.deadcube.api.dispersion.Dispersion.Inches;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
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
 * @param template the numbers around it; 20 by default
 * @param distance how far the element moves, in inches; 16 by default
 * @param element a troop by default
 * @param base a troop's base; 25 mm by default
 * @param zone the deployment zone of the element's owner; empty if it is not known
 * @param enemyZones the enemy's deployment zones
 * @param barred other areas where a troop may not deploy, cannot be placed or does not fit
 */
@Value.Builder
public record Dispersion(
        Rectangle table,
        Point point,
        Template template,
        double distance,
        Element element,
        Base base,
        Option<Rectangle> zone,
        Vector<Rectangle> enemyZones,
        Vector<Rectangle> barred)
        implements WithDispersion {
    /** The largest coordinate, distance or diameter that is measured exactly. */
    public static final double LONGEST = 1e6;

    /**
     * A dispersion with default values: a troop on a 25 mm base, a table of 48 × 48 in, a d20, no zones. The {@code with}
     * methods change them.
     */
    public static Dispersion at(Point point) {
        return new DispersionBuilder()
                .table(Rectangle.table(48, 48))
                .point(point)
                .template(Template.D20)
                .distance(16)
                .element(Element.TROOP)
                .base(new Base(25))
                .zone(Option.none())
                .enemyZones(Vector.empty())
                .barred(Vector.empty())
                .build();
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

    /** N3-8: a round base. Its usual diameters are 25, 40 and 55 mm; 25.4 mm are an inch. */
    public record Base(double millimetres) {
        private static final double MILLIMETRES_TO_THE_INCH = 25.4;

        /** Half the diameter, in inches. */
        public double radius() {
            return millimetres / 2 / MILLIMETRES_TO_THE_INCH;
        }

        /** The notation: {@code 25 mm}. */
        @Override
        public String toString() {
            return Inches.text(millimetres) + " mm";
        }
    }

    /**
     * N3-3: the numbers around a circular template, one for each of its equal sectors.
     *
     * @param numbers clockwise from 1, each once; a die shows one of them
     */
    public record Template(Vector<Integer> numbers) {
        /** The largest number of sectors that {@link #of} accepts. */
        public static final int MOST_SECTORS = 1000;

        /** The game's own template: 20 sectors, for a d20. */
        public static final Template D20 = of(20);

        /**
         * A template with the numbers 1, 2, 3 … clockwise.
         *
         * @param sectors how many, 1 to {@value #MOST_SECTORS}
         * @throws IllegalArgumentException if the number is out of range
         */
        public static Template of(int sectors) {
            if (sectors < 1 || sectors > MOST_SECTORS)
                throw new IllegalArgumentException("a template has 1 to " + MOST_SECTORS + " sectors, not " + sectors);
            return new Template(Vector.rangeClosed(1, sectors));
        }

        /** How many sectors it has. */
        public int sectors() {
            return numbers.size();
        }
    }

    /**
     * N3-1: a completed roll for a skill or a piece of equipment.
     *
     * @param namesDispersion whether its description names dispersion
     * @param passed whether the roll was passed
     */
    public record Attempt(Means means, boolean namesDispersion, boolean passed) {
        /** The purpose of a roll. */
        public enum Means {
            /** A special skill, such as a jump from the air. */
            SKILL,
            /** A piece of equipment that is not a weapon. */
            EQUIPMENT,
            /** A weapon. In the third edition of Infinity, no weapon disperses. */
            WEAPON
        }

        /**
         * N3-1: whether the attempt disperses: true if the description names dispersion, the roll has failed, and it is not a
         * weapon.
         */
        public boolean disperses() {
            return namesDispersion && !passed && means != Means.WEAPON;
        }
    }

    /** Rounds and writes lengths. They are rounded to 1e-9 in, so that equal places are equal values. */
    public static final class Inches {
        private static final double PARTS = 1e9;
        /** The farthest landing from a table of the largest size; doubles are still precise enough there. */
        private static final double FARTHEST = 4 * Dispersion.LONGEST;

        private Inches() {}

        /** Rounds to 1e-9 in. A length beyond any table is unchanged, and the rule refuses it. */
        public static double exact(double inches) {
            return Math.abs(inches) <= FARTHEST ? Math.rint(inches * PARTS) / PARTS + 0.0 : inches;
        }

        /** The shortest decimal, without an exponent or trailing zeros: {@code 40}, {@code -6.5}. */
        public static String text(double inches) {
            if (!Double.isFinite(inches)) return Double.toString(inches);
            return inches == 0
                    ? "0"
                    : BigDecimal.valueOf(inches).stripTrailingZeros().toPlainString();
        }
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
}
