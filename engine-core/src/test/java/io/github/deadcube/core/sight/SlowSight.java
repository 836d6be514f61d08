package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The slow reference for LOS-1 to LOS-3 and LOS-5, in inches: nine rays to a body, two to a spot. A ray is free if one
 * of many rays that lie very near to it, and end a little earlier, meets nothing on the battlefield.
 */
final class SlowSight {
    private static final double HAIR = 1e-7;
    private static final double SHORT = 1e-5;
    private static final int TRIES = 300;
    private static final double[][] HAIRS = hairs();

    /** An obstacle for the line between two points. */
    private interface Thing {
        boolean meets(double[] from, double[] to);
    }

    private final Battlefield field;
    private final List<Thing> things = new ArrayList<>();

    SlowSight(Battlefield field) {
        this.field = field;
        for (Cube cube : field.cubes()) add(cube);
    }

    private SlowSight(SlowSight clear) {
        field = clear.field;
        things.addAll(clear.things);
    }

    /** With smoke in some cubes. */
    SlowSight past(Iterable<Cube> smoke) {
        SlowSight past = new SlowSight(this);
        for (Cube c : smoke) {
            double x = (c.column() - 1) * 3;
            double y = (c.row() - 1) * 3;
            double z = (c.level() - 1) * 3;
            past.box(x, y, z, x + 3, y + 3, z + 3);
        }
        return past;
    }

    LineOfSight line(Place from, Body shooter, Place to, Body target) {
        double[] eye = stand(from, shooter);
        eye[2] += 0.9 * eye[3];
        double[] at = stand(to, target);
        double dx = at[0] - eye[0];
        double dy = at[1] - eye[1];
        double length = Math.hypot(dx, dy);
        int free = 0;
        for (int i = 0; i < 9; i++) {
            double side = (i % 3 - 1) * at[4];
            double height = new double[] {0.1, at[3] / 2, at[3]}[i / 3];
            double east = -side * dy / length;
            double north = side * dx / length;
            if (length < 1e-9) {
                double turn = i * Math.PI / 2;
                east = i == 8 ? 0 : at[4] * Math.round(Math.sin(turn));
                north = i == 8 ? 0 : at[4] * Math.round(Math.cos(turn));
                height = i < 4 ? 0.1 : at[3];
            }
            double x = at[0] + east;
            double y = at[1] + north;
            double rise = ramp(to.cube(), x, y) - ramp(to.cube(), at[0], at[1]);
            if (free(eye, new double[] {x, y, at[2] + rise + height})) free++;
        }
        return free == 0 ? LineOfSight.NONE : free == 9 ? LineOfSight.CLEAR : LineOfSight.PARTIAL;
    }

    /** LOS-5, without the size of the model: whether a point above one of the cube's spots is visible. */
    boolean sees(Place from, Body shooter, Cube cube) {
        double[] eye = stand(from, shooter);
        eye[2] += 0.9 * eye[3];
        for (double[] spot : spots(cube)) {
            double x = (cube.column() - 1) * 3 + spot[0];
            double y = (cube.row() - 1) * 3 + spot[1];
            double z = (cube.level() - 1) * 3 + surface(cube, x, y);
            if (blocked(cube, spot)) continue;
            if (free(eye, new double[] {x, y, z + 0.1}) || free(eye, new double[] {x, y, z + 1.5})) return true;
        }
        return false;
    }

    /** GEO-2, GEO-5, GEO-7: the spots with a floor, in inches from the south-western corner of their cube. */
    private List<double[]> spots(Cube cube) {
        Floor.Cover cover = field.floor(cube).cover();
        double[] east = lines(cover == Floor.Cover.WEST, cover == Floor.Cover.EAST);
        double[] north = lines(cover == Floor.Cover.SOUTH, cover == Floor.Cover.NORTH);
        double[] low = {0.4, 1.1};
        double[] high = {1.9, 2.6};
        if (cube.part() == Part.WEST) east = low;
        if (cube.part() == Part.EAST) east = high;
        if (cube.part() == Part.SOUTH) north = low;
        if (cube.part() == Part.NORTH) north = high;
        List<double[]> spots = new ArrayList<>();
        if (cover == Floor.Cover.NONE) return spots;
        for (double x : east) for (double y : north) spots.add(new double[] {x, y});
        return spots;
    }

    /** GEO-5: the lines of spots; on a half floor, its own line and the middle one, inside its edge. */
    private static double[] lines(boolean lowHalf, boolean highHalf) {
        if (lowHalf) return new double[] {0.5, 1.4};
        return highHalf ? new double[] {1.6, 2.5} : new double[] {0.5, 1.5, 2.5};
    }

