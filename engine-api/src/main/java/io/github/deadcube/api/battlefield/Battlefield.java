package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Arrays;
import java.util.function.Function;

/**
 * The battlefield (GEO-1, GEO-4 to GEO-7): a grid of cubes with the faces between them, their floors and what stands in
 * them. Immutable and shared by all states of a game. The ground always has a floor, and the edge is a smooth wall
 * without a gap. Unless a method says otherwise, it takes only cubes of this battlefield, sides of them and places in
 * them.
 *
 * <pre>{@code
 * Battlefield field = Battlefield.open(8, 8, 2)
 *         .withFace(Cube.of("c4"), Direction.NORTH, Face.BLOCKED)
 *         .withFloor(Cube.of("c5:2"), true);
 * }</pre>
 */
public final class Battlefield {
    /** The largest width and depth, in cubes. */
    public static final int MAX_COLUMNS = 26;
    /** The length of a cube's edge, in tenths of an inch. */
    public static final int CUBE = 30;
    /** The largest number of levels. */
    public static final int MAX_LEVELS = 9;
    /** The cube itself, and two sides. */
    private static final int PLACES_IN_CUBE = 3;

    private final int width;
    private final int depth;
    private final int levels;
    private final Cube[] cubes;
    private final Face[] north;
    private final Face[] east;
    private final Floor[] floors;
    private final Scenery[] scenery;
    private final Derived derived = new Derived();

    /** The caller must have checked the values and must not keep the arrays. */
    Battlefield(int width, int depth, int levels, Face[] north, Face[] east, Floor[] floors, Scenery[] scenery) {
        this.width = width;
        this.depth = depth;
        this.levels = levels;
        this.north = north;
        this.east = east;
        this.floors = floors;
        this.scenery = scenery;
        this.cubes = new Cube[width * depth * levels];
        for (int i = 0; i < cubes.length; i++) {
            cubes[i] = new Cube(i % width + 1, i / width % depth + 1, i / (width * depth) + 1);
        }
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
        return builder(width, depth, levels).build().get();
    }

    /**
     * A builder for a battlefield.
     *
     * @param width columns, 2 to 26
     * @param depth rows, 2 to 26
     * @param levels 1 to 9
     * @return a builder that holds open ground under empty cubes
     * @throws IllegalArgumentException if a measure is out of range
     */
    public static Builder builder(int width, int depth, int levels) {
        if (width < 2 || width > MAX_COLUMNS || depth < 2 || depth > MAX_COLUMNS)
            throw new IllegalArgumentException(
                    "a battlefield is 2 to 26 cubes wide and deep, not " + width + " × " + depth);
        if (levels < 1 || levels > MAX_LEVELS)
            throw new IllegalArgumentException("a battlefield has 1 to 9 levels, not " + levels);
        return new BattlefieldBuilder(width, depth, levels);
    }

    /** A builder that starts from this battlefield. */
    public Builder toBuilder() {
        return new BattlefieldBuilder(width, depth, levels, north, east, floors, scenery);
    }

    /**
     * The same battlefield with another face.
     *
     * @param side north, east, south or west of it; not the edge
     * @throws IllegalArgumentException if the cube is not on this battlefield, the side is a diagonal or the edge, or
     *     the face is not valid
     */
    public Battlefield withFace(Cube cube, Direction side, Face face) {
        return Fault.orThrow(toBuilder().face(cube, side, face).build());
    }

    /** The same battlefield with other faces, or all faults of these faces. */
    public Either<Seq<Fault>, Battlefield> withFaces(Seq<Face.Placed> faces) {
        if (faces.isEmpty()) return Either.right(this);
        Builder builder = toBuilder();
        for (Face.Placed face : faces) builder.face(face.cube(), face.side(), face.face());
        return builder.build();
    }

    /**
     * The same battlefield with a floor added or taken away.
     *
     * @param cube a cube of this battlefield, on level 2 or higher
     * @throws IllegalArgumentException if the cube is not on this battlefield, if the ground would lose its floor, or
     *     if the scenery of a cube does not allow the change
     */
    public Battlefield withFloor(Cube cube, boolean floor) {
        return Fault.orThrow(
                toBuilder().floor(cube, floor ? Floor.FULL : Floor.NONE).build());
    }

    /** Its width: columns, 2 to 26. */
    public int width() {
        return width;
    }

    /** Its depth: rows, 2 to 26. */
    public int depth() {
        return depth;
    }

