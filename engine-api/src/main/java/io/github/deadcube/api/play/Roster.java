package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.Allegiance;
import io.vavr.collection.Array;

/**
 * Every model of both teams in team order, side A first, and where they are. A model is known by its number in that order, from 0;
 * a set of models is a {@code long} with bit <i>n</i> for model <i>n</i>, as a bitboard of chess is. Immutable; the sets are worked
 * out once with each change, as they are asked for many times between two.
 */
public final class Roster {
    /** How many models both teams may have together. */
    public static final int MOST = Long.SIZE;

    private static final int ABSENT = -1;

    private final Array<ModelState> models;
    private final int[] cubes;
    private final long inPlay;
    private final long waiting;
    private final long marked;
    private final long forced;
    /** A bit for each cube in which somebody is; several cubes have one in common. */
    private final long crowd;
    /** Those of the cubes in which somebody is not alone. */
    private final long shared;

    private Roster(Array<ModelState> models, int[] cubes, long inPlay, long waiting, long marked, long forced) {
        this.models = models;
        this.cubes = cubes;
        this.inPlay = inPlay;
        this.waiting = waiting;
        this.marked = marked;
        this.forced = forced;
        long once = 0;
        long again = 0;
        for (int cube : cubes) {
            if (cube == ABSENT) continue;
            again |= once & bit(cube);
            once |= bit(cube);
        }
        this.crowd = once;
        this.shared = again;
    }

    private Roster(Roster before, Array<ModelState> models, long waiting, long marked, long forced) {
        this.models = models;
        this.cubes = before.cubes;
        this.inPlay = before.inPlay;
        this.waiting = waiting;
        this.marked = marked;
        this.forced = forced;
        this.crowd = before.crowd;
        this.shared = before.shared;
    }

    /**
     * The models of a game.
     *
     * @param models in team order, side A first; up to {@link #MOST}
     * @return them, with the sets worked out
     * @throws IllegalArgumentException if there are more
     */
    public static Roster of(Array<ModelState> models) {
        if (models.size() > MOST)
            throw new IllegalArgumentException(models.size() + " models: both teams have up to " + MOST);
        int[] cubes = new int[models.size()];
        long inPlay = 0;
        long waiting = 0;
        long marked = 0;
        long forced = 0;
        for (int i = 0; i < cubes.length; i++) {
            ModelState m = models.get(i);
            cubes[i] = cube(m);
            if (m.inPlay()) inPlay |= 1L << i;
            if (waits(m)) waiting |= 1L << i;
            if (!m.marks().isEmpty()) marked |= 1L << i;
            if (m.forced() != 0) forced |= 1L << i;
        }
        return new Roster(models, cubes, inPlay, waiting, marked, forced);
    }

    /**
     * The same with another state of one model.
     *
     * @param index the model's number
     * @param m what becomes of it
     * @return all models, that one changed
     */
    public Roster with(int index, ModelState m) {
        long bit = 1L << index;
        Array<ModelState> changed = models.update(index, m);
        long waits = waits(m) ? waiting | bit : waiting & ~bit;
        long marks = m.marks().isEmpty() ? marked & ~bit : marked | bit;
        long owes = m.forced() == 0 ? forced & ~bit : forced | bit;
        int cube = cube(m);
        if (cubes[index] == cube) return new Roster(this, changed, waits, marks, owes);
        int[] moved = cubes.clone();
        moved[index] = cube;
        return new Roster(changed, moved, cube == ABSENT ? inPlay & ~bit : inPlay | bit, waits, marks, owes);
    }

    private static int cube(ModelState m) {
        return m.inPlay() ? number(m.cube()) : ABSENT;
    }

    private static boolean waits(ModelState m) {
        return m.inPlay() && !m.activated() && m.allegiance() != Allegiance.NEUTRAL;
    }

    /** A number that a cube, or a side of it, shares with no other; its last six bits differ between the cubes of a level of 8 × 8. */
    private static int number(Cube c) {
        int spread = c.column() + 8 * c.row() + 29 * c.level() & Long.SIZE - 1;
        return spread | (c.column() | c.row() << 5 | c.level() << 10 | c.part().ordinal() << 14) << 6;
    }

    private static long bit(int cube) {
        return 1L << cube;
    }

    /**
     * The models themselves.
     *
     * @return in team order, side A first
     */
    public Array<ModelState> models() {
        return models;
    }

    /**
     * One model.
     *
     * @param index its number
     * @return how it is
     */
    public ModelState get(int index) {
        return models.get(index);
    }

    /**
     * How many there are.
     *
     * @return those of both teams, the dead included
     */
    public int size() {
        return cubes.length;
    }

    /**
     * Who is on the battlefield.
     *
     * @return a set
     */
    public long inPlay() {
        return inPlay;
    }

    /**
     * RND-2: who is on the battlefield, not neutral and not marked as activated.
     *
     * @return a set
     */
    public long waiting() {
        return waiting;
    }

    /**
     * Who bears a mark.
     *
     * @return a set
     */
    public long marked() {
        return marked;
    }

    /**
     * AWAY-4, PIN-3: who has been moved by force, and may owe a fight where it has come to.
     *
     * @return a set
     */
    public long forced() {
        return forced;
    }

    /**
     * Who is in a cube.
     *
     * @param cube a cube, or a side of a half-cube
     * @return a set
     */
    public long in(Cube cube) {
        int number = number(cube);
        return (crowd & bit(number)) == 0 ? 0 : in(number);
    }

    /**
     * Who else is in a cube.
     *
     * @param index a model's number
     * @param cube a cube, or a side of a half-cube; mostly its own
     * @return a set without that model
     */
    public long others(int index, Cube cube) {
        int number = number(cube);
        long among = cubes[index] == number ? shared : crowd;
        return (among & bit(number)) == 0 ? 0 : in(number) & ~(1L << index);
    }

    private long in(int number) {
        long there = 0;
        for (long left = inPlay; left != 0; left &= left - 1)
            if (cubes[Long.numberOfTrailingZeros(left)] == number) there |= left & -left;
        return there;
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
