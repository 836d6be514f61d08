package io.github.deadcube.extend;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.testkit.contract.RuleContract;

/** The keyword of the house rules keeps its contract. */
class GrimContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return new Grim();
    }
}
