package io.github.deadcube.testkit.contract;

import io.github.deadcube.properties.Level;
import io.github.deadcube.testkit.contract.CheckedGame.Past;
import io.github.deadcube.testkit.contract.CheckedGame.Repeats;
import io.github.deadcube.testkit.contract.NotationCheck.Notations;
import io.github.deadcube.testkit.contract.NotationCheck.Records;
import io.github.deadcube.testkit.contract.OfferCheck.Prompts;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/**
 * What the rules promise of every game, by every ruleset and in every scenario. {@link PlayContract} checks all promises with random
 * games.
 *
 * <pre>{@code
 * Promise.TABLE_IS_SOUND.check(played);
 * }</pre>
 */
public enum Promise {
    /**
     * The same inputs lead to equal states, with equal hash codes and digests, and to the same events. It comes first, since a hook that
     * depends on more than the table breaks other promises too.
     */
    SAME_INPUTS_SAME_STATE("the same inputs lead to the same state", Repeats::check),

    /** A prompt offers each option once and at least one, or asks for at least one die; nothing answers the end of a game (ASK-6). */
    PROMPTS_ASK_SOMETHING("every prompt asks something", Prompts::check),

    /** No model stands in the air, on another's spot or in a cube that is too full; no fight or explosion is forgotten. */
    TABLE_IS_SOUND("the table is sound", PositionCheck::check),

    /** The events tell where everything is, how it stands, and the score. */
    CHANGES_ARE_ANNOUNCED("every change is announced", EventLedger::check),

    /** States that differ have digests that differ. */
    DIGESTS_TELL_STATES_APART("digests tell states apart", CheckedGame::digestsTellStatesApart),

    /**
     * What is offered is accepted, everything else is refused with a rule, a reason and a remedy, and {@code explain} and {@code apply}
     * agree. What is offered can be written down and read back.
     */
    OFFERED_IS_ACCEPTED("what is offered is accepted, and nothing else", OfferCheck::check),

    /**
     * A side learns nothing of what lies face down, from no view, prompt, refusal or event, but by looking or by turning it over (SET-3,
     * SET-5, ITEM-3).
     */
    HIDDEN_STAYS_HIDDEN("hidden information stays hidden", HiddenInformationCheck::check),

    /** Every state can be written down, within a test, a chain or a volley too: what is read is equal, and has the same digest. */
    STATES_CAN_BE_WRITTEN("every state can be written down", Notations::check),

    /**
     * The beginning of a turn, and a moment between two actions, can be written as a script: of what is read the rules make an equal state.
     */
    TURNS_CAN_BE_WRITTEN("every turn can be written down", NotationCheck::check),

    /** A record verifies, from the beginning and from wherever a game is resumed, and a player's own record of it as well. */
    RECORDS_VERIFY("every record verifies", Records::check),

    /** Random play from the last state reaches the end of the game. */
    GAMES_END("every game ends", CheckedGame::ends),

    /** A state stays as it was, whatever is played from it. It comes last, when the other promises have used the states. */
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
     * @throws BrokenPromise if the game breaks the promise
     * @throws IllegalStateException if an input that was accepted is refused when it is given again
     */
    public void check(PlayedState played) {
        check(CheckedGame.whole(played));
    }

    /**
     * Checks all promises. The game is replayed once for all of them. Costly ones look at some of its states, except in a {@linkplain
     * Level#thorough() thorough} run.
     *
     * @throws BrokenPromise names the first promise that the game breaks
     * @throws IllegalStateException if an input that was accepted is refused when it is given again
     */
    public static void checkAll(PlayedState played) {
        checkAll(played, Vector.of(values()));
    }

    /**
     * Checks some promises as {@link #checkAll(PlayedState)} checks all.
     *
     * @throws BrokenPromise names the first promise that the game breaks
     * @throws IllegalStateException if an input that was accepted is refused when it is given again
     */
    public static void checkAll(PlayedState played, Seq<Promise> promises) {
        CheckedGame replayed = Level.thorough() ? CheckedGame.whole(played) : CheckedGame.sampled(played);
        if (promises.contains(STATES_NEVER_CHANGE)) STATES_NEVER_CHANGE.check(replayed, CheckedGame::past);
        for (Promise promise : promises) promise.check(replayed);
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
}