    /** GEO-6: whether a block, with its edges, fills a spot. Overlaps below a tenth of an inch do not count. */
    private boolean blocked(Cube cube, double[] spot) {
        return field.scenery(cube)
                .blocks()
                .exists(b -> b.west() / 10.0 < spot[0] + 0.01
                        && spot[0] - 0.01 < b.east() / 10.0
                        && b.south() / 10.0 < spot[1] + 0.01
                        && spot[1] - 0.01 < b.north() / 10.0);
    }

    /** The position of the feet (east, north, height), the height of the body and its radius, in inches. */
    private double[] stand(Place place, Body body) {
        Cube cube = place.cube();
        Part part = cube.part();
        double west = (cube.column() - 1) * 3;
        double south = (cube.row() - 1) * 3;
        double radius = Math.min(body.base() / 50.8, part == Part.WHOLE ? 1.5 : 0.75);
        double x = Math.max(
                west + part.west() / 10.0 + radius,
                Math.min(west + part.east() / 10.0 - radius, field.eastOf(place) / 10.0));
        double y = Math.max(
                south + part.south() / 10.0 + radius,
                Math.min(south + part.north() / 10.0 - radius, field.northOf(place) / 10.0));
        double feet = (cube.level() - 1) * 3 + surface(cube, x, y);
        double height = body.pinned() ? Math.min(0.5, body.tall() / 100.0) : body.tall() / 100.0;
        for (int level = field.levels(); level > cube.level(); level--) {
            Floor.Cover cover = field.floor(cube.atLevel(level)).cover();
            double mx = x - west - 1.5;
            double my = y - south - 1.5;
            boolean over = cover == Floor.Cover.FULL
                    || cover == Floor.Cover.NORTH && my > 0
                    || cover == Floor.Cover.SOUTH && my < 0
                    || cover == Floor.Cover.EAST && mx > 0
                    || cover == Floor.Cover.WEST && mx < 0;
            if (over) height = Math.min(height, (level - 1) * 3 - 0.1 - feet);
        }
        return new double[] {x, y, feet, height, radius};
    }

    /** The height of a ramp or platform above the floor of its cube. */
    private double surface(Cube cube, double x, double y) {
        double top = ramp(cube, x, y);
        for (var platform : field.scenery(cube).platforms())
            for (int spot : platform.spots()) {
                double e = x - (cube.column() - 1) * 3 - (spot - 1) % 3;
                double n = y - (cube.row() - 1) * 3 - Math.floorDiv(spot - 1, 3);
                if (e >= 0 && e <= 1 && n >= 0 && n <= 1) top = Math.max(top, platform.height() / 10.0);
            }
        return top;
    }

    /** The height of the cube's ramp, if it has one, above the floor at this point. */
    private double ramp(Cube cube, double x, double y) {
        Scenery scenery = field.scenery(cube);
        if (scenery.ramp().isEmpty()) return 0;
        Direction d = scenery.ramp().get();
        double e = x - (cube.column() - 1) * 3 - 1.5;
        double n = y - (cube.row() - 1) * 3 - 1.5;
        return 1.5 + (d.east() * e + d.north() * n) / (d.diagonal() ? 2 : 1);
    }

    private void add(Cube cube) {
        double x = (cube.column() - 1) * 3;
        double y = (cube.row() - 1) * 3;
        double z = (cube.level() - 1) * 3;
        Floor.Cover c = field.floor(cube).cover();
        if (c != Floor.Cover.NONE)
            box(x + c.west() / 10.0, y + c.south() / 10.0, z, x + c.east() / 10.0, y + c.north() / 10.0, z);
        wall(field.face(cube, Direction.EAST), x + 3, y, x + 3, y + 3, z);
        wall(field.face(cube, Direction.NORTH), x, y + 3, x + 3, y + 3, z);
        Scenery scenery = field.scenery(cube);
        for (MiddleWall wall : scenery.middle())
            if (wall.run() == MiddleWall.Run.NORTH_SOUTH) wall(wall.face(), x + 1.5, y, x + 1.5, y + 3, z);
            else wall(wall.face(), x, y + 1.5, x + 3, y + 1.5, z);
        for (var b : scenery.blocks())
            box(
                    x + b.west() / 10.0,
                    y + b.south() / 10.0,
                    z,
                    x + b.east() / 10.0,
                    y + b.north() / 10.0,
                    z + b.height() / 10.0);
        for (var p : scenery.platforms())
            for (int spot : p.spots()) {
                double w = x + (spot - 1) % 3;
                double s = y + Math.floorDiv(spot - 1, 3);
                box(w, s, z, w + 1, s + 1, z + p.height() / 10.0);
            }
        for (Direction toward : scenery.ramp()) things.add((from, to) -> meetsRamp(cube, toward, from, to));
    }

