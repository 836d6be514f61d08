package io.github.deadcube.api.board;

import io.vavr.control.Option;

/**
 * Where a model stands: a cube and one of its nine spots (GEO-2). Spots are numbered like a telephone's number pad seen
 * from above with north up, 7 8 9 / 4 5 6 / 1 2 3, one inch apart, 5 in the middle. Written {@code c4:2/7}.
 *
 * @param cube the cube
 * @param spot 1 to 9; 0 while the model only passes through (ADV-17)
 */
public record Place(Cube cube, int spot) {
    /** Where a model is that is not on the battlefield. */
    public static final Place NOWHERE = new Place(new Cube(0, 0, 0), 0);
    /** The number of spots of a cube. */
    public static final int SPOTS = 9;

    /**
     * The spot's distance from the battlefield's western edge.
     *
     * @return in half inches
     */
    public int eastHalfInches() {
        return (cube.column() - 1) * 6 + (spot - 1) % 3 * 2 + 1;
    }

    /**
     * The spot's distance from the battlefield's southern edge.
     *
     * @return in half inches
     */
    public int northHalfInches() {
        return (cube.row() - 1) * 6 + (spot - 1) / 3 * 2 + 1;
    }

    /**
     * Reads the notation.
     *
     * @param text such as {@code c4/5} or {@code c4:2/7}
     * @return the place, or none if the text is not one
     */
    public static Option<Place> parse(String text) {
        int slash = text.length() - 2;
        if (slash < 0 || text.charAt(slash) != '/') return Option.none();
        int spot = text.charAt(slash + 1) - '0';
        if (spot < 1 || spot > SPOTS) return Option.none();
        return Cube.parse(text.substring(0, slash)).map(cube -> new Place(cube, spot));
    }

    /** The notation: {@code c4:2/7}; {@code c4:2} while passing; {@code nowhere}. */
    @Override
    public String toString() {
        if (this.equals(NOWHERE)) return "nowhere";
        return spot == 0 ? cube.toString() : cube + "/" + spot;
    }
}
