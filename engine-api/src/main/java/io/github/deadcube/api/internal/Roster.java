package io.github.deadcube.api.internal;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Every model of both teams in team order, side A first, with its place. A model has an index in that order, from 0. A
 * set of models is a {@code long} with bit <i>n</i> for model <i>n</i>, like a bitboard in chess. Immutable. Each
 * change computes the sets once, because they are read many times between two changes.
 */
public final class Roster {
    /** The maximum number of models in both teams together. */
    public static final int MOST = Long.SIZE;

    /** The most models of one team: its opponent has one at least. */
    public static final int MOST_OF_TEAM = MOST - 1;

    private final Model[] models;
    private final Occupancy where;
    private final long waiting;
    private final long marked;
    private final long forced;
    /** The models for callers that keep them, made on request. Two threads may make it twice. */
    private @Nullable Array<Model> list;

    private Roster(Model[] models, Occupancy where, long waiting, long marked, long forced) {
        this.models = models;
        this.where = where;
        this.waiting = waiting;
        this.marked = marked;
        this.forced = forced;
    }

    /**
     * The roster of a game.
     *
     * @param models in team order, side A first; at most {@link #MOST}
     * @throws IllegalArgumentException if there are more
     */
    public static Roster of(Array<Model> models) {
        if (models.size() > MOST)
            throw new IllegalArgumentException(models.size() + " models: both teams have up to " + MOST);
        return of(models.toJavaArray(Model[]::new));
    }

    private static Roster of(Model[] models) {
        long waiting = 0;
        long marked = 0;
        long forced = 0;
        for (int i = 0; i < models.length; i++) {
            Model m = models[i];
            if (isWaiting(m)) waiting |= 1L << i;
            if (!m.marks().isEmpty()) marked |= 1L << i;
            if (m.forced() != 0) forced |= 1L << i;
        }
        return new Roster(models, Occupancy.of(models), waiting, marked, forced);
    }

    /** A model of which nothing is said: a spare, or killed. */
    public static Model absent(ModelId id, Card card) {
        return card.muster() == Muster.SPARE ? Model.fresh(id, card) : Model.killed(id, card);
    }

    /** The same roster with a new state of one model. */
    public Roster with(int index, Model m) {
        long bit = 1L << index;
        long waits = isWaiting(m) ? waiting | bit : waiting & ~bit;
        long marks = m.marks().isEmpty() ? marked & ~bit : marked | bit;
        long owes = m.forced() == 0 ? forced & ~bit : forced | bit;
        Model[] all = models.clone();
        all[index] = m;
        return new Roster(all, where.with(index, models[index], m), waits, marks, owes);
    }

    /**
     * The bit of a cube in a set of 64 groups of cubes. The cubes of an 8 × 8 level have different bits; larger
     * battlefields share bits, and the sides of a half-cube have the same bit.
     */
    public static long bit(Cube cube) {
        return 1L << cube.column() + 8 * cube.row() + 29 * cube.level();
    }

    private static boolean isWaiting(Model m) {
        return m.inPlay() && !m.activated() && m.allegiance() != Allegiance.NEUTRAL;
    }

    public Array<Model> models() {
        Array<Model> made = list;
        if (made == null) {
            made = Array.of(models);
            list = made;
        }
        return made;
    }

    public Model get(int index) {
        return models[index];
    }

    /** The number of models of both teams, including the dead. */
    public int size() {
        return models.length;
    }

    /** The set of the models on the battlefield. */
    public long inPlay() {
        return where.inPlay();
    }

    /** RND-2: the set of the models on the battlefield that are not neutral and not marked as activated. */
    public long waiting() {
        return waiting;
    }

    /** The set of the models with a mark. */
    public long marked() {
        return marked;
    }

    /** AWAY-4, PIN-3: the set of the models that were moved by force and may have to fight in their new cube. */
    public long forced() {
        return forced;
    }

    /** The set of the models in a cube. */
    public long in(Cube cube) {
        return where.in(cube, models);
    }

    /** The set of the models in a cube without one model. */
    public long others(int index, Cube cube) {
        return where.in(cube, models) & ~(1L << index);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Roster r && Arrays.equals(models, r.models);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(models);
    }

    @Override
    public String toString() {
        return Arrays.toString(models);
    }

    /**
     * Finds the models in a cube without a loop over all models. {@link Roster#bit} divides the cubes into 64 groups.
     * Each occupied group has a set of models; the sets are in the order of the groups' bits.
     */
    private static final class Occupancy {
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
        static Occupancy of(Model[] models) {
            Occupancy all = EMPTY;
            for (int i = 0; i < models.length; i++)
                if (models[i].inPlay()) all = all.moved(i, 0, Roster.bit(models[i].cube()));
            return all;
        }

        /** The occupancy after the state of a model changed; the same object if the model has not moved. */
        Occupancy with(int index, Model before, Model after) {
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

        long in(Cube cube, Model[] models) {
            long there = set(Roster.bit(cube));
            for (long left = there; left != 0; left &= left - 1)
                if (!models[Long.numberOfTrailingZeros(left)].cube().equals(cube)) there &= ~(left & -left);
            return there;
        }

        private long set(long group) {
            return (groups & group) == 0 ? 0 : sets[rank(groups, group)];
        }

        private static int rank(long groups, long group) {
            return Long.bitCount(groups & group - 1);
        }

        private static long group(Model m) {
            return m.inPlay() ? Roster.bit(m.cube()) : 0;
        }
    }
}
