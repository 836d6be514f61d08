package io.github.deadcube.core.dispersion;

import static io.vavr.control.Option.none;
import static io.vavr.control.Option.when;

import io.github.deadcube.api.dispersion.Dispersion;
import io.github.deadcube.api.dispersion.Dispersion.Landing;
import io.github.deadcube.api.dispersion.Dispersion.Landing.Reason;
import io.github.deadcube.api.dispersion.Dispersion.Point;
import io.github.deadcube.api.dispersion.Dispersion.Rectangle;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.Inches;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * N3-2 to N3-7: the point, the direction, the distance, and the obligation that follows. {@link DispersionCheck} refuses invalid
 * values, {@link Bearing} holds the direction, {@link Consequence} the obligation. The caller checks whether it applies (N3-1)
 * with {@link io.github.deadcube.api.dispersion.Dispersion#follows}.
 */
public final class Dispersions {
    private Dispersions() {}

    /** Where the element lands for a number of the template, or all faults of the input. */
    public static Either<Seq<Fault>, Landing> land(Dispersion dispersion, int die) {
        Vector<Fault> errors = new DispersionCheck(dispersion).errors(die);
        return errors.isEmpty() ? Either.right(landing(dispersion, die)) : Either.left(errors);
    }

    private static Landing landing(Dispersion dispersion, int die) {
        Bearing bearing = Bearing.toCentre(dispersion.table(), dispersion.point())
                .clockwise(
                        dispersion.template().indexOf(die),
                        dispersion.template().size());
        Point point = bearing.from(dispersion.point(), dispersion.distance());
        return Consequence.of(dispersion, point);
    }

    /** N3-5 to N3-7: the result for an element that has landed. {@link DispersionBorders} finds the places for a troop. */
    static final class Consequence {
        /** A base that reaches over a line by less than this, in inches, does not cross it. */
        static final double EXACT = 1e-9;

        private Consequence() {}

        static Landing of(Dispersion dispersion, Point landed) {
            boolean off = !dispersion.table().contains(landed);
            return switch (dispersion.element()) {
                case TROOP -> troop(dispersion, landed);
                case BEACON -> new Landing(landed, when(off, RuleIds.N3_6), none(), none());
                case TEMPLATE, OTHER -> new Landing(landed, when(off, RuleIds.N3_7), none(), none());
            };
        }

        private static Landing troop(Dispersion dispersion, Point landed) {
            Option<Reason> reason = reason(dispersion, landed);
            Option<Rectangle> zone = reason.isDefined() ? dispersion.zone() : none();
            return new Landing(
                    landed,
                    reason.map(why -> RuleIds.N3_5),
                    reason,
                    zone.map(own -> DispersionBorders.places(dispersion, own)));
        }

        /** N3-5: each part of its base counts. */
        private static Option<Reason> reason(Dispersion dispersion, Point landed) {
            double radius = dispersion.radius();
            Rectangle table = dispersion.table();
            if (!table.contains(landed)) return Option.some(Reason.OFF_THE_TABLE);
            if (room(table, landed) < radius - EXACT) return Option.some(Reason.PARTLY_OFF_THE_TABLE);
            if (meets(dispersion.enemyZones(), landed, radius)) return Option.some(Reason.IN_THE_ENEMY_ZONE);
            if (meets(dispersion.barred(), landed, radius)) return Option.some(Reason.IN_A_BARRED_AREA);
            return none();
        }

        /** The distance from a point on the table to the nearest border. */
        private static double room(Rectangle table, Point point) {
            double across = Math.min(point.x() - table.west(), table.east() - point.x());
            double along = Math.min(point.y() - table.south(), table.north() - point.y());
            return Math.min(across, along);
        }

        private static boolean meets(Vector<Rectangle> areas, Point centre, double radius) {
            return areas.exists(area -> area.distance(centre) < radius - EXACT);
        }
    }

    /**
     * N3-2 to N3-4: a direction, as a step of length 1. Quarter turns are exact. The direction to the centre is calculated in
     * whole parts of an inch, because points near the centre need it.
     */
    record Bearing(double east, double north) {
        private static final Bearing NORTH = new Bearing(0, 1);
        private static final double PARTS = 1e9;

        /** N3-2: number 1 faces the centre of the table; on the centre itself, north. */
        static Bearing toCentre(Rectangle table, Point point) {
            double east = parts(table.west()) + parts(table.east()) - 2 * parts(point.x());
            double north = parts(table.south()) + parts(table.north()) - 2 * parts(point.y());
            if (east == 0 && north == 0) return NORTH;
            double length = StrictMath.hypot(east, north);
            return new Bearing(east / length, north / length);
        }

        /** N3-3: turned by a number of equal sectors. */
        Bearing clockwise(int steps, int sectors) {
            int quarters = 4 * steps / sectors;
            int rest = 4 * steps - quarters * sectors;
            double angle = Math.PI / 2 * Math.min(rest, sectors - rest) / sectors;
            boolean beyondTheDiagonal = 2 * rest > sectors;
            double cosine = beyondTheDiagonal ? StrictMath.sin(angle) : StrictMath.cos(angle);
            double sine = beyondTheDiagonal ? StrictMath.cos(angle) : StrictMath.sin(angle);
            Bearing turned = new Bearing(east * cosine + north * sine, north * cosine - east * sine);
            for (int i = 0; i < quarters; i++) turned = new Bearing(turned.north, -turned.east);
            return turned;
        }

        /** N3-4: the point at a distance in inches. */
        Point from(Point start, double inches) {
            return new Point(start.x() + inches * east, start.y() + inches * north);
        }

        /** A length of an exact point is a whole number of parts; as a double it is exact up to 9 million inches. */
        private static double parts(double inches) {
            return Math.rint(inches * PARTS);
        }
    }

    /**
     * N3-5: the centres of a base in its owner's zone that touches a border of the table. Along each border they form a line at the
     * distance of the radius, without the barred areas.
     */
    private static final class DispersionBorders {
        private DispersionBorders() {}

        static Vector<Rectangle> places(Dispersion dispersion, Rectangle zone) {
            double radius = dispersion.radius();
            Vector<Rectangle> barred = dispersion.enemyZones().appendAll(dispersion.barred());
            return lines(dispersion.table(), zone, radius)
                    .flatMap(line -> barred.foldLeft(
                            Vector.of(line), (left, area) -> left.flatMap(part -> part.clearOf(area, radius))))
                    .map(AxisSegment::line);
        }

        /** The lines of centres along the borders that the zone touches. */
        private static Vector<AxisSegment> lines(Rectangle table, Rectangle zone, double radius) {
            double west = zone.west() + radius;
            double south = zone.south() + radius;
            double east = zone.east() - radius;
            double north = zone.north() - radius;
            Vector<AxisSegment> lines = Vector.empty();
            if (west > east || south > north) return lines;
            if (zone.south() == table.south()) lines = lines.append(new AxisSegment(true, south, west, east));
            if (zone.east() == table.east()) lines = lines.append(new AxisSegment(false, east, south, north));
            if (zone.north() == table.north()) lines = lines.append(new AxisSegment(true, north, west, east));
            if (zone.west() == table.west()) lines = lines.append(new AxisSegment(false, west, south, north));
            return lines;
        }

        /**
         * A segment of a line to the east or to the north.
         * @param eastward whether it runs east
         * @param at its y if it runs east, else its x
         */
        record AxisSegment(boolean eastward, double at, double from, double to) {
            /** The parts of a segment outside an area, for a round base. */
            Vector<AxisSegment> clearOf(Rectangle area, double radius) {
                double low = eastward ? area.south() : area.west();
                double high = eastward ? area.north() : area.east();
                double beside = Math.max(0, Math.max(low - at, at - high));
                if (beside >= radius - Dispersions.Consequence.EXACT) return Vector.of(this);
                double reach = StrictMath.sqrt(radius * radius - beside * beside);
                double begins = (eastward ? area.west() : area.south()) - reach;
                double ends = (eastward ? area.east() : area.north()) + reach;
                return Vector.of(
                                new AxisSegment(eastward, at, from, Math.min(to, begins)),
                                new AxisSegment(eastward, at, Math.max(from, ends), to))
                        .filter(line -> line.from <= line.to);
            }

            Rectangle line() {
                return eastward ? new Rectangle(from, at, to, at) : new Rectangle(at, from, at, to);
            }
        }
    }

    /** All faults of a dispersion. */
    private record DispersionCheck(Dispersion dispersion) {
        private static final String LONGEST = "1000000";

        Vector<Fault> errors(int die) {
            Rectangle table = dispersion.table();
            Vector<Fault> faulty = area("table", RuleIds.N3_4, table);
            Vector<Fault> areas = dispersion.zone().toVector().flatMap(zone -> onTable("zone", zone, faulty.isEmpty()));
            areas = areas.appendAll(
                    dispersion.enemyZones().flatMap(zone -> onTable("enemy zone", zone, faulty.isEmpty())));
            areas = areas.appendAll(dispersion.barred().flatMap(area -> area("barred area", RuleIds.N3_5, area)));
            return faulty.appendAll(point(dispersion.point(), faulty.isEmpty()))
                    .appendAll(template(die))
                    .appendAll(lengths())
                    .appendAll(areas);
        }

        private Vector<Fault> point(Point point, boolean soundTable) {
            if (!measurable(point.x()) || !measurable(point.y()))
                return one("point", RuleIds.N3_2, point + " is not within " + LONGEST + " in");
            return !soundTable || dispersion.table().contains(point)
                    ? Vector.empty()
                    : one("point", RuleIds.N3_2, point + " is off the table, which is " + dispersion.table());
        }

        private Vector<Fault> template(int die) {
            Vector<Integer> numbers = dispersion.template();
            if (numbers.isEmpty() || numbers.head() != 1 || numbers.distinct().size() != numbers.size())
                return one("template", RuleIds.N3_3, "its numbers begin with 1, and each is there once");
            return numbers.contains(die)
                    ? Vector.empty()
                    : one("die", RuleIds.N3_3, "the template has no number " + die + "; it has " + told(numbers));
        }

        private static String told(Vector<Integer> numbers) {
            return numbers.equals(Vector.rangeClosed(1, numbers.size()))
                    ? "1 to " + numbers.size()
                    : numbers.mkString(", ");
        }

        private Vector<Fault> lengths() {
            double distance = dispersion.distance();
            Vector<Fault> errors = distance >= 0 && measurable(distance)
                    ? Vector.empty()
                    : one("distance", RuleIds.N3_4, "it is 0 to " + LONGEST + " in, not " + Inches.text(distance));
            double base = dispersion.base();
            return base > 0 && measurable(base)
                    ? errors
                    : errors.appendAll(one(
                            "base",
                            RuleIds.N3_5,
                            "its diameter is more than 0 and at most " + LONGEST + " mm, not " + Inches.text(base)));
        }

        private Vector<Fault> onTable(String where, Rectangle zone, boolean soundTable) {
            Vector<Fault> faulty = area(where, RuleIds.N3_5, zone);
            return !faulty.isEmpty() || !soundTable || dispersion.table().contains(zone)
                    ? faulty
                    : one(where, RuleIds.N3_5, zone + " reaches beyond the table, which is " + dispersion.table());
        }

        private static Vector<Fault> area(String where, RuleId rule, Rectangle area) {
            boolean sound = measurable(area.west())
                    && measurable(area.east())
                    && measurable(area.south())
                    && measurable(area.north());
            if (!sound) return one(where, rule, area + " is not within " + LONGEST + " in");
            return area.west() < area.east() && area.south() < area.north()
                    ? Vector.empty()
                    : one(
                            where,
                            rule,
                            area + " has no area: the south-western corner comes first, then the north-eastern");
        }

        private static boolean measurable(double length) {
            return Math.abs(length) <= Dispersion.LONGEST;
        }

        private static Vector<Fault> one(String where, RuleId rule, String fault) {
            return Vector.of(Fault.of(where, rule, fault));
        }
    }
}
