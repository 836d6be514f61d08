package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.KeywordContract;

/** A model under the control of the other side breaks no promise. */
class RampageContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return Deadcube.ruleset().library().keyword("RAMPAGE").get();
    }
}
