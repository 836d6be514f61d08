package io.github.deadcube.core.chance;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;

/**
 * Random numbers and dice from a seed: the same seed and the same requests always give the same numbers, on every
 * machine.
 *
 * <p>Each face of a roll is 1 more than a number below the die's number of faces. A shuffle is an {@link #order}.
 *
 * <p>The generator is SplitMix64 (Steele, Lea and Flood, 2014), in wrapping 64-bit arithmetic. To draw, add
 * {@code 9E3779B97F4A7C15} to the state; the result is the new state {@code z} after
 *
 * <pre>{@code
 * z = (z ^ (z >>> 30)) * BF58476D1CE4E5B9
 * z = (z ^ (z >>> 27)) * 94D049BB133111EB
 * z =  z ^ (z >>> 31)
 * }</pre>
 *
 * <p>The first state is the seed. Seed 1234567 gives 6457827717110365317, 3203168211198807973, 9817491932198370423,
 * 4593380528125082431, 16408922859458223821. A number below a bound is the upper half of a draw modulo the bound; a
 * draw whose upper half is in the last, incomplete multiple of the bound is skipped.
 *
 * <p>It is mutable and not thread-safe.
 */
public final class SplitMix64 implements Dice.Source {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long HALF = 1L << 32;
    private static final int PASSED_OVER = -1;
    private static final int DICE = 0;

    private long state;

    public SplitMix64(long seed) {
        this.state = seed;
    }

    /** The dice of a match: {@linkplain #stream stream 0} of its seed. */
    public static SplitMix64 dice(long seed) {
        return stream(seed, DICE);
    }

    /**
     * One of several independent generators for one seed. Stream n is seeded with draw n, from 0, of a generator with
     * this seed. Dice draw from stream 0, the bots of sides A and B from streams 1 and 2, those that search from 3 and
     * 4, and judges, environments and ladders from 5 up. So the draws of one neither change nor reveal those of
     * another.
     */
    public static SplitMix64 stream(long seed, int number) {
        return new SplitMix64(mixed(seed + STEP * (number + 1L)));
    }

    /**
     * A copy: from here on both draw the same numbers, independently. Copy the dice to return to this point of a match
     * later.
     */
    public SplitMix64 copy() {
        return new SplitMix64(state);
    }

    public long next() {
        state += STEP;
        return mixed(state);
    }

    /**
     * Draws a number from 0 to {@code bound} − 1, all equally likely.
     *
     * @throws IllegalArgumentException if the bound is less than 1
     */
    public int below(int bound) {
        if (bound < 1) throw new IllegalArgumentException("no number is below " + bound);
        int number = PASSED_OVER;
        while (number == PASSED_OVER) number = reduced(next(), bound);
        return number;
    }

    /**
     * Draws a uniform order of 1 to {@code things}. It starts with ascending numbers. From the last place to the
     * second, it swaps each number with the number at a drawn place up to it.
     */
    public Input.Shuffle order(int things) {
        int[] numbers = new int[things];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i + 1;
        for (int last = numbers.length - 1; last > 0; last--) {
            int other = below(last + 1);
            int swapped = numbers[last];
            numbers[last] = numbers[other];
            numbers[other] = swapped;
        }
        return new Input.Shuffle(Vector.ofAll(numbers));
    }

    @Override
    public Dice roll(Prompt.DiceRequest request) {
        int[] faces = new int[request.dice()];
        int sides = request.die().faces();
        for (int i = 0; i < faces.length; i++) faces[i] = 1 + below(sides);
        return Dice.of(faces);
    }

    @Override
    public Input.Shuffle shuffle(Prompt.ShuffleRequest request) {
        return order(request.things());
    }

    /** The number below the bound that a draw gives, or {@link #PASSED_OVER}. */
    static int reduced(long draw, int bound) {
        long upper = draw >>> 32;
        return upper < HALF - HALF % bound ? (int) (upper % bound) : PASSED_OVER;
    }

    private static long mixed(long from) {
        long z = (from ^ from >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
