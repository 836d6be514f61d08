package io.github.deadcube.dispersion;

import static io.vavr.control.Option.none;
import static io.vavr.control.Option.when;

import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** N3-5 to N3-7: the result for an element that has landed. {@link Borders} finds the places for a troop. */
final class Obligations {
    /** A base that reaches over a line by less than this, in inches, does not cross it. */
    static final double EXACT = 1e-9;

    private Obligations() {}

    static Landing landing(Dispersion dispersion, Point landed) {
        boolean off = !dispersion.table().contains(landed);
        return switch (dispersion.element()) {
            case TROOP -> troop(dispersion, landed);
            case BEACON -> new Landing(landed, when(off, RuleIds.N3_6), none(), none());
            case TEMPLATE, OTHER -> new Landing(landed, when(off, RuleIds.N3_7), none(), none());
        };
    }

    private static Landing troop(Dispersion dispersion, Point landed) {
        Option<Landing.Reason> reason = reason(dispersion, landed);
        Option<Rectangle> zone = reason.isDefined() ? dispersion.zone() : none();
        return new Landing(
                landed, reason.map(why -> RuleIds.N3_5), reason, zone.map(own -> Borders.places(dispersion, own)));
    }

    /** N3-5: each part of its base counts. */
    private static Option<Landing.Reason> reason(Dispersion dispersion, Point landed) {
        double radius = dispersion.radius();
        Rectangle table = dispersion.table();
        if (!table.contains(landed)) return Option.some(Landing.Reason.OFF_THE_TABLE);
        if (room(table, landed) < radius - EXACT) return Option.some(Landing.Reason.PARTLY_OFF_THE_TABLE);
        if (meets(dispersion.enemyZones(), landed, radius)) return Option.some(Landing.Reason.IN_THE_ENEMY_ZONE);
        if (meets(dispersion.barred(), landed, radius)) return Option.some(Landing.Reason.IN_A_BARRED_AREA);
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
