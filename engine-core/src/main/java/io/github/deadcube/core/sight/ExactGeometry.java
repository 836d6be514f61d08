package io.github.deadcube.core.sight;

import java.util.ArrayList;
import java.util.List;

/**
 * LOS-2: how a ray meets something convex, exactly.
 *
 * <p>It does if it comes into every slab no later than it goes out of every other. Where all of that holds with time to
 * spare, every parallel ray near enough meets it too. Where two of those times are the same, some of them just miss it: it
 * is touched, and the limits that say so are kept for {@link Gap}. What the ray meets with its very end or beginning alone
 * is not met: the same ray, a little short of it, is free. Nor is a plane along which it runs.
 */
final class ExactGeometry {
    private ExactGeometry() {}

    /** Adds to what is touched, if it is. */
    static RayIntersection of(Ray ray, SightBlocker blocker, List<Gap.Touch> touched) {
        List<Gap.Limit> limits = new ArrayList<>();
        Crossing[] crossings = new Crossing[blocker.slabs.length];
        for (int i = 0; i < crossings.length; i++) {
            crossings[i] = new Crossing(ray, blocker.slabs[i]);
            if (!runsThrough(crossings[i], limits)) return RayIntersection.NONE;
        }
        for (Crossing in : crossings)
            for (Crossing out : crossings) {
                if (in == out || in.across == 0 || out.across == 0) continue;
                int order = in.entersBefore(out);
                if (order > 0) return RayIntersection.NONE;
                if (order == 0) limits.add(new Gap.Limit.Corner(in, out));
            }
        if (limits.isEmpty()) return RayIntersection.MET;
        touched.add(new Gap.Touch(blocker, limits));
        return RayIntersection.TOUCHED;
    }

    /** Whether a ray runs through the inside of something. */
    static boolean inside(Ray ray, SightBlocker blocker) {
        return of(ray, blocker, new ArrayList<>()) == RayIntersection.MET;
    }

    private static boolean runsThrough(Crossing crossing, List<Gap.Limit> limits) {
        if (crossing.across != 0) return crossing.entersBeforeEnd() < 0 && crossing.leavesAfterStart() > 0;
        int low = crossing.offset(true);
        int high = crossing.offset(false);
        if (crossing.slab.flat() || low < 0 || high > 0) return false;
        if (low == 0) limits.add(new Gap.Limit.Along(crossing.slab, 1));
        if (high == 0) limits.add(new Gap.Limit.Along(crossing.slab, -1));
        return true;
    }
}
