package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;

/**
 * Which models are in each cube, found without a walk over the models. Cubes fall into 64 groups, most of them into one of their
 * own; the occupied groups have a set of models each, in the order of their bits.
 */
final class Occupancy {
    private static final int ABSENT = -1;

    /** Where each model is, {@link #ABSENT} if nowhere. */
    private final int[] cubes;

    private final long inPlay;
    /** A bit for each group that is occupied. */
    private final long groups;

    private final long[] sets;

    private Occupancy(int[] cubes) {
        long there = 0;
        long occupied = 0;
        for (int i = 0; i < cubes.length; i++) {
            if (cubes[i] == ABSENT) continue;
            there |= 1L << i;
            occupied |= group(cubes[i]);
        }
        long[] each = new long[Long.bitCount(occupied)];
        for (int i = 0; i < cubes.length; i++)
            if (cubes[i] != ABSENT) each[Long.bitCount(occupied & group(cubes[i]) - 1)] |= 1L << i;
        this.cubes = cubes;
        this.inPlay = there;
        this.groups = occupied;
        this.sets = each;
    }

    /** @param models in the order of their numbers */
    static Occupancy of(Iterable<ModelState> models, int count) {
        int[] cubes = new int[count];
        int i = 0;
        for (ModelState m : models) cubes[i++] = cube(m);
        return new Occupancy(cubes);
    }

    /** The same with one model as it is then; this very object if that is no move. */
    Occupancy with(int index, ModelState m) {
        int cube = cube(m);
        if (cubes[index] == cube) return this;
        int[] moved = cubes.clone();
        moved[index] = cube;
        return new Occupancy(moved);
    }

    int count() {
        return cubes.length;
    }

    /** Who is anywhere. */
    long inPlay() {
        return inPlay;
    }

    long in(Cube cube) {
        int number = number(cube);
        long group = group(number);
        if ((groups & group) == 0) return 0;
        long there = sets[Long.bitCount(groups & group - 1)];
        for (long left = there; left != 0; left &= left - 1)
            if (cubes[Long.numberOfTrailingZeros(left)] != number) there &= ~(left & -left);
        return there;
    }

    private static int cube(ModelState m) {
        return m.inPlay() ? number(m.cube()) : ABSENT;
    }

    /** A number that a cube, or a side of it, shares with no other; its last six bits differ between the cubes of a level of 8 × 8. */
    private static int number(Cube c) {
        int spread = c.column() + 8 * c.row() + 29 * c.level() & Long.SIZE - 1;
        return spread | (c.column() | c.row() << 5 | c.level() << 10 | c.part().ordinal() << 14) << 6;
    }

    private static long group(int cube) {
        return 1L << cube;
    }
}
