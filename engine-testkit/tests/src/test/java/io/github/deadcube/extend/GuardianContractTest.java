package io.github.deadcube.extend;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.testkit.contract.RuleContract;

/** A keyword that redirects attacks keeps its contract. */
class GuardianContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return new Guardian();
    }
}
