package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * LOS-1 to LOS-5: computes what an eye sees on a battlefield, past the smoke that it was made with. It has no cache: it
 * depends on nothing that was asked before.
 */
final class SightView {
    private static final int RAYS = 9;
    /** From left to right. */
    private static final Sighting.Side[] ACROSS = {Sighting.Side.LEFT, Sighting.Side.AXIS, Sighting.Side.RIGHT};
    /** The rays to a model directly above or below: four low, four high, and the axis. */
    private static final Sighting.Side[] AROUND = {
        Sighting.Side.NORTH, Sighting.Side.EAST, Sighting.Side.SOUTH, Sighting.Side.WEST,
        Sighting.Side.NORTH, Sighting.Side.EAST, Sighting.Side.SOUTH, Sighting.Side.WEST,
        Sighting.Side.AXIS
    };

    private final Battlefield field;
    private final SightBlockers blockers;
    private final SpotPoints spots;
    private final Cloud[] clouds;

    SightView(Battlefield field, SightBlockers blockers, Vector<Cube> smoke) {
        this.field = field;
        this.blockers = blockers;
        this.spots = field.derived(SpotPoints.class, SpotPoints::new);
        this.clouds = new Cloud[smoke.size()];
        for (int i = 0; i < clouds.length; i++) clouds[i] = blockers.cloud(field.index(smoke.get(i)));
    }

    LineOfSight line(Place from, Body shooter, Place to, Body target) {
        if (inSmoke(from) || inSmoke(to)) return LineOfSight.NONE;
        Ray[] rays = rays(eye(from, shooter), StandingBody.of(field, to, target));
        int free = new Sightline(field, blockers, rays).free(clouds, null);
        return free == 0 ? LineOfSight.NONE : free == rays.length ? LineOfSight.CLEAR : LineOfSight.PARTIAL;
    }

    /** The blocked rays and their obstacles. */
    Sighting sighting(Place from, Body shooter, Place to, Body target) {
        long[] eye = eye(from, shooter);
        StandingBody stand = StandingBody.of(field, to, target);
        Sightline sightline = new Sightline(field, blockers, rays(eye, stand));
        sightline.free(clouds, null);
        Option<Sighting.Obstacle> within = within(from).orElse(within(to));
        Vector<Sighting.Ray> rays = Vector.range(0, RAYS)
                .map(i -> new Sighting.Ray(
                        side(eye, stand, i),
                        height(eye, stand, i),
                        sightline.obstacle(i).orElse(within)));
        return new Sighting(line(from, shooter, to, target), rays);
    }

    /** LOS-4, models obscure: the index of the body that each ray meets; −1 for no body. */
    int[] met(Place from, Body shooter, Place to, Body target, List<StandingBody> bodies) {
        int[] met = new int[RAYS];
        Ray[] rays = rays(eye(from, shooter), StandingBody.of(field, to, target));
        for (int i = 0; i < RAYS; i++) met[i] = ObscuringModels.met(rays[i], bodies);
        return met;
    }

    private boolean inSmoke(Place place) {
        for (Cloud cloud : clouds) if (cloud.fills(place.cube())) return true;
        return false;
    }

    /** KT-9: a model in a cube with smoke is in the smoke, regardless of its height. */
    private Option<Sighting.Obstacle> within(Place place) {
        Cube cube = place.cube().whole();
        return Option.when(inSmoke(place), () -> new Sighting.Obstacle(Sighting.Kind.SMOKE, cube));
    }

    private static Sighting.Side side(long[] eye, StandingBody target, int ray) {
        return above(eye, target) ? AROUND[ray] : ACROSS[ray % 3];
    }

    private static Sighting.Height height(long[] eye, StandingBody target, int ray) {
        if (above(eye, target)) return ray < 4 ? Sighting.Height.LOW : Sighting.Height.FULL;
        return Sighting.Height.values()[ray / 3];
    }

    boolean sees(Place from, Body shooter, Cube cube) {
        return sees(from, eye(from, shooter), cube, SpotPoints.Openings.UNKNOWN);
    }

    /**
     * Whether the eye sees the cube.
     *
     * @param openings the result of {@link #openings}, or {@link SpotPoints.Openings#UNKNOWN}
     */
    boolean sees(Place from, long[] eye, Cube cube, long openings) {
        if (inSmoke(from) && !from.cube().whole().equals(cube.whole())) return false;
        if (!field.hasFloor(cube)) return false;
        long[] points = spots.above(cube);
        int open = SpotPoints.Openings.open(openings);
        int edged = SpotPoints.Openings.touched(openings);
        for (int i = 0; i < points.length / SpotPoints.COORDINATES; i++) {
            if (((open | edged) >> i & 1) == 0) continue;
            int touching = touching(eye, points, i, cube);
            if (touching < 0) continue;
            boolean alone = (open >> i & 1) != 0 && touching < 2;
            if (alone || sightline(eye, points, i).free(clouds, cube) == 1) return true;
        }
        return false;
    }

    /**
     * The rays to the points above a cube's spots that the scenery lets pass, in the form of
     * {@link SpotPoints.Openings}.
     */
    long openings(long[] eye, Cube cube) {
        long[] points = spots.above(cube);
        long openings = SpotPoints.Openings.NONE;
        for (int i = 0; i < points.length / SpotPoints.COORDINATES; i++) {
            Sightline sightline = sightline(eye, points, i);
            if (sightline.free() > 0) openings = SpotPoints.Openings.with(openings, i, sightline.touched());
        }
        return openings;
    }

