package io.github.deadcube.core.board;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Place;
import io.vavr.collection.Vector;

/** AWAY-1, AWAY-2: finds the directions that lead directly away. */
final class AwayDirections {
    private AwayDirections() {}

    /**
     * Follows the straight line, seen from above, from the source's spot through the target's spot into the first other cube.
     *
     * @param source the origin of the attack; the point of the spot counts, not the position of a base on it
     * @return one direction; three if the line leaves through a corner; all eight if one is above the other, or if
     *     both are in one cube
     */
    static Vector<Direction> away(Battlefield field, Place source, Place target) {
        if (source.cube().equals(target.cube())) return Direction.ALL;
        int east = field.eastOf(target) - field.eastOf(source);
        int north = field.northOf(target) - field.northOf(source);
        if (east == 0 && north == 0) return Direction.ALL;
        int toEast = toFace(east, field.eastOf(target));
        int toNorth = toFace(north, field.northOf(target));
        // the distances to the faces along the line, compared without division
        long eastward = (long) toEast * Math.abs(north);
        long northward = (long) toNorth * Math.abs(east);
        Direction sideways = Direction.of(east == 0 ? 1 : Integer.signum(east), 0);
        Direction lengthways = Direction.of(0, north == 0 ? 1 : Integer.signum(north));
        if (east == 0) return Vector.of(lengthways);
        if (north == 0) return Vector.of(sideways);
        if (eastward < northward) return Vector.of(sideways);
        if (northward < eastward) return Vector.of(lengthways);
        return Vector.of(lengthways, sideways, Direction.of(sideways.east(), lengthways.north()));
    }

    private static int toFace(int towards, int position) {
        int within = Math.floorMod(position, Battlefield.CUBE);
        return towards > 0 ? Battlefield.CUBE - within : within;
    }
}
