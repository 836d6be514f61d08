package io.github.deadcube.api.play;

import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * The faces of dice that were rolled: the answer to a {@link Prompt.DiceRequest}. The dice of one request are alike, and
 * their order means nothing to the game; it is kept for those who watch. Written {@code 8 3 5}.
 */
public final class Dice implements Input {
    private final int[] faces;

    private Dice(int[] faces) {
        this.faces = faces;
    }

    /**
     * These faces.
     *
     * @param faces as they fell
     * @return the dice
     */
    public static Dice of(int... faces) {
        return new Dice(faces.clone());
    }

    /**
     * How many dice.
     *
     * @return 0 or more
     */
    public int size() {
        return faces.length;
    }

    /**
     * One die's face.
     *
     * @param index 0 to {@link #size()} − 1
     * @return its face
     */
    public int face(int index) {
        return faces[index];
    }

    /**
     * DICE-2: how many equal or beat a number.
     *
     * @param target the number
     * @return 0 to {@link #size()}
     */
    public int atLeast(int target) {
        int n = 0;
        for (int f : faces) if (f >= target) n++;
        return n;
    }

    /**
     * The faces as a sequence.
     *
     * @return in the order in which they fell
     */
    public Vector<Integer> faces() {
        return Vector.ofAll(faces);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Dice d && Arrays.equals(faces, d.faces);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(faces);
    }

    /** The notation: {@code 8 3 5}. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (int f : faces) s.append(s.isEmpty() ? "" : " ").append(f);
        return s.toString();
    }
}
