package io.github.deadcube.core.sight;

/**
 * LOS-5: which rays to the points above a cube the scenery leaves free, bit by bit in one number: those that it does not touch,
 * and those that it touches. Of the latter, smoke that touches them too may block them.
 */
final class Openings {
    /** No ray is free. */
    static final long NONE = 0;
    /** Nothing is known of any ray. */
    static final long UNKNOWN = (1L << SpotPoints.MOST) - 1 << SpotPoints.MOST;

    private Openings() {}

    /** The same with one more ray that is free but for smoke. */
    static long with(long openings, int point, boolean touched) {
        return openings | 1L << (touched ? point + SpotPoints.MOST : point);
    }

    /** The rays that nothing touches. */
    static int open(long openings) {
        return (int) openings & (1 << SpotPoints.MOST) - 1;
    }

    /** The rays that something touches. */
    static int touched(long openings) {
        return (int) (openings >>> SpotPoints.MOST);
    }

    /** The number that has both. */
    static long of(int open, int touched) {
        return (long) touched << SpotPoints.MOST | open;
    }
}
