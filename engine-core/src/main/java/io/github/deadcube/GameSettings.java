package io.github.deadcube;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.RecordFile.Crash;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** Where the dice of a {@link Game} come from, and what it allows. Immutable. */
public final class GameSettings {
    /** The seed of all dice and shuffles, which the record names; none if there is no seed. */
    private final Option<Long> seed;
    /**
     * With a seed: returns new dice in the state of the game's beginning; without a seed: always returns the same dice.
     */
    private final Supplier<Dice.Source> source;
    /** Whether the players roll and submit the faces; shuffles always come from the source. */
    private final boolean byHand;

    private final boolean undoesLooks;
    private final Crash survived;
    /** Whether a record that the engine plays differently is continued before the difference. */
    private final boolean upToDifference;

    private GameSettings(
            Option<Long> seed,
            Supplier<Dice.Source> source,
            boolean byHand,
            boolean undoesLooks,
            Crash survived,
            boolean upToDifference) {
        this.seed = seed;
        this.source = source;
        this.byHand = byHand;
        this.undoesLooks = undoesLooks;
        this.survived = survived;
        this.upToDifference = upToDifference;
    }

    private static GameSettings of(Option<Long> seed, Supplier<Dice.Source> source, boolean byHand) {
        return new GameSettings(seed, source, byHand, false, Crash.OF_PROCESS, false);
    }

    /** Dice from {@link SecureRandom}. */
    public static GameSettings systemDice() {
        return ownDice(new SystemDice());
    }

    /**
     * Dice of an application. They are called once for each roll. {@link Game#undoTo}, {@link Game#branch} and
     * {@link Game#load} do not reset them. If they throw, the input that led to the roll is not taken; when it is
     * submitted again, all its rolls are made again.
     */
    public static GameSettings ownDice(Dice.Source source) {
        return of(Option.none(), () -> source, false);
    }

    /** {@link SplitMix64} from a seed, which the record names. */
    public static GameSettings seeded(long seed) {
        return seeded(seed, SplitMix64::dice);
    }

    /**
     * Dice from a seed. {@link Game#undoTo}, {@link Game#branch} and {@link Game#load} create new dice from the seed
     * and repeat the earlier rolls, so that the following rolls are always the same. A record can be checked against
     * the dice.
     *
     * @param dice creates dice from a seed; the same seed must give the same rolls
     */
    public static GameSettings seeded(long seed, LongFunction<Dice.Source> dice) {
        return of(Option.some(seed), () -> dice.apply(seed), false);
    }

    /** Real dice: the side that rolls submits the faces. Shuffles come from {@link SecureRandom}. */
    public static GameSettings playersRoll() {
        Dice.Source shuffles = new SystemDice();
        return of(Option.none(), () -> shuffles, true);
    }

    /**
     * Sets whether {@link Game#undoTo} may take back an input after which a side knows more about an item token. The
     * record says if it may. Default: no.
     */
    public GameSettings allowingUndoOfLooks(boolean allowed) {
        return new GameSettings(seed, source, byHand, allowed, survived, upToDifference);
    }

    /** These settings for a game whose file also survives a power failure: each input waits for the disk. */
    public GameSettings survivingPowerFailures() {
        return new GameSettings(seed, source, byHand, undoesLooks, Crash.OF_MACHINE, upToDifference);
    }

    /**
     * These settings for a record that this engine plays differently, because its rules have changed: {@link Game#load}
     * and {@link Game#resume} continue it from the last state that is as recorded, and {@link Game#leftOut} names the
     * first input that is not. By default such a record is refused.
     */
    public GameSettings continuingBeforeDifferences() {
        return new GameSettings(seed, source, byHand, undoesLooks, survived, true);
    }

    boolean upToDifference() {
        return upToDifference;
    }

    Option<Long> seed() {
        return seed;
    }

    Dice.Source dice() {
        return source.get();
    }

    boolean undoesLooks() {
        return undoesLooks;
    }

    Crash survived() {
        return survived;
    }

    /** Whether the game, not a player, gives this answer. */
    boolean rolls(Input input) {
        return input instanceof Input.Shuffle || input instanceof Dice && !byHand;
    }

    /** Whether the game, not a player, answers this prompt. */
    boolean rolls(Prompt prompt) {
        return prompt instanceof Prompt.ShuffleRequest || prompt instanceof Prompt.DiceRequest && !byHand;
    }

    /** The roll or shuffle that answers a prompt; none if a player answers it. */
    Option<Input> answer(Prompt prompt, Dice.Source dice) {
        return rolls(prompt) ? dice.answer(prompt) : Option.none();
    }

    static final class SystemDice implements Dice.Source {
        private final SecureRandom random = new SecureRandom();

        @Override
        public Dice roll(Prompt.DiceRequest request) {
            int[] faces = new int[request.dice()];
            for (int i = 0; i < faces.length; i++)
                faces[i] = 1 + random.nextInt(request.die().faces());
            return Dice.of(faces);
        }

        @Override
        public Input.Shuffle shuffle(Prompt.ShuffleRequest request) {
            List<Integer> order = Vector.rangeClosed(1, request.things()).toJavaList();
            Collections.shuffle(order, random);
            return new Input.Shuffle(Vector.ofAll(order));
        }
    }
}
