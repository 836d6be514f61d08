package io.github.deadcube.api.dispersion;

/**
 * A straight line of places that runs north or east. Written {@code 0.5,0.5 to 0.5,11.5}.
 *
 * @param from its southern or western end
 * @param to its northern or eastern end; the same point where there is one place only
 */
public record Stretch(Point from, Point to) {
    private static final double EXACT = 1e-9;

    /**
     * Whether a point lies on it, to 1e-9 in.
     *
     * @param point a point
     * @return false beside it or beyond its ends
     */
    public boolean contains(Point point) {
        return Rectangle.between(from, to).distance(point) <= EXACT;
    }

    /** The notation: {@code 0.5,0.5 to 0.5,11.5}. */
    @Override
    public String toString() {
        return from + " to " + to;
    }
}
