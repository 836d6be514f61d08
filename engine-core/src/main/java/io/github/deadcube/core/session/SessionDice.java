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
 * The source of a session's dice and shuffles.
 *
 * @param seed the seed of all dice and shuffles, which the record names; none if there is no seed
 * @param source with a seed: returns new dice in the state of the game's beginning; without a seed: always returns the same dice
 * @param byHand whether the players roll and submit the faces; shuffles always come from the source
 */
public record SessionDice(Option<Long> seed, Supplier<DiceSource> source, boolean byHand) {
    /** Dice from {@link SecureRandom}. */
    public static SessionDice ofTheSystem() {
        return of(new SystemDice());
    }

    /**
     * Dice of an application. They are called once for each roll. {@link Session#undoTo}, {@link Session#branch} and
     * {@link Session#load} do not reset them. If they throw, the input that led to the roll is not taken; when it is submitted again, all
     * its rolls are made again.
     */
    public static SessionDice of(DiceSource source) {
        return new SessionDice(Option.none(), () -> source, false);
    }

    /**
     * Dice from a seed. {@link Session#undoTo}, {@link Session#branch} and {@link Session#load} create new dice from the seed and repeat the
     * earlier rolls, so that the following rolls are always the same.
     *
     * @param dice creates dice from a seed; the same seed must give the same rolls
     * @return dice that a record can be checked against
     */
    public static SessionDice seeded(long seed, LongFunction<DiceSource> dice) {
        return new SessionDice(Option.some(seed), () -> dice.apply(seed), false);
    }

    /** Real dice: the side that rolls submits the faces. Shuffles come from {@link SecureRandom}. */
    public static SessionDice ofThePlayers() {
        return new SessionDice(Option.none(), ofTheSystem().source(), true);
    }

    /** Whether the session, not a player, gives this answer. */
    boolean rolls(Input input) {
        return input instanceof Shuffle || input instanceof Dice && !byHand;
    }

    /** The roll or shuffle that answers a prompt; none if a player answers it. */
    Option<Input> answer(Prompt prompt, DiceSource dice) {
        return byHand && prompt instanceof Prompt.DiceRequest ? Option.none() : dice.answer(prompt);
    }

    static final class SystemDice implements DiceSource {
        private final SecureRandom random = new SecureRandom();

        @Override
        public Dice roll(Prompt.DiceRequest request) {
            int[] faces = new int[request.dice()];
            for (int i = 0; i < faces.length; i++)
                faces[i] = 1 + random.nextInt(request.die().faces());
            return Dice.of(faces);
        }

        @Override
        public Shuffle shuffle(Prompt.ShuffleRequest request) {
            Vector<Integer> unused = Vector.rangeClosed(1, request.things());
            Vector<Integer> order = Vector.empty();
            while (unused.nonEmpty()) {
                int at = random.nextInt(unused.size());
                order = order.append(unused.get(at));
                unused = unused.removeAt(at);
            }
            return new Shuffle(order);
        }
    }
}
