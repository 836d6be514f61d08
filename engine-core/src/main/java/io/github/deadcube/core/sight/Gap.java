package io.github.deadcube.core.sight;

import java.util.ArrayList;
import java.util.List;

/**
 * LOS-2: whether a ray that only touches several blockers passes between them: some parallel ray arbitrarily near it is
 * free. It does not pass through the exact line where two walls meet.
 *
 * <p>A hair is the tiny shift from the ray to a parallel ray. The hairs are the directions of a plane around the ray,
 * and each touched edge divides that plane along a line. All hairs between two neighbouring lines have the same result.
 * Therefore one test for each pair is enough: the sum of the directions along the two lines.
 */
final class Gap {
    private static final int[][] AXES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    private Gap() {}

    /** A condition under which a shifted ray still meets a blocker. */
    sealed interface Limit {
        boolean keeps(int[] hair);

        /** The ray enters one slab when it exits another: it touches an edge. */
        record Corner(Crossing in, Crossing out) implements Limit {
            @Override
            public boolean keeps(int[] hair) {
                return in.keeps(out, hair);
            }

            /** The edge along which the limit divides the plane of hairs. */
            int[] edge() {
                SightBlocker.Slab a = in.slab;
                SightBlocker.Slab b = out.slab;
                return new int[] {
                    a.ny() * b.nz() - a.nz() * b.ny(),
                    a.nz() * b.nx() - a.nx() * b.nz(),
                    a.nx() * b.ny() - a.ny() * b.nx()
                };
            }
        }

        /** The ray runs in the low plane of a slab (1) or in its high plane (−1): along a face. */
        record Along(SightBlocker.Slab slab, int side) implements Limit {
            @Override
            public boolean keeps(int[] hair) {
                return slab.at(hair[0], hair[1], hair[2]) * side >= 0;
            }
        }
    }

    /** A touched blocker: a shifted ray meets it if all limits hold. */
    record Touch(SightBlocker blocker, List<Limit> limits) {
        boolean keeps(int[] hair) {
            for (Limit limit : limits) if (!limit.keeps(hair)) return false;
            return true;
        }
    }

    /** Whether some shifted ray misses every touched blocker. */
    static boolean between(List<Touch> touched) {
        if (touched.size() < 2) return true;
        // a face along which a ray runs contains an axis, because no such slab is the sloping plane of a ramp
        List<int[]> lines = new ArrayList<>(List.of(AXES));
        for (Touch touch : touched)
            for (Limit limit : touch.limits()) if (limit instanceof Limit.Corner corner) lines.add(corner.edge());
        int[] hair = new int[AXES.length];
        for (int i = 0; i < lines.size(); i++)
            for (int j = 0; j < i; j++)
                for (int way = 0; way < 4; way++) {
                    turn(hair, lines.get(i), way < 2 ? 1 : -1, lines.get(j), way % 2 == 0 ? 1 : -1);
                    if (free(touched, hair)) return true;
                }
        return false;
    }

    private static void turn(int[] hair, int[] a, int m, int[] b, int n) {
        for (int i = 0; i < hair.length; i++) hair[i] = m * a[i] + n * b[i];
    }

    private static boolean free(List<Touch> touched, int[] hair) {
        for (Touch touch : touched) if (touch.keeps(hair)) return false;
        return true;
    }
}
