package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.KnownKeyword.Printed;
import io.vavr.collection.Vector;

/**
 * The value of markers on the battlefield, in VP: traps in cubes that the other side wants, shields over friends,
 * marked cubes.
 */
record ItemValues(Vector<ObjectiveGoal> goals) {
    private static final double TRAP = 0.4;
    private static final double SHIELD = 0.15;
    private static final double MARKED = 0.1;
    private static final Vector<Printed> NEEDS_NO_SIGHT = Vector.of(Printed.INDIRECT);
    private static final Vector<Printed> AT_CUBES =
            Vector.of(Printed.INDIRECT, Printed.GRENADE, Printed.TRAP, Printed.EXPLOSIVE);

    /** The value for the side; a gain of the other side counts against it. */
    double value(Position position, Side side) {
        double sum = 0;
        for (int i = 0; i < position.markers().size(); i++) {
            Marker marker = position.markers().get(i);
            for (ModelId owner : marker.owner())
                if (!again(position, i)) sum += (owner.side() == side ? 1 : -1) * worth(position, marker, owner.side());
        }
        return sum;
    }

    /** Smoke hides models in it from models outside, and the reverse (K-SMOKE). */
    static boolean hides(Position position, Model one, Model other) {
        for (Marker marker : position.markers())
            if (KnownKeyword.SMOKE.is(marker.rule()) && (in(marker, one.cube()) || in(marker, other.cube())))
                return true;
        return false;
    }

    /** The value of a cube for a trap: higher if enemies want to be there, lower with friends there. */
    double lure(Position position, Cube cube, Side side) {
        double lure = -count(position, cube, side);
        for (ObjectiveGoal goal : goals) lure = Math.max(lure, goal.worth() * goal.closeness(cube) / 2);
        return count(position, cube, side) > 0 ? 0 : lure;
    }

    static boolean lies(Position position, Cube cube, KnownKeyword keyword) {
        return position.markers().exists(m -> in(m, cube) && keyword.is(m.rule()));
    }

    static int count(Position position, Cube cube, Side side) {
        return position.models()
                .count(m -> m.inPlay() && m.id().side() == side && m.cube().equals(cube));
    }

    private double worth(Position position, Marker marker, Side side) {
        Cube cube = marker.cube();
        if (KnownKeyword.TRAP.is(marker.rule())) return TRAP * lure(position, cube, side);
        int friends = count(position, cube, side);
        int enemies = count(position, cube, side.other());
        if (KnownKeyword.SHIELD.is(marker.rule())) return SHIELD * (friends - enemies);
        boolean useful = KnownKeyword.COMM_LINK.is(marker.rule()) && fires(position, side, NEEDS_NO_SIGHT)
                || KnownKeyword.REVISED_COMM_LINK.is(marker.rule()) && fires(position, side, AT_CUBES);
        return useful ? MARKED * (enemies - friends) : 0;
    }

    /** Whether a model of the side may still fire a weapon that a mark helps. */
    private static boolean fires(Position position, Side side, Vector<Printed> helped) {
        return position.models()
                .exists(m -> m.inPlay()
                        && m.id().side() == side
                        && !m.activated()
                        && m.card().weapons().exists(w -> helped.exists(keyword -> keyword.among(w.keywords()))));
    }

    /** Whether a marker is a second one of its kind in a cube, which has no value. */
    private static boolean again(Position position, int index) {
        Marker marker = position.markers().get(index);
        for (int i = 0; i < index; i++) {
            Marker before = position.markers().get(i);
            if (before.rule().equals(marker.rule()) && before.cube().equals(marker.cube())) return true;
        }
        return false;
    }

    private static boolean in(Marker marker, Cube cube) {
        return marker.cube().whole().equals(cube.whole());
    }
}
