package io.github.deadcube.testkit;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Order;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;

/**
 * Dice that a seed determines: the same seed and the same requests give the same faces for ever. Each die is 1 more than
 * one number below the die's faces, drawn from {@link SplitMix64#stream stream 0} of the seed. A shuffle begins with the
 * numbers in order, and from the last place to the second exchanges what is there with what is at a drawn place up to
 * it. Belongs to one match.
 */
public final class SeededDice implements DiceSource {
    private static final int STREAM = 0;

    private final SplitMix64 chance;

    private SeededDice(SplitMix64 chance) {
        this.chance = chance;
    }

    /**
     * The dice of a seed.
     *
     * @param seed any number
     * @return dice that nobody has rolled yet
     */
    public static SeededDice of(long seed) {
        return new SeededDice(SplitMix64.stream(seed, STREAM));
    }

    @Override
    public Dice roll(Prompt.DiceRequest request) {
        int[] faces = new int[request.dice()];
        int sides = request.die().faces();
        for (int i = 0; i < faces.length; i++) faces[i] = 1 + chance.below(sides);
        return Dice.of(faces);
    }

    @Override
    public Order shuffle(Prompt.ShuffleRequest request) {
        int[] numbers = new int[request.things()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i + 1;
        for (int last = numbers.length - 1; last > 0; last--) {
            int other = chance.below(last + 1);
            int swapped = numbers[last];
            numbers[last] = numbers[other];
            numbers[other] = swapped;
        }
        return new Order(Vector.ofAll(numbers));
    }
}
