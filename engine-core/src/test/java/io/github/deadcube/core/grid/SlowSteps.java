package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The slow reference for steps (ADV-7 to ADV-14, GEO-6, GEO-7, K-VEHICLE, K-JUMP-PACK, K-FLIGHT, and their versions in
 * the revision): it lists every order of crossings and follows each of them.
 */
record SlowSteps(Battlefield field, int size, MovementMode mode) {
    /** One crossing; up is +1, down −1, 0 sideways. */
    private record Crossing(int east, int north, int up) {}

    /** The needs of a route: something to climb and room; only room; or, without a roof above, neither. */
    private enum Manner {
        CLIMBING,
        BY_ROOM,
        OVER_WALLS
    }

    /** A cube on a route, and the face of the last sideways crossing. */
    private record At(Cube cube, Option<Direction> cameBy) {}

    boolean leads(Cube from, Cube to) {
        boolean nothing = !field.hasFloor(to);
        if (nothing && mode == MovementMode.ROLLING) return false;
        if (from.whole().equals(to.whole()))
            return !from.equals(to) && (wall(from).face().passes(size) || mode.jumps() && roofless(from));
        int east = to.column() - from.column();
        int north = to.row() - from.row();
        int up = to.level() - from.level();
        if (Math.abs(east) > 1 || Math.abs(north) > 1 || Math.abs(up) > 1) return false;
        if (nothing && up > 0 && !mode.flies() && (!mode.climbs() || !hold(to))) return false;
        if (towardMiddle(from.part(), east, north) || towardMiddle(to.part(), -east, -north)) return false;
        if (ramp(from, to)) return true;
        if (mode == MovementMode.ROLLING && up != 0 || mode == MovementMode.DRIVING && up > 0) return false;
        Manner manner = mode == MovementMode.CLIMBING
                ? Manner.CLIMBING
                : mode.jumps() && up == 0 ? Manner.OVER_WALLS : Manner.BY_ROOM;
        return orders(east, north, up).exists(order -> reaches(from, to, order, manner));
    }

    /** K-JUMP-PACK: whether the cube has no full floor above it. */
    private boolean roofless(Cube cube) {
        return cube.level() == field.levels()
                || field.floor(cube.whole().atLevel(cube.level() + 1)).cover() != Floor.Cover.FULL;
    }

    private static Vector<Vector<Crossing>> orders(int east, int north, int up) {
        Vector<Crossing> all = Vector.of(new Crossing(east, 0, 0), new Crossing(0, north, 0), new Crossing(0, 0, up))
                .filter(c -> c.east != 0 || c.north != 0 || c.up != 0);
        return all.permutations().toVector();
    }

    private boolean reaches(Cube from, Cube to, Vector<Crossing> order, Manner manner) {
        Vector<At> now = Vector.of(new At(from, Option.none()));
        Cube end = to;
        for (Crossing c : order)
            now = now.flatMap(at -> c.up == 0 ? sideways(at, c, manner) : vertical(at, c, manner, from, end));
        return now.exists(at -> at.cube.equals(end));
    }

    private Vector<At> sideways(At at, Crossing c, Manner manner) {
        Direction toward = Direction.of(c.east, c.north);
        Cube next = at.cube.next(toward);
        if (towardMiddle(at.cube.part(), c.east, c.north)
                || !field.face(at.cube, toward).passes(size)
                        && !(manner == Manner.OVER_WALLS && roofless(at.cube) && roofless(next))
                || field.scenery(at.cube).ramp().contains(toward)
                || field.scenery(next).ramp().contains(toward.opposite())) return Vector.empty();
        Vector<Cube> near = sides(next).filter(s -> towardMiddle(s.part(), c.east, c.north));
        return (near.isEmpty() ? kept(at.cube, next) : near).map(s -> new At(s, Option.some(toward.opposite())));
    }

