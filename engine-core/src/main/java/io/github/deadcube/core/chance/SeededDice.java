package io.github.deadcube.core.chance;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;

/**
 * Dice from a seed: the same seed and the same requests always give the same faces. Each face is 1 more than a number below
 * the die's number of faces, drawn from {@link SplitMix64#stream stream 0} of the seed; a shuffle is an {@link
 * SplitMix64#order order} of it. Belongs to one match.
 */
public final class SeededDice implements Dice.Source {
    private static final int STREAM = 0;

    private final SplitMix64 chance;

    private SeededDice(SplitMix64 chance) {
        this.chance = chance;
    }

    public static SeededDice of(long seed) {
        return new SeededDice(SplitMix64.stream(seed, STREAM));
    }

    /** Dice that draw from a shared generator. */
    public static SeededDice drawing(SplitMix64 chance) {
        return new SeededDice(chance);
    }

    /**
     * A copy: from here on both roll the same faces, independently. Copy the dice to return to this point of a match later.
     */
    public SeededDice copy() {
        return new SeededDice(chance.copy());
    }

    @Override
    public Dice roll(Prompt.DiceRequest request) {
        int[] faces = new int[request.dice()];
        int sides = request.die().faces();
        for (int i = 0; i < faces.length; i++) faces[i] = 1 + chance.below(sides);
        return Dice.of(faces);
    }

    @Override
    public Input.Shuffle shuffle(Prompt.ShuffleRequest request) {
        return chance.order(request.things());
    }
}
