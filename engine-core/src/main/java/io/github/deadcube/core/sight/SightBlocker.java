package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.core.sight.Sighting.Kind;

/**
 * LOS-2: a convex body that blocks sight, including its edges: the intersection of {@link Slab}s. If it is flat, the
 * first slab is its plane.
 */
final class SightBlocker {
    final Slab[] slabs;
    /** The rounded low bounds of the slabs. */
    final double[] low;

    final double[] high;
    final boolean flat;
    final Kind what;
    final Cube cube;

    SightBlocker(Kind what, Cube cube, Slab... slabs) {
        this.what = what;
        this.cube = cube;
        this.slabs = slabs;
        this.flat = slabs[0].flat();
        this.low = new double[slabs.length];
        this.high = new double[slabs.length];
        for (int i = 0; i < slabs.length; i++) {
            low[i] = slabs[i].lowest();
            high[i] = slabs[i].highest();
        }
    }

    /** A box in a cube, in tenths of an inch from the cube's south-western corner. */
    static SightBlocker box(Kind what, Cube cube, int west, int south, int east, int north, int height) {
        long x = (cube.column() - 1) * Lattice.CUBE;
        long y = (cube.row() - 1) * Lattice.CUBE;
        long z = (cube.level() - 1) * Lattice.CUBE;
        return new SightBlocker(
                what,
                cube,
                Slab.east(x + west * Lattice.TENTH, x + east * Lattice.TENTH),
                Slab.north(y + south * Lattice.TENTH, y + north * Lattice.TENTH),
                Slab.up(z, z + height * Lattice.TENTH));
    }

    static SightBlocker smoke(Cube cube) {
        return box(Kind.SMOKE, cube.part(Part.WHOLE), 0, 0, 30, 30, 30);
    }

    /**
     * The space between two parallel planes: all points where {@code nx·x + ny·y + nz·z} is from {@code low} to
     * {@code high}. The planes of a diagonal ramp's sides are irrational: with {@code root}, from {@code low − root·√2}
     * to {@code high + root·√2}.
     */
    record Slab(int nx, int ny, int nz, long low, long high, long root) {
        static Slab east(long low, long high) {
            return new Slab(1, 0, 0, low, high, 0);
        }

        static Slab north(long low, long high) {
            return new Slab(0, 1, 0, low, high, 0);
        }

        static Slab up(long low, long high) {
            return new Slab(0, 0, 1, low, high, 0);
        }

        long at(long x, long y, long z) {
            return nx * x + ny * y + nz * z;
        }

        double lowest() {
            return low - root * Math.sqrt(2);
        }

        double highest() {
            return high + root * Math.sqrt(2);
        }

        /** Whether the slab is one plane. */
        boolean flat() {
            return low == high && root == 0;
        }
    }
}
