package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The place of a model: a cube and one of its nine spots (GEO-2). Spots are numbered like a keyboard's number pad seen
 * from above with north up, 7 8 9 / 4 5 6 / 1 2 3, one inch apart, 5 in the middle; the six of a half-cube's side from
 * its south-west, row by row (GEO-7). Written {@code c4:2/7}, {@code c4w:2/3}.
 *
 * @param cube the cube, or a side of it
 * @param spot 1 to 9, of a side 1 to 6; 0 while the model only passes through (ADV-17)
 */
@SavedName("place")
public record Place(Cube cube, int spot) {
    /** Written out as that of {@link Cube}. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Place p && cube.equals(p.cube) && spot == p.spot;
    }

    /** The place of a model that is not on the battlefield. */
    public static final Place NOWHERE = new Place(new Cube(0, 0, 0), 0);
    /** The number of spots of a whole cube. */
    public static final int SPOTS = 9;

    /**
     * The distance from the battlefield's western edge in tenths of an inch, without half floors; see {@link
     * Battlefield#eastOf(Place)}.
     *
     * @throws IndexOutOfBoundsException if it has spot 0, as the place of a model that passes through a cube has
     */
    public int eastTenths() {
        return (cube.column() - 1) * Battlefield.CUBE + cube.part().eastOf(spot);
    }

    /**
     * The distance from the battlefield's southern edge in tenths of an inch, without half floors; see {@link
     * Battlefield#northOf(Place)}.
     *
     * @throws IndexOutOfBoundsException if it has spot 0, as the place of a model that passes through a cube has
     */
    public int northTenths() {
        return (cube.row() - 1) * Battlefield.CUBE + cube.part().northOf(spot);
    }

    /**
     * Reads the notation. Never throws. A place has at most eight characters. Time grows with the length of the text;
     * stack depth does not.
     *
     * @param text such as {@code c4/5} or {@code c4:2/7}
     * @return the place, or why the text is not one
     */
    public static Either<Seq<Fault>, Place> read(String text) {
        return Fault.unlessUnread(parse(text), text, "a place such as c4:2/5");
    }

    /**
     * The place with this notation.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    public static Place of(String text) {
        return Fault.orThrow(read(text));
    }

    private static Option<Place> parse(String text) {
        int slash = text.length() - 2;
        if (slash < 0 || text.charAt(slash) != '/') return Option.none();
        int spot = text.charAt(slash + 1) - '0';
        if (spot < 1 || spot > SPOTS) return Option.none();
        return Cube.read(text.substring(0, slash))
                .toOption()
                .filter(cube -> spot <= cube.part().spots())
                .map(cube -> new Place(cube, spot));
    }

    /** The notation: {@code c4:2/7}; {@code c4:2} while passing; {@code nowhere}. */
    @Override
    public String toString() {
        if (this.equals(NOWHERE)) return "nowhere";
        return spot == 0 ? cube.toString() : cube + "/" + spot;
    }
}
