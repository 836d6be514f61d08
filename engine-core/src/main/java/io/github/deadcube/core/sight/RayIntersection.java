package io.github.deadcube.core.sight;

/**
 * LOS-2: whether a ray meets a blocker, by rounded arithmetic if that is certain. The error of a length is far less
 * than {@link #MARGIN}. Closer cases are left to {@link ExactGeometry}.
 */
enum RayIntersection {
    /** The ray misses the blocker, or only ends at it. */
    NONE,
    /** The ray and every near parallel ray meet the blocker. */
    MET,
    /** The ray touches the blocker: some near parallel rays miss it. */
    TOUCHED,
    /** Too close to decide by rounded arithmetic. */
    UNSURE;

    /** In {@link Lattice} units: a 500,000th of an inch. */
    private static final double MARGIN = 1;
    /** Along the ray, whose length is 1. */
    private static final double NEARLY = 1e-8;
    /** If a ray crosses a slab by less than this, exact arithmetic must decide whether it is parallel. */
    private static final double SLOW = 1e5;

    static RayIntersection of(Ray ray, SightBlocker blocker) {
        return blocker.flat ? ofFlat(ray, blocker) : ofBox(ray, blocker);
    }

    private static RayIntersection ofFlat(Ray ray, SightBlocker blocker) {
        SightBlocker.Slab[] slabs = blocker.slabs;
        double across = ray.along(slabs[0]);
        double way = slabs[0].low() - ray.from(slabs[0]);
        if (Math.abs(across) < SLOW) {
            if (Math.abs(way) > Math.abs(across) + MARGIN) return NONE;
            return UNSURE;
        }
        double t = way / across;
        if (t < -NEARLY || t > 1 + NEARLY) return NONE;
        boolean certain = t > NEARLY && t < 1 - NEARLY;
        for (int i = 1; i < slabs.length; i++) {
            double at = ray.from(slabs[i]) + t * ray.along(slabs[i]);
            if (at < blocker.low[i] - MARGIN || at > blocker.high[i] + MARGIN) return NONE;
            certain &= at > blocker.low[i] + MARGIN && at < blocker.high[i] - MARGIN;
        }
        return certain ? MET : UNSURE;
    }

    private static RayIntersection ofBox(Ray ray, SightBlocker blocker) {
        SightBlocker.Slab[] slabs = blocker.slabs;
        double enters = 0;
        double leaves = 1;
        boolean certain = true;
        for (int i = 0; i < slabs.length; i++) {
            double from = ray.from(slabs[i]);
            double across = ray.along(slabs[i]);
            if (Math.abs(across) < SLOW) {
                double off = Math.abs(across) + MARGIN;
                if (from < blocker.low[i] - off || from > blocker.high[i] + off) return NONE;
                certain &= from > blocker.low[i] + off && from < blocker.high[i] - off;
                continue;
            }
            double one = (blocker.low[i] - from) / across;
            double other = (blocker.high[i] - from) / across;
            enters = Math.max(enters, Math.min(one, other));
            leaves = Math.min(leaves, Math.max(one, other));
            if (enters > leaves + NEARLY) return NONE;
        }
        return certain && leaves - enters > NEARLY ? MET : UNSURE;
    }
}
