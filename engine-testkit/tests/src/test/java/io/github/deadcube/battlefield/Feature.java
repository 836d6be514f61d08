package io.github.deadcube.battlefield;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.vavr.collection.Vector;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** The kinds of scenery (GEO-4 to GEO-7), each with a test for a cube. */
enum Feature {
    LOW_FACE((field, cube) -> face(field, cube, face -> face.gap() == Face.Gap.LOW)),
    LARGE_GAP((field, cube) -> face(field, cube, face -> face.gap() == Face.Gap.LARGE)),
    MEDIUM_GAP((field, cube) -> face(field, cube, face -> face.gap() == Face.Gap.MEDIUM)),
    SMALL_GAP((field, cube) -> face(field, cube, face -> face.gap() == Face.Gap.SMALL)),
    BLOCKED_WALL((field, cube) -> face(field, cube, face -> face.gap() == Face.Gap.BLOCKED)),
    SMOOTH_WALL((field, cube) -> face(field, cube, Face::smooth)),
    HATCH_IN_A_WALL((field, cube) -> face(field, cube, face -> face.hatch() > 0)),
    HATCH_IN_A_FLOOR((field, cube) -> field.floor(cube).hatch() > 0),
    ROOF((field, cube) -> field.floor(cube).equals(Floor.FULL) && cube.level() > 1),
    MISSING_FLOOR((field, cube) ->
            !field.hasFloor(cube) && (between(field, cube, Direction.NORTH) || between(field, cube, Direction.EAST))),
    HALF_FLOOR((field, cube) -> field.floor(cube).cover().half()),
    LADDER((field, cube) -> field.scenery(cube).ladder()),
    STRAIGHT_RAMP((field, cube) -> field.scenery(cube).ramp().exists(toward -> !toward.diagonal())),
    DIAGONAL_RAMP((field, cube) -> field.scenery(cube).ramp().exists(Direction::diagonal)),
    BLOCK_AS_HIGH_AS_A_CUBE(
            (field, cube) -> field.scenery(cube).blocks().exists(block -> block.height() == Block.FULL_HEIGHT)),
    LOWER_BLOCK((field, cube) -> field.scenery(cube).blocks().exists(block -> block.height() < Block.FULL_HEIGHT)),
    PLATFORM((field, cube) -> field.scenery(cube).platforms().nonEmpty()),
    HALF_CUBE_FROM_NORTH_TO_SOUTH(
            (field, cube) -> field.scenery(cube).middle().exists(wall -> wall.run() == MiddleWall.Run.NORTH_SOUTH)),
    HALF_CUBE_FROM_EAST_TO_WEST(
            (field, cube) -> field.scenery(cube).middle().exists(wall -> wall.run() == MiddleWall.Run.EAST_WEST)),
    MIDDLE_WALL_WITH_A_GAP((field, cube) ->
            field.scenery(cube).middle().exists(wall -> wall.face().gap() != Face.Gap.BLOCKED)),
    MIDDLE_WALL_WITHOUT_A_GAP((field, cube) ->
            field.scenery(cube).middle().exists(wall -> wall.face().gap() == Face.Gap.BLOCKED));

    private final BiPredicate<Battlefield, Cube> there;

    Feature(BiPredicate<Battlefield, Cube> there) {
        this.there = there;
    }

    boolean in(Battlefield field) {
        return field.cubes().exists(cube -> there.test(field, cube));
    }

    private static boolean face(Battlefield field, Cube cube, Predicate<Face> kind) {
        return Vector.of(Direction.NORTH, Direction.EAST)
                .filter(side -> field.contains(cube.next(side)))
                .exists(side -> kind.test(field.face(cube, side)));
    }

    private static boolean between(Battlefield field, Cube cube, Direction side) {
        Cube one = cube.next(side);
        Cube other = cube.next(side.opposite());
        return field.contains(one) && field.contains(other) && field.hasFloor(one) && field.hasFloor(other);
    }
}
