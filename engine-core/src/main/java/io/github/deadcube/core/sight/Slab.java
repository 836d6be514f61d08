package io.github.deadcube.core.sight;

/**
 * What lies between two parallel planes: all points where {@code nx·x + ny·y + nz·z} is from {@code low} to {@code high}.
 * The planes of a diagonal ramp's sides are irrational: with {@code root}, from {@code low − root·√2} to {@code high +
 * root·√2}.
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

    /** Whether it is one plane. */
    boolean flat() {
        return low == high && root == 0;
    }
}