    /**
     * The number of clouds that touch a ray to a point above a cube; −1 if a cloud blocks it. A cloud in the cube does
     * not count.
     */
    private int touching(long[] eye, long[] points, int point, Cube cube) {
        int touching = 0;
        for (Cloud cloud : clouds) {
            if (cloud.fills(cube)) continue;
            RayIntersection meeting = cloud.meeting(eye, points, point * SpotPoints.COORDINATES);
            if (meeting == RayIntersection.MET) return -1;
            if (meeting == RayIntersection.TOUCHED) touching++;
        }
        return touching;
    }

    private Sightline sightline(long[] eye, long[] points, int point) {
        int at = point * SpotPoints.COORDINATES;
        return new Sightline(field, blockers, new Ray[] {Ray.to(eye, points[at], points[at + 1], points[at + 2])});
    }

    /**
     * KT-9: the crossed cubes: the cubes of both models, and every cube whose inside the line from the eye to the
     * middle of the target's axis crosses.
     */
    Vector<Cube> crossed(Place from, Body shooter, Place to, Body target) {
        long[] eye = eye(from, shooter);
        StandingBody stand = StandingBody.of(field, to, target);
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
                    if (cube.equals(here)
                            || cube.equals(there)
                            || ExactGeometry.inside(ray, blockers.cloud(field.index(cube)).blocker)) crossed.add(cube);
                }
        return Vector.ofAll(crossed);
    }

    /** Whether smoke may hide a part of a cube from an eye. */
    boolean clouded(Place from, long[] eye, Cube to) {
        for (Cloud cloud : clouds)
            if (near(from.cube(), to, cloud.cube) && !Cloud.Fan.misses(eye, to, cloud.cube)) return true;
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

    /** The position of a body's eye. Callers must not change the array. */
    long[] eye(Place from, Body body) {
        StandingBody stand = StandingBody.of(field, from, body);
        return new long[] {stand.x(), stand.y(), stand.eye()};
    }

    private static Ray[] rays(long[] eye, StandingBody target) {
        long[] heights = {Lattice.TENTH, target.height() / 2, target.height()};
        Ray[] rays = new Ray[RAYS];
        for (int i = 0; i < RAYS; i++)
            rays[i] = above(eye, target)
                    ? around(eye, target, AROUND[i], heights[i < 4 ? 0 : 2])
                    : Ray.to(eye, target, i % 3 - 1, heights[i / 3]);
        return rays;
    }

    private static Ray around(long[] eye, StandingBody target, Sighting.Side side, long height) {
        long east = side == Sighting.Side.EAST ? 1 : side == Sighting.Side.WEST ? -1 : 0;
        long north = side == Sighting.Side.NORTH ? 1 : side == Sighting.Side.SOUTH ? -1 : 0;
        return Ray.beside(eye, target, east * target.radius(), north * target.radius(), height);
    }

    /** Whether eye and target are on one vertical line. */
    private static boolean above(long[] eye, StandingBody target) {
        return eye[0] == target.x() && eye[1] == target.y();
    }

    /**
     * LOS-4, models obscure: the bodies between a shooter and a target. A body blocks nothing if the ray only touches
     * it, or crosses it for at most a millionth of its length.
     */
    static final class ObscuringModels {
        private static final double HAIR = 1e-6;

        private ObscuringModels() {}

        /** The index of the first body that the ray meets between its ends; −1 if it meets no body. */
        static int met(Ray ray, List<StandingBody> bodies) {
            for (int i = 0; i < bodies.size(); i++) if (meets(ray, bodies.get(i))) return i;
            return -1;
        }

        /** Whether the ray meets the upright cylinder of a body. On a ramp, heights count from the ramp's plane. */
        private static boolean meets(Ray ray, StandingBody body) {
            double x = (double) ray.eye[0] - body.x();
            double y = (double) ray.eye[1] - body.y();
            double z = (double) ray.eye[2] - body.feet() - rise(body, x, y);
            double up = ray.v[2] - rise(body, ray.v[0], ray.v[1]);
            double[] within = {0, 1};
            disc(within, x, y, ray.v[0], ray.v[1], (double) body.radius());
            between(within, z, up, (double) body.height());
            return within[1] - within[0] > HAIR;
        }

        private static double rise(StandingBody body, double east, double north) {
            return (body.slopeEast() * east + body.slopeNorth() * north) / 2;
        }

        /** Reduces a time interval to the time inside a circle around the origin. */
        private static void disc(double[] within, double x, double y, double east, double north, double radius) {
            double speed = east * east + north * north;
            double outside = x * x + y * y - radius * radius;
            if (speed == 0) {
                if (outside >= 0) within[1] = -1;
                return;
            }
            double middle = -(x * east + y * north) / speed;
            double square = middle * middle - outside / speed;
            double half = square > 0 ? Math.sqrt(square) : 0;
            within[0] = Math.max(within[0], middle - half);
            within[1] = Math.min(within[1], middle + half);
        }

        /** Reduces a time interval to the time between height 0 and {@code height}. */
        private static void between(double[] within, double z, double up, double height) {
            if (up == 0) {
                if (z <= 0 || z >= height) within[1] = -1;
                return;
            }
            double feet = -z / up;
            double top = (height - z) / up;
            within[0] = Math.max(within[0], Math.min(feet, top));
            within[1] = Math.min(within[1], Math.max(feet, top));
        }
    }
}
