package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.KeywordContract;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.Played;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** HP that change hands break nothing. */
class LifeDrainContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return Deadcube.ruleset().library().keyword("LIFE DRAIN").get();
    }

    /** Some weapons drain by explosions. */
    @Override
    @Provide
    public Arbitrary<Played> plays() {
        return DeadcubeArbitraries.plays(stage()).favouring("LIFE DRAIN").favouring("FRAG");
    }
}
