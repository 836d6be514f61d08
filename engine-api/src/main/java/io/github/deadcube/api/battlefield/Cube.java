package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.ColumnLetter;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One cube of the battlefield, 3 × 3 × 3 inches (GEO-1), or one side of a half-cube (GEO-7). Written {@code c4} on the
 * ground, {@code c4:2} on level 2; a side {@code c4w}, {@code c4w:2}.
 *
 * @param column 1 to 26, west to east, written {@code a} to {@code z}
 * @param row 1 to 26, south to north
 * @param level 1 to 9, 1 is the ground
 * @param part the whole of it, or a side of its middle wall
 */
public record Cube(int column, int row, int level, Part part) implements Comparable<Cube> {
    /**
     * Written out, because the virtual machine takes long to compile the {@code equals} of a record in each of many
     * callers. It creates that method, and the hash code of a record, at the first call, which delays the start of a
     * program.
     */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Cube c && column == c.column && row == c.row && level == c.level && part == c.part;
    }

    @Override
    public int hashCode() {
        return ((column * 31 + row) * 31 + level) * 31 + part.ordinal();
    }

    private static final Pattern FORM = Pattern.compile("([a-z])([1-9]|1[0-9]|2[0-6])([wesn])?(?::([1-9]))?");

    /** A whole cube. */
    public Cube(int column, int row, int level) {
        this(column, row, level, Part.WHOLE);
    }

    /** This cube, or a side of it. */
    public Cube part(Part part) {
        return part == this.part ? this : new Cube(column, row, level, part);
    }

    /** The whole cube of which this is a side; this cube if it is whole. */
    public Cube whole() {
        return part(Part.WHOLE);
    }

    /** The whole neighbouring cube on the same level. It may be off the battlefield. */
    public Cube next(Direction direction) {
        return new Cube(column + direction.east(), row + direction.north(), level);
    }

    /**
     * The same column and row on another level: another cube of the stack.
     *
     * @param level 1 to 9
     */
    public Cube atLevel(int level) {
        return level == this.level && part == Part.WHOLE ? this : new Cube(column, row, level);
    }

    /**
     * GEO-8: whether two cubes touch, at least at a corner. Walls and floors do not matter. A cube is not adjacent to
     * itself, and the sides of one half-cube are not adjacent.
     */
    public boolean adjacentTo(Cube other) {
        return range(other) == 1;
    }

    /** PART-1: whether the two are the sides of one half-cube. Models there do not affect each other. */
    public boolean isOtherSideOf(Cube other) {
        return range(other) == 0 && part != other.part && part != Part.WHOLE && other.part != Part.WHOLE;
    }

    /**
     * GEO-9: the range in cubes: the larger of the horizontal distance (a diagonal counts 1) and the difference of
     * levels.
     */
    public int range(Cube other) {
        int across = Math.max(Math.abs(column - other.column), Math.abs(row - other.row));
        return Math.max(across, Math.abs(level - other.level));
    }

    /**
     * Reads the notation. Never throws. A cube has at most six characters; a longer text is not read.
     *
     * @param text such as {@code c4}, {@code c4:2} or {@code c4w:2}
     * @return the cube, or why the text is not one
     */
    public static Either<Seq<Fault>, Cube> read(String text) {
        return Fault.unlessUnread(parse(text), text, "a cube such as c4 or c4:2");
    }

    /**
     * The cube with this notation.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    public static Cube of(String text) {
        return Fault.orThrow(read(text));
    }

    private static Option<Cube> parse(String text) {
        Matcher m = FORM.matcher(text);
        if (!m.matches()) return Option.none();
        int level = m.group(4) == null ? 1 : Integer.parseInt(m.group(4));
        return Option.some(new Cube(
                ColumnLetter.column(m.group(1).charAt(0)),
                Integer.parseInt(m.group(2)),
                level,
                Part.of(m.group(3) == null ? "" : m.group(3))));
    }

    /** Battlefield order: a1, b1 …, a2 …, then level 2. */
    @Override
    public int compareTo(Cube other) {
        if (level != other.level) return Integer.compare(level, other.level);
        if (row != other.row) return Integer.compare(row, other.row);
        return column != other.column ? Integer.compare(column, other.column) : part.compareTo(other.part);
    }

    /** The notation: {@code c4}, {@code c4:2}, {@code c4w:2}. */
    @Override
    public String toString() {
        String ground = ColumnLetter.letter(column) + Integer.toString(row) + part;
        return level == 1 ? ground : ground + ":" + level;
    }

    /** A part of a cube (GEO-7): all of it, or one side of a half-cube's middle wall. */
    @SavedName("part")
    public enum Part {
        WHOLE("", 0, 0, 30, 30),
        /** West of a middle wall that runs from north to south. */
        WEST("w", 0, 0, 15, 30),
        /** East of it. */
        EAST("e", 15, 0, 30, 30),
        /** South of a middle wall that runs from east to west. */
        SOUTH("s", 0, 0, 30, 15),
        /** North of it. */
        NORTH("n", 0, 15, 30, 30);

        private static final int[] WHOLE_SPOTS = {5, 15, 25};
        /** Two lines, 0.4 and 1.1 in from the outer face. */
        private static final int[] LOW_LINES = {4, 11};

        private static final int[] HIGH_LINES = {19, 26};

        private final String letter;
        private final int west;
        private final int south;
        private final int east;
        private final int north;

        Part(String letter, int west, int south, int east, int north) {
            this.letter = letter;
            this.west = west;
            this.south = south;
            this.east = east;
            this.north = north;
        }

        /** The part with this letter; {@link #WHOLE} if no part has it. */
        static Part of(String letter) {
            for (Part part : values()) if (part.letter.equals(letter)) return part;
            return WHOLE;
        }

        /** How many spots it has (GEO-2, GEO-7): 9, or 6 for a side. */
        public int spots() {
            return this == WHOLE ? 9 : 6;
        }

        /**
         * The distance of a spot from the cube's western face.
         *
         * @param spot 1 to {@link #spots()}
         * @return tenths of an inch
         */
        public int eastOf(int spot) {
            return switch (this) {
                case WHOLE, SOUTH, NORTH -> WHOLE_SPOTS[(spot - 1) % 3];
                case WEST -> LOW_LINES[(spot - 1) % 2];
                case EAST -> HIGH_LINES[(spot - 1) % 2];
            };
        }

        /**
         * The distance of a spot from the cube's southern face.
         *
         * @param spot 1 to {@link #spots()}
         * @return tenths of an inch
         */
        public int northOf(int spot) {
            return switch (this) {
                case WHOLE -> WHOLE_SPOTS[Math.floorDiv(spot - 1, 3)];
                case SOUTH -> LOW_LINES[Math.floorDiv(spot - 1, 3)];
                case NORTH -> HIGH_LINES[Math.floorDiv(spot - 1, 3)];
                case WEST, EAST -> WHOLE_SPOTS[Math.floorDiv(spot - 1, 2)];
            };
        }

        /** Its western end: tenths of an inch from the cube's western face. */
        public int west() {
            return west;
        }

        /** Its southern end: tenths of an inch from the cube's southern face. */
        public int south() {
            return south;
        }

        /** Its eastern end: tenths of an inch from the cube's western face. */
        public int east() {
            return east;
        }

        /** Its northern end: tenths of an inch from the cube's southern face. */
        public int north() {
            return north;
        }

        /** The other side of the middle wall: east for west, and so on; {@link #WHOLE} for the whole cube. */
        public Part opposite() {
            return switch (this) {
                case WHOLE -> WHOLE;
                case WEST -> EAST;
                case EAST -> WEST;
                case SOUTH -> NORTH;
                case NORTH -> SOUTH;
            };
        }

        /** The notation: {@code w}, {@code e}, {@code s}, {@code n}; nothing for a whole cube. */
        @Override
        public String toString() {
            return letter;
        }
    }
}
