package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;

/**
 * The floor of a cube, which is the face between it and the cube below (GEO-5).
 *
 * @param cover how much of it is there
 * @param hatch the largest SZ that passes its hatch, 1 to 4; 0 without one (ADV-8)
 */
@SavedName("floor")
public record Floor(Cover cover, int hatch) {
    /** Written out as that of {@link Cube}. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Floor f && cover == f.cover && hatch == f.hatch;
    }

    /** No floor. */
    public static final Floor NONE = new Floor(Cover.NONE, 0);

    /** A full floor without a hatch. */
    public static final Floor FULL = new Floor(Cover.FULL, 0);

    /** The part of a cube that a floor covers: nothing, all, or the named half (a walkway or balcony). */
    @SavedName("cover")
    public enum Cover {
        /** Nothing. */
        NONE(0, 0, 0, 0),
        /** All of it. */
        FULL(0, 0, 30, 30),
        /** The northern half. */
        NORTH(0, 15, 30, 30),
        /** The eastern half. */
        EAST(15, 0, 30, 30),
        /** The southern half. */
        SOUTH(0, 0, 30, 15),
        /** The western half. */
        WEST(0, 0, 15, 30);

        private final int west;
        private final int south;
        private final int east;
        private final int north;

        Cover(int west, int south, int east, int north) {
            this.west = west;
            this.south = south;
            this.east = east;
            this.north = north;
        }

        /** Whether it is one of the four halves: false for none and full. */
        public boolean half() {
            return this != NONE && this != FULL;
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

        /**
         * GEO-5, LOS-6: whether a point is strictly under it; the edge of a half floor covers nothing.
         *
         * @param eastward tenths of an inch from the cube's western face, 0 to 30
         * @param northward tenths of an inch from the cube's southern face, 0 to 30
         * @return always true of a full floor
         */
        public boolean covers(int eastward, int northward) {
            return switch (this) {
                case NONE -> false;
                case FULL -> true;
                case NORTH -> northward > south;
                case EAST -> eastward > west;
                case SOUTH -> northward < north;
                case WEST -> eastward < east;
            };
        }

        /** In small letters: {@code north}. */
        @Override
        public String toString() {
            return SavedNames.words(this);
        }
    }

    /** A floor without a hatch. */
    public static Floor of(Cover cover) {
        return new Floor(cover, 0);
    }

    /** Whether there is at least half a floor, to carry models and tokens. */
    public boolean exists() {
        return cover != Cover.NONE;
    }
}
