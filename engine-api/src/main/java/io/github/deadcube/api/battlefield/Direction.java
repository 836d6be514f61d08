package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** The eight directions of one level, clockwise from north, in the order of the scatter die (SCAT-1). */
@SavedName("direction")
public enum Direction implements Told {
    /** Scatter die 1: rows upward. */
    NORTH(0, 1),
    /** Scatter die 2. */
    NORTH_EAST(1, 1),
    /** Scatter die 3: columns upward. */
    EAST(1, 0),
    /** Scatter die 4. */
    SOUTH_EAST(1, -1),
    /** Scatter die 5: rows downward. */
    SOUTH(0, -1),
    /** Scatter die 6. */
    SOUTH_WEST(-1, -1),
    /** Scatter die 7: columns downward. */
    WEST(-1, 0),
    /** Scatter die 8. */
    NORTH_WEST(-1, 1);

    /** All eight, clockwise from north. */
    public static final Vector<Direction> ALL = Vector.of(values());

    private static final @Nullable Direction[] GRID = {
        SOUTH_WEST, SOUTH, SOUTH_EAST, WEST, null, EAST, NORTH_WEST, NORTH, NORTH_EAST
    };

    private final int east;
    private final int north;

    Direction(int east, int north) {
        this.east = east;
        this.north = north;
    }

    /** The columns that one step leads eastward: −1, 0 or 1. */
    public int east() {
        return east;
    }

    /** The rows that one step leads northward: −1, 0 or 1. */
    public int north() {
        return north;
    }

    /** Whether it crosses a corner and not a face. */
    public boolean diagonal() {
        return east != 0 && north != 0;
    }

    /** The opposite direction: south for north, and so on. */
    public Direction opposite() {
        return of(-east, -north);
    }

    /**
     * The direction of one step.
     *
     * @param east columns eastward, −1 to 1
     * @param north rows northward, −1 to 1, not both 0
     * @throws IllegalArgumentException if both are 0, or one is out of range
     */
    public static Direction of(int east, int north) {
        boolean step = east >= -1 && east <= 1 && north >= -1 && north <= 1;
        Direction d = step ? GRID[(north + 1) * 3 + east + 1] : null;
        if (d != null) return d;
        throw new IllegalArgumentException(
                "no direction leads " + east + " east and " + north + " north; each is -1 to 1, and not both are 0");
    }

    /** The direction in words; in English its notation. */
    @Override
    public String told(Language language) {
        return language.text("direction", toString());
    }

    /** The notation: {@code north-east}. */
    @Override
    public String toString() {
        return SavedNames.name(this);
    }
}
