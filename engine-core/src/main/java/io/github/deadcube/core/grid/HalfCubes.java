package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** GEO-7: the sides of half-cubes to which a crossing leads, and the faces that a side touches. */
final class HalfCubes {
    private HalfCubes() {}

    static boolean sameCube(Cube one, Cube other) {
        return one.column() == other.column() && one.row() == other.row() && one.level() == other.level();
    }

    /** Whether the cubes are the two sides of one half-cube. */
    static boolean otherSide(Cube from, Cube to) {
        return sameCube(from, to)
                && from.part() != Part.WHOLE
                && to.part() == from.part().opposite();
    }

    /** The direction from a side to the middle wall; none in a whole cube. */
    private static Option<Direction> middle(Part part) {
        return switch (part) {
            case WHOLE -> Option.none();
            case WEST -> Option.some(Direction.EAST);
            case EAST -> Option.some(Direction.WEST);
            case SOUTH -> Option.some(Direction.NORTH);
            case NORTH -> Option.some(Direction.SOUTH);
        };
    }

    static boolean towardMiddle(Part part, Direction toward) {
        return middle(part).contains(toward);
    }

    /** Whether the sides permit a step: it leads away from a middle wall, and to the near side of another one. */
    static boolean meet(Cube from, Cube to) {
        int east = to.column() - from.column();
        int north = to.row() - from.row();
        return !leads(from.part(), east, north) && !leads(to.part(), -east, -north);
    }

    static boolean leads(Part part, int east, int north) {
        return middle(part).exists(d -> d.east() * east + d.north() * north > 0);
    }

    /** The parts in which a model may be: the sides of a half-cube, or the cube. */
    static List<Cube> halves(Battlefield field, Cube cube) {
        Option<MiddleWall> wall = field.scenery(cube).middle();
        return wall.isEmpty()
                ? List.of(cube.whole())
                : List.of(cube.part(wall.get().low()), cube.part(wall.get().high()));
    }

    /**
     * The sides to which a crossing along a middle wall leads: the same side if both cubes are halved the same way;
     * otherwise both.
     */
    static List<Cube> along(Battlefield field, Cube from, Cube to) {
        List<Cube> sides = halves(field, to);
        return sides.size() > 1 && sides.exists(s -> s.part() == from.part()) ? List.of(to.part(from.part())) : sides;
    }

    /** The sides to which a crossing on one level leads: the near side if it goes towards a middle wall. */
    static List<Cube> across(Battlefield field, Cube from, Cube to, Direction toward) {
        List<Cube> sides = halves(field, to);
        if (sides.size() == 1) return sides;
        List<Cube> near = sides.filter(s -> towardMiddle(s.part(), toward));
        return near.isEmpty() ? along(field, from, to) : near;
    }

    /** ADV-10: whether the face has a wall to climb, or a block 3 in high touches it. */
    static boolean climbable(Battlefield field, Cube cube, Direction side) {
        return towardMiddle(cube.part(), side)
                ? field.scenery(cube).middle().get().face().climbable()
                : field.face(cube, side).climbable() || pillar(field, cube, side);
    }

    private static boolean pillar(Battlefield field, Cube cube, Direction side) {
        for (Block block : field.scenery(cube).blocks())
            if (block.height() == Block.FULL_HEIGHT && touches(block, side) && within(block, cube.part())) return true;
        return false;
    }

    private static boolean touches(Block block, Direction side) {
        return switch (side) {
            case NORTH -> block.north() == Battlefield.CUBE;
            case EAST -> block.east() == Battlefield.CUBE;
            case SOUTH -> block.south() == 0;
            case WEST -> block.west() == 0;
            default -> false;
        };
    }

    private static boolean within(Block block, Part part) {
        return block.east() > part.west()
                && block.west() < part.east()
                && block.north() > part.south()
                && block.south() < part.north();
    }
}
