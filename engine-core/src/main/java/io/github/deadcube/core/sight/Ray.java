package io.github.deadcube.core.sight;

/**
 * A straight ray from an eye to a point (LOS-2). The offset of a cylinder's edge from its axis contains the root of
 * {@code square}. Therefore each component of the ray's vector is {@code (p + q·√square) / √square}. If no root is
 * needed, all {@code p} are 0 and {@code q} is the vector. {@code v} is the rounded vector.
 */
final class Ray {
    private static final long[] NO_ROOT = new long[3];

    final long[] eye;
    final long[] p;
    final long[] q;
    final long square;
    final double root;
    final double[] v;

    private Ray(long[] eye, long[] p, long[] q, long square) {
        this.eye = eye;
        this.p = p;
        this.q = q;
        this.square = square;
        this.root = Math.sqrt((double) square);
        this.v = new double[] {q[0] + p[0] / root, q[1] + p[1] / root, q[2] + p[2] / root};
    }

    /** A ray to a lattice point. */
    static Ray to(long[] eye, long x, long y, long z) {
        return new Ray(eye, NO_ROOT, new long[] {x - eye[0], y - eye[1], z - eye[2]}, 1);
    }

    /**
     * A ray to a point of a body at some height above its feet: on its axis, or on an edge at right angles to the line
     * between the axes.
     *
     * @param side −1 for the left edge, 0 for the axis, 1 for the right edge
     */
    static Ray to(long[] eye, StandingBody target, int side, long height) {
        long dx = target.x() - eye[0];
        long dy = target.y() - eye[1];
        long sideways = -side * target.radius();
        // one condition: a virtual machine would compile all callers again at the first ray along a row
        if (side * dx * dy == 0)
            return beside(eye, target, -sideways * Long.signum(dy), sideways * Long.signum(dx), height);
        long east = -sideways * dy;
        long north = sideways * dx;
        long[] p = {east, north, (target.slopeEast() * east + target.slopeNorth() * north) / 2};
        long[] q = {dx, dy, target.feet() + height - eye[2]};
        return new Ray(eye, p, q, dx * dx + dy * dy);
    }

    /** A ray to a point at an offset from a body's axis, at some height above its feet, or above the ramp below it. */
    static Ray beside(long[] eye, StandingBody target, long east, long north, long height) {
        long rise = (target.slopeEast() * east + target.slopeNorth() * north) / 2;
        return to(eye, target.x() + east, target.y() + north, target.feet() + rise + height);
    }

    boolean rational() {
        return square == 1;
    }

    double along(SightBlocker.Slab slab) {
        return slab.nx() * v[0] + slab.ny() * v[1] + slab.nz() * v[2];
    }

    long from(SightBlocker.Slab slab) {
        return slab.at(eye[0], eye[1], eye[2]);
    }

    /** The part without the root of the ray's direction across a slab, multiplied by the root. */
    long p(SightBlocker.Slab slab) {
        return slab.at(p[0], p[1], p[2]);
    }

    /** The factor of the root in the ray's direction across a slab, multiplied by the root. */
    long q(SightBlocker.Slab slab) {
        return slab.at(q[0], q[1], q[2]);
    }
}
