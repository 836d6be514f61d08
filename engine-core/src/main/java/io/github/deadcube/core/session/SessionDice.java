package io.github.deadcube.core.session;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.DiceSource;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.security.SecureRandom;
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
    /** Dice of the system's randomness, which no one can foretell. */
    public static SessionDice ofTheSystem() {
        return of(new SystemDice());
    }

    /**
     * Dice of an application's own. They are asked once for each roll, and never for what is past: after {@link Session#undoTo}, in a
     * {@link Session#branch} and after {@link Session#load} they go on.
     */
    public static SessionDice of(DiceSource source) {
        return new SessionDice(Option.none(), () -> source, false);
    }

    /**
     * Dice of a seed. After {@link Session#undoTo}, in a {@link Session#branch} and after {@link Session#load} new ones are made of the
     * seed, and brought to where the game is: they roll what the seed has rolled there.
     *
     * @param dice what a seed rolls, the same each time
     * @return dice that a record can be checked against
     */
    public static SessionDice seeded(long seed, LongFunction<DiceSource> dice) {
        return new SessionDice(Option.some(seed), () -> dice.apply(seed), false);
    }

    /** Dice on the players' own table: dice whose faces are submitted by the side that rolls; the system shuffles. */
    public static SessionDice ofThePlayers() {
        return new SessionDice(Option.none(), ofTheSystem().source(), true);
    }

    /** Whether the session itself gives such an answer, and no player. */
    boolean rolls(Input input) {
        return input instanceof Shuffle || input instanceof Dice && !byHand;
    }

    /** The answer to what is left to chance; none if a player gives it. */
    Option<Input> answer(Prompt prompt, DiceSource dice) {
        return byHand && prompt instanceof Prompt.DiceRequest ? Option.none() : dice.answer(prompt);
    }

    /** Dice of the system's randomness, which nobody can foretell or roll again. */
    static final class SystemDice implements DiceSource {
        private final SecureRandom chance = new SecureRandom();

        @Override
        public Dice roll(Prompt.DiceRequest request) {
            int[] faces = new int[request.dice()];
            for (int i = 0; i < faces.length; i++)
                faces[i] = 1 + chance.nextInt(request.die().faces());
            return Dice.of(faces);
        }

        @Override
        public Shuffle shuffle(Prompt.ShuffleRequest request) {
            Vector<Integer> left = Vector.rangeClosed(1, request.things());
            Vector<Integer> order = Vector.empty();
            while (left.nonEmpty()) {
                int at = chance.nextInt(left.size());
                order = order.append(left.get(at));
                left = left.removeAt(at);
            }
            return new Shuffle(order);
        }
    }
}
