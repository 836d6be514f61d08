package io.github.deadcube.api.board;

import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * The battlefield (GEO-1, GEO-4, GEO-5): a grid of cubes with the faces between them and their floors. Immutable and
 * shared by all states of a game. The ground always has a floor, and the edge is a smooth wall without a gap.
 *
 * <pre>{@code
 * Battlefield field = Battlefield.open(8, 8, 2)
 *         .withFace(Cube.parse("c4").get(), Direction.NORTH, Face.BLOCKED)
 *         .withFloor(Cube.parse("c5:2").get(), true);
 * }</pre>
 */
public final class Battlefield {
    /** The largest width and depth, in cubes. */
    public static final int MOST_COLUMNS = 26;
    /** The largest number of levels. */
    public static final int MOST_LEVELS = 9;

    private final int width;
    private final int depth;
    private final int levels;
    private final Cube[] cubes;
    private final Face[] north;
    private final Face[] east;
    private final boolean[] floored;

    private Battlefield(int width, int depth, int levels, Face[] north, Face[] east, boolean[] floored) {
        this.width = width;
        this.depth = depth;
        this.levels = levels;
        this.north = north;
        this.east = east;
        this.floored = floored;
        this.cubes = new Cube[width * depth * levels];
        for (int i = 0; i < cubes.length; i++)
            cubes[i] = new Cube(i % width + 1, i / width % depth + 1, i / (width * depth) + 1);
    }

    /**
     * A battlefield without scenery.
     *
     * @param width columns, 2 to 26
     * @param depth rows, 2 to 26
     * @param levels 1 to 9
     * @return open ground under empty cubes
     * @throws IllegalArgumentException if a measure is out of range
     */
    public static Battlefield open(int width, int depth, int levels) {
        if (width < 2 || width > MOST_COLUMNS || depth < 2 || depth > MOST_COLUMNS)
            throw new IllegalArgumentException(
                    "a battlefield is 2 to 26 cubes wide and deep, not " + width + " × " + depth);
        if (levels < 1 || levels > MOST_LEVELS)
            throw new IllegalArgumentException("a battlefield has 1 to 9 levels, not " + levels);
        int n = width * depth * levels;
        Face[] north = new Face[n];
        Face[] east = new Face[n];
        for (int i = 0; i < n; i++) {
            north[i] = i / width % depth == depth - 1 ? Face.EDGE : Face.OPEN;
            east[i] = i % width == width - 1 ? Face.EDGE : Face.OPEN;
        }
        boolean[] floored = new boolean[n];
        Arrays.fill(floored, 0, width * depth, true);
        return new Battlefield(width, depth, levels, north, east, floored);
    }

    /**
     * The same battlefield with another face.
     *
     * @param cube a cube of this battlefield
     * @param side north, east, south or west of it; not the edge
     * @param face what stands there
     * @return a new battlefield
     * @throws IllegalArgumentException for a cube that is not here, a diagonal or the edge
     */
    public Battlefield withFace(Cube cube, Direction side, Face face) {
        Cube other = cube.next(side);
        if (!contains(cube) || !contains(other) || side.diagonal())
            throw new IllegalArgumentException("no face " + side + " of " + cube + " that scenery could fill");
        boolean upward = side == Direction.NORTH || side == Direction.SOUTH;
        Face[] changed = (upward ? north : east).clone();
        changed[index(side == Direction.NORTH || side == Direction.EAST ? cube : other)] = face;
        return new Battlefield(width, depth, levels, upward ? changed : north, upward ? east : changed, floored);
    }

    /**
     * The same battlefield with a floor added or taken away.
     *
     * @param cube a cube of this battlefield, on level 2 or higher
     * @param floor whether it has a full floor
     * @return a new battlefield
     * @throws IllegalArgumentException for a cube that is not here or on the ground, which always has a floor
     */
    public Battlefield withFloor(Cube cube, boolean floor) {
        if (!contains(cube) || cube.level() == 1)
            throw new IllegalArgumentException("the floor of " + cube + " cannot be chosen");
        boolean[] changed = floored.clone();
        changed[index(cube)] = floor;
        return new Battlefield(width, depth, levels, north, east, changed);
    }