    private boolean meetsRamp(Cube cube, Direction toward, double[] from, double[] to) {
        double z = (cube.level() - 1) * 3;
        double above = from[2] - z - ramp(cube, from[0], from[1]);
        double after = to[2] - z - ramp(cube, to[0], to[1]);
        if (above * after > 0 || above == after) return false;
        double t = above / (above - after);
        double e = from[0] + t * (to[0] - from[0]) - (cube.column() - 1) * 3 - 1.5;
        double n = from[1] + t * (to[1] - from[1]) - (cube.row() - 1) * 3 - 1.5;
        boolean strip = !toward.diagonal() || Math.abs(toward.north() * e - toward.east() * n) <= Math.sqrt(2);
        return Math.abs(e) <= 1.5 && Math.abs(n) <= 1.5 && strip;
    }

    /** A wall from one corner to another, with its gap. */
    private void wall(Face face, double x, double y, double east, double north, double z) {
        double[] hole = switch (face.gap()) {
            case OPEN -> new double[] {0, 0, 3, 3};
            case LOW -> new double[] {0, 0.75, 3, 3};
            case SMALL -> new double[] {0.75, 0.75, 2.25, 2.25};
            case MEDIUM -> new double[] {0.2, 0.75, 2.8, 2.5};
            case LARGE -> new double[] {0.375, 0, 2.625, 3};
            case BLOCKED -> new double[] {3, 3, 3, 3};
        };
        double ex = (east - x) / 3;
        double ny = (north - y) / 3;
        // left of the gap, right of it, below and above
        piece(x, y, ex, ny, 0, hole[0], z, z + 3);
        piece(x, y, ex, ny, hole[2], 3, z, z + 3);
        piece(x, y, ex, ny, hole[0], hole[2], z, z + hole[1]);
        piece(x, y, ex, ny, hole[0], hole[2], z + hole[3], z + 3);
    }

    private void piece(double x, double y, double ex, double ny, double a, double b, double z, double top) {
        if (a < b && z < top) box(x + a * ex, y + a * ny, z, x + b * ex, y + b * ny, top);
    }

    private void box(double x, double y, double z, double east, double north, double top) {
        double[] low = {x, y, z};
        double[] high = {east, north, top};
        things.add((from, to) -> meetsBox(low, high, from, to));
    }

    private static boolean meetsBox(double[] low, double[] high, double[] from, double[] to) {
        double begins = 0;
        double ends = 1;
        for (int i = 0; i < 3; i++) {
            double d = to[i] - from[i];
            if (d == 0) {
                if (from[i] < low[i] || from[i] > high[i]) return false;
                continue;
            }
            double one = (low[i] - from[i]) / d;
            double other = (high[i] - from[i]) / d;
            begins = Math.max(begins, Math.min(one, other));
            ends = Math.min(ends, Math.max(one, other));
        }
        return begins <= ends;
    }

    private boolean free(double[] eye, double[] end) {
        double length = Math.sqrt(square(end[0] - eye[0]) + square(end[1] - eye[1]) + square(end[2] - eye[2]));
        // most rays beside a blocked one meet the same obstacle
        Thing last = null;
        for (double[] hair : HAIRS) {
            double[] from = new double[3];
            double[] to = new double[3];
            for (int i = 0; i < 3; i++) {
                from[i] = eye[i] + hair[i];
                to[i] = end[i] + hair[i] - SHORT * (end[i] - eye[i]) / length;
            }
            if (last != null && last.meets(from, to)) continue;
            last = met(from, to);
            if (last == null) return true;
        }
        return false;
    }

    private @Nullable Thing met(double[] from, double[] to) {
        for (Thing thing : things) if (thing.meets(from, to)) return thing;
        return null;
    }

    private static double square(double a) {
        return a * a;
    }

    private static double[][] hairs() {
        SplittableRandom chance = new SplittableRandom(1);
        double[][] hairs = new double[TRIES][3];
        for (double[] hair : hairs) for (int i = 0; i < 3; i++) hair[i] = HAIR * (chance.nextDouble() - 0.5);
        return hairs;
    }
}
