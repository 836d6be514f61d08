package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.Transition;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.contract.CheckedGame.Past;
import io.github.deadcube.testkit.contract.CheckedGame.Sample;
import io.github.deadcube.testkit.contract.NotationCheck.Notations;
import io.github.deadcube.testkit.contract.NotationCheck.Records;
import io.github.deadcube.testkit.contract.OfferCheck.Prompts;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A property that the rules guarantee for every game, with every ruleset and in every scenario. {@link PlayContract}
 * checks all promises with random games.
 *
 * <pre>{@code
 * Promise.POSITION_IS_LEGAL.check(played);
 * }</pre>
 */
public enum Promise {
    /**
     * The same inputs lead to equal states, with equal hash codes and digests, and to the same events, and the hooks of
     * a {@link RuleContract}'s rule give equal answers to equal questions. It comes first, because a rule that depends
     * on more than the game breaks other promises too: if such a rule breaks another one, the failure names this one.
     */
    SAME_INPUTS_SAME_STATE("the same inputs lead to the same state", RepeatCheck::check),

    /**
     * A prompt has at least one option and no option twice, or asks for at least one die. A finished game accepts no
     * input (ASK-6).
     */
    PROMPTS_ASK_SOMETHING("every prompt asks something", Prompts::check),

    /**
     * No model is in the air, on the spot of another model or in an overcrowded cube. Each fight and explosion is
     * completed.
     */
    POSITION_IS_LEGAL("every position is legal", PositionCheck::check),

    /** The events describe every change of places, models, dice and score. */
    CHANGES_ARE_ANNOUNCED("every change is announced", EventLedger::check),

    /** Different states have different digests. */
    DIGESTS_TELL_STATES_APART("digests tell states apart", CheckedGame::digestsTellStatesApart),

    /**
     * The rules accept every option. They refuse every other choice with a rule, a reason and a remedy. {@code explain}
     * and {@code apply} agree. Every option can be written in notation and read back.
     */
    OFFERED_IS_ACCEPTED("every option is accepted, and nothing else", OfferCheck::check),

    /**
     * No view, prompt, refusal or event shows a side what is face down, except when the side looks at it or it is
     * revealed (SET-3, SET-5, ITEM-3).
     */
    HIDDEN_STAYS_HIDDEN("hidden information stays hidden", HiddenInformationCheck::check),

    /**
     * Every state, also within a test, a chain or a volley, can be written in notation. The state that is read back is
     * equal, with an equal digest.
     */
    STATES_CAN_BE_WRITTEN("every state can be written down", Notations::check),

    /**
     * A state at the beginning of a turn or between two actions can be resumed, and written as a script. Both lead to
     * an equal state, except for what rules remember. Any other state can be resumed without its unfinished rules.
     */
    TURNS_CAN_BE_WRITTEN("every turn can be written down", NotationCheck::check),

    /**
     * A record of a game verifies, from the first state and from any state that is resumed. So does a player's record.
     */
    RECORDS_VERIFY("every record verifies", Records::check),

    /** Random play from the last state reaches the end of the game. */
    GAMES_END("every game ends", CheckedGame::ends),

    /** No input changes a state. It comes last, after the other promises have used the states. */
    STATES_NEVER_CHANGE("a state never changes", Past::check);

    private final String words;
    private final Consumer<CheckedGame> check;

    Promise(String words, Consumer<CheckedGame> check) {
        this.words = words;
        this.check = check;
    }

    /**
     * Checks one promise in every state of a game.
     *
     * @throws BrokenPromise if the game breaks the promise, or another one of {@link #SAME_INPUTS_SAME_STATE} if its
     *     rules depend on more than the game
     * @throws IllegalStateException if the last input shows a bug
     */
    public void check(PlayedState played) {
        check(played, Sample.ALL, Vector.of(this));
    }

    /**
     * Checks all promises. The game is replayed once for all of them. Except in a thorough run, {@link
     * #OFFERED_IS_ACCEPTED}, {@link #HIDDEN_STAYS_HIDDEN}, {@link #STATES_CAN_BE_WRITTEN} and
     * {@link #STATES_NEVER_CHANGE} check about 25 states of a longer game, {@link #TURNS_CAN_BE_WRITTEN} two turns and
     * about 25 other states, and {@link #RECORDS_VERIFY} checks every third game.
     *
     * @throws BrokenPromise for the first promise that the game breaks
     * @throws IllegalStateException if the last input shows a bug
     */
    public static void checkAll(PlayedState played) {
        checkAll(played, Vector.of(values()));
    }

