package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.KeywordContract;

class InvigorateContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return Deadcube.ruleset().library().keyword("INVIGORATE").get();
    }

    /** A friend that has been activated is seldom in the same cube. */
    @Override
    public int fewestCalls() {
        return 5;
    }
}
