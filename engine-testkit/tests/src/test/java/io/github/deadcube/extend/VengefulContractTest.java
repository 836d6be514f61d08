package io.github.deadcube.extend;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.testkit.contract.KeywordContract;

/** A keyword of an application keeps its contract. */
class VengefulContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return new Vengeful();
    }
}