    /** Its height: levels, 1 to 9. */
    public int levels() {
        return levels;
    }

    /** The number of cubes: width × depth × levels. */
    public int size() {
        return cubes.length;
    }

    /**
     * Whether a cube is part of this battlefield: false beyond the edge, above the top or below the ground. Also false
     * for a side of a cube without a middle wall between such sides.
     */
    public boolean contains(Cube cube) {
        return inside(cube, width, depth, levels)
                && (cube.part() == Part.WHOLE
                        || scenery(cube)
                                .middle()
                                .exists(wall -> wall.low() == cube.part() || wall.high() == cube.part()));
    }

    /** Whether a cube, or the cube of which it is a side, is within these measures. */
    static boolean inside(Cube cube, int width, int depth, int levels) {
        return cube.column() >= 1
                && cube.column() <= width
                && cube.row() >= 1
                && cube.row() <= depth
                && cube.level() >= 1
                && cube.level() <= levels;
    }

    /** A cube's number in battlefield order: 0 to {@link #size()} − 1. */
    public int index(Cube cube) {
        return index(cube, width, depth);
    }

    static int index(Cube cube, int width, int depth) {
        return ((cube.level() - 1) * depth + cube.row() - 1) * width + cube.column() - 1;
    }

    /** A unique number for a cube or for a side of a cube, to index arrays: 0 to {@link #places()} − 1. */
    public int place(Cube cube) {
        int side = switch (cube.part()) {
            case WHOLE -> 0;
            case WEST, SOUTH -> 1;
            case EAST, NORTH -> 2;
        };
        return index(cube) * PLACES_IN_CUBE + side;
    }

    /** How many cubes and sides of cubes have a {@link #place}: three for each cube. */
    public int places() {
        return size() * PLACES_IN_CUBE;
    }

    /**
     * The cube with a number in battlefield order; always the same object.
     *
     * @param index 0 to {@link #size()} − 1
     */
    public Cube cube(int index) {
        return cubes[index];
    }

    /** All cubes in battlefield order: a1, b1 …, a2 …, then level 2. */
    public Vector<Cube> cubes() {
        return Vector.of(cubes);
    }

    /**
     * The face between a cube and its neighbour.
     *
     * @return the shared face; the edge is {@link Face#EDGE}
     * @throws IllegalArgumentException for a diagonal
     */
    public Face face(Cube cube, Direction side) {
        return switch (side) {
            case NORTH -> north[index(cube)];
            case EAST -> east[index(cube)];
            case SOUTH -> cube.row() == 1 ? Face.EDGE : north[index(cube) - width];
            case WEST -> cube.column() == 1 ? Face.EDGE : east[index(cube) - 1];
            default -> throw new IllegalArgumentException("a cube has no face " + side);
        };
    }

    /**
     * The faces that differ from those of another battlefield, in battlefield order, north before east.
     *
     * @param other a battlefield of the same size
     */
    public Vector<Face.Placed> facesUnlike(Battlefield other) {
        Vector<Face.Placed> unlike = Vector.empty();
        for (int i = 0; i < cubes.length; i++) {
            if (!north[i].equals(other.north[i]))
                unlike = unlike.append(Face.Placed.of(cubes[i], Direction.NORTH, north[i]));
            if (!east[i].equals(other.east[i]))
                unlike = unlike.append(Face.Placed.of(cubes[i], Direction.EAST, east[i]));
        }
        return unlike;
    }

    /** A cube's floor: always full on the ground. */
    public Floor floor(Cube cube) {
        return floors[index(cube)];
    }

    /** The scenery in a cube; {@link Scenery#NONE} if there is none. */
    public Scenery scenery(Cube cube) {
        return scenery[index(cube)];
    }

    /**
     * Whether a cube has a full or a half floor: true on the ground, false for a cube that is not
     * {@linkplain #contains on the battlefield}.
     */
    public boolean hasFloor(Cube cube) {
        return contains(cube) && floors[index(cube)].exists();
    }

    /** The cube in which a falling thing stops: the first cube with a floor, from this cube downward in its stack. */
    public Cube firstFloor(Cube cube) {
        int i = index(cube);
        while (!floors[i].exists()) i -= width * depth;
        return cubes[i];
    }

    /** The highest cube of a stack that has a floor (SET-2, SET-3). */
    public Cube highestFloor(Cube cube) {
        return firstFloor(cube.atLevel(levels));
    }

