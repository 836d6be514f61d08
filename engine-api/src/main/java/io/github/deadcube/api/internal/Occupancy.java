package io.github.deadcube.api.internal;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.vavr.collection.Array;

/**
 * Finds the models in a cube without a loop over all models. {@link Roster#bit} divides the cubes into 64 groups. Each occupied
 * group has a set of models; the sets are in the order of the groups' bits.
 */
final class Occupancy {
    private static final Occupancy EMPTY = new Occupancy(0, 0, new long[0]);

    private final long inPlay;
    /** One bit for each occupied group. */
    private final long groups;

    private final long[] sets;

    private Occupancy(long inPlay, long groups, long[] sets) {
        this.inPlay = inPlay;
        this.groups = groups;
        this.sets = sets;
    }

    /**
     * @param models in the order of their numbers
     */
    static Occupancy of(Array<ModelState> models) {
        Occupancy all = EMPTY;
        for (int i = 0; i < models.size(); i++)
            if (models.get(i).inPlay())
                all = all.moved(i, 0, Roster.bit(models.get(i).cube()));
        return all;
    }

    /** The occupancy after the state of a model changed; the same object if the model has not moved. */
    Occupancy with(int index, ModelState before, ModelState after) {
        boolean stays = before.inPlay() ? after.inPlay() && before.cube().equals(after.cube()) : !after.inPlay();
        return stays ? this : moved(index, group(before), group(after));
    }

    private Occupancy moved(int index, long from, long to) {
        long self = 1L << index;
        long emptied = set(from) == self ? from : 0;
        long occupied = groups & ~emptied | to;
        long[] moved = new long[Long.bitCount(occupied)];
        int i = 0;
        for (long left = occupied; left != 0; left &= left - 1) moved[i++] = set(left & -left) & ~self;
        if (to != 0) moved[rank(occupied, to)] |= self;
        return new Occupancy(to == 0 ? inPlay & ~self : inPlay | self, occupied, moved);
    }

    long inPlay() {
        return inPlay;
    }

    long in(Cube cube, Array<ModelState> models) {
        long there = set(Roster.bit(cube));
        for (long left = there; left != 0; left &= left - 1)
            if (!models.get(Long.numberOfTrailingZeros(left)).cube().equals(cube)) there &= ~(left & -left);
        return there;
    }

    private long set(long group) {
        return (groups & group) == 0 ? 0 : sets[rank(groups, group)];
    }

    private static int rank(long groups, long group) {
        return Long.bitCount(groups & group - 1);
    }

    private static long group(ModelState m) {
        return m.inPlay() ? Roster.bit(m.cube()) : 0;
    }
}
