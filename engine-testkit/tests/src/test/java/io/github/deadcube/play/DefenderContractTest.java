package io.github.deadcube.play;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.RuleContract;

/** Protection by adjacent models breaks no promise. */
class DefenderContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return Deadcube.ruleset().library().keyword("DEFENDER SHIELD").get();
    }
}
