package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Line;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.team.ModelId;

/**
 * LOS-1, LOS-3, LOS-5, LOS-7: a simple sight, one straight ray between two spots, both at the same height above their
 * floors. A wall without a gap, or a floor, hides; a low face or a gap leaves the target seen, but not clear.
 */
record SpotSight() implements Sight {
    @Override
    public Line line(Table table, ModelId from, ModelId to) {
        return ray(
                table.battlefield(), table.model(from).place(), table.model(to).place());
    }

    @Override
    public boolean sees(Table table, ModelId from, Cube cube) {
        Place eye = table.model(from).place();
        for (int spot = 1; spot <= Place.SPOTS; spot++)
            if (ray(table.battlefield(), eye, new Place(cube, spot)) != Line.NONE) return true;
        return false;
    }

    /**
     * Walks the ray from cube to cube. Where it passes exactly through an edge or a corner it is free if some order of
     * crossing the faces that meet there is.
     */
    static Line ray(Battlefield field, Place from, Place to) {
        return new Ray(field, from, to).walk();
    }

    /** Lengths are tenths of an inch; eyes are in the middle of their level. */
    private record Ray(Battlefield field, Place from, Place to) {
        Line walk() {
            return step(from.cube(), Line.CLEAR);
        }

        private int east() {
            return to.eastTenths() - from.eastTenths();
        }

        private int north() {
            return to.northTenths() - from.northTenths();
        }

        private int up() {
            return (to.cube().level() - from.cube().level()) * 30;
        }

        private Line step(Cube at, Line sofar) {
            if (sofar == Line.NONE || at.equals(to.cube())) return sofar;
            // when the ray leaves this cube by each axis, as a fraction of the whole: numerator / (thirty times the
            // length)
            int byEast = leaves(east(), from.eastTenths(), (at.column() - 1) * 30);
            int byNorth = leaves(north(), from.northTenths(), (at.row() - 1) * 30);
            int byUp = leaves(up(), (from.cube().level() - 1) * 30 + 15, (at.level() - 1) * 30);
            boolean east = first(byEast, east(), byNorth, north(), byUp, up());
            boolean north = first(byNorth, north(), byEast, east(), byUp, up());
            boolean up = first(byUp, up(), byEast, east(), byNorth, north());
            Line best = Line.NONE;
            if (east) best = better(best, across(at, Direction.of(Integer.signum(east()), 0), sofar));
            if (north) best = better(best, across(at, Direction.of(0, Integer.signum(north())), sofar));
            if (up) best = better(best, upright(at, Integer.signum(up()), sofar));
            return best;
        }

        /** How far the ray runs along one axis until it leaves the cube; only meaningful where it moves along that axis. */
        private static int leaves(int length, int start, int low) {
            return length > 0 ? low + 30 - start : start - low;
        }

        /** Whether the ray leaves by the first axis no later than by the others, compared without dividing. */
        private static boolean first(int way, int length, int way2, int length2, int way3, int length3) {
            return length != 0 && sooner(way, length, way2, length2) && sooner(way, length, way3, length3);
        }

        private static boolean sooner(int way, int length, int otherWay, int otherLength) {
            return otherLength == 0 || (long) way * Math.abs(otherLength) <= (long) otherWay * Math.abs(length);
        }

        private static Line better(Line one, Line other) {
            return one.compareTo(other) >= 0 ? one : other;
        }

        private Line across(Cube at, Direction toward, Line sofar) {
            Face face = field.face(at, toward);
            return switch (face.gap()) {
                case OPEN -> step(beside(at, toward), sofar);
                case BLOCKED -> Line.NONE;
                case LOW, LARGE, MEDIUM, SMALL -> step(beside(at, toward), Line.PARTIAL);
            };
        }

        private Cube beside(Cube at, Direction toward) {
            return field.cube(field.index(at) + toward.north() * field.width() + toward.east());
        }

        private Line upright(Cube at, int up, Line sofar) {
            Cube next = field.cube(field.index(at) + up * field.width() * field.depth());
            return field.floored(up > 0 ? next : at) ? Line.NONE : step(next, sofar);
        }
    }
}
