package io.github.deadcube.api.play;

import io.vavr.control.Option;

/**
 * The source of a game's dice, such as a seed, a script or physical dice. It may be stateful; use one source for each game.
 */
public interface DiceSource {
    /** Returns the requested number of dice, each with a face of the requested die. */
    Dice roll(Prompt.DiceRequest request);

    /** Returns an order that has each number from 1 to the number of things once. */
    Shuffle shuffle(Prompt.ShuffleRequest request);

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
