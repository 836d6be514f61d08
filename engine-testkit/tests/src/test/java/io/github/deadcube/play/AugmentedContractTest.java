package io.github.deadcube.play;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.Played;
import io.github.deadcube.testkit.script.Stage;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** The revision of 2025, with weapons that strain who uses them (R25-K-AUGMENTED). */
class AugmentedContractTest implements PlayContract {
    @Override
    public Stage stage() {
        return Stage.standard().with(Deadcube.revised());
    }

    @Override
    @Provide
    public Arbitrary<Played> plays() {
        return DeadcubeArbitraries.plays(stage()).favouring("AUGMENTED");
    }
}