    /**
     * Its width.
     *
     * @return columns, 2 to 26
     */
    public int width() {
        return width;
    }

    /**
     * Its depth.
     *
     * @return rows, 2 to 26
     */
    public int depth() {
        return depth;
    }

    /**
     * Its height.
     *
     * @return levels, 1 to 9
     */
    public int levels() {
        return levels;
    }

    /**
     * The number of cubes.
     *
     * @return width × depth × levels
     */
    public int size() {
        return cubes.length;
    }

    /**
     * Whether a cube is part of it.
     *
     * @param cube any cube
     * @return false beyond the edge, above the top or below the ground
     */
    public boolean contains(Cube cube) {
        return cube.column() >= 1
                && cube.column() <= width
                && cube.row() >= 1
                && cube.row() <= depth
                && cube.level() >= 1
                && cube.level() <= levels;
    }

    /**
     * A cube's number in board order.
     *
     * @param cube a cube of this battlefield
     * @return 0 to {@link #size()} − 1
     */
    public int index(Cube cube) {
        return ((cube.level() - 1) * depth + cube.row() - 1) * width + cube.column() - 1;
    }

    /**
     * The cube with a number in board order; always the same object.
     *
     * @param index 0 to {@link #size()} − 1
     * @return the cube
     */
    public Cube cube(int index) {
        return cubes[index];
    }

    /**
     * All cubes in board order: a1, b1 …, a2 …, then level 2.
     *
     * @return the cubes
     */
    public Vector<Cube> cubes() {
        return Vector.of(cubes);
    }

    /**
     * What stands between a cube and its neighbour.
     *
     * @param cube a cube of this battlefield
     * @param side north, east, south or west
     * @return the shared face; the edge is {@link Face#EDGE}
     * @throws IllegalArgumentException for a diagonal
     */
    public Face face(Cube cube, Direction side) {
        return switch (side) {
            case NORTH -> north[index(cube)];
            case EAST -> east[index(cube)];
            case SOUTH -> cube.row() == 1 ? Face.EDGE : north[index(cube) - width];
            case WEST -> cube.column() == 1 ? Face.EDGE : east[index(cube) - 1];
            default -> throw new IllegalArgumentException("no face lies " + side);
        };
    }

    /**
     * Whether a cube has a full floor.
     *
     * @param cube a cube of this battlefield
     * @return always true on the ground
     */
    public boolean floored(Cube cube) {
        return floored[index(cube)];
    }

    /**
     * Where something that falls from a cube comes to rest.
     *
     * @param cube a cube of this battlefield
     * @return the first cube with a floor, the cube itself or below it in its stack
     */
    public Cube firstFloor(Cube cube) {
        int i = index(cube);
        while (!floored[i]) i -= width * depth;
        return cubes[i];
    }

    /**
     * The highest cube of a stack that has a floor (SET-2, SET-3).
     *
     * @param cube any cube of the stack
     * @return the highest with a floor
     */
    public Cube highestFloor(Cube cube) {
        return firstFloor(cube.atLevel(levels));
    }

    /**
     * LOS-6: no floor lies anywhere above the cube's own.
     *
     * @param cube a cube of this battlefield
     * @return whether it can be seen from directly above
     */
    public boolean visibleFromAbove(Cube cube) {
        for (int i = index(cube) + width * depth; i < floored.length; i += width * depth) if (floored[i]) return false;
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Battlefield b
                        && width == b.width
                        && depth == b.depth
                        && levels == b.levels
                        && Arrays.equals(north, b.north)
                        && Arrays.equals(east, b.east)
                        && Arrays.equals(floored, b.floored);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(floored) * 31 + width * 961 + depth;
    }

    @Override
    public String toString() {
        return "battlefield of " + width + " × " + depth + " × " + levels + " cubes";
    }
}
