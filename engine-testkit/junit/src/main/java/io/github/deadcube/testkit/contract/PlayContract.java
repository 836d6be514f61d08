package io.github.deadcube.testkit.contract;

import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** The contract of every ruleset and scenario: all promises hold in every state that can be reached. */
@SuppressWarnings("exports")
public interface PlayContract {
    /** The engine, the ruleset and the scenario of the games. */
    Script.Runner scriptRunner();

    /** The games that are checked input by input: random games on the {@link #scriptRunner}. */
    @Provide
    default Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner());
    }

    /**
     * The least number of calls in all games together, for each hook of the keyword, item or special order, or each
     * mode of the order: 5, unless overridden. One of these calls at least must have an effect: an amount that is not
     * 0, a refusal, or a change of the game. More games are played until this is reached, up to the property's number
     * of tries. If it is not reached, the contract fails. Only a {@link RuleContract} counts calls.
     *
     * @return 0 to count none
     */
    default int fewestCalls() {
        return 5;
    }

    /** The least number of games in a build: 25, unless overridden. */
    default int fewestGames() {
        return 25;
    }

    /**
     * Every {@link Promise} holds. Each game is played once for all promises. A game that breaks a promise is
     * simplified while it breaks the same promise, except {@link Promise#SAME_INPUTS_SAME_STATE}, which a smaller game
     * may break at other times. A build stops after {@link #fewestGames} games if each hook has been called
     * {@linkplain #fewestCalls() often enough}. A thorough run uses all tries. At the end the first games are played
     * once more, with the same results.
     */
    @Property(shrinking = ShrinkingMode.FULL)
    @Tries(build = 250, thorough = 1000)
    @AddLifecycleHook(ContractRun.class)
    default void everyPromiseHolds(@ForAll("games") PlayedState played) {
        Promise.checkAll(played);
    }
}
