package io.github.deadcube.testkit.dice;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Order;
import io.github.deadcube.api.play.Prompt;

/** Where the dice of a match come from. A source may change with every roll: it belongs to one match. */
public interface DiceSource {
    /**
     * Rolls.
     *
     * @param request what is rolled, and what for
     * @return as many faces as were asked for, each one of the die's
     */
    Dice roll(Prompt.DiceRequest request);

    /**
     * Shuffles.
     *
     * @param request what is shuffled
     * @return each number from 1 to the number of things, once
     */
    Order shuffle(Prompt.ShuffleRequest request);
}
