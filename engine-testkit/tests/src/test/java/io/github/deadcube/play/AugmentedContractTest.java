package io.github.deadcube.play;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** The revision of 2025, with weapons that strain the model that uses them (R25-K-AUGMENTED). */
class AugmentedContractTest implements PlayContract {
    @Override
    public Script.Runner scriptRunner() {
        return Script.Runner.standard().with(Deadcube.revised());
    }

    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner()).favouring("AUGMENTED");
    }
}
