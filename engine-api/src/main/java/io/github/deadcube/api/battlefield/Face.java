package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of the four upright faces of a cube (GEO-4). The two cubes that share a face share its value. Written
 * {@code open}, {@code smooth wall}, {@code small gap with hatch 2}.
 *
 * @param gap how much of it is open
 * @param smooth a wall that nothing can climb (ADV-10)
 * @param hatch the largest SZ that passes its hatch, 1 to 4; 0 without one (ADV-8)
 */
@SavedName("face")
public record Face(Gap gap, boolean smooth, int hatch) {
    /** Written out as that of {@link Cube}. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Face f && gap == f.gap && smooth == f.smooth && hatch == f.hatch;
    }

    /** No wall. */
    public static final Face OPEN = new Face(Gap.OPEN, false);
    /** A barricade 0.75 in high. */
    public static final Face LOW = new Face(Gap.LOW, false);
    /** A wall without a gap. */
    public static final Face BLOCKED = new Face(Gap.BLOCKED, false);
    /** The edge of the battlefield (GEO-5): a smooth wall without a gap. */
    public static final Face EDGE = new Face(Gap.BLOCKED, true);

    private static final Pattern FORM =
            Pattern.compile("(smooth )?(open|barricade|large gap|medium gap|small gap|wall)(?: with hatch ([1-4]))?");
    private static final int LONGEST = 40;

    /** How much of a face is open, and the largest model that fits through (ADV-7). */
    @SavedName("gap")
    public enum Gap {
        /** No wall: all models pass. */
        OPEN("open", 4),
        /** A barricade: all models pass, sight below its top is blocked. */
        LOW("barricade", 4),
        /** A wall with about three quarters open: SZ 1 to 3 pass. */
        LARGE("large gap", 3),
        /** A wall with about half open: SZ 1 and 2 pass. */
        MEDIUM("medium gap", 2),
        /** A wall with about a quarter open: SZ 1 passes. */
        SMALL("small gap", 1),
        /** A wall without a gap: no model passes. */
        BLOCKED("wall", 0);

        private final String words;
        private final int size;

        Gap(String words, int size) {
            this.words = words;
            this.size = size;
        }

        /** ADV-7: the largest SZ that passes, 0 to 4. */
        public int size() {
            return size;
        }

        /** In words: {@code small gap}. */
        @Override
        public String toString() {
            return words;
        }
    }

    /** A face without a hatch. */
    public Face(Gap gap, boolean smooth) {
        this(gap, smooth, 0);
    }

    /**
     * ADV-7, ADV-8: whether a model fits through the gap or the hatch.
     *
     * @param size its SZ, 1 to 4
     */
    public boolean passes(int size) {
        return gap.size() >= size || hatch >= size;
    }

    /**
     * A wall with a gap that can be climbed.
     *
     * @param gap large, medium, small or blocked
     */
    public static Face wall(Gap gap) {
        return new Face(gap, false);
    }

    /** Whether it is a wall, with a gap or without: false for open and low faces. */
    public boolean wall() {
        return gap != Gap.OPEN && gap != Gap.LOW;
    }

    /** ADV-10: a wall that is not smooth can be climbed, whatever its gap. */
    public boolean climbable() {
        return wall() && !smooth;
    }

    /**
     * Reads the notation. Never throws. A face has at most {@value #LONGEST} characters; a longer text is not read.
     *
     * @param text such as {@code smooth wall}
     * @return the face, or why the text is not one
     */
    public static Either<Seq<Fault>, Face> read(String text) {
        return Fault.unlessUnread(parse(text), text, "a face such as smooth wall");
    }

    /**
     * The face with this notation.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    public static Face of(String text) {
        return Fault.orThrow(read(text));
    }

    private static Option<Face> parse(String text) {
        Matcher m = FORM.matcher(text.length() <= LONGEST ? text : "");
        if (!m.matches()) return Option.none();
        int hatch = m.group(3) == null ? 0 : Integer.parseInt(m.group(3));
        return Vector.of(Gap.values())
                .find(gap -> gap.toString().equals(m.group(2)))
                .map(gap -> new Face(gap, m.group(1) != null, hatch));
    }

    /** The notation. */
    @Override
    public String toString() {
        return (smooth ? "smooth " : "") + gap + (hatch == 0 ? "" : " with hatch " + hatch);
    }

    /**
     * A face of a battlefield and its place (GEO-4). Two cubes share a face: it is named after the cube whose northern
     * or eastern side it is. Written {@code open north of d4}, {@code smooth wall east of c4:2}.
     *
     * @param cube a whole cube
     * @param side north or east
     * @param gap how much of it is open
     * @param smooth a wall that nothing can climb (ADV-10)
     * @param hatch the largest SZ that passes its hatch, 1 to 4; 0 without one (ADV-8)
     */
    @SavedName("cubeFace")
    public record Placed(Cube cube, Direction side, Face.Gap gap, boolean smooth, int hatch) {
        private static final Pattern FORM = Pattern.compile("(.+) (north|east|south|west) of (\\S+)");
        private static final int LONGEST = 60;

        /**
         * The face at a side of a cube.
         *
         * @param side north, east, south or west
         */
        public static Placed of(Cube cube, Direction side, Face face) {
            boolean own = side.north() + side.east() > 0;
            return new Placed(
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
         * Reads the notation, also with the southern or western side of a cube. Never throws. A text has at most
         * {@value #LONGEST} characters; a longer text is not read.
         *
         * @param text such as {@code open north of d4}
         * @return the face, or why the text is not one
         */
        public static Either<Seq<Fault>, Placed> read(String text) {
            return Fault.unlessUnread(parse(text), text, "a face such as open north of d4");
        }

        /**
         * The face with this notation.
         *
         * @throws IllegalArgumentException if the text is not one
         */
        public static Placed of(String text) {
            return Fault.orThrow(read(text));
        }

        private static Option<Placed> parse(String text) {
            Matcher m = FORM.matcher(text.length() <= LONGEST ? text : "");
            if (!m.matches()) return Option.none();
            Direction side = Objects.requireNonNull(SavedNames.constant(Direction.class, m.group(2)));
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
}
