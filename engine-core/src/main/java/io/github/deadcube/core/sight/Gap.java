package io.github.deadcube.core.sight;

import java.util.ArrayList;
import java.util.List;

/**
 * LOS-2: whether a ray that touches several things at once, and meets none of them fairly, slips through between them: some
 * parallel ray arbitrarily near it is free. Exactly where two walls meet it does not.
 *
 * <p>A parallel ray is the ray shifted by a hair. Around the ray the hairs lie in a plane, like the figures of a clock, and
 * each edge that is touched parts that plane along a line. Between two neighbouring lines all hairs are alike, so it is
 * enough to try one of each kind: the sum of directions along the two lines.
 */
final class Gap {
    private static final int[][] AXES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    private Gap() {}

    /** What must hold so that a shifted ray still meets something. */
    sealed interface Limit {
        boolean keeps(int[] hair);

        /** The edge along which it parts the plane of hairs. */
        int[] edge();

        /** The ray comes in by one slab as it goes out by another: past an edge. */
        record Corner(Crossing in, Crossing out) implements Limit {
            @Override
            public boolean keeps(int[] hair) {
                return in.keeps(out, hair);
            }

            @Override
            public int[] edge() {
                SightBlocker.Slab a = in.slab;
                SightBlocker.Slab b = out.slab;
                return new int[] {
                    a.ny() * b.nz() - a.nz() * b.ny(),
                    a.nz() * b.nx() - a.nx() * b.nz(),
                    a.nx() * b.ny() - a.ny() * b.nx()
                };
            }
        }

        /** The ray runs in the low plane of a slab (1) or in its high one (−1): along a face. */
        record Along(SightBlocker.Slab slab, int side) implements Limit {
            @Override
            public boolean keeps(int[] hair) {
                return slab.at(hair[0], hair[1], hair[2]) * side >= 0;
            }

            @Override
            public int[] edge() {
                // of the planes' own directions one is an axis: no such slab is the sloping plane of a ramp
                return AXES[slab.nx() == 0 ? 0 : slab.ny() == 0 ? 1 : 2];
            }
        }
    }

    /** Something that is touched: a shifted ray meets it as long as all limits hold. */
    record Touch(SightBlocker blocker, List<Limit> limits) {
        boolean keeps(int[] hair) {
            for (Limit limit : limits) if (!limit.keeps(hair)) return false;
            return true;
        }
    }

    /** Whether some shifted ray misses all that is touched. */
    static boolean between(List<Touch> touched) {
        if (touched.size() < 2) return true;
        List<int[]> lines = new ArrayList<>(List.of(AXES));
        for (Touch touch : touched) for (Limit limit : touch.limits()) lines.add(limit.edge());
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
