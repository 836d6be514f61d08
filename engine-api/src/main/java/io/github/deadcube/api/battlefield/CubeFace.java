package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A face of a battlefield and its place (GEO-4). Two cubes share a face: it is named after the cube whose northern or eastern side it is.
 * Written {@code open north of d4}, {@code smooth wall east of c4:2}.
 *
 * @param cube a whole cube
 * @param side north or east
 * @param gap how much of it is open
 * @param smooth a wall that nothing can climb (ADV-10)
 * @param hatch the largest SZ that passes its hatch, 1 to 4; 0 without one (ADV-8)
 */
@SavedName(value = "cubeFace", parts = "cube side gap smooth hatch")
public record CubeFace(Cube cube, Direction side, Face.Gap gap, boolean smooth, int hatch) {
    private static final Pattern FORM = Pattern.compile("(.+) (north|east|south|west) of (\\S+)");
    private static final int LONGEST = 60;

    /**
     * The face at a side of a cube.
     *
     * @param side north, east, south or west
     */
    public static CubeFace of(Cube cube, Direction side, Face face) {
        boolean own = side.north() + side.east() > 0;
        return new CubeFace(
                (own ? cube : cube.next(side)).whole(),
                own ? side : side.opposite(),
                face.gap(),
                face.smooth(),
                face.hatch());
    }

    /** The face without its place. */
    public Face face() {
        return new Face(gap, smooth, hatch);
    }

    /** Its place: {@code the face between d4 and d5}. */
    public String place() {
        return "the face between " + cube + " and " + cube.next(side);
    }

    /**
     * Reads the notation, also with the southern or western side of a cube. Never throws. A text has at most {@value #LONGEST}
     * characters; a longer text is not read.
     *
     * @param text such as {@code open north of d4}
     * @return the face, or why the text is not one
     */
    public static Either<Seq<Fault>, CubeFace> read(String text) {
        return Fault.unlessUnread(parse(text), text, "a face such as open north of d4");
    }

    /**
     * The face with this notation.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    public static CubeFace of(String text) {
        return Fault.orThrow(read(text));
    }

    private static Option<CubeFace> parse(String text) {
        Matcher m = FORM.matcher(text.length() <= LONGEST ? text : "");
        if (!m.matches()) return Option.none();
        Direction side = Direction.ALL
                .find(d -> d.toString().equals(m.group(2)))
                .getOrElseThrow(() -> new IllegalStateException(m.group(2)));
        return Face.read(m.group(1))
                .toOption()
                .flatMap(face -> Cube.read(m.group(3)).toOption().map(cube -> of(cube, side, face)));
    }

    /** The notation. */
    @Override
    public String toString() {
        return face() + " " + side + " of " + cube;
    }
}
