package io.github.deadcube.play;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** The living rules, with teams that throw models often, because throws have the most differences. */
class LivingContractTest implements PlayContract {
    @Override
    public Script.Runner scriptRunner() {
        return Script.Runner.standard().with(Deadcube.livingRules());
    }

    @Override
    @Provide
    public Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner()).favouring("KNOCKBACK");
    }
}
