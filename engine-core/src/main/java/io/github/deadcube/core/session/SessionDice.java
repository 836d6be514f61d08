package io.github.deadcube.core.session;

import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.control.Option;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * Where the dice of a session come from.
 *
 * @param seed the seed of all dice and shuffles, which the record then names; none if there is none
 * @param source dice as they are when a game begins; where there is no seed, the same that go on
 * @param byHand whether the players roll, and submit the faces; shuffles always come from the source
 */
public record SessionDice(Option<Long> seed, Supplier<DiceSource> source, boolean byHand) {
    /**
     * Dice of the system's randomness.
     *
     * @return dice that nobody can foretell
     */
    public static SessionDice ofTheSystem() {
        return of(new SystemDice());
    }

    /**
     * Dice of an application's own. What they have rolled is not rolled again: after {@link Session#undoTo} they go on.
     *
     * @param source who rolls and shuffles
     * @return its dice
     */
    public static SessionDice of(DiceSource source) {
        return new SessionDice(Option.none(), () -> source, false);
    }

    /**
     * Dice of a seed. After {@link Session#undoTo} they roll what they have rolled there.
     *
     * @param seed any number
     * @param dice what a seed rolls, the same each time
     * @return dice that a record can be checked against
     */
    public static SessionDice seeded(long seed, LongFunction<DiceSource> dice) {
        return new SessionDice(Option.some(seed), () -> dice.apply(seed), false);
    }

    /**
     * Dice on the players' own table.
     *
     * @return dice whose faces are submitted by the side that rolls; the system shuffles
     */
    public static SessionDice ofThePlayers() {
        return new SessionDice(Option.none(), ofTheSystem().source(), true);
    }

    /** The answer to what is left to chance; none if a player gives it. */
    Option<Input> answer(Prompt prompt, DiceSource dice) {
        return byHand && prompt instanceof Prompt.DiceRequest ? Option.none() : dice.answer(prompt);
    }
}