    /**
     * Checks some promises as {@link #checkAll(PlayedState)} checks all.
     *
     * @throws BrokenPromise for the first promise that the game breaks
     * @throws IllegalStateException if the last input shows a bug
     */
    public static void checkAll(PlayedState played, Seq<Promise> promises) {
        check(played, Level.thorough() ? Sample.ALL : Sample.BUILD, promises);
    }

    /**
     * Checks all promises in a small fraction of the time, for runs of millions of games. {@link #POSITION_IS_LEGAL},
     * {@link #CHANGES_ARE_ANNOUNCED} and {@link #DIGESTS_TELL_STATES_APART} are checked after every input, and
     * {@link #GAMES_END} as always. The others leave out:
     *
     * <ul>
     *   <li>{@link #SAME_INPUTS_SAME_STATE}: events and the last state are compared always, the states between in a few
     *       states;
     *   <li>{@link #HIDDEN_STAYS_HIDDEN}: one side is checked. Its view and events are compared after every input, the
     *       other texts in a few states;
     *   <li>{@link #PROMPTS_ASK_SOMETHING}, {@link #OFFERED_IS_ACCEPTED}, {@link #STATES_CAN_BE_WRITTEN} and
     *       {@link #STATES_NEVER_CHANGE}: a few states;
     *   <li>{@link #RECORDS_VERIFY}: one game in eight, and of it 30 inputs;
     *   <li>{@link #TURNS_CAN_BE_WRITTEN}: one game in eight, and of it one turn and a few other states.
     * </ul>
     *
     * "A few states" are up to four, evenly spread, and the last. The digest of the last state chooses them, so that
     * many games check all kinds of states.
     *
     * @return the transitions of the game, which the check replays
     * @throws BrokenPromise for the first promise that the game breaks
     * @throws IllegalStateException if the last input shows a bug
     */
    public static Vector<Transition> checkSparsely(PlayedState played) {
        return check(played, Sample.SPARSE, Vector.of(values())).steps().map(CheckedGame.Step::transition);
    }

    /**
     * A failure of rules that answer one question in two ways is one of {@link #SAME_INPUTS_SAME_STATE}, whatever else
     * it breaks.
     */
    private static CheckedGame check(PlayedState played, Sample sample, Seq<Promise> promises) {
        try {
            return checked(played, sample, promises);
        } catch (RuntimeException | AssertionError | StackOverflowError failure) {
            for (String why : RepeatCheck.unsteady(played, failure, () -> checked(played, sample, promises)))
                throw BrokenPromise.unsteady(why, failure);
            throw failure;
        }
    }

    private static CheckedGame checked(PlayedState played, Sample sample, Seq<Promise> promises) {
        CheckedGame replayed = new CheckedGame(played, sample);
        if (promises.contains(SAME_INPUTS_SAME_STATE)) SAME_INPUTS_SAME_STATE.check(replayed);
        if (promises.contains(STATES_NEVER_CHANGE)) STATES_NEVER_CHANGE.check(replayed, CheckedGame::past);
        for (Promise promise : promises.reject(SAME_INPUTS_SAME_STATE::equals)) promise.check(replayed);
        return replayed;
    }

    private void check(CheckedGame replayed) {
        check(replayed, check);
    }

    private void check(CheckedGame replayed, Consumer<CheckedGame> what) {
        try {
            what.accept(replayed);
        } catch (RuntimeException | AssertionError | StackOverflowError broken) {
            throw new BrokenPromise(this, broken);
        }
    }

    @Override
    public String toString() {
        return words;
    }

    /** Thrown for a game that breaks a {@link Promise}. */
    public static final class BrokenPromise extends AssertionError {
        private static final long serialVersionUID = 1;

        private final Promise promise;

        /** {@code how} is what the check threw. */
        public BrokenPromise(Promise promise, Throwable how) {
            super("broken: " + promise + " (" + promise.name() + ")\n" + told(how), how);
            this.promise = promise;
        }

        /** {@code subject} is what broke it: the keyword, item or order of a contract. */
        public BrokenPromise(String subject, BrokenPromise broken) {
            super(subject + ": " + broken.getMessage(), broken);
            this.promise = broken.promise;
        }

        /** @param failure what was found first; null if rules were asked twice */
        static BrokenPromise unsteady(String why, @Nullable Throwable failure) {
            return new BrokenPromise(SAME_INPUTS_SAME_STATE, new AssertionError(why, failure));
        }

        private static String told(Throwable how) {
            // the engine names the rule and the input of a bug
            boolean names = how instanceof AssertionError || how instanceof IllegalStateException;
            return names && how.getMessage() != null ? how.getMessage() : how.toString();
        }

        /** The first broken promise, in the order of {@link Promise}. */
        public Promise promise() {
            return promise;
        }
    }
}