    /**
     * The distance of a spot from the western edge, in tenths of an inch. GEO-5: the middle line of a half floor is 0.1
     * in inside its edge.
     *
     * @throws IndexOutOfBoundsException if the place has spot 0, as that of a model that passes through a cube has
     */
    public int eastOf(Place place) {
        int east = place.eastTenths();
        if (place.cube().part() != Part.WHOLE || place.spot() % 3 != 2) return east;
        Floor.Cover cover = floor(place.cube()).cover();
        return cover == Floor.Cover.EAST ? east + 1 : cover == Floor.Cover.WEST ? east - 1 : east;
    }

    /**
     * The distance of a spot from the southern edge, in tenths of an inch. GEO-5: the middle line of a half floor is
     * 0.1 in inside its edge.
     *
     * @throws IndexOutOfBoundsException if the place has spot 0, as that of a model that passes through a cube has
     */
    public int northOf(Place place) {
        int north = place.northTenths();
        if (place.cube().part() != Part.WHOLE || (place.spot() - 1) / 3 != 1) return north;
        Floor.Cover cover = floor(place.cube()).cover();
        return cover == Floor.Cover.NORTH ? north + 1 : cover == Floor.Cover.SOUTH ? north - 1 : north;
    }

    /** LOS-6: whether no full floor and no covered half of a half floor is above a spot. */
    public boolean visibleFromAbove(Place place) {
        return (openSky().spots(place.cube()) >> place.spot() & 1) != 0;
    }

    /** LOS-6: whether at least one spot of a cube is visible from above. */
    public boolean visibleFromAbove(Cube cube) {
        return openSky().spots(cube) != 0;
    }

    private OpenSky openSky() {
        return derived(OpenSky.class, OpenSky::new);
    }

    /**
     * An object that is computed from the battlefield alone. It is computed at the first call and cached. It does not
     * affect {@link #equals}. Thread-safe: concurrent callers get the same object.
     *
     * @param kind the key of the cache, which keeps one object for each class
     * @return always the same object
     */
    public <T> T derived(Class<T> kind, Function<Battlefield, T> make) {
        return derived.get(kind, this, make);
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
                        && Arrays.equals(floors, b.floors)
                        && Arrays.equals(scenery, b.scenery);
    }

    @Override
    public int hashCode() {
        int hash = width * 961 + depth;
        for (Floor floor : floors) hash = hash * 31 + (floor.exists() ? 1 : 0);
        return hash;
    }

    @Override
    public String toString() {
        return "battlefield of " + width + " × " + depth + " × " + levels + " cubes";
    }

    /**
     * A builder for a battlefield. {@link #build} checks everything and returns all faults together. A side is north,
     * east, south or west, and not the edge.
     *
     * <pre>{@code
     * Either<Seq<Fault>, Battlefield> field = Battlefield.builder(8, 8, 2)
     *         .face(c4, Direction.NORTH, Face.wall(Face.Gap.SMALL))
     *         .floor(c5up, Floor.of(Floor.Cover.NORTH))
     *         .ladder(c5)
     *         .block(d4, new Block(10, 10, 20, 20, 15))
     *         .build();
     * }</pre>
     */
    public sealed interface Builder permits BattlefieldBuilder {
        /** Sets a face. */
        Builder face(Cube cube, Direction side, Face face);

        /** Sets a floor on level 2 or higher. */
        Builder floor(Cube cube, Floor floor);

        /**
         * Adds a hatch to an existing floor (ADV-8).
         *
         * @param size the largest SZ that passes it, 1 to 4
         */
        Builder hatch(Cube cube, int size);

        /**
         * Adds a hatch to an existing wall (ADV-8).
         *
         * @param size the largest SZ that passes it, 1 to 4
         */
        Builder hatch(Cube cube, Direction side, int size);

        /** Sets all scenery of a cube. */
        Builder scenery(Cube cube, Scenery all);

        /** Adds a ladder to the cube above. */
        Builder ladder(Cube cube);

        /** Adds a ramp that begins in a cube. */
        Builder ramp(Cube cube, Direction toward);

        /** Adds a solid box. */
        Builder block(Cube cube, Block block);

        /** Adds a platform. */
        Builder platform(Cube cube, Platform platform);

        /** Makes a cube a half-cube. */
        Builder middle(Cube cube, MiddleWall wall);

        /**
         * The battlefield, or all of its faults: first misplaced pieces, then the other faults in battlefield order.
         */
        Either<Seq<Fault>, Battlefield> build();
    }
}
