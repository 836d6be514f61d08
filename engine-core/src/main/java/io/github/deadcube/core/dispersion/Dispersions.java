package io.github.deadcube.core.dispersion;

import static io.vavr.control.Option.none;
import static io.vavr.control.Option.when;

import io.github.deadcube.api.dispersion.Dispersion;
import io.github.deadcube.api.dispersion.DispersionError;
import io.github.deadcube.api.dispersion.Landing;
import io.github.deadcube.api.dispersion.Obligation;
import io.github.deadcube.api.dispersion.Point;
import io.github.deadcube.api.dispersion.Reason;
import io.github.deadcube.api.dispersion.Rectangle;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * N3-2 to N3-7: the point, the direction, the distance, and what is to be done then. {@link DispersionCheck} refuses what makes no
 * sense, {@link Bearing} holds the direction, {@link Consequence} the obligation. When it applies (N3-1) is for the caller
 * to ask, by {@link io.github.deadcube.api.dispersion.Attempt#disperses}.
 */
public final class Dispersions {
    private Dispersions() {}

    /** Where the element lands when the die shows a number of the template, or all that is wrong with the question. */
    public static Either<Seq<DispersionError>, Landing> land(Dispersion dispersion, int die) {
        Vector<DispersionError> errors = new DispersionCheck(dispersion).errors(die);
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

    /** N3-5 to N3-7: what becomes of an element that has landed. {@link Borders} finds the places for a troop. */
    static final class Consequence {
        /** A base that touches a line to within so many inches does not cross it. */
        static final double EXACT = 1e-9;

        private Consequence() {}

        static Option<Obligation> of(Dispersion dispersion, Point landed) {
            boolean off = !dispersion.table().contains(landed);
            return switch (dispersion.element()) {
                case TROOP ->
                    reason(dispersion, landed)
                            .map(reason -> new Obligation.Redeploy(
                                    reason, dispersion.zone().map(zone -> Borders.places(dispersion, zone))));
                case BEACON -> when(off, Obligation.Destroyed::new);
                case TEMPLATE, OTHER -> when(off, Obligation.OffTable::new);
            };
        }

        /** N3-5: any part of its base counts. */
        private static Option<Reason> reason(Dispersion dispersion, Point landed) {
            double radius = dispersion.base().radius();
            Rectangle table = dispersion.table();
            if (!table.contains(landed)) return Option.some(Reason.OFF_THE_TABLE);
            if (room(table, landed) < radius - EXACT) return Option.some(Reason.PARTLY_OFF_THE_TABLE);
            if (meets(dispersion.enemyZones(), landed, radius)) return Option.some(Reason.IN_THE_ENEMY_ZONE);
            if (meets(dispersion.barred(), landed, radius)) return Option.some(Reason.IN_A_BARRED_AREA);
            return none();
        }

        /** How far the nearest border is from a point on the table. */
        private static double room(Rectangle table, Point point) {
            double across = Math.min(point.x() - table.west(), table.east() - point.x());
            double along = Math.min(point.y() - table.south(), table.north() - point.y());
            return Math.min(across, along);
        }

        private static boolean meets(Vector<Rectangle> areas, Point centre, double radius) {
            return areas.exists(area -> area.distance(centre) < radius - EXACT);
        }
    }
}
