package io.github.deadcube.api.board;

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
    private static final Pattern FORM = Pattern.compile("([a-z])([1-9]|1[0-9]|2[0-6])([wesn])?(?::([1-9]))?");

    /**
     * A whole cube.
     *
     * @param column 1 to 26, west to east
     * @param row 1 to 26, south to north
     * @param level 1 to 9, 1 is the ground
     */
    public Cube(int column, int row, int level) {
        this(column, row, level, Part.WHOLE);
    }

    /**
     * One of 64 bits, for sets that tell at once where nothing is. The cubes of a level of 8 × 8 have one each; others share them,
     * and so do the sides of a cube.
     *
     * @return a set of one
     */
    public long bit() {
        return 1L << column + 8 * row + 29 * level;
    }

    /**
     * The same cube, or a side of it.
     *
     * @param part which part
     * @return that part
     */
    public Cube part(Part part) {
        return part == this.part ? this : new Cube(column, row, level, part);
    }

    /**
     * All of the cube.
     *
     * @return the cube of which this is a side; itself if it is whole
     */
    public Cube whole() {
        return part(Part.WHOLE);
    }

    /**
     * The cube one step away, which may lie off the battlefield.
     *
     * @param direction where to
     * @return the neighbour on the same level, whole
     */
    public Cube next(Direction direction) {
        return new Cube(column + direction.east(), row + direction.north(), level);
    }

    /**
     * The same column and row on another level: another cube of the stack.
     *
     * @param level 1 to 9
     * @return that cube, whole
     */
    public Cube atLevel(int level) {
        return level == this.level && part == Part.WHOLE ? this : new Cube(column, row, level);
    }

    /**
     * GEO-8: all 26 cubes around a cube are adjacent to it, walls and floors or not; it is not adjacent to itself,
     * nor one side of a half-cube to the other.
     *
     * @param other another cube
     * @return whether they touch, if only by a corner
     */
    public boolean adjacentTo(Cube other) {
        return !(column == other.column && row == other.row && level == other.level)
                && Math.abs(column - other.column) <= 1
                && Math.abs(row - other.row) <= 1
                && Math.abs(level - other.level) <= 1;
    }

    /**
     * GEO-9: the larger of the horizontal distance (a diagonal counts 1) and the difference of levels.
     *
     * @param other another cube
     * @return the range in cubes; 0 for the same cube
     */
    public int range(Cube other) {
        int across = Math.max(Math.abs(column - other.column), Math.abs(row - other.row));
        return Math.max(across, Math.abs(level - other.level));
    }

    /**
     * Reads the notation. Never throws. A cube is six characters long at most; of a longer text no more is looked at.
     *
     * @param text such as {@code c4}, {@code c4:2} or {@code c4w:2}
     * @return the cube, or none if the text is not one
     */
    public static Option<Cube> parse(String text) {
        Matcher m = FORM.matcher(text);
        if (!m.matches()) return Option.none();
        int level = m.group(4) == null ? 1 : Integer.parseInt(m.group(4));
        return Option.some(new Cube(
                m.group(1).charAt(0) - 'a' + 1,
                Integer.parseInt(m.group(2)),
                level,
                Part.of(m.group(3) == null ? "" : m.group(3))));
    }

    /** Board order: a1, b1 …, a2 …, then level 2. */
    @Override
    public int compareTo(Cube other) {
        if (level != other.level) return Integer.compare(level, other.level);
        if (row != other.row) return Integer.compare(row, other.row);
        return column != other.column ? Integer.compare(column, other.column) : part.compareTo(other.part);
    }

    /** The notation: {@code c4}, {@code c4:2}, {@code c4w:2}. */
    @Override
    public String toString() {
        String ground = (char) ('a' + column - 1) + Integer.toString(row) + part;
        return level == 1 ? ground : ground + ":" + level;
    }
}
