package io.github.deadcube.api.internal;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Array;

/**
 * Every model of both teams in team order, side A first, and where they are. A model is known by its number in that order, from 0;
 * a set of models is a {@code long} with bit <i>n</i> for model <i>n</i>, as a bitboard of chess is. Immutable; the sets are worked
 * out once with each change, as they are asked for many times between two.
 */
public final class Roster {
    /** How many models both teams may have together. */
    public static final int MOST = Long.SIZE;

    private final Array<ModelState> models;
    private final Occupancy where;
    private final long waiting;
    private final long marked;
    private final long forced;

    private Roster(Array<ModelState> models, Occupancy where, long waiting, long marked, long forced) {
        this.models = models;
        this.where = where;
        this.waiting = waiting;
        this.marked = marked;
        this.forced = forced;
    }

    /**
     * The models of a game.
     *
     * @param models in team order, side A first; up to {@link #MOST}
     * @throws IllegalArgumentException if there are more
     */
    public static Roster of(Array<ModelState> models) {
        if (models.size() > MOST)
            throw new IllegalArgumentException(models.size() + " models: both teams have up to " + MOST);
        long waiting = 0;
        long marked = 0;
        long forced = 0;
        for (int i = 0; i < models.size(); i++) {
            ModelState m = models.get(i);
            if (waits(m)) waiting |= 1L << i;
            if (!m.marks().isEmpty()) marked |= 1L << i;
            if (m.forced() != 0) forced |= 1L << i;
        }
        return new Roster(models, Occupancy.of(models), waiting, marked, forced);
    }

    /** The same with another state of one model: all models, that one changed. */
    public Roster with(int index, ModelState m) {
        long bit = 1L << index;
        long waits = waits(m) ? waiting | bit : waiting & ~bit;
        long marks = m.marks().isEmpty() ? marked & ~bit : marked | bit;
        long owes = m.forced() == 0 ? forced & ~bit : forced | bit;
        return new Roster(models.update(index, m), where.with(index, models.get(index), m), waits, marks, owes);
    }

    /**
     * One of 64 bits, for sets that tell at once where nothing is. The cubes of a level of 8 × 8 have one each; others share them,
     * and so do the sides of a cube.
     */
    public static long bit(Cube cube) {
        return 1L << cube.column() + 8 * cube.row() + 29 * cube.level();
    }

    private static boolean waits(ModelState m) {
        return m.inPlay() && !m.activated() && m.allegiance() != Allegiance.NEUTRAL;
    }

    /** The models themselves: in team order, side A first. */
    public Array<ModelState> models() {
        return models;
    }

    /** One model: how it is. */
    public ModelState get(int index) {
        return models.get(index);
    }

    /** How many there are: those of both teams, the dead included. */
    public int size() {
        return models.size();
    }

    /** Who is on the battlefield: a set. */
    public long inPlay() {
        return where.inPlay();
    }

    /** RND-2: who is on the battlefield, not neutral and not marked as activated: a set. */
    public long waiting() {
        return waiting;
    }

    /** Who bears a mark: a set. */
    public long marked() {
        return marked;
    }

    /** AWAY-4, PIN-3: who has been moved by force, and may owe a fight where it has come to: a set. */
    public long forced() {
        return forced;
    }

    /** Who is in a cube. */
    public long in(Cube cube) {
        return where.in(cube, models);
    }

    /** Who else is in a cube. */
    public long others(int index, Cube cube) {
        return where.in(cube, models) & ~(1L << index);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Roster r && models.equals(r.models);
    }

    @Override
    public int hashCode() {
        return models.hashCode();
    }

    @Override
    public String toString() {
        return models.toString();
    }
}
