package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Block;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Floor;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.LineOfSight;
import io.github.deadcube.api.extend.Sighting;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** LOS-1 to LOS-5: what an eye sees on a battlefield. */
final class View {
    private static final long LOW_POINT = Lattice.TENTH;
    private static final long HIGH_POINT = Lattice.INCH * 3 / 2;

    private static final int RAYS = 9;
    /** From left to right. */
    private static final Sighting.Side[] ACROSS = {Sighting.Side.LEFT, Sighting.Side.AXIS, Sighting.Side.RIGHT};
    /** Of one who stands above or below: four low, four high, and the axis. */
    private static final Sighting.Side[] AROUND = {
        Sighting.Side.NORTH, Sighting.Side.EAST, Sighting.Side.SOUTH, Sighting.Side.WEST,
        Sighting.Side.NORTH, Sighting.Side.EAST, Sighting.Side.SOUTH, Sighting.Side.WEST,
        Sighting.Side.AXIS
    };

    private final Battlefield field;
    private final SightBlockers blockers;
    private final List<Cube> smoke;

    View(Battlefield field, SightBlockers blockers, Vector<Cube> smoke) {
        this.field = field;
        this.blockers = blockers;
        this.smoke = List.copyOf(smoke.asJava());
    }

    LineOfSight line(Place from, Body shooter, Place to, Body target) {
        if (inSmoke(from) || inSmoke(to)) return LineOfSight.NONE;
        Ray[] rays = rays(eye(from, shooter), Stand.of(field, to, target));
        int free = new Sightline(field, blockers, rays).free(smoke);
        return free == 0 ? LineOfSight.NONE : free == rays.length ? LineOfSight.CLEAR : LineOfSight.PARTIAL;
    }

    /** Which of the rays are blocked, and by what. */
    Sighting explain(Place from, Body shooter, Place to, Body target) {
        long[] eye = eye(from, shooter);
        Stand stand = Stand.of(field, to, target);
        Sightline sightline = new Sightline(field, blockers, rays(eye, stand));
        sightline.free(smoke);
        Option<Sighting.Obstacle> within = within(from).orElse(within(to));
        Vector<Sighting.Ray> rays = Vector.range(0, RAYS)
                .map(i -> new Sighting.Ray(
                        side(eye, stand, i),
                        height(eye, stand, i),
                        sightline.obstacle(i).orElse(within)));
        return new Sighting(line(from, shooter, to, target), rays);
    }

    /** LOS-4, models obscure: by which of some bodies each ray is met; −1 for none. */
    int[] met(Place from, Body shooter, Place to, Body target, List<Stand> bodies) {
        int[] met = new int[RAYS];
        Ray[] rays = rays(eye(from, shooter), Stand.of(field, to, target));
        for (int i = 0; i < RAYS; i++) met[i] = Crowd.met(rays[i], bodies);
        return met;
    }

    private boolean inSmoke(Place place) {
        return smoke.contains(place.cube().whole());
    }

    /** KT-9: who stands in smoke is in it, however high it reaches. */
    private Option<Sighting.Obstacle> within(Place place) {
        Cube cube = place.cube().whole();
        return Option.when(inSmoke(place), () -> new Sighting.Obstacle(Sighting.Kind.SMOKE, cube));
    }

    private static Sighting.Side side(long[] eye, Stand target, int ray) {
        return above(eye, target) ? AROUND[ray] : ACROSS[ray % 3];
    }

    private static Sighting.Height height(long[] eye, Stand target, int ray) {
        if (above(eye, target)) return ray < 4 ? Sighting.Height.LOW : Sighting.Height.FULL;
        return Sighting.Height.values()[ray / 3];
    }

    boolean sees(Place from, Body shooter, Cube cube) {
        Cube whole = cube.whole();
        if (inSmoke(from) && !from.cube().whole().equals(whole)) return false;
        if (!field.floored(cube)) return false;
        List<Cube> others = new ArrayList<>(smoke);
        others.remove(whole);
        long[] eye = eye(from, shooter);
        for (int spot = 1; spot <= cube.part().spots(); spot++) {
            Place place = new Place(cube, spot);
            if (!counts(place)) continue;
            long x = field.eastOf(place) * Lattice.TENTH;
            long y = field.northOf(place) * Lattice.TENTH;
            long z = (cube.level() - 1) * Lattice.CUBE
                    + Stand.surface(
                            field.scenery(cube),
                            x - (cube.column() - 1) * Lattice.CUBE,
                            y - (cube.row() - 1) * Lattice.CUBE);
            if (free(others, Ray.to(eye, x, y, z + LOW_POINT)) || free(others, Ray.to(eye, x, y, z + HIGH_POINT)))
                return true;
        }
        return false;
    }

