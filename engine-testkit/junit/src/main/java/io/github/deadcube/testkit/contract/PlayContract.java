package io.github.deadcube.testkit.contract;

import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.ScriptRunner;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** What must hold by every ruleset and in every scenario, in every state that can be reached. */
@SuppressWarnings("exports")
public interface PlayContract {
    /** What is played: the engine, the ruleset and the scenario. */
    ScriptRunner stage();

    /** The games that are looked at, input by input: random ones on the {@link #stage}. */
    @Provide
    default Arbitrary<PlayedState> plays() {
        return DeadcubeArbitraries.plays(stage());
    }

    /**
     * How often each hook of the keyword or item, or each mode of the special order, that this is about must be called in all games
     * together: 10, unless overridden. More games are played until then, up to the property's number of tries; a contract that does not get
     * there fails. A contract of a scenario, a sight or a whole stage counts nothing.
     */
    default int fewestCalls() {
        return 10;
    }

    /** How many games are played in a build, if hooks do not ask for more: 60, unless overridden. */
    default int fewestGames() {
        return 60;
    }

    /**
     * Every {@link Promise} holds. Each game is played once, and all promises are checked with it. A game that breaks one is made simpler
     * as long as it breaks the same promise. A build stops after {@link #fewestGames} games if each hook has been called {@linkplain
     * #fewestCalls() often enough} by then; a thorough run plays as many as there are tries.
     */
    @Property(shrinking = ShrinkingMode.FULL)
    @Tries(build = 250, thorough = 1000)
    @AddLifecycleHook(ContractRun.class)
    default void everyPromiseHolds(@ForAll("plays") PlayedState played) {
        Promise.checkAll(played);
    }
}
