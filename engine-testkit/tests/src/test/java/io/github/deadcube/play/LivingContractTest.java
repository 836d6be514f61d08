package io.github.deadcube.play;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.Played;
import io.github.deadcube.testkit.script.Stage;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** The living rules, with teams that throw each other about: there it is that they differ most. */
class LivingContractTest implements PlayContract {
    @Override
    public Stage stage() {
        return Stage.standard().with(Deadcube.livingRules());
    }

    @Override
    @Provide
    public Arbitrary<Played> plays() {
        return DeadcubeArbitraries.plays(stage()).favouring("KNOCKBACK");
    }
}
