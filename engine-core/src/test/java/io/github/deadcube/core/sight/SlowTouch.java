package io.github.deadcube.core.sight;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/**
 * The slow reference for LOS-2, with 60 decimals: a ray is free if one of many rays that lie very near to it on all
 * sides, and are a little shorter at both ends, meets nothing. Each thing is an intersection of half spaces.
 */
final class SlowTouch {
    static final MathContext DECIMALS = new MathContext(60);
    static final BigDecimal ROOT_TWO = BigDecimal.valueOf(2).sqrt(DECIMALS);
    private static final BigDecimal HAIR = new BigDecimal("1e-39");

    private static final BigDecimal SHORT = new BigDecimal("1e-15");
    /** The largest rounding error of 0. */
    private static final BigDecimal NOTHING = new BigDecimal("1e-50");

    private static final int HAIRS = 120;
    private static final int FEW = 16;

    /** All points with {@code n·x >= least}. */
    private record HalfSpace(Vec n, BigDecimal least) {
        Pass passed(Vec eye, Vec way) {
            BigDecimal along = n.dot(way);
            BigDecimal inside = n.dot(eye).subtract(least);
            if (along.abs().compareTo(NOTHING) < 0) return new Pass(0, inside, n);
            BigDecimal back = along.negate();
            return new Pass(along.signum(), inside.divide(back, DECIMALS), n.over(back));
        }
    }

    /**
     * The part of a ray at which it enters (1) or leaves (-1) a half space, with the change for each step aside. For a
     * ray along the face (0): its depth inside, with the change for each step aside. The divisions are done once for
     * all neighbouring rays.
     */
    private record Pass(int inward, BigDecimal at, Vec aside) {
        BigDecimal at(Vec hair) {
            return at.add(aside.dot(hair));
        }
    }

    /** A point or a vector. */
    record Vec(BigDecimal x, BigDecimal y, BigDecimal z) {
        static Vec of(long x, long y, long z) {
            return new Vec(BigDecimal.valueOf(x), BigDecimal.valueOf(y), BigDecimal.valueOf(z));
        }

        Vec minus(Vec other) {
            return new Vec(x.subtract(other.x), y.subtract(other.y), z.subtract(other.z));
        }

        Vec over(BigDecimal number) {
            return new Vec(x.divide(number, DECIMALS), y.divide(number, DECIMALS), z.divide(number, DECIMALS));
        }

        BigDecimal dot(Vec other) {
            return x.multiply(other.x).add(y.multiply(other.y)).add(z.multiply(other.z));
        }
    }

    private final List<List<HalfSpace>> things = new ArrayList<>();

    static BigDecimal of(long number) {
        return BigDecimal.valueOf(number);
    }

    /** A box with its edges; it is a wall or a floor if two faces coincide. */
    void box(long west, long south, long bottom, long east, long north, long top) {
        List<HalfSpace> sides = new ArrayList<>();
        between(sides, of(west), of(east), 1, 0, 0);
        between(sides, of(south), of(north), 0, 1, 0);
        between(sides, of(bottom), of(top), 0, 0, 1);
        things.add(sides);
    }

    /**
     * A ramp over a square: a plane that rises by half the side's length for each half of the side. A diagonal ramp is
     * half as steep in each direction. It includes the points up to {@code wide} from its middle line.
     */
    void ramp(long west, long south, long bottom, long length, int east, int north, long wide) {
        List<HalfSpace> sides = new ArrayList<>();
        between(sides, of(west), of(west + length), 1, 0, 0);
        between(sides, of(south), of(south + length), 0, 1, 0);
        BigDecimal half = of(length).divide(of(2));
        BigDecimal x = of(west).add(half);
        BigDecimal y = of(south).add(half);
        BigDecimal z = of(bottom).add(half);
        long steep = east != 0 && north != 0 ? 1 : 2;
        BigDecimal through =
                z.multiply(of(2)).subtract(x.multiply(of(steep * east))).subtract(y.multiply(of(steep * north)));
        between(sides, through, through, -steep * east, -steep * north, 2);
        if (steep == 1) {
            BigDecimal middle = x.multiply(of(north)).subtract(y.multiply(of(east)));
            BigDecimal off = of(wide).multiply(ROOT_TWO);
            between(sides, middle.subtract(off), middle.add(off), north, -east, 0);
        }
        things.add(sides);
    }

