package io.github.deadcube.api.play;

import io.vavr.control.Option;

/**
 * Where the dice of a game come from: a seed, a script, a hand that rolls. A source may change with every roll: it belongs to one
 * game.
 */
public interface DiceSource {
    /** Rolls: as many faces as were asked for, each one of the die's. */
    Dice roll(Prompt.DiceRequest request);

    /** Shuffles: each number from 1 to the number of things, once. */
    Shuffle shuffle(Prompt.ShuffleRequest request);

    /**
     * Answers what is left to chance: the dice or the shuffle that it asks for; none where a player decides, and when the game is
     * over.
     */
    default Option<Input> answer(Prompt prompt) {
        if (prompt instanceof Prompt.DiceRequest request) return Option.some(roll(request));
        return prompt instanceof Prompt.ShuffleRequest request ? Option.some(shuffle(request)) : Option.none();
    }
}
