package io.github.deadcube.extend;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.testkit.contract.RuleContract;

/** A keyword of an application keeps its contract. */
class VengefulContractTest implements RuleContract {
    @Override
    public KeywordRule rule() {
        return new Vengeful();
    }
}
