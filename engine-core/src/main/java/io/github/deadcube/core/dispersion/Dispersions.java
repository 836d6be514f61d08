package io.github.deadcube.core.dispersion;

import static io.vavr.control.Option.none;
import static io.vavr.control.Option.when;

import io.github.deadcube.api.dispersion.Dispersion;
import io.github.deadcube.api.dispersion.Dispersion.Point;
import io.github.deadcube.api.dispersion.Dispersion.Rectangle;
import io.github.deadcube.api.dispersion.Landing;
import io.github.deadcube.api.dispersion.Landing.Obligation;
import io.github.deadcube.api.dispersion.Landing.Reason;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * N3-2 to N3-7: the point, the direction, the distance, and the obligation that follows. {@link DispersionCheck} refuses invalid
 * values, {@link Bearing} holds the direction, {@link Consequence} the obligation. The caller checks whether it applies (N3-1)
 * with {@link io.github.deadcube.api.dispersion.Dispersion.Attempt#disperses}.
 */
public final class Dispersions {
    private Dispersions() {}

    /** Where the element lands for a number of the template, or all faults of the input. */
    public static Either<Seq<Dispersion.Fault>, Landing> land(Dispersion dispersion, int die) {
        Vector<Dispersion.Fault> errors = new DispersionCheck(dispersion).errors(die);
        return errors.isEmpty() ? Either.right(landing(dispersion, die)) : Either.left(errors);
    }

    private static Landing landing(Dispersion dispersion, int die) {
        Bearing bearing = Bearing.toCentre(dispersion.table(), dispersion.point())
                .clockwise(
                        dispersion.template().numbers().indexOf(die),
                        dispersion.template().sectors());
        Point point = bearing.from(dispersion.point(), dispersion.distance());
        return new Landing(point, Consequence.of(dispersion, point));
    }

    /** N3-5 to N3-7: the result for an element that has landed. {@link DispersionBorders} finds the places for a troop. */
    static final class Consequence {
        /** A base that reaches over a line by less than this, in inches, does not cross it. */
        static final double EXACT = 1e-9;

        private Consequence() {}

        static Option<Obligation> of(Dispersion dispersion, Point landed) {
            boolean off = !dispersion.table().contains(landed);
            return switch (dispersion.element()) {
                case TROOP ->
                    reason(dispersion, landed)
                            .map(reason -> new Obligation.Redeploy(
                                    reason, dispersion.zone().map(zone -> DispersionBorders.places(dispersion, zone))));
                case BEACON -> when(off, Obligation.Destroyed::new);
                case TEMPLATE, OTHER -> when(off, Obligation.OffTable::new);
            };
        }

        /** N3-5: each part of its base counts. */
        private static Option<Reason> reason(Dispersion dispersion, Point landed) {
            double radius = dispersion.base().radius();
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
}
