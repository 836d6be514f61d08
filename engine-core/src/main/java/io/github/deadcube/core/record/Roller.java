package io.github.deadcube.core.record;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Order;
import io.github.deadcube.api.play.Prompt;

/** A roller rolls again what a record's seed has rolled, in the order in which it is asked. It belongs to one replay. */
public interface Roller {
    /**
     * Rolls.
     *
     * @param request what is rolled, and what for
     * @return the faces that the seed gives
     */
    Dice roll(Prompt.DiceRequest request);

    /**
     * Shuffles.
     *
     * @param request what is shuffled
     * @return the order that the seed gives
     */
    Order shuffle(Prompt.ShuffleRequest request);
}
