package io.github.deadcube.api.dispersion;

/**
 * N3-8: a round base. Its usual diameters are 25, 40 and 55 mm; 25.4 mm are an inch.
 *
 * @param millimetres the diameter
 */
public record Base(double millimetres) {
    private static final double MILLIMETRES_TO_THE_INCH = 25.4;

    /**
     * Half the diameter.
     *
     * @return inches
     */
    public double radius() {
        return millimetres / 2 / MILLIMETRES_TO_THE_INCH;
    }

    /** As the game writes it: {@code 25 mm}. */
    @Override
    public String toString() {
        return Inches.text(millimetres) + " mm";
    }
}
