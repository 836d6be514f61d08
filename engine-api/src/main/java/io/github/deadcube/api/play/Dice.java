package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InFull;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The faces of dice that were rolled: the answer to a {@link Prompt.DiceRequest}. The dice of one request are alike,
 * and their order does not matter to the game; it is kept for display. Written {@code 8 3 5}.
 */
public final class Dice implements Input {
    private final int[] faces;

    private Dice(int[] faces) {
        this.faces = faces;
    }

    /** Dice that show these faces. */
    public static Dice of(int... faces) {
        return new Dice(faces.clone());
    }

    /** Dice that show these faces. */
    public static Dice of(Seq<Integer> faces) {
        int[] shown = new int[faces.size()];
        int next = 0;
        for (int face : faces) shown[next++] = face;
        return new Dice(shown);
    }

    /** How many dice: 0 or more. */
    public int size() {
        return faces.length;
    }

    /**
     * One die's face.
     *
     * @param index 0 to {@link #size()} − 1
     */
    public int face(int index) {
        return faces[index];
    }

    /** DICE-2: how many equal or beat a number: 0 to {@link #size()}. */
    public int atLeast(int target) {
        int n = 0;
        for (int f : faces) if (f >= target) n++;
        return n;
    }

    /** The faces in the order of the roll. */
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
        for (int f : faces) s.append(s.length() == 0 ? "" : " ").append(f);
        return s.toString();
    }

    /**
     * A kind of die.
     *
     * @param displayName its name
     * @param faces how many faces it has, numbered from 1
     */
    @InFull
    @SavedName("die")
    public record Die(String displayName, int faces) implements Told {
        /** Eight faces, 1 to 8 (DICE-1). */
        public static final Die D8 = new Die("d8", 8);
        /** A command die, faces 1 to 6; the ruleset decides what they show (CMD-1). */
        public static final Die COMMAND = new Die("command dice", 6);

        /**
         * A die for a uniform draw (SET-3); a d8 for eight things.
         *
         * @param of the number of things to draw from, 1 or more
         */
        public static Die draw(int of) {
            return of == D8.faces ? D8 : new Die("draws from " + of, of);
        }

        @Override
        public String told(Language language) {
            Sentence draw = Sentence.of("draws from {things}", faces);
            return draw.toString().equals(displayName) ? draw.told(language) : language.text("die", displayName);
        }

        @Override
        public String toString() {
            return displayName;
        }
    }

    /**
     * One distinct outcome of a roll with its exact probability {@code ways / of}.
     *
     * @param dice the faces, ascending
     * @param ways the number of rolls that give these faces
     * @param of the number of all rolls
     */
    public record Chance(Dice dice, BigInteger ways, BigInteger of) {
        /** Its probability: more than 0, at most 1, rounded to a double. */
        public double probability() {
            return new BigDecimal(ways)
                    .divide(new BigDecimal(of), MathContext.DECIMAL64)
                    .doubleValue();
        }

        static Vector<Chance> all(int dice, int sides) {
            List<Chance> out = new ArrayList<>();
            BigInteger of = BigInteger.valueOf(sides).pow(dice);
            fill(new int[dice], 0, 1, sides, factorial(dice), of, out);
            return Vector.ofAll(out);
        }

        /** Multisets of n faces out of f: (f + n − 1 choose n). */
        static BigInteger howMany(int dice, int sides) {
            BigInteger multisets = BigInteger.ONE;
            for (int n = 1; n <= dice; n++)
                multisets =
                        multisets.multiply(BigInteger.valueOf(sides + n - 1L)).divide(BigInteger.valueOf(n));
            return multisets;
        }

        private static void fill(
                int[] faces, int at, int least, int sides, BigInteger ways, BigInteger of, List<Chance> out) {
            if (at == faces.length) {
                out.add(new Chance(Dice.of(faces), ways.divide(repeats(faces)), of));
                return;
            }
            for (int f = least; f <= sides; f++) {
                faces[at] = f;
                fill(faces, at + 1, f, sides, ways, of, out);
            }
        }

        private static BigInteger repeats(int[] ascending) {
            BigInteger product = BigInteger.ONE;
            int run = 0;
            for (int i = 0; i < ascending.length; i++) {
                run = i > 0 && ascending[i] == ascending[i - 1] ? run + 1 : 1;
                product = product.multiply(BigInteger.valueOf(run));
            }
            return product;
        }

        private static BigInteger factorial(int n) {
            BigInteger product = BigInteger.ONE;
            for (int i = 2; i <= n; i++) product = product.multiply(BigInteger.valueOf(i));
            return product;
        }
    }

    /**
     * The source of a game's dice, such as a seed, a script or physical dice. It may be stateful; use one source for
     * each game. A test does not end as long as each die shows 8 (DICE-3).
     */
    public interface Source {
        /** Returns the requested number of dice, each with a face of the requested die. */
        Dice roll(Prompt.DiceRequest request);

        /** Returns an order that has each number from 1 to the number of things once. */
        Input.Shuffle shuffle(Prompt.ShuffleRequest request);

        /**
         * Answers a prompt for dice or a shuffle; empty if a player decides or the game is over.
         *
         * @throws NullPointerException if {@link #roll} or {@link #shuffle} returns null
         */
        default Option<Input> answer(Prompt prompt) {
            Input answer;
            if (prompt instanceof Prompt.DiceRequest request) answer = roll(request);
            else if (prompt instanceof Prompt.ShuffleRequest request) answer = shuffle(request);
            else return Option.none();
            if (answer == null) throw new NullPointerException("the source of dice returned null for '" + prompt + "'");
            return Option.some(answer);
        }
    }
}
