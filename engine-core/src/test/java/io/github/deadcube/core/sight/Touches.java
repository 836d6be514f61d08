package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.core.sight.SightBlocker.Slab;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random rays that touch edges, corners and faces exactly. The ray is chosen first, then boxes, walls, floors and ramps
 * that begin, end or lie at points of it. All lengths are small whole numbers of a unit; some rays end at the edge of a
 * body, where a root is needed.
 */
final class Touches {
    private static final int QUARTERS = 4;
    private static final int ATTEMPTS = 60;
    private static final Cube ANYWHERE = new Cube(1, 1, 1);

    private final SplittableRandom chance;
    private final long[] eye = new long[3];
    private final long[] way = new long[3];
    private final long unit;
    private final int side;
    private final long radius;
    private final BigDecimal[] end = new BigDecimal[3];
    final Ray ray;
    private final SlowTouch slow = new SlowTouch();
    final List<SightBlocker> things = new ArrayList<>();
    private final List<String> words = new ArrayList<>();

    /** A random ray with things around it; the ray may meet some and miss others. */
    static Touches any(long seed) {
        Touches touches = new Touches(seed);
        for (int i = touches.chance.nextInt(1, 7); i > 0; i--) touches.thing();
        return touches;
    }

    /** A random ray with things that it touches exactly. */
    static Touches all(long seed) {
        Touches touches = new Touches(seed);
        int wanted = touches.chance.nextInt(2, 6);
        for (int i = 0; i < ATTEMPTS && touches.things.size() < wanted; i++) {
            touches.thing();
            if (touches.slow.keepsTouched(touches.from(), touches.to())) continue;
            touches.things.remove(touches.things.size() - 1);
            touches.words.remove(touches.words.size() - 1);
        }
        return touches;
    }

    private Touches(long seed) {
        chance = new SplittableRandom(seed);
        unit = chance.nextBoolean() ? 1 : Lattice.INCH;
        for (int i = 0; i < 3; i++) eye[i] = chance.nextInt(-2, 3);
        switch (chance.nextInt(4)) {
            case 0 -> straight();
            case 1 -> along(chance.nextInt(1, 3), chance.nextInt(1, 3));
            case 2 -> along(3, 4);
            default -> {
                int steps = chance.nextInt(1, 3);
                along(steps, steps);
            }
        }
        side = chance.nextInt(-1, 2);
        radius = way[0] == 0 && way[1] == 0 ? 0 : inQuarters(1, 4);
        int slopeEast = chance.nextInt(3) == 0 ? chance.nextInt(-2, 3) : 0;
        int slopeNorth = slopeEast != 0 ? chance.nextInt(-1, 2) * slopeEast % 2 : 0;
        long[] from = of(eye[0], eye[1], eye[2]);
        long[] to = of(eye[0] + way[0], eye[1] + way[1], eye[2] + way[2]);
        StandingBody stand = new StandingBody(to[0], to[1], from[2], unit * radius, 0, slopeEast, slopeNorth);
        ray = radius == 0 ? Ray.to(from, to[0], to[1], to[2]) : Ray.to(from, stand, side, unit * way[2]);
        aim(slopeEast, slopeNorth);
        words.add("eye %d %d %d, way %d %d %d, side %d of %d, slope %d %d"
                .formatted(eye[0], eye[1], eye[2], way[0], way[1], way[2], side, radius, slopeEast, slopeNorth));
    }

    private long[] of(long... lengths) {
        for (int i = 0; i < lengths.length; i++) lengths[i] *= unit;
        return lengths;
    }

    /** A length that is a multiple of four. */
    private long inQuarters(int least, int bound) {
        return (long) QUARTERS * chance.nextInt(least, bound);
    }

    private void straight() {
        while (way[0] == 0 && way[1] == 0 && way[2] == 0) for (int i = 0; i < 3; i++) way[i] = inQuarters(-2, 3);
    }

    private void along(int one, int other) {
        boolean turned = chance.nextBoolean();
        way[0] = (long) QUARTERS * (turned ? other : one) * (chance.nextBoolean() ? 1 : -1);
        way[1] = (long) QUARTERS * (turned ? one : other) * (chance.nextBoolean() ? 1 : -1);
        way[2] = chance.nextBoolean() ? 0 : inQuarters(-2, 3);
    }

    /** The end of the ray; the right of the axis is a quarter turn clockwise. */
    private void aim(int slopeEast, int slopeNorth) {
        BigDecimal length = SlowTouch.of(way[0] * way[0] + way[1] * way[1]).sqrt(SlowTouch.DECIMALS);
        BigDecimal off = SlowTouch.of(side * radius);
        boolean axis = off.signum() == 0;
        BigDecimal east = axis ? off : off.multiply(SlowTouch.of(way[1])).divide(length, SlowTouch.DECIMALS);
        BigDecimal north = axis ? off : off.multiply(SlowTouch.of(-way[0])).divide(length, SlowTouch.DECIMALS);
        BigDecimal rise = east.multiply(SlowTouch.of(slopeEast))
                .add(north.multiply(SlowTouch.of(slopeNorth)))
                .divide(SlowTouch.of(2));
        end[0] = SlowTouch.of(eye[0] + way[0]).add(east);
        end[1] = SlowTouch.of(eye[1] + way[1]).add(north);
        end[2] = SlowTouch.of(eye[2] + way[2]).add(rise);
    }

    boolean free() {
        return slow.free(from(), to());
    }

