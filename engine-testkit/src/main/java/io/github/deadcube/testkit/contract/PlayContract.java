package io.github.deadcube.testkit.contract;

import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.Played;
import io.github.deadcube.testkit.script.Stage;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What must hold by every ruleset and in every scenario, in every state that can be reached. */
@SuppressWarnings("exports")
public interface PlayContract {
    /**
     * What is played.
     *
     * @return the engine, the ruleset and the scenario
     */
    Stage stage();

    /**
     * The games that are looked at, input by input.
     *
     * @return random ones on the {@link #stage}
     */
    @Provide
    default Arbitrary<Played> plays() {
        return DeadcubeArbitraries.plays(stage());
    }

    /**
     * A prompt offers each option once and at least one, or asks for at least one die; what goes on can be said; nothing
     * answers the end of a game (ASK-6).
     *
     * @param played a game
     */
    @Property(tries = 100)
    default void everyPromptAsksSomething(@ForAll("plays") Played played) {
        Prompts.check(played);
    }

    /**
     * What is offered is accepted, everything else is refused with a rule, a reason and a remedy, and {@code explain} and
     * {@code apply} agree. What is offered can be written down and read back.
     *
     * @param played a game
     */
    @Property(tries = 60)
    default void whatIsOfferedIsAcceptedAndNothingElse(@ForAll("plays") Played played) {
        Offers.check(played);
    }

    /**
     * The same inputs come to equal states, with equal hash codes and digests, and to the same events.
     *
     * @param played a game
     */
    @Property(tries = 100)
    default void theSameInputsComeToTheSameState(@ForAll("plays") Played played) {
        Repeats.check(played);
    }

    /**
     * A state that was left is as it was, whatever has been played since.
     *
     * @param played a game
     */
    @Property(tries = 60)
    default void aStateNeverChanges(@ForAll("plays") Played played) {
        Past.check(played);
    }

    /**
     * States that differ have digests that differ.
     *
     * @param played a game
     */
    @Property(tries = 100)
    default void digestsTellStatesApart(@ForAll("plays") Played played) {
        Digests.check(played);
    }

    /**
     * Whoever is told the events alone knows where everything is, how it stands, and the score.
     *
     * @param played a game
     */
    @Property(tries = 100)
    default void everyChangeIsAnnounced(@ForAll("plays") Played played) {
        Ledger.check(played);
    }

    /**
     * A side learns nothing of what lies face down, from no view, prompt, refusal or event, but by looking or by turning it
     * over (SET-3, SET-5, ITEM-3).
     *
     * @param played a game
     */
    @Property(tries = 60)
    default void hiddenInformationStaysHidden(@ForAll("plays") Played played) {
        Veil.check(played);
    }

    /**
     * Nobody stands in the air, on another's spot or in a cube that is too full, no dead model stands anywhere, and no fight
     * or explosion is forgotten.
     *
     * @param played a game
     */
    @Property(tries = 100)
    default void theTableIsSound(@ForAll("plays") Played played) {
        Soundness.check(played);
    }

    /**
     * The beginning of a turn, and a moment between two actions, can be written down: of what is read the rules make an equal
     * state, which plays on alike.
     *
     * @param played a game
     */
    @Property(tries = 60)
    default void everyTurnCanBeWrittenDown(@ForAll("plays") Played played) {
        Writings.check(played);
    }

    /**
     * Whatever is recorded verifies, from the beginning and from wherever a game is resumed, and a player's own record of it as
     * well.
     *
     * @param played a game
     */
    @Property(tries = 60)
    default void everyRecordVerifies(@ForAll("plays") Played played) {
        Records.check(played);
    }

    /**
     * Every state can be written down, within a test, a chain or a volley too: what is read is equal, and has the same digest.
     *
     * @param played a game
     */
    @Property(tries = 60)
    default void everyStateCanBeWrittenDown(@ForAll("plays") Played played) {
        Notations.check(played);
    }

    /**
     * Whatever is chosen from here on, the game ends.
     *
     * @param played a game
     */
    @Property(tries = 30)
    default void everyGameEnds(@ForAll("plays") Played played) {
        Endings.check(played);
    }
}