    private Vector<At> vertical(At at, Crossing c, Manner manner, Cube from, Cube to) {
        Cube next = new Cube(at.cube.column(), at.cube.row(), at.cube.level() + c.up);
        Floor floor = field.floor(c.up > 0 ? next : at.cube);
        boolean half = floor.cover() != Floor.Cover.NONE && floor.cover() != Floor.Cover.FULL;
        boolean room = floor.cover() == Floor.Cover.NONE || floor.hatch() >= size || half && size <= 2;
        if (!room || manner == Manner.CLIMBING && c.up > 0 && !climbs(at, from, to)) return Vector.empty();
        return kept(at.cube, next).map(s -> new At(s, at.cameBy));
    }

    private boolean climbs(At at, Cube from, Cube to) {
        if (field.scenery(at.cube).ladder()) return true;
        int east = to.column() - from.column();
        int north = to.row() - from.row();
        for (Direction d : Vector.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)) {
            boolean sideways = d.east() == east && east != 0 || d.north() == north && north != 0;
            if ((east == 0 && north == 0 || sideways || at.cameBy.contains(d)) && climbable(at.cube, d)) return true;
        }
        return false;
    }

    private boolean climbable(Cube cube, Direction d) {
        Face face = towardMiddle(cube.part(), d.east(), d.north()) ? wall(cube).face() : field.face(cube, d);
        if (face.wall() && !face.smooth()) return true;
        if (towardMiddle(cube.part(), d.east(), d.north())) return false;
        return field.scenery(cube).blocks().exists(b -> {
            boolean touches = d == Direction.NORTH && b.north() == 30
                    || d == Direction.SOUTH && b.south() == 0
                    || d == Direction.EAST && b.east() == 30
                    || d == Direction.WEST && b.west() == 0;
            Part p = cube.part();
            boolean here = b.west() < p.east() && b.east() > p.west() && b.south() < p.north() && b.north() > p.south();
            return b.height() == 30 && touches && here;
        });
    }

    private boolean hold(Cube cube) {
        boolean ladder = field.scenery(cube).ladder()
                || field.scenery(cube.atLevel(cube.level() - 1)).ladder();
        return ladder
                || climbable(cube, Direction.NORTH)
                || climbable(cube, Direction.EAST)
                || climbable(cube, Direction.SOUTH)
                || climbable(cube, Direction.WEST);
    }

    /** On a ramp, up comes before across, and across before down. */
    private boolean ramp(Cube from, Cube to) {
        boolean rises = to.level() > from.level();
        Cube foot = rises ? from : to;
        Cube head = rises ? to : from;
        Option<Direction> ramp = field.scenery(foot).ramp();
        if (from.level() == to.level()
                || ramp.isEmpty()
                || !foot.next(ramp.get()).atLevel(foot.level() + 1).equals(head.whole())) return false;
        Cube above = foot.atLevel(foot.level() + 1);
        int east = ramp.get().east();
        int north = ramp.get().north();
        return sides(above).exists(over -> {
            if (towardMiddle(over.part(), east, north) || towardMiddle(head.part(), -east, -north)) return false;
            return rises
                    ? orders(east, north, 0).exists(order -> reaches(over, head, order, Manner.BY_ROOM))
                    : orders(-east, -north, 0).exists(order -> reaches(head, over, order, Manner.BY_ROOM));
        });
    }

    private Vector<Cube> kept(Cube from, Cube next) {
        return sides(next).exists(s -> s.part() == from.part()) && from.part() != Part.WHOLE
                ? Vector.of(next.part(from.part()))
                : sides(next);
    }

    private Vector<Cube> sides(Cube cube) {
        Option<MiddleWall> middle = field.scenery(cube).middle();
        return middle.isEmpty()
                ? Vector.of(cube.whole())
                : Vector.of(
                        cube.part(middle.get().low()), cube.part(middle.get().high()));
    }

    private MiddleWall wall(Cube side) {
        Scenery all = field.scenery(side);
        return all.middle().get();
    }

    private static boolean towardMiddle(Part part, int east, int north) {
        return part == Part.WEST && east > 0
                || part == Part.EAST && east < 0
                || part == Part.SOUTH && north > 0
                || part == Part.NORTH && north < 0;
    }
}