    private SlowTouch.Vec from() {
        return SlowTouch.Vec.of(unit * eye[0], unit * eye[1], unit * eye[2]);
    }

    private SlowTouch.Vec to() {
        BigDecimal by = SlowTouch.of(unit);
        return new SlowTouch.Vec(end[0].multiply(by), end[1].multiply(by), end[2].multiply(by));
    }

    /** A point at a quarter of the ray's length, rounded to whole numbers. */
    private long[] point(int quarter) {
        long[] point = new long[3];
        for (int i = 0; i < 3; i++) {
            double from = eye[i];
            point[i] = Math.round(from + (end[i].doubleValue() - from) * quarter / QUARTERS);
        }
        return point;
    }

    private void thing() {
        int quarter = chance.nextInt(QUARTERS + 1);
        long[] at = point(quarter);
        switch (chance.nextInt(7)) {
            case 0 -> ramp(at);
            case 1 -> diagonalRamp(at);
            case 2, 3 -> {
                if (Math.abs(way[0]) == Math.abs(way[1]) && way[0] != 0) rampBelow(quarter);
                else box(at);
            }
            default -> box(at);
        }
    }

    private void box(long[] at) {
        long[] low = new long[3];
        long[] high = new long[3];
        for (int i = 0; i < 3; i++) {
            int where = chance.nextInt(5);
            low[i] = where < 2 ? at[i] : at[i] - chance.nextInt(1, 4);
            high[i] = where == 2 || where == 3 ? at[i] : at[i] + chance.nextInt(1, 4);
        }
        int flat = chance.nextInt(6);
        if (flat < 3) high[flat] = low[flat] = at[flat];
        words.add("box %d %d %d to %d %d %d".formatted(low[0], low[1], low[2], high[0], high[1], high[2]));
        of(low);
        of(high);
        slow.box(low[0], low[1], low[2], high[0], high[1], high[2]);
        Slab[] slabs = {Slab.east(low[0], high[0]), Slab.north(low[1], high[1]), Slab.up(low[2], high[2])};
        if (flat > 0 && flat < 3) {
            Slab first = slabs[0];
            slabs[0] = slabs[flat];
            slabs[flat] = first;
        }
        put(slabs);
    }

    private void ramp(long[] at) {
        boolean turned = chance.nextBoolean();
        int east = turned ? 0 : chance.nextBoolean() ? 1 : -1;
        int north = turned ? chance.nextBoolean() ? 1 : -1 : 0;
        long half = chance.nextInt(1, 4);
        long west = at[0] - half * chance.nextInt(3);
        long south = at[1] - half * chance.nextInt(3);
        // the plane passes the point
        put(
                west,
                south,
                at[2] - half - east * (at[0] - west - half) - north * (at[1] - south - half),
                half,
                east,
                north,
                0);
    }

    private void diagonalRamp(long[] at) {
        int east = chance.nextBoolean() ? 1 : -1;
        int north = chance.nextBoolean() ? 1 : -1;
        long half = chance.nextInt(1, 5);
        long off = chance.nextLong(-half, half + 1);
        long other = chance.nextBoolean() ? off : -off;
        // the plane passes the point
        put(
                at[0] - off - half,
                at[1] - other - half,
                at[2] - half - (east * off + north * other) / 2,
                half,
                east,
                north,
                chance.nextInt(1, 4));
    }

    /**
     * The middle line of the ramp is below the line of the axes, so a ray to an edge leaves it at a part of its length.
     */
    private void rampBelow(int quarter) {
        int east = Long.signum(way[0]);
        int north = Long.signum(way[1]);
        long half = chance.nextInt(1, 7);
        long on = chance.nextInt(QUARTERS + 1) * Math.abs(way[0]) / QUARTERS;
        long middle = Math.abs(way[0]) * quarter / QUARTERS;
        long height = eye[2] + way[2] * quarter / QUARTERS;
        int up = chance.nextBoolean() ? 1 : -1;
        long wide = Math.max(1, radius * (chance.nextInt(3) == 0 ? chance.nextInt(1, QUARTERS) : quarter) / QUARTERS);
        put(
                eye[0] + east * on - half,
                eye[1] + north * on - half,
                height - half + up * (on - middle),
                half,
                up * east,
                up * north,
                wide);
    }

    private void put(long west, long south, long bottom, long half, int east, int north, long wide) {
        words.add("ramp %d %d %d, half of it %d, towards %d %d, %d wide"
                .formatted(west, south, bottom, half, east, north, wide));
        long[] l = of(west, south, bottom, half, wide);
        int steep = wide > 0 ? 1 : 2;
        slow.ramp(l[0], l[1], l[2], 2 * l[3], east, north, l[4]);
        long plane = 2 * (l[2] + l[3]) - steep * (east * (l[0] + l[3]) + north * (l[1] + l[3]));
        Slab slope = new Slab(-steep * east, -steep * north, 2, plane, plane, 0);
        Slab across = Slab.east(l[0], l[0] + 2 * l[3]);
        Slab deep = Slab.north(l[1], l[1] + 2 * l[3]);
        long middle = north * (l[0] + l[3]) - east * (l[1] + l[3]);
        if (wide == 0) put(slope, across, deep);
        else put(slope, across, deep, new Slab(north, -east, 0, middle, middle, l[4]));
    }

    private void put(Slab... slabs) {
        things.add(new SightBlocker(Sighting.Kind.BLOCK, ANYWHERE, slabs));
    }

    @Override
    public String toString() {
        return String.join("; ", words);
    }
}
