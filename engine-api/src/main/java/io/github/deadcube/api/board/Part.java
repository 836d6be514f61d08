package io.github.deadcube.api.board;

/** Which part of a cube is meant (GEO-7): all of it, or one side of a half-cube's middle wall. */
public enum Part {
    /** The whole cube. */
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

    /** The part whose letter that is; the whole for none. */
    static Part of(String letter) {
        for (Part part : values()) if (part.letter.equals(letter)) return part;
        return WHOLE;
    }

    /**
     * How many spots it has (GEO-2, GEO-7).
     *
     * @return 9, or 6 for a side
     */
    public int spots() {
        return this == WHOLE ? 9 : 6;
    }

    /**
     * How far a spot lies from the cube's western face.
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
     * How far a spot lies from the cube's southern face.
     *
     * @param spot 1 to {@link #spots()}
     * @return tenths of an inch
     */
    public int northOf(int spot) {
        return switch (this) {
            case WHOLE -> WHOLE_SPOTS[(spot - 1) / 3];
            case SOUTH -> LOW_LINES[(spot - 1) / 3];
            case NORTH -> HIGH_LINES[(spot - 1) / 3];
            case WEST, EAST -> WHOLE_SPOTS[(spot - 1) / 2];
        };
    }

    /**
     * Where it begins.
     *
     * @return tenths of an inch from the cube's western face
     */
    public int west() {
        return west;
    }

    /**
     * Where it begins.
     *
     * @return tenths of an inch from the cube's southern face
     */
    public int south() {
        return south;
    }

    /**
     * Where it ends.
     *
     * @return tenths of an inch from the cube's western face
     */
    public int east() {
        return east;
    }

    /**
     * Where it ends.
     *
     * @return tenths of an inch from the cube's southern face
     */
    public int north() {
        return north;
    }

    /**
     * The other side of the middle wall.
     *
     * @return east for west, and so on; the whole of the whole
     */
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