    private boolean free(List<Cube> clouds, Ray ray) {
        return new Sightline(field, blockers, new Ray[] {ray}).free(clouds) == 1;
    }

    /** LOS-5: spots without floor or inside a block do not count. */
    private boolean counts(Place place) {
        Cube cube = place.cube();
        int east = field.eastOf(place) - (cube.column() - 1) * Battlefield.CUBE;
        int north = field.northOf(place) - (cube.row() - 1) * Battlefield.CUBE;
        Floor.Cover cover = field.floor(cube).cover();
        if (cover.half() && !cover.covers(east, north)) return false;
        for (Block block : field.scenery(cube).blocks()) if (block.on(east, north)) return false;
        return true;
    }

    /**
     * KT-9: the cubes that count as crossed: those whose inside the line from the eye to the middle of the target's axis
     * crosses, and both models' own.
     */
    Vector<Cube> crossed(Place from, Body shooter, Place to, Body target) {
        long[] eye = eye(from, shooter);
        Stand stand = Stand.of(field, to, target);
        Ray ray = Ray.beside(eye, stand, 0, 0, stand.height() / 2);
        Cube here = from.cube().whole();
        Cube there = to.cube().whole();
        long aim = stand.feet() + stand.height() / 2;
        int top = Math.min(field.levels(), 1 + (int) (Math.max(eye[2], aim) / Lattice.CUBE));
        List<Cube> crossed = new ArrayList<>();
        for (int level = Math.min(here.level(), there.level()); level <= top; level++)
            for (int row = Math.min(here.row(), there.row()); row <= Math.max(here.row(), there.row()); row++)
                for (int column = Math.min(here.column(), there.column());
                        column <= Math.max(here.column(), there.column());
                        column++) {
                    Cube cube = new Cube(column, row, level);
                    if (cube.equals(here) || cube.equals(there) || Exactly.inside(ray, SightBlocker.smoke(cube)))
                        crossed.add(cube);
                }
        return Vector.ofAll(crossed);
    }

    /** Whether some of the smoke may hide something in a cube from an eye. */
    boolean clouded(Place from, Body shooter, Cube to) {
        long[] eye = null;
        for (Cube cloud : smoke) {
            if (!near(from.cube(), to, cloud)) continue;
            if (eye == null) eye = eye(from, shooter);
            if (!Fan.misses(eye, to, cloud)) return true;
        }
        return false;
    }

    private static boolean near(Cube from, Cube to, Cube cloud) {
        return between(from.column(), cloud.column(), to.column())
                && between(from.row(), cloud.row(), to.row())
                && cloud.level() >= Math.min(from.level(), to.level()) - 1;
    }

    private static boolean between(int one, int cloud, int other) {
        return Math.min(one, other) - 1 <= cloud && cloud <= Math.max(one, other) + 1;
    }

    private long[] eye(Place from, Body body) {
        Stand stand = Stand.of(field, from, body);
        return new long[] {stand.x(), stand.y(), stand.eye()};
    }

    private static Ray[] rays(long[] eye, Stand target) {
        long[] heights = {Lattice.TENTH, target.height() / 2, target.height()};
        Ray[] rays = new Ray[RAYS];
        for (int i = 0; i < RAYS; i++)
            rays[i] = above(eye, target)
                    ? around(eye, target, AROUND[i], heights[i < 4 ? 0 : 2])
                    : Ray.to(eye, target, i % 3 - 1, heights[i / 3]);
        return rays;
    }

    private static Ray around(long[] eye, Stand target, Sighting.Side side, long height) {
        long east = side == Sighting.Side.EAST ? 1 : side == Sighting.Side.WEST ? -1 : 0;
        long north = side == Sighting.Side.NORTH ? 1 : side == Sighting.Side.SOUTH ? -1 : 0;
        return Ray.beside(eye, target, east * target.radius(), north * target.radius(), height);
    }

    /** Whether both stand on one vertical line. */
    private static boolean above(long[] eye, Stand target) {
        return eye[0] == target.x() && eye[1] == target.y();
    }
}
