package io.github.deadcube.core.sight;

import java.util.ArrayList;
import java.util.List;

/**
 * LOS-2: exact intersection of a ray with a convex blocker.
 *
 * <p>The ray meets the blocker if it enters every slab no later than it exits every other slab. If each entry is
 * strictly earlier, every near parallel ray meets the blocker too. If an entry and an exit are simultaneous, some
 * parallel rays miss it: the blocker is touched, and its limits are kept for {@link Gap}. A ray does not meet a blocker
 * that only its first or last point reaches, because a slightly shorter ray is free. A ray does not meet a plane in
 * which it runs.
 */
final class ExactGeometry {
    private ExactGeometry() {}

    /** Intersects a ray with a blocker. If the blocker is touched, adds it to {@code touched}. */
    static RayIntersection intersection(Ray ray, SightBlocker blocker, List<Gap.Touch> touched) {
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

    /** Whether a ray runs through the inside of a blocker. */
    static boolean inside(Ray ray, SightBlocker blocker) {
        return intersection(ray, blocker, new ArrayList<>()) == RayIntersection.MET;
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
