package io.github.deadcube.core.sight;

/**
 * The unit of length in which sight is exact: a 20,000th of a millimetre, 508,000 to the inch. Bases (in millimetres),
 * scenery (in tenths and eighths of an inch), nine tenths of a height in hundredths of an inch and the plane of a diagonal
 * ramp at any of these all fall on it.
 */
final class Lattice {
    static final long INCH = 508_000;
    static final long TENTH = INCH / 10;
    static final long HUNDREDTH = INCH / 100;
    static final long CUBE = 3 * INCH;
    /** The radius of a base of 1 mm. */
    static final long HALF_MILLIMETRE = 10_000;

    private Lattice() {}
}
