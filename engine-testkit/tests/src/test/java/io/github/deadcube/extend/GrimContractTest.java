package io.github.deadcube.extend;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.testkit.contract.KeywordContract;

/** The keyword that house rules bring breaks nothing. */
class GrimContractTest implements KeywordContract {
    @Override
    public KeywordRule keyword() {
        return new Grim();
    }
}