    private static void between(List<HalfSpace> sides, BigDecimal least, BigDecimal most, long x, long y, long z) {
        sides.add(new HalfSpace(Vec.of(x, y, z), least));
        sides.add(new HalfSpace(Vec.of(-x, -y, -z), most.negate()));
    }

    boolean free(Vec eye, Vec end) {
        Vec way = end.minus(eye);
        List<List<Pass>> all = new ArrayList<>();
        for (List<HalfSpace> thing : things) all.add(passes(thing, eye, way));
        for (Vec hair : hairs(way, HAIRS)) if (missesAll(all, hair)) return true;
        return false;
    }

    /**
     * Whether the last thing is touched exactly: some rays beside it meet it, some miss it. If not, the thing is
     * removed.
     */
    boolean keepsTouched(Vec eye, Vec end) {
        Vec way = end.minus(eye);
        List<Pass> last = passes(things.get(things.size() - 1), eye, way);
        boolean met = false;
        boolean missed = false;
        for (Vec hair : hairs(way, FEW)) {
            boolean meets = meets(last, hair);
            met |= meets;
            missed |= !meets;
        }
        if (!met || !missed) things.remove(things.size() - 1);
        return met && missed;
    }

    private static List<Pass> passes(List<HalfSpace> thing, Vec eye, Vec way) {
        List<Pass> passes = new ArrayList<>();
        for (HalfSpace side : thing) passes.add(side.passed(eye, way));
        return passes;
    }

    private static boolean missesAll(List<List<Pass>> all, Vec hair) {
        for (List<Pass> passes : all) if (meets(passes, hair)) return false;
        return true;
    }

    /** Whether a part of the shifted ray is inside all half spaces. */
    private static boolean meets(List<Pass> passes, Vec hair) {
        BigDecimal begins = SHORT;
        BigDecimal ends = BigDecimal.ONE.subtract(SHORT);
        for (Pass pass : passes) {
            BigDecimal at = pass.at(hair);
            if (pass.inward() == 0) {
                if (at.signum() < 0) return false;
                continue;
            }
            if (pass.inward() > 0) begins = begins.max(at);
            else ends = ends.min(at);
            if (begins.compareTo(ends) > 0) return false;
        }
        return true;
    }

    /** Directions around a line, at arbitrary angles. */
    private static List<Vec> hairs(Vec way, int number) {
        double[] v = {way.x().doubleValue(), way.y().doubleValue(), way.z().doubleValue()};
        double[] one = cross(v, Math.abs(v[2]) < Math.abs(v[0]) ? new double[] {0, 0, 1} : new double[] {1, 0, 0});
        double[] other = cross(v, one);
        List<Vec> hairs = new ArrayList<>();
        for (int k = 0; k < number; k++) {
            double turn = (k + 0.37) * 2 * Math.PI / number;
            BigDecimal[] hair = new BigDecimal[3];
            for (int i = 0; i < 3; i++)
                hair[i] = of(Math.round(1e9 * (Math.cos(turn) * one[i] + Math.sin(turn) * other[i])))
                        .multiply(HAIR);
            hairs.add(new Vec(hair[0], hair[1], hair[2]));
        }
        return hairs;
    }

    private static double[] cross(double[] a, double[] b) {
        double[] c = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
        double length = Math.sqrt(c[0] * c[0] + c[1] * c[1] + c[2] * c[2]);
        return new double[] {c[0] / length, c[1] / length, c[2] / length};
    }
}
