package io.github.deadcube.rules;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.contract.RuleContract;

class GasCloudContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return Deadcube.ruleset().library().keyword("GAS CLOUD").get();
    }
}
