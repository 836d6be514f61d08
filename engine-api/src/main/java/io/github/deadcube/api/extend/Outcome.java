package io.github.deadcube.api.extend;

/**
 * What came of a {@link DiceTest}.
 *
 * @param one successes of the side named first
 * @param other successes of the side named second, or the number needed
 */
public record Outcome(int one, int other) {
    /**
     * The difference (SHO-7, AST-7).
     *
     * @return positive if the side named first has more
     */
    public int margin() {
        return one - other;
    }

    /**
     * Whether a test that is not opposed is passed.
     *
     * @return whether there are at least as many successes as needed
     */
    public boolean passed() {
        return one >= other;
    }
}
