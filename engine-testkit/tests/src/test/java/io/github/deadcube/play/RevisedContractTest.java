package io.github.deadcube.play;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** The revision of 2025 with all its keywords and items. */
class RevisedContractTest implements PlayContract {
    @Override
    public Script.Runner scriptRunner() {
        return Script.Runner.standard().with(Deadcube.revised());
    }

    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner());
    }

    /** More games than other contracts, because this one covers the keywords of the revision. */
    @Override
    public int fewestGames() {
        return 30;
    }
}
