package io.github.deadcube.play;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.KeywordContract;

/** Marks from attacks break no promise. */
class PreyContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return Deadcube.ruleset().library().keyword("PREY").get();
    }
}
