package io.github.deadcube.testkit.dice;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * Dice with fixed faces, in the order of the requests. If a face is missing, or the die does not have it, they throw an {@link
 * IllegalStateException} that names the request. {@link #requireUsedUp()} names unused faces. A shuffle takes as many numbers
 * as there are things. Belongs to one match.
 *
 * <pre>{@code
 * ScriptedDice dice = ScriptedDice.of(5, 7, 1, 5, 1, 1);
 * }</pre>
 */
public final class ScriptedDice implements DiceSource {
    private final int[] faces;
    private int used;
    private String latest = "there was no request";

    private ScriptedDice(int[] faces) {
        this.faces = faces;
    }

    /** Dice with these faces, in the order of the requests. */
    public static ScriptedDice of(int... faces) {
        return new ScriptedDice(faces.clone());
    }

    @Override
    public Dice roll(Prompt.DiceRequest request) {
        int[] next = next(request.dice(), request.toString());
        for (int face : next) {
            if (face < 1 || face > request.die().faces())
                throw new IllegalStateException(request + ": the script's " + words(next) + " holds " + face + ", and "
                        + request.die() + " show 1 to " + request.die().faces());
        }
        return Dice.of(next);
    }

    @Override
    public Shuffle shuffle(Prompt.ShuffleRequest request) {
        String asked = request.side() + " shuffles " + request.things() + " (" + request.rule() + ")";
        int[] next = next(request.things(), asked);
        int[] ascending = next.clone();
        Arrays.sort(ascending);
        for (int i = 0; i < ascending.length; i++) {
            if (ascending[i] != i + 1)
                throw new IllegalStateException(
                        asked + ": the script's " + words(next) + " is not an order of 1 to " + request.things());
        }
        return new Shuffle(Vector.ofAll(next));
    }

    /**
     * Checks that all faces are used.
     *
     * @throws IllegalStateException if faces are left, naming them and the last request
     */
    public void requireUsedUp() {
        if (used < faces.length) {
            int[] left = Arrays.copyOfRange(faces, used, faces.length);
            throw new IllegalStateException("too many faces: " + words(left) + " left; " + latest);
        }
    }

    private int[] next(int count, String asked) {
        int[] next = Arrays.copyOfRange(faces, used, Math.min(faces.length, used + count));
        if (next.length < count)
            throw new IllegalStateException(asked + ": too few faces: the script has " + words(next) + " left after "
                    + used + " used; " + latest);
        used += count;
        latest = "the last request was " + asked;
        return next;
    }

    private static String words(int[] faces) {
        return faces.length == 0 ? "none" : Dice.of(faces).toString();
    }
}
